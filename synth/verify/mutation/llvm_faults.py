"""Faults of the emitted LLVM IR: what a wrong line of the emitter would write."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from synth.codegen.graphs.graph import Program
from synth.verify.engines.batch import Array
from synth.verify.exchange.indirect import alone
from synth.verify.mutation.fault import Fault, Refused
from synth.verify.mutation.low_cells import low_tags

if TYPE_CHECKING:
    from synth.verify.exchange.workbench import Workbench
    from synth.verify.mutation.bench import Bench

_PREDICATES = {"slt": "sle", "sle": "slt", "sgt": "sge", "sge": "sgt", "eq": "ne", "ne": "eq"}
_WIDTH = {"zext i8": "sext i8", "sext i8": "zext i8", "zext i16": "sext i16", "sext i16": "zext i16"}
_LABEL = re.compile(r"b(\d+):$")
_LOADED = re.compile(r"  (%\S+) = load i\d+, ptr %\S+, !tbaa (!\d+)$")


@dataclass(frozen=True)
class OtherLine:
    """A line of a function's IR."""

    function: str
    line: int
    before: str
    after: str

    def apply(self, bench: Bench) -> None:
        bench.workbench.exchange_text(self.function, self.text(bench.workbench))

    def text(self, workbench: Workbench) -> str:
        """Of the function's module with this line."""
        lines = alone(workbench.program.functions[self.function], workbench.program, workbench.places).splitlines()
        if lines[self.line] != self.before:
            raise Refused("no such line")
        lines[self.line] = self.after
        return "\n".join(lines) + "\n"

    def block(self, workbench: Workbench) -> int:
        """The number of the block that the line stands in."""
        lines = self.text(workbench).splitlines()[: self.line]
        return next((int(found[1]) for one in reversed(lines) if (found := _LABEL.match(one))), 0)


def llvm_faults(program: Program, places: Mapping[str, int], alike: Collection[str] = ()) -> Iterator[Fault]:
    """`alike`: tables whose numbers are the same with a sign and without one, as those of some cells are."""
    low = low_tags(program)
    for name, function in program.written.items():
        lines = alone(function, program, places).splitlines()
        of_tables, of_cells = dict(_of_tables(lines)), {found[1]: found[2] for line in lines if (found := _LOADED.match(line))}
        for number, line in enumerate(lines):
            extended = re.search(r"= [sz]ext i(?:8|16) (%\S+) to i32", line)
            if extended and (of_tables.get(extended[1]) in alike or of_cells.get(extended[1]) in low):
                continue
            for kind, after in _lines(line):
                said = f"{line.strip()} → {after.strip()}"
                yield Fault("llvm", kind, name, said, OtherLine(name, number, line, after))


def _of_tables(lines: Sequence[str]) -> Iterator[tuple[str, str]]:
    """What was loaded from which table."""
    pointers: dict[str, str] = {}
    for line in lines:
        if pointer := re.match(r"  (%\S+) = getelementptr i\d+, ptr @t_(\w+),", line):
            pointers[pointer[1]] = pointer[2]
        elif (loaded := re.match(r"  (%\S+) = load i\d+, ptr (%\S+),", line)) and loaded[2] in pointers:
            yield loaded[1], pointers[loaded[2]]


def alike_tables(tables: Mapping[str, Array]) -> frozenset[str]:
    """Those without a number that has the highest bit of its kind."""
    return frozenset(
        name for name, numbers in tables.items()
        if numbers.itemsize < 4 and numbers.min() >= 0 and numbers.max() < 1 << (8 * numbers.itemsize - 1)
    )  # fmt: skip


def _lines(line: str) -> Iterator[tuple[str, str]]:
    compared = re.search(r"icmp (\w+) i32", line)
    if compared and compared[1] in _PREDICATES:
        yield "IR: another predicate", line.replace(f"icmp {compared[1]} ", f"icmp {_PREDICATES[compared[1]]} ")
    for width, other in _WIDTH.items():
        if f"= {width} " in line:
            yield "IR: another extension", line.replace(width, other)
    if re.match(r"  store i\d+ \S+, ptr %x\d+, !tbaa", line):
        yield "IR: a store left out", ""
    offset = re.search(r"getelementptr i8, ptr (%[gs]), i64 (\d+)$", line)
    if offset:
        yield "IR: another offset", line.replace(f"i64 {offset[2]}", f"i64 {int(offset[2]) + 1}")
    computed = re.search(r"= (add|sub|and|or|ashr|lshr) i32 %\S+ (\S+)$", line)
    if computed and computed[2] != "0":
        other = {"add": "sub", "sub": "add", "and": "or", "or": "and", "ashr": "shl", "lshr": "shl"}[computed[1]]
        yield "IR: another instruction", line.replace(f"= {computed[1]} i32", f"= {other} i32")
    branch = re.match(r"  br i1 (%\S+), label (%\S+), label (%\S+)$", line)
    if branch:
        yield "IR: labels exchanged", f"  br i1 {branch[1]}, label {branch[3]}, label {branch[2]}"
