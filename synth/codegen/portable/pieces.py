"""Functions cut into pieces at their calls, and which names live across pieces."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from synth.codegen.graphs.flow import following, living, read_at_end
from synth.codegen.graphs.graph import Arg, End, Function, Op


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


def living_names(pieces: list[Piece]) -> list[set[str]]:
    """For each piece the names that it, or one after it, reads as an earlier one left them."""
    return living([(_with_result(piece), read_by(piece.end), _leads(piece.end)) for piece in pieces])


def _with_result(piece: Piece) -> Sequence[Op]:
    return (Op(piece.result, "result", ()), *piece.ops) if piece.result else piece.ops


def _leads(end: End | CallThen) -> tuple[int, ...]:
    """To pieces of the same function."""
    return (end.then,) if isinstance(end, CallThen) else following(end)


def read_by(end: End | CallThen) -> tuple[Arg, ...]:
    return end.args if isinstance(end, CallThen) else read_at_end(end)
