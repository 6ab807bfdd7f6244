"""One piece of work that needs nothing from others."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

Work = Callable[[Any], Any]
"""A function of a module, which another process can import; what it takes can be pickled, what it returns is JSON."""


@dataclass(frozen=True)
class Job:
    name: str
    """What the journal knows it by: no two jobs of a list have the same."""
    given: Any


class LostJob(Exception):
    """A job whose worker was lost again and again."""
