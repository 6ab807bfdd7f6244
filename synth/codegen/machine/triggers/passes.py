"""A pass over what a step still has to do: where each game is, and what it waits for."""

from __future__ import annotations

from dataclasses import dataclass

from synth.codegen.ir import FALSE, Value, total, where
from synth.codegen.machine.board import Board
from synth.codegen.machine.chance import Chance
from synth.codegen.machine.evaluate import Scene
from synth.codegen.machine.run import Run
from synth.codegen.machine.triggers.programs import only
from synth.codegen.state import Todo
from synth.codegen.tables import PackedTable
from synth.spec.layout import SLOTS, Phase


@dataclass(eq=False)
class Pass:
    board: Board
    chance: Chance
    table: PackedTable
    at: Value
    """What each game has to do next; it moves on while the pass is written."""

    def when(self, *todo: Todo) -> Value:
        flag = FALSE
        for one in todo:
            flag = flag | (self.at == int(one))
        return flag

    def go(self, when: Value, todo: Todo) -> None:
        self.at = where(when, int(todo), self.at)

    @property
    def striker(self) -> list[Value]:
        return [self.board[f"striker_0_{slot}"] for slot in range(SLOTS)]

    def run(self, row: Value | None = None) -> Run:
        """The attack that is being answered, or another one, as the one side 0's Active uses."""
        return Run(self.board, self.chance, self.table, self.table.read(self.board["attacking"] if row is None else row),
                   Scene(self.board, only(0)), second=self.board["second"])  # fmt: skip

    def ask(self, when: Value, side: int, slot: int, row: Value, offers: list[Value], left: Value, it: Value) -> None:
        """Somebody chooses a slot for a text that answers an attack; offers: relative to side 0."""
        board = self.board
        self.go(when, Todo.NOTHING)
        board.put("phase", when, int(Phase.CHOOSE_SLOT))
        board.put("decider", when, side)
        board.put("row", when, row)
        board.put("source", when, slot)
        board.put("left", when, left)
        board.put("it", when, it)
        board.put("attack", when, board["attacking"])
        board.put("dealt", when, board["blow"])
        board.put("hit", when, board.hit_bits())
        striker = total(where(flag, at, 0) for at, flag in enumerate(self.striker, start=1)).within(0, SLOTS)
        board.put("attacker", when, striker)
        for at, offer in enumerate(offers):
            board.cells[f"offer{at}"] = where(when, offer, board[f"offer{at}"])
