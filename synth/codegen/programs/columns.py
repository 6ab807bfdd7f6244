"""The tables that the machine reads, and what a pool's are made from."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import reduce
from operator import or_

from synth.codegen.graphs.graph import RANGES, Column
from synth.codegen.programs.code import Unlowered
from synth.dsl.numbering import Numbers
from synth.spec.cards import Card
from synth.spec.rules import RuleSpec

ARMS = 30
"""The bit of `kinds` for what waits."""
Rows = list[list[int]]


@dataclass(frozen=True)
class Tables:
    """Columns of numbers by name, and what they were made from."""

    cards: tuple[Card, ...]
    rules: RuleSpec
    numbers: Numbers
    columns: Mapping[str, Rows]
    strike: int
    """The place of the program that only strikes."""
    one_coin: int
    """The place of the calculation that says 1."""
    hp_falls: bool = False
    """Whether some text can take HP away from the printed ones."""

    @property
    def described(self) -> tuple[Column, ...]:
        """Each column by its name, type, and numbers of a row."""
        return tuple(Column(name, "i32" if name in BITS else "i16", len(rows[0])) for name, rows in self.columns.items())

    @property
    def kinds(self) -> int:
        """Modifiers that some card of the pool can give, as bits."""
        return reduce(or_, (bit for (bit,) in self.columns["mod_bit"]))

    @property
    def events(self) -> int:
        """Events that some card of the pool, or what it leaves to wait, answers, as bits."""
        rows = [*self.columns["card_events"], *self.columns["mod_hears"]]
        return sum(reduce(or_, words) << 32 * k for k, words in enumerate(zip(*rows, strict=True)))

    def check_ranges(self) -> None:
        """A number that its column cannot hold would be played as another one."""
        for column in self.described:
            low, high = RANGES[column.dtype]
            for row in self.columns[column.name]:
                for value in row:
                    if not low <= value <= high:
                        raise Unlowered(f"{column.name} {value} is out of range: the pool is too large")


BITS = frozenset({"card_kinds", "card_events", "traits", "mod_bit", "mod_scopes", "mod_hears"})
"""Columns of words of bits."""
ROW = (
    "row_pc", "row_damage", "row_title", "row_copies", "row_again", "row_require", "row_recost", "row_recosts", "row_trainer",
    "row_needs", "row_awake",
)  # fmt: skip
PROGRAM = (
    "prog_event", "prog_condition", "prog_pc", "prog_row", "prog_whose", "prog_unit", "prog_usable", "prog_flips",
    "prog_damages", "prog_uses", "prog_spends",
)  # fmt: skip
SELECTOR = (
    "sel_side", "sel_zone", "sel_role", "sel_quantity", "sel_n", "sel_by", "sel_slots", "sel_piles", "sel_first", "sel_count",
)  # fmt: skip
FILTER = ("fil_kind", "fil_a", "fil_b", "fil_not", "fil_card")
MOD = (
    "mod_kind", "mod_what", "mod_amount", "mod_title", "mod_vs", "mod_most", "mod_types", "mod_condition", "mod_event",
    "mod_pc", "mod_row", "mod_own", "mod_at_spot", "mod_blow", "mod_flips", "mod_damages", "mod_sums", "mod_apart", "mod_tied",
    "mod_bit", "mod_scopes",
)  # fmt: skip
