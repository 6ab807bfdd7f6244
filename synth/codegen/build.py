"""`synth build`: cards → tables → machine → a package on disk, written whole or not at all."""

from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache

import numpy as np

from synth.codegen.gpu.kernels import kernel_module
from synth.codegen.graphs.clean import clean, drop_unused
from synth.codegen.graphs.graph import Column, Program
from synth.codegen.graphs.read import read_program
from synth.codegen.graphs.sources import written_name
from synth.codegen.graphs.specialise import specialise
from synth.codegen.machine import chance, observe, resample, start, step
from synth.codegen.machine.cells import all_cells, inner_cells
from synth.codegen.native.driver import Entries
from synth.codegen.observed import entries as observed
from synth.codegen.package import Names, package_files, shown
from synth.codegen.playing import constants
from synth.codegen.programs.code import Unlowered
from synth.codegen.programs.columns import Tables
from synth.codegen.programs.tables import pool_tables
from synth.codegen.programs.writing import Lowering
from synth.codegen.runtime.ptx import with_tables
from synth.codegen.write import differences, write
from synth.spec.cards import DECLARABLE, UNITS, Card, Kind
from synth.spec.layout import MOST_TOOLS, Shape, action_groups
from synth.spec.numbering import unique_cards
from synth.spec.rules import RuleSpec

__all__ = [
    "Built", "Machine", "Room", "Unlowered", "build", "build_for_positions", "differences", "gpu_kernel", "machine", "playable",
    "write",
]  # fmt: skip

CHANCE = (chance.act_at_random, chance.step_key, chance.pick_deck)
RANKING = (step.goes_on, step.ranked_by, chance.liking)
ENTRY_POINTS = (start.start, step.step, observe.observe, step.legal_again, resample.resample, *CHANCE, *RANKING)

ENTRIES = Entries(*(written_name(one) for one in ENTRY_POINTS))


@dataclass(frozen=True)
class Machine:
    """The machine of a pool: graphs of its functions, the tables they read, constants of the build."""

    tables: Tables
    shape: Shape
    constants: Mapping[str, int]
    whole: Program
    """For any tables of this shape."""
    closed: bool
    """It is to play by these tables alone."""

    @cached_property
    def program(self) -> Program:
        if not self.closed:
            return self.whole
        inner = [cell.name for cell in inner_cells(self.shape)]
        return drop_unused(specialise(self.whole, self.tables.columns, inner), inner)


@dataclass(frozen=True)
class Room:
    """Room that machines have beyond what their pools need, so that all of them have the same code, and differ in tables."""

    titles: int
    traits: int
    """Words of bits of a card."""


@dataclass(frozen=True)
class Built:
    machine: Machine
    files: dict[str, str]


def machine(
    cards: Sequence[Card],
    rules: RuleSpec | None = None,
    places: int | None = None,
    room: Room | None = None,
    lowerings: Mapping[str, Lowering] | None = None,
) -> Machine:
    """The machine for games, or positions with up to `places` cards a player, of these cards."""
    rules = rules or RuleSpec()
    tables = pool_tables(cards, rules, lowerings)
    titles, tools, more = len(tables.numbers.titles), tables.numbers.tools, {}
    if room is not None:
        tables = _widened(tables, room)
        titles, tools, more = room.titles, MOST_TOOLS, ANYTHING
    shape = Shape(places or rules.deck_size, 1 + rules.bench + tables.numbers.bench[1], titles, tools)
    fixed = constants(tables, shape) | more
    whole = _program(shape, tables.described, tuple(fixed.items()))
    return Machine(tables, shape, fixed, whole, closed=room is None)


ANYTHING = {"hp_falls": 1, "fossils": 1, "kinds": 0x7FFFFFFF, "events": 0x7FFFFFFF_7FFFFFFF}
"""What a build knows of its pool, where nothing is known."""


def _widened(tables: Tables, room: Room) -> Tables:
    words = len(tables.columns["traits"][0])
    if words > room.traits or len(tables.numbers.titles) > room.titles:
        raise ValueError(f"the pool needs {words} words of traits and {len(tables.numbers.titles)} titles, there is {room}")
    wide = [[*row, *[0] * (room.traits - words)] for row in tables.columns["traits"]]
    return replace(tables, columns={**tables.columns, "traits": wide})


