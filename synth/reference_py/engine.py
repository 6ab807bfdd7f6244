"""The reference engine: a new game, the possible actions, one step."""

from collections.abc import Sequence

from synth.reference_py.cards import CardPool
from synth.reference_py.chance import Chance, HashChance, Key
from synth.reference_py.game import Game, winner_of
from synth.reference_py.rules import moves
from synth.reference_py.rules.attack import (
    announce,
    announce_borrowed,
    announce_first_discarded,
    announce_second_discarded,
)
from synth.reference_py.rules.legal import answer_action, is_possible, legal_mask
from synth.reference_py.rules.setup import deal
from synth.reference_py.verbs.resolve import learn_verbs
from synth.spec.decks import Deck
from synth.spec.layout import Phase

__all__ = ["advance", "legal_mask", "new_game", "outcome", "play_on", "rewards", "step"]

learn_verbs()

_MOVES = {
    "end": moves.end,
    "attach": moves.attach,
    "retreat": moves.retreat,
    "attack": announce,
    "copy": announce_borrowed,
    "card": announce_first_discarded,
    "rank": announce_second_discarded,
    "ability": moves.ability,
    "discard": moves.discard_fossil,
    "play": moves.play,
    "stadium": moves.use_stadium,
}


def new_game(pool: CardPool, decks: Sequence[Deck], key: Key) -> Game:
    return deal(pool, decks, HashChance(key))


def step(game: Game, action: int, key: Key) -> Game:
    """The game after the action; the given one stays as it is."""
    return advance(game, action, HashChance(key))


def advance(game: Game, action: int, chance: Chance) -> Game:
    """One decision and everything that follows from it, up to the next decision or the end; the given game stays as it is."""
    if game.over:
        return game
    game = game.copy()
    group, offset = _decode(game, action)
    if is_possible(game, group, offset):
        _follow(game, group, offset, chance)
    else:
        game.finish(winner_of(1 - game.decider))
    return game


def play_on(game: Game, action: int, chance: Chance) -> None:
    """The same of an action that is possible, in the given game."""
    game.effect = game.effect and game.effect.copy()  # what waits keeps the effect as it was
    _follow(game, *_decode(game, action), chance)


def _follow(game: Game, group: str, offset: int, chance: Chance) -> None:
    question = game.question
    if question:
        answer = next(found for found in question.answers if answer_action(game, found) == (group, offset))
        game.question, game.phase = None, Phase.MAIN
        question.then(game, chance, answer, *question.args)
    else:
        _MOVES[group](game, chance, offset)
    while game.agenda and not game.question:
        task, *args = game.agenda.pop()
        task(game, chance, *args)


def rewards(before: Game, after: Game) -> tuple[int, int]:
    """What the last step brought each player: 1 and -1 when it ended the game with a winner."""
    return (0, 0) if before.over else outcome(after)


def outcome(game: Game) -> tuple[int, int]:
    """1 and -1 for the players of a game that has a winner."""
    first = (game.winner == winner_of(0)) - (game.winner == winner_of(1))
    return first, -first


def _decode(game: Game, action: int) -> tuple[str, int]:
    for group in game.pool.actions(game.cards).groups:
        if 0 <= action < group.size:
            return group.name, action
        action -= group.size
    return "", -1
