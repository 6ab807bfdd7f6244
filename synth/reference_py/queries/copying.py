"""The text of an attack that becomes another one: what comes before, when it does, and what comes after."""

from typing import NamedTuple

from synth.dsl import ast


class CopyText(NamedTuple):
    before: ast.Block
    condition: ast.Condition | None
    use: ast.Use
    provisos: ast.Block
    """Under which the copied attack does nothing; they are tested before anything of it is asked."""
    inner: ast.Block
    """After the copied attack, under the same condition."""
    rest: ast.Block


def copy_text(body: ast.Block) -> CopyText | None:
    """None if no attack is used, or in a place where none can be."""
    for at, statement in enumerate(body):
        before, after = body[:at], body[at + 1 :]
        if isinstance(statement, ast.Use) and statement.what == "attack":
            provisos = _provisos(after)
            return CopyText(before, None, statement, provisos, (), after[len(provisos) :])
        if isinstance(statement, ast.If) and not statement.other:
            use, *inside = statement.then
            if isinstance(use, ast.Use) and use.what == "attack":
                provisos = _provisos(tuple(inside))
                return CopyText(before, statement.condition, use, provisos, tuple(inside[len(provisos) :]), after)
    return None


def _provisos(block: ast.Block) -> ast.Block:
    """Those at the beginning."""
    for at, statement in enumerate(block):
        if not isinstance(statement, ast.If) or statement.then != (ast.Power(verb="fail"),) or statement.other:
            return block[:at]
    return block
