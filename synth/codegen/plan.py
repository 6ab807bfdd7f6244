"""A build's fixed parts: tables, action table, cells. Planning repeats until nothing more turns out to be unneeded."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from synth.codegen.facts import CardFactsTable, card_facts
from synth.codegen.ir import BOOL, FALSE, U32, Graph, Value, cast, constant, where, width
from synth.codegen.lower import lower_row
from synth.codegen.machine.offers import offer_flags
from synth.codegen.pool import Pool
from synth.codegen.state import carried, ranges
from synth.codegen.tables import PackedTable
from synth.spec.cards import Kind
from synth.spec.layout import ActionTable, action_groups

TEXT_FIELDS = ("static", "trigger", "bans_supporters", "activated", "usable", "enters", "reflips")
"""Columns of the row of an Ability, Tool or Stadium that the machine reads from the card in play."""

FAMILIES = (
    (
        *("attack", "copy", "printed", "title", "flip", "ask", "spread", "ignores", "require", "ends", "early", "option"),
        *("pick", "unload", "gather", "answers", "again", "vow"),
    ),
    ("cost",),
    ("base", "more", "fail", "hit", "recoil"),
    ("volley",),
    ("attach", "heal"),
    ("strip", "sap", "pot", "shift", "retype"),
    ("harm", "set_hp", "drift", "afflict", "cure"),
    ("give", "boost", "surge", "guard", "discount", "retreat", "first", "switch", "armed", "trap"),
    ("rob", "recycle", "remove", "mill", "retain", "evolve", "devolve", "detach", "raze"),
    ("search", "reveal", "look", "forget", "draw", "glimpse", "borrow", "sort", "peek", "parade"),
)
"""Verbs whose columns are read by neighbouring stages: they share words."""


def verb_of(column: str) -> str:
    return "set_hp" if column.startswith("set_hp") else re.sub(r"\d*(_.*)?$", "", column)


def row_groups(rows: Sequence[Mapping[str, int]]) -> list[list[str]]:
    """The columns that rows have, grouped; a column belongs to the verb its name begins with."""
    names = list(dict.fromkeys(name for row in rows for name in row if name not in TEXT_FIELDS))
    groups = [
        [name for name in names if verb_of(name) in family]
        for family in FAMILIES
    ]
    known = {name for group in groups for name in group}
    stray = [name for name in names if name not in known]
    assert not stray, stray
    return groups


@dataclass(eq=False)
class Plan:
    """Everything the machine is written from."""

    pool: Pool
    constants: dict[str, int] = field(default_factory=dict)
    """Cells that never change from what a game starts with."""
    reach: dict[str, int] | None = None
    """How many actions of each group can ever be legal; None: all of them."""

    def __post_init__(self) -> None:
        lowered: list[dict[str, int]] = [{}, *(lower_row(row, self.pool) for row in self.pool.rows)]
        numbers = {card.id: k for k, card in enumerate(self.pool.cards, start=1)}
        texts: dict[int, dict[str, int]] = {}
        trainers: dict[int, int] = {}
        for row, columns in zip(self.pool.rows, lowered[1:], strict=True):
            if row.kind == "ability" or row.card.kind in (Kind.TOOL, Kind.STADIUM):
                texts[numbers[row.card.id]] = {name: columns.get(name, 0) for name in TEXT_FIELDS}
            elif row.kind == "trainer":
                trainers[numbers[row.card.id]] = columns.get("usable", 0)
        self.rows = PackedTable("row", lowered, row_groups(lowered))
        self.facts: CardFactsTable = card_facts(self.pool, texts, trainers)
        self.ranges = ranges(self.pool)
        self.momentary = carried(self.facts, offer_flags(self.pool.places), self.pool.places)
        self.carried = {name: (lo, hi, width(lo, hi)) for name, (lo, hi) in self.ranges.items()} | self.momentary
        groups = action_groups(self.pool.places)
        if self.reach is not None:
            groups = tuple(replace(group, size=self.reach[group.name]) for group in groups if self.reach[group.name])
        self.table = ActionTable(groups)

    def cell_inputs(self, graph: Graph) -> dict[str, Value]:
        return {
            name: constant(self.constants[name]) if name in self.constants else graph.input(name, lo, hi)
            for name, (lo, hi) in self.ranges.items()
        }

    def carried_inputs(self, graph: Graph) -> dict[str, Value]:
        """What the functions of one step hand on to each other: the cells, and what is known only during the step."""
        return {
            name: constant(self.constants[name], dtype if dtype == BOOL else None)
            if name in self.constants
            else graph.input(name, lo, hi, dtype)
            for name, (lo, hi, dtype) in self.carried.items()
        }

    # The mask is kept as words of 32 flags: a step tests one bit of it, a vector of flags is made on demand.

    @property
    def mask_size(self) -> int:
        return -(-self.table.size // 32)

    def mask_inputs(self, graph: Graph) -> list[Value]:
        return [graph.input(f"mask_{k}", 0, 2**32 - 1, U32) for k in range(self.mask_size)]

    def mask_bit(self, mask: list[Value], number: Value) -> Value:
        bit = cast(number, U32) & 31
        high = cast(number, U32) >> 5
        if not mask:
            return FALSE
        word = mask[-1]
        for k in reversed(range(len(mask) - 1)):
            word = where(high == k, mask[k], word)
        return ((word >> bit) & 1) == 1

    def mask_words(self, flags: dict[str, list[Value]]) -> list[Value]:
        words = [constant(0, U32)] * self.mask_size
        for group in self.table.groups:
            for k, flag in enumerate(flags[group.name][: group.size]):
                at = self.table.index(group.name, k)
                words[at // 32] = words[at // 32] | (cast(flag, U32) << (at % 32))
        return words
