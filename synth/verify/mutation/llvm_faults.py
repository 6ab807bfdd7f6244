"""Faults of the emitted LLVM IR: what a wrong line of the emitter would write."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from synth.codegen.graphs.graph import Program
from synth.verify.exchange.indirect import alone
from synth.verify.mutation.fault import Fault, Refused

if TYPE_CHECKING:
    from synth.verify.mutation.bench import Bench

_PREDICATES = {"slt": "sle", "sle": "slt", "sgt": "sge", "sge": "sgt", "eq": "ne", "ne": "eq"}
_WIDTH = {"zext i8": "sext i8", "sext i8": "zext i8", "zext i16": "sext i16", "sext i16": "zext i16"}


@dataclass(frozen=True)
class OtherLine:
    """A line of a function's IR."""

    function: str
    line: int
    before: str
    after: str

    def apply(self, bench: Bench) -> None:
        workbench = bench.workbench
        lines = alone(workbench.program.functions[self.function], workbench.program, workbench.places).splitlines()
        if lines[self.line] != self.before:
            raise Refused("no such line")
        lines[self.line] = self.after
        workbench.exchange_text(self.function, "\n".join(lines) + "\n")


def llvm_faults(program: Program, places: Mapping[str, int]) -> Iterator[Fault]:
    for name, function in program.functions.items():
        for number, line in enumerate(alone(function, program, places).splitlines()):
            for kind, after in _lines(line):
                said = f"{line.strip()} → {after.strip()}"
                yield Fault("llvm", kind, name, said, OtherLine(name, number, line, after))


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
