"""The machine run by Python itself: the functions that become graphs, on a game of plain lists. Slow, and nothing to compile.

Every number that is stored is held to the range of its cell."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from copy import copy
from functools import lru_cache
from types import SimpleNamespace
from typing import Any

from synth.codegen.graphs.graph import RANGES, Cell
from synth.codegen.machine.cells import all_cells
from synth.codegen.programs.columns import ARMS, Rows, Tables
from synth.spec.cards import Kind
from synth.spec.layout import WIDE, Shape, action_groups, cells


def constants(tables: Tables, shape: Shape) -> dict[str, int]:
    """What a build fixes."""
    rules = tables.rules
    found, at = {}, 0
    for group in action_groups(shape):
        found[f"first_{group.name}"] = at
        at += group.size
    return found | {
        "actions": at,
        "slots": shape.slots,
        "cards": shape.cards,
        "titles": shape.titles,
        "tools": shape.tools,
        "wide": WIDE,
        "arms": ARMS,
        "strike_pc": tables.strike,
        "one": tables.one_coin,
        "kinds": tables.kinds,
        "fossils": int(any(card.kind is Kind.FOSSIL for card in tables.cards)),
        "hp_falls": int(tables.hp_falls),
        "events": tables.events,
        "hand_limit": rules.hand_limit,
        "opening_hand": rules.opening_hand,
        "points_to_win": rules.points_to_win,
        "turn_limit": rules.turn_limit,
        "weakness_bonus": rules.weakness_bonus // 10,
        "burn": rules.burn // 10,
        "until_tails_cap": rules.until_tails_cap,
    }


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


def cell_place(name: str, shape: Shape) -> tuple[str, int | None]:
    """Where the machine keeps a cell of the layout: a grid and a place in it."""
    return _places(shape)[name]


@lru_cache(maxsize=8)
def _places(shape: Shape) -> dict[str, tuple[str, int | None]]:
    """The layout has the numbers of each grid in their order, but for title 0, which no attack has."""
    found: dict[str, tuple[str, int | None]] = {}
    count: Counter[str] = Counter()
    for cell in cells(shape):
        fact = "_".join(part.rstrip("0123456789") for part in cell.name.split("_") if not part.isdigit())
        if fact == "times" and count[fact] % (shape.titles + 1) == 0:
            count[fact] += 1
        found[cell.name] = fact, count[fact] if cell.name != fact else None
        count[fact] += 1
    return found
