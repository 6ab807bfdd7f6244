"""Ways through an effect that do not care what its nodes mean."""

from collections.abc import Iterator
from typing import Any, TypeGuard

from synth.dsl import ast
from synth.spec.cards import Energy


def nodes(value: Any) -> Iterator[ast.Node]:
    """Every node in `value`, in the order of the text, each after the nodes inside it."""
    if isinstance(value, tuple):
        for item in value:
            yield from nodes(item)
    elif isinstance(value, ast.Node):
        for _, child in value:
            yield from nodes(child)
        yield value


def blocks(statement: ast.Stmt) -> tuple[ast.Block, ...]:
    """The blocks directly inside a statement, empty ones too."""
    match statement:
        case ast.If():
            return (statement.then, statement.other)
        case ast.Repeat() | ast.May() | ast.Pay() | ast.Before() | ast.Arm():
            return (statement.body,)
        case ast.Modal():
            return statement.options
    return ()


def nouns(statement: ast.Stmt) -> Iterator[ast.Node]:
    """The nodes of a statement without those of its blocks."""
    inner = blocks(statement)
    for _, value in statement:
        if value not in inner and value is not inner:
            yield from nodes(value)


def statements(block: ast.Block) -> Iterator[ast.Stmt]:
    """Every statement of a block and of the blocks inside it, in the order of the text."""
    for statement in block:
        yield statement
        for inner in blocks(statement):
            yield from statements(inner)


def own_types(options: tuple[ast.Block, ...]) -> list[frozenset[Energy]]:
    """For each option the types that it speaks of and not all of them do."""
    said = [
        frozenset(energy for node in nodes(option) for energy in (getattr(node, "energy", None), *getattr(node, "energies", ())))
        for option in options
    ]
    return [one - frozenset.intersection(*said) for one in said]


def ignores(statement: ast.Stmt) -> TypeGuard[ast.Give]:
    """Whether it says of this attack what its damage is not affected by."""
    if not isinstance(statement, ast.Give) or statement.modifier.kind is not ast.ModifierKind.IGNORE:
        return False
    return statement.what.role is ast.Role.THIS_ATTACK
