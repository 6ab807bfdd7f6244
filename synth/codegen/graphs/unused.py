"""A pass over a whole program: numbers that nobody reads are not worked out, cells that nobody reads are neither set nor kept."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from synth.codegen.graphs.clean import drop_dead
from synth.codegen.graphs.graph import STORES, Block, Function, Program

READS = ("load", "match")


def drop_unused(program: Program, inner: Iterable[str]) -> Program:
    """`inner` are the cells that only the program itself reads."""
    inner = frozenset(inner)
    functions, unread = program.functions, frozenset[str]()
    while True:
        functions = {name: drop_dead(_without_stores(function, unread)) for name, function in functions.items()}
        now = inner - _cells(functions, READS)
        if now == unread:
            break
        unread = now
    gone = unread - _cells(functions, STORES)
    return replace(program, functions=functions, cells=tuple(cell for cell in program.cells if cell.name not in gone))


def _cells(functions: dict[str, Function], kinds: tuple[str, ...]) -> frozenset[str]:
    return frozenset(op.note for function in functions.values() for op in function.ops if op.kind in kinds)


def _without_stores(function: Function, cells: frozenset[str]) -> Function:
    """Nothing is stored to these."""
    kept = [[op for op in block.ops if op.kind not in STORES or op.note not in cells] for block in function.blocks]
    return replace(function, blocks=[Block(ops, block.end) for ops, block in zip(kept, function.blocks, strict=True)])
