"""What an attack or a retreat costs now, and whether a Pokémon's Energy pays for it (rulebook 6.10, 9.4, 11.2)."""

from operator import ge, mul

from synth.dsl import ast
from synth.dsl.ast import ModifierKind
from synth.dsl.walk import statements
from synth.reference_py.cards import CardAttack, recosts
from synth.reference_py.game import Carrier, Effect, Game, Spot
from synth.reference_py.queries import measure, statics
from synth.spec.cards import UNITS

Cost = tuple[int, ...]


def attack_cost(game: Game, spot: Spot, attack: CardAttack) -> Cost:
    """Changes add up; a symbol is only taken away if its type is named, and never below none."""
    printed, changes = _printed(game, spot, attack), list(statics.cost_changes(game, spot))
    if not changes:
        return printed
    cost = list(printed)
    for unit, change in changes:
        cost[unit] += change
    return tuple(max(0, symbols) for symbols in cost)


def _printed(game: Game, spot: Spot, attack: CardAttack) -> Cost:
    """The printed cost, or the one the attack's own text puts in its place."""
    if not attack.recosts:
        return attack.cost
    effect = Effect(Carrier.ATTACK, spot.player, source=game.pokemon(spot).serial)
    said = _said(game, effect, attack.body, attack.cost)
    return attack.cost if said is None else said


def _said(game: Game, effect: Effect, block: ast.Block, printed: Cost) -> Cost | None:
    for statement in block:
        found = None
        match statement:
            case ast.Give(modifier=ast.Modifier(kind=ModifierKind.COST, amount=by)) if by is not None and recosts(statement):
                unit, n = UNITS.index(statement.modifier.energies[0]), measure.amount(game, effect, by)
                found = tuple(max(0, symbols + n) if at == unit else symbols for at, symbols in enumerate(printed))
            case ast.Give() if recosts(statement):
                found = tuple(statement.modifier.energies.count(unit) for unit in UNITS)
            case ast.If() if any(map(recosts, statements((statement,)))):  # another condition may ask for the cost
                taken = statement.then if measure.holds(game, effect, statement.condition) else statement.other
                found = _said(game, effect, taken, printed)
        if found is not None:
            return found
    return None


def payable(game: Game, spot: Spot, cost: Cost) -> bool:
    """Typed symbols need their type, Colorless ones take any unit; some units count for more than one."""
    if not any(cost):
        return True
    worth = _worth(game, spot)
    return all(map(ge, worth[:-1], cost[:-1])) and sum(worth) >= sum(cost)


def _worth(game: Game, spot: Spot) -> list[int]:
    """What the units of each type on the Pokémon count together."""
    return list(map(mul, game.pokemon(spot).energy, statics.unit_values(game, spot)))


def retreat_cost(game: Game, spot: Spot) -> int:
    """No Retreat Cost stays none whatever adds to it (rulebook 9.4, D17)."""
    if statics.has(game, ModifierKind.FREE_RETREAT, spot):
        return 0
    return max(0, game.pokemon(spot).card.retreat + statics.total(game, ModifierKind.RETREAT_COST, spot))


def can_retreat_for(game: Game, spot: Spot) -> bool:
    return sum(_worth(game, spot)) >= retreat_cost(game, spot)
