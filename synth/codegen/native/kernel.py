"""Graphs → LLVM IR for CPUs: the same straight-line code on vectors of LANES games, in functions of a few hundred operations.

LLVM has no trouble with long code, but its time grows faster than a function's length: a graph is cut into parts, and what
crosses a cut lies in a frame of memory that all parts share."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from synth.codegen.ir import BOOL, U32, Graph, Value

LANES = 32
"""Games that are worked out together: a cell of one byte fills half a register of AVX-512, or one of AVX2."""
TILE = 1024
"""Games of which those that need an effect are worked out together: they should fit into the cache of a core."""
ROW = TILE + LANES
PART = 1000
"""Operations of one function, at most."""

WIDTHS = {BOOL: 8, "int8": 8, "int16": 16, "int32": 32, U32: 32}
"""Bits of an element in memory."""
_BINARY = {"add": "add", "sub": "sub", "mul": "mul", "and": "and", "or": "or", "xor": "xor"}
_COMPARE = {"eq": ("eq", "eq"), "lt": ("slt", "ult"), "le": ("sle", "ule"), "gt": ("sgt", "ugt"), "ge": ("sge", "uge")}


def _element(dtype: str) -> str:
    return "i1" if dtype == BOOL else f"i{WIDTHS[dtype]}"


def _vector(dtype: str) -> str:
    return f"<{LANES} x {_element(dtype)}>"


@dataclass(frozen=True)
class Block:
    """A tile of games in one piece of memory: a row for each name, rows of equal types side by side, the widest first."""

    dtypes: Mapping[str, str]

    @property
    def names(self) -> list[str]:
        return sorted(self.dtypes, key=lambda name: -WIDTHS[self.dtypes[name]])

    def offsets(self) -> dict[str, int]:
        offsets, size = {}, 0
        for name in self.names:
            offsets[name] = size
            size += WIDTHS[self.dtypes[name]] // 8 * ROW
        return offsets

    @property
    def size(self) -> int:
        return _whole(sum(WIDTHS[dtype] // 8 * ROW for dtype in self.dtypes.values()))


@dataclass(frozen=True)
class Columns:
    """Values of many games in an array for each name; the pointers to the arrays are in a list."""

    dtypes: Mapping[str, str]


Place = Block | Columns


def _whole(size: int) -> int:
    """Up to whole lines of a cache."""
    return -(-size // 64) * 64


def changes(graph: Graph) -> set[str]:
    """The names whose value is not what came in under the same name."""
    return {name for name, value in graph.outputs.items() if value is not graph.inputs.get(name)}


def reads(graph: Graph) -> set[str]:
    """The names that a graph needs for what it changes."""
    used = {id(arg) for stage in graph.stages for value in stage.values for arg in value.args}
    used |= {id(graph.outputs[name]) for name in changes(graph)}
    return {name for name, value in graph.inputs.items() if id(value) in used}


def emit_kernel(graph: Graph, source: Place, target: Place) -> tuple[str, int]:
    """The functions of a graph, and the bytes of its frame. `@graph(source, first game, target, first game, frame)`."""
    return _Kernel(graph, source, target).write()


class _Kernel:
    def __init__(self, graph: Graph, source: Place, target: Place) -> None:
        self.graph, self.source, self.target = graph, source, target
        self.offsets = {at: _offsets(place) for at, place in (("source", source), ("target", target))}
        self.same: dict[int, Value] = {}
        self.values = self._shared()
        # What a graph does not speak of it hands on; within a tile it stays where it is.
        outputs = graph.inputs | graph.outputs
        written = changes(graph) if source == target else target.dtypes.keys()
        self.outputs = {name: self.of(outputs[name]) for name in target.dtypes if name in written}
        self.number = {id(value): at for at, value in enumerate(self.values)}
        self.inputs = {id(value): name for name, value in graph.inputs.items()}
        self.lines: list[str] = []
        self.fresh = 0
        self.here: set[int] = set()

    def of(self, value: Value) -> Value:
        return self.same.get(id(value), value)

    def _shared(self) -> list[Value]:
        """All values in order, equal ones once: stages need not be kept apart here."""
        found: dict[tuple[object, ...], Value] = {}
        for value in (value for stage in self.graph.stages for value in stage.values):
            if value.op == "narrow" and value.dtype == value.args[0].dtype:
                self.same[id(value)] = self.of(value.args[0])
                continue
            args = ((arg.const, arg.dtype) if arg.is_const else id(self.of(arg)) for arg in value.args)
            key = (value.op, value.dtype, value.note if value.op == "lookup" else "", *args)
            first = found.setdefault(key, value)
            if first is not value:
                self.same[id(value)] = first
        return list(found.values())

    def write(self) -> tuple[str, int]:
        parts = [self.values[at : at + PART] for at in range(0, len(self.values), PART)] or [[]]
        home = {id(value): at for at, part in enumerate(parts) for value in part}
        last = dict(home)
        for at, part in enumerate(parts):
            for value in part:
                for arg in value.args:
                    if id(self.of(arg)) in home:
                        last[id(self.of(arg))] = at
        slots, size = self._slots(parts, home, last)
        by_value: dict[int, list[str]] = {}
        for name, value in self.outputs.items():
            by_value.setdefault(id(value), []).append(name)
        texts, name = [], self.graph.name
        for at, part in enumerate(parts):
            self.lines, self.here = [], set()
            for value in part:
                for arg in map(self.of, value.args):
                    self._bring(arg, slots)
                self._compute(value)
                self.here.add(id(value))
                if id(value) in slots:
                    self._keep(value, slots[id(value)])
                for out in by_value.get(id(value), ()):
                    self._store(out, value)
            if at == len(parts) - 1:
                for out, value in self.outputs.items():
                    if id(value) not in home:
                        self._bring(value, slots)
                        self._store(out, value)
            body = "\n".join(self.lines)
            texts.append(f"define internal void @{name}_{at}({_PARAMETERS}) noinline {{\n{body}\n  ret void\n}}")
        calls = "\n".join(f"  call void @{name}_{at}({_PARAMETERS})" for at in range(len(parts)))
        texts.append(f"define void @{name}({_PARAMETERS}) {{\n{calls}\n  ret void\n}}")
        return "\n".join(texts), size

    def _slots(self, parts: list[list[Value]], home: dict[int, int], last: dict[int, int]) -> tuple[dict[int, int], int]:
        """Places in the frame of what crosses parts; a place is used again after its value's last use."""
        free: dict[int, list[int]] = {}
        ends: list[list[Value]] = [[] for _ in parts]
        slots: dict[int, int] = {}
        size = 0
        for at, part in enumerate(parts):
            for value in part:
                if last[id(value)] > at:
                    room = self._room(value)
                    if free.get(room):
                        slots[id(value)] = free[room].pop()
                    else:
                        slots[id(value)] = size
                        size += room
                    ends[last[id(value)]].append(value)
            for value in ends[at]:
                free.setdefault(self._room(value), []).append(slots[id(value)])
        return slots, _whole(size)

    @staticmethod
    def _room(value: Value) -> int:
        return WIDTHS[value.dtype] // 8 * LANES

    def _temporary(self) -> str:
        self.fresh += 1
        return f"%x{self.fresh}"

    def _say(self, expression: str) -> str:
        name = self._temporary()
        self.lines.append(f"  {name} = {expression}")
        return name

    def _name(self, value: Value) -> str:
        if value.is_const:
            number = str(bool(value.const)).lower() if value.dtype == BOOL else str(value.const)
            return f"splat ({_element(value.dtype)} {number})"
        at = self.number.get(id(value))
        return f"%i_{self.inputs[id(value)]}" if at is None else f"%v{at}"

    def _bring(self, value: Value, slots: dict[int, int]) -> None:
        """Loads an input, or what an earlier part left in the frame, on its first use here."""
        if value.is_const or id(value) in self.here:
            return
        self.here.add(id(value))
        name = self._name(value)
        if id(value) in self.inputs:
            pointer = self._pointer("source", self.inputs[id(value)], value.dtype)
            if value.dtype == BOOL:
                byte = self._say(f"load <{LANES} x i8>, ptr {pointer}, align 1")
                self.lines.append(f"  {name} = trunc <{LANES} x i8> {byte} to <{LANES} x i1>")
            else:
                self.lines.append(f"  {name} = load {_vector(value.dtype)}, ptr {pointer}, align {WIDTHS[value.dtype] // 8}")
            return
        pointer = self._say(f"getelementptr i8, ptr %frame, i64 {slots[id(value)]}")
        if value.dtype == BOOL:
            signs = self._say(f"load <{LANES} x i8>, ptr {pointer}, align 4")
            self.lines.append(f"  {name} = icmp slt <{LANES} x i8> {signs}, zeroinitializer")
        else:
            self.lines.append(f"  {name} = load {_vector(value.dtype)}, ptr {pointer}, align 4")

    def _keep(self, value: Value, slot: int) -> None:
        """A flag is kept as a byte of ones: CPUs without registers for masks would take bits apart one by one."""
        pointer = self._say(f"getelementptr i8, ptr %frame, i64 {slot}")
        name, dtype = self._name(value), value.dtype
        if dtype == BOOL:
            name, dtype = self._say(f"sext <{LANES} x i1> {name} to <{LANES} x i8>"), "int8"
        self.lines.append(f"  store {_vector(dtype)} {name}, ptr {pointer}, align 4")

    def _store(self, out: str, value: Value) -> None:
        dtype = self.target.dtypes[out]
        stored = "int8" if dtype == BOOL else dtype
        name = self._name(value)
        if value.dtype != stored:
            name = self._say(self._cast(value, name, stored))
        pointer = self._pointer("target", out, stored)
        self.lines.append(f"  store {_vector(stored)} {name}, ptr {pointer}, align {WIDTHS[stored] // 8}")

    def _pointer(self, base: str, name: str, dtype: str) -> str:
        place = self.source if base == "source" else self.target
        at = self.offsets[base][name]
        if isinstance(place, Block):
            row = self._say(f"getelementptr i8, ptr %{base}, i64 {at}")
            return self._say(f"getelementptr i{WIDTHS[dtype]}, ptr {row}, i64 %{base}_at")
        column = self._say(f"getelementptr ptr, ptr %{base}, i64 {at}")
        array = self._say(f"load ptr, ptr {column}, align 8")
        return self._say(f"getelementptr i{WIDTHS[dtype]}, ptr {array}, i64 %{base}_at")

    def _compute(self, value: Value) -> None:
        args = [self._name(self.of(arg)) for arg in value.args]
        self.lines.append(f"  {self._name(value)} = {self._expression(value, args)}")

    def _expression(self, value: Value, args: list[str]) -> str:
        kind = _vector(value.dtype)
        first = value.args[0].dtype
        if value.op in _BINARY:
            return f"{_BINARY[value.op]} {kind} {args[0]}, {args[1]}"
        if value.op in _COMPARE:
            return f"icmp {_COMPARE[value.op][first == U32]} {_vector(first)} {args[0]}, {args[1]}"
        if value.op == "where":
            return f"select {_vector(BOOL)} {args[0]}, {kind} {args[1]}, {kind} {args[2]}"
        if value.op == "not":
            return f"xor {kind} {args[0]}, splat (i1 true)"
        if value.op in ("min", "max"):
            sign = "u" if value.dtype == U32 else "s"
            name = f"@llvm.{sign}{value.op}.v{LANES}{_element(value.dtype)}"
            return f"call {kind} {name}({kind} {args[0]}, {kind} {args[1]})"
        if value.op in ("shl", "shr"):
            return self._shift(value, args)
        if value.op == "popcount":
            count = self._say(f"call {_vector(U32)} @llvm.ctpop.v{LANES}i32({_vector(U32)} {args[0]})")
            return f"trunc {_vector(U32)} {count} to {kind}"
        if value.op in ("cast", "narrow"):
            return self._cast(value.args[0], args[0], value.dtype)
        assert value.op == "lookup", value.op
        return self._lookup(value, args[0])

    def _shift(self, value: Value, args: list[str]) -> str:
        """An amount past the width leaves nothing (or the sign), where LLVM promises nothing."""
        kind, bits = _vector(value.dtype), WIDTHS[value.dtype]
        op = "shl" if value.op == "shl" else "lshr" if value.dtype == U32 else "ashr"
        amount = value.args[1]
        if amount.lo >= 0 and amount.hi < bits:
            return f"{op} {kind} {args[0]}, {args[1]}"
        most = f"splat ({_element(value.dtype)} {bits - 1})"
        low = self._say(f"call {kind} @llvm.umin.v{LANES}{_element(value.dtype)}({kind} {args[1]}, {kind} {most})")
        if op == "ashr":
            return f"ashr {kind} {args[0]}, {low}"
        shifted = self._say(f"{op} {kind} {args[0]}, {low}")
        fits = self._say(f"icmp ule {kind} {args[1]}, {most}")
        return f"select {_vector(BOOL)} {fits}, {kind} {shifted}, {kind} zeroinitializer"

    def _cast(self, value: Value, arg: str, dtype: str) -> str:
        before, after = _vector(value.dtype), _vector(dtype)
        if dtype == BOOL:
            return f"icmp ne {before} {arg}, zeroinitializer"
        if value.dtype == BOOL:
            return f"zext {before} {arg} to {after}"
        if WIDTHS[dtype] == WIDTHS[value.dtype]:
            return f"bitcast {before} {arg} to {after}"
        if WIDTHS[dtype] < WIDTHS[value.dtype]:
            return f"trunc {before} {arg} to {after}"
        return f"sext {before} {arg} to {after}"

    def _lookup(self, value: Value, arg: str) -> str:
        index = arg
        if WIDTHS[value.args[0].dtype] < 32:
            index = self._say(f"{self._cast(value.args[0], arg, 'int32')}")
        words, pointers = _vector("int32"), f"<{LANES} x ptr>"
        where = self._say(f"getelementptr i32, ptr @table_{value.note}, {words} {index}")
        gather = f"@llvm.masked.gather.v{LANES}i32.v{LANES}p0"
        found = f"call {words} {gather}({pointers} align 4 {where}, {_vector(BOOL)} splat (i1 true), {words} poison)"
        if WIDTHS[value.dtype] == 32:
            return found
        return f"trunc {words} {self._say(found)} to {_vector(value.dtype)}"


