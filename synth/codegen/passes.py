"""Passes over a graph: each takes one and returns a new one. Their order is the tuple at the end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from synth.codegen.ir import Graph, Stage, Value

Pass = Callable[[Graph], Graph]


def drop_dead(graph: Graph) -> Graph:
    """Keeps what the outputs need; stages left empty disappear."""
    needed: set[int] = set()
    todo = list(graph.outputs.values())
    while todo:
        value = todo.pop()
        if id(value) not in needed:
            needed.add(id(value))
            todo.extend(value.args)
    stages = [Stage(stage.name, [value for value in stage.values if id(value) in needed]) for stage in graph.stages]
    tables = {str(value.note) for stage in stages for value in stage.values if value.op == "lookup"}
    return replace(
        graph,
        stages=[stage for stage in stages if stage.values],
        tables={name: table for name, table in graph.tables.items() if name in tables},
    )


def run_passes(graph: Graph) -> Graph:
    for one in PASSES:
        graph = one(graph)
    return graph


def crossings(graph: Graph) -> tuple[list[list[Value]], list[list[Value]]]:
    """For each stage the values it takes from earlier ones, and those it leaves to later ones or to the outputs."""
    home = {id(value): at for at, stage in enumerate(graph.stages) for value in stage.values}
    takes: list[dict[int, Value]] = [{} for _ in graph.stages]
    leaves: list[dict[int, Value]] = [{} for _ in graph.stages]
    for at, stage in enumerate(graph.stages):
        for value in stage.values:
            for arg in value.args:
                if not arg.is_const and home.get(id(arg)) != at:
                    takes[at][id(arg)] = arg
                    if id(arg) in home:
                        leaves[home[id(arg)]][id(arg)] = arg
    for value in graph.outputs.values():
        if id(value) in home:
            leaves[home[id(value)]][id(value)] = value
    return [list(t.values()) for t in takes], [list(t.values()) for t in leaves]


PASSES: tuple[Pass, ...] = (drop_dead,)
