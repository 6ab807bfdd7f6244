"""Every shipped deck plays whole games on the reference engine, and takes points in some of them."""

import pytest

from synth.reference_py.cards import CardPool
from synth.reference_py.game import Game
from synth.spec.decks import shipped_decks
from synth.spec.store import load_catalogue
from tests.reference.games import eager_game

DECKS = shipped_decks(load_catalogue())


@pytest.mark.parametrize("name", DECKS)
def test_a_shipped_deck_plays_to_the_end(pool: CardPool, name: str) -> None:
    others = [deck for other, deck in DECKS.items() if other != name]
    ends: list[Game] = []
    # Random play is slow to score: three games, and more only where none of them brought a point.
    for seed in range(24):
        if seed >= 3 and any(game.players[0].points for game in ends):
            break
        *_, (_, _, game) = eager_game(pool, (DECKS[name], others[7 * seed % len(others)]), seed)
        ends.append(game)
    assert all(game.over for game in ends)
    assert any(game.players[0].points for game in ends)
