"""Random functions of the machine's subset, as source text. Every number stays far within 32 bits, so that Python and machine
code must agree; what a cell gets is brought into its range."""

from collections.abc import Callable
from random import Random

from synth.codegen.graphs.graph import RANGES, Cell, Column

LIMIT = 1 << 30
CELLS = (
    *(Cell(f"one_{dtype}", dtype) for dtype in RANGES),
    *(Cell(f"row_{dtype}", dtype, (5,)) for dtype in RANGES),
    *(Cell(f"grid_{dtype}", dtype, (3, 4)) for dtype in RANGES),
    *(Cell(f"room_{dtype}", dtype, (2, 3), kept=False) for dtype in RANGES),
)  # fmt: skip
COLUMNS = (Column("plain", "i16"), Column("wide", "i32", 3), Column("small", "u8", 2))
TABLES = {
    "plain": [(7 * k * k) % 401 - 200 for k in range(10)],
    "wide": [(k * 99991) % 200003 - 100001 for k in range(30)],
    "small": [(k * 37) % 256 for k in range(20)],
}
CONSTANTS = {"slots": 4, "none": 0, "yes": 1}
HEAD = """from __future__ import annotations
from synth.codegen.graphs.intrinsics import *

BASE = 12

"""


class Writer:
    """Writes functions; an expression comes with the largest size it can have."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.locals: list[str] = []
        self.callees: list[tuple[str, int, int]] = []
        self.fresh = 0
        self.inside = 0

    def module(self) -> tuple[str, list[str]]:
        """The source, and the names of the functions that take two numbers."""
        text, entries = HEAD, []
        for number in range(4):
            known = self.random.randrange(2) if number < 3 else 0
            name = f"f{number}"
            text += self.function(name, known)
            if not known:
                entries.append(name)
            self.callees.append((name, known, 2))
        return text, entries

    def function(self, name: str, known: int) -> str:
        parameters = ["a: int", "b: int", *(["k: Known"] * known)]
        self.locals = ["a", "b", *(["k"] * known)]
        self.fixed = {"k"}
        self.fresh = self.inside = 0
        lines = self.block(1, 5)
        result, _ = self.bounded(99)
        return f"def {name}(g, {', '.join(parameters)}):\n" + "".join(lines) + f"    return {result}\n\n\n"

    # Statements

    def block(self, depth: int, size: int) -> list[str]:
        names = list(self.locals)
        lines: list[str] = []
        for _ in range(self.random.randint(1, size)):
            lines += self.statement(depth)
        # What was named in here may not exist behind it.
        self.locals = names
        return lines

    def statement(self, depth: int) -> list[str]:
        pad = "    " * depth
        kinds: list[Callable[[int, str], list[str]]] = [
            self.assign, self.assign, self.store, self.store, self.grow, self.swap,
        ]
        if depth < 4:
            kinds += [self.choose, self.choose]
        if depth < 4 and self.inside < 2:
            kinds.append(self.count)
        if self.inside:
            kinds.append(self.leave)
        return self.random.choice(kinds)(depth, pad)

    def assign(self, depth: int, pad: str) -> list[str]:
        value, _ = self.bounded(99)
        free = [name for name in self.locals if name not in self.fixed]
        if free and self.random.random() < 0.6:
            return [f"{pad}{self.random.choice(free)} = {value}\n"]
        self.fresh += 1
        name = f"i_{self.fresh}"
        self.locals.append(name)
        return [f"{pad}{name} = {value}\n"]

    def place(self) -> tuple[str, str]:
        cell = self.random.choice(CELLS)
        return self.at(cell), cell.dtype

    def at(self, cell: Cell) -> str:
        if not cell.shape:
            return f"g.{cell.name}"
        return f"g.{cell.name}[{', '.join(self.index(size) for size in cell.shape)}]"

    def index(self, size: int) -> str:
        if self.random.random() < 0.4:
            return str(self.random.randrange(size))
        return f"({self.value(1)[0]}) % {size}"

    def store(self, depth: int, pad: str) -> list[str]:
        place, dtype = self.place()
        low, high = RANGES[dtype]
        if dtype == "u32":
            return [f"{pad}{place} = {self.word()}\n"]
        value, _ = self.bounded(min(high, 1 << 20))
        return [f"{pad}{place} = max(0, {value})\n" if low == 0 else f"{pad}{place} = {value}\n"]

    def swap(self, depth: int, pad: str) -> list[str]:
        """Rows of a grid with others of it, or nothing in a row, or bits to bytes."""
        if self.random.random() < 0.4:
            name, size = self.random.choice([("row_u8", 5), ("grid_u8", 12), ("room_u8", 6)])
            n = self.random.randint(1, size)
            return [f"{pad}spread(g.{name}, ({self.value(1)[0]}) % {size - n + 1}, {n}, {self.value(2)[0]})\n"]
        cell = self.random.choice([cell for cell in CELLS if cell.shape])
        rows = cell.shape[0]
        if self.random.random() < 0.3:
            given = "".join(f", ({self.value(1)[0]}) % 100" for _ in range(self.random.randint(0, cell.width)))
            return [f"{pad}clear(g.{cell.name}, ({self.value(1)[0]}) % {rows}{given})\n"]
        n = self.random.randint(1, rows // 2)
        first = self.random.randint(0, rows - 2 * n)
        other = f"{first + n} + ({self.value(1)[0]}) % {rows - first - 2 * n + 1}"
        return [f"{pad}exchange(g.{cell.name}, {first}, {other}, {n})\n"]

    def grow(self, depth: int, pad: str) -> list[str]:
        """`x += …` of a cell whose range is wide enough for one step, brought back afterwards."""
        name = self.random.choice(["row_i32", "grid_i32", "one_i32"])
        cell = next(cell for cell in CELLS if cell.name == name)
        place = self.at(cell)
        op = self.random.choice(["+=", "-=", "^=", "|=", "&="])
        return [f"{pad}{place} {op} {self.bounded(999)[0]}\n", f"{pad}g.{name}{self._first(cell)} %= 1000\n"]

    @staticmethod
    def _first(cell: Cell) -> str:
        return f"[{', '.join('0' for _ in cell.shape)}]" if cell.shape else ""

    def choose(self, depth: int, pad: str) -> list[str]:
        lines = [f"{pad}if {self.condition(2)}:\n", *self.block(depth + 1, 3)]
        if self.random.random() < 0.4:
            lines += [f"{pad}elif {self.condition(2)}:\n", *self.block(depth + 1, 2)]
        if self.random.random() < 0.6:
            lines += [f"{pad}else:\n", *self.block(depth + 1, 3)]
        return lines

    def count(self, depth: int, pad: str) -> list[str]:
        self.fresh += 1
        name = f"i_{self.fresh}" if self.random.random() < 0.5 else "i"
        held, self.fixed = self.fixed, self.fixed | {name}
        lines: list[str] = []
        self.inside += 1
        if self.random.random() < 0.5:
            bounds = self.random.choice(
                [
                    *(f"({self.value(1)[0]}) % 5", f"{self.random.randrange(3)}, 4", "5, -1, -2", "g.c.slots"),
                    f"2, {self.random.randrange(4)}",
                ]
            )
            over = self.random.choice([f"range({bounds})"] * 3 + [f"bits(({self.value(1)[0]}) % 64)", "(3, a, 0)"])
            self.locals.append(name)
            lines += [f"{pad}for {name} in {over}:\n", *self.block(depth + 1, 3)]
            self.locals.remove(name)
        else:
            counter = f"n_{self.fresh}"
            self.fixed = self.fixed | {counter}
            lines += [f"{pad}{counter} = 0\n", f"{pad}while {counter} < 4 and ({self.condition(1)}):\n"]
            lines += [f"{pad}    {counter} += 1\n"]
            lines += self.block(depth + 1, 3)
        self.inside -= 1
        self.fixed = held
        return lines

    def leave(self, depth: int, pad: str) -> list[str]:
        how = self.random.choice(["break", "continue", f"return {self.bounded(99)[0]}"])
        return [f"{pad}if {self.condition(1)}:\n", f"{pad}    {how}\n"]

    # Expressions

    def bounded(self, most: int) -> tuple[str, int]:
        text, size = self.value(3)
        return (text, size) if size <= most else (f"({text}) % {most + 1}", most)

    def value(self, depth: int) -> tuple[str, int]:
        if depth == 0 or self.random.random() < 0.15:
            return self.leaf()
        kind = self.random.randrange(10)
        a, n = self.value(depth - 1)
        if kind == 0:
            divisor = self.random.choice(["2", "3", "7", "10", f"(1 + ({self.leaf()[0]}) % 9)"])
            return f"({a}) {self.random.choice(['//', '%'])} {divisor}", max(n, 10) + 1
        if kind == 1:
            return f"({a}) >> {self.random.randrange(6)}", n + 1
        if kind == 2 and n << 4 < LIMIT:
            return f"({a}) << (({self.leaf()[0]}) % 5)", n << 4
        if kind == 3:
            return f"{self.random.choice(['-', '~'])}({a})", n + 1
        if kind == 4:
            return f"(({a}) if {self.condition(depth - 1)} else ({(c := self.value(depth - 1))[0]}))", max(n, c[1])
        if kind == 5:
            return f"({self.condition(depth - 1)})", 1
        if kind == 6 and self.callees and not self.inside:
            name, known, _ = self.random.choice(self.callees)
            fixed = f", {self.random.choice(['3', 'BASE', 'g.c.slots - 6'])}" * known
            return f"{name}(g, ({a}) % 50, ({self.leaf()[0]}) % 50{fixed})", 100
        b, m = self.value(depth - 1)
        if kind == 7 and n * m < LIMIT:
            return f"({a}) * ({b})", n * m
        if kind == 8:
            return f"{self.random.choice(['min', 'max'])}({a}, {b})", max(n, m)
        size = 1 << max(n, m, 1).bit_length()
        op = self.random.choice(["+", "-", "&", "|", "^"])
        return (f"({a}) {op} ({b})", 2 * size) if 2 * size < LIMIT else (f"({a}) % 64", 64)

    def leaf(self) -> tuple[str, int]:
        kind = self.random.randrange(9)
        if kind == 8:
            cell = self.random.choice([cell for cell in CELLS if cell.shape])
            n = self.random.randint(1, cell.size)
            value = self.random.choice(["0", "1", f"g.{cell.name}{self._first(cell)}"])
            return f"matches(g.{cell.name}, (a) % {cell.size - n + 1}, {n}, {value})", 1 << n
        if kind < 3 and self.locals:
            return self.random.choice(self.locals), 99
        if kind == 3:
            number = self.random.choice([0, 1, 2, 3, 10, 31, -1, -7])
            return str(number), abs(number)
        if kind == 4:
            return self.random.choice([("BASE", 12), ("g.c.slots", 4), ("g.c.none", 0), ("g.c.yes", 1)])
        if kind == 5:
            return f"popcount({self.word()})", 32
        if kind == 6:
            return self.random.choice(
                [
                    *(("g.t.plain[(a) % 10]", 200), ("g.t.wide[b % 10, 2]", 1 << 17), ("g.t.small[3, a % 2]", 255)),
                    ("lowest(1 + a % 9)", 3),
                ]
            )
        cell = self.random.choice([cell for cell in CELLS if cell.dtype != "u32"])
        places = ", ".join(str(self.random.randrange(n)) for n in cell.shape)
        return f"g.{cell.name}[{places}]" if places else f"g.{cell.name}", 1 << 16 if cell.dtype not in ("i32",) else 1 << 20

    def word(self) -> str:
        """32 bits without a sign."""
        cell = self.random.choice(["g.one_u32", "g.row_u32[1]", "g.grid_u32[2, 3]"])
        other = self.random.choice(["0x9E3779B9", "g.row_u32[4]", "0xFFFFFFFF"])
        return self.random.choice(
            [
                f"word_add({cell}, {other})", f"word_mul({cell}, {other})", f"word_shift({cell}, 13)",
                f"high_product({cell}, {other})", f"{cell} ^ {other}", "word_add(0xFFFFFFFF, 5)",
            ]
        )  # fmt: skip

    def condition(self, depth: int) -> str:
        kind = self.random.randrange(7)
        if depth == 0 or kind < 3:
            a, b = self.value(max(depth - 1, 0))[0], self.leaf()[0]
            return f"({a}) {self.random.choice(['<', '<=', '>', '>=', '==', '!='])} ({b})"
        if kind == 3:
            return f"not ({self.condition(depth - 1)})"
        if kind == 4:
            return f"0 <= ({self.value(0)[0]}) < ({self.leaf()[0]})"
        if kind == 5:
            return self.random.choice(["g.c.none", "g.c.yes", "g.c.slots > 3", "a", "b & 1"])
        op = self.random.choice(["and", "or"])
        parts = [self.condition(depth - 1) for _ in range(self.random.randint(2, 3))]
        return f" {op} ".join(f"({part})" for part in parts)
