"""Two decks of plain cards on one small engine, kept in the tests' cache."""

from __future__ import annotations

import pytest

from synth.spec.decks import Deck
from tests.small_engine import small_decks


@pytest.fixture(scope="session")
def decks() -> list[Deck]:
    return small_decks()
