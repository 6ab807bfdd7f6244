"""What holds of a Pokémon in play once continuous effects are counted in: the one place that says so."""

from __future__ import annotations

from synth.codegen.facts import TYPES
from synth.codegen.ir import FALSE, Value, boolean, chosen, constant, either, maximum, where
from synth.codegen.machine import statics
from synth.codegen.machine.board import Board
from synth.dsl.ast import ModifierKind, Scope
from synth.spec.cards import UNITS, Energy, Status

DAMAGE = (Scope.DAMAGE, Scope.DAMAGE_AND_EFFECTS, Scope.DAMAGE_OF_ATTACKS_AND_ABILITIES)
EFFECTS = (Scope.EFFECTS, Scope.DAMAGE_AND_EFFECTS)


def silenced(board: Board, side: int, slot: int) -> Value:
    """By a mark of an attack; marks are on the Active Pokémon."""
    return board[f"silenced_{side}"] > 0 if slot == 0 else FALSE


def ability_lost(board: Board, side: int, slot: int) -> Value:
    """Rulebook 10.7."""
    return silenced(board, side, slot) | statics.applies(board, ModifierKind.NO_ABILITY, (side, slot))


def has_type(board: Board, side: int, slot: int, energies: tuple[Energy, ...]) -> Value:
    mine = board.fact(side, slot, "type")
    printed = either(mine == TYPES.index(energy) for energy in energies)
    for static in statics.statics(board, ModifierKind.TYPES):
        fits = boolean(bool(set(energies) & set(static.give.modifier.energies)))
        printed = where(statics.works_at(board, static, side, slot), fits, printed)
    return printed


def type_bits(board: Board, side: int, slot: int) -> Value:
    """Types as the memory of fallen Pokémon keeps them."""
    bits = chosen(board.fact(side, slot, "type"), [constant(1 << k) for k in range(len(TYPES))])
    for static in statics.statics(board, ModifierKind.TYPES):
        now = sum(1 << TYPES.index(energy) for energy in static.give.modifier.energies)
        bits = where(statics.works_at(board, static, side, slot), now, bits)
    return bits


def is_weak(board: Board, target: tuple[int, int], attacker: tuple[int, int]) -> Value:
    """Whether the attacker has the type of the target's Weakness."""
    weakness = board.fact(*target, "weakness")
    weak = weakness == board.fact(*attacker, "type") + 1
    for static in statics.statics(board, ModifierKind.TYPES):
        now = either(weakness == TYPES.index(energy) + 1 for energy in static.give.modifier.energies)
        weak = where(statics.works_at(board, static, *attacker), now, weak)
    return weak


def hp(board: Board, side: int, slot: int) -> Value:
    """Tens (rulebook 14.2)."""
    return board.fact(side, slot, "hp") + statics.sum_of(board, ModifierKind.MAX_HP, (side, slot))


def retreat_cost(board: Board, side: int, slot: int) -> Value:
    """No Retreat Cost stays none whatever adds to it (rulebook 9.4)."""
    cost = board.fact(side, slot, "retreat") + statics.sum_of(board, ModifierKind.RETREAT_COST, (side, slot))
    if slot == 0:
        cost = cost + board[f"retreat_more_{side}"]
        cost = cost - board["retreat_less"] if side == board.turn_side else cost
    free = statics.applies(board, ModifierKind.FREE_RETREAT, (side, slot))
    return where(free, 0, maximum(cost, 0))


def immune(board: Board, side: int, status: Status) -> Value:
    """Whether the Active Pokémon cannot have the condition (rulebook 12.7)."""
    scopes = [scope for scope in (Scope.ANY, Scope.ASLEEP) if scope is Scope.ANY or scope.value == status.value]
    return statics.applies(board, ModifierKind.IMMUNE, (side, 0), *scopes)


def can_be_healed(board: Board, side: int, slot: int) -> Value:
    return ~statics.applies(board, ModifierKind.CANNOT, (side, slot), Scope.HEAL)


def prevents(board: Board, scopes: tuple[Scope, ...], target: tuple[int, int], other: tuple[int, int]) -> Value:
    """Whether a continuous effect protects the target from the other Pokémon."""
    return statics.applies(board, ModifierKind.PREVENT, target, *scopes, other=other)


def worth(board: Board, side: int, slot: int, unit: int) -> Value:
    """What the units of a type count for costs; several sources do not add up (rulebook 6.11)."""
    held = board.energy(side, slot, unit)
    best = held
    for static in statics.statics(board, ModifierKind.UNIT_VALUE):
        if unit == UNITS.index(static.give.modifier.energies[0]):
            for count, _ in statics.in_force(board, static, (side, slot)):
                best = maximum(best, where(count > 0, held * static.amount, 0))
    return best


def unit_value(board: Board, side: int, slot: int, unit: int) -> Value:
    """What one unit of a type counts."""
    value = constant(1)
    for static in statics.statics(board, ModifierKind.UNIT_VALUE):
        if unit == UNITS.index(static.give.modifier.energies[0]):
            for count, _ in statics.in_force(board, static, (side, slot)):
                value = maximum(value, where(count > 0, static.amount, 1))
    return value
