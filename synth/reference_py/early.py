"""Which statements of an attack come before its damage (rulebook 11.4, steps 4 to 6)."""

from collections.abc import Iterator
from functools import lru_cache

from synth.dsl import ast
from synth.dsl.ast import MeasureKind, MemoryKind, Quantifier, Role, Side, Zone
from synth.dsl.walk import blocks, ignores, nodes, nouns

LOOSE = frozenset({Quantifier.ANY, Quantifier.UP_TO})
"""One a choice, until done."""


@lru_cache(maxsize=4096)
def early_part(body: ast.Block) -> int:
    """How many statements come before damage because the damage depends on what they do or ask."""
    early = 0
    for at, statement in enumerate(body):
        if changes_damage(statement) and (_reads(statement) or _asks(statement) or _follows(statement, body[:at])):
            early = at + 1
    return early


def changes_damage(statement: ast.Stmt) -> bool:
    return any(isinstance(inner, ast.Power | ast.Damage) or ignores(inner) for inner in own(statement))


def own(statement: ast.Stmt) -> Iterator[ast.Stmt]:
    """The statement and those inside it; what it arms is another effect."""
    yield statement
    if not isinstance(statement, ast.Arm | ast.Before):
        for block in blocks(statement):
            for inner in block:
                yield from own(inner)


def _reads(statement: ast.Stmt) -> bool:
    for node in nodes(statement):
        match node:
            case ast.Measure(kind=MeasureKind.RESULT) | ast.Memory(kind=MemoryKind.DID):
                return True
            case ast.Selector(role=Role.FOUND | Role.REST | Role.NEW_ACTIVE | Role.OLD_ACTIVE | Role.TOP_CARD | Role.MOVED):
                return True
            case ast.Exists() if node.what.role is Role.IT:
                return True
    return False


def _asks(statement: ast.Stmt) -> bool:
    """Whether its damage waits for a choice, a cost or a coin; a target under one plain `if` is asked later."""
    inner = list(own(statement))
    if any(isinstance(one, ast.May | ast.Modal | ast.Pay | ast.Flip | ast.Choose) for one in inner):
        return True
    near = (*statement.then, *statement.other) if isinstance(statement, ast.If) else (statement,)
    return any(
        isinstance(one, ast.Damage)
        and (one.to.quantifier in LOOSE or (one.to.quantifier is Quantifier.CHOOSE and not any(one is at for at in near)))
        for one in inner
    )


def _follows(statement: ast.Stmt, before: ast.Block) -> bool:
    """Whether it speaks of what an earlier statement picked, or stands behind a cost or a coin that is not flipped first."""
    earlier = [inner for one in before for inner in own(one)]
    if any(isinstance(one, ast.Pay) for one in before):
        return True
    mentions = list(nodes(statement))
    if any(isinstance(one, ast.Flip) and (one not in before or waits(one)) for one in earlier) and any(
        isinstance(node, ast.Measure) and node.kind in (MeasureKind.HEADS, MeasureKind.TAILS) for node in mentions
    ):
        return True
    return any(isinstance(node, ast.Selector) and node.role is Role.IT for node in mentions) and any(
        not isinstance(one, ast.Damage) and any(_picks(node) for node in nouns(one)) for one in earlier
    )


def _picks(node: ast.Node) -> bool:
    return isinstance(node, ast.Selector) and (node.quantifier is not Quantifier.ALL or node.zone is Zone.TOP)


def weighs(block: ast.Block) -> bool:
    """Whether the damage, or how many coins there are, depends on `it`, whatever else is done with that one."""
    return any(
        any(isinstance(inner, ast.Power | ast.Flip) for inner in own(one))
        and any(isinstance(node, ast.Selector) and node.role is Role.IT for node in nodes(one))
        for one in block
    )


def waits(statement: ast.Flip) -> bool:
    """Whether the number of coins is known only once something was done or picked."""
    return any(
        node.role in _KNOWN_LATER if isinstance(node, ast.Selector) else node in _COUNTED for node in nodes(statement)
    )


_KNOWN_LATER = (Role.IT, Role.FOUND, Role.REST, Role.MOVED, Role.NEW_ACTIVE, Role.OLD_ACTIVE, Role.TOP_CARD)
_COUNTED = (ast.Measure(kind=MeasureKind.RESULT), ast.Memory(kind=MemoryKind.DID))


SWITCHED = "damage printed on an attack that switches the opponent's Active Pokémon before it"


def switched_first(body: ast.Block) -> bool:
    """Whether the opponent's Active Pokémon is switched out by what comes before damage."""
    early = (inner for one in body[: early_part(body)] for inner in own(one))
    return any(isinstance(one, ast.Switch) and one.out.side is Side.OPP for one in early)
