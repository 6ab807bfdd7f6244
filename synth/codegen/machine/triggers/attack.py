"""What an attack leaves for the texts that answer it: where the attacker is, its row, what it dealt."""

from __future__ import annotations

from dataclasses import dataclass

from synth.codegen.ir import Value, constant, either, where
from synth.codegen.machine.actions import Action
from synth.codegen.machine.answers import chosen_slots
from synth.codegen.machine.board import Board
from synth.codegen.machine.chance import Chance
from synth.codegen.machine.evaluate import Scene
from synth.codegen.machine.run import Run
from synth.codegen.machine.triggers.programs import only
from synth.codegen.tables import PackedTable
from synth.codegen.verbs.power import answer_attack
from synth.spec.layout import SLOTS, Phase


def begin_attack(run: Run) -> None:
    """From here on the attacker is followed through switches."""
    for slot in range(SLOTS):
        run.board.cells[f"striker_0_{slot}"] = where(run.attack, run.source(slot), run.board[f"striker_0_{slot}"])


def end_attack(run: Run, row: Value, done: Value) -> None:
    run.board.cells["attacking"] = where(done, row, 0)
    run.board.cells["blow"] = where(done, run.scene.dealt, 0)


@dataclass(eq=False)
class Reply:
    """The answer to a question of a text that answers an attack; the attack's own memory comes back with it."""

    given: Value
    todo: Value
    slots: list[Value]
    """Relative to side 0."""
    attack: Value
    dealt: Value
    second: Value


def read_reply(board: Board, table: PackedTable, action: Action) -> Reply:
    """Takes it out of the pending cells."""
    todo = table.at(board["row"], "answers")
    given = either(action.of("slot")) & (board["phase"] == Phase.CHOOSE_SLOT) & (todo > 0)
    slots = [given & flag for flag in chosen_slots(board, action)]
    attack, dealt = board["attack"], board["dealt"]
    second = given & (table.at(attack, "again") > 0) & (board["again"] == 0)
    board.put("attack", given, 0)
    board.put("attacker", given, 0)
    return Reply(given, todo, slots, attack, dealt, second)


def snare(board: Board, chance: Chance, table: PackedTable, retreats: Value) -> None:
    """What an opposing attack has set up for a retreat strikes the one that comes (rulebook 9.6)."""
    run = Run(board, chance, table, table.read(constant(0)), Scene(board, only(0)))
    answer_attack(run, board["snare_1"], retreats & (board["snare_1"] > 0))


def keep_again(run: Run, row: Value, begins: Value) -> None:
    """An attack that is used twice says so from the moment its own resolution starts (rulebook 11.16)."""
    if run.used("again"):
        run.board.put("again", begins & (run.row("again") > 0), row)
