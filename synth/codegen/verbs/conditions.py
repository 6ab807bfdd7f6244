"""afflict, cure: Special Conditions."""

from __future__ import annotations

from synth.codegen.draft import Draft
from synth.codegen.machine.evaluate import DAZES
from synth.codegen.machine.run import Run
from synth.codegen.pool import Answered, OptionAsk, Unlowered
from synth.dsl.ast import Afflict, Cure, Role, Selector, Side, Zone
from synth.spec.cards import Status
from synth.spec.layout import SLOTS, Daze


def lower_afflict(stmt: Afflict, draft: Draft) -> None:
    if stmt.how == "choose":
        _lower_choice(stmt, draft)
        return
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


def _lower_choice(stmt: Afflict, draft: Draft) -> None:
    """One of several conditions, as the player likes."""
    if stmt.what != Selector(side=Side.OPP, zone=Zone.ACTIVE):
        raise Unlowered(f"a choice of conditions for {stmt.what.role or stmt.what.zone}")
    draft.option(OptionAsk("condition", size=len(stmt.statuses)))
    for option, status in enumerate(stmt.statuses):
        draft.guards.append(Answered(option))
        lower_afflict(stmt.model_copy(update={"how": "all", "statuses": (status,)}), draft)
        draft.guards.pop()


def lower_cure(stmt: Cure, draft: Draft) -> None:
    if stmt.how != "all":
        raise Unlowered(f"cure {stmt.how}")
    if stmt.what.role is Role.IT:
        raise Unlowered("healing that may choose an undamaged Pokémon for its conditions")
    name = draft.say("cure")
    statuses = stmt.statuses or tuple(Status)
    draft.set(f"{name}_poison", int(Status.POISONED in statuses))
    draft.set(f"{name}_burn", int(Status.BURNED in statuses))
    draft.set(f"{name}_dazes", sum(1 << int(daze) for status, daze in DAZES.items() if status in statuses))
    draft.on(name, stmt.what, draft.later)


def afflict(run: Run) -> None:
    """The newest poison counts (rulebook 12.6); Paralysis of the own turn outlasts its Checkup (12.3)."""
    board = run.board
    for name in run.said("afflict"):
        says = run.go & run.says(name)
        flags = run.targets(name)
        poison, burn, daze = (run.row(f"{name}_{column}") for column in ("poison", "burn", "daze"))
        for side in range(2):
            when = says & flags[side * SLOTS] & board.occupied(side, 0)
            board.put(f"poison_{side}", when & (poison > 0), poison)
            board.put(f"burn_{side}", when & (burn > 0), 1)
            board.put(f"daze_{side}", when & (daze > 0), daze)
            fresh = (daze == Daze.PARALYZED).number_value() if side == 0 else 0
            board.put(f"daze_fresh_{side}", when & (daze > 0), fresh)


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
