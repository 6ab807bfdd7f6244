"""An engine that notes where it comes by: which blocks of the machine it runs, and which rows of which tables it reads.

What it does is what the machine does; every block and every look into a table sets a byte as well."""

import re
from collections.abc import Iterator, Mapping

import numpy as np

from synth.codegen.graphs.graph import Program
from synth.codegen.runtime.compile import compiled, once
from synth.engines.cache import cache_folder
from synth.verify.exchange.indirect import indirect
from synth.verify.exchange.workbench import Workbench

SEEN = "seen_of_machine"
_DEFINED = re.compile(r"define (?:internal )?i32 @(\w+)\(")
_LABEL = re.compile(r"b(\d+):$")
_ROW = re.compile(r"  (%\S+) = getelementptr i\d+, ptr @t_(\w+), i64 (%\S+)$")


class Places:
    """Every block of the machine and every row of its tables has a number."""

    def __init__(self, program: Program, tables: Mapping[str, np.ndarray]) -> None:
        self.blocks: dict[str, int] = {}
        self.rows: dict[str, int] = {}
        self.count = 0
        for name, function in program.written.items():
            self.blocks[name] = self.count
            self.count += len(function.blocks)
        for column in program.columns:
            self.rows[column.name] = self.count
            self.count += len(tables[column.name])

    def block(self, function: str, number: int) -> int:
        return self.blocks[function] + number

    def row(self, column: str, at: int) -> int:
        return self.rows[column] + at


class Noting:
    """`seen[place]`: the engine of this bench has come by there, or read it, since this was last forgotten."""

    def __init__(self, bench: Workbench) -> None:
        self.places = Places(bench.program, bench.tables)
        self._seen = np.zeros(-(-self.places.count // 8) * 8, np.uint8)
        self._eights = self._seen.view(np.uint64)
        source = indirect(bench.built.files["machine.ll"], bench.places)
        text = self.also(source)
        code = once("noting", text, [cache_folder() / "code"], lambda: compiled(text))
        bench.link(bench.tables, code, self.bytes)

    @property
    def bytes(self) -> dict[str, np.ndarray]:
        """By the name that machine code knows them by."""
        return {SEEN: self._seen}

    def also(self, text: str) -> str:
        """A function that takes the place of another one, with its notes."""
        return "\n".join(noting(text, self.places)) + "\n"

    def taken(self) -> np.ndarray:
        """The places that were noted since this was last asked; and forgets them."""
        some = np.flatnonzero(self._eights)  # most are not
        eights = self._eights[some].view(np.uint8).reshape(-1, 8)
        at, within = np.nonzero(eights)
        self._eights[some] = 0
        return some[at] * 8 + within

    def bits(self) -> np.ndarray:
        """The same as bits, eight a byte."""
        found = np.packbits(self._seen[: self.places.count])
        self._seen[:] = 0
        return found


def noting(text: str, places: Places) -> Iterator[str]:
    """A module of the machine, with a note at every block and at every look into a table."""
    yield f"@{SEEN} = external global [0 x i8]"
    function: str | None = None
    for number, line in enumerate(text.splitlines()):
        yield line
        if defined := _DEFINED.match(line):
            function = defined[1] if defined[1] in places.blocks else None
        elif function and (label := _LABEL.match(line)):
            yield f"  store i8 1, ptr getelementptr (i8, ptr @{SEEN}, i64 {places.block(function, int(label[1]))})"
        elif (row := _ROW.match(line)) and row[2] in places.rows:
            first = f"getelementptr (i8, ptr @{SEEN}, i64 {places.row(row[2], 0)})"
            yield f"  %seen{number} = getelementptr i8, ptr {first}, i64 {row[3]}"
            yield f"  store i8 1, ptr %seen{number}"
