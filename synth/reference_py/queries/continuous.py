"""What a static program gives, and under which conditions."""

from collections.abc import Iterator
from typing import NamedTuple

from synth.dsl import ast


class Static(NamedTuple):
    """A continuous effect: what it gives, and when: all these conditions hold."""

    conditions: tuple[ast.Condition, ...]
    give: ast.Give


def continuous(block: ast.Block, conditions: tuple[ast.Condition, ...]) -> Iterator[Static]:
    """What a static program gives; an `if` around it is part of when."""
    for statement in block:
        match statement:
            case ast.Give():
                yield Static(conditions, statement)
            case ast.If():
                yield from continuous(statement.then, (*conditions, statement.condition))
                yield from continuous(statement.other, (*conditions, ast.Not(condition=statement.condition)))
