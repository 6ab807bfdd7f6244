"""Parts of an effect that are up to the player, and effects that run another one, give points or end the turn."""

from synth.dsl import ast
from synth.dsl.ast import Event
from synth.dsl.walk import statements
from synth.reference_py.chance import Chance
from synth.reference_py.game import Game, Option
from synth.reference_py.known import known
from synth.reference_py.queries.measure import MANY, amount
from synth.reference_py.queries.select import cards, players
from synth.reference_py.queries.usable import offers, usable
from synth.reference_py.verbs.coins import NO, YES
from synth.reference_py.verbs.performing import perform, tell_of
from synth.spec.layout import Phase


def may(game: Game, chance: Chance, statement: ast.May) -> None:
    """Not asked if it could do nothing."""
    effect = game.running
    effect.did, effect.result = False, effect.result if effect.counting else 0
    if offers(game, effect, statement.body):
        game.ask(Phase.CHOOSE_OPTION, _decider(game, statement), (YES, NO), _if_yes, statement.body)


def _decider(game: Game, statement: ast.May | ast.Modal) -> int:
    mine = game.running.controller
    return mine if statement.by == "my" else 1 - mine


def _if_yes(game: Game, chance: Chance, answer: Option, body: ast.Block) -> None:
    if answer == YES:
        game.running.did = True
        game.next(perform, body)


def modal(game: Game, chance: Chance, statement: ast.Modal) -> None:
    """One of the printed options, of those that can do something."""
    possible = [Option(k) for k, block in enumerate(statement.options) if _worth_asking(game, block)]
    if len(possible) == 1:
        chance.forced.append(possible[0])
        _take(game, chance, possible[0], statement)
    elif possible:
        game.ask(Phase.CHOOSE_OPTION, _decider(game, statement), tuple(possible), _take, statement)


def _worth_asking(game: Game, option: ast.Block) -> bool:
    """Coins are reason enough: what comes of them may be said after all options."""
    return any(isinstance(one, ast.Flip) for one in option) or offers(game, game.running, option)


def _take(game: Game, chance: Chance, answer: Option, statement: ast.Modal) -> None:
    game.next(perform, statement.options[answer.number])


def use(game: Game, chance: Chance, statement: ast.Use) -> None:
    """A Supporter's effect as this one's (rulebook 8.11); attacks are copied before they start."""
    if statement.what != "effect":
        return
    effect = game.running
    for held in cards(game, effect, known(statement.of)):
        text = game.card(held).trainer
        program = text.program(Event.PLAY) if text else None
        if text is None or program is None:
            continue  # no Trainer card that is played for its effect
        if effect.row in game.pool.trainers and any(isinstance(one, ast.Use) for one in statements(program.body)):
            continue  # no copy of a copy: two such cards would never end
        effect.call(None)
        effect.coins = None
        if usable(game, effect, program):
            effect.row = text.row
            game.next(perform, program.body)


def score(game: Game, chance: Chance, statement: ast.Score) -> None:
    """Points that are there no matter who was Knocked Out; whoever has none loses none."""
    change, game.running.did = amount(game, game.running, statement.amount), False
    gaining: list[int] = []
    for player in players(game, game.running, statement.side):
        owner = game.players[player]
        before, owner.points = owner.points, max(0, min(MANY, owner.points + change))
        game.running.did |= owner.points != before
        if owner.points > before:
            gaining.append(player)
            game.note(player, ast.Deed.POINTS, owner.points - before)
    tell_of(game, gaining, Event.SCORES)


def end_turn(game: Game, chance: Chance, statement: ast.EndTurn) -> None:
    """Once this effect is over (rulebook 8.8)."""
    game.running.ends_turn = True
