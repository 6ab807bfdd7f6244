"""give: marks on the two Active Pokémon, locks and changes for a player. Each is a cell; docs/engine.md has the table."""

from __future__ import annotations

from synth.codegen.draft import Draft
from synth.codegen.machine.run import Run
from synth.codegen.pool import Unlowered
from synth.dsl.ast import Const, Duration, Filter, FilterKind, Give, ModifierKind, Role, Scope, Selector, Side, Zone
from synth.spec.numbering import is_boost, is_discount, is_guard, is_surge

DEFENDERS = (Selector(role=Role.DEFENDER), Selector(side=Side.OPP, zone=Zone.ACTIVE))
BASICS = Selector(side=Side.BOTH, zone=Zone.PLAY, filters=(Filter(kind=FilterKind.STAGE, n=0),))
EX = Selector(side=Side.OPP, zone=Zone.PLAY, filters=(Filter(kind=FilterKind.EX),))

LOCK_CELLS = {
    Scope.SUPPORTER: "locked",
    Scope.ITEM: "locked_item",
    Scope.TRAINER: "locked_trainer",
    Scope.EVOLVE: "locked_evolve",
    Scope.ZONE_ENERGY: "locked_zone",
}

SET = (
    *("prevent", "prevent_small", "no_weakness", "no_attack", "no_retreat", "smoke", "haze", "rest_next"),
    *("bonus_next", "bonus_for_next", "frenzy_for", "silenced"),
    *("hit_back", "snare", "doom", "doze", *LOCK_CELLS.values()),
)
ADD = ("takes", "takes_ex", "deals", "attack_cost", "retreat_more", "exposed_next", "frenzy")
OWN = (
    *("takes", "takes_ex", "prevent", "prevent_small", "no_weakness", "rest_next", "bonus_next", "bonus_for_next"),
    *("frenzy", "frenzy_for", "hit_back", "snare"),
)
"""Marks that an attack puts on its user; the others go to the opponent's Active, locks to the opponent."""


def lower_give(stmt: Give, draft: Draft) -> None:
    what, kind, until = stmt.what, stmt.modifier.kind, stmt.duration
    if is_boost(stmt):
        _lower_boost(stmt, draft)
    elif is_surge(stmt):
        _against(stmt)
        draft.set("surge", draft.pool.numbers.surges[stmt] + 1)
        draft.set("boost_if", draft.guard())
    elif is_guard(stmt):
        _constant(stmt)
        draft.set("guard", draft.pool.numbers.guards[stmt] + 1)
        draft.set("boost_if", draft.guard())
    elif is_discount(stmt):
        if what.side is not Side.MY or what.zone is not Zone.PLAY or len(stmt.modifier.energies) != 1:
            raise Unlowered(f"attack costs of {what.zone}")
        _constant(stmt)
        draft.set("discount", draft.pool.numbers.discounts[stmt] + 1)
        draft.set("boost_if", draft.guard())
    elif until is Duration.THIS_TURN and kind is ModifierKind.RETREAT_COST:
        if what != Selector(side=Side.MY, zone=Zone.ACTIVE):
            raise Unlowered(f"Retreat Cost of {what.zone}")
        draft.set("retreat_less", -_constant(stmt))
        draft.set("boost_if", draft.guard())
    elif what == Selector(side=Side.MY, zone=Zone.PLAYER) and kind is ModifierKind.FIRST_COIN_HEADS:
        draft.set("first_heads", 1)
        draft.set("boost_if", draft.guard())
    elif what.role is Role.THIS_ATTACK and kind is ModifierKind.IGNORE:
        if draft.guards:
            raise Unlowered("ignoring under a condition")
        draft.set("ignores_weakness" if stmt.modifier.scope is Scope.WEAKNESS else "ignores_effects", 1)
    elif what.role is Role.SELF:
        mark(draft, *_on_user(stmt, draft))
    elif what in DEFENDERS and kind is ModifierKind.LOCK and stmt.modifier.scope is Scope.ZONE_ENERGY:
        # On the player: it outlasts every Pokémon (rulebook 16.3).
        if until is not Duration.OPP_TURN:
            raise Unlowered(f"lock for {until}")
        mark(draft, ("locked_zone", 1))
    elif what in DEFENDERS:
        mark(draft, *_on_defender(stmt))
    elif what == Selector(side=Side.OPP, zone=Zone.PLAYER) and until is Duration.OPP_TURN:
        scope = stmt.modifier.scope
        if scope not in LOCK_CELLS:
            raise Unlowered(f"lock of {scope}")
        mark(draft, (LOCK_CELLS[scope], 1))
    else:
        raise Unlowered(f"give {what.role or what.zone} {kind} for {until}")


def _constant(stmt: Give) -> int:
    if not isinstance(stmt.modifier.amount, Const):
        raise Unlowered(f"give {stmt.modifier.kind} by a counted amount")
    return stmt.modifier.amount.n


def _against(stmt: Give) -> None:
    vs = stmt.modifier.vs
    if vs is None or vs.side is not Side.OPP or stmt.what.zone is not Zone.PLAY:
        raise Unlowered("a bonus against no one in particular")
    _constant(stmt)


