"""What several texts of one moment do alike is written once: drawing, and Tools that are discarded."""

from __future__ import annotations

from dataclasses import dataclass, field

from synth.codegen.ir import FALSE, Value, constant, stage, where
from synth.codegen.machine import cards as zones
from synth.codegen.machine.board import Board
from synth.codegen.machine.chance import Chance
from synth.spec.chance import Purpose
from synth.spec.layout import SLOTS


@dataclass(eq=False)
class Later:
    """Of one moment in which at most one text draws for a side; nothing else there may look at the hand."""

    draws: dict[int, Value] = field(default_factory=dict)
    drops: dict[int, list[Value]] = field(default_factory=dict)

    def draw(self, side: int, when: Value, count: Value) -> None:
        self.draws[side] = where(when, count, self.draws.get(side, constant(0)))

    def drop(self, side: int, flags: list[Value]) -> None:
        before = self.drops.get(side, [FALSE] * SLOTS)
        self.drops[side] = [a | b for a, b in zip(before, flags, strict=True)]

    def happen(self, board: Board, chance: Chance) -> None:
        for side, flags in self.drops.items():
            stage("trigger: Tools")
            board.drop_tools(side, flags)
        for side, count in self.draws.items():
            index = (chance.draws[side] + 32 * side).within(0, 127)
            stage("trigger: draw")
            zones.draw(board, chance, side, count, Purpose.EFFECT_DRAW, index)
        self.draws, self.drops = {}, {}
