"""Random play: the same seed gives the same game on every engine."""

from collections.abc import Iterator, Sequence

from synth.reference_py.cards import CardPool
from synth.reference_py.engine import legal_mask, new_game, step
from synth.reference_py.game import Game
from synth.spec.chance import Purpose, pick, step_key, word
from synth.spec.decks import Deck


def random_game(pool: CardPool, decks: Sequence[Deck], seed: int) -> Iterator[tuple[Game, int]]:
    """Every state of the game with the action that led to it; -1 for the first one."""
    game = new_game(pool, decks, step_key(seed, 0))
    yield game, -1
    number = 1
    while not game.over:
        key = step_key(seed, number)
        legal = [action for action, possible in enumerate(legal_mask(game)) if possible]
        action = legal[pick(word(key, Purpose.POLICY), len(legal))]
        game = step(game, action, key)
        yield game, action
        number += 1
