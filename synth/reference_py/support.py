"""What of the effect language this engine plays. A card that needs more is refused at setup, never half played."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from synth.dsl import ast
from synth.dsl.ast import (
    Duration,
    Event,
    FilterKind,
    MeasureKind,
    MemoryKind,
    ModifierKind,
    Quantifier,
    Role,
    Scope,
    Zone,
)
from synth.dsl.walk import nodes
from synth.spec.cards import Card, Kind

IN_PLAY = frozenset({Zone.ACTIVE, Zone.BENCH, Zone.PLAY})
PILES = frozenset({Zone.HAND, Zone.DECK, Zone.TOP, Zone.DISCARD})

_EVENTS = frozenset({Event.ATTACK, Event.PLAY, Event.STATIC, Event.ONCE, Event.ANYTIME, Event.DAMAGED})
_VERBS = (
    ast.Flip, ast.If, ast.Repeat, ast.Choose, ast.Require, ast.Power, ast.Damage, ast.Heal, ast.SetHp, ast.Afflict,
    ast.Cure, ast.Attach, ast.Strip, ast.Shift, ast.Draw, ast.Put, ast.Show, ast.Switch, ast.Give, ast.Use,
)  # fmt: skip
_ROLES = frozenset({Role.SELF, Role.IT, Role.DEFENDER, Role.ATTACKER})
_FILTERS = frozenset(FilterKind) - {
    FilterKind.TOOL_NAMED, FilterKind.ON_ZONE, FilterKind.EVOLVED_NOW, FilterKind.TOOL, FilterKind.EVOLVES_FROM_IT,
    FilterKind.EVOLVES_VIA_STAGE1, FilterKind.HAS_DAMAGED_BY_ATTACK, FilterKind.MAX_HP_AT_MOST,
}  # fmt: skip
_MEASURES = frozenset(MeasureKind) - {MeasureKind.KNOCKOUTS, MeasureKind.TIMES_USED}
_MEMORIES = frozenset({MemoryKind.DID, MemoryKind.CAN_PAY, MemoryKind.FIRST_TURN, MemoryKind.SUPPORTER_PLAYED})

_STATIC = frozenset({ModifierKind.TAKES, ModifierKind.DEALS})
_MARKS = frozenset({
    (ModifierKind.TAKES, None), (ModifierKind.DEALS, None), (ModifierKind.PREVENT, Scope.DAMAGE_AND_EFFECTS),
    (ModifierKind.CANNOT, Scope.ATTACK), (ModifierKind.CANNOT, Scope.RETREAT),
})  # fmt: skip


def refusal(card: Card, effects: Iterable[ast.Effect]) -> str | None:
    """Why the engine cannot play the card, or None."""
    if card.kind in (Kind.TOOL, Kind.STADIUM):
        return f"{card.kind.value} cards"
    return next((why for effect in effects for program in effect for why in _gaps(program)), None)


def _gaps(program: ast.Program) -> Iterator[str]:
    if program.event not in _EVENTS:
        yield f"event {program.event.value}"
    for node in nodes(program):
        yield from _gap(node, program.event)


def _gap(node: ast.Node, event: Event) -> Iterator[str]:
    match node:
        case ast.Selector():
            yield from _selector_gap(node)
        case ast.Filter() if node.kind not in _FILTERS:
            yield f"filter {node.kind.value}"
        case ast.Measure() if node.kind not in _MEASURES:
            yield f"measure {node.kind.value}"
        case ast.Memory() if node.kind not in _MEMORIES:
            yield f"memory {node.kind.value}"
        case ast.Give() if not _can_give(node, event):
            yield f"give {node.modifier.kind.value} for {node.duration.value}"
        case _ if hasattr(node, "verb") and not (isinstance(node, _VERBS) and _plain(node)):
            yield f"verb {node.verb} in this form"


def _selector_gap(selector: ast.Selector) -> Iterator[str]:
    if selector.role and selector.role not in _ROLES:
        yield f"role {selector.role.value}"
    if selector.zone and selector.zone not in (*IN_PLAY, *PILES, Zone.PLAYER):
        yield f"zone {selector.zone.value}"
    if selector.side is ast.Side.TURN:
        yield "side turn"
    match selector.quantifier:
        case Quantifier.ALL | Quantifier.RANDOM:
            pass
        case Quantifier.CHOOSE if selector.n == 1 and selector.zone not in PILES:
            pass
        case _:
            yield f"quantifier {selector.quantifier.value} {selector.n}"


def _plain(statement: ast.Stmt) -> bool:
    """The forms of a verb that are implemented."""
    match statement:
        case ast.Afflict() | ast.Cure():
            return statement.how == "all"
        case ast.Attach():
            return len(statement.units.energies) == 1 and statement.units.how == "chosen"
        case ast.Strip():
            return not statement.pooled and statement.units.how != "different"
        case ast.Shift():
            return _everything(statement.units) and not statement.one_each
        case ast.Damage():
            return statement.times is None or statement.to.quantifier is Quantifier.RANDOM
        case ast.Put():
            return _can_put(statement.what, statement.place)
        case ast.Show():
            mine = statement.what.side is ast.Side.MY
            return statement.to is ast.Side.MY and statement.what.zone is (Zone.TOP if mine else Zone.HAND)
        case ast.Use():
            return statement.what == "attack" and statement.of is not None and statement.of.side is ast.Side.OPP
    return True


def _everything(units: ast.Units) -> bool:
    return isinstance(units.n, ast.Measure) and units.n.kind is MeasureKind.EVERYTHING


def _can_put(what: ast.Selector, place: ast.Place) -> bool:
    if what.role or what.zone in IN_PLAY:
        return place in (ast.Place.HAND, ast.Place.DECK, ast.Place.DISCARD)
    if place is ast.Place.BENCH:
        return what.zone is Zone.DECK
    return place is not ast.Place.DECK_BOTTOM and what.zone is not Zone.TOP


def _can_give(give: ast.Give, event: Event) -> bool:
    modifier, mine = give.modifier, give.what.side is ast.Side.MY
    kind = modifier.kind
    if kind is ModifierKind.LOCK:
        timed = give.duration is Duration.OPP_TURN
        return modifier.scope is Scope.SUPPORTER and give.what.side is ast.Side.OPP and (timed or event is Event.STATIC)
    match give.duration:
        case Duration.STATIC:
            return kind in _STATIC and event is Event.STATIC
        case Duration.THIS_TURN:
            return mine and (kind is ModifierKind.DEALS or kind is ModifierKind.RETREAT_COST)
        case Duration.OPP_TURN:
            defends = kind in (ModifierKind.TAKES, ModifierKind.PREVENT)
            known = (kind, modifier.scope) in _MARKS and modifier.vs is None and modifier.at_most is None
            return known and defends == (give.what.role is Role.SELF)
    return False
