"""The first pool of cards, and decks drawn from it."""

from __future__ import annotations

import numpy as np
import pytest

from synth.reference_py.cards import CardPool
from synth.spec.cards import Card
from synth.spec.decks import Deck, Pool, random_deck
from synth.spec.store import load_catalogue


@pytest.fixture(scope="session")
def cards() -> list[Card]:
    """All cards of A1 and the Trainers of P-A."""
    return [card for card in load_catalogue(["A1", "P-A"]).cards.values() if card.set == "A1" or not card.is_pokemon]


@pytest.fixture(scope="session")
def pool(cards: list[Card]) -> CardPool:
    return CardPool(cards)


@pytest.fixture(scope="session")
def draft(cards: list[Card]):
    """Two decks for a seed."""
    drafts = Pool.of(cards)

    def decks(seed: int) -> tuple[Deck, Deck]:
        random = np.random.default_rng(seed)
        return random_deck(drafts, random), random_deck(drafts, random)

    return decks
