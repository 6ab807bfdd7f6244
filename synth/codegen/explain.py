"""A card on its way: the operations of its programs, the functions of the machine that play them, the lines these became."""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from synth.codegen.graphs.sources import fixed_parameters, written_name
from synth.codegen.machine.run import OPERATIONS, run
from synth.codegen.machine.striking import promise
from synth.codegen.machine.words import Do, EventOf
from synth.codegen.programs.code import Unlowered
from synth.codegen.programs.columns import Tables
from synth.codegen.programs.show import Operation, Shown
from synth.codegen.programs.tables import pool_tables
from synth.spec.cards import Card
from synth.spec.numbering import Row, card_rows
from synth.spec.rules import RuleSpec

MACHINE = "machine.ll"


@dataclass(frozen=True)
class Lines:
    """Where a function of the machine is in the emitted code."""

    first: int
    count: int


@dataclass(frozen=True)
class ExplainedProgram:
    """A program of an effect, by what sets it off."""

    event: str
    operations: tuple[Operation, ...]


@dataclass(frozen=True)
class ExplainedEffect:
    row: Row
    programs: tuple[ExplainedProgram, ...] = ()
    continuous: tuple[str, ...] = ()
    """What holds as long as the card is in play."""
    refusal: str | None = None

    @property
    def functions(self) -> tuple[str, ...]:
        """Of the machine, that play these operations."""
        return tuple(dict.fromkeys(players()[one.do] for program in self.programs for one in program.operations))


def explain_card(card: Card, rules: RuleSpec) -> list[ExplainedEffect]:
    """Each effect of a card, by the tables of a pool of just this card."""
    rows = list(card_rows(card))
    try:
        tables = pool_tables([card], rules)
    except Unlowered as error:
        return [ExplainedEffect(row, refusal=str(error)) for row in rows]
    shown = Shown(tables)
    first, count = (tables.columns[name][1][0] for name in ("card_first", "card_count"))
    continuous = tuple(shown.modifier(at) for at in range(first, first + count))
    return [
        ExplainedEffect(
            row,
            tuple(ExplainedProgram(event, tuple(shown.program(at))) for event, at in _places(tables, row, number)),
            () if row.kind == "attack" else continuous,
        )
        for number, row in enumerate(rows, start=1)
    ]


def _places(tables: Tables, row: Row, number: int) -> list[tuple[str, int]]:
    """Where the programs of an effect begin; continuous effects have none, they are rows that are looked up."""
    columns = tables.columns
    found = []
    if row.kind == "attack":
        found.append(("attack", columns["row_pc"][number][0]))
    programs = zip(columns["prog_row"], columns["prog_event"], columns["prog_pc"], strict=True)
    found += [(EventOf.word(event), pc) for (of,), (event,), (pc,) in programs if of == number]
    armed = zip(columns["mod_row"], columns["mod_event"], columns["mod_pc"], strict=True)
    return found + [(f"armed for {EventOf.word(event)}", pc) for (of,), (event,), (pc,) in armed if of == number and event >= 0]


@cache
def players() -> dict[Do, str]:
    """The emitted function that plays each operation: one for several is written once for each, the loop itself ends programs,
    replacements have their own."""
    found: dict[int, Any] = {**OPERATIONS, Do.END: run, **dict.fromkeys((Do.PREVENT, Do.CHANGE, Do.SAVE, Do.USE_UP), promise)}
    return {Do(do): written_name(one, [int(do)] if int in fixed_parameters(one) else []) for do, one in found.items()}


def emitted_lines(engine: Path) -> dict[str, Lines]:
    """Functions of a package's machine, by name."""
    found, name, first = {}, "", 0
    for number, line in enumerate((engine / MACHINE).read_text("utf-8").splitlines(), start=1):
        if match := re.match(r"define .*@([\w.]+)\(", line):
            name, first = match[1], number
        elif line == "}":
            found[name] = Lines(first, number - first + 1)
    return found
