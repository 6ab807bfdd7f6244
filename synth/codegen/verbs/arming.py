"""arm: delayed effects. Each has a cell that says all about it; one for this attack is said by the row itself."""

from __future__ import annotations

from synth.codegen.draft import Draft
from synth.codegen.ir import constant
from synth.codegen.machine.run import Run
from synth.codegen.machine.triggers.perform import check, tens
from synth.codegen.pool import Unlowered
from synth.codegen.verbs.giving import DEFENDERS, mark
from synth.dsl.ast import Afflict, Arm, Const, Damage, Duration, Event, Exists, Filter, FilterKind, If, Role, Selector, SetHp
from synth.spec.cards import Status
from synth.spec.layout import SLOTS

ACTIVE_SELF = Exists(what=Selector(role=Role.SELF, filters=(Filter(kind=FilterKind.ACTIVE),)))
SELF, IT, ATTACKER = (Selector(role=role) for role in (Role.SELF, Role.IT, Role.ATTACKER))


def lower_arm(stmt: Arm, draft: Draft) -> None:
    key = (stmt.event, stmt.duration)
    if stmt in draft.pool.numbers.arms:
        _lower_wide(stmt, draft)
    elif key == (Event.DAMAGED, Duration.OPP_TURN) and stmt.on == SELF:
        mark(draft, ("hit_back", _damage(stmt, ATTACKER)))
    elif key == (Event.RETREATS, Duration.OPP_TURN) and stmt.on in DEFENDERS:
        mark(draft, ("snare", _snare(stmt)))
    elif key == (Event.ATTACHED_ZONE, Duration.OPP_TURN) and stmt.on in DEFENDERS and _sleeps(stmt):
        mark(draft, ("doze", 1))
    elif key == (Event.TURN_END_OPP, Duration.OPP_TURN) and stmt.on in DEFENDERS:
        mark(draft, ("doom", _damage(stmt, *DEFENDERS)))
    elif key == (Event.TURN_END_OPP, Duration.OPP_TURN) and stmt.on == IT and "ask" in draft.columns:
        draft.set("trap", _damage(stmt, IT))
        draft.set("trap_if", draft.guard())
    elif key == (Event.MY_ATTACK_KOS, Duration.THIS_ATTACK) and stmt.on == SELF and not draft.guards:
        draft.set("vow", _damage(stmt, SELF))
    else:
        raise Unlowered(f"arm {stmt.event} on {stmt.on.role or stmt.on.zone} for {stmt.duration}")


def _lower_wide(stmt: Arm, draft: Draft) -> None:
    """Over all of a player's Pokémon; the machine runs its body."""
    if (stmt.event, stmt.duration) == (Event.MY_ATTACK_KOS, Duration.THIS_TURN):
        check(stmt.body, draft.pool)
    elif (stmt.event, stmt.duration) != (Event.WOULD_KO, Duration.OPP_TURN) or not _endures(stmt):
        raise Unlowered(f"arm {stmt.event} on {stmt.on.zone} for {stmt.duration}")
    draft.set("armed", draft.pool.numbers.arms[stmt] + 1)
    draft.set("boost_if", draft.guard())


def _endures(stmt: Arm) -> bool:
    does = stmt.body[0]
    return len(stmt.body) == 1 and isinstance(does, SetHp) and does.amount == Const(n=10) and does.what == IT


def _damage(stmt: Arm, *to: Selector) -> int:
    """Tens that its body does."""
    does = stmt.body[0]
    if len(stmt.body) != 1 or not isinstance(does, Damage) or does.to not in to:
        raise Unlowered(f"arm {stmt.event} of this form")
    return tens(does.amount)


def _snare(stmt: Arm) -> int:
    """The mark is on the Active Spot, so that the test for it is done."""
    test = stmt.body[0]
    if len(stmt.body) != 1 or not isinstance(test, If) or test.condition != ACTIVE_SELF or test.other:
        raise Unlowered("a snare of this form")
    return _damage(stmt.model_copy(update={"body": test.then}), Selector(role=Role.NEW_ACTIVE))


def _sleeps(stmt: Arm) -> bool:
    does = stmt.body[0]
    return len(stmt.body) == 1 and isinstance(does, Afflict) and does.statuses == (Status.ASLEEP,) and does.what in DEFENDERS


def arm(run: Run) -> None:
    board, turn = run.board, run.go & run.when("boost_if")
    for k in range(board.pool.numbers.counts.arms):
        board.put(f"armed{k}_0", turn & (run.row("armed") == k + 1), 1)
    if run.used("trap"):
        trap = run.row("trap")
        for slot in range(SLOTS):
            here = run.go & run.when("trap_if") & run.on_it(1, slot) & (trap > 0)
            board.add(f"trap_1_{slot}", here, trap if trap.hi else constant(0))
