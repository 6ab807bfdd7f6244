"""A game for the machine's source run as Python: the same bytes as in machine code, and every number and index is checked."""

from collections.abc import Iterable, Mapping
from types import SimpleNamespace
from typing import Any

from synth.codegen.graphs.graph import SIZES, Column, Program

_CODES = {"u8": "B", "i8": "b", "u16": "H", "i16": "h", "i32": "i", "u32": "I"}


class Game:
    """`g` of the machine's functions: cells (`g.damage[v]`, `g.turn`), tables (`g.t.hp[c]`), constants (`g.c.slots`)."""

    def __init__(
        self, program: Program, tables: Mapping[str, Iterable[int]], constants: Mapping[str, int], record: bytes = b""
    ) -> None:
        room = bytearray(record.ljust(program.layout.room, b"\0"))
        offsets = program.layout.offsets
        whole: Any = memoryview(room)
        numbers: dict[str, Any] = {}
        fields: dict[str, Any] = {
            "c": SimpleNamespace(**constants),
            "t": SimpleNamespace(**{column.name: _table(column, tables[column.name]) for column in program.columns}),
            "_program": program, "_room": room, "_numbers": numbers,
        }  # fmt: skip
        for cell in program.cells:
            at = offsets[cell.name]
            step = program.layout.strides[cell.of] // SIZES[cell.dtype] if cell.of else cell.width
            size = SIZES[cell.dtype] * ((cell.size // cell.width - 1) * step + cell.width)
            view = whole[at : at + size].cast(_CODES[cell.dtype])
            if cell.shape:
                fields[cell.name] = Grid(cell.name, cell.shape, view, step)
            else:
                numbers[cell.name] = view
        self.__dict__.update(fields)

    def __getattr__(self, name: str) -> int:
        try:
            return int(self.__dict__["_numbers"][name][0])
        except KeyError:
            raise AttributeError(f"no cell {name}") from None

    def __setattr__(self, name: str, value: int) -> None:
        try:
            self._numbers[name][0] = value  # type: ignore[index]
        except KeyError:
            raise AttributeError(f"no cell {name}") from None
        except ValueError:
            raise OverflowError(f"{name} = {value} does not fit") from None

    @property
    def record(self) -> bytes:
        """What is kept of the game; what an effect that waits remembers only while one waits."""
        program = self.__dict__["_program"]
        if program.layout.lent and not self.waits:
            return bytes(self.__dict__["_room"][: program.layout.resting]).ljust(program.layout.record, b"\0")
        return bytes(self.__dict__["_room"][: program.layout.record])


class Grid:
    """Numbers with one or more indices; an index never counts from the end."""

    __slots__ = ("name", "shape", "step", "view", "width")

    def __init__(self, name: str, shape: tuple[int, ...], view: Any, step: int) -> None:
        """`step`: numbers of the view from one row to the next."""
        self.name, self.shape, self.view, self.step = name, shape, view, step
        self.width = shape[1] if len(shape) > 1 else 1

    def _at(self, index: int | tuple[int, ...]) -> int:
        parts = index if isinstance(index, tuple) else (index,)
        if len(parts) == 2 and len(self.shape) == 1 and parts[1] == 0:
            parts = parts[:1]  # rows of one number
        at = 0
        for part, size in zip(parts, self.shape, strict=True):
            if not 0 <= part < size:
                raise IndexError(f"{self.name}{list(parts)} is outside {list(self.shape)}")
            at = at * size + part
        return at // self.width * self.step + at % self.width

    def flat(self, at: int) -> int:
        """Counted through all rows."""
        return self[(at // self.width, at % self.width) if len(self.shape) > 1 else at]

    def put_flat(self, at: int, value: int) -> None:
        self[(at // self.width, at % self.width) if len(self.shape) > 1 else at] = value

    def __getitem__(self, index: int | tuple[int, ...]) -> int:
        return int(self.view[self._at(index)])

    def __setitem__(self, index: int | tuple[int, ...], value: int) -> None:
        at = self._at(index)
        try:
            self.view[at] = value
        except ValueError:
            raise OverflowError(f"{self.name}[{index}] = {value} does not fit") from None


def _table(column: Column, numbers: Iterable[int]) -> Grid:
    rows = tuple(map(int, numbers))
    shape = (len(rows),) if column.width == 1 else (len(rows) // column.width, column.width)
    return Grid(column.name, shape, rows, column.width)
