"""Coins of effects: one batch a program, a forced first coin, flipping a batch again (rulebook 8.15, 17.12)."""

from synth.dsl import ast
from synth.dsl.ast import Event, MeasureKind, ModifierKind, Scope, Zone
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
        if game.running.carrier is Carrier.ATTACK:
            _offer(game, statement)


def toss(game: Game, chance: Chance, effect: Effect, statement: ast.Flip, may_be_sure: bool = True) -> None:
    if effect.coin and statement.coins == ast.Const(n=1):
        effect.coins, effect.heads = 1, int(own_coin(game, chance, effect.controller, *effect.coin))
        return
    index = chance.count(Purpose.COINS)
    luck, face = _first(game, effect) if may_be_sure else (None, None)
    sure = None if face is None else face is Scope.HEADS
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


def _first(game: Game, effect: Effect) -> tuple[tuple[int, Mark] | None, Scope | None]:
    """How texts say that the first coin falls. The first lasting effect on the player is over with it: then also whose it is."""
    player, kind = effect.controller, ModifierKind.FIRST_COIN
    for owner, mark, give in statics.wide(game, kind):
        if give.what.zone is Zone.PLAYER and player in players(game, owner, give.what.side):
            return (owner.controller, mark), give.modifier.scope
    attacker = game.find(effect.attacker) if effect.carrier is Carrier.ATTACK else None
    said = {one.modifier.scope for one in statics.given(game, kind, attacker)} if attacker else set[Scope | None]()
    faces = (face for face in (Scope.TAILS, Scope.HEADS) if face in said or statics.of_player(game, kind, player, face))
    return None, next(faces, None)




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
