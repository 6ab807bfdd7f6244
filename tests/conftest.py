"""For all tests: time limits that a slow machine cannot break, and an order."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import settings

# Engines that tests build are kept beside the checkout: one worker builds what the others use too.
os.environ.setdefault("SYNTH_CACHE", str(Path(__file__).parents[1] / "build" / "engines"))

settings.register_profile("synth", deadline=None)
settings.load_profile("synth")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Training first: its few tests take longest, and at the end one worker would be left alone with them."""
    items.sort(key=lambda item: "train" not in item.path.parts)
