"""Named passes over functions: each takes a function and returns a new one; and what they make of a whole program."""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import replace

from synth.codegen.graphs.flow import changed_end, following, living, parts, read_at_end
from synth.codegen.graphs.graph import Arg, Block, Branch, End, Function, Jump, Op, Program

Pass = Callable[[Function], Function]
_EFFECTS = ("store", "call")


def drop_unreached(function: Function) -> Function:
    """A jump to a block that only jumps on goes there at once; blocks that no way leads to are left out, and the others numbered
    anew."""
    order: dict[int, int] = {}
    todo = [0]
    while todo:
        at = todo.pop()
        if at not in order:
            order[at] = len(order)
            todo.extend(_goal(function, to) for to in reversed(following(function.blocks[at].end)))
    kept = [function.blocks[at] for at in order]
    return replace(function, blocks=[Block(one.ops, _led(one.end, lambda to: order[_goal(function, to)])) for one in kept])


def _goal(function: Function, at: int) -> int:
    seen = {at}
    while not function.blocks[at].ops and isinstance(end := function.blocks[at].end, Jump) and end.to not in seen:
        at = end.to
        seen.add(at)
    return at


def _led(end: End, to: Callable[[int], int]) -> End:
    """To other blocks; a branch whose ways lead to the same is none."""
    end = changed_end(end, lambda arg: arg, to)
    return Jump(end.then) if isinstance(end, Branch) and end.then == end.other else end


def merge_blocks(function: Function) -> Function:
    """A block that is reached from one place only becomes part of the one before it."""
    entries = Counter([0, 0, *(to for block in function.blocks for to in following(block.end))])
    blocks = [Block(list(block.ops), block.end) for block in function.blocks]
    gone: set[int] = set()
    for at, block in enumerate(blocks):
        if at in gone:
            continue
        while isinstance(block.end, Jump) and entries[block.end.to] == 1 and block.end.to != at:
            further = blocks[block.end.to]
            gone.add(block.end.to)
            block.ops.extend(further.ops)
            block.end = further.end
    return drop_unreached(replace(function, blocks=blocks))


def propagate(function: Function) -> Function:
    """A name that is a copy of something else within a block is that something, as long as nothing sets either. A variable that
    takes a temporary and lives on beyond the block stays what it is."""
    alive, blocks = living(parts(function.blocks)), []
    for block in function.blocks:
        after = set[str]().union(*(alive[to] for to in following(block.end)))
        same: dict[Arg, Arg] = {}
        ops: list[Op] = []
        for op in block.ops:
            ops.append(op.changed(lambda arg: same.get(arg, arg)))  # noqa: B023
            if op.target is not None:
                same = {name: arg for name, arg in same.items() if op.target not in (name, arg)}
                if op.kind == "copy" and (op.target not in after or not str(ops[-1].args[0]).startswith("%")):
                    same[op.target] = ops[-1].args[0]
        blocks.append(Block(ops, changed_end(block.end, lambda arg: same.get(arg, arg), lambda to: to)))  # noqa: B023
    return replace(function, blocks=blocks)


def drop_dead(function: Function) -> Function:
    """What nobody reads is not worked out."""
    alive, blocks = living(parts(function.blocks)), []
    for block in function.blocks:
        wanted: set[Arg] = set().union(read_at_end(block.end), *(alive[to] for to in following(block.end)))
        ops = []
        for op in reversed(block.ops):
            if op.target in wanted or op.kind in _EFFECTS:
                ops.append(op)
                wanted.discard(op.target or "")
                wanted.update(op.args)
        blocks.append(Block(ops[::-1], block.end))
    return replace(function, blocks=blocks)


PASSES: tuple[Pass, ...] = (drop_unreached, merge_blocks, propagate, drop_dead)


def shortened(function: Function) -> Function:
    """By all passes."""
    for one in PASSES:
        function = one(function)
    return function


def clean(program: Program) -> Program:
    return replace(program, functions={name: shortened(function) for name, function in program.functions.items()})


def drop_unused(program: Program, inner: Iterable[str]) -> Program:
    """Numbers that nobody reads are not worked out, cells that nobody reads are neither set nor kept. `inner` are the cells that
    only the program itself reads."""
    inner = frozenset(inner)
    functions, unread = program.functions, frozenset[str]()
    while True:
        functions = {name: drop_dead(_without_stores(function, unread)) for name, function in functions.items()}
        now = inner - _cells(functions, "load")
        if now == unread:
            break
        unread = now
    gone = unread - _cells(functions, "store")
    return replace(program, functions=functions, cells=tuple(cell for cell in program.cells if cell.name not in gone))


def _cells(functions: dict[str, Function], kind: str) -> frozenset[str]:
    return frozenset(op.note for function in functions.values() for op in function.ops if op.kind == kind)


def _without_stores(function: Function, cells: frozenset[str]) -> Function:
    """Nothing is stored to these."""
    kept = [[op for op in block.ops if op.kind != "store" or op.note not in cells] for block in function.blocks]
    return replace(function, blocks=[Block(ops, block.end) for ops, block in zip(kept, function.blocks, strict=True)])
