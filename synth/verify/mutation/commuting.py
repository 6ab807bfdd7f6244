"""Statements of the reference that may change places: neither sets what the other reads or sets, and neither calls anything."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import synth.reference_py

_ROOT = Path(synth.reference_py.__file__).parent
_SILENT = (
    ast.Name, ast.Attribute, ast.Constant, ast.Tuple, ast.Compare, ast.BoolOp, ast.UnaryOp, ast.BinOp, ast.IfExp, ast.operator,
    ast.cmpop, ast.boolop, ast.unaryop, ast.expr_context,
)  # fmt: skip
"""What works something out and does nothing else, if no name in it stands for a function."""


def commute(first: ast.stmt, second: ast.stmt) -> bool:
    """Both are assignments to names and fields. A field is known by its name alone, whoever has it."""
    if not all(isinstance(one, ast.Assign | ast.AugAssign) and _silent(one) for one in (first, second)):
        return False
    sets = [set(_names(one, ast.Store)) for one in (first, second)]
    reads = [set(_names(one, ast.Load)) | (sets[at] if isinstance(one, ast.AugAssign) else set())
             for at, one in enumerate((first, second))]  # fmt: skip
    return not (sets[0] & (sets[1] | reads[1]) or sets[1] & reads[0])


def _silent(statement: ast.stmt) -> bool:
    inside = [node for node in ast.walk(statement) if node is not statement]
    # Numbers of this package add up without doing anything else; a property may do anything.
    return all(
        isinstance(node, _SILENT) and not (isinstance(node, ast.Attribute) and node.attr in _worked_out()) for node in inside
    )


def _names(statement: ast.stmt, how: type[ast.expr_context]) -> Iterator[str]:
    for node in ast.walk(statement):
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, how):
            yield f".{node.attr}"
        elif isinstance(node, ast.Name) and isinstance(node.ctx, how):
            yield node.id


@cache
def _worked_out() -> frozenset[str]:
    """Names of functions of classes that are read like fields: of any other one nothing is called here."""
    return frozenset(
        inner.name
        for path in _ROOT.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.ClassDef)
        for inner in node.body
        if isinstance(inner, ast.FunctionDef) and inner.decorator_list
    )
