"""Coins of effects: one batch a program, a forced first coin, flipping a batch again (rulebook 8.15, 17.12)."""

from __future__ import annotations

from synth.dsl import ast
from synth.dsl.ast import Event, MeasureKind
from synth.reference_py import statics
from synth.reference_py.chance import Chance
from synth.reference_py.game import Carrier, Effect, Game, Option, Spot
from synth.reference_py.measure import amount, holds
from synth.spec.chance import Purpose
from synth.spec.layout import SLOTS, Phase

YES, NO = Option(0), Option(1)


def flip(game: Game, chance: Chance, statement: ast.Flip) -> None:
    """An effect has one batch of coins; an attack has flipped it before its damage."""
    if game.effect.coins is None:
        toss(game, chance, statement, may_be_sure=True)


def toss(game: Game, chance: Chance, statement: ast.Flip, may_be_sure: bool) -> None:
    effect = game.effect
    if effect.coin:
        effect.coins, effect.heads = 1, int(chance.coin(*effect.coin))
        return
    index = chance.count(Purpose.COINS)
    sure = may_be_sure and game.first_heads and effect.controller == game.turn_player
    if isinstance(statement.coins, ast.Measure) and statement.coins.kind is MeasureKind.UNTIL_TAILS:
        effect.heads = chance.flip_until_tails(game.pool.rules.until_tails_cap, index, sure)
        effect.coins = effect.heads + 1
    else:
        effect.coins = amount(game, effect, statement.coins)
        effect.heads = chance.flip(effect.coins, index, sure) if effect.coins else 0
    if sure and effect.coins:
        game.first_heads = False


def toss_for_attack(game: Game, chance: Chance, statement: ast.Flip) -> None:
    """Once all coins are seen, they may all be flipped again, once a turn."""
    flip(game, chance, statement)
    if game.effect.coins and not game.reflipped and _can_reflip(game):
        game.ask(Phase.CHOOSE_OPTION, game.effect.controller, (YES, NO), _reflip, statement)


def _can_reflip(game: Game) -> bool:
    player = game.effect.controller
    for slot in range(SLOTS):
        spot = Spot(player, slot)
        if game.at(spot) and Event.AFTER_COINS in game.at(spot).card.events and statics.ability(game, spot):
            program = game.at(spot).card.ability.program(Event.AFTER_COINS)
            effect = Effect(Carrier.ABILITY, player, source=game.at(spot).serial)
            if program.condition is None or holds(game, effect, program.condition):
                return True
    return False


def _reflip(game: Game, chance: Chance, answer: Option, statement: ast.Flip) -> None:
    if answer == YES:
        game.reflipped = True
        toss(game, chance, statement, may_be_sure=False)
