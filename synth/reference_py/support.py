"""What of the effect language this engine plays. A card that needs more is refused at setup, never half played."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from synth.dsl import ast
from synth.dsl.ast import Duration, Event, Role, Scope, Side, Zone
from synth.dsl.ast import ModifierKind as Kind
from synth.dsl.walk import nodes, statements
from synth.spec.cards import Card

_GIVES = {
    Duration.STATIC: {
        Kind.TAKES, Kind.DEALS, Kind.PREVENT, Kind.CANNOT, Kind.LOCK, Kind.RETREAT_COST, Kind.FREE_RETREAT, Kind.COST,
        Kind.MAX_HP, Kind.IMMUNE, Kind.WEAKNESS_X2, Kind.NO_ABILITY, Kind.TYPES, Kind.PRIOR_ATTACKS, Kind.UNIT_VALUE,
        Kind.POISON, Kind.EVOLVE_EARLY, Kind.EVOLVES_AS, Kind.NO_WEAKNESS,
    },
    Duration.OPP_TURN: {
        Kind.TAKES, Kind.DEALS, Kind.PREVENT, Kind.CANNOT, Kind.LOCK, Kind.RETREAT_COST, Kind.COST, Kind.NO_WEAKNESS,
        Kind.COIN_TO_ATTACK,
    },
    Duration.MY_TURN: {Kind.CANNOT, Kind.BONUS, Kind.DEALS, Kind.TAKES},
    Duration.THIS_TURN: {Kind.DEALS, Kind.COST, Kind.RETREAT_COST, Kind.FIRST_COIN_HEADS},
    Duration.WHILE_ACTIVE: {Kind.BONUS, Kind.COIN_TO_ATTACK, Kind.NO_ABILITY},
    Duration.THIS_HIT: {Kind.IGNORE, Kind.PREVENT, Kind.TAKES},
    Duration.THIS_KNOCKOUT: {Kind.AWARD},
}  # fmt: skip
"""What a cell, a stage of an attack or a look at the cards in play can carry."""

LOCK_CELLS = {
    Scope.SUPPORTER: "locked",
    Scope.ITEM: "locked_item",
    Scope.TRAINER: "locked_trainer",
    Scope.EVOLVE: "locked_evolve",
    Scope.ZONE_ENERGY: "locked_zone",
}
"""Locks on a player that an effect can leave behind."""


def refusal(card: Card, effects: Iterable[ast.Effect]) -> str | None:
    """Why the engine cannot play the card, or None."""
    return next((why for effect in effects for program in effect for why in _gaps(program)), None)


def _gaps(program: ast.Program) -> Iterator[str]:
    if program.event is Event.RETREATS:
        yield f"event {program.event.value}"
    for node in nodes(program):
        match node:
            case ast.Give() if not _can_give(node, program.event):
                yield f"give {node.modifier.kind.value} for {node.duration.value}"
            case ast.Put(with_tools=True) if program.event in (Event.KO_BY_ATTACK, Event.KO_ANY):
                yield "put with_tools of a Pokémon that is Knocked Out"
            case ast.Arm() if not _can_arm(node):
                yield f"arm {node.event.value}"


def _can_give(give: ast.Give, event: Event) -> bool:
    modifier = give.modifier
    if modifier.scope is Scope.RANDOM_ATTACK:
        return False
    if modifier.kind is Kind.COST_IS:
        return give.what.role is Role.THIS_ATTACK
    if modifier.kind is Kind.LOCK and give.duration is not Duration.STATIC:
        return modifier.scope in LOCK_CELLS
    if modifier.kind is Kind.CANNOT and give.duration is Duration.STATIC:
        return modifier.scope in (Scope.ATTACK, Scope.RETREAT, Scope.HEAL)
    if give.duration is Duration.STATIC and event is not Event.STATIC:
        return False
    return modifier.kind in _GIVES.get(give.duration, ()) and _has_cell(give)


def _has_cell(give: ast.Give) -> bool:
    """The Retreat Cost of a turn has one cell, of the player whose turn it is: the own Active's now, the opponent's next."""
    if give.modifier.kind is not Kind.RETREAT_COST or give.duration is Duration.STATIC:
        return True
    if give.duration is Duration.THIS_TURN:
        return give.what.side is Side.MY and give.what.zone is Zone.ACTIVE
    return give.what.role is Role.DEFENDER or (give.what.side is Side.OPP and give.what.zone is Zone.ACTIVE)


def _can_arm(arm: ast.Arm) -> bool:
    """Whether a cell of the state says all about it."""
    verbs = {inner.verb for inner in statements(arm.body) if not isinstance(inner, ast.If)}
    match arm.event:
        case Event.MY_ATTACK_KOS:
            return arm.duration is Duration.THIS_ATTACK or verbs == {"give"}
        case Event.WOULD_KO:
            return arm.on.zone is Zone.PLAY and arm.on.side is Side.MY and verbs == {"set_hp"}
        case Event.DAMAGED | Event.TURN_END_OPP | Event.RETREATS:
            return verbs == {"damage"}
        case Event.ATTACHED_ZONE:
            return verbs == {"afflict"}
    return False
