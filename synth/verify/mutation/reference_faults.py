"""Faults of the reference: its source with one change, put into the functions of the running process."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Sequence
from copy import deepcopy
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from synth.reference_py.cards import CardPool
from synth.spec.cards import Card
from synth.spec.rules_in_force import rules_in_force
from synth.verify.mutation.commuting import commute
from synth.verify.mutation.fault import Fault, Refused
from synth.verify.mutation.source_blocks import block_of, forget_what_caches_keep, plain_function
from synth.verify.mutation.source_functions import ROOT, code_of, function_of, functions, modules, tree_of

if TYPE_CHECKING:
    from synth.verify.mutation.bench import Bench

NOTED = "forced"
"""A list of answers that were not asked for: scenarios read it, the reference only writes it."""
READING = frozenset({"cards.py", "queries/continuous.py"})
"""What reads cards, once, before any game."""
_NO_READING = frozenset({"CardPool.check", "CardPool.__getitem__"})
"""What only refuses."""
_COMPARED: dict[type, type] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In,
}  # fmt: skip
_COMPUTED: dict[type, type] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.FloorDiv: ast.Mult,
}  # fmt: skip


@dataclass(frozen=True)
class Edit:
    """Changes a node of a copied tree."""

    make: Callable[[Any], None]
    said: str = ""
    at: ast.AST | None = None
    """The statement that it is about, where the node is what has that among others."""

    def __call__(self, node: Any) -> None:
        self.make(node)


@dataclass(frozen=True)
class OtherSource:
    """The `number`-th place where a fault of its kind is possible in a function."""

    module: str
    function: str
    number: int

    def apply(self, bench: Bench) -> None:
        tree = deepcopy(tree_of(self.module))
        _, node, edit = _sites(function_of(tree, self.function))[self.number]
        edit(node)
        ast.fix_missing_locations(tree)
        code = code_of(compile(tree, str(ROOT / self.module), "exec"), self.function)
        found = plain_function(self.module, self.function)
        if found is None:
            raise Refused(f"{self.function} is no plain function")
        found.__code__ = code
        forget_what_caches_keep()
        if self.module in READING:
            read_again(bench.pool, bench.cards)

    @property
    def block(self) -> int:
        """The number of the statements that it is in."""
        _, node, edit = _sites(function_of(tree_of(self.module), self.function))[self.number]
        return block_of(self.module, self.function, edit.at or node)


def read_again(pool: CardPool, cards: Sequence[Card]) -> None:
    """The pool as it would be read now, for whoever has it."""
    vars(pool).clear()
    pool.__init__(cards, rules=rules_in_force())  # type: ignore[misc]


def reference_faults() -> Iterator[Fault]:
    for module in modules():
        for name, function in functions(tree_of(module)):
            if module in READING and name in _NO_READING:
                continue
            for number, (kind, node, edit) in enumerate(_sites(function)):
                said = edit.said or _before_and_after(node, edit)
                where = f"{module}:{name}"
                stage = "reading" if module in READING else "reference"
                yield Fault(stage, f"{stage}: {kind}", where, said, OtherSource(module, name, number))


def _before_and_after(node: Any, edit: Edit) -> str:
    changed = deepcopy(node)
    edit(changed)
    return f"{_line(node)} → {_line(changed)}"


def _line(node: ast.AST) -> str:
    return ast.unparse(node).partition("\n")[0][:110]


def _sites(function: ast.FunctionDef) -> list[tuple[str, Any, Edit]]:
    """Every place in the body where something can be made wrong."""
    found: list[tuple[str, Any, Edit]] = []
    inside = [node for statement in function.body for node in ast.walk(statement) if not _unplayed(statement)]
    for node in inside:
        found += _of_expression(node)
        for name in ("body", "orelse"):
            block = getattr(node, name, None)
            if isinstance(block, list):
                found += _of_block(node, name, block)
    return [*found, *_of_block(function, "body", function.body)]


def _unplayed(statement: ast.stmt) -> bool:
    docs = isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
    return docs or isinstance(statement, ast.Raise | ast.Assert) or _notes(statement)


def _notes(statement: ast.stmt) -> bool:
    """Something is noted for who writes scenarios, and read by no game."""
    match statement:
        case ast.Expr(ast.Call(func=ast.Attribute(value=ast.Attribute(attr=name), attr="append"))):
            return name == NOTED
    return False


def _of_expression(node: ast.AST) -> Iterator[tuple[str, Any, Edit]]:
    match node:
        case ast.Compare(ops=[op]) if type(op) in _COMPARED:
            yield "comparison", node, Edit(lambda one: one.ops.__setitem__(0, _COMPARED[type(one.ops[0])]()))
        case ast.BinOp() | ast.AugAssign() if type(node.op) in _COMPUTED:
            yield "operation", node, Edit(lambda one: setattr(one, "op", _COMPUTED[type(one.op)]()))
        case ast.BoolOp():
            yield "and for or", node, Edit(lambda one: setattr(one, "op", ast.Or() if isinstance(one.op, ast.And) else ast.And()))
        case ast.Constant(value=int()) if not isinstance(node.value, bool):
            yield "constant", node, Edit(lambda one: setattr(one, "value", one.value + 1))
        case ast.If() | ast.IfExp():
            yield "branch", node, Edit(lambda one: setattr(one, "test", ast.UnaryOp(ast.Not(), one.test)))


def _of_block(owner: Any, name: str, block: list[ast.stmt]) -> Iterator[tuple[str, Any, Edit]]:
    for at, statement in enumerate(block):
        if _unplayed(statement):
            continue
        if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Call):
            yield "call left out", owner, _without(name, at, statement)
        if isinstance(statement, ast.Assign) and any(
            isinstance(target, ast.Attribute | ast.Subscript) for target in _targets(statement)
        ):
            reset = isinstance(statement.value, ast.Constant)
            yield "missing reset" if reset else "write left out", owner, _without(name, at, statement)
        if (
            at + 1 < len(block)
            and isinstance(statement, _PLAIN)
            and isinstance(block[at + 1], _PLAIN)
            and not _unplayed(block[at + 1])
            and not commute(statement, block[at + 1])
        ):
            yield "order", owner, _swapped(name, at, statement)


_PLAIN = (ast.Expr, ast.Assign, ast.AugAssign)


def _targets(statement: ast.Assign) -> Iterator[ast.AST]:
    for target in statement.targets:
        yield from target.elts if isinstance(target, ast.Tuple) else (target,)


def _without(name: str, at: int, statement: ast.stmt) -> Edit:
    def edit(owner: Any) -> None:
        getattr(owner, name)[at] = ast.Pass()

    return Edit(edit, f"{_line(statement)} → nothing", statement)


def _swapped(name: str, at: int, statement: ast.stmt) -> Edit:
    def edit(owner: Any) -> None:
        block = getattr(owner, name)
        block[at], block[at + 1] = block[at + 1], block[at]

    return Edit(edit, f"{_line(statement)} → one statement later", statement)
