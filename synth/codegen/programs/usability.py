"""Whether statements could do something (rulebook 8.1) → calculations.

Refused is only what visible facts show to do nothing; what coins or hidden cards decide is taken to fall well.
"""

from functools import lru_cache, reduce
from operator import or_

from synth.codegen.machine.words import Ask
from synth.codegen.programs.code import Question, Unlowered, moved
from synth.codegen.programs.covering import over_side
from synth.codegen.programs.nouns import SIDES, Nouns, means_cards, status_bits, unit_bits
from synth.dsl import ast
from synth.dsl.ast import MeasureKind, ModifierKind, Role, Side, Zone
from synth.dsl.walk import nodes
from synth.spec.cards import Status

PLACES = {
    ast.Place.DECK: 0, ast.Place.HAND: 1, ast.Place.DISCARD: 2, ast.Place.BENCH: 3, ast.Place.DECK_BOTTOM: 4,
    ast.Place.DECK_TOP: 5, ast.Place.DECK_UNDER: 6,
}  # fmt: skip
_LUCK = frozenset({MeasureKind.HEADS, MeasureKind.TAILS, MeasureKind.UNTIL_TAILS})
MOST = 1000
"""Tens of damage that are more than any Pokémon has."""
YES: Question = ((Ask.NUMBER, 1, 0, 0),)
NO: Question = ((Ask.NUMBER, 0, 0, 0),)


@lru_cache(maxsize=4096)
def by_chance(node: ast.Node) -> bool:
    """Whether it depends on what is not known before: coins, hidden cards."""
    return any(
        inner.kind in _LUCK if isinstance(inner, ast.Measure) else isinstance(inner, ast.Exists) and inner.what.role is Role.IT
        for inner in nodes(node)
    )


