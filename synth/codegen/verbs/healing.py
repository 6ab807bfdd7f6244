"""heal, set_hp"""

from __future__ import annotations

from synth.codegen.draft import IT, Draft
from synth.codegen.ir import Value, either, maximum, minimum, total, where
from synth.codegen.machine import effective
from synth.codegen.machine.run import Run
from synth.codegen.pool import Unlowered
from synth.dsl.ast import Filter, FilterKind, Heal, Measure, MeasureKind, MoveDamage, Quantifier, Selector, SetHp, Side, Zone
from synth.spec.layout import SLOTS

EVERYTHING = Measure(kind=MeasureKind.EVERYTHING)
ALL_DAMAGE = 99


def lower_heal(stmt: Heal, draft: Draft) -> None:
    name = draft.say("heal")
    if stmt.amount == EVERYTHING:
        draft.set(f"{name}_k", ALL_DAMAGE)
    else:
        draft.tens(name, stmt.amount)
    draft.on(name, damaged_only(stmt.what), draft.later)


def damaged_only(selector: Selector) -> Selector:
    """Healing cannot choose an undamaged Pokémon (rulebook 8.1)."""
    if selector.quantifier is not Quantifier.CHOOSE or any(one.kind is FilterKind.DAMAGED for one in selector.filters):
        return selector
    return selector.model_copy(update={"filters": (*selector.filters, Filter(kind=FilterKind.DAMAGED))})


def lower_set_hp(stmt: SetHp, draft: Draft) -> None:
    name = draft.say("set_hp")
    if stmt.amount.node == "const":
        draft.set(f"{name}_k", stmt.amount.n // 10)
    elif stmt.amount.node == "measure" and stmt.amount.kind is MeasureKind.HALF and stmt.amount.arg is not None:
        half = stmt.amount.arg
        if half.node != "measure" or half.kind is not MeasureKind.HP or half.of != stmt.what:
            raise Unlowered(f"half of {half}")
        draft.set(f"{name}_half", 1)
    else:
        raise Unlowered(f"remaining HP of {stmt.amount}")
    draft.on(name, stmt.what, draft.later)


def lower_move_damage(stmt: MoveDamage, draft: Draft) -> None:
    """From one Pokémon to one other."""
    name = draft.say("drift")
    if stmt.amount == EVERYTHING:
        draft.set(f"{name}_k", ALL_DAMAGE)
    elif stmt.amount.node == "const":
        draft.tens(name, stmt.amount)
    else:
        raise Unlowered("moving a counted amount of damage")
    for column, what in ((f"{name}_from", stmt.source), (f"{name}_to", stmt.to)):
        if what.role is None and (what.zone is not Zone.ACTIVE or what.side is Side.BOTH):
            raise Unlowered(f"moving damage between {what.zone}")
        draft.on(column, what, draft.later)


def heal(run: Run) -> None:
    """`did` and `result` for what follows: whether and how much was healed."""
    healed: list[Value] = []
    for name in run.said("heal"):
        tens = where(run.does(name), run.amount(name), 0)
        for at, flag in enumerate(run.targets(name)):
            side, slot = divmod(at, SLOTS)
            flag = flag & effective.can_be_healed(run.board, side, slot)
            mended = minimum(where(flag, tens, 0), run.board.damage(side, slot))
            run.board.hurt(side, slot, -mended)
            healed.append(mended)
    if healed:
        amount = total(healed).within(0, 120 * 8)
        says = either(run.row(f"{name}_says") == 1 for name in run.said("heal"))
        run.scene.did = where(says, amount > 0, run.scene.did)
        run.scene.result = where(says, minimum(amount, 120), run.scene.result)


def heals_it(run: Run) -> Value:
    """Whether the row heals the Pokémon that is chosen."""
    targets = run.board.pool.targets
    return either(
        (run.row(f"{name}_says") == 1) & (run.row(f"{name}_on") == targets.number(IT))
        for name in run.said("heal")
        if IT in targets.things
    )


def set_hp(run: Run) -> None:
    """Remaining HP becomes a number, or its half rounded down to tens; that is no damage (rulebook 11.17)."""
    for name in run.said("set_hp"):
        says = run.does(name)
        for at, flag in enumerate(run.targets(name)):
            side, slot = divmod(at, SLOTS)
            full = effective.hp(run.board, side, slot)
            remaining = maximum(full - run.board.damage(side, slot), 0)
            wanted = where(run.row(f"{name}_half") == 1, remaining >> 1, run.row(f"{name}_k"))
            # Remaining HP never rises by it.
            damage = maximum(full - wanted, run.board.damage(side, slot))
            run.board.put(f"damage_{side}_{slot}", says & flag, damage)


def move_damage(run: Run) -> None:
    """As much as there is; it neither heals nor damages."""
    board = run.board
    for name in run.said("drift"):
        says = run.does(name)
        sources, targets = run.targets(f"{name}_from"), run.targets(f"{name}_to")
        leaves = [says & a & ~b for a, b in zip(sources, targets, strict=True)]
        there = total(where(flag, board.damage(*divmod(at, SLOTS)), 0) for at, flag in enumerate(leaves))
        moved = where(either(targets), minimum(there.within(0, 120), run.row(f"{name}_k")), 0)
        for at in range(2 * SLOTS):
            board.hurt(*divmod(at, SLOTS), where(targets[at], moved, 0) - where(leaves[at], moved, 0))
        run.scene.did = where(says, moved > 0, run.scene.did)
