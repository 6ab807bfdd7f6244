"""The IR computes what Python computes, folds what it knows, and never leaves the ranges it states."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from synth.codegen import ir
from synth.codegen.interpret import run
from synth.codegen.ir import Graph, Table, constant, writing
from synth.codegen.passes import drop_dead
from tests.codegen.expressions import INPUTS, LEAVES, WORD, Tree, computed, numbers, written

RANGES = st.tuples(st.integers(-130, 130), st.integers(0, 40)).map(lambda pair: (pair[0], pair[0] + pair[1]))


Batch = tuple[list[tuple[int, int]], list[list[int]]]


@st.composite
def batches(draw: st.DrawFn) -> Batch:
    """Ranges of the inputs, and some rows of numbers within them: their ends at least."""
    ranges = draw(st.lists(RANGES, min_size=INPUTS, max_size=INPUTS))
    rows = draw(st.lists(st.tuples(*(st.integers(lo, hi) for lo, hi in ranges)).map(list), min_size=1, max_size=4))
    return ranges, [[lo for lo, _ in ranges], [hi for _, hi in ranges], *rows]


def graph_of(trees: list[Tree], ranges: list[tuple[int, int]]) -> Graph:
    graph = Graph("f")
    with writing(graph):
        inputs = [graph.input(f"x{k}", lo, hi) for k, (lo, hi) in enumerate(ranges)]
        graph.stage("only")
        try:
            graph.outputs = {f"y{k}": written(tree, inputs) for k, tree in enumerate(trees)}
        except OverflowError:
            assume(False)
    return graph


def columns(rows: list[list[int]]) -> dict[str, np.ndarray]:
    return {f"x{k}": np.array([row[k] for row in rows]) for k in range(INPUTS)}


@given(numbers(), batches())
def test_a_graph_computes_what_python_computes(tree: Tree, batch: Batch) -> None:
    ranges, rows = batch
    graph = graph_of([tree], ranges)
    expected = [computed(tree, row) for row in rows]
    assert run(graph, columns(rows))["y0"].tolist() == expected
    value = graph.outputs["y0"]
    assert value.lo <= min(expected) and max(expected) <= value.hi


@given(numbers(), st.lists(st.integers(-130, 130), min_size=INPUTS, max_size=INPUTS))
def test_constants_fold_to_a_constant(tree: Tree, given_numbers: list[int]) -> None:
    graph = Graph("f")
    with writing(graph):
        graph.stage("only")
        try:
            value = written(tree, [constant(number) for number in given_numbers])
        except OverflowError:
            assume(False)
    assert value.is_const and value.const == computed(tree, given_numbers)
    assert not graph.stages[0].values


@given(st.lists(numbers(), min_size=2, max_size=4), batches())
def test_dropping_what_no_output_needs_changes_no_output(trees: list[Tree], batch: Batch) -> None:
    ranges, rows = batch
    graph = graph_of(trees, ranges)
    with_all = run(graph, columns(rows))
    graph.outputs = {"y0": graph.outputs["y0"]}
    lean = drop_dead(graph)
    assert run(lean, columns(rows))["y0"].tolist() == with_all["y0"].tolist()
    kept = [value for stage in lean.stages for value in stage.values]
    needed = {id(arg) for value in kept for arg in value.args} | {id(lean.outputs["y0"])}
    assert all(id(value) in needed for value in kept)
    assert drop_dead(lean) == lean


@given(st.integers(-200, 200), st.integers(0, 60), st.integers(0, 4), st.integers(0, 3), st.booleans())
def test_shifts_by_a_number_that_varies(lo: int, span: int, least: int, more: int, left: bool) -> None:
    graph = Graph("f")
    with writing(graph):
        a, bits = graph.input("a", lo, lo + span), graph.input("bits", least, least + more)
        graph.stage("only")
        graph.outputs["y"] = a << bits if left else a >> bits
    pairs = [(x, k) for x in {lo, lo + span // 2, lo + span} for k in range(least, least + more + 1)]
    found = run(graph, {"a": np.array([x for x, _ in pairs]), "bits": np.array([k for _, k in pairs])})["y"].tolist()
    assert found == [x << k if left else x >> k for x, k in pairs]
    assert graph.outputs["y"].lo <= min(found) and max(found) <= graph.outputs["y"].hi


@given(st.integers(0, WORD), st.integers(0, WORD), st.integers(0, 31))
def test_words_wrap(a: int, b: int, bits: int) -> None:
    graph = Graph("f")
    with writing(graph):
        x, y = (graph.input(name, *ir.WORD, ir.U32) for name in "xy")
        graph.stage("only")
        graph.outputs = {
            "add": x + y, "sub": x - y, "mul": x * y, "xor": x ^ y, "and": x & y, "or": x | y,
            "shl": x << bits, "shr": x >> bits, "count": ir.popcount(x), "less": x < y,
        }  # fmt: skip
    expected = {
        "add": a + b, "sub": a - b, "mul": a * b, "xor": a ^ b, "and": a & b, "or": a | b,
        "shl": a << bits, "shr": a >> bits, "count": a.bit_count(), "less": int(a < b),
    }  # fmt: skip
    found = run(graph, {"x": np.array([a]), "y": np.array([b])})
    assert {name: int(value[0]) for name, value in found.items()} == {name: n & WORD for name, n in expected.items()}


@given(st.lists(st.integers(-(2**31), 2**31 - 1), min_size=1, max_size=20))
def test_a_lookup_reads_its_table(words: list[int]) -> None:
    graph = Graph("f")
    with writing(graph):
        index = graph.input("index", 0, len(words) - 1)
        graph.stage("only")
        graph.outputs["y"] = ir.lookup(Table("t", tuple(words)), index)
    assert run(graph, {"index": np.arange(len(words))})["y"].tolist() == words


@given(LEAVES, LEAVES)
def test_equal_expressions_are_one_value_within_a_stage(a: Tree, b: Tree) -> None:
    graph = Graph("f")
    with writing(graph):
        inputs = [graph.input(f"x{k}", -5, 5) for k in range(INPUTS)]
        graph.stage("first")
        once = written(Tree("add", (a, b)), inputs)
        assert written(Tree("add", (a, b)), inputs) is once
        assert len(graph.stages[0].values) <= 1


def test_a_broken_promise_is_found() -> None:
    graph = Graph("f")
    with writing(graph):
        x = graph.input("x", 0, 100)
        graph.stage("only")
        graph.outputs["y"] = x.within(0, 10)
    assert run(graph, {"x": np.array([3, 10])})["y"].tolist() == [3, 10]
    with pytest.raises(OverflowError, match=r"promised 0\.\.10, got 3\.\.11"):
        run(graph, {"x": np.array([3, 11])})


def test_what_may_not_fit_into_32_bits_is_refused() -> None:
    graph = Graph("f")
    with writing(graph):
        x = graph.input("x", 0, 2**20)
        graph.stage("only")
        with pytest.raises(OverflowError, match="more than 32 bits"):
            x * x


def test_a_value_cannot_be_asked_for_its_truth() -> None:
    with pytest.raises(TypeError, match="where"):
        bool(Graph("f").input("x", 0, 1))