class Usability:
    def __init__(self, nouns: Nouns) -> None:
        self.nouns = nouns

    def usable(self, body: ast.Block) -> Question:
        """Conditions of use hold, costs can be paid in full, and one of the statements can do something."""
        needed = (one for one in body if isinstance(one, ast.Require | ast.Pay))
        parts = [self.affordable(one) if isinstance(one, ast.Pay) else self.nouns.condition(one.condition) for one in needed]
        return _all([*parts, self.acts(body)])

    def affordable(self, pay: ast.Pay) -> Question:
        return _all([self._affordable(cost) for cost in pay.body])

    def _affordable(self, cost: ast.Stmt) -> Question:
        match cost:
            case ast.Put(what=what):
                return (*self.nouns.count(what), (Ask.NUMBER, what.n, 0, 0), (Ask.GE, 0, 0, 0))
            case ast.Strip(units=units, source=source):
                needed = YES if units.how == "upto" else self.nouns.amount(units.n)
                return (*needed, (Ask.PAYS_UNITS, self.nouns.selector(source), unit_bits(units.energies), 0))
            case ast.Score(side=side, amount=amount):
                sides = (Side.MY, Side.OPP) if side is Side.BOTH else (side,)
                lost = (*self.nouns.amount(amount), (Ask.TIMES, -1, 0, 0), (Ask.GE, 0, 0, 0))
                return _all([((Ask.POINTS, SIDES[one], 0, 0), *lost) for one in sides])
        return self.acts((cost,))

    def acts(self, block: ast.Block) -> Question:
        """Whether one of the statements can do something; a cost alone does not count."""
        ways: list[Question] = []
        for at, statement in enumerate(block):
            if isinstance(statement, ast.Choose):
                ways.append(self._chosen(statement.what, block[at + 1 :]))
                break
            if isinstance(statement, ast.Heal):
                ways.append(((Ask.CAN_HEAL, self.nouns.selector(statement.what), relieves(block[at + 1 :]), 0),))
            elif not isinstance(statement, ast.Pay):
                ways.append(self._does(statement))
        return _any(ways)

    def offers(self, block: ast.Block) -> Question:
        """Whether a part that is up to a player can do something: more damage of an attack counts too."""
        return YES if any(isinstance(one, ast.Power) for one in block) else self.acts(block)

    def option(self, block: ast.Block) -> Question:
        """Whether it is offered: coins are reason enough, since what comes of them may be said after all options."""
        return YES if any(isinstance(one, ast.Flip) for one in block) else self.offers(block)

    def _chosen(self, what: ast.Selector, after: ast.Block) -> Question:
        if what.zone is Zone.SPOT:
            return YES
        if means_cards(what):
            return _all([self._some(what), self.acts(after)])
        inner = self.acts(after)
        body = (*moved(inner, 1), (Ask.NEXT, 0, 0, 0))
        return ((Ask.EACH, self.nouns.selector(what), len(body) + 1, 0), *body)

    def _does(self, statement: ast.Stmt) -> Question:
        sel = self.nouns.selector
        match statement:
            case ast.If(condition=condition, then=then, other=other):
                if by_chance(condition):
                    return _any([self.acts(then), self.acts(other)])
                held = self.nouns.condition(condition)
                return _either(held, self.acts(then), self.acts(other))
            case ast.Repeat(times=times, body=body):
                return _all([self._positive(times), self.acts(body)])
            case ast.Damage(to=to) | ast.SetHp(what=to):
                return ((Ask.CAN_REACH, sel(to), 0, 0),)
            case ast.MoveDamage(source=source, to=to):
                how = moving(statement)
                return ((Ask.CAN_MOVE if how else Ask.CAN_GIVE, sel(source), sel(to), how),)
            case ast.May(body=body):
                return self.offers(body)
            case ast.Modal(options=options):
                return _any([self.offers(option) for option in options])
            case ast.Evolve(what=what, card=card):
                # By what is visible: a hand or discard pile must hold the card, a deck may (rulebook 7.9).
                if card.zone is not Zone.DECK:
                    return ((Ask.CAN_EVOLVE, sel(what), sel(card), 0),)
                there = self._some(ast.Selector(zone=Zone.DECK, side=Side.MY))
                return _all([there, ((Ask.CAN_REACH, sel(what), 0, 0),)])
            case ast.Afflict(what=what):
                alone = statement.statuses == (Status.BURNED,)
                strong = 1 + (statement.strength or 0) // 10 if alone else (statement.strength or self.nouns.rules.poison) // 10
                return ((Ask.CAN_CATCH, sel(what), status_bits(statement.statuses), strong),)
            case ast.Cure(what=what):
                return ((Ask.CAN_CURE, sel(what), status_bits(statement.statuses), 0),)
            case ast.Attach(units=units, to=to):
                if statement.source == "zone":
                    return _all([self._positive(units.n), ((Ask.CAN_ATTACH, sel(to), 0, 0),)])
                if statement.source == "zone_now":
                    lying = ((Ask.ZONE_UNITS, SIDES[Side.MY], unit_bits(()), 1),)
                    return _all([lying, ((Ask.CAN_ATTACH, sel(to), 0, 0),)])
                # What the Energy Zone makes (rulebook 6.6) the discard pile has to hold.
                there = YES if by_chance(units.n) else ((Ask.DISCARDED, SIDES[Side.MY], unit_bits(units.energies), 0),)
                return _all([self._positive(units.n), there, ((Ask.CAN_REACH, sel(to), 0, 0),)])
            case ast.Strip(units=units, source=source):
                return ((Ask.CAN_STRIP, sel(source), unit_bits(units.energies), 0),)
            case ast.Shift(units=units, source=source, to=to):
                return ((Ask.CAN_GIVE, sel(source), sel(to), unit_bits(units.energies)),)
            case ast.Draw(side=side, amount=ast.Measure(kind=MeasureKind.UNTIL, arg=most)) if most and not by_chance(most):
                sides = (Side.MY, Side.OPP) if side is Side.BOTH else (side,)
                return _any([_all([self._fewer(one, most), ((Ask.CAN_DRAW, SIDES[one], 0, 0),)]) for one in sides])
            case ast.Draw(side=side):
                return _all([self._positive(statement.amount), ((Ask.CAN_DRAW, SIDES[side], 0, 0),)])
            case ast.Score(side=side, amount=amount):
                loses = (*self.nouns.amount(amount), (Ask.NUMBER, 0, 0, 0), (Ask.LT, 0, 0, 0))
                return _any([self._positive(amount), _all([loses, ((Ask.POINTS, SIDES[side], 0, 0),)])])
            case ast.Put(what=what):
                return self._put(what, statement)
            case ast.Equip(what=what, to=to):
                # Any card of a deck may be a Tool.
                deck = ast.Selector(zone=Zone.DECK, side=what.side)
                there = YES if what.role else self._some(deck if what.zone is Zone.DECK else what)
                return _all([there, ((Ask.CAN_EQUIP, sel(to), 0, 0),)])
            case ast.Show(what=what):
                # Whatever a hand or a deck holds may be the card.
                hidden = what.zone in (Zone.HAND, Zone.DECK)
                return self._some(ast.Selector(zone=what.zone, side=what.side) if hidden else what)
            case ast.Order(what=what):
                number = YES if statement.how == "random" or what.top is None else self._number(what.top)
                return _all([number, self._some(ast.Selector(zone=Zone.DECK, side=what.side))])
            case ast.Switch(out=out, into=into):
                return ((Ask.CAN_SWITCH, sel(out), sel(into), 0),)
            case ast.Give(modifier=ast.Modifier(kind=ModifierKind.SPENT)):
                return NO
            case ast.Give(what=what):
                return YES if over_side(statement) else ((Ask.CAN_REACH, sel(what), 0, 0),)
            case ast.Retype(what=what) if what.zone is not Zone.ZONE_NEXT:
                return ((Ask.CAN_STRIP, sel(what), unit_bits(()), 0),)
            case ast.Arm() | ast.Retype():
                return YES
        return NO

    def _some(self, what: ast.Selector) -> Question:
        return self.nouns.condition(ast.Exists(what=what))

    def _positive(self, amount: ast.Amount) -> Question:
        """Whether it is more than nothing, as far as that is known."""
        return YES if by_chance(amount) else self._number(amount)

    def _number(self, amount: ast.Amount) -> Question:
        if isinstance(amount, ast.Const):
            return YES if amount.n > 0 else NO
        return (*self.nouns.amount(amount), (Ask.NUMBER, 0, 0, 0), (Ask.GT, 0, 0, 0))

    def _fewer(self, side: Side, most: ast.Amount) -> Question:
        held = ast.Measure(kind=MeasureKind.COUNT, of=ast.Selector(side=side, zone=Zone.HAND))
        return self.nouns.condition(ast.Compare(left=held, op="<", right=most))

    def _put(self, what: ast.Selector, statement: ast.Put) -> Question:
        if what.role in (Role.FOUND, Role.REST):
            return self._some(ast.Selector(role=what.role))
        if what.zone is Zone.TOP:
            return self._some(what)
        if what.zone is Zone.ZONE_NEXT and statement.place is ast.Place.ZONE_NEXT:
            each = (((Ask.ZONE_UNITS, SIDES[side], unit_bits(()), 0),) for side in (Side.MY, Side.OPP))
            return _all(list(each))
        if what.zone in (Zone.ZONE_NOW, Zone.ZONE_NEXT):
            return ((Ask.ZONE_UNITS, SIDES[what.side], unit_bits(()), int(what.zone is Zone.ZONE_NOW)),)
        if statement.place not in PLACES:
            raise Unlowered(f"put to {statement.place.value}")
        some: Question = ((Ask.CAN_PUT_CARDS, self.nouns.selector(what), PLACES[statement.place], 0),)
        return _all([some, self._affordable(statement)]) if all_or_none(what) else some


