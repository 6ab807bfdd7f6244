"""How much, and whether: numbers and conditions that an effect reads from the game. Damage and HP are in points."""

from operator import eq, ge, gt, le, lt, ne

from synth.dsl import ast
from synth.dsl.ast import FilterKind, MeasureKind, MemoryKind, Selector, Zone
from synth.dsl.numbering import counted
from synth.reference_py.cards import UNIT
from synth.reference_py.game import Effect, Game, Spot
from synth.reference_py.known import known
from synth.reference_py.queries import select
from synth.reference_py.queries.of_one import of_pokemon
from synth.reference_py.queries.qualities import ask
from synth.spec.cards import UNITS, Energy
from synth.spec.layout import ENERGIES, Flow, Place

_COMPARE = {"==": eq, "!=": ne, ">=": ge, "<=": le, ">": gt, "<": lt}
TYPES = (*UNITS, Energy.DRAGON)
FELL = 1 << len(TYPES)
"""Beside the types of Pokémon that attacks have beaten: one has fallen in some way."""
EX_FELL = 1 << 14
"""… and one that an attack has beaten was a Pokémon ex."""
EVERYTHING = 1 << 20
"""More than there is of anything: what `everything` asks for."""
MANY = 99
"""The most rounds, units or cards that one statement goes through, so that a step is finite."""


def amount(game: Game, effect: Effect, node: ast.Amount | None) -> int:
    match node:
        case ast.Const():
            return node.n
        case ast.Scaled():
            return node.k * amount(game, effect, node.of)
        case ast.Either():
            return amount(game, effect, node.then if holds(game, effect, node.condition) else node.other)
        case ast.Measure():
            return _measure(game, effect, node)
    raise AssertionError("no amount where one must be")


def tens(game: Game, effect: Effect, node: ast.Amount | None) -> int:
    """An amount of damage or HP as the state counts it; odd fives are dropped (rulebook 11.17)."""
    return amount(game, effect, node) // 10


def number(game: Game, effect: Effect, node: ast.Amount | None, most: int = EVERYTHING) -> int:
    """How many: never less than none."""
    return max(0, min(most, amount(game, effect, node)))


def points(game: Game, effect: Effect, node: ast.Amount | None) -> int:
    """Damage or HP to place, heal or move, in tens: never less than none."""
    return max(0, tens(game, effect, node))


def holds(game: Game, effect: Effect, condition: ast.Condition) -> bool:
    match condition:
        case ast.Compare():
            left, right = amount(game, effect, condition.left), amount(game, effect, condition.right)
            return bool(_COMPARE[condition.op](left, right))
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


def type_bits(game: Game, spot: Spot) -> int:
    """Types as the memory of fallen Pokémon keeps them."""
    return sum(1 << TYPES.index(energy) for energy in ask().types(game, spot))


def count(game: Game, effect: Effect, selector: Selector) -> int:
    if selector.zone is Zone.TOP:
        decks = (len(game.players[player].cards_in(Place.DECK)) for player in select.players(game, effect, selector.side))
        return sum(max(0, min(amount(game, effect, selector.top), size)) for size in decks)
    if selector.zone in (Zone.ZONE_NOW, Zone.ZONE_NEXT):
        types = {unit for one in selector.filters for unit in one.energies}
        if any(one.kind is FilterKind.SHARES_ENERGY for one in selector.filters):
            source = game.find(effect.source)
            held = game.pokemon(source).energy if source else [0] * ENERGIES
            types = {unit for unit, n in zip(UNITS, held, strict=True) if n and (not types or unit in types)}
            if not types:
                return 0
        owners = [game.players[player] for player in select.players(game, effect, selector.side)]
        there = (owner.energy_now if selector.zone is Zone.ZONE_NOW else owner.energy_next for owner in owners)
        return sum(unit > 0 and (not types or UNITS[unit - 1] in types) for unit in there)
    if select.of_cards(effect, selector):
        return len(select.cards(game, effect, selector))
    return len(select.spots(game, effect, selector))


