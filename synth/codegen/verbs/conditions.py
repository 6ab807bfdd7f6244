"""afflict, cure: Special Conditions."""

from __future__ import annotations

from synth.codegen.draft import Draft
from synth.codegen.ir import either
from synth.codegen.machine import effective
from synth.codegen.machine.evaluate import DAZES
from synth.codegen.machine.run import Run
from synth.codegen.pool import Unlowered
from synth.dsl.ast import Afflict, Cure
from synth.spec.cards import Status
from synth.spec.layout import SLOTS, Daze


def lower_afflict(stmt: Afflict, draft: Draft) -> None:
    if stmt.how != "all":
        raise Unlowered(f"afflict {stmt.how}")
    name = draft.say("afflict")
    for status in stmt.statuses:
        if status is Status.POISONED:
            draft.set(f"{name}_poison", (stmt.strength or draft.pool.rules.poison) // 10)
        elif status is Status.BURNED:
            draft.set(f"{name}_burn", 1)
        else:
            draft.set(f"{name}_daze", int(DAZES[status]))
    draft.on(name, stmt.what, draft.later)


def lower_cure(stmt: Cure, draft: Draft) -> None:
    if stmt.how != "all":
        raise Unlowered(f"cure {stmt.how}")
    name = draft.say("cure")
    statuses = stmt.statuses or tuple(Status)
    draft.set(f"{name}_poison", int(Status.POISONED in statuses))
    draft.set(f"{name}_burn", int(Status.BURNED in statuses))
    draft.set(f"{name}_dazes", sum(1 << int(daze) for status, daze in DAZES.items() if status in statuses))
    draft.on(name, stmt.what, draft.later)


def afflict(run: Run) -> None:
    board = run.board
    for name in run.said("afflict"):
        says = run.go & run.says(name)
        flags = run.targets(name)
        poison, burn, daze = (run.row(f"{name}_{column}") for column in ("poison", "burn", "daze"))
        for side in range(2):
            when = says & flags[side * SLOTS] & board.occupied(side, 0)
            immune = {status: effective.immune(board, side, status) for status in Status}
            safe = either((daze == int(number)) & immune[status] for status, number in DAZES.items())
            board.put(f"poison_{side}", when & (poison > 0) & ~immune[Status.POISONED], poison)
            board.put(f"burn_{side}", when & (burn > 0) & ~immune[Status.BURNED], 1)
            board.put(f"daze_{side}", when & (daze > 0) & ~safe, daze)
            fresh = (daze == Daze.PARALYZED).number_value() if side == 0 else 0
            board.put(f"daze_fresh_{side}", when & (daze > 0) & ~safe, fresh)


def cure(run: Run) -> None:
    board = run.board
    for name in run.said("cure"):
        says = run.go & run.says(name)
        flags = run.targets(name)
        for side in range(2):
            when = says & flags[side * SLOTS]
            board.put(f"poison_{side}", when & (run.row(f"{name}_poison") == 1), 0)
            board.put(f"burn_{side}", when & (run.row(f"{name}_burn") == 1), 0)
            recovers = when & (((run.row(f"{name}_dazes") >> board[f"daze_{side}"]) & 1) == 1)
            board.put(f"daze_{side}", recovers, int(Daze.NONE))
            board.put(f"daze_fresh_{side}", recovers, 0)
