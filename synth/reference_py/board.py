"""What lies on the table: Pokémon in play and each player's cards, marks and memories."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import NamedTuple

from synth.reference_py.cards import PoolCard
from synth.spec.layout import ENERGIES, Daze, Place

DISCARDED_MOST = 250


class Spot(NamedTuple):
    """A place of a Pokémon in play; slot 0 is the Active Spot."""

    player: int
    slot: int


@cache
def spots_of(player: int, slots: int) -> tuple[Spot, ...]:
    """All places of a player, the Active Spot first."""
    return tuple(Spot(player, slot) for slot in range(slots))


class Held(NamedTuple):
    """A card by its place in its owner's deck list."""

    player: int
    at: int


class Mark(NamedTuple):
    """A lasting effect: which statement of the pool, whose, how much, and how many ends of turns until it is over (0: none)."""

    number: int
    controller: int
    worth: int
    turns: int

    @property
    def in_force(self) -> bool:
        """Whether the turn it speaks of has come."""
        return self.turns <= 1


@dataclass(slots=True)
class Pokemon:
    card: PoolCard
    serial: int  # tells this Pokémon apart for as long as it is in play, wherever it moves
    damage: int = 0
    fresh: bool = False
    used: bool = False
    energy: list[int] = field(default_factory=lambda: [0] * ENERGIES)
    tools: tuple[int | None, ...] = ()  # places of its Tools in the owner's deck list; None where there was one
    grown: int = 0  # number of the card it evolved from during this turn
    fought: bool = False
    spent: bool = False
    struck: bool = False
    taken: int = 0  # tens of damage by attacks in the opponent's last turn
    hurt: bool = False  # damaged by an attack on the Bench in the opponent's last turn
    age: int = 0  # turns of its owner that have ended while it was in play
    healed: bool = False  # during this turn
    fed: bool = False  # likewise: Energy from the Energy Zone was attached to it
    grew: bool = False  # evolved in the own last turn
    acted: tuple[bool, bool] = (False, False)  # used an attack in the own last turn, in the present one
    marks: tuple[Mark, ...] = ()  # what lasts on it, in the order in which it was set

    def copy(self) -> Pokemon:
        twin = Pokemon.__new__(Pokemon)
        twin.card, twin.serial, twin.damage, twin.fresh, twin.used = (
            self.card, self.serial, self.damage, self.fresh, self.used,
        )  # fmt: skip
        twin.energy, twin.tools, twin.grown = self.energy.copy(), self.tools, self.grown
        twin.fought, twin.spent, twin.struck, twin.marks = self.fought, self.spent, self.struck, self.marks
        twin.hurt, twin.taken, twin.healed, twin.acted = self.hurt, self.taken, self.healed, self.acted
        twin.age, twin.fed, twin.grew = self.age, self.fed, self.grew
        return twin

    @property
    def units(self) -> int:
        return sum(self.energy)

    @property
    def attached(self) -> tuple[int, ...]:
        """Its Tools, in the order of their places."""
        return tuple([at for at in self.tools if at is not None]) if self.tools else ()

    def equip(self, at: int) -> None:
        """A Tool goes to the first free place."""
        place = self.tools.index(None) if None in self.tools else len(self.tools)
        self.tools = (*self.tools[:place], at, *self.tools[place + 1 :])

    def lose_tool(self, at: int) -> None:
        """The others stay where they are."""
        self.tools = tuple(None if tool == at else tool for tool in self.tools)


@dataclass
class Player:
    cards: tuple[int, ...]
    declared: tuple[int, ...]
    place: list[int]
    order: list[int]
    seen: list[int]
    slots: list[Pokemon | None] = field(default_factory=list)
    discarded: list[int] = field(default_factory=lambda: [0] * ENERGIES)
    wide: tuple[Mark, ...] = ()  # lasting effects of this player over whole sides, players and spots
    times: list[int] = field(default_factory=list)  # by title, of attacks and of deeds; 0 stands for none
    points: int = 0
    energy_now: int = 0
    energy_next: int = 0
    poison: int = 0
    burn: int = 0
    daze: Daze = Daze.NONE
    daze_fresh: bool = False
    sleep_coins: int = 0  # that it takes to wake up, if more than one
    moved: bool = False
    fallen: int = 0
    knockouts: int = 0
    title: int = 0
    title_next: int = 0

    def prepare(self, slots: int, titles: int) -> None:
        """Room for Pokémon, and for memories of attacks that the pool's cards name."""
        self.slots = self.slots or [None] * slots
        self.times = [0] * (titles + 1)

    def copy(self) -> Player:
        twin = Player.__new__(Player)
        facts = twin.__dict__
        facts.update(self.__dict__)
        for name in _OWNED:
            facts[name] = facts[name].copy()
        twin.slots = [pokemon and pokemon.copy() for pokemon in self.slots]
        return twin

    def cards_in(self, place: int) -> list[int]:
        """Places in the deck list of the cards that are there, ascending."""
        return [at for at, where in enumerate(self.place) if where == place]

    def stack(self, slot: int) -> list[int]:
        """The cards a Pokémon consists of, its Tools left out."""
        own = self.slots[slot]
        tools = own.tools if own else ()
        return [at for at in self.cards_in(Place.IN_PLAY + slot) if at not in tools]

    def bench(self) -> list[int]:
        return [slot for slot in range(1, len(self.slots)) if self.slots[slot]]

    def free_bench_slot(self) -> int | None:
        return next((slot for slot in range(1, len(self.slots)) if self.slots[slot] is None), None)

    def has_pokemon(self) -> bool:
        return any(self.slots)

    def throw_away(self, unit: int, n: int) -> None:
        """Units to the discard pile, which has room for so many of a type; more are lost."""
        self.discarded[unit] = min(DISCARDED_MOST, self.discarded[unit] + n)

    def recover(self) -> None:
        """Ends Special Conditions (rulebook 7.4, 9.5)."""
        self.poison = self.burn = 0
        self.daze, self.daze_fresh, self.sleep_coins = Daze.NONE, False, 0


_OWNED = ("place", "order", "seen", "discarded", "times")
