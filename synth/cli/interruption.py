"""Ctrl-C ends a command with status 130, soon and without a crash, whatever is being compiled."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

STATUS = 130
PATIENCE = 5.0
"""Seconds in which a command may put away what it has begun."""


@contextmanager
def interruptible() -> Iterator[None]:
    """While a command runs. Python only raises an exception, which whatever is being called may swallow: then a clock ends it."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, _interrupt)
    try:
        yield
    except KeyboardInterrupt:
        leave()
    except SystemExit as end:
        if end.code == STATUS:  # what typer makes of an interruption
            leave()
        raise
    finally:
        signal.signal(signal.SIGINT, before)


def leave() -> None:
    """At once: threads that compile would run into an interpreter that is being taken down, and crash."""
    print("synth: interrupted", file=sys.stderr)
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(STATUS)


def _interrupt(number: int, frame: FrameType | None) -> None:
    clock = threading.Timer(PATIENCE, leave)
    clock.daemon = True
    clock.start()
    raise KeyboardInterrupt
