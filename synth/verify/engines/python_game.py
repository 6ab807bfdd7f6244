"""The machine run by Python itself: the functions that become graphs, on a game of plain lists. Slow, and nothing to compile.

Every number that is stored is held to the range of its cell."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from types import SimpleNamespace
from typing import Any

from synth.codegen.graphs.graph import RANGES, Cell
from synth.codegen.machine.cells import all_cells
from synth.codegen.playing import constants
from synth.codegen.programs.columns import Rows, Tables
from synth.spec.layout import Shape


class Grid:
    """A grid of numbers, held to their range."""

    __slots__ = ("high", "low", "name", "values", "width")

    def __init__(self, cell: Cell) -> None:
        self.name, (self.low, self.high) = cell.name, RANGES[cell.dtype]
        self.width = cell.width
        self.values = [0] * cell.size

    @classmethod
    def of_table(cls, name: str, rows: Rows) -> Grid:
        table = cls(Cell(name, "i32", (len(rows), len(rows[0]))))
        table.values = [number for row in rows for number in row]
        return table

    def copy(self) -> Grid:
        new = copy(self)
        new.values = list(self.values)
        return new

    def _at(self, index: Any) -> int:
        at = index[0] * self.width + index[1] if isinstance(index, tuple) else index
        if not 0 <= at < len(self.values) or (isinstance(index, tuple) and not 0 <= index[1] < self.width):
            raise IndexError(f"{self.name}[{index}]")
        return int(at)

    def __getitem__(self, index: Any) -> int:
        return self.values[self._at(index)]

    def __setitem__(self, index: Any, value: int) -> None:
        if not self.low <= value <= self.high:
            raise OverflowError(f"{self.name}[{index}] = {value}")
        self.values[self._at(index)] = int(value)

    flat, put_flat = __getitem__, __setitem__
    """Counted through all rows."""


class PythonGame:
    """A game as the machine's source sees it: `g`."""

    _ranges: dict[str, tuple[int, int]]

    def __init__(self, tables: Tables, shape: Shape) -> None:
        ranges = {}
        for cell in all_cells(shape):
            if cell.shape:
                self.__dict__[cell.name] = Grid(cell)
            else:
                self.__dict__[cell.name] = 0
                ranges[cell.name] = RANGES[cell.dtype]
        self.__dict__["t"] = SimpleNamespace(**{name: Grid.of_table(name, rows) for name, rows in tables.columns.items()})
        self.__dict__["c"] = SimpleNamespace(**constants(tables, shape))
        self.__dict__["_ranges"] = ranges

    def __setattr__(self, name: str, value: int) -> None:
        low, high = self._ranges[name]
        if not low <= value <= high:
            raise OverflowError(f"{name} = {value}")
        self.__dict__[name] = int(value)

    def grid(self, name: str) -> Grid:
        found: Grid = self.__dict__[name]
        return found

    def numbers(self, name: str) -> Sequence[int]:
        """Of a cell or of a whole grid."""
        value: Grid | int = self.__dict__[name]
        return value.values if isinstance(value, Grid) else (value,)

    def set_numbers(self, name: str, numbers: Sequence[int]) -> None:
        """As they are, unchecked."""
        if isinstance(value := self.__dict__[name], Grid):
            value.values[:] = numbers
        else:
            (self.__dict__[name],) = numbers

    def copy(self) -> PythonGame:
        """With numbers of its own, the same tables."""
        new = copy(self)
        for name, value in self.__dict__.items():
            if isinstance(value, Grid):
                new.__dict__[name] = value.copy()
        return new
