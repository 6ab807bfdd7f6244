"""What a player sees, with names instead of places in a list of numbers.

Everything here comes from the player's observation, but for two public facts of Pokémon in play that the observation
leaves to be worked out: the HP they have with all effects in force, and which of them is which after they changed places.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, cached_property

from synth.reference_py import observation
from synth.reference_py.game import Game, Spot
from synth.reference_py.queries import statics
from synth.spec.layout import ENERGIES, TOOL_FACTS, Daze, Phase, Place, Shape
from synth.spec.layout import observation as entries

WHO = ("my", "their")


@dataclass(frozen=True)
class Standing:
    """A Pokémon in play."""

    card: int
    damage: int
    hp: int
    """that it has left"""
    max_hp: int
    tools: tuple[int, ...]
    energy: tuple[int, ...]
    """units of each type, in the order of UNITS"""
    fresh: bool
    serial: int
    """tells it apart while it is in play; never leaves the server"""


@dataclass(frozen=True)
class Side:
    points: int
    hand: int
    deck: int
    energy_now: int
    energy_next: int
    """0 for none, else 1 + index in UNITS"""
    conditions: tuple[str, ...]
    slots: tuple[Standing | None, ...]
    discarded_energy: tuple[int, ...]
    places: tuple[tuple[int, int, int], ...]
    """Cards that are known: number, place, and place in the deck list (of the viewer's own; else -1)."""

    def cards_in(self, place: int) -> list[int]:
        return [card for card, where, _ in self.places if where == place]


@dataclass(frozen=True)
class Board:
    viewer: int
    turn: int
    my_turn: bool
    deciding: bool
    phase: Phase
    stadium: int
    stadium_mine: bool
    row: int
    """the effect that waits for a choice, 0 for none"""
    left: int
    sides: tuple[Side, Side]
    """the viewer's, then the other player's"""
    seen: dict[str, int]
    """the whole observation by name"""

    @cached_property
    def present(self) -> dict[str, int]:
        """What is not 0 of the observation: most of it is."""
        return {name: value for name, value in self.seen.items() if value}

    @property
    def me(self) -> Side:
        return self.sides[0]

    @property
    def them(self) -> Side:
        return self.sides[1]

    @property
    def hand(self) -> list[tuple[int, int]]:
        """Place in the deck list and number of each card in hand."""
        return [(at, card) for card, place, at in self.me.places if place == Place.HAND]

    @property
    def cards(self) -> set[int]:
        """Numbers of all cards that the viewer knows to be somewhere."""
        return {card for side in self.sides for card, _ in known_cards(side)} | {self.stadium}

    def slot(self, number: int) -> Standing | None:
        """Own slots come first, then the other player's."""
        return self.sides[number // self.slots].slots[number % self.slots]

    @property
    def slots(self) -> int:
        """of a player"""
        return len(self.me.slots)


@cache
def _names(shape: Shape) -> tuple[str, ...]:
    return tuple(entries(shape))


def board(game: Game, viewer: int) -> Board:
    """The game as this player sees it."""
    values = observation(game, viewer)
    seen = dict(zip(_names(game.pool.shape(game.cards)), values, strict=True))

    def more(which: int, slot: int) -> tuple[int, int] | None:
        spot = Spot(viewer ^ which, slot)
        pokemon = game.at(spot)
        return (10 * statics.max_hp(game, spot), pokemon.serial) if pokemon else None

    return read_board(seen, viewer, game.pool.shape(game.cards), more, game.over)


def read_board(
    seen: dict[str, int], viewer: int, shape: Shape, more: Callable[[int, int], tuple[int, int] | None], over: bool
) -> Board:
    """An observation by name as a board; `more` says the HP and the serial of the Pokémon in a slot of a side."""
    sides = (_side(seen, 0, shape, more), _side(seen, 1, shape, more))
    return Board(
        viewer=viewer,
        turn=seen["turn"],
        my_turn=bool(seen["my_turn"]),
        deciding=bool(seen["deciding"]) and not over,
        phase=Phase(seen["phase"]),
        stadium=seen["stadium"],
        stadium_mine=bool(seen["stadium_mine"]),
        row=seen["row"],
        left=seen["left"],
        sides=sides,
        seen=seen,
    )


def _side(seen: dict[str, int], which: int, shape: Shape, more: Callable[[int, int], tuple[int, int] | None]) -> Side:
    who = WHO[which]

    def fact(name: str) -> int:
        return seen[f"{who}_{name}"]

    def tools(slot: int) -> tuple[int, ...]:
        """A pool has as many places for them as its cards need."""
        return tuple(tool for name in TOOL_FACTS if (tool := seen.get(f"{who}_{name}_{slot}", 0)))

    daze = Daze(fact("daze"))
    conditions = [name for name, there in (("Poisoned", fact("poison")), ("Burned", fact("burn"))) if there]
    conditions += [daze.name.title()] if daze else []
    places = [(fact(f"card_{k}"), fact(f"place_{k}"), k if which == 0 else -1) for k in range(shape.cards) if fact(f"card_{k}")]
    return Side(
        points=fact("points"),
        hand=fact("hand"),
        deck=fact("deck"),
        energy_now=fact("energy_now"),
        energy_next=fact("energy_next"),
        conditions=tuple(conditions),
        slots=tuple(_standing(fact, slot, tools(slot), more(which, slot)) for slot in range(shape.slots)),
        discarded_energy=tuple(fact(f"discarded_{unit}") for unit in range(ENERGIES)),
        places=tuple(places),
    )


def _standing(
    fact: Callable[[str], int], slot: int, tools: tuple[int, ...], more: tuple[int, int] | None
) -> Standing | None:
    card = fact(f"pokemon_{slot}")
    if not card or more is None:  # empty, or face down during setup
        return None
    (most, serial), damage = more, 10 * fact(f"damage_{slot}")
    return Standing(
        card=card,
        damage=damage,
        hp=max(0, most - damage),
        max_hp=most,
        tools=tools,
        energy=tuple(fact(f"energy_{slot}_{unit}") for unit in range(ENERGIES)),
        fresh=bool(fact(f"fresh_{slot}")),
        serial=serial,
    )


def known_cards(side: Side) -> Sequence[tuple[int, int]]:
    """Number and place of every card of a side that the viewer knows."""
    return [(card, place) for card, place, _ in side.places]
