"""Runs the statements of a trigger's program. Few distinct ones exist, so each is written straight from its tree."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from synth.codegen.ir import FALSE, Value, either, maximum, minimum, total, where
from synth.codegen.machine import effective
from synth.codegen.machine.board import Board
from synth.codegen.machine.chance import Chance
from synth.codegen.machine.evaluate import DAZES, Scene, condition, pokemon
from synth.codegen.machine.triggers import moves
from synth.codegen.machine.triggers.later import Later
from synth.codegen.machine.triggers.programs import ABILITY, Holder, Text
from synth.codegen.pool import Pool, Unlowered
from synth.dsl.ast import (
    Afflict,
    Block,
    Cure,
    Damage,
    Flip,
    Give,
    Heal,
    If,
    ModifierKind,
    Scope,
    SetHp,
)
from synth.spec.cards import Status
from synth.spec.layout import SLOTS, Daze


@dataclass(eq=False)
class Act:
    """A program being run: whose it is, whether it happens, what it has found out."""

    holder: Holder
    chance: Chance
    text: Text | None
    fires: Value
    coin: Value = FALSE
    """Its own coin, if it flips one."""
    later: Later = field(default_factory=Later)
    """What it does together with other texts."""
    scene: Scene = field(init=False)
    card: list[Value] = field(default_factory=list)
    """Flags of the opponent's cards: the one that was shown."""

    def __post_init__(self) -> None:
        self.scene = self.holder.scene()

    @property
    def view(self) -> Board:
        return self.holder.view


def perform_at_once(block: Block, act: Act) -> None:
    """With what it would leave for later."""
    perform(block, act)
    act.later.happen(act.holder.board, act.chance)


def perform(block: Block, act: Act) -> None:
    lowerings = act.holder.board.pool.lowerings
    for stmt in block:
        lowerings.statement(stmt.verb)(stmt, act)


def check(block: Block, pool: Pool) -> None:
    """Raises Unlowered for a verb that triggers have not said yet."""
    for stmt in block:
        pool.lowerings.statement(stmt.verb)
        if isinstance(stmt, If):
            check(stmt.then, pool)
            check(stmt.other, pool)


