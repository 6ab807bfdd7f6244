"""All cards with every printing."""

import pytest

from synth.reference_py.cards import CardPool
from synth.spec.store import load_catalogue


@pytest.fixture(scope="session")
def pool() -> CardPool:
    return CardPool(load_catalogue().cards.values())
