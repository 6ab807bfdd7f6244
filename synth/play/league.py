"""A league: players that have met, and what came of it; kept in a file, so that every session adds to it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
from pydantic import BaseModel, ConfigDict, Field, ValidationError

from synth.engines.engine import Engine
from synth.play.arena import Arena, Schedule
from synth.play.learned import PolicyPlayer
from synth.play.player import Player
from synth.play.results import Tally
from synth.play.roster import batch_for
from synth.spec.decks import Deck
from synth.spec.errors import InputError
from synth.spec.files import replace_file

FORMAT = 1


class Meeting(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    a: str
    b: str
    won: int = Field(ge=0)
    tied: int = Field(ge=0)
    lost: int = Field(ge=0)


class Records(BaseModel):
    """What is kept between sessions."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    format: int = FORMAT
    decks: tuple[str, ...]
    meetings: tuple[Meeting, ...] = ()

    @property
    def tallies(self) -> dict[tuple[str, str], Tally]:
        return {(one.a, one.b): Tally(one.won, one.tied, one.lost) for one in self.meetings}

    def with_result(self, a: str, b: str, tally: Tally) -> Records:
        known = self.tallies
        known[a, b] = known.get((a, b), Tally(0, 0, 0)) + tally
        meetings = (Meeting(a=a, b=b, won=t.wins, tied=t.ties, lost=t.losses) for (a, b), t in sorted(known.items()))
        return self.model_copy(update={"meetings": tuple(meetings)})


def read_records(path: Path, decks: Sequence[Deck]) -> Records:
    names = tuple(deck.name for deck in decks)
    if not path.is_file():
        return Records(decks=names)
    try:
        records = Records.model_validate_json(path.read_text("utf-8"))
    except (ValidationError, UnicodeDecodeError) as error:
        raise InputError(f"{path} is not a league: {str(error).splitlines()[0]}") from None
    if records.decks != names:
        raise InputError(f"{path} was played with other decks: {', '.join(records.decks)}; give those, or another folder")
    return records


def write_records(records: Records, path: Path) -> None:
    with replace_file(path) as file:
        file.write(records.model_dump_json(indent=1).encode())


class League:
    """Meetings on one engine; policies of one shape share a compiled program."""

    def __init__(self, engine: Engine, decks: Sequence[Deck], games: int, batch: int) -> None:
        self.engine, self.decks, self.games, self.batch = engine, decks, games, batch
        self._arenas: dict[tuple[str, str], Arena] = {}

    def meet(self, a: Player, b: Player, seed: int, tick: Callable[[int], None] = lambda _: None) -> Tally:
        kinds = (_kind(a), _kind(b))
        if kinds not in self._arenas:
            self._arenas[kinds] = Arena(self.engine, (a, b), min(batch_for((a.name, b.name), self.batch), self.games))
        schedule = Schedule.spread(self.decks, self.games, seed)
        return self._arenas[kinds].play(schedule, tick, parameters=(a.parameters, b.parameters)).tally()


def _kind(player: Player) -> str:
    """Players of a kind differ in their parameters only."""
    if isinstance(player, PolicyPlayer):
        return f"policy {player.function.network} {player.sampled}"
    return player.name


def pairing(names: Sequence[str], records: Records) -> list[tuple[str, str]]:
    """All pairs, those that have met least first."""
    played = {frozenset(pair): tally.games for pair, tally in records.tallies.items()}
    pairs = [(a, b) for at, a in enumerate(names) for b in names[at + 1 :]]
    order = np.argsort([played.get(frozenset(pair), 0) for pair in pairs], kind="stable")
    return [pairs[at] for at in order]
