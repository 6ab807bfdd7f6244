"""An observation tells nothing that its viewer does not know."""

from random import Random

import pytest

from synth.reference_py.game import Game, Player
from synth.reference_py.observe import observation
from synth.spec.layout import Phase, Place
from synth.spec.layout import observation as entries
from tests.reference.games import eager_game


@pytest.fixture(scope="module", params=range(8))
def games(request, pool, draft) -> list[Game]:
    return [game for game, _, _ in eager_game(pool, draft(request.param), request.param)]


def _hidden(player: Player, setup: bool) -> list[int]:
    """Places in the deck list of the cards an opponent cannot know."""
    return [
        at
        for at, place in enumerate(player.place)
        if (place in (Place.DECK, Place.HAND) and not player.seen[at] & 2) or (setup and place >= Place.IN_PLAY)
    ]


def test_hidden_cards_may_be_exchanged(games):
    random = Random(1)
    for game in games:
        for viewer in (0, 1):
            other = game.copy()
            player = other.players[1 - viewer]
            hidden = _hidden(player, game.phase is Phase.SETUP)
            cards = list(player.cards)
            for at, card in zip(hidden, random.sample([cards[at] for at in hidden], len(hidden)), strict=True):
                cards[at] = card
            player.cards = tuple(cards)
            assert observation(other, viewer) == observation(game, viewer)


def test_the_opponents_deck_list_has_no_order(games):
    random = Random(2)
    for game in games:
        for viewer in (0, 1):
            other = game.copy()
            player = other.players[1 - viewer]
            mixed = random.sample(range(len(player.cards)), len(player.cards))
            player.cards = tuple(player.cards[at] for at in mixed)
            player.place, player.order, player.seen = (
                [values[at] for at in mixed] for values in (player.place, player.order, player.seen)
            )
            for own in filter(None, player.slots):
                own.tools = tuple(None if at is None else mixed.index(at) for at in own.tools)
            if other.stadium and other.stadium.player == 1 - viewer:
                other.stadium = other.stadium._replace(at=mixed.index(other.stadium.at))
            assert observation(other, viewer) == observation(game, viewer)


def test_declared_types_and_the_order_of_decks_are_hidden(games):
    for game in games:
        for viewer in (0, 1):
            other = game.copy()
            other.players[1 - viewer].declared = (0, 1, 2)
            theirs = other.players[1 - viewer]
            theirs.order = [order if seen & 4 else 0 for order, seen in zip(theirs.order, theirs.seen, strict=True)]
            mine = other.players[viewer]
            mine.order = [order if seen & 1 else 0 for order, seen in zip(mine.order, mine.seen, strict=True)]
            assert observation(other, viewer) == observation(game, viewer)


def test_own_cards_are_all_listed(games, pool):
    names = list(entries(pool.shape(20)))
    for game in games:
        seen = dict(zip(names, observation(game, 0), strict=True))
        assert [seen[f"my_card_{at}"] for at in range(20)] == list(game.players[0].cards)
        assert [seen[f"my_place_{at}"] for at in range(20)] == [int(place) for place in game.players[0].place]


def test_in_setup_the_opponents_pokemon_are_face_down(games, pool):
    names = list(entries(pool.shape(20)))
    for game in games:
        if game.phase is Phase.SETUP:
            for viewer in (0, 1):
                seen = dict(zip(names, observation(game, viewer), strict=True))
                assert seen["their_hand"] == 5
                assert not any(seen[f"their_pokemon_{slot}"] for slot in range(4))
                assert not any(seen[f"their_card_{at}"] for at in range(20))
