"""Runs a graph with numpy on a batch: slow to call, nothing to compile, and it checks every promised range."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

import numpy as np

from synth.codegen.ir import BOOL, Graph, Value

if TYPE_CHECKING:
    from synth.codegen.specialise import Machine

Array = np.ndarray

_BINARY = {
    "add": np.add, "sub": np.subtract, "mul": np.multiply, "and": np.bitwise_and, "or": np.bitwise_or, "xor": np.bitwise_xor,
    "shl": np.left_shift, "shr": np.right_shift, "eq": np.equal, "lt": np.less, "le": np.less_equal, "gt": np.greater,
    "ge": np.greater_equal, "min": np.minimum, "max": np.maximum,
}  # fmt: skip


@dataclass(frozen=True)
class _Code:
    """A graph as it is run: every value has a place, constants are in theirs already."""

    places: list[Array | None]
    inputs: list[tuple[str, int, str]]
    steps: list[tuple[int, Callable[..., Array], tuple[int, ...]]]
    outputs: list[tuple[str, int]]


_codes: WeakKeyDictionary[Graph, _Code] = WeakKeyDictionary()
"""A machine is run many times."""


def run(graph: Graph, inputs: dict[str, Array]) -> dict[str, Array]:
    """Outputs by name for inputs by name, all of one batch shape."""
    code = _codes.get(graph) or _codes.setdefault(graph, _code(graph))
    known: list[Any] = code.places.copy()
    for name, at, dtype in code.inputs:
        known[at] = np.asarray(inputs[name], dtype)
    for at, apply, args in code.steps:
        known[at] = apply(*[known[arg] for arg in args])
    shape = np.broadcast_shapes(*(known[at].shape for _, at, _ in code.inputs))
    return {
        name: known[at] if known[at].shape == shape else np.broadcast_to(known[at], shape) for name, at in code.outputs
    }


def _code(graph: Graph) -> _Code:
    numbers: dict[int, int] = {}
    places: list[Array | None] = []

    def place(value: Value) -> int:
        key = id(value)
        if key not in numbers:
            numbers[key] = len(places)
            places.append(np.asarray(value.const, value.dtype) if value.is_const else None)
        return numbers[key]

    tables = {name: np.asarray(table.words) for name, table in graph.tables.items()}
    inputs = [(name, place(value), value.dtype) for name, value in graph.inputs.items()]
    values = (value for stage in graph.stages for value in stage.values)
    steps = [(place(value), _applied(value, tables), tuple(map(place, value.args))) for value in values]
    return _Code(places, inputs, steps, [(name, place(value)) for name, value in graph.outputs.items()])


def run_step(machine: Machine, inputs: dict[str, Array]) -> dict[str, Array]:
    """One decision: act, the effects, settle until nobody has anything to do, finish."""
    keys = {name: inputs[name] for name in ("key_0", "key_1")}
    now = run(machine.act, inputs)
    for graph, flag in ((machine.effect, "acting"), (machine.settle, "todo")):
        # A flag that is never set in this pool is a constant.
        while (busy := now[flag] > 0).any():
            then = run(graph, now | keys)
            if flag == "todo" and any((array != now[name])[~busy].any() for name, array in then.items()):
                raise AssertionError("a pass changes a game that is settled")
            now = {name: np.where(busy, array, now[name]) for name, array in then.items()}
    return run(machine.finish, now)


def _applied(value: Value, tables: dict[str, Array]) -> Callable[..., Array]:
    """What one operation does with its arguments."""
    dtype, lo, hi = value.dtype, value.lo, value.hi

    def narrowed(array: Array) -> Array:
        if array.min() < lo or array.max() > hi:
            raise OverflowError(f"promised {lo}..{hi}, got {array.min()}..{array.max()}")
        return array.astype(dtype)

    if value.op in _BINARY:
        apply = _BINARY[value.op]
        return lambda a, b: apply(a, b).astype(dtype, copy=False)
    if value.op == "where":
        return np.where
    if value.op == "not":
        return lambda a: np.asarray(np.invert(a))
    if value.op == "popcount":
        return lambda a: np.asarray(np.bitwise_count(a), dtype)
    if value.op == "lookup":
        table = tables[str(value.note)]
        return lambda a: np.asarray(table[a], dtype)
    if value.op == "narrow":
        return narrowed
    assert value.op == "cast", value.op
    return (lambda a: a.astype(dtype)) if dtype != BOOL else (lambda a: a != 0)
