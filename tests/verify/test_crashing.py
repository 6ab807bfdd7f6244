"""Whatever is tried in a process of its own may crash or never end: that is noticed, and how far it came."""

from __future__ import annotations

import os
import signal

from synth.verify.mutation.crashing import survives


def test_who_ends_survives() -> None:
    told: list[int] = []
    assert survives(lambda tell: [tell(number) for number in (1, 2, 3)], told) and told == [1, 2, 3]


def test_who_crashes_does_not() -> None:
    told: list[int] = []

    def crashes(tell: object) -> None:
        assert callable(tell)
        tell(7)
        os.kill(os.getpid(), signal.SIGKILL)

    assert not survives(crashes, told) and told == [7]


def test_who_never_comes_to_rest_does_not() -> None:
    def spins(_: object) -> None:
        while True:
            pass

    assert not survives(spins)
