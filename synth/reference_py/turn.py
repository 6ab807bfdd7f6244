"""The course of turns: their start and end, and the Pokémon Checkup between them (rulebook 4, 13)."""

from __future__ import annotations

from synth.reference_py.chance import Chance
from synth.reference_py.game import Game
from synth.reference_py.knockout import settle
from synth.reference_py.piles import draw
from synth.reference_py.wounds import hurt
from synth.spec.cards import UNITS
from synth.spec.chance import Purpose
from synth.spec.layout import Daze, Flow, Phase, Winner


def roll_energy(game: Game, chance: Chance, player: int, index: int) -> None:
    """A new next unit for the Energy Zone, any declared type alike."""
    owner = game.players[player]
    unit = chance.among(Purpose.ENERGY_ROLL, index, owner.declared, lambda unit: UNITS[unit])
    owner.energy_next = unit + 1


def next_turn(game: Game, chance: Chance) -> None:
    if game.turn >= game.pool.rules.turn_limit:
        game.finish(Winner.TIE)
        return
    game.turn += 1
    game.turn_player = 1 - game.turn_player
    begin_turn(game, chance)


def begin_turn(game: Game, chance: Chance) -> None:
    game.flow = Flow.MAIN
    if game.turn < 1:
        return
    game.phase = Phase.MAIN
    draw(game, chance, game.turn_player, Purpose.TURN_DRAW, 0)
    if game.turn > 1:
        me = game.players[game.turn_player]
        me.energy_now = me.energy_next
        roll_energy(game, chance, game.turn_player, 0)


def end_turn(game: Game, chance: Chance) -> None:
    _expire(game)
    game.flow = Flow.NEXT
    for player in game.sides():
        _check_up(game, chance, player)
    game.next(next_turn)
    game.next(settle, 1 - game.turn_player)


def _expire(game: Game) -> None:
    """What lasts for a turn, and what was to last for the opponent's next turn, is over before the Checkup (13.7)."""
    game.supporter_played = game.retreated = False
    game.retreat_less = 0
    game.boosts = [0] * len(game.boosts)
    for player in game.players:
        player.moved = False
        for pokemon in player.slots:
            if pokemon:
                pokemon.fresh = pokemon.used = False
    me, opponent = (game.players[player] for player in game.sides())
    me.energy_now, me.locked = 0, False
    for mark in ("deals", "no_attack", "no_retreat"):
        me.marks[mark] = 0
    for mark in ("takes", "prevent"):
        opponent.marks[mark] = 0


def _check_up(game: Game, chance: Chance, player: int) -> None:
    owner, side, rules = game.players[player], game.side(player), game.pool.rules
    active = owner.slots[0]
    hurt(active, owner.poison)
    if owner.burn:
        hurt(active, rules.burn // 10)
        owner.burn = 0 if chance.coin(Purpose.BURN, side) else owner.burn
    if owner.daze is Daze.ASLEEP and chance.coin(Purpose.SLEEP, side):
        owner.daze = Daze.NONE
    elif owner.daze is Daze.PARALYZED and side == 0:
        owner.daze = Daze.PARALYZED if owner.daze_fresh else Daze.NONE
        owner.daze_fresh = False
