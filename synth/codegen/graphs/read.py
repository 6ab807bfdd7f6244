"""Functions of the machine's source → control-flow graphs.

The source is a small part of Python: whole numbers, `if`, `while`, `for … in range(…)`, calls of other such functions, and
the game `g`: its cells (`g.damage[v]`), the tables of the pool (`g.t.hp[card]`) and constants of the build (`g.c.slots`).
What depends on constants alone is decided here, so code for what a pool cannot do is never written.
"""

import ast
from collections.abc import Callable, Iterable, Mapping
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from synth.codegen.graphs.expressions import BINARY, ExpressionReader
from synth.codegen.graphs.graph import OPEN, Arg, Branch, Cell, Column, Function, Jump, Program, Return
from synth.codegen.graphs.intrinsics import bits, fields, those
from synth.codegen.graphs.sources import Fixed, NotInSubset, Sources

__all__ = ["NotInSubset", "read_program"]


def read_program(
    entries: Iterable[Callable[..., Any]], cells: Iterable[Cell], columns: Iterable[Column], constants: Mapping[str, int]
) -> Program:
    sources = Sources({cell.name: cell for cell in cells}, {column.name: column for column in columns}, constants)
    names = tuple(sources.need(entry, ()) for entry in entries)
    while sources.todo:
        name, function, known = sources.todo.pop()
        sources.functions[name] = _FunctionReader(sources, name, function, known).read()
    return Program(sources.functions, tuple(sources.cells.values()), tuple(sources.columns.values()), names)


@dataclass
class _Loop:
    top: int
    after: int
    broken: bool = False


