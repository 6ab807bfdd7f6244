"""For all tests: time limits that a slow machine cannot break, a seed for the day, and an order."""

import os
from pathlib import Path

import pytest
from hypothesis import settings

from tests.daily_seed import VARIABLE, daily_seed

# Engines that tests build are kept beside the checkout: one worker builds what the others use too.
os.environ.setdefault("SYNTH_CACHE", str(Path(__file__).parents[1] / "build" / "engines"))

# Shapes of arrays are checked at the seams that write them down (`synth/shapes.py`).
os.environ.setdefault("SYNTH_SHAPES", "1")

settings.register_profile("synth", deadline=None)
settings.load_profile("synth")

# All workers of a run have the seed of its beginning, also if it goes on past midnight.
os.environ[VARIABLE] = str(daily_seed())


def pytest_report_header() -> str:
    return _seed_said()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Again at the end, and with -q too, where no header is printed."""
    terminalreporter.write_line(_seed_said())


def _seed_said() -> str:
    return f"seed of the day {os.environ[VARIABLE]}; again with {VARIABLE}={os.environ[VARIABLE]}"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Training first: its few tests take longest, and at the end one worker would be left alone with them."""
    items.sort(key=lambda item: "train" not in item.path.parts)
