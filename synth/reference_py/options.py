"""Parts of an effect that are up to the player, and effects that run another one or end the turn."""

from __future__ import annotations

from synth.dsl import ast
from synth.dsl.ast import Event
from synth.reference_py.chance import Chance
from synth.reference_py.coins import NO, YES
from synth.reference_py.game import Game, Option
from synth.reference_py.performing import perform
from synth.reference_py.select import cards
from synth.reference_py.usable import acts, usable
from synth.spec.layout import Phase


def may(game: Game, chance: Chance, statement: ast.May) -> None:
    """Not asked if it could do nothing."""
    game.effect.did, game.effect.result = False, 0
    if acts(game, game.effect, statement.body):
        game.ask(Phase.CHOOSE_OPTION, game.effect.controller, (YES, NO), _if_yes, statement.body)


def _if_yes(game: Game, chance: Chance, answer: Option, body: ast.Block) -> None:
    if answer == YES:
        game.next(perform, body)


def modal(game: Game, chance: Chance, statement: ast.Modal) -> None:
    """One of the printed options, of those that can do something."""
    possible = [Option(k) for k, block in enumerate(statement.options) if acts(game, game.effect, block)]
    if len(possible) == 1:
        chance.forced.append(possible[0])
        _take(game, chance, possible[0], statement)
    elif possible:
        game.ask(Phase.CHOOSE_OPTION, game.effect.controller, tuple(possible), _take, statement)


def _take(game: Game, chance: Chance, answer: Option, statement: ast.Modal) -> None:
    game.next(perform, statement.options[answer.number])


def use(game: Game, chance: Chance, statement: ast.Use) -> None:
    """A Supporter's effect as this one's (rulebook 8.11); attacks are copied before they start."""
    if statement.what != "effect":
        return
    effect = game.effect
    for held in cards(game, effect, statement.of):
        text = game.card(held).trainer
        program = text.program(Event.PLAY)
        effect.it = effect.it_card = effect.coins = None
        if usable(game, effect, program):
            effect.row = text.row
            game.next(perform, program.body)


def end_turn(game: Game, chance: Chance, statement: ast.EndTurn) -> None:
    """Once this effect is over (rulebook 8.8)."""
    game.effect.ends_turn = True
