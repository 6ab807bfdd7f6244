"""Whether the levels ever come to the place of a fault: of one that nobody noticed this tells what is missing."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from synth.codegen.graphs.graph import Branch, Function, Jump
from synth.verify.exchange.indirect import alone
from synth.verify.exchange.workbench import Workbench
from synth.verify.levels.properties import broken_property
from synth.verify.mutation.bench import Bench
from synth.verify.mutation.fault import Change
from synth.verify.mutation.graph_faults import OtherFunction
from synth.verify.mutation.llvm_faults import OtherLine
from synth.verify.mutation.replaying import by_engine, moments
from synth.verify.mutation.sheet import Sheet
from synth.verify.mutation.table_faults import OtherNumber

_TRAP = "  store volatile i8 0, ptr null"
"""Whoever comes here ends the process."""
FAR = (1, 90)
"""Other numbers for a place of a table."""


def never_reached(change: Change, bench: Bench, sheets: Sequence[Sheet]) -> bool:
    """Nothing differs even if the place ends the process, or if a table has quite other numbers there. If the place is reached,
    this process may end."""
    workbench = bench.workbench
    match change:
        case OtherFunction(function):
            at = _felt_at(workbench.program.functions[function.name], function)
            return at is not None and _trapped(workbench, bench, sheets, function.name, f"b{at}:")
        case OtherLine(name, line):
            return _trapped(workbench, bench, sheets, name, line)
        case OtherNumber(table, at):
            numbers = workbench.tables[table]
            limits = np.iinfo(numbers.dtype)
            for number in FAR:
                numbers[at] = min(max(number, limits.min), limits.max)
                if _noticed(bench, sheets):
                    return False
            return True
    return False


def _felt_at(sound: Function, changed: Function) -> int | None:
    """The first block that is another one; if only one of two ways is left, where the other way led."""
    for at, (one, other) in enumerate(zip(sound.blocks, changed.blocks, strict=True)):
        if one != other:
            if isinstance(one.end, Branch) and isinstance(other.end, Jump):
                return one.end.other if other.end.to == one.end.then else one.end.then
            return at
    return None


def _trapped(workbench: Workbench, bench: Bench, sheets: Sequence[Sheet], name: str, where: str | int) -> bool:
    lines = alone(workbench.program.functions[name], workbench.program, workbench.places).splitlines()
    at = lines.index(where) + 1 if isinstance(where, str) else where
    workbench.exchange_text(name, "\n".join([*lines[:at], _TRAP, *lines[at:]]) + "\n")
    return not _noticed(bench, sheets)


def _noticed(bench: Bench, sheets: Sequence[Sheet]) -> bool:
    if any(by_engine(sheet, bench) for sheet in sheets):
        return True
    first = [sheet for sheet in sheets if sheet.level == 1]
    return broken_property(bench.workbench.engine, moments(bench, first)) is not None