@lru_cache(maxsize=4)
def _program(shape: Shape, columns: tuple[Column, ...], fixed: tuple[tuple[str, int], ...]) -> Program:
    return clean(read_program(ENTRY_POINTS, all_cells(shape), columns, dict(fixed)))


def build(cards: Sequence[Card], rules: RuleSpec | None = None, lowerings: Mapping[str, Lowering] | None = None) -> Built:
    """The engine for games between decks of these cards; equal printings share a number."""
    return _built(machine(cards, rules, lowerings=lowerings), cards)


def build_for_positions(cards: Sequence[Card], places: int, rules: RuleSpec | None = None, room: Room | None = None) -> Built:
    """An engine for positions set up by hand, with up to `places` cards a player."""
    return _built(machine(cards, rules, places, room), cards, whole=True)


def playable(cards: Iterable[Card]) -> tuple[list[Card], list[str]]:
    """The cards whose every effect can be lowered, and one line for each gameplay-unique card that cannot."""
    cards = list(cards)
    with suppress(Unlowered):
        pool_tables(cards)
        return cards, []
    refused: dict[str, str] = {}
    for card in unique_cards(cards):
        try:
            pool_tables([card])
        except Unlowered as error:
            refused[card.play_id] = str(error)
    return [card for card in cards if card.play_id not in refused], list(refused.values())


def gpu_kernel(found: Machine) -> str:
    """The machine's kernel for GPUs, in LLVM IR, with its tables."""
    numbers = {name: np.array(rows, np.int64) for name, rows in (_numbers(found) | {"cards": [len(found.tables.cards)]}).items()}
    return with_tables(kernel_module(found.program, ENTRIES, shown(observed(found.tables, found.shape, False))), numbers)


def _built(found: Machine, printings: Sequence[Card], whole: bool = False) -> Built:
    return Built(found, package_files(found.program, _numbers(found), _names(found, printings, whole), ENTRIES))


def _numbers(found: Machine) -> dict[str, list[int]]:
    return {name: [value for row in rows for value in row] for name, rows in found.tables.columns.items()}


def _names(found: Machine, printings: Sequence[Card], whole: bool) -> Names:
    shape, cards = found.shape, found.tables.cards
    number = {card.play_id: at for at, card in enumerate(cards, start=1)}
    rules = found.tables.rules
    return Names(
        header=f"An engine for {len(cards):,} cards, generated by synth.",
        actions={
            group.name: (found.constants[f"first_{group.name}"], group.size, group.meaning) for group in action_groups(shape)
        },
        observation=observed(found.tables, shape, whole),
        constants={
            "LONGEST_GAME": (
                LONGEST_TURN * (rules.turn_limit + 2),
                "decisions after which a game may be broken off: only an Ability that is used on and on gets there",
            ),
            "CARDS": (dict(sorted((card.id, number[card.play_id]) for card in printings)), "printing: number of its card"),
            "CARD_NAMES": (["", *(card.name for card in cards)], "name of each card number"),
            "BASIC": (
                [0, *(int(card.kind is Kind.POKEMON and card.stage == 0) for card in cards)],
                "for each card number, whether a game can start with it in play",
            ),
            "ENERGY": ([energy.value for energy in DECLARABLE], "types a deck can declare, in order of their bits"),
            "SLOTS": (shape.slots, ""),
            "TITLES": (shape.titles, ""),
            "TOOLS": (shape.tools, ""),
            "RULES": (rules.model_dump(), ""),
            "UNITS": ([unit.name.title() for unit in UNITS], ""),
            "HP": ([0, *((rules.fossil_hp if card.kind is Kind.FOSSIL else card.hp) for card in cards)], ""),
            "ATTACKS": ([[], *([attack.name for attack in card.attacks] for card in cards)], ""),
        },
    )


LONGEST_TURN = 400
"""Decisions of one turn, far beyond what happens unless an Ability that may be used as often as one likes is."""
