"""Functions cut into pieces at their calls, and which names live across pieces."""

from dataclasses import dataclass

from synth.codegen.graphs.flow import Part, following, read_at_end
from synth.codegen.graphs.graph import Arg, End, Function, Op


@dataclass(frozen=True, slots=True)
class CallThen:
    """Runs a function and goes on at another piece, which begins by taking its `result`."""

    function: str
    args: tuple[Arg, ...]
    then: int


@dataclass(frozen=True, slots=True)
class Piece:
    name: str
    ops: tuple[Op, ...]
    end: End | CallThen

    @property
    def part(self) -> Part:
        """A call leads on to the piece of the same function after it."""
        if isinstance(self.end, CallThen):
            return self.ops, self.end.args, (self.end.then,)
        return self.ops, read_at_end(self.end), following(self.end)


def cut(function: Function) -> list[Piece]:
    """The pieces of a function; the first blocks of it keep their numbers."""
    pieces: dict[int, Piece] = {}
    count = len(function.blocks)
    for at, block in enumerate(function.blocks):
        here, name, part = at, f"{function.name}:{at}", 0
        ops: list[Op] = []
        for op in block.ops:
            if op.kind != "call":
                ops.append(op)
                continue
            pieces[here] = Piece(name, tuple(ops), CallThen(op.note, op.args, count))
            here, count, part = count, count + 1, part + 1
            name, ops = f"{function.name}:{at}.{part}", [Op(op.target, "result", ())] if op.target else []
        pieces[here] = Piece(name, tuple(ops), block.end)
    return [pieces[at] for at in range(count)]
