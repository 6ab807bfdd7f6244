"""Values of the step: arithmetic, selection, ranges. What an overlay promises of a value's range the interpreter checks."""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any

from synth.codegen import ir
from synth.codegen.ir import Value
from synth.codegen.machine.bits import Bits
from synth.codegen.overlay.words.word import (
    Anything,
    Call,
    Flag,
    Flags,
    Integer,
    Name,
    Number,
    Numbers,
    Set,
    Words,
    Wrong,
    as_value,
)

WORDS, OPERATORS = Words(), Words()


@WORDS.add("value")
def where(call: Call, when: Flag, a: Number, b: Number) -> Value:
    """a where the flag holds, else b; two flags give a flag."""
    return ir.where(when, a, b)


@WORDS.add("value")
def minimum(call: Call, a: Number, b: Number) -> Value:
    """The smaller of two."""
    return ir.minimum(a, b)


@WORDS.add("value")
def maximum(call: Call, a: Number, b: Number) -> Value:
    """The greater of two."""
    return ir.maximum(a, b)


@WORDS.add("value")
def total(call: Call, values: Numbers) -> Value:
    """The sum of a list; flags count as 0 or 1."""
    return ir.total(values)


@WORDS.add("flag")
def either(call: Call, flags: Flags) -> Value:
    """Whether at least one of a list holds; also of plain true and false."""
    return ir.either(flags)


@WORDS.add("value")
def popcount(call: Call, value: Number) -> Value:
    """How many bits are set."""
    return ir.popcount(as_value(value))


@WORDS.add("value")
def number(call: Call, value: Number) -> Value:
    """A flag as 0 or 1; a plain number as a value."""
    return as_value(value).number_value()


@WORDS.add("value")
def within(call: Call, value: Number, least: Integer, most: Integer) -> Value:
    """The same value, with the promise that it is never outside of least..most. A broken promise fails verification."""
    if least > most:
        raise Wrong(f"{least}..{most} is no range")
    return as_value(value).within(least, most)


@WORDS.add("integer")
def least(call: Call, value: Number) -> int:
    """The smallest number it can be."""
    return as_value(value).lo


@WORDS.add("integer")
def most(call: Call, value: Number) -> int:
    """The greatest number it can be."""
    return as_value(value).hi


@WORDS.add("true or false")
def never(call: Call, flag: Flag) -> bool:
    """Whether it is already known that the flag does not hold: what depends on it can be left out."""
    return flag.is_const and not flag.const


@WORDS.add()
def stage(call: Call, name: Name) -> None:
    """What follows is worked out after everything before it: put one between what many cells read and their writing."""
    ir.stage(name.replace("_", " "))


@WORDS.add("set")
def members(call: Call, flags: Flags) -> Bits:
    """A list of flags as a set; sets can be joined by & | ^."""
    return Bits.of(flags)


@WORDS.add("flags")
def flags(call: Call, members: Set) -> list[Value]:
    """A set as a list of flags."""
    return members.flags()


@WORDS.add("set")
def set_where(call: Call, when: Flag, a: Set, b: Set) -> Bits:
    """Set a where the flag holds, else set b."""
    if a.size != b.size:
        raise Wrong("two sets of one size are wanted")
    return Bits(tuple(ir.where(when, one, other) for one, other in zip(a.words, b.words, strict=True)), a.size)


@WORDS.add("value")
def size(call: Call, members: Set) -> Value:
    """How many a set has."""
    return members.count()


@WORDS.add("flag")
def filled(call: Call, members: Set) -> Value:
    """Whether a set has any."""
    return members.any()


def _operand(given: Any) -> Any:
    if not isinstance(given, Value | int | Bits):
        raise Wrong(f"an operator on {type(given).__name__.lower()}")
    return given


def _operator(name: str, apply: Callable[[Any, Any], Any]) -> None:
    def of_two(call: Call, a: Anything, b: Anything) -> Any:
        a, b = _operand(a), _operand(b)
        if isinstance(a, Bits) is not isinstance(b, Bits):
            raise Wrong("an operator on a set and a value")
        if isinstance(a, Bits) and (name not in ("_and", "_or", "_xor") or a.size != b.size):
            raise Wrong("only & | ^ on sets, of one size")
        return apply(a, b)

    of_two.__doc__ = name
    OPERATORS.add("value", name)(of_two)


def _shifted(apply: Callable[[Any, Any], Any]) -> Callable[[Any, Any], Any]:
    def shift(a: Any, b: Any) -> Any:
        value, bits = as_value(a).number_value(), as_value(b)
        if bits.lo < 0 or bits.hi > 31:
            raise Wrong(f"a shift by {bits.lo}..{bits.hi}; 0..31 are possible")
        return apply(value, b)

    return shift


for _name, _apply in {
    "_add": operator.add, "_sub": operator.sub, "_mul": operator.mul, "_and": operator.and_, "_or": operator.or_,
    "_xor": operator.xor, "_shl": _shifted(operator.lshift), "_shr": _shifted(operator.rshift), "_eq": operator.eq,
    "_ne": operator.ne, "_lt": operator.lt, "_le": operator.le, "_gt": operator.gt, "_ge": operator.ge,
}.items():  # fmt: skip
    _operator(_name, _apply)


@OPERATORS.add("flag", "_invert")
def _invert(call: Call, a: Flag) -> Value:
    """~a: whether a flag does not hold."""
    return ~a


@OPERATORS.add("value", "_neg")
def _neg(call: Call, a: Number) -> Value:
    """-a"""
    return -as_value(a).number_value()
