"""What an attack costs by its own text: other costs than the printed one, each under a condition."""

from collections.abc import Iterator, Sequence

from synth.dsl import ast
from synth.dsl.ast import ModifierKind, Role
from synth.spec.cards import UNITS, Energy

Cost = list[int]


def symbols(units: str | Sequence[Energy]) -> Cost:
    return [units.count(unit) for unit in UNITS]


def own_costs(statement: ast.Stmt, printed: Cost) -> Iterator[tuple[ast.Condition | None, Cost]]:
    """The first whose condition holds is the one to pay."""
    if not isinstance(statement, ast.Give) or statement.what.role is not Role.THIS_ATTACK:
        return
    modifier, amount = statement.modifier, statement.modifier.amount
    if modifier.kind is ModifierKind.COST_IS:
        yield None, symbols(modifier.energies)
    elif modifier.kind is ModifierKind.COST and isinstance(amount, ast.Const):
        yield None, _changed(printed, modifier.energies, amount.n)
    elif modifier.kind is ModifierKind.COST and isinstance(amount, ast.Scaled):
        least = -(-max(printed[UNITS.index(unit)] for unit in modifier.energies) // -amount.k)
        for times in range(least, 0, -1):
            enough = ast.Compare(left=amount.of, op=">=", right=ast.Const(n=times))
            yield enough, _changed(printed, modifier.energies, times * amount.k)


def _changed(printed: Cost, types: Sequence[Energy], by: int) -> Cost:
    return [max(0, n + by * (unit in types)) for unit, n in zip(UNITS, printed, strict=True)]
