"""Where each number of a game lies while it is worked on: one row a number.

Row 0 takes what nobody reads, row 1 what a function returns. Then come the cells, one row for each of their numbers, in the
order of the record; then frames. Nothing in a machine calls itself, so every function has its frame at a fixed place: behind
the frames of all that may be calling it.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from synth.codegen.graphs.graph import Cell, Function, Program
from synth.codegen.graphs.inline import callers_first

NOWHERE, RESULT, FIRST_CELL = 0, 1, 2


@dataclass(frozen=True)
class Places:
    """`rows`: the first row of each cell. `tables`: the number of each. `frames`: the row of each name that lives across blocks,
    by function; the name `return` is the place to go back to. `scratch`: where rows begin that no piece expects again."""

    functions: Mapping[str, Function]
    cells: Mapping[str, Cell]
    rows: Mapping[str, int]
    tables: Mapping[str, int]
    frames: Mapping[str, Mapping[str, int]]
    scratch: int


def place(program: Program, living: Mapping[str, Iterable[str]]) -> Places:
    """`living` has the names that live across blocks, by function."""
    at, rows = FIRST_CELL, {}
    offsets, cells = program.layout.offsets, {cell.name: cell for cell in program.cells}
    for name in sorted(cells, key=offsets.__getitem__):
        rows[name] = at
        at += cells[name].size
    tables = {column.name: number for number, column in enumerate(program.columns)}
    names = {name: ["return", *living[name]] for name in program.functions}
    first = dict.fromkeys(program.functions, at)
    for name in callers_first(program.functions):
        for called in program.functions[name].called:
            first[called] = max(first[called], first[name] + len(names[name]))
    frames = {name: {each: first[name] + k for k, each in enumerate(names[name])} for name in program.functions}
    scratch = max(first[name] + len(names[name]) for name in program.functions)
    return Places(program.functions, cells, rows, tables, frames, scratch)
