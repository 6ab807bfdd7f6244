"""Packed tables give back what was put into them."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from synth.codegen.interpret import run
from synth.codegen.ir import Graph, writing
from synth.codegen.tables import PackedTable

FIELDS = ("hp", "cost", "kind", "flag", "wide", "same")
NUMBERS = {
    "hp": st.integers(0, 30),
    "cost": st.integers(-20, 20),
    "kind": st.integers(0, 7),
    "flag": st.integers(0, 1),
    "wide": st.integers(0, 2**31 - 1),
    "same": st.just(5),
}
ROWS = st.lists(st.fixed_dictionaries({}, optional=NUMBERS), min_size=1, max_size=12)
GROUPS = st.tuples(st.permutations(FIELDS), st.integers(1, len(FIELDS))).map(
    lambda drawn: (tuple(drawn[0][: drawn[1]]), tuple(drawn[0][drawn[1] :]))
)


@given(ROWS, GROUPS)
def test_every_field_of_every_row_comes_back(rows: list[dict[str, int]], groups: tuple[tuple[str, ...], ...]) -> None:
    table = PackedTable("t", rows, groups)
    graph = Graph("f")
    with writing(graph):
        index = graph.input("index", 0, len(rows) - 1)
        graph.stage("only")
        words = table.read(index)
        for name in FIELDS:
            graph.outputs[f"get {name}"] = table.get(words, name)
            graph.outputs[f"at {name}"] = table.at(index, name)
    found = run(graph, {"index": np.arange(len(rows))})
    for name in FIELDS:
        expected = [row.get(name, 0) for row in rows]
        assert np.broadcast_to(found[f"get {name}"], len(rows)).tolist() == expected, name
        assert np.broadcast_to(found[f"at {name}"], len(rows)).tolist() == expected, name
    assert all(0 <= word < 2**31 for column in table.words for word in column)


@given(ROWS, GROUPS)
def test_what_never_varies_takes_no_space(rows: list[dict[str, int]], groups: tuple[tuple[str, ...], ...]) -> None:
    filled = [{name: row.get(name, 0) for name in FIELDS} | {"same": 5} for row in rows]
    table = PackedTable("t", filled, groups)
    constants = [name for name in FIELDS if len({row[name] for row in filled}) == 1]
    assert "same" in constants
    assert all(table.fields[name].word < 0 for name in constants)
    if len(constants) == len(FIELDS):
        assert not table.words


def test_a_field_that_no_row_has_is_zero() -> None:
    graph = Graph("f")
    table = PackedTable("t", [{"hp": 1}, {"hp": 2}], (("hp",),))
    with writing(graph):
        index = graph.input("index", 0, 1)
        graph.stage("only")
        assert table.at(index, "unheard_of").const == 0
