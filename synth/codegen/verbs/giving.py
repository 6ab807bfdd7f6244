"""give: marks on the two Active Pokémon, locks and turn-long changes."""

from __future__ import annotations

from synth.codegen.draft import Draft
from synth.codegen.machine.run import Run
from synth.codegen.pool import Unlowered
from synth.dsl.ast import Const, Duration, Give, ModifierKind, Role, Scope, Selector, Side, Zone

DEFENDERS = (Selector(role=Role.DEFENDER), Selector(side=Side.OPP, zone=Zone.ACTIVE))


def _constant(stmt: Give) -> int:
    if not isinstance(stmt.modifier.amount, Const):
        raise Unlowered(f"give {stmt.modifier.kind} by a counted amount")
    return stmt.modifier.amount.n


def lower_give(stmt: Give, draft: Draft) -> None:
    what, modifier, until = stmt.what, stmt.modifier, stmt.duration
    plain = modifier.vs is None and modifier.at_most is None and modifier.name is None
    if what.role is Role.SELF and until is Duration.OPP_TURN and plain:
        if modifier.kind is ModifierKind.TAKES:
            return _mark(draft, "takes", _constant(stmt) // 10)
        if modifier.kind is ModifierKind.PREVENT and modifier.scope is Scope.DAMAGE_AND_EFFECTS:
            return _mark(draft, "prevent", 1)
    if what in DEFENDERS and until is Duration.OPP_TURN and plain:
        if modifier.kind is ModifierKind.DEALS:
            return _mark(draft, "deals", _constant(stmt) // 10)
        if modifier.kind is ModifierKind.CANNOT and modifier.scope in (Scope.ATTACK, Scope.RETREAT):
            return _mark(draft, "no_attack" if modifier.scope is Scope.ATTACK else "no_retreat", 1)
    if what == Selector(side=Side.OPP, zone=Zone.PLAYER) and modifier.scope is Scope.SUPPORTER and until is Duration.OPP_TURN:
        return _mark(draft, "lock", 1)
    if until is Duration.THIS_TURN and modifier.kind is ModifierKind.RETREAT_COST:
        if what != Selector(side=Side.MY, zone=Zone.ACTIVE):
            raise Unlowered(f"Retreat Cost of {what}")
        draft.set("boost_if", draft.guard())
        return draft.set("retreat_less", -_constant(stmt))
    if until is Duration.THIS_TURN and modifier.kind is ModifierKind.DEALS:
        vs = modifier.vs
        if vs is None or vs.side is not Side.OPP or what.zone is not Zone.PLAY:
            raise Unlowered("a bonus against no one in particular")
        _constant(stmt)
        draft.set("boost_if", draft.guard())
        return draft.set("boost", draft.pool.numbers.boosts[stmt] + 1)
    raise Unlowered(f"give {what.role or what.zone} {modifier.kind} for {until}")


def _mark(draft: Draft, name: str, value: int) -> None:
    draft.set(f"give_{name}", value)
    draft.set("give_says", 1)
    draft.set("give_if", draft.guard())


def give(run: Run) -> None:
    board = run.board
    when = run.go & run.when("give_if")
    theirs = when & ~run.shielded & board.occupied(1, 0)
    board.add("takes_0", when, run.row("give_takes"))
    board.put("prevent_0", when & (run.row("give_prevent") == 1), 1)
    board.add("deals_1", theirs, run.row("give_deals"))
    board.put("no_attack_1", theirs & (run.row("give_no_attack") == 1), 1)
    board.put("no_retreat_1", theirs & (run.row("give_no_retreat") == 1), 1)
    board.put("locked_1", when & (run.row("give_lock") == 1), 1)
    turn = run.go & run.when("boost_if")
    board.add("retreat_less", turn, run.row("retreat_less"))
    for k in range(board.pool.numbers.counts.boosts):
        board.add(f"boost{k}", turn & (run.row("boost") == k + 1), 1)
