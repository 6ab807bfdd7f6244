"""A pass over graphs: a call of a small function becomes the function's own blocks."""

from collections.abc import Mapping
from dataclasses import replace
from graphlib import CycleError, TopologicalSorter

from synth.codegen.graphs.clean import shortened
from synth.codegen.graphs.flow import changed_end
from synth.codegen.graphs.graph import Arg, Block, Function, Jump, Op, Program, Return


def inline(program: Program, small: int = 0) -> Program:
    """Functions of up to so many operations, and whatever only targets with vectors do at once."""
    functions: dict[str, Function] = {}
    fitting: dict[str, Function] = {}
    for name in reversed(callers_first(program.functions)):
        functions[name] = function = shortened(_inlined(program.functions[name], fitting))
        if function.at_once or function.operations <= small:
            fitting[name] = function
    needed = replace(program, functions=functions).needed(*program.entries)
    return replace(program, functions={name: functions[name] for name in program.functions if name in needed})


def callers_first(functions: Mapping[str, Function]) -> list[str]:
    """Every function after all that call it."""
    try:
        callees_first = TopologicalSorter({name: function.called for name, function in functions.items()}).static_order()
        return list(callees_first)[::-1]
    except CycleError as error:
        raise ValueError(f"{error.args[1][0]} calls itself, directly or through others: no place for its second frame") from None


def _inlined(function: Function, fitting: Mapping[str, Function]) -> Function:
    blocks = [Block([], block.end) for block in function.blocks]
    count = 0
    for at, block in enumerate(function.blocks):
        here = at
        for op in block.ops:
            callee = fitting.get(op.note) if op.kind == "call" else None
            if callee is None:
                blocks[here].ops.append(op)
                continue
            count, first, after = count + 1, len(blocks), len(blocks) + len(callee.blocks)
            rest = Block([Op(op.target, "copy", (f"{count}.result",))] if op.target else [], blocks[here].end)
            before, names = _handed(callee, op, count)
            blocks[here].ops += before
            blocks[here].end = Jump(first)
            blocks += [*(_moved(one, names, count, first, after) for one in callee.blocks), rest]
            here = after
    return replace(function, blocks=blocks)


def _handed(callee: Function, call: Op, count: int) -> tuple[list[Op], dict[str, Arg]]:
    """What is set before a function's own blocks, and what stands in for parameters that nothing changes."""
    changed = {op.target for op in callee.ops}
    given = dict(zip(callee.parameters, call.args, strict=True))
    fixed = {name: arg for name, arg in given.items() if name not in changed and (isinstance(arg, int) or arg.startswith("%"))}
    # What a function reads before it is set is 0 each time it is called; where it is set first, this is dropped again.
    set_first = {name: given.get(name, 0) for name in callee.variables if name not in fixed}
    return [Op(_renamed(name, count), "copy", (arg,)) for name, arg in set_first.items()], fixed


def _moved(block: Block, names: Mapping[str, Arg], count: int, first: int, after: int) -> Block:
    def arg(one: Arg) -> Arg:
        return names.get(one, _renamed(one, count)) if isinstance(one, str) else one

    ops = [replace(op.changed(arg), target=_renamed(op.target, count) if op.target else None) for op in block.ops]
    end = changed_end(block.end, arg, lambda to: to + first)
    if isinstance(end, Return):
        return Block([*ops, Op(f"{count}.result", "copy", (end.value,))], Jump(after))
    return Block(ops, end)


def _renamed(name: str, count: int) -> str:
    return f"%{count}.{name[1:]}" if name.startswith("%") else f"{count}.{name}"
