"""Faults of the reference: its source with one change, put into the functions of the running process."""

from __future__ import annotations

import ast
import importlib
from collections.abc import Callable, Iterator, Sequence
from copy import deepcopy
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import CodeType, FunctionType
from typing import TYPE_CHECKING, Any

import synth.reference_py
from synth.reference_py.cards import CardPool
from synth.spec.cards import Card
from synth.spec.rules_in_force import rules_in_force
from synth.verify.mutation.commuting import commute
from synth.verify.mutation.fault import Fault, Refused

if TYPE_CHECKING:
    from synth.verify.mutation.bench import Bench

ROOT = Path(synth.reference_py.__file__).parent
NO_PLAY = frozenset({"support.py", "play.py", "known.py", "__init__.py"})
"""What plays no game: refusals, a loop for demonstrations."""
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

    def __call__(self, node: Any) -> None:
        self.make(node)


@dataclass(frozen=True)
class OtherSource:
    """The `number`-th place where a fault of its kind is possible in a function."""

    module: str
    function: str
    number: int

    def apply(self, bench: Bench) -> None:
        tree = deepcopy(_tree(self.module))
        _, node, edit = _sites(_function(tree, self.function))[self.number]
        edit(node)
        ast.fix_missing_locations(tree)
        file = ROOT / self.module
        code = _code(compile(tree, str(file), "exec"), self.function)
        name = "synth.reference_py." + self.module.removesuffix(".py").replace("/", ".")
        found: Any = importlib.import_module(name)
        for part in self.function.split("."):
            found = found.__dict__[part] if isinstance(found, type) else getattr(found, part)
        found = next((inner for name in ("fget", "func", "__func__") if (inner := getattr(found, name, None))), found)
        while hasattr(found, "__wrapped__"):
            found = found.__wrapped__
        if not isinstance(found, FunctionType):
            raise Refused(f"{self.function} is no plain function")
        found.__code__ = code
        if self.module in READING:
            read_again(bench.pool, bench.cards)


def read_again(pool: CardPool, cards: Sequence[Card]) -> None:
    """The pool as it would be read now, for whoever has it."""
    vars(pool).clear()
    pool.__init__(cards, rules=rules_in_force())  # type: ignore[misc]


def reference_faults() -> Iterator[Fault]:
    for path in sorted(ROOT.rglob("*.py")):
        module = path.relative_to(ROOT).as_posix()
        if module in NO_PLAY:
            continue
        for name, function in _functions(_tree(module)):
            if module in READING and name in _NO_READING:
                continue
            for number, (kind, node, edit) in enumerate(_sites(function)):
                said = edit.said or _before_and_after(node, edit)
                where = f"{module}:{name}"
                stage = "reading" if module in READING else "reference"
                yield Fault(stage, f"{stage}: {kind}", where, said, OtherSource(module, name, number))


@cache
def _tree(module: str) -> ast.Module:
    return ast.parse((ROOT / module).read_text("utf-8"))


def _before_and_after(node: Any, edit: Edit) -> str:
    changed = deepcopy(node)
    edit(changed)
    return f"{_line(node)} → {_line(changed)}"


def _line(node: ast.AST) -> str:
    return ast.unparse(node).partition("\n")[0][:110]


def _functions(tree: ast.AST, prefix: str = "") -> Iterator[tuple[str, ast.FunctionDef]]:
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef):
            yield prefix + node.name, node
        elif isinstance(node, ast.ClassDef):
            yield from _functions(node, f"{prefix}{node.name}.")


def _function(tree: ast.AST, wanted: str) -> ast.FunctionDef:
    return next(node for name, node in _functions(tree) if name == wanted)


def _code(code: CodeType, wanted: str) -> CodeType:
    for part in wanted.split("."):
        code = next(one for one in code.co_consts if isinstance(one, CodeType) and one.co_name == part)
    return code


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

    return Edit(edit, f"{_line(statement)} → nothing")


def _swapped(name: str, at: int, statement: ast.stmt) -> Edit:
    def edit(owner: Any) -> None:
        block = getattr(owner, name)
        block[at], block[at + 1] = block[at + 1], block[at]

    return Edit(edit, f"{_line(statement)} → one statement later")
