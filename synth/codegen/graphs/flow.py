"""Ways through a function: where blocks lead, and which names live from one to the next."""

from collections.abc import Callable, Sequence

from synth.codegen.graphs.graph import Arg, Block, Branch, End, Jump, Op, Return


def following(end: End) -> tuple[int, ...]:
    """The blocks that may come next."""
    match end:
        case Jump(to=to):
            return (to,)
        case Branch(then=then, other=other):
            return (then, other)
    return ()


def read_at_end(end: End) -> tuple[Arg, ...]:
    match end:
        case Branch(condition=arg) | Return(value=arg):
            return (arg,)
    return ()


def changed_end(end: End, arg: Callable[[Arg], Arg], to: Callable[[int], int]) -> End:
    """The same with other arguments, to other blocks."""
    match end:
        case Jump():
            return Jump(to(end.to))
        case Branch():
            return Branch(arg(end.condition), to(end.then), to(end.other))
        case Return():
            return Return(arg(end.value))


Part = tuple[Sequence[Op], Sequence[Arg], Sequence[int]]
"""Its operations, what is read at its end, and the parts that may come next."""


def parts(blocks: Sequence[Block]) -> list[Part]:
    return [(block.ops, read_at_end(block.end), following(block.end)) for block in blocks]


def living(parts: Sequence[Part]) -> list[set[str]]:
    """For each part the names that it, or one after it, reads as an earlier one left them."""
    alive: list[set[str]] = []
    sets: list[set[str]] = []
    before: list[list[int]] = [[] for _ in parts]
    for at, (ops, at_end, further) in enumerate(parts):
        read, written = set[Arg](), set[str]()
        for op in ops:
            read |= set(op.args) - written
            if op.target:
                written.add(op.target)
        alive.append({arg for arg in read | (set(at_end) - written) if isinstance(arg, str)})
        sets.append(written)
        for to in further:
            before[to].append(at)
    todo = set(range(len(parts)))
    while todo:
        at = todo.pop()
        for earlier in before[at]:
            more = alive[at] - sets[earlier] - alive[earlier]
            if more:
                alive[earlier] |= more
                todo.add(earlier)
    return alive
