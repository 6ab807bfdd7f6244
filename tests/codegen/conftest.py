"""Cards and engines to test: the first pool, four decks of it. All have the machine code that pools share, compiled once."""

from types import ModuleType

import numpy as np
import pytest

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
def decks(cards: list[Card]) -> list[Deck]:
    random, pool = np.random.default_rng(5), Pool.of(cards)
    return [random_deck(pool, random) for _ in range(4)]


@pytest.fixture(scope="session")
def deck_cards(decks: list[Deck], cards: list[Card]) -> list[Card]:
    wanted = {card for deck in decks for card in deck.cards}
    return [card for card in cards if card.id in wanted]


@pytest.fixture(scope="session")
def engine(deck_cards: list[Card]) -> ModuleType:
    """An engine for four decks; what finds it keeps its files."""
    from synth.verify.engines.shared_code import engine_for_pool

    return _kept(engine_for_pool(deck_cards))


_held: list[object] = []


def _kept(batch: object) -> ModuleType:
    _held.append(batch)
    return batch.package  # type: ignore[attr-defined, no-any-return]
