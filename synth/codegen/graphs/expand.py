"""A pass over graphs: operations on neighbouring numbers of a cell become loops over single ones, for targets without vectors."""

from __future__ import annotations

from dataclasses import replace

from synth.codegen.graphs.clean import shortened
from synth.codegen.graphs.flow import Detour, with_detours
from synth.codegen.graphs.graph import Arg, Block, Branch, Function, Jump, Op, Program

MANY = ("match", "exchange", "spread")


def expand(program: Program) -> Program:
    return replace(program, functions={name: _expanded(function) for name, function in program.functions.items()})


def _expanded(function: Function) -> Function:
    if not any(op.kind in MANY for op in function.ops):
        return function
    return shortened(with_detours(function, _loop))


def _loop(op: Op, count: int, top: int) -> Detour | None:
    if op.kind not in MANY:
        return None
    counter, found, more = f"each.{count}", f"found.{count}", f"%more.{count}"
    n = op.args[2 if op.kind == "exchange" else 1]
    before = [Op(counter, "copy", (0,))]
    if op.kind == "match":
        before.append(Op(found, "copy", (0,)))
        body = _matched(op, counter, found, count)
    else:
        body = _exchanged(op, counter, count) if op.kind == "exchange" else _spread(op, counter, count)
    test = Block([Op(more, "lt", (counter, n))], Branch(more, top + 1, top + 2))
    return before, [test, Block([*body, *_added(counter, 1, f"%next.{count}")], Jump(top))], found


def _added(name: str, by: Arg, temporary: str) -> list[Op]:
    return [Op(temporary, "add", (name, by)), Op(name, "copy", (temporary,))]


def _matched(op: Op, counter: str, found: str, count: int) -> list[Op]:
    first, _, value = op.args
    at, here, same, bit = (f"%{name}.{count}" for name in ("at", "here", "same", "bit"))
    return [
        Op(at, "add", (first, counter)), Op(here, "load", (at,), op.note), Op(same, "eq", (here, value)),
        Op(bit, "shl", (same, counter)), *_added(found, bit, f"%sum.{count}"),
    ]  # fmt: skip


def _exchanged(op: Op, counter: str, count: int) -> list[Op]:
    a, b, _ = op.args
    at, to, here, there = (f"%{name}.{count}" for name in ("at", "to", "here", "there"))
    return [
        Op(at, "add", (a, counter)), Op(to, "add", (b, counter)), Op(here, "load", (at,), op.note),
        Op(there, "load", (to,), op.note), Op(None, "store", (at, there), op.note), Op(None, "store", (to, here), op.note),
    ]  # fmt: skip


def _spread(op: Op, counter: str, count: int) -> list[Op]:
    first, _, bits = op.args
    at, rest, bit = (f"%{name}.{count}" for name in ("at", "rest", "bit"))
    return [
        Op(at, "add", (first, counter)), Op(rest, "shr", (bits, counter)), Op(bit, "and", (rest, 1)),
        Op(None, "store", (at, bit), op.note),
    ]  # fmt: skip
