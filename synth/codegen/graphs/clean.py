"""Named passes over functions: each takes a function and returns a new one."""

from __future__ import annotations

from collections.abc import Callable

from synth.codegen.graphs.graph import Block, Branch, End, Function, Jump, Op, Program, Return

Pass = Callable[[Function], Function]


def drop_unreached(function: Function) -> Function:
    """Blocks that no way leads to are left out; the others are numbered anew."""
    order: dict[int, int] = {}
    todo = [0]
    while todo:
        at = todo.pop()
        if at in order:
            continue
        order[at] = len(order)
        todo.extend(reversed(_next(function.blocks[at].end)))
    blocks = [Block(function.blocks[at].ops, _renumbered(function.blocks[at].end, order)) for at in order]
    return Function(function.name, function.parameters, blocks)


def thread_jumps(function: Function) -> Function:
    """A jump to a block that only jumps on goes there at once."""
    goal = {}
    for at in range(len(function.blocks)):
        seen, to = {at}, at
        while not function.blocks[to].ops and isinstance(end := function.blocks[to].end, Jump) and end.to not in seen:
            to = end.to
            seen.add(to)
        goal[at] = to
    blocks = [Block(block.ops, _renumbered(block.end, goal)) for block in function.blocks]
    return Function(function.name, function.parameters, blocks)


def merge_blocks(function: Function) -> Function:
    """A block that is reached from one place only becomes part of the one before it."""
    entries: dict[int, int] = {0: 2}
    for block in function.blocks:
        for to in _next(block.end):
            entries[to] = entries.get(to, 0) + 1
    blocks = [Block(list(block.ops), block.end) for block in function.blocks]
    gone: set[int] = set()
    for at, block in enumerate(blocks):
        if at in gone:
            continue
        while isinstance(block.end, Jump) and entries.get(block.end.to) == 1 and block.end.to != at:
            further = blocks[block.end.to]
            gone.add(block.end.to)
            block.ops.extend(further.ops)
            block.end = further.end
    return drop_unreached(Function(function.name, function.parameters, blocks))


def drop_copies(function: Function) -> Function:
    """A temporary that only repeats a variable is that variable, as long as nothing sets it in between."""
    blocks = []
    escaping = _crossing(function)
    for block in function.blocks:
        stands: dict[str, int | str] = {}
        ops = []
        for op in block.ops:
            args = tuple(stands.get(arg, arg) if isinstance(arg, str) else arg for arg in op.args)
            plain = op.kind == "copy" and op.target is not None and op.target.startswith("%") and op.target not in escaping
            if plain:
                stands[op.target] = args[0]  # type: ignore[index]
                continue
            if op.target is not None and not op.target.startswith("%"):
                # What still stands for the old value is kept before it changes.
                for temporary, variable in list(stands.items()):
                    if variable == op.target:
                        ops.append(Op(temporary, "copy", (variable,)))
                        del stands[temporary]
            ops.append(Op(op.target, op.kind, args, op.note))
        end = block.end
        if isinstance(end, Branch) and isinstance(end.condition, str):
            end = Branch(stands.get(end.condition, end.condition), end.then, end.other)
        if isinstance(end, Return) and isinstance(end.value, str):
            end = Return(stands.get(end.value, end.value))
        blocks.append(Block(ops, end))
    return Function(function.name, function.parameters, blocks)


def _crossing(function: Function) -> set[str]:
    """Temporaries that are read in another block than they are set in."""
    home: dict[str, int] = {}
    for at, block in enumerate(function.blocks):
        for op in block.ops:
            if op.target and op.target.startswith("%"):
                home[op.target] = at
    found: set[str] = set()
    for at, block in enumerate(function.blocks):
        read = [arg for op in block.ops for arg in op.args if isinstance(arg, str)]
        match block.end:
            case Branch(condition=str() as condition):
                read.append(condition)
            case Return(value=str() as value):
                read.append(value)
        found.update(name for name in read if name.startswith("%") and home.get(name) != at)
    return found


def _next(end: End | None) -> tuple[int, ...]:
    match end:
        case Jump(to=to):
            return (to,)
        case Branch(then=then, other=other):
            return (then, other)
    return ()


def _renumbered(end: End | None, order: dict[int, int]) -> End:
    match end:
        case Jump(to=to):
            return Jump(order[to])
        case Branch(condition=condition, then=then, other=other):
            return Jump(order[then]) if order[then] == order[other] else Branch(condition, order[then], order[other])
        case Return():
            return end
    raise AssertionError("a block without an end is never reached")


PASSES: tuple[Pass, ...] = (drop_unreached, thread_jumps, drop_unreached, merge_blocks, drop_copies)


def clean(program: Program) -> Program:
    functions = {}
    for name, function in program.functions.items():
        for one in PASSES:
            function = one(function)
        functions[name] = function
    return Program(functions, program.cells, program.columns, program.entries)
