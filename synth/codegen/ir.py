"""The step as straight-line scalar code: values with known ranges, grouped into stages. Knows no JAX.

Building folds constants and shares equal expressions within a stage, so that code for what a pool cannot do vanishes
while it is being written. A value's type follows from its range; nothing can overflow silently.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

BOOL, I8, I16, I32, U32 = "bool", "int8", "int16", "int32", "uint32"
_WIDTHS = ((I8, -(1 << 7), (1 << 7) - 1), (I16, -(1 << 15), (1 << 15) - 1), (I32, -(1 << 31), (1 << 31) - 1))
_ORDER = {I8: 0, I16: 1, I32: 2}
WORD = (0, (1 << 32) - 1)


def width(lo: int, hi: int) -> str:
    """The narrowest signed type that holds the range."""
    for name, low, high in _WIDTHS:
        if low <= lo and hi <= high:
            return name
    raise OverflowError(f"range {lo}..{hi} needs more than 32 bits")


@dataclass(eq=False, slots=True, repr=False)
class Value:
    """One scalar of the step. `op` applied to `args`; `lo..hi` bounds it; `stage` is where it is computed."""

    op: str
    args: tuple[Value, ...]
    dtype: str
    lo: int
    hi: int
    note: str | int = ""
    stage: int = -1
    number: int = -1

    def __repr__(self) -> str:
        return f"<{self.op} {self.note or self.number} {self.lo}..{self.hi}>"

    @property
    def is_const(self) -> bool:
        return self.op == "const"

    @property
    def const(self) -> int:
        assert self.is_const
        return self.lo

    def __add__(self, other: Value | int) -> Value:
        return _arithmetic("add", self, other)

    __radd__ = __add__

    def __sub__(self, other: Value | int) -> Value:
        return _arithmetic("sub", self, other)

    def __rsub__(self, other: int) -> Value:
        return _arithmetic("sub", lift(other, self), self)

    def __mul__(self, other: Value | int) -> Value:
        return _arithmetic("mul", self, other)

    __rmul__ = __mul__

    def __neg__(self) -> Value:
        return 0 - self

    def __and__(self, other: Value | int) -> Value:
        return _bitwise("and", self, other)

    __rand__ = __and__

    def __or__(self, other: Value | int) -> Value:
        return _bitwise("or", self, other)

    __ror__ = __or__

    def __xor__(self, other: Value | int) -> Value:
        return _bitwise("xor", self, other)

    def __invert__(self) -> Value:
        assert self.dtype == BOOL
        if self.is_const:
            return boolean(not self.const)
        if self.op == "not":
            return self.args[0]
        return emit("not", (self,), BOOL, 0, 1)

    def __lshift__(self, bits: Value | int) -> Value:
        return _shift("shl", self, bits)

    def __rshift__(self, bits: Value | int) -> Value:
        return _shift("shr", self, bits)

    def __eq__(self, other: object) -> Value:  # type: ignore[override]
        return _compare("eq", self, other)

    def __ne__(self, other: object) -> Value:  # type: ignore[override]
        return ~(self == other)

    def __hash__(self) -> int:
        return id(self)

    def __lt__(self, other: Value | int) -> Value:
        return _compare("lt", self, other)

    def __le__(self, other: Value | int) -> Value:
        return _compare("le", self, other)

    def __gt__(self, other: Value | int) -> Value:
        return _compare("gt", self, other)

    def __ge__(self, other: Value | int) -> Value:
        return _compare("ge", self, other)

    def __bool__(self) -> bool:
        raise TypeError("a value of the step is not known while the step is written; use where()")

    def within(self, lo: int, hi: int) -> Value:
        """The same number, promised to lie in the range: the interpreter checks it, the emitter narrows the type."""
        if lo <= self.lo and self.hi <= hi:
            return self
        if self.is_const:
            raise OverflowError(f"{self.const} is not within {lo}..{hi}")
        return emit("narrow", (self,), width(lo, hi), lo, hi)

    def number_value(self) -> Value:
        """A bool as 0 or 1."""
        return cast(self, I8) if self.dtype == BOOL else self


@dataclass(frozen=True)
class Table:
    """A constant column of words, looked up by a value."""

    name: str
    words: tuple[int, ...]


@dataclass(slots=True)
class Stage:
    name: str
    values: list[Value] = field(default_factory=list)


@dataclass(slots=True, weakref_slot=True)
class Graph:
    """A function being written: inputs, stages in order, named outputs."""

    __hash__ = object.__hash__

    name: str
    inputs: dict[str, Value] = field(default_factory=dict)
    stages: list[Stage] = field(default_factory=list)
    outputs: dict[str, Value] = field(default_factory=dict)
    legal: dict[str, list[Value]] = field(default_factory=dict)
    """Flags of the new state's legal actions by action group; the outputs hold them packed."""
    tables: dict[str, Table] = field(default_factory=dict)
    _shared: dict[tuple[object, ...], Value] = field(default_factory=dict)
    _count: int = 0

    def stage(self, name: str) -> None:
        """What follows is computed after everything before it; values are shared only within a stage."""
        self.stages.append(Stage(name))
        self._shared = {}

    def input(self, name: str, lo: int, hi: int, dtype: str | None = None) -> Value:
        value = Value("input", (), dtype or width(lo, hi), lo, hi, name)
        self.inputs[name] = value
        return value

    def add(self, op: str, args: tuple[Value, ...], dtype: str, lo: int, hi: int, note: str | int = "") -> Value:
        key = (op, dtype, note, lo, hi, *(id(arg) for arg in args))
        found = self._shared.get(key)
        if found is None:
            found = Value(op, args, dtype, lo, hi, note, len(self.stages) - 1, self._count)
            self._count += 1
            self.stages[-1].values.append(found)
            self._shared[key] = found
        return found


