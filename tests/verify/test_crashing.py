"""Whatever is tried in a process of its own may crash or never end: that is noticed, and how far it came.

Each case is asked in a fresh process: only one in which JAX has not started may be copied.
"""

import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor

from synth.verify.mutation.crashing import survives

Tell = Callable[[int], None]


def ends(tell: Tell) -> None:
    for number in (1, 2, 3):
        tell(number)


def crashes(tell: Tell) -> None:
    tell(7)
    os.kill(os.getpid(), signal.SIGKILL)


def spins(_: Tell) -> None:
    while True:
        pass


def outcome(act: Callable[[Tell], None]) -> tuple[bool, list[int]]:
    told: list[int] = []
    return survives(act, told), told


def asked(act: Callable[[Tell], None]) -> tuple[bool, list[int]]:
    with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn")) as fresh:
        return fresh.submit(outcome, act).result(timeout=120)


def test_who_ends_survives() -> None:
    assert asked(ends) == (True, [1, 2, 3])


def test_who_crashes_does_not() -> None:
    assert asked(crashes) == (False, [7])


def test_who_never_comes_to_rest_does_not() -> None:
    assert asked(spins) == (False, [])
