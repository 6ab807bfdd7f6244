"""What holds of a Pokémon in play once continuous effects are counted in: the one place that says so."""

from __future__ import annotations

from synth.codegen.facts import TYPES
from synth.codegen.ir import FALSE, Value, chosen, constant, either, maximum, where
from synth.codegen.machine import statics
from synth.codegen.machine.board import SIDES, Board
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


def static_number(board: Board, side: int, slot: int) -> Value:
    """The continuous effect that the Pokémon's Ability has, 0 while it is lost. Every stage asks for it."""
    if board.turn_side == 1:
        return static_number(board.seen_from(1), 1 - side, slot)
    lost = ability_lost(board, side, slot)
    if lost.is_const and not lost.const:
        return board.fact(side, slot, "static")
    takers = list(statics.statics(board, ModifierKind.NO_ABILITY))
    seen = [statics.works_somewhere(board, static, k) for static in takers for k in SIDES]
    inputs = [*board.words(side, slot), board[f"silenced_{side}"], *seen]
    return board.remember(
        ("text", side, slot), inputs, lambda: where(ability_lost(board, side, slot), 0, board.fact(side, slot, "static"))
    )


def has_type(board: Board, side: int, slot: int, energies: tuple[Energy, ...]) -> Value:
    mine = board.fact(side, slot, "type")
    printed = either(mine == TYPES.index(energy) for energy in energies)
    for static in statics.statics(board, ModifierKind.TYPES):
        if set(energies) & set(static.give.modifier.energies):
            printed = printed | statics.works_at(board, static, side, slot)
    return printed


def type_bits(board: Board, side: int, slot: int) -> Value:
    """Types as the memory of fallen Pokémon keeps them."""
    bits = chosen(board.fact(side, slot, "type"), [constant(1 << k) for k in range(len(TYPES))])
    for static in statics.statics(board, ModifierKind.TYPES):
        more = sum(1 << TYPES.index(energy) for energy in static.give.modifier.energies)
        bits = bits | where(statics.works_at(board, static, side, slot), more, 0)
    return bits


def is_weak(board: Board, target: tuple[int, int], attacker: tuple[int, int]) -> Value:
    """Whether the attacker has the type of the target's Weakness."""
    weakness = board.fact(*target, "weakness")
    weak = weakness == board.fact(*attacker, "type") + 1
    for static in statics.statics(board, ModifierKind.TYPES):
        more = either(weakness == TYPES.index(energy) + 1 for energy in static.give.modifier.energies)
        weak = weak | (more & statics.works_at(board, static, *attacker))
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
    return statics.applies(board, ModifierKind.IMMUNE, (side, 0), Scope.ANY, Scope(status.value))


def can_be_healed(board: Board, side: int, slot: int) -> Value:
    return ~statics.applies(board, ModifierKind.CANNOT, (side, slot), Scope.HEAL)


def can_be_evolved(board: Board, slot: int) -> Value:
    """With a card from hand, by whatever means (rulebook 7.8); locks on the player are tested apart."""
    return ~statics.applies(board, ModifierKind.LOCK, (0, slot), Scope.EVOLVE)


def prevents(board: Board, scopes: tuple[Scope, ...], target: tuple[int, int], other: tuple[int, int]) -> Value:
    """Whether a continuous effect protects the target from the other Pokémon."""
    return statics.applies(board, ModifierKind.PREVENT, target, *scopes, other=other)


def worth(board: Board, side: int, slot: int, unit: int) -> Value:
    """What the units of a type count for costs; several sources do not add up (rulebook 6.11)."""
    held = board.energy(side, slot, unit)
    best = held
    for static in statics.statics(board, ModifierKind.UNIT_VALUE):
        if unit == UNITS.index(static.give.modifier.energies[0]):
            flag = statics.is_in_force(board, static, (side, slot))
            best = maximum(best, where(flag, held * static.amount, 0))
    return best


def unit_value(board: Board, side: int, slot: int, unit: int) -> Value:
    """What one unit of a type counts."""
    value = constant(1)
    for static in statics.statics(board, ModifierKind.UNIT_VALUE):
        if unit == UNITS.index(static.give.modifier.energies[0]):
            flag = statics.is_in_force(board, static, (side, slot))
            value = maximum(value, where(flag, static.amount, 1))
    return value
