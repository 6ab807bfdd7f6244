"""Continuous effects of Abilities, Tools and the Stadium (rulebook 10.1, 16.5): which of them work, and on whom.

They are looked up when asked for. Layers keep the questions finite: lost Abilities, then types, then the rest."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from synth.codegen.facts import Carriers
from synth.codegen.ir import FALSE, TRUE, Value, constant, either, total, where
from synth.codegen.machine import effective, evaluate
from synth.codegen.machine.board import SIDES, Board
from synth.codegen.pool import Unlowered, amount_parts
from synth.dsl.ast import Const, Event, FilterKind, Give, ModifierKind, Program, Role, Scope, Selector, Side, Zone
from synth.spec.cards import Status
from synth.spec.layout import SLOTS

Spot = tuple[int, int]
"""Side and slot."""

PLAIN = frozenset({ModifierKind.FREE_RETREAT, ModifierKind.PRIOR_ATTACKS, ModifierKind.EVOLVE_EARLY})
PLAIN |= {ModifierKind.WEAKNESS_X2, ModifierKind.NO_ABILITY, ModifierKind.EVOLVES_AS, ModifierKind.TYPES}
PLAIN |= {ModifierKind.NO_WEAKNESS}
IN_TENS = frozenset({ModifierKind.DEALS, ModifierKind.TAKES, ModifierKind.MAX_HP, ModifierKind.POISON})
COUNTED = IN_TENS | {ModifierKind.COST, ModifierKind.RETREAT_COST, ModifierKind.UNIT_VALUE}
SCOPED = {
    ModifierKind.PREVENT: (Scope.DAMAGE, Scope.EFFECTS, Scope.DAMAGE_AND_EFFECTS, Scope.DAMAGE_OF_ATTACKS_AND_ABILITIES),
    ModifierKind.CANNOT: (Scope.ATTACK, Scope.RETREAT, Scope.HEAL),
    ModifierKind.IMMUNE: (Scope.ANY, *(Scope(status.value) for status in Status)),
    ModifierKind.LOCK: (
        *(Scope.SUPPORTER, Scope.ITEM, Scope.TOOL, Scope.STADIUM, Scope.TRAINER, Scope.BENCH, Scope.EVOLVE),
    ),
}
OF_CARRIER = frozenset({ModifierKind.TYPES, ModifierKind.EVOLVES_AS})
"""Modifiers that only the Pokémon itself can have."""


@dataclass(frozen=True)
class Static:
    """One continuous modifier of the pool; `number` is what cards have it by."""

    number: int
    program: Program
    give: Give
    carriers: Carriers

    @property
    def amount(self) -> int:
        """Of one that is a plain number."""
        assert isinstance(self.give.modifier.amount, Const)
        return self.give.modifier.amount.n


def statics(board: Board, kind: ModifierKind, *scopes: Scope) -> Iterator[Static]:
    for number, program in ((k, one) for k, text in enumerate(board.pool.statics.things, start=1) for one in text):
        for stmt in program.body:
            if isinstance(stmt, Give) and stmt.modifier.kind is kind and (not scopes or stmt.modifier.scope in scopes):
                yield Static(number, program, stmt, board.facts.carriers[number])


def works_at(board: Board, static: Static, side: int, slot: int) -> Value:
    """Whether the Pokémon there has it by its Ability or Tool, and its condition holds."""
    flag = either(board[f"tool_{side}_{slot}"] == card for card in static.carriers.tools)
    if static.carriers.pokemon and static.give.modifier.kind is ModifierKind.NO_ABILITY:
        # What takes Abilities away is only stopped by a mark, so that the question has an answer (rulebook 10.7).
        has = board.fact(side, slot, "static") == static.number
        flag = flag | (has & ~effective.silenced(board, side, slot))
    elif static.carriers.pokemon:
        flag = flag | (effective.static_number(board, side, slot) == static.number)
    return flag & holds(board, static.program, side, slot) if not _never(flag) else FALSE


def holds(board: Board, program: Program, side: int, slot: int | None) -> Value:
    """The header's condition, seen from that side."""
    if program.condition is None:
        return TRUE
    return evaluate.condition(program.condition, _scene(board, side, slot))


