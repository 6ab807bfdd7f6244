"""Builds to test: one for the first pool, one for two decks of it."""

from __future__ import annotations

import numpy as np
import pytest

from synth.codegen.build import Built, build
from synth.spec.cards import Card
from synth.spec.decks import Deck, Pool, random_deck
from synth.spec.store import load_catalogue


@pytest.fixture(scope="session")
def cards() -> list[Card]:
    """A1 and the Trainers of P-A, with every printing that plays like one of them."""
    known = load_catalogue().cards.values()
    first = {card.play_id for card in known if card.set == "A1" or (card.set == "P-A" and not card.is_pokemon)}
    return [card for card in known if card.play_id in first]


@pytest.fixture(scope="session")
def by_id(cards: list[Card]) -> dict[str, Card]:
    return {card.id: card for card in cards}


@pytest.fixture(scope="session")
def whole_build(cards: list[Card]) -> Built:
    return build(cards)


@pytest.fixture(scope="session")
def two_decks(cards: list[Card]) -> tuple[Deck, Deck]:
    random, pool = np.random.default_rng(7), Pool.of(cards)
    return random_deck(pool, random), random_deck(pool, random)


@pytest.fixture(scope="session")
def two_deck_cards(two_decks: tuple[Deck, Deck], by_id: dict[str, Card]) -> list[Card]:
    return [by_id[card] for deck in two_decks for card in dict.fromkeys(deck.cards)]


@pytest.fixture(scope="session")
def two_deck_build(two_deck_cards: list[Card]) -> Built:
    return build(two_deck_cards)