_current: list[Graph] = []


class writing:
    """`with writing(graph):` operators on values append to this graph."""

    def __init__(self, graph: Graph) -> None:
        self.graph = graph

    def __enter__(self) -> Graph:
        _current.append(self.graph)
        return self.graph

    def __exit__(self, *_: object) -> None:
        _current.pop()


def stage(name: str) -> None:
    _current[-1].stage(name)


def emit(op: str, args: tuple[Value, ...], dtype: str, lo: int, hi: int, note: str | int = "") -> Value:
    return _current[-1].add(op, args, dtype, lo, hi, note)


_constants: dict[tuple[int, str], Value] = {}


def constant(number: int, dtype: str | None = None) -> Value:
    key = (int(number), dtype or width(number, number))
    if key not in _constants:
        _constants[key] = Value("const", (), key[1], key[0], key[0])
    return _constants[key]


def boolean(flag: bool) -> Value:
    return constant(int(flag), BOOL)


TRUE, FALSE = boolean(True), boolean(False)


def lift(other: object, like: Value) -> Value:
    """A Python number as a constant fit to meet `like`."""
    if isinstance(other, Value):
        return other
    if isinstance(other, bool):
        return boolean(other)
    assert isinstance(other, int)
    if like.dtype == BOOL:
        assert other in (0, 1), "a flag meets a number: say number_value()"
        return boolean(bool(other))
    return constant(other & WORD[1], U32) if like.dtype == U32 else constant(other)


def cast(value: Value, dtype: str) -> Value:
    if value.dtype == dtype:
        return value
    if value.is_const:
        return constant(value.const & WORD[1] if dtype == U32 else value.const, dtype)
    lo, hi = WORD if dtype == U32 and value.lo < 0 else (value.lo, value.hi)
    return emit("cast", (value,), dtype, lo, hi)


def _joined(a: Value, b: Value, *more: str) -> tuple[Value, Value, str]:
    if U32 in (a.dtype, b.dtype):
        return cast(a, U32), cast(b, U32), U32
    dtype = max((I8 if d == BOOL else d for d in (a.dtype, b.dtype, *more)), key=_ORDER.__getitem__)
    return cast(a, dtype), cast(b, dtype), dtype


