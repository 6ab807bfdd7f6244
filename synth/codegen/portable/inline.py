"""A pass over graphs: a call of a small function becomes the function's own blocks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from synth.codegen.graphs.clean import shortened
from synth.codegen.graphs.flow import changed_end
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
    blocks: list[Block] = [Block([], block.end) for block in function.blocks]
    count = 0
    for at, block in enumerate(function.blocks):
        here = at
        for op in block.ops:
            callee = fitting.get(op.note) if op.kind == "call" else None
            if callee is None:
                blocks[here].ops.append(op)
                continue
            count += 1
            first, after = len(blocks), len(blocks) + len(callee.blocks)
            result = f"{count}.result"
            for other in callee.blocks:
                blocks.append(_moved(other, count, first, after, result))
            blocks.append(Block([Op(op.target, "copy", (result,))] if op.target else [], blocks[here].end))
            given = [Op(_renamed(p, count), "copy", (arg,)) for p, arg in zip(callee.parameters, op.args, strict=True)]
            # What a function reads before it is set is 0 each time it is called; where it is set first, this is dropped again.
            unset = [name for name in callee.variables if name not in callee.parameters]
            blocks[here].ops += [*given, *(Op(_renamed(name, count), "copy", (0,)) for name in unset)]
            blocks[here].end = Jump(first)
            here = after
    return Function(function.name, function.parameters, blocks)


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
