"""What an attack costs now and whether the units pay for it (rulebook 6.10, 11.2)."""

from __future__ import annotations

from collections.abc import Callable

from synth.codegen.ir import Value, either, maximum, total, where
from synth.codegen.machine import effective, statics
from synth.codegen.machine.board import Board
from synth.codegen.machine.evaluate import Scene, all_hold, matches
from synth.codegen.tables import PackedTable
from synth.dsl.ast import Const, Give, ModifierKind
from synth.spec.cards import UNITS
from synth.spec.layout import ENERGIES


def attack_cost(scene: Scene, table: PackedTable, column: Callable[[str], Value]) -> list[Value]:
    """Units of each type that an attack of side 0's Active costs. `column` reads its row."""
    board = scene.board
    cost = [column(f"cost_{unit}") for unit in range(ENERGIES)]
    other = either(
        (column("cost_is_if") == number) & all_hold(board.pool.guards.things[number - 1], scene)
        for number in sorted({row.get("cost_is_if", 0) for row in table.rows} - {0})
    )
    cost = [where(other, column(f"cost_is_{unit}") if not other.is_const else 0, old) for unit, old in enumerate(cost)]
    cost = [symbols + change for symbols, change in zip(cost, _changes(board), strict=True)]
    cost[-1] = cost[-1] + board["attack_cost_0"]
    return [maximum(symbols, 0) for symbols in cost]


def _changes(board: Board) -> list[Value | int]:
    """Each on its own symbol; what is taken away never makes one less than none."""
    found: list[Value | int] = [0] * ENERGIES
    for static in statics.statics(board, ModifierKind.COST):
        unit = UNITS.index(static.give.modifier.energies[0])
        for count, amount in statics.in_force(board, static, (0, 0)):
            found[unit] = found[unit] + count * amount
    for give, k in board.pool.numbers.discounts.items():
        assert isinstance(give, Give) and isinstance(give.modifier.amount, Const)
        scene = Scene(board, [])
        fits = board.occupied(0, 0)
        for one in give.what.filters:
            fits = fits & matches(one, scene, 0, 0)
        unit = UNITS.index(give.modifier.energies[0])
        found[unit] = found[unit] + where(fits, board[f"discount{k}"] * give.modifier.amount.n, 0)
    return found


def can_pay(board: Board, cost: list[Value]) -> Value:
    """Whether side 0's Active has the units of a cost: typed symbols of their type, the rest of any (rulebook 6.10)."""
    worth = [effective.worth(board, 0, 0, unit) for unit in range(ENERGIES)]
    enough = total(worth) >= total(cost)
    for unit in range(ENERGIES - 1):
        enough = enough & (worth[unit] >= cost[unit])
    return enough
