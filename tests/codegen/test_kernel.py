"""Kernels of LLVM IR: each operation means what it means to the interpreter, wherever the values come from and go to."""

from __future__ import annotations

import ctypes

import llvmlite.binding as llvm
import numpy as np
import pytest

from synth.codegen.interpret import run
from synth.codegen.ir import BOOL, U32, WORD, Graph, Table, cast, lookup, maximum, minimum, popcount, where, writing
from synth.codegen.native import kernel
from synth.codegen.native.kernel import LANES, Block, Columns, emit_module

GAMES = 3 * LANES
TABLE = Table("primes", (2, 3, 5, 7, 11, 13, 17, 40_000))
WIDE = Table("wide", (-(1 << 31), 5, (1 << 31) - 1, 0))


def graph_of_everything() -> Graph:
    graph = Graph("everything")
    with writing(graph):
        small = graph.input("small", -100, 100)
        other = graph.input("other", 0, 27)
        middle = graph.input("middle", -30_000, 30_000)
        large = graph.input("large", -(1 << 30), 1 << 30)
        word = graph.input("word", *WORD, U32)
        flag = graph.input("flag", 0, 1, BOOL)
        graph.stage("first")
        numbers = {
            "sum": small + middle,
            "difference": other - large,
            "product": small * other,
            "both": small & 12,
            "any": middle | 3,
            "odd": large ^ 5,
            "left": word << other,
            "right": word >> 3,
            "far": word >> (other + 10),
            "arithmetic": large >> other,
            "short": small >> minimum(other, 7),
            "shorter": cast(small, "int8") >> cast(other, "int8"),
            "least": minimum(small, other),
            "most": maximum(middle, small),
            "bits": popcount(word),
            "prime": lookup(TABLE, other & 7),
            "wide": lookup(WIDE, other & 3),
            "narrow": (middle & 127).within(0, 127),
            "wrapped": cast(large, U32) * cast(word, U32),
            "unsigned": cast(small, U32),
            "signed": cast(word >> 2, "int32"),
        }
        flags = {
            "equal": small == other,
            "less": small < middle,
            "not_more": large <= middle,
            "more": middle > small,
            "not_less": word >= cast(other, U32),
            "not": ~flag,
            "and": flag & (small > 0),
            "or": flag | (other == 3),
            "xor": flag ^ (middle > 0),
        }
        graph.stage("second")
        results = numbers | flags
        results["chosen"] = where(flags["less"], numbers["sum"], numbers["difference"])
        results["chosen_flag"] = where(flag, flags["more"], flags["equal"])
        results["flag_value"] = flag.number_value() + numbers["bits"]
        results["handed_on"] = middle
        results["fixed"] = lookup(Table("same", (7, 7)), other & 1)
        graph.outputs = results
    return graph


def games(graph: Graph) -> dict[str, np.ndarray]:
    random = np.random.default_rng(3)
    return {
        name: random.integers(value.lo, value.hi, GAMES, np.int64, endpoint=True).astype(value.dtype)
        for name, value in graph.inputs.items()
    }


def compiled(graph: Graph, source: Block | Columns, target: Block | Columns) -> tuple[llvm.ExecutionEngine, int]:
    text, frame = emit_module(graph, source, target)
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    machine = llvm.Target.from_default_triple().create_target_machine(
        cpu=llvm.get_host_cpu_name(), features=llvm.get_host_cpu_features().flatten(), jit=True
    )
    engine = llvm.create_mcjit_compiler(llvm.parse_assembly(text), machine)
    engine.finalize_object()
    return engine, frame



@pytest.mark.parametrize("part", [1000, 7])
def test_every_operation_means_the_same_as_to_the_interpreter(part: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel, "PART", part)
    graph = graph_of_everything()
    inputs = games(graph)
    source = Columns({name: value.dtype for name, value in graph.inputs.items()})
    target = Columns({name: value.dtype for name, value in graph.outputs.items()})
    engine, frame = compiled(graph, source, target)
    results = {name: np.zeros(GAMES, dtype) for name, dtype in target.dtypes.items()}
    into, out = (
        (ctypes.c_void_p * len(arrays))(*(array.ctypes.data for array in arrays.values())) for arrays in (inputs, results)
    )
    scratch = ctypes.create_string_buffer(frame + 64)
    call = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int64, ctypes.c_void_p, ctypes.c_int64, ctypes.c_void_p)(
        engine.get_function_address("everything")
    )
    for first in range(0, GAMES, LANES):
        call(ctypes.addressof(into), first, ctypes.addressof(out), first, ctypes.addressof(scratch))
    expected = run(graph, inputs)
    for name, values in results.items():
        np.testing.assert_array_equal(values, expected[name], err_msg=name)


def test_a_block_has_a_row_for_every_name_and_the_widest_first() -> None:
    block = Block({"a": "int8", "b": U32, "c": BOOL, "d": "int16"})
    offsets = block.offsets()
    assert sorted(offsets, key=offsets.__getitem__) == ["b", "d", "a", "c"]
    assert [offsets[name] for name in "bdac"] == [0, 4 * kernel.ROW, 6 * kernel.ROW, 7 * kernel.ROW]
    assert block.size >= 8 * kernel.ROW
