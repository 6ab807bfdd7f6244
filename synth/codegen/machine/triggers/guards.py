"""would_damage, would_ko: what a Pokémon's own text, or a Trainer before, does about a hit (rulebook 11.10, 11.26)."""

from __future__ import annotations

from synth.codegen.ir import TRUE, Value, maximum, where
from synth.codegen.machine import effective
from synth.codegen.machine.board import Board
from synth.codegen.machine.chance import Chance
from synth.codegen.machine.evaluate import Scene, matches
from synth.codegen.machine.triggers.programs import Holder, Text, only, texts
from synth.codegen.pool import Pool, Unlowered
from synth.dsl.ast import (
    Arm,
    Compare,
    Const,
    Event,
    FilterKind,
    Flip,
    Give,
    If,
    Measure,
    MeasureKind,
    ModifierKind,
    Program,
    Scope,
    SetHp,
)
from synth.dsl.walk import nodes
from synth.spec.chance import Purpose
from synth.spec.layout import SLOTS

WOULD_DAMAGE, WOULD_KO, KO_ANY, KO_BY_ATTACK = range(0, 128, 32)
"""Kinds of coins that reactions flip."""

SECOND_HIT = 128
OF_DAMAGE = (FilterKind.DAMAGED, FilterKind.UNDAMAGED, MeasureKind.HP, MeasureKind.DAMAGE_ON)
HEADS = Compare(left=Measure(kind=MeasureKind.HEADS), op=">=", right=Const(n=1))


def guard_coin(chance: Chance, kind: int, side: int, slot: int, second: Value) -> Value:
    """A coin of its own for every kind, spot and hit."""
    index = kind + SLOTS * side + slot
    return chance.coin(Purpose.GUARD, where(second, index + SECOND_HIT, index))


def promise(program: Program) -> tuple[bool, Give | SetHp]:
    """Whether it needs heads, and what it then does."""
    body = program.body
    if len(body) == 1 and isinstance(body[0], Give | SetHp):
        return False, body[0]
    if len(body) == 2 and isinstance(body[0], Flip) and isinstance(body[1], If) and body[1].condition == HEADS:
        then = body[1].then
        if len(then) == 1 and isinstance(then[0], Give | SetHp) and not body[1].other:
            return True, then[0]
    raise Unlowered(f"{program.event} of this form")


def check_guard(program: Program) -> None:
    _, does = promise(program)
    if program.event is Event.WOULD_KO:
        if not isinstance(does, SetHp) or does.amount != Const(n=10):
            raise Unlowered("would_ko that leaves another number of HP")
    elif not isinstance(does, Give) or _change(does) is None:
        raise Unlowered("would_damage of this form")


def _change(does: Give | SetHp) -> tuple[bool, int] | None:
    """Whether it prevents all damage, else the tens it adds."""
    assert isinstance(does, Give)
    modifier = does.modifier
    if modifier.vs is not None or modifier.at_most is not None:
        return None
    if modifier.kind is ModifierKind.PREVENT and modifier.scope is Scope.DAMAGE:
        return True, 0
    if modifier.kind is ModifierKind.TAKES and isinstance(modifier.amount, Const):
        return False, modifier.amount.n // 10
    return None


def _texts(board: Board, side: int, slot: int, event: Event) -> list[tuple[Text, Value]]:
    holder = Holder(board, side, only(slot), [])
    return [(text, holder.has(text)) for text in texts(board.pool, event)]


def hedge_by_coin(board: Board, chance: Chance, side: int, slot: int, tens: Value, second: Value) -> Value:
    """Damage after texts with a coin."""
    for text, has in _texts(board, side, slot, Event.WOULD_DAMAGE):
        coin, does = promise(text.program)
        if not coin:
            continue
        works = has & (tens > 0) & guard_coin(chance, WOULD_DAMAGE, side, slot, second)
        prevents, change = _change(does) or (False, 0)
        tens = where(works, 0 if prevents else tens + change, tens)
    return tens


def hedge_once(board: Board, side: int, slot: int, tens: Value, when: Value) -> Value:
    """Damage after texts without a coin, which are used up by it."""
    left = tens
    for text, has in _texts(board, side, slot, Event.WOULD_DAMAGE):
        coin, does = promise(text.program)
        if coin:
            continue
        prevents, change = _change(does) or (False, 0)
        left = where(has & (left > 0), 0 if prevents else left + change, left)
    if left is not tens and "spent" not in board.pool.numbers.forgotten:
        board.put(f"spent_{side}_{slot}", when & (left != tens), 1)
    return left


def arms(pool: Pool, event: Event) -> list[tuple[int, Arm]]:
    """Delayed effects over all of a player's Pokémon that wait for an event, with their numbers."""
    found = [(k, arm) for arm, k in pool.numbers.arms.items() if isinstance(arm, Arm)]
    return [(k, arm) for k, arm in found if arm.event is event]


def covered(board: Board, arm: Arm, side: int, slot: int) -> Value:
    """Whether an armed effect of the side is about the Pokémon in a slot of it."""
    view, flag = board.seen_from(side), board.occupied(side, slot)
    for one in arm.on.filters:
        flag = flag & matches(one, Scene(view, only(slot)), 0, slot)
    return flag


def place(board: Board, chance: Chance, side: int, slot: int, tens: Value, second: Value) -> None:
    """Damage of an attack; what would Knock Out may leave 10 HP instead (rulebook 11.26)."""
    saved = endures(board, chance, side, slot, second) if tests_damage(board.pool) else None
    board.hurt(side, slot, tens)
    saved = endures(board, chance, side, slot, second) if saved is None else saved
    if saved is not None:
        hp, name = effective.hp(board, side, slot), f"damage_{side}_{slot}"
        board.put(name, (tens > 0) & (board[name] >= hp) & saved, maximum(hp - 1, 0))


def tests_damage(pool: Pool) -> bool:
    """Whether a text that would save a Pokémon asks for its damage: that is what it had before."""
    conditions = [text.program.condition for text in texts(pool, Event.WOULD_KO) if text.program.condition]
    kinds = (getattr(node, "kind", None) for one in conditions for node in nodes(one))
    return any(kind in OF_DAMAGE for kind in kinds)


def endures(board: Board, chance: Chance, side: int, slot: int, second: Value) -> Value | None:
    saved: Value | None = None
    if side == 1:
        for k, arm in arms(board.pool, Event.WOULD_KO):
            waits = (board[f"armed{k}_1"] > 0) & covered(board, arm, 1, slot)
            saved = waits if saved is None else saved | waits
    for text, has in _texts(board, side, slot, Event.WOULD_KO):
        coin = guard_coin(chance, WOULD_KO, side, slot, second) if promise(text.program)[0] else TRUE
        saved = has & coin if saved is None else saved | (has & coin)
    return saved
