"""One form for programs that cannot differ in play: what is written in another order or another way, but says the same.

Only what is certain: two programs with different forms may still play alike.
"""

from collections.abc import Callable
from typing import Any

from synth.dsl import ast
from synth.dsl.printer import print_node
from synth.dsl.walk import nodes

_FLIPPED = {"==": "==", "!=": "!=", ">=": "<=", "<=": ">=", ">": "<", "<": ">"}
_NEGATED = {"==": "!=", "!=": "==", ">=": "<", "<": ">=", "<=": ">", ">": "<="}


def equivalent(one: ast.Effect, other: ast.Effect) -> bool:
    return canonical(one) == canonical(other)


def canonical(effect: ast.Effect) -> ast.Effect:
    """What conditions test becomes `it`, so they may change places only where nothing asks for it."""
    refers = any(_refers(node) for node in nodes(effect))
    form: ast.Effect = _rewritten(effect, lambda node: _simpler(node, refers))
    return form


def _refers(node: ast.Node) -> bool:
    match node:
        case ast.Selector(role=ast.Role.IT | ast.Role.TOP_CARD):
            return True
        case ast.Filter(kind=ast.FilterKind.EVOLVES_FROM_IT | ast.FilterKind.NOT_IT) | ast.Filter(role=ast.Role.IT):
            return True
    return False


def _rewritten(value: Any, simpler: Callable[[ast.Node], ast.Node]) -> Any:
    """The value with every node made simpler, innermost first."""
    if isinstance(value, tuple):
        return tuple(_rewritten(item, simpler) for item in value)
    if not isinstance(value, ast.Node):
        return value
    return simpler(value.model_copy(update={field: _rewritten(child, simpler) for field, child in value}))


def _simpler(node: ast.Node, refers: bool) -> ast.Node:
    match node:
        case ast.Selector(filters=filters) if len(filters) > 1:
            return node.model_copy(update={"filters": tuple(sorted(filters, key=print_node))})
        case ast.Filter() | ast.Units() | ast.Modifier():
            ordered = {field: tuple(sorted(value)) for field, value in node if field in ("energies", "names")}
            return node.model_copy(update=ordered)
        case ast.Cure() | ast.Afflict(how="all"):
            return node.model_copy(update={"statuses": tuple(sorted(node.statuses))})
        case ast.Scaled(k=1):
            return node.of
        case ast.OneOf():
            return _one_of(node)
        case ast.Compare():
            return _compare(node)
        case ast.Not():
            return _not(node)
        case ast.AllOf():
            return _all_of(node.conditions, refers)
        case ast.If():
            return _if(node, refers)
    return node


def _one_of(node: ast.OneOf) -> ast.Node:
    values = tuple(sorted(set(node.values)))
    if len(values) == 1:
        return _compare(ast.Compare(left=node.what, op="==", right=ast.Const(n=values[0])))
    return node.model_copy(update={"values": values})


def _compare(node: ast.Compare) -> ast.Compare:
    """A number stands on the right, and whole numbers need no strict comparisons."""
    if isinstance(node.left, ast.Const) and not isinstance(node.right, ast.Const):
        node = ast.Compare(left=node.right, op=_FLIPPED[node.op], right=node.left)
    match node:
        case ast.Compare(op=">", right=ast.Const(n=n)):
            return node.model_copy(update={"op": ">=", "right": ast.Const(n=n + 1)})
        case ast.Compare(op="<", right=ast.Const(n=n)):
            return node.model_copy(update={"op": "<=", "right": ast.Const(n=n - 1)})
    return node


def _not(node: ast.Not) -> ast.Node:
    match node.condition:
        case ast.Not(condition=inner):
            return inner
        case ast.Compare() as inner:
            return _compare(inner.model_copy(update={"op": _NEGATED[inner.op]}))
    return node


def _all_of(conditions: tuple[ast.Condition, ...], refers: bool) -> ast.AllOf:
    flat: list[Any] = []
    for condition in conditions:
        flat += condition.conditions if isinstance(condition, ast.AllOf) else [condition]
    if not refers:
        flat = sorted(dict.fromkeys(flat), key=print_node)
    return ast.AllOf(conditions=tuple(flat))


def _if(node: ast.If, refers: bool) -> ast.If:
    if isinstance(node.condition, ast.Not) and node.other:
        node = ast.If(condition=node.condition.condition, then=node.other, other=node.then)
    match node:
        case ast.If(then=(ast.If(other=()) as inner,), other=()):
            both = _all_of((node.condition, inner.condition), refers)
            return ast.If(condition=both, then=inner.then)
    return node
