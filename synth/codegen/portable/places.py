"""Where each number of a game lies while it is worked on: one row a number.

Row 0 takes what nobody reads, row 1 what a function returns. Then come the cells, one row for each of their numbers, in the
order of the record; then frames. Nothing in a machine calls itself, so every function has its frame at a fixed place: behind
the frames of all that may be calling it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from synth.codegen.graphs.graph import Program
from synth.codegen.graphs.inline import callers_first

NOWHERE, RESULT, FIRST_CELL = 0, 1, 2


@dataclass(frozen=True)
class Places:
    """`cells`: the first row of each cell. `frames`: the row of each name that lives across blocks, by function; the name
    `return` is the place to go back to. `scratch`: where rows begin that no piece expects to find again."""

    cells: Mapping[str, int]
    frames: Mapping[str, Mapping[str, int]]
    scratch: int


def place(program: Program, living: Mapping[str, Iterable[str]]) -> Places:
    """`living` has the names that live across blocks, by function."""
    at, cells = FIRST_CELL, {}
    offsets = program.layout.offsets
    for cell in sorted(program.cells, key=lambda cell: offsets[cell.name]):
        cells[cell.name] = at
        at += cell.size
    names = {name: ["return", *living[name]] for name in program.functions}
    first = dict.fromkeys(program.functions, at)
    for name in callers_first(program.functions):
        for called in program.functions[name].called:
            first[called] = max(first[called], first[name] + len(names[name]))
    frames = {name: {each: first[name] + k for k, each in enumerate(names[name])} for name in program.functions}
    return Places(cells, frames, max(first[name] + len(names[name]) for name in program.functions))
