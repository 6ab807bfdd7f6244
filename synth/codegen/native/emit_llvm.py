"""Graphs → LLVM IR: one game at a time, with the branches as they are, so that a step costs what happens in it."""

from dataclasses import dataclass

from synth.codegen.graphs.graph import SIZES, Arg, Branch, Cell, Function, Jump, Op, Program, Return, held

_WORKED = {
    **{kind: f"{kind} i32 {{}}, {{}}" for kind in ("add", "sub", "mul", "and", "or", "xor", "shl")},
    "shr": "ashr i32 {}, {}", "ushr": "lshr i32 {}, {}", "copy": "add i32 {}, 0",
    "min": "call i32 @llvm.smin.i32(i32 {}, i32 {})", "max": "call i32 @llvm.smax.i32(i32 {}, i32 {})",
    "popcount": "call i32 @llvm.ctpop.i32(i32 {})", "lowest": "call i32 @llvm.cttz.i32(i32 {}, i1 true)",
}  # fmt: skip
_COMPARE = {"eq": "eq", "ne": "ne", "lt": "slt", "le": "sle", "gt": "sgt", "ge": "sge"}


@dataclass(frozen=True)
class Memory:
    """How a target writes pointers to a game and its scratch, what it knows of those, and pointers to tables."""

    game: str = "ptr"
    known: str = "noalias nonnull"
    table: str = "ptr"


CPU = Memory()


def emit_module(program: Program, memory: Memory = CPU) -> str:
    """All functions of a program. An entry point is `@name(game, scratch, parameters …)`: what is kept of a game and room to
    work in lie apart, so that a game can be worked on where it is kept. Tables are defined elsewhere."""
    tables = f"external{memory.table.removeprefix('ptr')} constant"
    parts = [
        *(f"@t_{column.name} = {tables} [0 x i{8 * SIZES[column.dtype]}]" for column in program.columns),
        "declare i32 @llvm.smin.i32(i32, i32)",
        "declare i32 @llvm.smax.i32(i32, i32)",
        "declare i32 @llvm.ctpop.i32(i32)",
        "declare i32 @llvm.cttz.i32(i32, i1)",
    ]
    writer = _Writer(program, memory)
    parts += [writer.write(one, "" if name in program.entries else "internal ") for name, one in program.written.items()]
    parts += ['!0 = !{!"synth"}', *(line for named, at in writer.tags.items() for line in _type(named, at))]
    return "\n".join(parts) + "\n"


def _type(named: str, at: int) -> tuple[str, str]:
    """Tells LLVM that different cells and tables never overlap: each has a type of its own, and `at` is its tag."""
    return f'!{at - 1} = !{{!"{named}", !0, i64 0}}', f"!{at} = !{{!{at - 1}, !{at - 1}, i64 0}}"


