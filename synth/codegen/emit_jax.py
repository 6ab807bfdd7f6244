"""Graphs → Python source for JAX: one function a stage, called through `cut`, which ends fusion between stages."""

from __future__ import annotations

from collections.abc import Iterable

from synth.codegen.ir import BOOL, U32, Graph, Value
from synth.codegen.passes import crossings

_CALLS = {
    "add": "add", "sub": "sub", "mul": "mul", "and": "band", "or": "bor", "xor": "bxor", "not": "flip", "shl": "shl",
    "eq": "eq", "lt": "lt", "le": "le", "gt": "gt", "ge": "ge", "min": "least", "max": "most", "where": "select",
}  # fmt: skip
_TYPES = {BOOL: "b1", "int8": "i8", "int16": "i16", "int32": "i32", "uint32": "u32"}


def emit_function(graph: Graph, kept: Iterable[str]) -> str:
    """Source of a module: the stages of a graph and the function that runs them, from and to dicts of scalars."""
    names = _Names(graph)
    takes, leaves = crossings(graph)
    parts = []
    calls = []
    for at, stage in enumerate(graph.stages):
        function = f"_{at:02d}_{_identifier(stage.name)}"
        takes_here = [names[value] for value in takes[at]]
        leaves_here = [names[value] for value in leaves[at]]
        body = [f"    {names[value]} = {_expression(value, names)}" for value in stage.values]
        blank = ", ".join(f"{_TYPES[value.dtype]}(0)" for value in leaves[at])
        parts.append(
            f"def {function}({', '.join(takes_here)}):\n"
            + "\n".join(body)
            + f"\n    return {_tuple(leaves_here)}\n\n\n"
            + f"{function}_off = ({blank},)\n"
        )
        calls.append(f"    {_tuple(leaves_here)} = cut({function}, {function}_off, {', '.join(takes_here)})")
    loads = [f"    {names[value]} = x[{name!r}]" for name, value in graph.inputs.items() if id(value) in names.used]
    results = [f"        {name!r}: {_operand(graph.outputs[name], names)}," for name in kept]
    parts.append(
        f"def {graph.name}(x):\n" + "\n".join(loads + calls) + "\n    return {\n" + "\n".join(results) + "\n    }\n"
    )
    return "\n\n".join(parts)


class _Names:
    """Inputs keep their names, everything else is numbered in order: what was left out leaves no gap."""

    def __init__(self, graph: Graph) -> None:
        self._names = {id(value): name for name, value in graph.inputs.items()}
        self.used: set[int] = set()
        values = [value for stage in graph.stages for value in stage.values]
        for number, value in enumerate(values):
            self._names[id(value)] = f"t{number}"
            self.used.update(id(arg) for arg in value.args)
        self.used.update(id(value) for value in graph.outputs.values())

    def __getitem__(self, value: Value) -> str:
        return self._names[id(value)]


def _identifier(text: str) -> str:
    return "".join(ch if ch.isalnum() else "_" for ch in text)


def _tuple(names: list[str]) -> str:
    return f"({', '.join(names)},)"


def _operand(value: Value, names: _Names) -> str:
    if value.is_const:
        return f"{_TYPES[value.dtype]}({value.const})"
    return names[value]


def _expression(value: Value, names: _Names) -> str:
    args = [_operand(arg, names) for arg in value.args]
    if value.op in _CALLS:
        return f"{_CALLS[value.op]}({', '.join(args)})"
    if value.op == "shr":
        return f"{'shr' if value.dtype == U32 else 'sar'}({', '.join(args)})"
    if value.op == "popcount":
        return f"to(popcount({args[0]}), {_TYPES[value.dtype]})"
    if value.op in ("cast", "narrow"):
        return f"to({args[0]}, {_TYPES[value.dtype]})"
    assert value.op == "lookup", value.op
    return f"take({str(value.note).upper()}, {args[0]})"
