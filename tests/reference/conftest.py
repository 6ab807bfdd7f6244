"""All cards, and decks drawn from them."""

import numpy as np
import pytest

from synth.reference_py.cards import CardPool
from synth.spec.cards import Card
from synth.spec.decks import Deck, Pool, random_deck
from synth.spec.store import load_catalogue


@pytest.fixture(scope="session")
def cards() -> list[Card]:
    return list(load_catalogue().cards.values())


@pytest.fixture(scope="session")
def pool(cards: list[Card]) -> CardPool:
    return CardPool(cards)


@pytest.fixture(scope="session")
def draft(cards: list[Card]):
    """Two decks for a seed."""
    drafts = Pool.of(card for card in cards if card.id == card.play_id)

    def decks(seed: int) -> tuple[Deck, Deck]:
        random = np.random.default_rng(seed)
        return random_deck(drafts, random), random_deck(drafts, random)

    return decks
