"""A pass over graphs: a call of a small function becomes the function's own blocks."""

from __future__ import annotations

from collections.abc import Mapping

from synth.codegen.graphs.clean import PASSES
from synth.codegen.graphs.graph import Arg, Block, Branch, End, Function, Jump, Op, Program, Return
from synth.codegen.portable.places import callers_first

SMALL = 40
"""Operations; a call itself costs about four."""


def inline(program: Program, small: int = SMALL) -> Program:
    functions: dict[str, Function] = {}
    fitting: dict[str, Function] = {}
    for name in reversed(callers_first(program.functions)):
        function = program.functions[name]
        function = _inlined(function, fitting)
        for one in PASSES:
            function = one(function)
        functions[name] = function
        if function.operations <= small:
            fitting[name] = function
    needed = _needed(functions, program.entries)
    kept = {name: functions[name] for name in program.functions if name in needed}
    return Program(kept, program.cells, program.columns, program.entries)


def _needed(functions: Mapping[str, Function], entries: tuple[str, ...]) -> set[str]:
    needed: set[str] = set()
    todo = list(entries)
    while todo:
        name = todo.pop()
        if name not in needed:
            needed.add(name)
            todo += [op.note for block in functions[name].blocks for op in block.ops if op.kind == "call"]
    return needed


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
            # What a function reads before it is set is 0 each time it is called.
            unset = [name for name in callee.variables if name not in callee.parameters]
            blocks[here].ops += [
                *given,
                *(Op(_renamed(name, count), "copy", (0,)) for name in unset if _may_be_unset(callee, name)),
            ]
            blocks[here].end = Jump(first)
            here = after
    return Function(function.name, function.parameters, blocks)


def _may_be_unset(callee: Function, name: str) -> bool:
    """Whether a variable is read in the first block before it is set, or is not set there at all."""
    for op in callee.blocks[0].ops:
        if name in op.args:
            return True
        if op.target == name:
            return False
    return True


def _moved(block: Block, count: int, first: int, after: int, result: str) -> Block:
    ops = [
        Op(_renamed(op.target, count) if op.target else None, op.kind, tuple(_arg(arg, count) for arg in op.args), op.note)
        for op in block.ops
    ]
    end: End
    match block.end:
        case Jump(to=to):
            end = Jump(to + first)
        case Branch(condition=condition, then=then, other=other):
            end = Branch(_arg(condition, count), then + first, other + first)
        case Return(value=value):
            ops.append(Op(result, "copy", (_arg(value, count),)))
            end = Jump(after)
        case _:
            raise AssertionError("a block without an end is never reached")
    return Block(ops, end)


def _arg(arg: Arg, count: int) -> Arg:
    return _renamed(arg, count) if isinstance(arg, str) else arg


def _renamed(name: str, count: int) -> str:
    return f"%{count}.{name[1:]}" if name.startswith("%") else f"{count}.{name}"
