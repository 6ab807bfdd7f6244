"""For all tests: time limits that a slow machine cannot break, and an order."""

from __future__ import annotations

import pytest
from hypothesis import settings

settings.register_profile("synth", deadline=None)
settings.load_profile("synth")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Training first: its few tests take longest, and at the end one worker would be left alone with them."""
    items.sort(key=lambda item: "train" not in item.path.parts)
