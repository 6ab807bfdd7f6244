"""Coins of effects: one batch a program, a forced first coin, flipping a batch again (rulebook 8.15, 17.12)."""

from synth.dsl import ast
from synth.dsl.ast import Event, MeasureKind, MemoryKind, ModifierKind, Role, Scope
from synth.dsl.walk import nodes
from synth.reference_py.chance import Chance
from synth.reference_py.game import Carrier, Effect, Game, Mark, Option, Spot
from synth.reference_py.queries import statics
from synth.reference_py.queries.measure import holds, number
from synth.reference_py.queries.select import players
from synth.spec.chance import Purpose
from synth.spec.layout import Phase

YES, NO = Option(0), Option(1)
COINS = 32
"""The most coins of a batch: a word has so many bits."""


def own_coin(game: Game, chance: Chance, player: int, purpose: Purpose, index: int = 0) -> bool:
    """A coin of its own that a player flips: heads is True."""
    up, fall = chance.coin(purpose, index), statics.fall(game, player)
    return up if fall is None else fall is Scope.HEADS


def flip(game: Game, chance: Chance, statement: ast.Flip) -> None:
    """An effect has one batch of coins; an attack has flipped it before its damage, unless it waits."""
    if game.running.coins is None:
        toss(game, chance, game.running, statement)
        if game.running.carrier is Carrier.ATTACK and waits(statement):
            _offer(game, statement)


def waits(statement: ast.Flip) -> bool:
    """Whether the number of coins is known only once something was done or picked."""
    return any(
        node.role in _KNOWN_LATER if isinstance(node, ast.Selector) else node in _COUNTED for node in nodes(statement)
    )


_KNOWN_LATER = (Role.IT, Role.FOUND, Role.REST, Role.MOVED, Role.NEW_ACTIVE, Role.OLD_ACTIVE, Role.TOP_CARD)
_COUNTED = (ast.Measure(kind=MeasureKind.RESULT), ast.Memory(kind=MemoryKind.DID))


def toss(game: Game, chance: Chance, effect: Effect, statement: ast.Flip, may_be_sure: bool = True) -> None:
    if effect.coin and statement.coins == ast.Const(n=1):
        effect.coins, effect.heads = 1, int(own_coin(game, chance, effect.controller, *effect.coin))
        return
    index = chance.count(Purpose.COINS)
    luck = _luck(game, effect.controller) if may_be_sure else None
    sure = luck is not None
    if isinstance(statement.coins, ast.Measure) and statement.coins.kind is MeasureKind.UNTIL_TAILS:
        most = game.pool.rules.until_tails_cap
        effect.heads = _fallen(game, effect, chance.flip_until_tails(most, index, sure), most)
        effect.coins = effect.heads + 1
    else:
        effect.coins = number(game, effect, statement.coins, COINS)
        effect.heads = _fallen(game, effect, chance.flip(effect.coins, index, sure), effect.coins) if effect.coins else 0
    if luck and effect.coins:
        owner, mark = luck
        game.players[owner].wide = tuple(one for one in game.players[owner].wide if one is not mark)


def _fallen(game: Game, effect: Effect, heads: int, most: int) -> int:
    """Heads of a batch, unless texts say how all of its coins fall."""
    return {None: heads, Scope.TAILS: 0, Scope.HEADS: most}[statics.fall(game, effect.controller)]


def _luck(game: Game, player: int) -> tuple[int, Mark] | None:
    """The first effect in force that makes this player's next coin heads, and whose it is."""
    for effect, mark, give in statics.wide(game, ModifierKind.FIRST_COIN_HEADS):
        if player in players(game, effect, give.what.side):
            return effect.controller, mark
    return None


def toss_for_attack(game: Game, chance: Chance, statement: ast.Flip) -> None:
    flip(game, chance, statement)
    _offer(game, statement)


def _offer(game: Game, statement: ast.Flip) -> None:
    """Once all coins are seen, they may all be flipped again, once a turn."""
    if game.running.coins and not game.reflipped and _can_reflip(game):
        game.ask(Phase.CHOOSE_OPTION, game.running.controller, (YES, NO), _reflip, statement)


def _can_reflip(game: Game) -> bool:
    player = game.running.controller
    for slot in range(game.slots):
        spot = Spot(player, slot)
        ability = statics.ability(game, spot) if game.at(spot) else None
        program = ability.program(Event.AFTER_COINS) if ability else None
        if program:
            effect = Effect(Carrier.ABILITY, player, source=game.pokemon(spot).serial)
            if program.condition is None or holds(game, effect, program.condition):
                return True
    return False


def _reflip(game: Game, chance: Chance, answer: Option, statement: ast.Flip) -> None:
    if answer == YES:
        game.reflipped = True
        toss(game, chance, game.running, statement, may_be_sure=False)
