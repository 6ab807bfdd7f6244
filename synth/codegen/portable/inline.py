"""A pass over graphs: a call of a small function becomes the function's own blocks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from synth.codegen.graphs.clean import shortened
from synth.codegen.graphs.flow import Detour, changed_end, with_detours
from synth.codegen.graphs.graph import Arg, Block, Function, Jump, Op, Program, Return
from synth.codegen.portable.places import callers_first

SMALL = 34
"""Operations; a call itself costs about four."""


def inline(program: Program) -> Program:
    functions: dict[str, Function] = {}
    fitting: dict[str, Function] = {}
    for name in reversed(callers_first(program.functions)):
        functions[name] = function = shortened(_inlined(program.functions[name], fitting))
        if function.operations <= SMALL:
            fitting[name] = function
    needed = replace(program, functions=functions).needed(*program.entries)
    return replace(program, functions={name: functions[name] for name in program.functions if name in needed})


def _inlined(function: Function, fitting: Mapping[str, Function]) -> Function:
    def detour(op: Op, count: int, first: int) -> Detour | None:
        callee = fitting.get(op.note) if op.kind == "call" else None
        if callee is None:
            return None
        after, result = first + len(callee.blocks), f"{count}.result"
        given = [Op(_renamed(p, count), "copy", (arg,)) for p, arg in zip(callee.parameters, op.args, strict=True)]
        # What a function reads before it is set is 0 each time it is called; where it is set first, this is dropped again.
        unset = [Op(_renamed(name, count), "copy", (0,)) for name in callee.variables if name not in callee.parameters]
        return [*given, *unset], [_moved(block, count, first, after, result) for block in callee.blocks], result

    return with_detours(function, detour)


def _moved(block: Block, count: int, first: int, after: int, result: str) -> Block:
    def arg(one: Arg) -> Arg:
        return _renamed(one, count) if isinstance(one, str) else one

    ops = [replace(op.changed(arg), target=_renamed(op.target, count) if op.target else None) for op in block.ops]
    end = changed_end(block.end, arg, lambda to: to + first)
    if isinstance(end, Return):
        return Block([*ops, Op(result, "copy", (end.value,))], Jump(after))
    return Block(ops, end)


def _renamed(name: str, count: int) -> str:
    return f"%{count}.{name[1:]}" if name.startswith("%") else f"{count}.{name}"
