"""An effect being run by the machine: its row, what is known so far, and whether its statements apply now."""

from __future__ import annotations

from dataclasses import dataclass

from synth.codegen.ir import FALSE, Value, constant, either, where
from synth.codegen.machine.board import Board
from synth.codegen.machine.chance import Chance
from synth.codegen.machine.evaluate import Scene, condition, measure
from synth.codegen.tables import PackedTable
from synth.spec.layout import SLOTS


@dataclass(eq=False)
class Run:
    """`go`: the row's effects happen in this step, after its damage; `attack`: it is an attack."""

    board: Board
    chance: Chance
    table: PackedTable
    words: list[Value]
    scene: Scene
    attack: Value = FALSE
    go: Value = FALSE
    shielded: Value = FALSE
    """The opponent's Active is not affected by this (rulebook 11.21)."""

    def row(self, column: str) -> Value:
        if column not in self.table.fields:
            return constant(0)
        return self.table.get(self.words, column)

    def used(self, column: str) -> list[int]:
        """Values a column takes anywhere in the pool, 0 aside."""
        return sorted({row.get(column, 0) for row in self.table.rows} - {0})

    def when(self, column: str) -> Value:
        """Whether the condition that a column names holds; 0 names none."""
        number = self.row(column)
        result = number == 0
        for k in self.used(column):
            result = result | ((number == k) & condition(self.board.pool.conditions.things[k - 1], self.scene))
        return result

    def amount(self, name: str) -> Value:
        """`name_k` times the measure `name_of`."""
        number, k = self.row(f"{name}_of"), self.row(f"{name}_k")
        factor = constant(1)
        for m in self.used(f"{name}_of"):
            factor = where(number == m, measure(self.board.pool.measures.things[m - 1], self.scene), factor)
        if k.is_const and k.const == 0:
            return k
        return k * factor

    def on_it(self, side: int, slot: int) -> Value:
        return self.scene.it[side * SLOTS + slot]

    def source(self, slot: int) -> Value:
        return self.scene.source[slot]

    @property
    def chosen(self) -> Value:
        return either(self.scene.it)


