"""Random programs of the machine's subset: plain Python, LLVM and the portable code do the same."""

import importlib.util
import random
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from synth.codegen.graphs.clean import clean
from synth.codegen.graphs.graph import Cell, Column, Program
from synth.codegen.graphs.read import read_program
from synth.codegen.portable.listing import listing
from synth.codegen.runtime import instructions as runner
from tests.codegen.test_portable_toy import NUMPY, PythonGame, native, wrapped

CELLS = (
    Cell("small", "i8"), Cell("byte", "u8"), Cell("wide", "i32"), Cell("word", "u32"), Cell("words", "u32", (3,)),
    Cell("bytes", "u8", (5,)), Cell("grid", "i16", (2, 3)), Cell("half", "u16", (4,)), Cell("tiny", "i8", (7,)),
    Cell("room", "i16", (6,), kept=False), Cell("long", "u8", (70,)),
)  # fmt: skip
COLUMNS = (Column("line", "i16"), Column("pairs", "u8", 2))
CONSTANTS = {"three": 3}
PLACES, ROWS, GAMES = 4096, 512, 12


class Author:
    """Writes functions; each may call those before it. Numbers stay small, so that Python's do not outgrow 32 bits."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.functions: list[tuple[str, int, bool]] = []
        self.lines: list[str] = []

    def pick(self, *what: Any) -> Any:
        return self.random.choice(what)

    def program(self, count: int) -> str:
        head = "from synth.codegen.graphs.intrinsics import *\nfrom synth.codegen.graphs.intrinsics import Known\n\n"
        for k in range(count):
            self.function(f"f{k}", entry=k == count - 1)
        return head + "\n".join(self.lines) + "\n"

    def function(self, name: str, entry: bool) -> None:
        known = not entry and self.random.random() < 0.25
        self.names = ["a", "b"]
        self.loops = 0
        self.lines += ["", f"def {name}(g, a: int, b: {'Known' if known else 'int'}):"]
        self.settable = ["a", "x", "y"] if known else ["a", "b", "x", "y"]
        self.lines += [f"    x = {self.number(1)}", f"    y = {self.random.randrange(9)}"]
        self.names += ["x", "y"]
        top = len(self.lines)
        self.body("    ", self.random.randrange(2, 7), 0, False)
        self.lines.append(f"    return {self.number(2)}")
        self.lines[top:top] = [f"    i{k} = 0" for k in range(self.loops)]
        self.functions.append((name, 2, known))

    def body(self, indent: str, count: int, depth: int, looping: bool) -> None:
        for _ in range(count):
            self.statement(indent, depth, looping)

    def statement(self, indent: str, depth: int, looping: bool) -> None:
        add = self.lines.append
        kind = self.random.random()
        if depth < 3 and kind < 0.2:
            add(f"{indent}if {self.test()}:")
            self.body(indent + "    ", self.random.randrange(1, 4), depth + 1, looping)
            if self.random.random() < 0.5:
                add(f"{indent}{self.pick('else', f'elif {self.test()}')}:")
                self.body(indent + "    ", self.random.randrange(1, 3), depth + 1, looping)
        elif depth < 1 and kind < 0.27:
            name = f"i{self.loops}"
            self.loops += 1
            bounds = self.pick("4", "1, 6", "5, 0, -2", f"{self.number(0)} % 5", "g.c.three")
            add(f"{indent}for {name} in range({bounds}):")
            self.names.append(name)
            self.body(indent + "    ", self.random.randrange(1, 4), depth + 1, True)
        elif depth < 1 and kind < 0.33:
            name = f"i{self.loops}"
            self.loops += 1
            self.names.append(name)
            add(f"{indent}{name} = 0")
            add(f"{indent}while {name} < {self.random.randrange(1, 5)} and ({self.test()}):")
            add(f"{indent}    {name} += 1")
            self.body(indent + "    ", self.random.randrange(1, 4), depth + 1, True)
        elif looping and kind < 0.38:
            add(f"{indent}if {self.test()}:")
            add(f"{indent}    {self.pick('break', 'continue')}")
        elif depth and kind < 0.4:
            add(f"{indent}return {self.number(1)}")
        elif kind < 0.6:
            add(f"{indent}{self.pick(*self.settable)} {self.pick('=', '=', '+=', '-=')} {self.number(2)}")
        elif kind < 0.7:
            add(f"{indent}{self.pick('g.word', f'g.words[{self.index(3)}]')} = {self.word(2)}")
        elif kind < 0.75:
            if self.random.random() < 0.3:
                name, n, size = self.pick(("bytes", 3, 5), ("long", 31, 70))
                add(f"{indent}spread(g.{name}, ({self.number(1)}) % {size - n + 1}, {n}, {self.number(2)})")
                return
            name, n, size = self.pick(("bytes", 2, 5), ("grid", 1, 2), ("half", 1, 4), ("long", 33, 70), ("room", 2, 6))
            first = self.random.randrange(size - 2 * n + 1)
            add(f"{indent}exchange(g.{name}, {first}, {first + n} + ({self.number(1)}) % {size - 2 * n - first + 1}, {n})")
        else:
            add(f"{indent}{self.cell()} {self.pick('=', '=', '=', '+=', '|=')} {self.number(2)}")

    def index(self, size: int) -> str:
        if self.random.random() < 0.4:
            return str(self.random.randrange(size))
        return f"({self.number(1)}) % {size}"

    def cell_value(self, name: str) -> str:
        """A number that is in the cell, or may be."""
        return self.pick("0", str(self.random.randrange(60)), f"g.{name}[{'1, 1' if name == 'grid' else '1'}]")

    def cell(self) -> str:
        name, shape = self.pick(
            ("small", ()), ("byte", ()), ("wide", ()), ("bytes", (5,)), ("grid", (2, 3)), ("half", (4,)), ("tiny", (7,)),
            ("room", (6,)), ("long", (70,)),
        )  # fmt: skip
        return f"g.{name}" + (f"[{', '.join(self.index(n) for n in shape)}]" if shape else "")

    def word(self, depth: int) -> str:
        kind = self.random.randrange(6) if depth else 0
        if kind == 0:
            return self.pick("g.word", f"g.words[{self.random.randrange(3)}]", str(self.random.randrange(1 << 32)))
        call = self.pick("word_add", "word_mul", "high_product", "word_shift")
        right = str(self.random.randrange(1, 31)) if call == "word_shift" else self.word(depth - 1)
        return f"({self.word(depth - 1)} ^ {self.word(depth - 1)})" if kind == 5 else f"{call}({self.word(depth - 1)}, {right})"

    def test(self) -> str:
        kind = self.random.randrange(6)
        if kind == 0:
            return f"{self.number(1)} {self.pick('and', 'or')} {self.compared()}"
        if kind == 1:
            return f"not {self.compared()}"
        if kind == 2:
            return f"{self.number(0)} <= {self.number(0)} < {self.number(1)}"
        return self.pick(self.number(1), self.compared())

    def compared(self) -> str:
        return f"{self.number(1)} {self.pick('<', '<=', '==', '!=', '>', '>=')} {self.number(1)}"

    def number(self, depth: int) -> str:
        """Always within ±32767."""
        kind = self.random.randrange(10)
        if depth == 0 or kind == 0:
            return self.pick(
                *(f"({n} % 997)" for n in self.names), str(self.random.randrange(-9, 30)), f"(g.{self.pick('small', 'byte')})"
            )
        one, two = self.number(depth - 1), self.number(depth - 1)
        match kind:
            case 1:
                return f"(({one} {self.pick('+', '-', '&', '|', '^')} {two}) % 9973)"
            case 2:
                return f"({one} % 997 * {two} % {self.random.randrange(2, 3000)})"
            case 3:
                return f"({one} // {self.random.randrange(1, 9)})"
            case 4:
                return f"{self.pick('min', 'max')}({one}, {two})"
            case 5:
                return f"({one} if {self.compared()} else {two})"
            case 6:
                name, n, size = self.pick(
                    ("bytes", 5, 5), ("grid", 3, 6), ("half", 4, 4), ("tiny", 6, 7), ("long", 14, 70), ("room", 2, 6)
                )
                return self.pick(
                    f"matches(g.{name}, ({one}) % {size - n + 1}, {n}, {self.cell_value(name)})",
                    f"popcount({one})",
                    f"lowest({one} | 16)",
                    f"(({one}) >> {self.random.randrange(4)})",
                    "(1 << (a & 7))",
                )
            case 7:
                return self.pick(f"g.t.line[({one}) % 6]", f"g.t.pairs[({one}) % 4, ({two}) % 2]", f"({self.compared()})")
            case 8 if self.functions and self.random.random() < 0.4:
                name, _, known = self.random.choice(self.functions)
                return f"({name}(g, {one}, {self.random.randrange(3) if known else two}) % 9001)"
        cell = self.cell()
        return f"({cell} % 7919)" if "wide" in cell else cell


@partial(jax.jit, static_argnums=0)
def portable_run(rows: int, instructions: Any, table: Any, state: Any, places: Any) -> Any:
    """On CPUs, and elsewhere, where no game is left behind."""
    code = runner.Code(instructions, {}, (), rows, table, 0, (0, 0))
    return runner.in_tiles(code, state, places), runner.run(code, state, places, cuts=False)


def by_portable(program: Program, tables: dict[str, np.ndarray], entry: str, records: list[bytes], numbers: np.ndarray) -> Any:
    """As a package would, but with room for any program, so that it is compiled once."""
    code = runner.read_code(listing(program, {entry: entry}), tables)
    assert code.rows <= ROWS and len(code.instructions) <= PLACES
    code = code._replace(rows=ROWS, instructions=np.pad(code.instructions, ((0, PLACES - len(code.instructions)), (0, 0))))
    place, parameters = code.entries[entry]
    record = jnp.asarray(np.frombuffer(b"".join(records), np.uint8).reshape(len(records), -1))
    state = runner.unpacked(code, record, dict(zip(parameters, numbers.T, strict=True)))
    done, masked = portable_run(ROWS, code.instructions, code.table, state, np.full(len(records), place, np.int32))
    np.testing.assert_array_equal(done, masked)
    return [bytes(row) for row in np.asarray(runner.packed(code, done, program.layout.record))], np.asarray(done[:, 1]).tolist()


def written(seed: int, folder: Path) -> ModuleType:
    path = folder / f"random_{seed}.py"
    path.write_text(Author(seed).program(3))
    spec = importlib.util.spec_from_file_location(f"random_{seed}", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("seed", range(60))
def test_a_random_program_does_the_same_everywhere(seed: int, tmp_path: Path) -> None:
    module = written(seed, tmp_path)
    program = clean(read_program((module.f2,), CELLS, COLUMNS, CONSTANTS))
    rng = np.random.default_rng(seed)
    tables = {"line": rng.integers(-300, 300, 6), "pairs": rng.integers(0, 256, (4, 2))}
    entry = program.entries[0]
    by_llvm = native(program, tables)
    records = []
    for _ in range(GAMES):
        game = bytearray(program.layout.record)
        for cell in program.cells:
            if cell.kept:
                numbers = [wrapped(int(n), cell.dtype) for n in rng.integers(-40, 300, cell.size)]
                part = np.asarray(numbers, NUMPY[cell.dtype]).tobytes()
                at = program.layout.offsets[cell.name]
                game[at : at + len(part)] = part
        records.append(bytes(game))
    given = rng.integers(-50, 50, (GAMES, 2)).astype(np.int32)
    expected, results = [], []
    for record, (a, b) in zip(records, given.tolist(), strict=True):
        python = PythonGame(program, record, tables, CONSTANTS)
        results.append(wrapped(int(module.f2(python, a, b)), "i32"))
        expected.append(python.record())
    llvm = [by_llvm(entry, record, *numbers) for record, numbers in zip(records, given.tolist(), strict=True)]
    assert [record for record, _ in llvm] == expected
    assert [result for _, result in llvm] == results
    assert by_portable(program, tables, entry, records, given) == (expected, results)