_PYTHON = {"add": lambda a, b: a + b, "sub": lambda a, b: a - b, "mul": lambda a, b: a * b}


def _arithmetic(op: str, a: Value, other: Value | int) -> Value:
    b = lift(other, a)
    if a.is_const and b.is_const:
        number = _PYTHON[op](a.const, b.const)
        return constant(number & WORD[1], U32) if U32 in (a.dtype, b.dtype) else constant(number)
    if b.is_const and b.const == 0 and op in ("add", "sub"):
        return a.number_value()
    if a.is_const and a.const == 0 and op == "add":
        return b.number_value()
    if op == "mul":
        for x, y in ((a, b), (b, a)):
            if x.is_const and x.const == 1:
                return y.number_value()
            if x.is_const and x.const == 0:
                return x
            # A flag times a number is a selection, cheaper than a product.
            if x.dtype == BOOL:
                return where(x, y, 0)
    if U32 in (a.dtype, b.dtype):
        lo, hi = WORD
    else:
        ends = [_PYTHON[op](x, y) for x in (a.lo, a.hi) for y in (b.lo, b.hi)]
        lo, hi = min(ends), max(ends)
    a, b, dtype = _joined(a, b, *(() if U32 in (a.dtype, b.dtype) else (width(lo, hi),)))
    return emit(op, (a, b), dtype, lo, hi)


def _bitwise(op: str, a: Value, other: Value | int) -> Value:
    b = lift(other, a)
    if a.is_const and not b.is_const:
        a, b = b, a
    if a is b:
        return FALSE if op == "xor" and a.dtype == BOOL else constant(0, a.dtype) if op == "xor" else a
    if a.dtype == BOOL and b.dtype == BOOL:
        if b.is_const:
            if op == "and":
                return a if b.const else FALSE
            if op == "or":
                return TRUE if b.const else a
            return ~a if b.const else a
        return emit(op, (a, b), BOOL, 0, 1)
    a, b, dtype = _joined(a, b)
    if a.is_const and b.is_const:
        number = {"and": a.const & b.const, "or": a.const | b.const, "xor": a.const ^ b.const}[op]
        return constant(number, dtype)
    if b.is_const and b.const == 0:
        return b if op == "and" else a
    if op == "and" and min(a.lo, b.lo) >= 0:
        lo, hi = 0, min(a.hi, b.hi)
    elif op == "and" and max(a.lo, b.lo) >= 0:
        lo, hi = 0, max(h for low, h in ((a.lo, a.hi), (b.lo, b.hi)) if low >= 0)
    else:
        lo, hi = (0, (1 << max(a.hi, b.hi).bit_length()) - 1) if min(a.lo, b.lo) >= 0 else (-(1 << 31), (1 << 31) - 1)
    return emit(op, (a, b), dtype, lo, hi)


def _shift(op: str, a: Value, other: Value | int) -> Value:
    a = a.number_value()
    bits = lift(other, a)
    bits = cast(bits, a.dtype)
    if bits.is_const and bits.const == 0:
        return a
    if a.is_const and bits.is_const:
        number = a.const << bits.const if op == "shl" else a.const >> bits.const
        return constant(number & WORD[1], U32) if a.dtype == U32 else constant(number)
    if a.dtype == U32:
        lo, hi = (0, a.hi >> bits.lo) if op == "shr" else WORD
    else:
        ends = [x << k if op == "shl" else x >> k for x in (a.lo, a.hi) for k in (bits.lo, bits.hi)]
        lo, hi = min(ends), max(ends)
        dtype = width(lo, hi)
        if _ORDER[dtype] > _ORDER[a.dtype]:
            a, bits = cast(a, dtype), cast(bits, dtype)
    return emit(op, (a, bits), a.dtype, lo, hi)


