"""Scenario files: a position, a few moves and what must then be true. Reading and checking them; the format is data."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Literal

import yaml
from pydantic import BaseModel, ConfigDict, Field, StringConstraints, ValidationError, model_validator

from synth.spec.cards import Status
from synth.spec.errors import InputError, suggestion

Letters = Annotated[str, StringConstraints(pattern=r"^[GRWLPFDMC]*$")]
Types = Annotated[str, StringConstraints(pattern=r"^[GRWLPFDM]{1,8}$")]
Fallen = Annotated[str, StringConstraints(pattern=r"^[GRWLPFDMCN]*$")]
Knowing = Literal["owner", "opponent", "opponent_place"]
"""The owner knows its place in the deck; the opponent knows that it is in hand or deck, or its place."""
Unit = Annotated[str, StringConstraints(pattern=r"^([GRWLPFDM]|none)$")]
Cards = tuple[str, ...]
Move = Annotated[
    str,
    StringConstraints(
        pattern=r"^((attack|copy|attach|play|ability|retreat|discard|promote|choose) \S.*|stadium|end)$",
    ),
]
Seat = Literal["A", "B"]


class _Part(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Past(_Part):
    """What a Pokémon did, and what befell it."""

    attacked: bool = False
    attacked_last_turn: bool = False
    attacked_this_turn: bool = False
    protected: bool = False
    """From the first damage since it came into play: it has used that up."""
    hit_last_turn: bool = False
    """By an attack, in the Active Spot."""
    hurt_last_turn: bool = False
    """… or on the Bench."""
    damage_last_turn: int = Field(default=0, ge=0, multiple_of=10)
    healed_this_turn: bool = False
    turns_in_play: int = Field(default=0, ge=0, le=31)


class Standing(_Part):
    """A Pokémon in play."""

    card: str
    energy: Letters = ""
    damage: int = Field(default=0, ge=0, multiple_of=10)
    tools: Cards = ()
    conditions: tuple[Status, ...] = ()
    under: Cards | None = None
    played_this_turn: bool = False
    evolved_this_turn: bool = False
    moved_to_active_this_turn: bool = False
    ability_used: bool = False
    past: Past = Past()


class Zone(_Part):
    current: Unit | None = None
    next: Unit | None = None


class Memory(_Part):
    supporter_played: bool = False
    retreated: bool = False
    energy_attached: bool = False
    stadium_played: bool = False
    stadium_used: bool = False
    knocked_out_by_attack_last_turn: tuple[Fallen, ...] = ()
    knocked_out: int = Field(default=0, ge=0, le=127)
    """In this game."""
    attack_used_last_turn: str | None = None
    attack_used_this_turn: str | None = None
    attacks_used: dict[str, int] = {}
    """In this game, of those that a card asks about; what else players did is `items_last_turn`, `attacks_this_turn` …"""
    paralyzed_this_turn: bool = False
    coins_to_wake_up: int = Field(default=0, ge=0, le=3)


class Known(_Part):
    """A card of the deck or of a hand of which somebody knows what cannot be seen."""

    card: str
    pile: Literal["deck", "hand"] = "deck"
    at: int = Field(default=0, ge=-127, le=127)
    """From the top of the deck, the first is 1; from the bottom, -1; 0 if its place is not fixed."""
    by: tuple[Knowing, ...] = ()


class PlayerPosition(_Part):
    active: Standing
    bench: tuple[Standing, ...] = Field(default=(), max_length=7)
    hand: Cards = ()
    deck: Cards = ("P-A-005",) * 10
    discard: Cards = ()
    known: tuple[Known, ...] = ()
    discard_energy: Letters = ""
    zone: Zone = Zone()
    energy_types: Types | None = None
    points: int = Field(default=0, ge=0, le=2)
    memory: Memory = Memory()

    def spots(self) -> Iterator[tuple[str, Standing]]:
        """The Pokémon with the names of their spots."""
        yield "active", self.active
        yield from ((f"bench.{place}", pokemon) for place, pokemon in enumerate(self.bench))

    @model_validator(mode="after")
    def _benched_are_well(self) -> PlayerPosition:
        if any(pokemon.conditions or pokemon.moved_to_active_this_turn for pokemon in self.bench):
            raise ValueError("bench: only the Active Pokémon has conditions or has moved to the Active Spot")
        return self


class StadiumInPlay(_Part):
    card: str
    owner: Seat = "A"


class Lasting(_Part):
    """What an earlier effect has left behind."""

    by: str
    """The card that said it."""
    text: int = Field(default=1, ge=1)
    """Of the statements of that card that leave something behind, the first, second …"""
    on: str
    """A seat, or a spot such as `B.active`."""
    of: Seat
    """Whose effect it was."""
    amount: int = 0
    turns: int = Field(default=1, ge=0, le=127)
    """Ends of turns until it is over; 0 for one that has no end."""


class Step(_Part):
    """One of: a move, moves that must or must not be possible, facts that must hold."""

    do: Move | None = None
    legal: tuple[Move, ...] | None = None
    illegal: tuple[Move, ...] | None = None
    expect: dict[str, Any] | None = None

    @model_validator(mode="after")
    def _one_of_them(self) -> Step:
        if sum(value is not None for value in (self.do, self.legal, self.illegal, self.expect)) != 1:
            raise ValueError("a step is exactly one of do, legal, illegal, expect")
        return self


class Scenario(_Part):
    name: str = Field(min_length=1)
    source: str = ""
    turn: int | None = Field(default=None, ge=1, le=30)
    to_act: Seat = "A"
    stadium: StadiumInPlay | None = None
    lasting: tuple[Lasting, ...] = ()
    A: PlayerPosition
    B: PlayerPosition
    coins: Annotated[str, StringConstraints(pattern=r"^[HT]*$")] = ""
    picks: tuple[str | int, ...] = ()
    rolls: Letters = ""
    steps: tuple[Step, ...] = Field(min_length=1)

    @property
    def players(self) -> tuple[PlayerPosition, PlayerPosition]:
        return self.A, self.B

    def cards(self) -> Iterator[tuple[str, str]]:
        """Every card that the position names, with the key it stands under."""
        if self.stadium:
            yield "stadium.card", self.stadium.card
        yield from (("lasting.by", one.by) for one in self.lasting)
        for seat, player in zip("AB", self.players, strict=True):
            for key in ("hand", "deck", "discard"):
                yield from ((f"{seat}.{key}", card) for card in getattr(player, key))
            yield from ((f"{seat}.known", one.card) for one in player.known)
            for spot, pokemon in player.spots():
                yield f"{seat}.{spot}.card", pokemon.card
                yield from ((f"{seat}.{spot}.tools", card) for card in pokemon.tools)
                yield from ((f"{seat}.{spot}.under", card) for card in pokemon.under or ())


def read_files(paths: list[Path]) -> list[tuple[Path, Scenario]]:
    """All scenarios of the files and of the files in the folders."""
    return [(file, scenario) for path in paths for file in _files(path) for scenario in read_file(file)]


def read_file(path: Path) -> Iterator[Scenario]:
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise InputError(f"{path}: {' '.join(str(error).split())}") from None
    yield from read_text(text, str(path))


class _EachKeyOnce(yaml.SafeLoader):
    """A key that stands twice is an error: one of the two would be lost, and where `---` is forgotten a whole scenario."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:
        seen: set[str] = set()
        for key, _ in node.value:
            if key.value in seen:
                raise yaml.constructor.ConstructorError(problem=f"{key.value} stands twice", problem_mark=key.start_mark)
            seen.add(key.value)
        return super().construct_mapping(node, deep)


