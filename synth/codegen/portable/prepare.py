"""The passes that make graphs shorter before they become portable code."""

from __future__ import annotations

from synth.codegen.graphs.expand import expand
from synth.codegen.graphs.graph import Program
from synth.codegen.portable.inline import inline
from synth.codegen.portable.propagate import propagate


def prepare(program: Program) -> Program:
    program = inline(expand(program))
    functions = {name: propagate(function) for name, function in program.functions.items()}
    return Program(functions, program.cells, program.columns, program.entries)