_COMPARE = {
    "eq": lambda a, b: a == b, "lt": lambda a, b: a < b, "le": lambda a, b: a <= b,
    "gt": lambda a, b: a > b, "ge": lambda a, b: a >= b,
}  # fmt: skip


def _compare(op: str, a: Value, other: object) -> Value:
    b = lift(other, a)
    if a.is_const and b.is_const:
        return boolean(_COMPARE[op](a.const, b.const))
    if a.dtype == BOOL and b.dtype == BOOL:
        assert op == "eq"
        return ~(a ^ b)
    if a.hi < b.lo:
        return boolean(op in ("lt", "le"))
    if a.lo > b.hi:
        return boolean(op in ("gt", "ge"))
    if a.hi <= b.lo and op in ("le", "gt"):
        return boolean(op == "le")
    if a.lo >= b.hi and op in ("ge", "lt"):
        return boolean(op == "ge")
    a, b, _ = _joined(a, b)
    return emit(op, (a, b), BOOL, 0, 1)


def where(condition: Value, a: Value | int, b: Value | int) -> Value:
    """`a` where the condition holds, else `b`."""
    if not isinstance(a, Value):
        a = lift(a, b if isinstance(b, Value) else constant(0))
    if not isinstance(b, Value):
        b = lift(b, a)
    if condition.is_const:
        return a if condition.const else b
    if a is b:
        return a
    if a.dtype == BOOL and b.dtype == BOOL:
        if a.is_const:
            return condition | b if a.const else ~condition & b
        if b.is_const:
            return ~condition | a if b.const else condition & a
        return emit("where", (condition, a, b), BOOL, 0, 1)
    if a.is_const and b.is_const and a.const == b.const:
        return a
    lo, hi = min(a.lo, b.lo), max(a.hi, b.hi)
    a, b, dtype = _joined(a, b)
    if a is b:
        return a
    return emit("where", (condition, a, b), dtype, lo, hi)


def minimum(a: Value | int, b: Value | int) -> Value:
    return _extreme("min", a, b)


def maximum(a: Value | int, b: Value | int) -> Value:
    return _extreme("max", a, b)


def _extreme(op: str, left: Value | int, right: Value | int) -> Value:
    a = left if isinstance(left, Value) else constant(left)
    b = right if isinstance(right, Value) else constant(right)
    choose = min if op == "min" else max
    if a.is_const and b.is_const:
        return constant(choose(a.const, b.const))
    if (a.hi <= b.lo) if op == "min" else (a.lo >= b.hi):
        return a
    if (b.hi <= a.lo) if op == "min" else (b.lo >= a.hi):
        return b
    lo, hi = choose(a.lo, b.lo), choose(a.hi, b.hi)
    a, b, dtype = _joined(a, b)
    return emit(op, (a, b), dtype, lo, hi)


def popcount(value: Value) -> Value:
    """Set bits of a 32-bit word."""
    if value.is_const:
        return constant(value.const.bit_count())
    word = cast(value, U32)
    return emit("popcount", (word,), I8, 0, word.hi.bit_length())


def lookup(table: Table, index: Value) -> Value:
    """The table's word at an index inside it."""
    lo, hi = min(table.words), max(table.words)
    if lo == hi:
        return constant(lo)
    if index.is_const:
        return constant(table.words[index.const])
    _current[-1].tables.setdefault(table.name, table)
    return emit("lookup", (index,), width(lo, hi) if hi < 1 << 31 else U32, lo, hi, table.name)


def total(values: Iterable[Value]) -> Value:
    result = constant(0)
    for value in values:
        result = result + value
    return result


def either(values: Iterable[Value]) -> Value:
    result = FALSE
    for value in values:
        result = result | value
    return result


def chosen(index: Value, values: list[Value], first: int = 0) -> Value:
    """`values[index - first]`; the last one for an index outside."""
    result = values[-1]
    for k in reversed(range(len(values) - 1)):
        result = where(index == first + k, values[k], result)
    return result
