"""The first pool with every printing that plays like one of its cards."""

from __future__ import annotations

import pytest

from synth.reference_py.cards import CardPool
from synth.spec.store import load_catalogue


@pytest.fixture(scope="session")
def pool() -> CardPool:
    """A1 and the Trainers of P-A."""
    cards = load_catalogue().cards.values()
    first = {card.play_id for card in cards if card.set == "A1" or (card.set == "P-A" and not card.is_pokemon)}
    return CardPool([card for card in cards if card.play_id in first])
