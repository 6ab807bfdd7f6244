"""Work that other processes import."""

import os
import time
from pathlib import Path


def squared(number: int) -> int:
    return number * number


def squared_slowly(given: tuple[int, str]) -> list[object]:
    """With the node that did it."""
    number, folder = given
    time.sleep(0.3)
    Path(folder, f"{number}.{os.getpid()}").touch()
    return [number * number]


def lost_at_first(given: tuple[str, int]) -> int:
    """The process that gets an odd number first is gone."""
    folder, number = given
    marker = Path(folder, str(number))
    if number % 2 and not marker.exists():
        marker.touch()
        os._exit(9)
    return number * number


def always_lost(_: int) -> None:
    os._exit(9)
