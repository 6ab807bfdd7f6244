"""How much, and whether: numbers and conditions that an effect reads from the game. Damage and HP are in points."""

from __future__ import annotations

from operator import eq, ge, gt, le, lt, ne

from synth.dsl import ast
from synth.dsl.ast import MeasureKind, MemoryKind, Selector, Zone
from synth.reference_py.cards import UNIT
from synth.reference_py.game import Effect, Game, Pokemon
from synth.reference_py.select import cards, players, spots, units
from synth.spec.layout import ENERGIES, Place

_COMPARE = {"==": eq, "!=": ne, ">=": ge, "<=": le, ">": gt, "<": lt}
EVERYTHING = 1 << 20
"""More than there is of anything: what `everything` asks for."""


def amount(game: Game, effect: Effect, node: ast.Amount) -> int:
    match node:
        case ast.Const():
            return node.n
        case ast.Scaled():
            return node.k * amount(game, effect, node.of)
        case ast.Either():
            return amount(game, effect, node.then if holds(game, effect, node.condition) else node.other)
        case ast.Measure():
            return _measure(game, effect, node)


def tens(game: Game, effect: Effect, node: ast.Amount) -> int:
    """An amount of damage or HP as the state counts it; odd fives are dropped (rulebook 11.17)."""
    return amount(game, effect, node) // 10


def holds(game: Game, effect: Effect, condition: ast.Condition) -> bool:
    match condition:
        case ast.Compare():
            left, right = amount(game, effect, condition.left), amount(game, effect, condition.right)
            return _COMPARE[condition.op](left, right)
        case ast.Exists():
            return count(game, effect, condition.what) > 0
        case ast.OneOf():
            return amount(game, effect, condition.what) in condition.values
        case ast.Not():
            return not holds(game, effect, condition.condition)
        case ast.AllOf():
            return all(holds(game, effect, one) for one in condition.conditions)
        case ast.Memory():
            return _remembers(game, effect, condition)


def count(game: Game, effect: Effect, selector: Selector) -> int:
    if selector.zone is Zone.TOP:
        return min(amount(game, effect, selector.top), len(_deck(game, effect, selector)))
    if selector.zone in (Zone.HAND, Zone.DECK, Zone.DISCARD):
        return len(cards(game, effect, selector))
    return len(spots(game, effect, selector))


def payable(cost: tuple[int, ...], pokemon: Pokemon) -> bool:
    """Typed symbols need their type, Colorless ones take any unit (rulebook 6.10)."""
    typed = all(have >= need for have, need in zip(pokemon.energy[:-1], cost[:-1], strict=True))
    return typed and pokemon.units >= sum(cost)


def _deck(game: Game, effect: Effect, selector: Selector) -> list[int]:
    return [at for player in players(game, effect, selector.side) for at in game.players[player].cards_in(Place.DECK)]


def _measure(game: Game, effect: Effect, node: ast.Measure) -> int:
    match node.kind:
        case MeasureKind.HEADS:
            return effect.heads
        case MeasureKind.TAILS:
            return (effect.coins or 0) - effect.heads
        case MeasureKind.COUNT:
            return count(game, effect, node.of)
        case MeasureKind.EXTRA:
            return _extra(game, effect, node)
        case MeasureKind.POINTS:
            return sum(game.players[player].points for player in players(game, effect, node.side))
        case MeasureKind.POINTS_NEEDED:
            has = sum(game.players[player].points for player in players(game, effect, node.side))
            return max(0, game.pool.rules.points_to_win - has)
        case MeasureKind.RESULT:
            return effect.result
        case MeasureKind.DEALT:
            return effect.dealt * 10
        case MeasureKind.HALF:
            return amount(game, effect, node.arg) // 2
        case MeasureKind.UNTIL:
            return amount(game, effect, node.arg)
        case MeasureKind.EVERYTHING:
            return EVERYTHING
    found = spots(game, effect, node.of)
    if node.kind is MeasureKind.ENERGY_TYPES:
        return len({unit for spot in found for unit in range(ENERGIES) if game.at(spot).energy[unit]})
    return sum(_of_pokemon(game.at(spot), node) for spot in found)


def _of_pokemon(pokemon: Pokemon, node: ast.Measure) -> int:
    match node.kind:
        case MeasureKind.ENERGY:
            return units(pokemon, (node.energy,) if node.energy else ())
        case MeasureKind.HP:
            return max(0, pokemon.card.hp - pokemon.damage) * 10
        case MeasureKind.MAX_HP:
            return pokemon.card.hp * 10
        case MeasureKind.DAMAGE_ON:
            return pokemon.damage * 10
        case MeasureKind.RETREAT:
            return pokemon.card.retreat
    raise ValueError(f"measure {node.kind} of a Pokémon")


def _extra(game: Game, effect: Effect, node: ast.Measure) -> int:
    """Units beyond the attack's cost when that is paid as the attacker likes best (rulebook 6.12)."""
    pokemon = game.at(game.find(effect.source))
    beyond = pokemon.units - sum(effect.cost)
    if node.energy is None:
        return beyond
    unit = UNIT[node.energy]
    return min(pokemon.energy[unit] - effect.cost[unit], beyond)


def _remembers(game: Game, effect: Effect, memory: ast.Memory) -> bool:
    match memory.kind:
        case MemoryKind.DID:
            return effect.did
        case MemoryKind.CAN_PAY:
            return payable(effect.cost, game.at(game.find(effect.source)))
        case MemoryKind.FIRST_TURN:
            return game.turn <= 2
        case MemoryKind.SUPPORTER_PLAYED:
            return game.supporter_played
    raise ValueError(f"memory {memory.kind}")
