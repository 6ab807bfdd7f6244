"""One piece of a function as instructions. An instruction reads an index, reads there, computes, keeps the result as wide as
its cell is, and chooses the way on; so several operations of a graph become one."""

from synth.codegen.graphs.graph import Arg, Branch, Jump, Op, Return, held
from synth.codegen.portable.code import OPERATIONS, WIDTHS, Instruction, Operand
from synth.codegen.portable.pieces import CallThen, Piece
from synth.codegen.portable.places import NOWHERE, RESULT, Places

Label = tuple[str, int]
_SWAPPED = {
    "eq": "eq", "ne": "ne", "lt": "gt", "gt": "lt", "le": "ge", "ge": "le", "sub": "back", "shl": "under",
    **{name: name for name in ("add", "mul", "and", "or", "xor", "min", "max", "mulhi")},
}  # fmt: skip
_NONE = Operand("number", 0)


class PieceWriter:
    """`out` is the code, `goals` where it leads; `comes_back` are instructions that name the piece after a call."""

    def __init__(self, places: Places, function: str, piece: Piece) -> None:
        self.places, self.function, self.piece = places, function, piece
        self.frame = places.frames[function]
        self.out: list[Instruction] = []
        self.goals: tuple[Label, Label] = ((function, 0), (function, 0))
        self.comes_back: list[tuple[Instruction, Label]] = []
        self.rows: dict[str, int] = {}
        self.free: list[int] = []
        self.most = 0
        self.waiting: dict[str, tuple[Operand, str, Arg]] = {}
        """Reads of grids and tables that are not written yet: operand, its cell, its index."""
        self.last_read: dict[str, int] = {}
        self.reads: dict[str, int] = {}
        for at, args in enumerate([*(op.args for op in piece.ops), piece.part[1]]):
            for arg in args:
                if isinstance(arg, str):
                    self.last_read[arg] = at
                    self.reads[arg] = self.reads.get(arg, 0) + 1

    def write(self, unset: set[str]) -> None:
        """What may be read before it is set is 0."""
        for name in sorted(unset):
            self.say("first", self.frame[name], _NONE)
        for at, op in enumerate(self.piece.ops):
            self.op(op, at)
            for name in [name for name in self.rows if self.last_read.get(name, -1) <= at]:
                self.release(name)
        self.end()

    def say(self, operation: str, row: int, a: Operand, b: Operand = _NONE, width: str = "i32", store: int = 0) -> None:
        self.out.append(Instruction(operation, row, a, b, width, store))

    # Rows

    def target(self, name: str) -> int:
        if name in self.frame:
            return self.frame[name]
        if name not in self.rows:
            self.rows[name] = self.scratch()
        return self.rows[name]

    def scratch(self) -> int:
        if not self.free:
            self.free.append(self.places.scratch + self.most)
            self.most += 1
        return self.free.pop()

    def release(self, name: str) -> None:
        """A scratch row whose number nobody reads any more may take another."""
        if any(index == name for _, _, index in self.waiting.values()):
            return
        row = self.rows.pop(name)
        if row >= self.places.scratch:
            self.free.append(row)

    def operand(self, arg: Arg) -> Operand:
        if isinstance(arg, int):
            return Operand("number", held(arg))
        if arg in self.waiting:
            return self.waiting.pop(arg)[0]
        return Operand("row", self.frame[arg] if arg in self.frame else self.rows[arg])

    def row_or_number(self, arg: Arg) -> Operand:
        if isinstance(arg, str) and arg in self.waiting:
            self.read_now(arg)
        return self.operand(arg)

    def read_now(self, name: str) -> None:
        operand, _, _ = self.waiting.pop(name)
        self.say("first", self.target(name), operand)

    def before_change(self, cell: str | None = None, name: str | None = None) -> None:
        """What waits to be read from a cell, or at an index, is read before these change."""
        for waiting, (_, its_cell, index) in list(self.waiting.items()):
            if cell == its_cell or (name is not None and name == index):
                self.read_now(waiting)

    def settles(self, value: Arg, row: int, width: str = "i32") -> bool:
        """Whether the instruction just written computes this value for nobody else: then it puts it there itself."""
        if not self.out or not isinstance(value, str) or not value.startswith("%") or self.reads[value] != 1:
            return False
        last = self.out[-1]
        if self.rows.get(value) != last.row or last.row < self.places.scratch or last.store or last.width != "i32":
            return False
        last.row, last.width = row, width
        return True

    # Operations

    def op(self, op: Op, at: int) -> None:
        if op.kind == "store":
            self.store(op)
            return
        assert op.target is not None
        if not op.target.startswith("%"):
            self.before_change(name=op.target)
        if op.kind == "result":
            if op.target in self.frame:
                self.say("first", self.frame[op.target], Operand("row", RESULT))
            else:
                self.rows[op.target] = RESULT
            return
        if op.target not in self.frame and op.target not in self.last_read:
            for arg in op.args:
                self.waiting.pop(str(arg), None)
            return
        if op.kind in ("load", "table"):
            self.read(op, at)
        elif op.kind == "copy":
            row = self.target(op.target)
            if not self.settles(op.args[0], row):
                self.say("first", row, self.operand(op.args[0]))
        else:
            operation, a, b = self.operands(op.kind, op.args[0], op.args[1] if len(op.args) > 1 else 0)
            self.say(operation, self.target(op.target), a, b)

    def operands(self, kind: str, left: Arg, right: Arg) -> tuple[str, Operand, Operand]:
        """Only the first operand may be read from a grid."""
        assert kind in OPERATIONS, kind
        if kind in _SWAPPED and right in self.waiting and left not in self.waiting:
            kind, left, right = _SWAPPED[kind], right, left
        b = self.row_or_number(right)
        return kind, self.operand(left), b

    def read(self, op: Op, at: int) -> None:
        assert op.target is not None
        index = op.args[0]
        if op.kind == "load" and isinstance(index, int):
            row = self.places.rows[op.note] + index
            if self.stays(op, at):
                self.rows[op.target] = row
            else:
                self.say("first", self.target(op.target), Operand("row", row))
            return
        if op.kind == "load":
            first, size = self.places.rows[op.note], self.places.cells[op.note].size
        else:
            first, size = self.places.tables[op.note], 0
        if isinstance(index, int):
            row = self.scratch()
            self.say("first", row, Operand("number", index))
        else:
            row = self.row_or_number(index).at
        operand = Operand(op.kind, row, first, size)
        if isinstance(index, str) and op.target.startswith("%") and op.target not in self.frame and self.reads[op.target] == 1:
            self.waiting[op.target] = (operand, op.note if op.kind == "load" else "", index)
        else:
            self.say("first", self.target(op.target), operand)

    def stays(self, op: Op, at: int) -> bool:
        """Whether a cell's own row stands for what was read from it, because nothing changes it before the last reading."""
        if op.target is None or not op.target.startswith("%") or op.target in self.frame:
            return False
        before_last = self.piece.ops[at + 1 : self.last_read[op.target]]
        stored = [later.args[0] for later in before_last if later.kind == "store" and later.note == op.note]
        if any(isinstance(to, str) or to == op.args[0] for to in stored):
            return False
        # An index that waits is read later than the graph says.
        return not any(later.args[0] == op.target and later.kind in ("load", "table") for later in self.piece.ops[at + 1 :])

    def store(self, op: Op) -> None:
        cell, (at, value) = self.places.cells[op.note], op.args
        first = self.places.rows[op.note]
        width = cell.dtype if cell.dtype in WIDTHS else "i32"
        # The value itself may come from this cell: it is read before the store in the same instruction.
        own = self.waiting.pop(value, None) if isinstance(value, str) and isinstance(at, int) else None
        self.before_change(cell=op.note)
        if isinstance(at, int):
            if isinstance(value, int):
                value = held(value, cell.dtype)
            if own is not None:
                self.say("first", first + at, own[0], width=width)
            elif not self.settles(value, first + at, width):
                self.say("first", first + at, self.operand(value), width=width)
        else:
            index, source = self.row_or_number(at), self.row_or_number(value)
            self.say("first", first, source, index, width, cell.size)

    # Ways out

    def end(self) -> None:
        here = self.function
        match self.piece.end:
            case Jump(to=to):
                self.goals = (here, to), (here, to)
                self.something()
            case Branch(condition=condition, then=then, other=other):
                self.goals = (here, then), (here, other)
                last = self.out[-1] if self.out else None
                own = isinstance(condition, str) and condition in self.rows and condition not in self.waiting
                if not (last and own and last.row == self.rows[str(condition)] and not last.store):
                    self.say("first", NOWHERE, self.operand(condition))
            case Return(value=value):
                self.say("first", RESULT, self.operand(value), Operand("row", self.frame["return"]))
                self.out[-1].back = True
            case CallThen(function=function, args=args, then=then):
                self.goals = (function, 0), (function, 0)
                frame = self.places.frames[function]
                for name, arg in zip(self.places.functions[function].parameters, args, strict=True):
                    if not self.settles(arg, frame[name]):
                        self.say("first", frame[name], self.operand(arg))
                self.say("first", frame["return"], _NONE)
                self.comes_back.append((self.out[-1], (here, then)))
        assert not self.waiting

    def something(self) -> None:
        """A piece without an instruction could not be gone to."""
        for name in list(self.waiting):
            self.read_now(name)
        if not self.out:
            self.say("first", NOWHERE, _NONE)
