"""Faults of graphs: what a wrong line of the machine would become. The stage is that of the module the function stands in."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from synth.codegen.graphs.graph import Block, Branch, End, Function, Jump, Op, Program
from synth.codegen.machine.run import TASKS
from synth.codegen.machine.words import Task
from synth.spec.chance import Purpose
from synth.verify.mutation.fault import Fault

if TYPE_CHECKING:
    from synth.verify.mutation.bench import Bench

_COMPARED = {"eq": "ne", "ne": "eq", "lt": "le", "le": "lt", "gt": "ge", "ge": "gt"}
_COMPUTED = {"add": "sub", "sub": "add", "and": "or", "or": "and", "min": "max", "max": "min", "shl": "shr", "shr": "shl"}
_ORDERED = frozenset({"sub", "shl", "shr", "ushr", "floordiv", "mod", "lt", "le", "gt", "ge"})
_STAGES = {"legal": "legality", "possible": "legality", "observe": "observation", "chance": "chance", "resample": "resampling"}
_PUT, _PUSH = "observe_put", "frames_push"
Changed = tuple[str, Op | None]


@dataclass(frozen=True)
class OtherFunction:
    """A function of the machine in the place of the one of the same name."""

    function: Function

    def apply(self, bench: Bench) -> None:
        bench.workbench.exchange(self.function)

    def __hash__(self) -> int:
        return hash(self.function.name)


def stage_of(function: str) -> str:
    return _STAGES.get(function.partition("_")[0], "graphs")


def graph_faults(program: Program) -> Iterator[Fault]:
    for function in program.written.values():
        stage = stage_of(function.name)
        for block_at, block in enumerate(function.blocks):
            for at, op in enumerate(block.ops):
                where = function.name
                for kind, new in _ops(op):
                    ops = [*block.ops[:at], *([new] if new else []), *block.ops[at + 1 :]]
                    yield _fault(stage, kind, where, f"{_said(op)} → {_said(new)}", function, block_at, Block(ops, block.end))
            for kind, end in _ends(block.end):
                said = f"block {block_at}: {block.end} → {end}"
                yield _fault(stage, kind, function.name, said, function, block_at, Block(block.ops, end))


def _fault(stage: str, kind: str, where: str, said: str, function: Function, at: int, block: Block) -> Fault:
    blocks = [*function.blocks[:at], block, *function.blocks[at + 1 :]]
    return Fault(stage, kind, where, said, OtherFunction(replace(function, blocks=blocks)))


def _said(op: Op | None) -> str:
    return " ".join(filter(None, (op.kind, op.note, *map(str, op.args)))) if op else "nothing"


def _ops(op: Op) -> Iterator[Changed]:
    kind, args = op.kind, op.args
    if kind in _COMPARED:
        yield "a wrong comparison", Op(op.target, _COMPARED[kind], args, op.note)
    if kind in _COMPUTED:
        yield "a wrong operation", Op(op.target, _COMPUTED[kind], args, op.note)
    if kind in _ORDERED and args[0] != args[1]:
        yield "operands exchanged", Op(op.target, kind, args[::-1], op.note)
    if kind == "store":
        yield "a forgotten write", None
    if op.note == _PUT:
        yield "an entry left stale", Op(op.target, "add", (args[0], 1))
    if kind == "call":
        yield from _calls(op)
    for at, arg in enumerate(args):
        if isinstance(arg, int) and kind not in ("call", "copy"):
            yield "a wrong constant", Op(op.target, kind, (*args[:at], arg + 1, *args[at + 1 :]), op.note)


def _calls(op: Op) -> Iterator[Changed]:
    if op.note.startswith("chance_") and op.args and isinstance(op.args[0], int):
        other = Purpose.PICK_CARD if op.args[0] != Purpose.PICK_CARD else Purpose.PICK_POKEMON
        yield "two events on one word", Op(op.target, op.kind, (int(other), *op.args[1:]), op.note)
        if len(op.args) > 1 and op.args[1] != 0:
            yield "an index that is always 0", Op(op.target, op.kind, (op.args[0], 0, *op.args[2:]), op.note)
    for at, arg in enumerate(op.args):
        if isinstance(arg, int) and not _dropped(op, at):
            yield "a wrong argument", Op(op.target, op.kind, (*op.args[:at], arg + 1, *op.args[at + 1 :]), op.note)
    if op.note != _PUT:
        yield "a forgotten call", Op(op.target, "copy", (0,))


def _dropped(op: Op, at: int) -> bool:
    """Whether it is an argument of a task that is kept with it, and that the task's function does not take."""
    what = op.args[0] if op.note == _PUSH else None
    # This one looks for its arguments itself.
    if at == 0 or not isinstance(what, int) or what == Task.ANSWER:
        return False
    code = TASKS[what].__code__
    taken = code.co_varnames[: code.co_argcount]
    return at >= len(taken) or taken[at] == "_"


def _ends(end: End | None) -> Iterator[tuple[str, End]]:
    if isinstance(end, Branch):
        yield "a branch the wrong way round", Branch(end.condition, end.other, end.then)
        yield "a branch always taken", Jump(end.then)
        yield "a branch never taken", Jump(end.other)
