"""Random expressions, to be written as values of the IR and to be computed by Python's own arithmetic."""

from __future__ import annotations

import operator
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st

from synth.codegen import ir

INPUTS = 4
WORD = 0xFFFFFFFF


@dataclass(frozen=True)
class Tree:
    """`op` over subtrees; `n` is the number of a constant or an input."""

    op: str
    args: tuple[Tree, ...] = ()
    n: int = 0


NUMBER = {
    "add": operator.add,
    "sub": operator.sub,
    "mul": operator.mul,
    "and": operator.and_,
    "or": operator.or_,
    "xor": operator.xor,
    "neg": operator.neg,
    "min": (ir.minimum, min),
    "max": (ir.maximum, max),
    "where": (ir.where, lambda condition, a, b: a if condition else b),
    "flag": (ir.Value.number_value, int),
}
"""Operations that give a number; a pair where the IR has a name of its own for what Python does."""

COMPARISONS = {
    "eq": operator.eq,
    "ne": operator.ne,
    "lt": operator.lt,
    "le": operator.le,
    "gt": operator.gt,
    "ge": operator.ge,
}

FLAG = {
    **COMPARISONS,
    "both": operator.and_,
    "either": operator.or_,
    "differ": operator.xor,
    "not": (operator.invert, operator.not_),
    "choose": (ir.where, lambda condition, a, b: a if condition else b),
}
"""Operations that give a flag."""


LEAVES = st.one_of(
    st.builds(Tree, st.just("input"), st.just(()), st.integers(0, INPUTS - 1)),
    st.builds(Tree, st.just("const"), st.just(()), st.integers(-20, 20)),
)


@st.composite
def numbers(draw: st.DrawFn, depth: int = 4) -> Tree:
    """A tree that gives a number."""
    op = draw(st.sampled_from(["leaf", *NUMBER])) if depth else "leaf"
    if op == "leaf":
        return draw(LEAVES)
    if op == "flag":
        return Tree(op, (draw(flags(depth - 1)),))
    if op == "where":
        return Tree(op, (draw(flags(depth - 1)), draw(numbers(depth - 1)), draw(numbers(depth - 1))))
    return Tree(op, tuple(draw(numbers(depth - 1)) for _ in range(1 if op == "neg" else 2)))


@st.composite
def flags(draw: st.DrawFn, depth: int) -> Tree:
    """A tree that gives a flag."""
    op = draw(st.sampled_from(list(FLAG if depth > 0 else COMPARISONS)))
    if op in COMPARISONS:
        return Tree(op, (draw(numbers(max(0, depth - 1))), draw(numbers(max(0, depth - 1)))))
    return Tree(op, tuple(draw(flags(depth - 1)) for _ in range({"not": 1, "choose": 3}.get(op, 2))))


def written(tree: Tree, inputs: Sequence[ir.Value]) -> ir.Value:
    """The tree as a value of the graph being written; OverflowError where it could leave 32 bits."""
    return _fold(tree, inputs, ir.constant, 0)


def computed(tree: Tree, inputs: Sequence[int]) -> int:
    return _fold(tree, inputs, int, 1)


def _fold(tree: Tree, inputs: Sequence[Any], constant: Callable[[int], Any], dialect: int) -> Any:
    if tree.op == "input":
        return inputs[tree.n]
    if tree.op == "const":
        return constant(tree.n)
    call = {**NUMBER, **FLAG}[tree.op]
    call = call[dialect] if isinstance(call, tuple) else call
    return call(*(_fold(arg, inputs, constant, dialect) for arg in tree.args))
