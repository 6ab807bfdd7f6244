"""Decks that an optimisation tries."""

import pytest

from synth.play.variants import variants
from synth.spec.decks import Deck, check_deck
from synth.spec.errors import InputError
from synth.spec.store import load_catalogue
from tests.small_engine import small_decks


def test_a_full_deck_is_varied_by_one_card() -> None:
    fire, _ = small_decks()
    catalogue = load_catalogue()
    made = variants(fire, ("A1-033", "A1-042"), 1000, 0, catalogue)
    assert made[0] == fire
    for deck in made[1:]:
        check_deck(deck, catalogue)
        assert len(set(deck.cards) - set(fire.cards)) == 1  # a third Ponyta would be one too many
    assert len({deck.cards for deck in made}) == len(made) == 11


def test_a_part_of_a_deck_is_completed() -> None:
    fire, water = small_decks()
    catalogue = load_catalogue()
    part = Deck.of("part", fire.cards[:14], fire.energy)
    made = variants(part, fire.cards[14:] + water.cards, 12, 0, catalogue)
    assert len({deck.cards for deck in made}) == 12
    for deck in made:
        check_deck(deck, catalogue)
        assert set(part.cards) <= set(deck.cards)


def test_too_few_candidates_are_refused() -> None:
    fire, _ = small_decks()
    with pytest.raises(InputError, match="6 cards are missing"):
        variants(Deck.of("part", fire.cards[:14], fire.energy), ("A1-033",), 4, 0, load_catalogue())
