"""The start of turns (rulebook 4.2, 6.1)."""

from synth.dsl.ast import Event, Scope
from synth.reference_py.chance import Chance
from synth.reference_py.game import Game, Spot
from synth.reference_py.queries import statics
from synth.reference_py.rules.arming import quiet
from synth.reference_py.rules.interjections import Answer, answer_all, respond, respond_armed, respond_stadium
from synth.reference_py.rules.knockout import settle
from synth.reference_py.verbs.performing import TELL
from synth.reference_py.verbs.piles import draw
from synth.spec.cards import UNITS
from synth.spec.chance import Purpose
from synth.spec.layout import Flow, Phase, Winner

_STARTS = frozenset({Event.TURN_START_MY, Event.TURN_START_EACH, Event.TURN_START_OPP})


def roll_energy(game: Game, chance: Chance, player: int, index: int) -> None:
    """A new next unit for the Energy Zone, any declared type alike."""
    owner = game.players[player]
    unit = chance.among(Purpose.ENERGY_ROLL, index, owner.declared, lambda unit: UNITS[unit])
    owner.energy_next = unit + 1


def next_turn(game: Game, chance: Chance) -> None:
    """After the Checkup of the last turn, which can still win, the game is a tie (rulebook 4.8, D4)."""
    if game.turn >= game.pool.rules.turn_limit:
        game.finish(Winner.TIE)
        return
    # Odd turns are always those of the player who went first.
    if game.flow is Flow.AGAIN:
        game.turn += 2
    else:
        game.turn += 1
        game.turn_player = 1 - game.turn_player
    begin_turn(game, chance)


def begin_turn(game: Game, chance: Chance) -> None:
    game.flow = Flow.MAIN
    if game.turn < 1:
        return
    game.phase = Phase.MAIN
    drew = draw(game, chance, game.turn_player, Purpose.TURN_DRAW, 0)
    if game.turn > 1 and not statics.locked(game, game.turn_player, Scope.GENERATE):
        me = game.players[game.turn_player]
        me.energy_now = me.energy_next
        roll_energy(game, chance, game.turn_player, 0)
    # HP may have fallen: it may hang on whose turn it is, and on hands.
    game.next(settle, game.turn_player)
    _begin_effects(game)
    if drew:
        game.next(settle, game.turn_player)
        if Event.DRAWS in game.words.events:
            game.next(TELL["acted"], game.turn_player, Event.DRAWS)


def _begin_effects(game: Game) -> None:
    """Texts for the beginning of the own turn come after the draw and the Energy (rulebook 4.2, D19)."""
    answers: list[Answer] = []
    if quiet(game, _STARTS):
        return
    for slot in range(game.slots):
        spot = Spot(game.turn_player, slot)
        if game.at(spot):
            answers += respond(game, spot, Event.TURN_START_MY) + respond(game, spot, Event.TURN_START_EACH)
            armed = respond_armed(game, spot, Event.TURN_START_MY)
            answers += [answer for answer in armed if answer[0].controller == game.turn_player]
    for slot in range(game.slots):
        spot = Spot(1 - game.turn_player, slot)
        if game.at(spot):
            answers += respond(game, spot, Event.TURN_START_OPP) + respond(game, spot, Event.TURN_START_EACH)
    answers += respond_stadium(game, Event.TURN_START_EACH)
    answer_all(game, answers)