def _scene(board: Board, side: int, slot: int | None) -> evaluate.Scene:
    return evaluate.Scene(board.seen_from(side), [TRUE if k == slot else FALSE for k in range(SLOTS)])


def _never(flag: Value) -> bool:
    return flag.is_const and not flag.const


def in_force(board: Board, static: Static, target: Spot, other: Spot | None = None) -> list[tuple[Value, Value]]:
    """Where the modifier is in force on a Pokémon, against `other` if it names one: (how often, the amount each time)."""
    what, found = static.give.what, []
    for side in SIDES:
        if not _reaches(static.give.modifier.vs, side, other) or not static.carriers.in_play:
            continue
        if what.role is not None:
            sources: list[int | None] = [target[1]] if side == target[0] else []
            count = works_at(board, static, *target) if sources else FALSE
        elif _reaches(what, side, target):
            sources = [None]
            count = total(flag for slot in range(SLOTS) if not _never(flag := works_at(board, static, side, slot)))
        else:
            continue
        count = _fitting(board, static, target, other, count)
        if not _never(count):
            found.append((count, amount(board, static, side, sources[0])))
    if static.carriers.stadiums and _reaches(static.give.modifier.vs, target[0], other) and _reaches(what, target[0], target):
        # A Stadium speaks to each player alike (rulebook 8.27).
        flag = either(board["stadium"] == card for card in static.carriers.stadiums)
        flag = _fitting(board, static, target, other, flag & holds(board, static.program, target[0], None))
        if not _never(flag):
            found.append((flag, amount(board, static, target[0], None)))
    return found


def _fitting(board: Board, static: Static, target: Spot, other: Spot | None, count: Value) -> Value:
    """Nothing where the filters of the two selectors do not fit."""
    if _never(count):
        return count
    fits = _passes(board, static.give.what, target)
    if static.give.modifier.vs is not None and other is not None:
        fits = fits & _passes(board, static.give.modifier.vs, other)
    return where(fits, count, 0) if count.dtype != "bool" else fits & count


def _passes(board: Board, what: Selector, spot: Spot) -> Value:
    scene = evaluate.Scene(board, [FALSE] * SLOTS)
    flag = TRUE
    for one in what.filters:
        flag = flag & evaluate.matches(one, scene, *spot)
    return flag


def _reaches(what: Selector | None, side: int, spot: Spot | None) -> bool:
    """Whether a selector of that side's effect can mean that slot at all."""
    if what is None or what.role is not None:
        return True
    assert spot is not None
    mine = side == spot[0]
    if (what.side is Side.MY and not mine) or (what.side is Side.OPP and mine):
        return False
    return not ((what.zone is Zone.ACTIVE and spot[1]) or (what.zone is Zone.BENCH and not spot[1]))


def amount(board: Board, static: Static, side: int, slot: int | None) -> Value:
    """Damage and HP in tens; 1 for what has no amount."""
    modifier = static.give.modifier
    if modifier.amount is None:
        return constant(1)
    k, measure = amount_parts(modifier.amount)
    k = k // 10 if modifier.kind in IN_TENS else k
    return constant(k) if measure is None else evaluate.measure(measure, _scene(board, side, slot)) * k


def sum_of(board: Board, kind: ModifierKind, target: Spot, other: Spot | None = None) -> Value:
    """The sum of all modifiers of a kind in force on a Pokémon."""
    parts = [
        where(count, value, 0) if count.dtype == "bool" else count * value
        for static in statics(board, kind)
        for count, value in in_force(board, static, target, other)
    ]
    return total(parts).within(-100, 100) if parts else constant(0)


