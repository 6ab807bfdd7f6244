"""Overlays that are wrong in one place: what a model that is nearly right would hand in."""

from __future__ import annotations

import ast
import copy
from collections.abc import Callable, Iterator
from dataclasses import dataclass

Change = Callable[[ast.AST], Iterator[ast.AST]]


@dataclass(frozen=True)
class Mutant:
    source: str
    fault: str
    """What was made wrong, where in the right source, and what stands there now."""


def mutants(source: str) -> dict[str, list[Mutant]]:
    """Every source with one place changed, by the kind of change."""
    tree = ast.parse(source)
    return {kind: list(_changed(tree, kind, change)) for kind, change in CHANGES.items()}


def _changed(tree: ast.Module, kind: str, change: Change) -> Iterator[Mutant]:
    for at, node in enumerate(ast.walk(tree)):
        for other in change(node):
            whole = copy.deepcopy(tree)
            place = next(one for number, one in enumerate(ast.walk(whole)) if number == at)
            changed = _Put(place, other).visit(whole)
            where = f"{getattr(node, 'lineno', 1)}:{getattr(node, 'col_offset', 0)}"
            fault = f"{kind}, {where} {ast.unparse(other)}"
            yield Mutant(ast.unparse(ast.fix_missing_locations(changed)) + "\n", fault)


class _Put(ast.NodeTransformer):
    """Puts a node in the place of another."""

    def __init__(self, place: ast.AST, other: ast.AST) -> None:
        self._place, self._other = place, other

    def visit(self, node: ast.AST) -> ast.AST:
        return self._other if node is self._place else self.generic_visit(node)


def _other_number(node: ast.AST) -> Iterator[ast.AST]:
    """0 and 1, which are sides and answers too, for each other; else one more."""
    if isinstance(node, ast.Constant) and type(node.value) is int:
        yield ast.Constant({0: 1, 1: 0}.get(node.value, node.value + 1))


def _condition_dropped(node: ast.AST) -> Iterator[ast.AST]:
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitAnd):
        yield from (node.left, node.right)


def _branches_swapped(node: ast.AST) -> Iterator[ast.AST]:
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "where":
        when, one, other = node.args
        yield ast.Call(node.func, [when, other, one], [])


def _statement_left_out(node: ast.AST) -> Iterator[ast.AST]:
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        yield ast.Pass()


def _one_less(node: ast.AST) -> Iterator[ast.AST]:
    """In a column."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "set":
        column, number = node.args
        yield ast.Call(node.func, [column, ast.BinOp(number, ast.Sub(), ast.Constant(1))], [])


def _other_group(node: ast.AST) -> Iterator[ast.AST]:
    """Of columns: damage instead of more damage, and the other way round."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "say":
        swapped = {"more": "base", "base": "more"}
        yield from (ast.Call(node.func, [ast.Constant(swapped[one.value])], []) for one in node.args if one.value in swapped)


CHANGES: dict[str, Change] = {
    "another number": _other_number,
    "a condition dropped": _condition_dropped,
    "branches swapped": _branches_swapped,
    "a statement left out": _statement_left_out,
    "one less": _one_less,
    "another group": _other_group,
}
