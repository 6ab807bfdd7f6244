"""The machine's source means the same as Python, as a graph, and as machine code."""

import ctypes
import importlib.util
import itertools
import re
import sys
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from hypothesis import given, reject, settings
from hypothesis import strategies as st

from synth.codegen.graphs.clean import clean, drop_unreached, drop_unused
from synth.codegen.graphs.graph import Cell, Column, Program
from synth.codegen.graphs.read import NotInSubset, read_program
from synth.codegen.graphs.specialise import specialise
from synth.codegen.native.emit_llvm import emit_module
from synth.codegen.runtime.compile import compiled
from synth.codegen.runtime.linking import link
from tests.codegen.python_game import Game
from tests.codegen.random_kernels import CELLS, COLUMNS, CONSTANTS, HEAD, TABLES, Writer

NUMBER = itertools.count()
CLOSED = ("one_u8", "row_i16", "grid_i8", "room_u16", "one_u32")
"""Cells that are zero until a function stores something there."""
ROWS = {name: [[number] for number in numbers] for name, numbers in TABLES.items()}
DTYPES = {"u8": np.uint8, "i16": np.int16, "i32": np.int32}


def loaded(text: str, folder: Path) -> ModuleType:
    """A module from source text; the subset is read from its file."""
    name = f"kernels_{next(NUMBER)}"
    path = folder / f"{name}.py"
    path.write_text(text, encoding="utf-8")
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


class Both:
    """A program run by Python and by machine code, on the same bytes."""

    def __init__(self, module: ModuleType, entries: list[str], form: str = "clean") -> None:
        self.functions = [getattr(module, name) for name in entries]
        program = read_program(self.functions, CELLS, COLUMNS, CONSTANTS)
        if form == "bare":
            bare = {name: drop_unreached(function) for name, function in program.functions.items()}
            self.program = replace(program, functions=bare)
        else:
            self.program = clean(program)
        if form == "special":
            self.program = drop_unused(specialise(self.program, ROWS, CLOSED), ())
        tables = {column.name: np.array(TABLES[column.name], DTYPES[column.dtype]) for column in COLUMNS}
        self.addresses = link(compiled(emit_module(self.program)), tables, self.program.entries)

    def python(self, at: int, record: bytes, *numbers: int) -> tuple[int, bytes]:
        game = Game(self.program, TABLES, CONSTANTS, record)
        return int(self.functions[at](game, *numbers) or 0), bytes(game.__dict__["_room"])

    def native(self, at: int, record: bytes, *numbers: int) -> tuple[int, bytes]:
        buffer = ctypes.create_string_buffer(record, self.program.layout.room)
        pointer, number = ctypes.c_void_p, ctypes.c_int32
        function: Any = ctypes.CFUNCTYPE(number, pointer, pointer, *[number] * len(numbers))(
            self.addresses[self.program.entries[at]]
        )
        game = ctypes.addressof(buffer)
        return function(game, game + self.program.layout.record, *numbers), buffer.raw


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("kernels")


@settings(max_examples=30)
@given(seed=st.integers(0, 2**32), form=st.sampled_from(["bare", "clean", "special"]))
def test_random_functions_give_the_same_by_python_and_by_machine_code(folder: Path, seed: int, form: str) -> None:
    writer = Writer(seed)
    text, entries = writer.module()
    both = Both(loaded(text, folder), entries, form)
    random = np.random.default_rng(seed)
    for _ in range(6):
        # Small numbers in every cell, whatever its type: no byte above 9, wide ones only in their lowest.
        game = Game(both.program, TABLES, CONSTANTS)
        for cell in CELLS:
            for place in np.ndindex(*cell.shape):
                value = 0 if cell.name in CLOSED else int(random.integers(0, 2**32 if cell.dtype == "u32" else 10))
                if cell.shape:
                    getattr(game, cell.name)[tuple(map(int, place))] = value
                else:
                    setattr(game, cell.name, value)
        record = bytes(game.__dict__["_room"])
        numbers = [int(number) for number in random.integers(-50, 50, 2)]
        for at in range(len(entries)):
            try:
                expected = both.python(at, record, *numbers)
            except OverflowError:
                reject()  # A number that its cell does not hold: no program of the machine may do that.
            assert both.native(at, record, *numbers) == expected, text


