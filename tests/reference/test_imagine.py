"""What a player imagines could be so: what it sees stays, and what it cannot know is dealt again."""

from collections.abc import Callable

from synth.reference_py.cards import CardPool
from synth.reference_py.chance import HashChance
from synth.reference_py.engine import legal_mask
from synth.reference_py.game import Game
from synth.reference_py.imagine import depends_on_hidden_cards, imagined
from synth.reference_py.observe import observation
from synth.reference_py.play import random_game
from synth.spec.chance import step_key
from synth.spec.decks import Deck
from synth.spec.layout import Place
from tests.daily_seed import daily_seed

GAMES = 8
Draft = Callable[[int], tuple[Deck, Deck]]


def _moments(pool: CardPool, draft: Draft) -> list[tuple[Game, int, Game]]:
    """A game, who imagines, and the world."""
    found = []
    for seed in range(daily_seed(), daily_seed() + GAMES):
        for number, (game, _) in enumerate(random_game(pool, draft(seed), seed)):
            viewer = number % 2
            if not game.over and not depends_on_hidden_cards(game, viewer):
                found.append((game, viewer, imagined(game, viewer, HashChance(step_key(seed, 5000 + number)))))
    return found


def test_an_imagined_world_looks_the_same_and_has_the_same_cards(pool: CardPool, draft: Draft) -> None:
    moved = 0
    for game, viewer, world in _moments(pool, draft):
        assert observation(world, viewer) == observation(game, viewer)
        if game.decider == viewer:
            assert legal_mask(world) == legal_mask(game)
        for mine, theirs in zip(game.players, world.players, strict=True):
            assert mine.cards == theirs.cards and sorted(mine.place) == sorted(theirs.place)
            assert sorted(mine.order) == sorted(theirs.order)
        other = world.players[1 - viewer]
        for slot, pokemon in enumerate(other.slots):
            there = [other.cards[at] for at in other.cards_in(Place.IN_PLAY + slot)]
            assert (pokemon.card.number in there) if pokemon else not there
        moved += game.players[1 - viewer].place != other.place
    assert moved > 100


def test_own_cards_in_hand_stay(pool: CardPool, draft: Draft) -> None:
    for game, viewer, world in _moments(pool, draft):
        assert world.players[viewer].place == game.players[viewer].place
