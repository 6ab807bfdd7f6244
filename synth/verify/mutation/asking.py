"""Operations that may wait for an answer about cards or options: only such a one is begun again in a world that is imagined.

A frame stays at an operation only if that has put a question; the analysis of the machine knows nothing of what frames keep."""

from collections.abc import Iterator
from dataclasses import replace

from synth.codegen.graphs.graph import Branch, Function, Program
from synth.codegen.graphs.specialise import Tables
from synth.spec.layout import Phase

AGAIN, COLUMN, ASKING = "resample_ask_again", "op", "op, of those that ask"
_PHASES = frozenset({int(Phase.CHOOSE_CARD), int(Phase.CHOOSE_OPTION)})
"""Those of questions that are put again."""


def with_asking(program: Program, tables: Tables) -> tuple[Program, Tables]:
    """The same, but that the question that is put again is of an operation that puts one."""
    again = program.functions.get(AGAIN)
    if again is None:
        return program, tables
    blocks = [
        replace(block, ops=[replace(op, note=ASKING) if op.kind == "table" and op.note == COLUMN else op for op in block.ops])
        for block in again.blocks
    ]
    there = {number for (number,) in tables[COLUMN]}
    numbers = sorted(there & set(asking(program, again)))
    functions = {**program.functions, AGAIN: replace(again, blocks=blocks)}
    return replace(program, functions=functions), {**tables, ASKING: [[number] for number in numbers]}


def asking(program: Program, again: Function) -> Iterator[int]:
    """Numbers of operations whose function may put such a question, or calls one that may."""
    looked_up = {op.target for op in again.ops if op.kind == "table" and op.note == COLUMN}
    for block in again.blocks:
        end, last = block.end, block.ops[-1] if block.ops else None
        if isinstance(end, Branch) and last and last.kind == "eq" and last.args[0] in looked_up and end.condition == last.target:
            called = [op.note for op in again.blocks[end.then].ops if op.kind == "call"]
            if any(_asks(program.functions[name]) for name in program.needed(*called)):
                assert isinstance(last.args[1], int)
                yield last.args[1]


def _asks(function: Function) -> bool:
    """Whether it waits, in one of these phases, or in one that is not said here."""
    waits = any(op.kind == "store" and op.note == "waits" and op.args[1] != 0 for op in function.ops)
    phases = {op.args[1] for op in function.ops if op.kind == "store" and op.note == "phase"}
    return waits and (not phases or any(isinstance(phase, str) or phase in _PHASES for phase in phases))