def tens(amount: Any) -> int:
    if amount.node != "const" or amount.n % 10:
        raise Unlowered("a counted amount in a trigger")
    return int(amount.n // 10)


def _flip(stmt: Flip, act: Act) -> None:
    if stmt.coins.node != "const" or stmt.coins.n != 1:
        raise Unlowered("several coins in a trigger")
    act.scene.heads = act.coin.number_value()


def _if(stmt: If, act: Act) -> None:
    holds, fires = condition(stmt.condition, act.scene), act.fires
    for flag, block in ((holds, stmt.then), (~holds, stmt.other)):
        act.fires = fires & flag
        perform(block, act)
    act.fires = fires


def _damage(stmt: Damage, act: Act) -> None:
    """Flat (rulebook 10.8)."""
    for at, flag in enumerate(pokemon(stmt.to, act.scene)):
        side, slot = divmod(at, SLOTS)
        if not (flag.is_const and not flag.const):
            hurts = act.fires & flag & ~sheltered(act, side, slot)
            act.view.hurt(side, slot, where(hurts, tens(stmt.amount), 0))


def sheltered(act: Act, side: int, slot: int) -> Value:
    """Whether a Pokémon is protected from the damage of this Ability."""
    if act.text is None or act.text.carrier != ABILITY:
        return FALSE
    scopes = (Scope.DAMAGE_OF_ATTACKS_AND_ABILITIES,)
    sources = [(k, flag) for k, flag in enumerate(act.holder.slots) if not (flag.is_const and not flag.const)]
    return either(flag & effective.prevents(act.view, scopes, (side, slot), (0, k)) for k, flag in sources)


def _heal(stmt: Heal, act: Act) -> None:
    healed = []
    for at, flag in enumerate(pokemon(stmt.what, act.scene)):
        side, slot = divmod(at, SLOTS)
        if flag.is_const and not flag.const:
            continue
        here = act.fires & flag & effective.can_be_healed(act.view, side, slot)
        mended = minimum(where(here, tens(stmt.amount), 0), act.view.damage(side, slot))
        act.view.hurt(side, slot, -mended)
        healed.append(mended)
    act.scene.did = either(mended > 0 for mended in healed)
    act.scene.result = minimum(total(healed), 120)


def _set_hp(stmt: SetHp, act: Act) -> None:
    """Remaining HP never rises by it (rulebook 11.17)."""
    for at, flag in enumerate(pokemon(stmt.what, act.scene)):
        side, slot = divmod(at, SLOTS)
        if flag.is_const and not flag.const:
            continue
        wanted = maximum(effective.hp(act.view, side, slot) - tens(stmt.amount), act.view.damage(side, slot))
        act.view.put(f"damage_{side}_{slot}", act.fires & flag, wanted)


def _afflict(stmt: Afflict, act: Act) -> None:
    if stmt.how != "all":
        raise Unlowered(f"trigger afflict {stmt.how}")
    flags = pokemon(stmt.what, act.scene)
    for side in range(2):
        afflict(act.view, side, act.fires & flags[side * SLOTS], stmt.statuses, stmt.strength, act.holder.side)


def afflict(
    view: Board, side: int, when: Value, statuses: tuple[Status, ...], strength: int | None, controller: int
) -> None:
    """The Active of a side gets conditions; `controller`: the side whose view it is."""
    for status in statuses:
        when = when & ~effective.immune(view, side, status)
        if status is Status.POISONED:
            view.put(f"poison_{side}", when, (strength or view.pool.rules.poison) // 10)
        elif status is Status.BURNED:
            view.put(f"burn_{side}", when, 1)
        else:
            view.put(f"daze_{side}", when, int(DAZES[status]))
            # Caught in the own turn, Paralysis outlasts the Checkup of that turn (rulebook 12.3).
            view.put(f"daze_fresh_{side}", when, int(status is Status.PARALYZED and side == controller))


def _cure(stmt: Cure, act: Act) -> None:
    if stmt.how != "all" or stmt.statuses:
        raise Unlowered("trigger cure of some")
    flags = pokemon(stmt.what, act.scene)
    for side in range(2):
        for name, nothing in (("poison", 0), ("burn", 0), ("daze", int(Daze.NONE)), ("daze_fresh", 0)):
            act.view.put(f"{name}_{side}", act.fires & flags[side * SLOTS], nothing)


def _give(stmt: Give, act: Act) -> None:
    modifier, board = stmt.modifier, act.holder.board
    flags = pokemon(stmt.what, act.scene)
    if modifier.kind is ModifierKind.AWARD:
        _award(modifier.amount.n if modifier.amount and modifier.amount.node == "const" else None, act, flags)
    elif modifier.kind is ModifierKind.PREVENT and modifier.scope is Scope.DAMAGE_AND_EFFECTS and modifier.vs is None:
        # Marks are on the Active Spot only.
        board.seen_from(act.holder.side).put("prevent_0", act.fires & flags[0], 1)
    else:
        raise Unlowered(f"trigger give {modifier.kind}")


def _award(points: int | None, act: Act, flags: list[Value]) -> None:
    """None at all, or so many more or fewer."""
    board = act.holder.board
    if points is None:
        raise Unlowered("a counted award")
    for at, flag in enumerate(flags):
        side, slot = (at // SLOTS) ^ act.holder.side, at % SLOTS
        if flag.is_const and not flag.const:
            continue
        if points == 0:
            board.cells[f"denied_{side}_{slot}"] = board[f"denied_{side}_{slot}"] | (act.fires & flag)
        elif (side, slot) == (1, 0) and points > 0:
            board.cells["bounty"] = (board["bounty"] + where(act.fires & flag, points, 0)).within(0, 20)
        else:
            cell = f"levy_{side}_{slot}"
            board.cells[cell] = (board[cell] + where(act.fires & flag, points, 0)).within(-20, 20)


STATEMENTS: dict[str, Callable[[Any, Act], None]] = {
    "flip": _flip,
    "if": _if,
    "damage": _damage,
    "heal": _heal,
    "set_hp": _set_hp,
    "afflict": _afflict,
    "cure": _cure,
    "give": _give,
    "draw": moves.draw,
    "put": moves.put,
    "show": moves.show,
}
"""What triggers say; `attached.py` has two more, which attach units themselves."""