def read_text(text: str, path: str) -> Iterator[Scenario]:
    """The scenarios of a file's text; errors name the path."""
    try:
        documents = [document for document in yaml.load_all(text, _EachKeyOnce) if document]
    except yaml.YAMLError as error:
        raise InputError(f"{path}: {' '.join(str(error).split())}") from None
    names: set[str] = set()
    for number, document in enumerate(documents, start=1):
        name = document.get("name", f"number {number}") if isinstance(document, dict) else f"number {number}"
        try:
            scenario = Scenario.model_validate(document)
        except ValidationError as error:
            raise InputError(f"{path}: scenario {name}: {_complaint(error)}") from None
        if scenario.name in names:
            raise InputError(f"{path}: scenario {name}: name: used twice in this file")
        names.add(scenario.name)
        yield scenario


def _files(path: Path) -> list[Path]:
    if path.is_dir():
        return sorted(path.glob("**/*.yaml"))
    if not path.is_file():
        raise InputError(f"{path}: no such file or folder")
    return [path]


_PARTS = (Scenario, PlayerPosition, Standing, Past, Zone, Memory, Known, StadiumInPlay, Lasting, Step)
_KEYS = {key for part in _PARTS for key in part.model_fields}


def _complaint(error: ValidationError) -> str:
    first = error.errors()[0]
    key = ".".join(map(str, first["loc"])) or "document"
    if first["type"] == "extra_forbidden":
        return f"{key}: unknown key{suggestion(str(first['loc'][-1]), _KEYS)}"
    return f"{key}: {first['msg']}"
