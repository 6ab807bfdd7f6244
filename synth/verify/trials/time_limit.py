"""An end to what might never end: a wrong lowering can keep a machine busy for ever."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class TooSlow(Exception):
    """The time is up."""


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """Raises TooSlow inside the block once the time is up; in the main thread only, where signals arrive."""

    def ring(number: int, frame: FrameType | None) -> None:
        raise TooSlow(f"not done in {seconds:.0f} s")

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
