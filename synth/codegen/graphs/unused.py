"""A pass over a whole program: numbers that nobody reads are not worked out, cells that nobody reads are neither set nor kept."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from synth.codegen.graphs.graph import Block, Branch, Function, Program, Return

READS, STORES = ("load", "match"), ("store", "exchange", "spread")
EFFECTS = (*STORES, "call")


def drop_unused(program: Program, inner: Iterable[str]) -> Program:
    """`inner` are the cells that only the program itself reads."""
    inner = frozenset(inner)
    functions, unread = program.functions, frozenset[str]()
    while True:
        functions = {name: _without_unread(function, unread) for name, function in functions.items()}
        now = inner - _cells(functions, READS)
        if now == unread:
            break
        unread = now
    gone = unread - _cells(functions, STORES)
    return replace(program, functions=functions, cells=tuple(cell for cell in program.cells if cell.name not in gone))


def _cells(functions: dict[str, Function], kinds: tuple[str, ...]) -> frozenset[str]:
    ops = (op for function in functions.values() for block in function.blocks for op in block.ops)
    return frozenset(op.note for op in ops if op.kind in kinds)


def _without_unread(function: Function, cells: frozenset[str]) -> Function:
    """Without stores to these cells, and without what is read nowhere in the function."""
    blocks = [
        Block([op for op in block.ops if op.kind not in STORES or op.note not in cells], block.end) for block in function.blocks
    ]
    while True:
        read = {arg for block in blocks for op in block.ops for arg in op.args}
        for block in blocks:
            match block.end:
                case Branch(condition=arg) | Return(value=arg):
                    read.add(arg)
        shorter = [
            Block([op for op in block.ops if op.kind in EFFECTS or op.target in read], block.end) for block in blocks
        ]
        if all(len(new.ops) == len(old.ops) for new, old in zip(shorter, blocks, strict=True)):
            return Function(function.name, function.parameters, blocks)
        blocks = shorter
