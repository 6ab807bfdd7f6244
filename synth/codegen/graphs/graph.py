"""Functions as control-flow graphs: blocks of three-address operations on 32-bit numbers. Knows neither game nor target."""

from __future__ import annotations

import math
import operator
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

Arg = int | str
"""A constant, a variable (`x`), or a temporary that is set once (`%7`)."""

WORKED: dict[str, Callable[[int, int], int]] = {
    "add": operator.add, "sub": operator.sub, "mul": operator.mul, "and": operator.and_, "or": operator.or_, "xor": operator.xor,
    "shl": operator.lshift, "shr": operator.rshift, "floordiv": operator.floordiv, "mod": operator.mod, "min": min, "max": max,
}  # fmt: skip
"""What operations on two numbers come to."""
COMPARED: dict[str, Callable[[int, int], bool]] = {kind: getattr(operator, kind) for kind in ("eq", "ne", "lt", "le", "gt", "ge")}


@dataclass(frozen=True, slots=True)
class Op:
    """`target = kind(args)`; `note` names the cell, table or function that load, store, table and call are about."""

    target: str | None
    kind: str
    args: tuple[Arg, ...]
    note: str = ""

    def changed(self, arg: Callable[[Arg], Arg]) -> Op:
        """The same of other arguments."""
        return Op(self.target, self.kind, tuple(map(arg, self.args)), self.note)


@dataclass(frozen=True, slots=True)
class Jump:
    to: int


@dataclass(frozen=True, slots=True)
class Branch:
    condition: Arg
    then: int
    other: int


@dataclass(frozen=True, slots=True)
class Return:
    value: Arg


End = Jump | Branch | Return
OPEN = Jump(-1)
"""The end of a block that is still being written, or that nothing leads to."""


@dataclass(slots=True)
class Block:
    ops: list[Op] = field(default_factory=list)
    end: End = OPEN


class AtOnce(NamedTuple):
    """What targets with vectors do in one go: which of the intrinsics it is, of which cell, and with how many numbers or rows."""

    kind: str
    cell: str
    n: int


@dataclass(slots=True)
class Function:
    """`blocks[0]` is where it starts; parameters are variables. Where it can be done `at_once`, blocks say the same in steps."""

    name: str
    parameters: tuple[str, ...]
    blocks: list[Block] = field(default_factory=list)
    at_once: AtOnce | None = None

    @property
    def ops(self) -> Iterator[Op]:
        """Of all blocks."""
        return (op for block in self.blocks for op in block.ops)

    @property
    def variables(self) -> list[str]:
        """Names that are set in more than one place or live across blocks."""
        names = (op.target for op in self.ops if op.target and not op.target.startswith("%"))
        return list(dict.fromkeys([*self.parameters, *names]))

    @property
    def called(self) -> list[str]:
        """The functions that it calls."""
        return list(dict.fromkeys(op.note for op in self.ops if op.kind == "call"))

    @property
    def operations(self) -> int:
        return sum(len(block.ops) for block in self.blocks)


@dataclass(frozen=True, slots=True)
class Records:
    """Things that the first index of some lent cells counts. They lie one behind the other, each with its number in all of these
    cells, so that those in use are cleared and copied together."""

    name: str
    kept: int
    """So many are kept while an effect waits; what comes after them is room to work in."""
    used: str
    """The cell that tells how many are in use,"""
    more: int = 0
    """and how many more than it says."""


@dataclass(frozen=True, slots=True)
class Cell:
    """A field of the game's record: a number, or a grid of them; `dtype` is how it is kept in memory.

    What is not `kept` is room to work in: it lies behind the rest, and no step relies on what another left there. What is
    `lent` matters only between the steps of an effect that waits: while a game is worked on it lies in the room beside it, and
    is kept only if the game waits. Where no effect waited, a step finds there what another game left, and sets all of it before
    it waits."""

    name: str
    dtype: str
    shape: tuple[int, ...] = ()
    kept: bool = True
    lent: bool = False
    of: Records | None = None

    @property
    def width(self) -> int:
        """Numbers of one row."""
        return self.size // self.shape[0] if self.shape else 1

    @property
    def size(self) -> int:
        return math.prod(self.shape)


@dataclass(frozen=True, slots=True)
class Column:
    """A constant table of a pool: rows of `width` numbers."""

    name: str
    dtype: str
    width: int = 1


SIZES = {"u8": 1, "i8": 1, "u16": 2, "i16": 2, "i32": 4, "u32": 4}
RANGES = {
    "u8": (0, 255), "i8": (-128, 127), "u16": (0, 65535), "i16": (-32768, 32767), "i32": (-(1 << 31), (1 << 31) - 1),
    "u32": (0, (1 << 32) - 1),
}  # fmt: skip