def run(folder: Path, body: str, *numbers: int) -> int:
    """A function by Python and by machine code: what both give."""
    lines = "".join(f"    {line}\n" for line in body.splitlines())
    text = f"{HEAD}{PUSH}def f(g, a, b):\n{lines}"
    both = Both(loaded(text, folder), ["f"])
    record = bytes(both.program.layout.room)
    expected = both.python(0, record, *numbers)
    assert both.native(0, record, *numbers) == expected
    return expected[0]


PUSH = """
def push(g):
    g.one_u8 += 1
    return g.one_u8


def digits(g, a: int, b: int = 2, c: Known = 3):
    return 100 * a + 10 * b + c


def twice(g, n: Known, x: int):
    if n == 0:
        return x
    return 2 * twice(g, n - 1, x)


"""


@pytest.mark.parametrize("n", range(-9, 10))
def test_division_rounds_down(folder: Path, n: int) -> None:
    assert run(folder, "return a // 4 * 100 + a % 4", n, 0) == n // 4 * 100 + n % 4


def test_a_value_is_worked_out_before_the_place_it_goes_to(folder: Path) -> None:
    assert run(folder, "g.row_i32[g.one_u8] = push(g)\nreturn g.row_i32[1] * 10 + g.row_i32[0]", 0, 0) == 10


def test_a_place_that_is_changed_is_worked_out_once_and_first(folder: Path) -> None:
    assert run(folder, "g.row_i32[push(g)] += 5 + push(g)\nreturn g.row_i32[1] * 100 + g.row_i32[2] * 10 + g.one_u8", 0, 0) == 702


def test_a_loop_keeps_its_variable_and_does_not_share_its_name(folder: Path) -> None:
    body = "i_2 = 7\nfor i in range(3):\n    for i_1 in range(2):\n        i_2 += i\nreturn i * 100 + i_1 * 50 + i_2"
    assert run(folder, body, 0, 0) == 200 + 50 + 13


def test_loops_in_expressions_have_names_of_their_own(folder: Path) -> None:
    body = """k = 5
some = sum(any(k > i for k in bits(a)) for i in range(4) if i != 1)
return some * 10000 + those(k + i for i in bits(a) if i != 2) * 10 + all(k for k in range(1, 3))"""
    assert run(folder, body, 0b10110, 0) == 3 * 10000 + (1 << 6 | 1 << 9) * 10 + 1


@pytest.mark.parametrize(("a", "said"), [(1, 11), (2, 6), (3, 0)])
def test_what_is_said_for_a_number_is_worked_out_for_no_other(folder: Path, a: int, said: int) -> None:
    body = "said = case(a, {1: lambda: push(g) + b, 2: lambda: sum(k for k in range(4))})\nreturn said * 10 + g.one_u8"
    assert run(folder, body, a, 10) == said * 10 + (a == 1)
    assert run(folder, "return case(2, {1: lambda: push(g), 2: lambda: a}) * 10 + g.one_u8", a, 0) == a * 10


def test_rows_of_one_number_may_be_read_by_row_and_place(folder: Path) -> None:
    assert run(folder, "return g.t.plain[a, 0] - g.t.plain[a]", 3, 0) == 0


def test_words_wrap_where_they_are_constants_too(folder: Path) -> None:
    body = "if word_add(0xFFFFFFFF, 1) == 0 and word_mul(1 << 31, 2) == 0:\n    return 1\nreturn 2"
    assert run(folder, body, 0, 0) == 1


