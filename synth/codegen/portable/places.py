"""Where each number of a game lies while it is worked on: one row a number.

Row 0 takes what nobody reads, row 1 what a function returns. Then come the cells, one row for each of their numbers, in the
order of the record; then frames. Nothing in a machine calls itself, so every function has its frame at a fixed place: behind
the frames of all that may be calling it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from synth.codegen.graphs.graph import Function, Program

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
    offsets = program.offsets()
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


def callers_first(functions: Mapping[str, Function]) -> list[str]:
    """Every function after all that call it."""
    return list(reversed(_finished(functions, lambda name: functions[name].called)))


def _finished(names: Iterable[str], following: Callable[[str], list[str]]) -> list[str]:
    """Names in the order in which a search in depth leaves them; a name that leads back to itself is an error."""
    done: dict[str, None] = {}
    open_names: set[str] = set()

    def visit(name: str) -> None:
        if name in done:
            return
        if name in open_names:
            raise ValueError(f"{name} calls itself, directly or through others: no place for its second frame")
        open_names.add(name)
        for other in following(name):
            visit(other)
        done[name] = None

    for name in names:
        visit(name)
    return list(done)