class _FunctionReader(ExpressionReader):
    """Statements of a function."""

    def __init__(self, sources: Sources, name: str, function: Callable[..., Any], known: tuple[Fixed, ...]) -> None:
        super().__init__(sources, name, function, known)
        self.loops: list[_Loop] = []

    def read(self) -> Function:
        self._enter(self.block)
        self.body(self.tree.body)
        self._end(Return(0))
        return self.graph

    # Statements

    def body(self, statements: list[ast.stmt]) -> None:
        for statement in statements:
            if self.graph.blocks[self.block].end is not OPEN:
                return
            self.statement(statement)

    def statement(self, node: ast.stmt) -> None:
        match node:
            case ast.Expr(value=ast.Constant()) | ast.Pass() | ast.Assert():
                return
            case ast.Expr():
                self.value(node.value)
            case ast.Assign(targets=[target]):
                self.assign(target, node.value)
            case ast.AnnAssign(target=target, value=value) if value is not None:
                self.assign(target, value)
            case ast.AugAssign():
                self.change(node)
            case ast.If():
                self.branch(node)
            case ast.While(orelse=[]):
                self.loop(node)
            case ast.For(orelse=[]):
                self.each(node)
            case ast.Break():
                self.loops[-1].broken = True
                self._end(Jump(self.loops[-1].after))
            case ast.Continue():
                self._end(Jump(self.loops[-1].top))
            case ast.Return():
                self._end(Return(self.value(node.value) if node.value is not None else 0))
            case _:
                raise self.error(node, f"no {type(node).__name__} in the machine's source")

    def assign(self, target: ast.expr, value: ast.expr) -> None:
        match target:
            case ast.Name(id=name):
                if name in self.known:
                    raise self.error(target, f"{name} is a known parameter")
                self._emit("copy", (self.value(value),), target=name)
            case ast.Attribute(value=ast.Name(id="g"), attr=name):
                self._cell(target, name)
                self._emit("store", (0, self.value(value)), name, None)
            case ast.Subscript(value=grid) if name := self.grid(grid) or "":
                # As Python does: the value first, it may change what the index reads.
                new = self.value(value)
                self._emit("store", (self.index(target.slice, self._cell(target, name).shape, target), new), name, None)
            case _:
                raise self.error(target, "cannot be assigned to")

    def change(self, node: ast.AugAssign) -> None:
        """`x += 1`: an index is worked out once, before the value."""
        kind = BINARY.get(type(node.op), "")
        match node.target:
            case ast.Subscript(value=grid) if name := self.grid(grid) or "":
                at = self.index(node.target.slice, self._cell(node.target, name).shape, node.target)
                new = self.binary(kind, self._emit("load", (at,), name), self.value(node.value), node)
                self._emit("store", (at, new), name, None)
            case _:
                self.assign(node.target, ast.copy_location(ast.BinOp(_as_load(node.target), node.op, node.value), node))

    def branch(self, node: ast.If) -> None:
        then, other, after = self._new(), self._new(), self._new()
        folded = self.fork(node.test, then, other)
        if folded is not None:
            # Decided here: the other branch is never written.
            self._end(Jump(then if folded else other))
        goes_on = False
        for block, statements, taken in ((then, node.body, True), (other, node.orelse, False)):
            self._enter(block)
            if folded is None or folded == taken:
                self.body(statements)
                goes_on = goes_on or self.graph.blocks[self.block].end is OPEN
            self._end(Jump(after))
        self._enter(after)
        if not goes_on:
            self._end(Return(0))  # Not reached: what would follow here is not read.

    def loop(self, node: ast.While) -> None:
        top, inside, after = self._new(), self._new(), self._new()
        self._go_on(top)
        folded = self.fork(node.test, inside, after)
        if folded is not None:
            self._end(Jump(inside if folded else after))
        self._enter(inside)
        self.loops.append(_Loop(top, after))
        if folded is not False:
            self.body(node.body)
        broken = self.loops.pop().broken
        self._end(Jump(top))
        self._enter(after)
        if folded and not broken:
            self._end(Return(0))

    def each(self, node: ast.For) -> None:
        match node.iter, node.target:
            case ast.Call(func=ast.Name(id="range"), args=args), ast.Name(id=name):
                self.count_loop(node, name, args)
            case ast.Call(args=[one]), ast.Name(id=name) if self._outside(node.iter.func) is bits:
                self.bit_loop(node, name, one)
            case ast.Call(args=[_, one]), ast.Name(id=name) if self._outside(node.iter.func) is fields:
                self.unrolled(node, name, list(self._outside(one)))
            case ast.Tuple(elts=elements), ast.Name(id=name):
                self.unrolled(node, name, [self.value(element) for element in elements])
            case _:
                raise self.error(node, "for … in range(…), bits(…), fields(…) or (…, …) only")

    def unrolled(self, node: ast.For, name: str, elements: list[Arg]) -> None:
        """Written once for each number, or for each cell by its name."""
        after, cells = self._new(), isinstance(node.iter, ast.Call)
        for element in elements:
            if cells:
                self.grids[name] = str(element)
            else:
                self._emit("copy", (element,), target=name)
            further = self._new()
            self._inside(node, further, after)
            self._enter(further)
        self._go_on(after)

    def call(self, node: ast.Call) -> Arg:
        """`sum(…)`, `any(…)`, `all(…)`, `those(…)` of `x for y in … if …`: a loop, whose variable is nobody else's."""
        if len(node.args) != 1 or not isinstance(node.args[0], ast.GeneratorExp):
            return super().call(node)
        function, whole = self._outside(node.func), deepcopy(node.args[0])
        match whole:
            case ast.GeneratorExp(elt=value, generators=[ast.comprehension(target=ast.Name(id=name) as target) as loop]):
                pass
            case _:
                raise self.error(node, "one variable, and one loop")
        result = ast.Name(self._fresh(f"{ast.unparse(node.func)}."))
        for one in (inner for part in (target, value, *loop.ifs) for inner in ast.walk(part)):
            if isinstance(one, ast.Name) and one.id == name:
                one.id = f"{name}.{result.id}"
        self.names |= {target.id, result.id}
        self._emit("copy", (int(function is all),), target=result.id)
        if function is any or function is all:
            test = value if function is any else ast.UnaryOp(ast.Not(), value)
            found: list[ast.stmt] = [ast.If(test, [_to(result, ast.Constant(int(function is any))), ast.Break()], [])]
        elif function is sum:
            found = [_to(result, ast.BinOp(result, ast.Add(), value))]
        elif function is those:
            found = [_to(result, ast.BinOp(result, ast.BitOr(), ast.BinOp(ast.Constant(1), ast.LShift(), value)))]
        else:
            raise self.error(node, "sum(…), any(…), all(…) or those(…) only")
        for test in reversed(loop.ifs):
            found = [ast.If(test, found, [])]
        self.each(ast.For(target, loop.iter, found, []))
        return self.name(result, result.id)

    def bit_loop(self, node: ast.For, name: str, bits: ast.expr) -> None:
        left = self._fresh(f"{name}.")
        self._emit("copy", (self.value(bits),), target=left)
        top, inside, after = self._new(), self._new(), self._new()
        self._go_on(top)
        self._end(Branch(left, inside, after))
        self._enter(inside)
        self._emit("copy", (self._emit("lowest", (left,)),), target=name)
        self._emit("copy", (self._emit("and", (left, self._emit("sub", (left, 1)))),), target=left)
        self._inside(node, top, after)
        self._enter(after)

    def _inside(self, node: ast.For, further: int, after: int) -> None:
        self.loops.append(_Loop(further, after))
        self.body(node.body)
        self.loops.pop()
        self._end(Jump(further))

    def count_loop(self, node: ast.For, name: str, args: list[ast.expr]) -> None:
        bounds = [self.value(arg) for arg in args]
        first, end = (0, bounds[0]) if len(bounds) == 1 else bounds[:2]
        step = bounds[2] if len(bounds) == 3 else 1
        if not isinstance(step, int) or step == 0:
            raise self.error(node, "the step of a range is a constant")
        if isinstance(end, str) and not end.startswith("%"):
            end = self._emit("copy", (end,))
        # The counter lives apart, so that the loop's variable keeps its last value as in Python.
        counter = self._fresh(f"{name}.")
        self._emit("copy", (first,), target=counter)
        top, inside, further, after = self._new(), self._new(), self._new(), self._new()
        self._go_on(top)
        self._end(Branch(self._emit("lt" if step > 0 else "gt", (counter, end)), inside, after))
        self._enter(inside)
        self._emit("copy", (counter,), target=name)
        self._inside(node, further, after)
        self._enter(further)
        self._emit("copy", (self._emit("add", (counter, step)),), target=counter)
        self._end(Jump(top))
        self._enter(after)


def _to(target: ast.Name, value: ast.expr) -> ast.Assign:
    return ast.Assign([target], value)


def _as_load(node: ast.expr) -> ast.expr:
    """The target of `x += 1` as something to read."""
    return ast.copy_location(ast.parse(ast.unparse(node), mode="eval").body, node)