def all_or_none(what: ast.Selector) -> bool:
    """So many visible cards, or none of them."""
    shown = what.zone is Zone.DISCARD or (what.zone is Zone.HAND and what.side is not Side.OPP)
    return shown and what.quantifier is ast.Quantifier.CHOOSE and what.n > 1


def moving(statement: ast.MoveDamage) -> int:
    """So many tens that must leave the taker alive; -1: what both have is swapped; 0: as much as there is."""
    if statement.how == "swapped":
        return -1
    amount = statement.amount.n // 10 if isinstance(statement.amount, ast.Const) else MOST
    return max(0, min(MOST, amount)) if statement.how else 0


def relieves(after: ast.Block) -> int:
    """Conditions that the same text then takes from the Pokémon it heals."""
    cures = (one for one in after if isinstance(one, ast.Cure) and one.what.role is Role.IT)
    return reduce(or_, (status_bits(one.statuses) for one in cures), 0)


def _any(parts: list[Question]) -> Question:
    return _joined(parts, YES, NO, Ask.OR_ELSE)


def _all(parts: list[Question]) -> Question:
    return _joined(parts, NO, YES, Ask.AND_THEN)


def _joined(parts: list[Question], settles: Question, idle: Question, ask: Ask) -> Question:
    """One after the other; each may settle it and jump to the end."""
    useful = [part for part in parts if part != idle]
    if settles in useful or not useful:
        return settles if useful else idle
    end = sum(len(part) + 1 for part in useful) - 1
    found = useful[0]
    for part in useful[1:]:
        found += ((ask, end, 0, 0), *moved(part, len(found) + 1))
    return found


def _either(condition: Question, then: Question, other: Question) -> Question:
    if then == other:
        return then
    if other == NO:
        return _all([condition, then])
    if then == NO:
        return _all([(*condition, (Ask.NOT, 0, 0, 0)), other])
    first = moved(then, len(condition))
    return (*condition, *first, *moved(other, len(condition) + len(then)), (Ask.EITHER, 0, 0, 0))
