"""Ctrl-C ends a command with status 130, soon and without a crash, whatever is being compiled."""

import os
import signal
import sys
import threading
import time
import weakref
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

STATUS = 130
PATIENCE = 5.0
"""Seconds in which a command may put away what it has begun."""
_DELICATE = frozenset({"flax", "jax", "jaxlib", "llvmlite", "mctx", "optax", "orbax", "tensorstore"})
"""Packages, and imports of whatever, through which an exception from nowhere does not pass: some of it is lost, some aborts."""
_IMPORTS = ("importlib._bootstrap", "importlib._bootstrap_external")


@contextmanager
def interruptible() -> Iterator[None]:
    """While a command runs: its own code gets an exception, so that it can put away what it has begun. Delicate code is left at
    once, and a clock ends what does not end, even if no Python code runs in the main thread."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    reading, writing = os.pipe()
    os.set_blocking(writing, False)
    threading.Thread(target=_clock, args=(reading,), daemon=True).start()
    before, woken = signal.signal(signal.SIGINT, _interrupt), signal.set_wakeup_fd(writing)
    try:
        yield
    except KeyboardInterrupt:
        leave()
    except SystemExit as end:
        if end.code == STATUS:  # what typer makes of an interruption
            leave()
        raise
    finally:
        signal.set_wakeup_fd(woken)
        signal.signal(signal.SIGINT, before)
        os.close(writing)


def leave() -> None:
    """At once: threads that compile would run into an interpreter that is being taken down, and crash."""
    print("synth: interrupted", file=sys.stderr)
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(STATUS)


def _interrupt(number: int, frame: FrameType | None) -> None:
    if not is_delicate(frame):
        raise KeyboardInterrupt
    # Temporary folders go as they do at every end; nothing else does by itself.
    weakref.finalize._exitfunc()  # type: ignore[attr-defined]
    leave()


def is_delicate(frame: FrameType | None) -> bool:
    """Whether this frame was called, directly or not, by code that must not be interrupted by an exception."""
    while frame is not None:
        name = str(frame.f_globals.get("__name__", ""))
        if name in _IMPORTS or name.partition(".")[0] in _DELICATE:
            return True
        frame = frame.f_back
    return False


def _clock(reading: int) -> None:
    with os.fdopen(reading, "rb", buffering=0) as pipe:
        while number := pipe.read(1):
            if number[0] == signal.SIGINT:
                time.sleep(PATIENCE)
                leave()