class _Writer:
    def __init__(self, program: Program, memory: Memory) -> None:
        self.program, self.memory = program, memory
        named = [*(f"cell {cell.name}" for cell in program.cells), *(f"table {column.name}" for column in program.columns)]
        self.tags = {one: 2 * at + 2 for at, one in enumerate(named)}
        self.cells, self.offsets = {cell.name: cell for cell in program.cells}, program.layout.offsets
        self.columns = {column.name: column.dtype for column in program.columns}
        self.at_once = {name: one.at_once for name, one in program.functions.items() if one.at_once}
        self.lines: list[str] = []
        self.fresh = 0

    def write(self, function: Function, linkage: str) -> str:
        self.fresh, game = 0, f"{self.memory.game} {self.memory.known}"
        parameters = "".join(f", i32 %p_{name}" for name in function.parameters)
        self.lines = [f"define {linkage}i32 @{function.name}({game} %g, {game} %s{parameters}) {{", "entry:"]
        for name in function.variables:
            self.lines.append(f"  %v_{name} = alloca i32")
            start = f"%p_{name}" if name in function.parameters else "0"
            self.lines.append(f"  store i32 {start}, ptr %v_{name}")
        self.lines.append("  br label %b0")
        for at, block in enumerate(function.blocks):
            self.lines.append(f"b{at}:")
            for op in block.ops:
                self.op(op)
            match block.end:
                case Jump(to=to):
                    self.lines.append(f"  br label %b{to}")
                case Branch(condition=condition, then=then, other=other):
                    flag = self.say(f"icmp ne i32 {self.arg(condition)}, 0")
                    self.lines.append(f"  br i1 {flag}, label %b{then}, label %b{other}")
                case Return(value=value):
                    self.lines.append(f"  ret i32 {self.arg(value)}")
        return "\n".join([*self.lines, "}"])

    def tag(self, named: str) -> str:
        return f"!tbaa !{self.tags[named]}"

    def say(self, expression: str) -> str:
        self.fresh += 1
        self.lines.append(f"  %x{self.fresh} = {expression}")
        return f"%x{self.fresh}"

    def arg(self, arg: Arg) -> str:
        if isinstance(arg, int):
            return str(held(arg))
        if arg.startswith("%"):
            return f"%t{arg[1:]}"
        return self.say(f"load i32, ptr %v_{arg}")

    def put(self, target: str | None, value: str | None) -> None:
        if target is None or value is None:
            return
        if target.startswith("%"):
            self.lines.append(f"  %t{target[1:]} = {value}")
        else:
            name = value if value.startswith(("%", "-")) or value.isdigit() else self.say(value)
            self.lines.append(f"  store i32 {name}, ptr %v_{target}")

    def op(self, op: Op) -> None:
        if op.kind == "store":
            self.store(op)
        elif op.kind == "call" and op.note in self.at_once:
            kind, cell, n = self.at_once[op.note]
            self.put(op.target, getattr(self, kind)(self.cells[cell], n, *op.args))
        elif op.kind == "copy" and op.target and not op.target.startswith("%"):
            self.put(op.target, self.arg(op.args[0]))
        else:
            self.put(op.target, self.expression(op))

    def expression(self, op: Op) -> str:
        kind = op.kind
        if kind in ("load", "table"):
            return self.load(op) if kind == "load" else self.table(op)
        args = [self.arg(arg) for arg in op.args]
        if kind in _WORKED:
            return _WORKED[kind].format(*args)
        if kind in _COMPARE:
            return f"zext i1 {self.say(f'icmp {_COMPARE[kind]} i32 {args[0]}, {args[1]}')} to i32"
        if kind == "mulhi":
            wide = [self.say(f"zext i32 {arg} to i64") for arg in args]
            product = self.say(f"mul i64 {wide[0]}, {wide[1]}")
            return f"trunc i64 {self.say(f'lshr i64 {product}, 32')} to i32"
        if kind in ("floordiv", "mod"):
            return self.divided(kind, *args)
        assert kind == "call", kind
        values = "".join(f", i32 {arg}" for arg in args)
        return f"call i32 @{op.note}({self.memory.game} %g, {self.memory.game} %s{values})"

    def divided(self, kind: str, a: str, b: str) -> str:
        """Rounded down, as Python does; divisors are positive."""
        rest = self.say(f"srem i32 {a}, {b}")
        low = self.say(f"icmp slt i32 {rest}, 0")
        if kind == "mod":
            return f"select i1 {low}, i32 {self.say(f'add i32 {rest}, {b}')}, i32 {rest}"
        return f"sub i32 {self.say(f'sdiv i32 {a}, {b}')}, {self.say(f'zext i1 {low} to i32')}"

    def _pointer(self, name: str, at: Arg, by: int = 1) -> tuple[str, str]:
        """To the `at`-th of a cell's groups of `by` numbers; those of different records lie a record apart."""
        cell, game = self.cells[name], self.memory.game
        size, kind = SIZES[cell.dtype], f"i{8 * SIZES[cell.dtype]}"
        beside = self.program.layout.resting if cell.lent else None if cell.kept else self.program.layout.record
        where, first = "%g" if beside is None else "%s", self.offsets[name] - (beside or 0)
        width, stride = (cell.width, self.program.layout.strides[cell.of]) if cell.of else (1, size)
        if isinstance(at, int):
            at *= by
            return kind, self.say(f"getelementptr i8, {game} {where}, i64 {first + at // width * stride + at % width * size}")
        base = self.say(f"getelementptr i8, {game} {where}, i64 {first}")
        wide = self.say(f"sext i32 {self.arg(at)} to i64")
        wide = wide if by == 1 else self.say(f"mul i64 {wide}, {by}")
        row = wide if width == 1 else self.say(f"lshr i64 {wide}, {width.bit_length() - 1}")
        pointer = self.say(f"getelementptr i8, {game} {base}, i64 {self.say(f'mul i64 {row}, {stride}')}")
        if width > 1:
            place = self.say(f"and i64 {wide}, {width - 1}")
            pointer = self.say(f"getelementptr {kind}, {game} {pointer}, i64 {place}")
        return kind, pointer

    def load(self, op: Op) -> str:
        kind, pointer = self._pointer(op.note, op.args[0])
        dtype = self.cells[op.note].dtype
        return self.wide(kind, dtype, f"load {kind}, {self.memory.game} {pointer}, {self.tag(f'cell {op.note}')}")

    def wide(self, kind: str, dtype: str, text: str) -> str:
        """What was loaded, as a word."""
        return text if kind == "i32" else f"{'zext' if dtype.startswith('u') else 'sext'} {kind} {self.say(text)} to i32"

    def store(self, op: Op) -> None:
        value = self.arg(op.args[1])
        kind, pointer = self._pointer(op.note, op.args[0])
        if kind != "i32":
            value = self.say(f"trunc i32 {value} to {kind}")
        self.lines.append(f"  store {kind} {value}, {self.memory.game} {pointer}, {self.tag(f'cell {op.note}')}")

    def matches(self, cell: Cell, n: int, first: Arg, value: Arg) -> str:
        """Which of n neighbours are the value: all are compared at once."""
        kind, pointer = self._pointer(cell.name, first)
        vector, wide = f"<{n} x {kind}>", 1 << (n - 1).bit_length()
        one = self.arg(value) if kind == "i32" else self.say(f"trunc i32 {self.arg(value)} to {kind}")
        single = self.say(f"insertelement {vector} poison, {kind} {one}, i64 0")
        every = self.say(f"shufflevector {vector} {single}, {vector} poison, <{n} x i32> zeroinitializer")
        there = self.say(f"load {vector}, {self.memory.game} {pointer}, align 1, {self.tag(f'cell {cell.name}')}")
        same = self.say(f"icmp eq {vector} {there}, {every}")
        places = ", ".join(f"i32 {min(at, n)}" for at in range(wide))
        padded = self.say(f"shufflevector <{n} x i1> {same}, <{n} x i1> zeroinitializer, <{wide} x i32> <{places}>")
        bits = self.say(f"bitcast <{wide} x i1> {padded} to i{wide}")
        return f"add i32 {bits}, 0" if wide == 32 else f"zext i{wide} {bits} to i32"

    def spread(self, cell: Cell, n: int, first: Arg, bits: Arg) -> None:
        """Each byte of the vector is the one that has its bit, of which it keeps only that bit; what is not 0 then is 1."""
        pointer, vector = self._pointer(cell.name, first)[1], f"<{n} x i8>"
        where, own = ", ".join(f"i32 {at // 8}" for at in range(n)), ", ".join(f"i8 {1 << at % 8}" for at in range(n))
        four = self.say(f"bitcast i32 {self.arg(bits)} to <4 x i8>")
        theirs = self.say(f"shufflevector <4 x i8> {four}, <4 x i8> poison, <{n} x i32> <{where}>")
        there = self.say(f"icmp ne {vector} {self.say(f'and {vector} {theirs}, <{own}>')}, zeroinitializer")
        found = self.say(f"zext <{n} x i1> {there} to {vector}")
        self.lines.append(f"  store {vector} {found}, {self.memory.game} {pointer}, align 1, {self.tag(f'cell {cell.name}')}")

    def exchange(self, cell: Cell, n: int, a: Arg, b: Arg) -> None:
        """As two vectors of bytes, which LLVM moves in the largest parts that the processor has."""
        tag, kind = self.tag(f"cell {cell.name}"), f"<{n * cell.width * SIZES[cell.dtype]} x i8>"
        places = [self._pointer(cell.name, row, cell.width)[1] for row in (a, b)]
        values = [self.say(f"load {kind}, {self.memory.game} {place}, align 1, {tag}") for place in places]
        for place, new in zip(places, reversed(values), strict=True):
            self.lines.append(f"  store {kind} {new}, {self.memory.game} {place}, align 1, {tag}")

    def table(self, op: Op) -> str:
        dtype = self.columns[op.note]
        kind = f"i{8 * SIZES[dtype]}"
        wide = self.say(f"sext i32 {self.arg(op.args[0])} to i64")
        pointer = self.say(f"getelementptr {kind}, {self.memory.table} @t_{op.note}, i64 {wide}")
        tag = f"{self.tag(f'table {op.note}')}, !invariant.load !{{}}"
        return self.wide(kind, dtype, f"load {kind}, {self.memory.table} {pointer}, {tag}")