def _lower_boost(stmt: Give, draft: Draft) -> None:
    _against(stmt)
    draft.set("boost", draft.pool.numbers.boosts[stmt] + 1)
    draft.set("boost_if", draft.guard())


def _on_user(stmt: Give, draft: Draft) -> list[tuple[str, int]]:
    modifier, until = stmt.modifier, stmt.duration
    key = (modifier.kind, modifier.scope, until)
    plain = modifier.vs is None and modifier.at_most is None
    if key == (ModifierKind.TAKES, None, Duration.OPP_TURN) and modifier.vs in (None, EX):
        return [("takes" if modifier.vs is None else "takes_ex", _constant(stmt) // 10)]
    if key == (ModifierKind.PREVENT, Scope.DAMAGE_AND_EFFECTS, Duration.OPP_TURN) and plain:
        return [("prevent", 1)]
    if key == (ModifierKind.PREVENT, Scope.DAMAGE, Duration.OPP_TURN):
        if modifier.at_most is not None and modifier.vs is None:
            return [("prevent_small", modifier.at_most // 10)]
        if modifier.vs in (None, BASICS):
            return [("prevent", 2 if modifier.vs is None else 3)]
    if key == (ModifierKind.NO_WEAKNESS, None, Duration.OPP_TURN):
        return [("no_weakness", 1)]
    if key == (ModifierKind.CANNOT, Scope.ATTACK, Duration.MY_TURN):
        return [("rest_next", 1)]
    titles = draft.pool.numbers.titles
    if key == (ModifierKind.CANNOT, Scope.THIS_ATTACK, Duration.MY_TURN) and modifier.name:
        return [("rest_next", 1 + titles[modifier.name])]
    if modifier.kind is ModifierKind.BONUS and modifier.name and until in (Duration.MY_TURN, Duration.WHILE_ACTIVE):
        cells = ("bonus_next", "bonus_for_next") if until is Duration.MY_TURN else ("frenzy", "frenzy_for")
        return [(cells[0], _constant(stmt) // 10), (cells[1], titles[modifier.name])]
    raise Unlowered(f"give self {modifier.kind} {modifier.scope or ''} for {until}")


def _on_defender(stmt: Give) -> list[tuple[str, int]]:
    modifier, until = stmt.modifier, stmt.duration
    if modifier.vs is not None or modifier.at_most is not None:
        raise Unlowered(f"give defender {modifier.kind} against some")
    if until is Duration.OPP_TURN:
        if modifier.kind is ModifierKind.DEALS:
            return [("deals", _constant(stmt) // 10)]
        if modifier.kind is ModifierKind.CANNOT and modifier.scope in (Scope.ATTACK, Scope.RETREAT):
            return [("no_attack" if modifier.scope is Scope.ATTACK else "no_retreat", 1)]
        if modifier.kind is ModifierKind.COIN_TO_ATTACK:
            return [("smoke", 1)]
        if modifier.kind is ModifierKind.COST and modifier.energies == ("C",):
            return [("attack_cost", _constant(stmt))]
        if modifier.kind is ModifierKind.RETREAT_COST:
            return [("retreat_more", _constant(stmt))]
    if until is Duration.WHILE_ACTIVE and modifier.kind is ModifierKind.COIN_TO_ATTACK:
        return [("haze", 1)]
    if until is Duration.WHILE_ACTIVE and modifier.kind is ModifierKind.NO_ABILITY:
        return [("silenced", 1)]
    if until is Duration.MY_TURN and modifier.kind is ModifierKind.TAKES:
        return [("exposed_next", _constant(stmt) // 10)]
    raise Unlowered(f"give defender {modifier.kind} for {until}")


def mark(draft: Draft, *marks: tuple[str, int]) -> None:
    for name, value in marks:
        draft.set(f"give_{name}", value)
    draft.set("give_says", 1)
    draft.set("give_if", draft.guard())


def give(run: Run) -> None:
    board = run.board
    when = run.go & (run.row("give_says") == 1) & run.when("give_if")
    theirs = when & ~run.shielded & board.occupied(1, 0)
    for name in (*SET, *ADD):
        value = run.row(f"give_{name}")
        if name in LOCK_CELLS.values():
            here, cell = when, f"{name}_1"
        elif name in OWN:
            here, cell = when & board.occupied(0, 0), f"{name}_0"
        else:
            here, cell = theirs, f"{name}_1"
        if name in ADD:
            board.add(cell, here, value)
        else:
            board.put(cell, here & (value > 0), value)
    turn = run.go & run.when("boost_if")
    board.add("retreat_less", turn, run.row("retreat_less"))
    board.put("first_heads", turn & (run.row("first_heads") == 1), 1)
    counts = board.pool.numbers.counts
    for count, column, cell in (
        (counts.boosts, "boost", "boost{}"),
        (counts.surges, "surge", "surge{}_next_0"),
        (counts.guards, "guard", "guard{}_0"),
        (counts.discounts, "discount", "discount{}"),
    ):
        for k in range(count):
            board.add(cell.format(k), turn & (run.row(column) == k + 1), 1)
