"""The rules do not know which player is number 0."""

import pytest

from synth.reference_py.engine import legal_mask, step
from synth.reference_py.export import export
from synth.reference_py.game import Game
from synth.reference_py.observe import observation
from synth.spec.chance import Purpose, pick, step_key, word
from synth.spec.layout import Phase
from tests.reference.games import eager_game, legal_actions

_ABSOLUTE = ("turn_player", "winner")


def _swapped(game: Game) -> Game:
    other = game.copy()
    other.players.reverse()
    other.turn_player = 1 - game.turn_player
    return other


def _relative(game: Game) -> dict[str, int]:
    return {name: value for name, value in export(game).items() if name not in _ABSOLUTE}


@pytest.mark.parametrize("seed", range(12))
def test_exchanged_players_play_the_same_game(pool, draft, seed):
    game = next(game for game, _, _ in eager_game(pool, draft(seed), seed) if game.phase is Phase.MAIN)
    other = _swapped(game)
    for number in range(400):
        assert _relative(game) == _relative(other)
        assert legal_mask(game) == legal_mask(other)
        assert observation(game, 0) == observation(other, 1)
        if game.over:
            assert (game.winner + other.winner) in (3, 6)
            return
        key = step_key(seed, number)
        actions = legal_actions(game)
        action = actions[pick(word(key, Purpose.POLICY), len(actions))]
        game, other = step(game, action, key), step(other, action, key)
