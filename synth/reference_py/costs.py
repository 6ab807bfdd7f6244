"""What an attack or a retreat costs now, and whether a Pokémon's Energy pays for it (rulebook 6.10, 9.4, 11.2)."""

from __future__ import annotations

from synth.dsl import ast
from synth.dsl.ast import ModifierKind
from synth.dsl.walk import statements
from synth.reference_py import measure, select, statics
from synth.reference_py.cards import UNIT, CardAttack
from synth.reference_py.game import Carrier, Effect, Game, Spot
from synth.spec.cards import UNITS
from synth.spec.layout import ENERGIES

Cost = tuple[int, ...]
_COLORLESS = ENERGIES - 1


def attack_cost(game: Game, spot: Spot, attack: CardAttack) -> Cost:
    """Changes add up; a symbol is only taken away if its type is named, and never below none."""
    cost = list(_printed(game, spot, attack))
    for effect, modifier in statics.given(game, ModifierKind.COST, spot):
        cost[UNIT[modifier.energies[0]]] += measure.amount(game, effect, modifier.amount)
    for give, copies in zip(game.pool.numbers.discounts, game.discounts, strict=True):
        if copies:
            effect = Effect(Carrier.TRAINER, game.turn_player)
            if select.covers(game, effect, give.what, spot):
                change = measure.amount(game, effect, give.modifier.amount)
                cost[UNIT[give.modifier.energies[0]]] += copies * change
    if spot.slot == 0:
        cost[_COLORLESS] += game.players[spot.player].marks["attack_cost"]
    return tuple(max(0, symbols) for symbols in cost)


def _printed(game: Game, spot: Spot, attack: CardAttack) -> Cost:
    """The printed cost, or the one the attack's own text puts in its place."""
    if not attack.recosts:
        return attack.cost
    effect = Effect(Carrier.ATTACK, spot.player, source=game.at(spot).serial)
    for statement in attack.body:
        if isinstance(statement, ast.If) and measure.holds(game, effect, statement.condition):
            for inner in statements(statement.then):
                if isinstance(inner, ast.Give) and inner.modifier.kind is ModifierKind.COST_IS:
                    return tuple(inner.modifier.energies.count(unit) for unit in UNITS)
    return attack.cost


def payable(game: Game, spot: Spot, cost: Cost) -> bool:
    """Typed symbols need their type, Colorless ones take any unit; some units count for more than one."""
    if not any(cost):
        return True
    energy, values = game.at(spot).energy, statics.unit_values(game, spot)
    worth = [have * value for have, value in zip(energy, values, strict=True)]
    typed = all(have >= need for have, need in zip(worth[:-1], cost[:-1], strict=True))
    return typed and sum(worth) >= sum(cost)


def retreat_cost(game: Game, spot: Spot) -> int:
    """No Retreat Cost stays none whatever adds to it (rulebook 9.4, D17)."""
    if statics.has(game, ModifierKind.FREE_RETREAT, spot):
        return 0
    cost = game.at(spot).card.retreat + statics.total(game, ModifierKind.RETREAT_COST, spot)
    if spot.slot == 0:
        cost += game.players[spot.player].marks["retreat_more"]
        cost -= game.retreat_less if spot.player == game.turn_player else 0
    return max(0, cost)


def can_retreat_for(game: Game, spot: Spot) -> bool:
    energy, values = game.at(spot).energy, statics.unit_values(game, spot)
    return sum(have * value for have, value in zip(energy, values, strict=True)) >= retreat_cost(game, spot)