def _offsets(place: Place) -> dict[str, int]:
    """Bytes into the block, or numbers of columns."""
    return place.offsets() if isinstance(place, Block) else {name: at for at, name in enumerate(place.dtypes)}


_PARAMETERS = "ptr noalias %source, i64 %source_at, ptr noalias %target, i64 %target_at, ptr noalias %frame"


def emit_module(graph: Graph, source: Place, target: Place) -> tuple[str, int]:
    """The whole text of a kernel's module, and the bytes of its frame."""
    text, frame = emit_kernel(graph, source, target)
    return "\n".join((f"; Generated: `{graph.name}`. Do not edit.", _DECLARATIONS, _tables(graph), text, "")), frame


def _tables(graph: Graph) -> str:
    return "\n".join(
        f"@table_{name} = internal constant [{len(table.words)} x i32] [{', '.join(f'i32 {word}' for word in table.words)}]"
        for name, table in sorted(graph.tables.items())
    )


def _declarations() -> str:
    words, games = _vector("int32"), f"<{LANES} x ptr>"
    lines = [
        f"declare {kind} @llvm.{name}.v{LANES}{_element(dtype)}({kind}, {kind})"
        for name in ("smin", "smax", "umin", "umax")
        for dtype, kind in ((dtype, _vector(dtype)) for dtype in ("int8", "int16", "int32"))
    ]
    lines.append(f"declare {words} @llvm.ctpop.v{LANES}i32({words})")
    lines.append(f"declare {words} @llvm.masked.gather.v{LANES}i32.v{LANES}p0({games}, {_vector(BOOL)}, {words})")
    return "\n".join(lines)


_DECLARATIONS = _declarations()