def test_a_function_is_written_once_for_each_known_value(folder: Path) -> None:
    assert run(folder, "return twice(g, 5, a) + twice(g, 1, b)", 3, 1) == 98


def test_what_is_not_given_is_the_usual_number(folder: Path) -> None:
    assert run(folder, "return digits(g, a) * 1000000 + digits(g, a, b) * 1000 + digits(g, a, b, 6)", 4, 5) == 423_453_456


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ("return a / 2", "unknown operator"),
        ("x, y = a, b\nreturn x", "cannot be assigned to"),
        ("for k in [1, 2]:\n    pass", "range"),
        ("while a:\n    break\nelse:\n    a = 2", "no While"),
        ("return 0 < push(g) < 3", "twice"),
        ("return twice(g, a, b)", "must be a constant"),
        ("return twice(g, 1)", "2 arguments, not 1"),
        ("return digits(g, 1, 2, 3, 4)", "3 arguments, not 4"),
        ("return len(a)", "unknown name len"),
        ("return max(k for k in range(2))", "those(…) only"),
        ("return sum(i for i in range(2) for k in range(2))", "one loop"),
        ("return case(a, {1: 2})", "lambda: …"),
        ("return g.nothing", "no cell nothing"),
        ("return g.grid_u8[1]", "2 indices"),
        ("return g.c.nothing", "no constant nothing"),
    ],
)
def test_what_the_subset_does_not_have_is_refused_with_its_place(folder: Path, body: str, why: str) -> None:
    with pytest.raises(NotInSubset, match=re.escape(why)) as refusal:
        run(folder, body, 1, 1)
    assert re.search(r"kernels_\d+\.py:\d+: ", str(refusal.value))


def test_kept_cells_come_first_and_every_number_is_aligned() -> None:
    cells = (Cell("a", "u8", (3,)), Cell("b", "u32", (2,), kept=False), Cell("c", "i16"), Cell("d", "u8", kept=False))
    program = Program({}, cells, (Column("x", "u8"),), ())
    assert program.layout.offsets == {"c": 0, "a": 2, "b": 8, "d": 16}
    assert (program.layout.record, program.layout.room) == (8, 24)


def test_python_refuses_what_machine_code_would_not_notice() -> None:
    game = Game(Program({}, CELLS, (), ()), {}, CONSTANTS)
    with pytest.raises(OverflowError, match="row_u8"):
        game.row_u8[1] = 256  # type: ignore[index]
    with pytest.raises(OverflowError, match="one_i8"):
        game.one_i8 = -129
    with pytest.raises(IndexError, match="grid_u8"):
        game.grid_u8[-1, 0]  # type: ignore[index]
    with pytest.raises(AttributeError):
        game.nothing = 1


MODES = """
def never(g, a):
    g.row_u8[1] = a
    return 5


def mode(g, k, a):
    m = g.t.plain[k]
    if m == 3:
        g.room_i16[0, 0] = a
        return never(g, a)
    g.room_i32[1, 1] = g.t.small[k, 1]
    return g.room_i16[0, 0] + m
"""


def test_what_no_table_leads_to_is_left_out(folder: Path) -> None:
    """With no 3 in the table `never` is not called and one cell stays zero; another is never read, so it is not set."""
    module = loaded(HEAD + MODES, folder)
    whole = clean(read_program([module.mode], CELLS, COLUMNS, CONSTANTS))
    inner = [cell.name for cell in CELLS if not cell.kept]
    known = drop_unused(specialise(whole, ROWS | {"plain": [[1], [2]]}, inner), inner)
    (name,) = known.entries
    assert list(known.functions) == [name]
    kinds = {op.kind for block in known.functions[name].blocks for op in block.ops}
    assert not kinds & {"load", "store", "call"}
    assert not {cell.name for cell in known.cells} & {"room_i16", "room_i32"}
    assert len(specialise(whole, ROWS | {"plain": [[1], [3]]}, inner).functions) == 2
