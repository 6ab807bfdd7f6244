"""Faults of tables: one number is another one, of a micro-operation, selector, filter, calculation, or a fact of a card."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from synth.codegen.machine.words import Ask, Do
from synth.codegen.programs.columns import Rows
from synth.codegen.programs.operands import OPERANDS_OF
from synth.verify.mutation.fault import Fault

if TYPE_CHECKING:
    from synth.verify.mutation.bench import Bench

_KINDS = {
    "sel": "a selector's number", "fil": "a filter's number", "mod": "a modifier's number", "ask": "an operand of a calculation",
    "row": "an attack's number", "prog": "a program's number", "recost": "a cost's number",
}  # fmt: skip
_FACTS = ("stage", "hp", "type_bits", "weakness", "retreat", "points", "name", "from_name", "via", "traits")
_COUNTED = ("card_first", "card_count", "card_programs", "sel_first", "sel_count")
"""Where a wrong number points outside of a table as a rule: a pool's writer checks these."""


@dataclass(frozen=True)
class OtherNumber:
    table: str
    at: int
    value: int

    def apply(self, bench: Bench) -> None:
        bench.workbench.set_number(self.table, self.at, self.value)


def table_faults(columns: Mapping[str, Rows], rng: Random, each: int = 400) -> Iterator[Fault]:
    """At most so many places of a column, at random."""
    do = [row[0] for row in columns["op"]]
    for name, rows in columns.items():
        width = len(rows[0])
        places = list(range(width, len(rows) * width))
        for at in rng.sample(places, min(each, len(places))):
            value = rows[at // width][at % width]
            new = _other(name, value, at, do, rng)
            if new is not None and new[1] != value and name not in _COUNTED:
                yield Fault("tables", new[0], f"{name}[{at}]", f"{value} → {new[1]}", OtherNumber(name, at, new[1]))


def _other(name: str, value: int, at: int, do: list[int], rng: Random) -> tuple[str, int] | None:
    group = name.partition("_")[0]
    if name == "op":
        same = [int(one) for one in Do if len(OPERANDS_OF.get(one, ())) == len(OPERANDS_OF.get(Do(value), ())) and one != value]
        return ("another micro-operation", rng.choice(same)) if same else None
    if group == "op":
        operands = OPERANDS_OF.get(Do(do[at]), ())
        which = "abcdefghi".index(name[-1])
        return ("an operand of a micro-operation", value + 1) if which < len(operands) else None
    if name == "ask":
        same = [int(Ask.GE), int(Ask.GT), int(Ask.LE), int(Ask.LT), int(Ask.EQ), int(Ask.NE)]
        return ("a comparison of a calculation", rng.choice(same)) if value in same else None
    if name in _FACTS:
        return "a fact of a card", value ^ 1 << rng.randrange(4) if name in ("type_bits", "weakness", "traits") else value + 1
    if group in _KINDS:
        return _KINDS[group], value + 1
    return None