def held(number: int, dtype: str = "i32") -> int:
    """A number as it is kept; all words are signed."""
    bits = 8 * SIZES[dtype]
    number &= (1 << bits) - 1
    return number - (1 << bits) if number >> (bits - 1) and (dtype.startswith("i") or bits == 32) else number


@dataclass(frozen=True)
class Layout:
    """Where the numbers of a game lie, in bytes: what is kept of it, then the room beside it in which it is worked on."""

    offsets: Mapping[str, int]
    """Of each cell, from where the game begins; the room comes right behind it."""
    records: Mapping[Records, list[Cell]]
    """With their fields; what needs room behind what is kept comes last."""
    strides: Mapping[Records, int]
    """Bytes of one of them."""
    resting: int
    """Bytes of a game that nobody waits in."""
    unsorted: int
    """Bytes of lent cells that are no fields of records; they come first."""
    lent: int
    """Bytes of an effect that waits: at the end of the record, and at the beginning of the room beside it."""
    worked: int
    """Bytes of all lent cells in the room beside the game."""
    room: int
    """Bytes of a game while it is worked on."""

    @property
    def record(self) -> int:
        """Bytes of a game between two steps."""
        return self.resting + self.lent


def laid_out(cells: Iterable[Cell]) -> Layout:
    """The widest first, so that every number is aligned."""
    cells, offsets = tuple(cells), dict[str, int]()
    lent = [cell for cell in cells if cell.lent]
    records = _records(lent)
    resting = _place((cell for cell in cells if cell.kept and not cell.lent), 0, offsets)
    first = at = _place((cell for cell in lent if cell.of is None), resting, offsets)
    strides, beyond = dict[Records, int](), 0
    for one, fields in records.items():
        strides[one] = _place(fields, at, offsets, one=True) - at
        at += one.kept * strides[one]
        beyond += (fields[0].shape[0] - one.kept) * strides[one]
    worked = at - resting + beyond
    room = _place((cell for cell in cells if not cell.kept), at + worked, offsets)
    return Layout(offsets, records, strides, resting, first - resting, at - resting, worked, room)


def _place(cells: Iterable[Cell], at: int, offsets: dict[str, int], one: bool = False) -> int:
    """Cells from a byte on, or one row of each; where the next word begins."""
    for cell in sorted(cells, key=lambda cell: -SIZES[cell.dtype]):
        offsets[cell.name] = at
        at += SIZES[cell.dtype] * (cell.width if one else cell.size)
    return -(-at // 8) * 8


def _records(lent: Iterable[Cell]) -> dict[Records, list[Cell]]:
    found: dict[Records, list[Cell]] = {}
    for cell in lent:
        if cell.of is not None:
            found.setdefault(cell.of, []).append(cell)
    for records, fields in found.items():
        if len({cell.shape[0] for cell in fields}) > 1 or any(cell.width & (cell.width - 1) for cell in fields):
            raise ValueError(f"fields of {records.name} have as many rows, of a power of two numbers")
    ordered = dict(sorted(found.items(), key=lambda one: one[1][0].shape[0] > one[0].kept))
    if sum(fields[0].shape[0] > records.kept for records, fields in ordered.items()) > 1:
        raise ValueError("only one kind of records can be worked with beyond what is kept")
    return ordered


@dataclass(frozen=True, eq=False)
class Program:
    """All functions that the entry points need, and what they work on. One is equal to itself only."""

    functions: dict[str, Function]
    cells: tuple[Cell, ...]
    columns: tuple[Column, ...]
    entries: tuple[str, ...]

    @cached_property
    def layout(self) -> Layout:
        return laid_out(self.cells)

    @property
    def written(self) -> dict[str, Function]:
        """Functions that are written as such even where others are done at once."""
        return {name: function for name, function in self.functions.items() if not function.at_once}

    @property
    def operations(self) -> int:
        """What is done at once is one, where it is called."""
        return sum(function.operations for function in self.written.values())

    def needed(self, *entries: str) -> set[str]:
        """These functions, and all that they call."""
        seen, todo = set(entries), list(entries)
        while todo:
            new = set(self.functions[todo.pop()].called) - seen
            seen |= new
            todo += new
        return seen

    def stored(self, entry: str) -> set[str]:
        """Cells that a function, or what it calls, may change."""
        return {op.note for name in self.needed(entry) for op in self.functions[name].ops if op.kind == "store"}
