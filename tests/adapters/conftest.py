"""Two decks of plain cards: on the engine for just them, and on the one for all cards. Both are kept in the tests' cache."""

from typing import Any

import pytest

from synth.spec.decks import Deck
from tests.small_engine import small_decks


@pytest.fixture(scope="session")
def decks() -> list[Deck]:
    return small_decks()


@pytest.fixture(scope="module", params=["two decks", "all cards"])
def made(request: pytest.FixtureRequest, decks: list[Deck]) -> dict[str, Any]:
    """What an environment is made of."""
    return {"decks": decks} | ({"pool": "all"} if request.param == "all cards" else {})
