"""Functions cut into pieces at their calls, and which names live across pieces."""

from __future__ import annotations

from dataclasses import dataclass

from synth.codegen.graphs.graph import Arg, Branch, End, Function, Jump, Op, Return


@dataclass(frozen=True, slots=True)
class CallThen:
    """Runs a function and goes on at another piece, with its result in `target`."""

    function: str
    args: tuple[Arg, ...]
    target: str | None
    then: int


@dataclass(frozen=True, slots=True)
class Piece:
    """`result`: the name that takes what the call before this piece returned."""

    name: str
    ops: tuple[Op, ...]
    end: End | CallThen
    result: str | None = None


def cut(function: Function) -> list[Piece]:
    """The pieces of a function; the first blocks of it keep their numbers."""
    pieces: list[Piece | None] = [None] * len(function.blocks)
    for at, block in enumerate(function.blocks):
        assert block.end is not None
        here, part, result = at, 0, None
        ops: list[Op] = []

        def close(end: End | CallThen, at: int = at) -> None:
            name = f"{function.name}:{at}" + (f".{part}" if part else "")  # noqa: B023
            pieces[here] = Piece(name, tuple(ops), end, result)  # noqa: B023

        for op in block.ops:
            if op.kind == "call":
                pieces.append(None)
                close(CallThen(op.note, op.args, op.target, len(pieces) - 1))
                here, part, result, ops = len(pieces) - 1, part + 1, op.target, []
                continue
            ops.append(op)
        close(block.end)
    return [piece for piece in pieces if piece is not None]


def following(end: End | CallThen) -> tuple[int, ...]:
    """The pieces of the same function that may come next."""
    match end:
        case Jump(to=to):
            return (to,)
        case Branch(then=then, other=other):
            return (then, other)
        case CallThen(then=then):
            return (then,)
    return ()


def living(pieces: list[Piece]) -> list[set[str]]:
    """For each piece the names that it, or one after it, reads as an earlier one left them."""
    reads, sets = [], []
    for piece in pieces:
        read: set[str] = set()
        written: set[str] = {piece.result} if piece.result else set()
        for op in piece.ops:
            read |= {arg for arg in op.args if isinstance(arg, str)} - written
            if op.target:
                written.add(op.target)
        read |= {arg for arg in read_at_end(piece.end) if isinstance(arg, str)} - written
        reads.append(read)
        sets.append(written)
    alive = [set(read) for read in reads]
    before: list[list[int]] = [[] for _ in pieces]
    for at, piece in enumerate(pieces):
        for to in following(piece.end):
            before[to].append(at)
    todo = set(range(len(pieces)))
    while todo:
        at = todo.pop()
        for earlier in before[at]:
            more = alive[at] - sets[earlier] - alive[earlier]
            if more:
                alive[earlier] |= more
                todo.add(earlier)
    return alive


def read_at_end(end: End | CallThen) -> tuple[Arg, ...]:
    match end:
        case Branch(condition=condition):
            return (condition,)
        case Return(value=value):
            return (value,)
        case CallThen(args=args):
            return args
    return ()