def _measure(game: Game, effect: Effect, node: ast.Measure) -> int:
    match node.kind:
        case MeasureKind.HEADS:
            return effect.heads
        case MeasureKind.TAILS:
            return (effect.coins or 0) - effect.heads
        case MeasureKind.COUNT:
            return count(game, effect, known(node.of))
        case MeasureKind.ENERGY if known(node.of).zone is Zone.DISCARD:
            piles = (game.players[player].discarded for player in select.players(game, effect, known(node.of).side))
            return sum(pile[UNIT[node.energy]] if node.energy else sum(pile) for pile in piles)
        case MeasureKind.NAMES if select.of_cards(effect, known(node.of)):
            return len({game.card(card).name for card in select.cards(game, effect, known(node.of))})
        case MeasureKind.NAMES:
            return len({game.pokemon(spot).card.name for spot in select.spots(game, effect, known(node.of))})
        case MeasureKind.TYPES_AMONG if select.of_cards(effect, known(node.of)):
            return len({game.card(card).type for card in select.cards(game, effect, known(node.of))} - {None})
        case MeasureKind.TYPES_AMONG:
            return len({one for spot in select.spots(game, effect, known(node.of)) for one in ask().types(game, spot)})
        case MeasureKind.EXTRA:
            return _extra(game, effect, node)
        case MeasureKind.POINTS:
            return sum(game.players[player].points for player in select.players(game, effect, node.side))
        case MeasureKind.POINTS_NEEDED:
            has = sum(game.players[player].points for player in select.players(game, effect, node.side))
            return max(0, game.pool.rules.points_to_win - has)
        case MeasureKind.KNOCKOUTS:
            return sum(game.players[player].knockouts for player in select.players(game, effect, node.side))
        case MeasureKind.TURNS:
            owners = select.players(game, effect, node.side)
            return sum((game.turn + (player == game.turn_player)) // 2 for player in owners)
        case MeasureKind.TIMES_USED:
            return game.players[effect.controller].times[game.pool.title(known(node.name))]
        case MeasureKind.DONE:
            title = game.pool.title(counted(known(node.deed), known(node.span)))
            return sum(game.players[player].times[title] for player in select.players(game, effect, node.side))
        case MeasureKind.RESULT:
            return effect.result
        case MeasureKind.DEALT:
            return effect.dealt * 10
        case MeasureKind.POWER:
            return effect.power * 10
        case MeasureKind.HALF:
            return amount(game, effect, node.arg) // 2
        case MeasureKind.UNTIL:
            return amount(game, effect, node.arg)
        case MeasureKind.EVERYTHING:
            return EVERYTHING
    found = select.spots(game, effect, known(node.of))
    if node.kind is MeasureKind.ENERGY_TYPES:
        return len({unit for spot in found for unit in range(ENERGIES) if game.pokemon(spot).energy[unit]})
    return sum(of_pokemon(game, spot, node.kind, (node.energy,) if node.energy else ()) for spot in found)


def _extra(game: Game, effect: Effect, node: ast.Measure) -> int:
    """Units beyond the attack's cost when that is paid as the attacker likes best (rulebook 6.12)."""
    spot = game.find(effect.source)
    if spot is None:
        return 0
    pokemon = game.pokemon(spot)
    beyond = pokemon.units - sum(effect.cost)
    if node.energy is None:
        return beyond
    unit = UNIT[node.energy]
    return min(pokemon.energy[unit] - effect.cost[unit], beyond)


def _remembers(game: Game, effect: Effect, memory: ast.Memory) -> bool:
    source = game.find(effect.source)
    match memory.kind:
        case MemoryKind.DID:
            return effect.did
        case MemoryKind.CAN_PAY:
            return source is not None and ask().payable(game, source, effect.cost)
        case MemoryKind.KNOCKED_OUT:
            fallen = game.players[effect.controller].fallen & ~FELL
            return bool(fallen >> TYPES.index(memory.energy) & 1 if memory.energy else fallen)
        case MemoryKind.EX_KNOCKED_OUT:
            return game.players[effect.controller].fallen & EX_FELL > 0
        case MemoryKind.FELL:
            return game.players[effect.controller].fallen > 0
        case MemoryKind.USED_ATTACK:
            title = game.pool.title(known(memory.name))
            return title > 0 and game.players[effect.controller].title == title
        case MemoryKind.FIRST_ATTACK:
            return source is not None and not game.pokemon(source).fought
        case MemoryKind.FIRST_DAMAGE:
            return source is not None and not game.pokemon(source).spent
        case MemoryKind.FIRST_TURN:
            return game.turn <= 2
        case MemoryKind.SUPPORTER_PLAYED:
            return game.supporter_played > 0
        case MemoryKind.STADIUM_PLAYED:
            return game.stadium_played
        case MemoryKind.WENT_FIRST:
            return (game.turn % 2 == 1) == (effect.controller == game.turn_player)
        case MemoryKind.IN_TURN:
            return game.flow in (Flow.MAIN, Flow.END) and game.turn_player in select.players(game, effect, memory.side)
        case MemoryKind.SPENT:
            return any(
                isinstance(one, ast.Give) and one.modifier.kind == "spent" and one.modifier.name == memory.name
                for one in (game.pool.numbers.statements[mark.number] for mark in game.players[effect.controller].wide)
            )
        case MemoryKind.SELF_USED:
            title = game.pool.title(known(memory.name))
            used = title > 0 and game.players[effect.controller].title == title
            return used and source is not None and game.pokemon(source).acted[0]
    raise ValueError(f"memory {memory.kind}")
