"""Games for tests: random play that attacks more often than not, so that games get somewhere."""

from collections.abc import Iterator

from synth.reference_py.cards import CardPool
from synth.reference_py.engine import legal_mask, new_game, step
from synth.reference_py.game import Game
from synth.spec.chance import Purpose, pick, step_key, word
from synth.spec.decks import Deck


def eager_game(pool: CardPool, decks: tuple[Deck, Deck], seed: int) -> Iterator[tuple[Game, int, Game]]:
    """Every step: the game before, the action, the game after. Ending a turn is left until nothing else is possible."""
    game = new_game(pool, decks, step_key(seed, 0))
    number = 1
    while not game.over:
        key = step_key(seed, number)
        legal = [action for action, possible in enumerate(legal_mask(game)) if possible]
        options = [action for action in legal if action != 0] or legal
        action = options[pick(word(key, Purpose.POLICY), len(options))]
        after = step(game, action, key)
        yield game, action, after
        game, number = after, number + 1


def legal_actions(game: Game) -> list[int]:
    return [action for action, possible in enumerate(legal_mask(game)) if possible]
