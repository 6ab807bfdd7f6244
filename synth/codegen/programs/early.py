"""Which statements of an attack come before its damage: those that the damage depends on (docs/engine.md, step 3)."""

from collections.abc import Iterator

from synth.codegen.programs.writing import LOOSE
from synth.dsl import ast
from synth.dsl.ast import MeasureKind, MemoryKind, Quantifier, Role, Zone
from synth.dsl.walk import blocks, ignores, nodes, nouns

_ASKING = (ast.May, ast.Modal, ast.Pay, ast.Flip, ast.Choose)
_LEFT_BEHIND = (Role.FOUND, Role.REST, Role.NEW_ACTIVE, Role.OLD_ACTIVE, Role.TOP_CARD, Role.MOVED)


def own_statements(statement: ast.Stmt) -> Iterator[ast.Stmt]:
    """A statement and all within it, but for what is armed or comes before the damage anyway."""
    yield statement
    if not isinstance(statement, ast.Arm | ast.Before):
        for block in blocks(statement):
            for inner in block:
                yield from own_statements(inner)


def early_part(body: ast.Block) -> int:
    """How many statements happen before the damage: up to the last that changes it by what was done or asked."""
    depends = [at for at, one in enumerate(body) if changes_damage(one) and _depends(one, body[:at])]
    return depends[-1] + 1 if depends else 0


def switched_first(body: ast.Block) -> bool:
    """Whether the opponent's Active Pokémon is switched out before the damage."""
    early = (inner for one in body[: early_part(body)] for inner in own_statements(one))
    return any(isinstance(one, ast.Switch) and one.out.side is ast.Side.OPP for one in early)


def changes_damage(statement: ast.Stmt) -> bool:
    return any(map(is_damage, own_statements(statement)))


def is_damage(one: ast.Stmt) -> bool:
    return isinstance(one, ast.Power | ast.Damage) or ignores(one)


def _depends(statement: ast.Stmt, before: ast.Block) -> bool:
    return any(map(_reads_result, nodes(statement))) or _asks_within(statement) or _goes_back(statement, before)


def weighs(block: ast.Block) -> bool:
    """Of some statement its coins, or what it makes of the damage, depend on `it`."""
    return any(
        any(isinstance(inner, ast.Power | ast.Flip) for inner in own_statements(one))
        and Role.IT in {node.role for node in nodes(one) if isinstance(node, ast.Selector)}
        for one in block
    )


def waits(flip: ast.Flip) -> bool:
    """It flips as many coins as something says that is done or picked before."""
    roles = {node.role for node in nodes(flip) if isinstance(node, ast.Selector)}
    return any(map(_reads_result, nodes(flip))) or Role.IT in roles


def _reads_result(node: ast.Node) -> bool:
    match node:
        case ast.Measure(kind=MeasureKind.RESULT) | ast.Memory(kind=MemoryKind.DID):
            return True
        case ast.Selector(role=role):
            return role in _LEFT_BEHIND
        case ast.Exists(what=what):
            return what.role is Role.IT
    return False


def _asks_within(statement: ast.Stmt) -> bool:
    """It is or has a choice, a cost or a coin, or targets that are asked for neither at the top nor under one `if`."""
    near = [*statement.then, *statement.other] if isinstance(statement, ast.If) else [statement]

    def asks(one: ast.Stmt) -> bool:
        if not isinstance(one, ast.Damage):
            return isinstance(one, _ASKING)
        deep = not any(one is other for other in near)
        return one.to.quantifier in LOOSE or (one.to.quantifier is Quantifier.CHOOSE and deep)

    return any(map(asks, own_statements(statement)))


def _goes_back(statement: ast.Stmt, before: ast.Block) -> bool:
    """It stands behind a cost, reads coins that another statement flips, or speaks of what an earlier one picked."""
    if any(isinstance(one, ast.Pay) for one in before):
        return True
    said = list(nodes(statement))
    earlier = [inner for one in before for inner in own_statements(one)]
    inner_flip = any(isinstance(one, ast.Flip) and (one not in before or waits(one)) for one in earlier)
    reads_coins = any(isinstance(n, ast.Measure) and n.kind in (MeasureKind.HEADS, MeasureKind.TAILS) for n in said)
    if inner_flip and reads_coins:
        return True
    if not any(isinstance(node, ast.Selector) and node.role is Role.IT for node in said):
        return False
    pickers = (one for one in earlier if not isinstance(one, ast.Damage))
    return any(_picks(node) for one in pickers for node in nouns(one))


def _picks(node: ast.Node) -> bool:
    return isinstance(node, ast.Selector) and (node.quantifier is not Quantifier.ALL or node.zone is Zone.TOP)