def applies(board: Board, kind: ModifierKind, target: Spot, *scopes: Scope, other: Spot | None = None) -> Value:
    """Whether some modifier of a kind, of one of these scopes if any are named, is in force on a Pokémon."""
    return either(is_in_force(board, static, target, other) for static in statics(board, kind, *scopes))


def locked(board: Board, scope: Scope) -> Value:
    """Whether the player whose turn it is may not play such cards."""
    return applies(board, ModifierKind.LOCK, (0, 0), scope)


def is_in_force(board: Board, static: Static, target: Spot, other: Spot | None = None) -> Value:
    """Like `in_force`, without counting."""
    what, sources = static.give.what, FALSE
    for side in SIDES if static.carriers.in_play else ():
        if not _reaches(static.give.modifier.vs, side, other):
            continue
        if what.role is not None:
            sources = sources | (works_at(board, static, *target) if side == target[0] else FALSE)
        elif _reaches(what, side, target):
            sources = sources | works_somewhere(board, static, side)
    if static.carriers.stadiums and _reaches(static.give.modifier.vs, target[0], other) and _reaches(what, target[0], target):
        flag = either(board["stadium"] == card for card in static.carriers.stadiums)
        sources = sources | (flag & holds(board, static.program, target[0], None))
    return _fitting(board, static, target, other, sources)


def works_somewhere(board: Board, static: Static, side: int) -> Value:
    def look() -> Value:
        return either(works_at(board, static, side, slot) for slot in range(SLOTS))

    if static.program.condition is None and static.give.modifier.kind is ModifierKind.NO_ABILITY:
        texts = [board.text_word(side, slot) for slot in range(SLOTS)]
        return board.remember(("static", static.number), [*texts, board[f"silenced_{side}"]], look)
    return look()


def check_static(program: Program) -> None:
    """Raises Unlowered for what is not evaluated here."""
    for stmt in program.body:
        if not isinstance(stmt, Give):
            raise Unlowered(f"static {stmt.verb}")
        modifier, what = stmt.modifier, stmt.what
        known = modifier.kind in PLAIN | COUNTED or modifier.scope in SCOPED.get(modifier.kind, ())
        if not known or modifier.at_most is not None:
            raise Unlowered(f"static {modifier.kind} {modifier.scope or ''}")
        if what.zone is Zone.PLAYER and modifier.kind is ModifierKind.LOCK:
            continue
        if modifier.kind is ModifierKind.LOCK and modifier.scope is not Scope.EVOLVE:
            raise Unlowered(f"lock {modifier.scope} of {what.role or what.zone}")
        for selector in (what, modifier.vs):
            _check_selector(selector)
        if modifier.kind in OF_CARRIER and what.role is not Role.SELF:
            raise Unlowered(f"static {modifier.kind} of others")
        if modifier.kind in COUNTED:
            _check_amount(stmt)
    if program.event is not Event.STATIC:
        raise Unlowered(f"event {program.event}")


def _check_selector(what: Selector | None) -> None:
    if what is None:
        return
    if what.role not in (None, Role.SELF, Role.HOST) or (what.role is None and what.zone not in _PLACES):
        raise Unlowered(f"continuous effect on {what.role or what.zone}")
    if any(one.kind is FilterKind.OTHER for one in what.filters):
        raise Unlowered("continuous effect on others")


_PLACES = (Zone.ACTIVE, Zone.BENCH, Zone.PLAY)


def _check_amount(stmt: Give) -> None:
    modifier = stmt.modifier
    assert modifier.amount is not None
    k, measure = amount_parts(modifier.amount)
    if modifier.kind in IN_TENS and k % 10:
        raise Unlowered(f"{k} is not a multiple of 10")
    if modifier.kind in (ModifierKind.COST, ModifierKind.UNIT_VALUE) and (measure or len(modifier.energies) != 1):
        raise Unlowered(f"static {modifier.kind} by a counted amount")
