"""The tables that the machine reads: their columns, and what a pool's are made from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import reduce
from operator import or_

from synth.codegen.graphs.graph import Column
from synth.codegen.machine.words import EVENT_WORDS
from synth.codegen.programs.code import OPERANDS
from synth.dsl.numbering import Numbers
from synth.spec.cards import UNITS, Card
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
    def kinds(self) -> int:
        """Modifiers that some card of the pool can give, as bits."""
        return reduce(or_, (bit for (bit,) in self.columns["mod_bit"]))

    @property
    def events(self) -> int:
        """Events that some card of the pool, or what it leaves to wait, answers, as bits."""
        rows = [*self.columns["card_events"], *self.columns["mod_hears"]]
        return sum(reduce(or_, words) << 32 * k for k, words in enumerate(zip(*rows, strict=True)))


def columns(traits: int = 2) -> tuple[Column, ...]:
    """All tables of the machine; `traits` is how many words of bits a card has."""
    cards = [Column(name, "i16") for name in CARD]
    cards += [Column("card_kinds", "i32"), Column("card_events", "i32", EVENT_WORDS)]
    wide = (Column("traits", "i32", traits), Column("attack_row", "i16", 2), Column("row_cost", "i16", len(UNITS)))
    mods = [Column(name, "i16") for name in MOD]
    mods += [*(Column(name, "i32") for name in MOD_BITS), Column("mod_hears", "i32", EVENT_WORDS)]
    others = [*ROW, *PROGRAM, *SELECTOR, *FILTER, *ASK, *OP, "listed", "recost_if", "vow_on", "vow_pc", "kept", "bench_least"]
    return (*cards, *wide, Column("recost", "i16", len(UNITS)), *mods, *(Column(name, "i16") for name in others))


CARD = (
    "kind", "stage", "hp", "type_bits", "weakness", "retreat", "points", "name", "from_name", "via",
    "card_first", "card_count", "card_programs", "card_play",
)  # fmt: skip
ROW = (
    "row_pc", "row_damage", "row_title", "row_copies", "row_again", "row_require", "row_recost", "row_recosts", "row_trainer",
    "row_needs",
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
    "mod_pc", "mod_row", "mod_own", "mod_at_spot", "mod_blow", "mod_flips", "mod_damages", "mod_sums", "mod_apart",
)  # fmt: skip
MOD_BITS = ("mod_bit", "mod_scopes")
ASK = ("ask", "ask_a", "ask_b", "ask_c")
OP = ("op", *(f"op_{'abcdefghi'[k]}" for k in range(OPERANDS)))
