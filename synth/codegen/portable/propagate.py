"""A pass over graphs: a variable that is a copy of something else within a block is that something; what nobody reads is gone."""

from __future__ import annotations

from synth.codegen.graphs.graph import Arg, Block, Branch, Function, Op, Return
from synth.codegen.portable.pieces import Piece, living

EFFECTS = ("store", "call")


def propagate(function: Function) -> Function:
    return _without_dead(Function(function.name, function.parameters, [_replaced(block) for block in function.blocks]))


def _replaced(block: Block) -> Block:
    same: dict[str, Arg] = {}
    ops = []
    for op in block.ops:
        args = tuple(same.get(arg, arg) if isinstance(arg, str) else arg for arg in op.args)
        if op.target is not None:
            same = {name: arg for name, arg in same.items() if name != op.target and arg != op.target}
            if op.kind == "copy" and args[0] != op.target:
                same[op.target] = args[0]
        ops.append(Op(op.target, op.kind, args, op.note))
    end = block.end
    if isinstance(end, Branch) and isinstance(end.condition, str):
        end = Branch(same.get(end.condition, end.condition), end.then, end.other)
    if isinstance(end, Return) and isinstance(end.value, str):
        end = Return(same.get(end.value, end.value))
    return Block(ops, end)


def _without_dead(function: Function) -> Function:
    """Whether a name is still read is known from what lives at the start of the blocks after."""
    pieces = [Piece("", tuple(block.ops), block.end) for block in function.blocks if block.end is not None]
    alive = living(pieces)
    blocks = []
    for block in function.blocks:
        end = block.end
        match end:
            case Branch(condition=condition, then=then, other=other):
                wanted = alive[then] | alive[other] | ({condition} if isinstance(condition, str) else set())
            case Return(value=value):
                wanted = {value} if isinstance(value, str) else set()
            case _:
                wanted = set(alive[end.to]) if end is not None else set()
        ops = []
        for op in reversed(block.ops):
            if op.target is not None and op.target not in wanted and op.kind not in EFFECTS:
                continue
            if op.target is not None:
                wanted.discard(op.target)
            wanted |= {arg for arg in op.args if isinstance(arg, str)}
            ops.append(op)
        blocks.append(Block(ops[::-1], end))
    return Function(function.name, function.parameters, blocks)
