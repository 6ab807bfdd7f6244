"""The Pokémon Checkup: Special Conditions, then Abilities that work in it (rulebook 13.4)."""

from synth.dsl import ast
from synth.dsl.ast import Event, ModifierKind
from synth.dsl.walk import statements
from synth.reference_py.chance import Chance
from synth.reference_py.game import Game, Spot
from synth.reference_py.queries import statics
from synth.reference_py.rules.arming import quiet
from synth.reference_py.rules.interjections import Answer, answer_all, respond, respond_armed, respond_stadium
from synth.reference_py.verbs.coins import own_coin
from synth.reference_py.verbs.damage_and_conditions import hurt
from synth.spec.chance import Purpose
from synth.spec.layout import Daze

_CHECKUP = frozenset({Event.CHECKUP})


def check_up(game: Game, chance: Chance) -> None:
    """Nobody is Knocked Out before the end: who has no HP left may still be healed (rulebook 13.5, D5)."""
    for player in game.sides():
        _conditions(game, chance, player)
    game.next(_abilities)


def _conditions(game: Game, chance: Chance, player: int) -> None:
    owner, side, rules = game.players[player], game.side(player), game.pool.rules
    active = game.pokemon(Spot(player, 0))
    if owner.poison:
        hurt(active, max(0, owner.poison + statics.total_tens(game, ModifierKind.POISON, Spot(player, 0))))
    if owner.burn:
        burn = owner.burn - 1 if owner.burn > 1 else rules.burn // 10
        hurt(active, max(0, burn + statics.total_tens(game, ModifierKind.BURN, Spot(player, 0))))
        owner.burn = 0 if own_coin(game, chance, player, Purpose.BURN, side) else owner.burn
    coins = range(_sleep_coins(game, player)) if owner.daze is Daze.ASLEEP else ()
    fallen = [own_coin(game, chance, player, Purpose.SLEEP, side + 2 * k) for k in coins]
    if owner.daze is Daze.ASLEEP and all(fallen):
        owner.daze, owner.sleep_coins = Daze.NONE, 0
    elif owner.daze is Daze.PARALYZED and side == 0:
        owner.daze = Daze.PARALYZED if owner.daze_fresh else Daze.NONE
        owner.daze_fresh = False


def _sleep_coins(game: Game, player: int) -> int:
    """As many as it fell asleep with, or one and those that the strongest text adds."""
    more = statics.given(game, ModifierKind.SLEEP_COINS, Spot(player, 0))
    return max(game.players[player].sleep_coins, 1 + max((statics.size(game, one) for one in more), default=0))


def _abilities(game: Game, chance: Chance) -> None:
    """What damages first, then what heals; of both players, the one whose turn ended first, the Stadium last (D6)."""
    answers: list[Answer] = []
    if quiet(game, _CHECKUP):
        return
    for spot, _ in game.spots():
        answers += respond(game, spot, Event.CHECKUP) + respond_armed(game, spot, Event.CHECKUP)
    answers += respond_stadium(game, Event.CHECKUP)
    answer_all(game, sorted(answers, key=_heals))


def _heals(answer: Answer) -> bool:
    return not any(isinstance(statement, ast.Damage) for statement in statements(answer[1]))
