"""Runs a graph with numpy on a batch: slow to call, nothing to compile, and it checks every promised range."""

from __future__ import annotations

from typing import TYPE_CHECKING

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


def run(graph: Graph, inputs: dict[str, Array]) -> dict[str, Array]:
    """Outputs by name for inputs by name, all of one batch shape."""
    known: dict[int, Array] = {id(value): np.asarray(inputs[name], value.dtype) for name, value in graph.inputs.items()}
    tables = {name: np.asarray(table.words) for name, table in graph.tables.items()}

    def of(value: Value) -> Array:
        return np.asarray(value.const, value.dtype) if value.is_const else known[id(value)]

    for stage in graph.stages:
        for value in stage.values:
            args = [of(arg) for arg in value.args]
            known[id(value)] = _apply(value, args, tables)
    shape = np.broadcast_shapes(*(array.shape for array in known.values()))
    return {name: np.broadcast_to(of(value), shape) for name, value in graph.outputs.items()}


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


def _apply(value: Value, args: list[Array], tables: dict[str, Array]) -> Array:
    if value.op in _BINARY:
        result: Array = _BINARY[value.op](*args).astype(value.dtype, copy=False)
        return result
    if value.op == "where":
        return np.where(*args)
    if value.op == "not":
        return np.asarray(np.invert(args[0]))
    if value.op == "popcount":
        return np.asarray(np.bitwise_count(args[0]), value.dtype)
    if value.op == "lookup":
        return np.asarray(tables[str(value.note)][args[0]], value.dtype)
    if value.op == "narrow":
        if args[0].min() < value.lo or args[0].max() > value.hi:
            raise OverflowError(f"promised {value.lo}..{value.hi}, got {args[0].min()}..{args[0].max()}")
        return args[0].astype(value.dtype)
    assert value.op == "cast", value.op
    return args[0].astype(value.dtype) if value.dtype != BOOL else args[0] != 0
