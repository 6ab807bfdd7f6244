"""What follows from an action by itself, one pass at a time: answers to an attack, Knock Outs, the end of the turn, the next."""

from __future__ import annotations

from synth.codegen.ir import FALSE, TRUE, Value, constant, stage, where
from synth.codegen.machine.board import SIDES, Board
from synth.codegen.machine.chance import Chance
from synth.codegen.machine.effect import remember_attack
from synth.codegen.machine.knockout import fill_spots, knock_out, recover_immune, unsettled
from synth.codegen.machine.triggers.ending import checkup_texts, end_step, start_texts
from synth.codegen.machine.triggers.passes import Pass
from synth.codegen.machine.triggers.react import fall, react
from synth.codegen.machine.turn import checkup, end_turn, next_turn
from synth.codegen.state import Todo
from synth.codegen.tables import PackedTable
from synth.codegen.verbs.power import second_hit
from synth.spec.layout import SLOTS, Flow


def settle_pass(board: Board, chance: Chance, table: PackedTable) -> None:
    """Goes on from `todo`, in this order, as far as nobody has to decide; the next pass begins anew at `todo`."""
    work = Pass(board, chance, table, board["todo"])
    chance.picks, chance.draws = board["picks"], [board["drawn0"], board["drawn1"]]
    react(work)
    stage("immunities")
    recover_immune(board, work.when(Todo.FALL))
    fall(work)
    knocks, goes_on = work.when(Todo.KNOCK_OUTS), work.when(Todo.KNOCK_OUTS, Todo.GO_ON)
    knock_out(board, knocks, board["struck_now"])
    _forget_attack(work, knocks)
    promotes = fill_spots(board, goes_on)
    calm = goes_on & ~promotes & (board["winner"] == 0)
    flow = board["flow"]
    again = _second_hit(work, calm & (flow == Flow.END))
    ending = calm & (flow == Flow.END) & ~again
    steps = end_step(work, ending)
    over = ending & ~steps
    board.put("ending", over, 0)
    end_turn(board, over)
    checkup(board, chance, over)
    checkup_texts(work, over)
    stage("after the Checkup")
    # Where nobody falls the next turn begins at once; else it waits for another pass.
    passes = over & ~unsettled(board)
    begins = next_turn(board, chance, calm & (flow == Flow.NEXT) | passes)
    starts = start_texts(work, begins)
    work.go(goes_on, Todo.NOTHING)
    work.go(steps | (over & ~passes) | starts, Todo.FALL)
    work.go(again, Todo.REACT)
    board["todo"] = work.at
    board.cells |= {"picks": chance.picks, "drawn0": chance.draws[0], "drawn1": chance.draws[1]}


def _forget_attack(work: Pass, settled: Value) -> None:
    """Knock Outs are over; a second hit needs an attacker that is still Active."""
    board = work.board
    board.put("again", settled & ~board["striker_0_0"], 0)
    board.cells["struck_now"] = board["struck_now"] & ~settled
    for name in ("attacking", "blow", "bounty"):
        board.cells[name] = where(settled, 0, board[name])
    for side in SIDES:
        for slot in range(SLOTS):
            board.cells[f"levy_{side}_{slot}"] = where(settled, 0, board[f"levy_{side}_{slot}"])
            for flag in ("known", "denied", "saved"):
                board.cells[f"{flag}_{side}_{slot}"] = board[f"{flag}_{side}_{slot}"] & ~settled


def _second_hit(work: Pass, now: Value) -> Value:
    """The attack once more if it is to be: returns where it was."""
    board, row = work.board, work.board["again"]
    now = now & (row > 0)
    if row.is_const or "again" not in work.table.fields:
        return FALSE
    stage("again")
    board.cells["second"] = board["second"] | now
    run = work.run(row)
    run.second, run.attack = TRUE, now
    run.titles = [run.row("title"), constant(0)]
    for slot in range(SLOTS):
        board.cells[f"striker_0_{slot}"] = where(now, TRUE if slot == 0 else FALSE, board[f"striker_0_{slot}"])
        for side in SIDES:
            board.cells[f"reached_{side}_{slot}"] = board.reached(side, slot) & ~now
    dealt = second_hit(run, run.row("again"), now)
    remember_attack(run, now)
    board.cells["attacking"] = where(now, row, board["attacking"])
    board.cells["blow"] = where(now, dealt, board["blow"])
    board.cells["struck_now"] = board["struck_now"] | now
    board.put("again", now, 0)
    return now
