"""How far a long command is: a bar on a terminal, a line now and then otherwise; always on stderr."""

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

_EVERY = 15.0
"""Seconds between plain lines."""


@contextmanager
def progress(title: str, total: int, unit: str) -> Iterator[Callable[..., None]]:
    """Yields a function that is told how much is done, and perhaps a note to show beside it."""
    console = Console(stderr=True)
    if console.is_terminal:
        columns = (
            TextColumn(title),
            BarColumn(),
            MofNCompleteColumn(),
            TextColumn(unit),
            TimeRemainingColumn(),
            TextColumn("{task.fields[note]}"),
        )
        with Progress(*columns, console=console, transient=True) as bar:
            task = bar.add_task(title, total=total, note="")
            yield lambda done, note="": bar.update(task, completed=min(done, total), note=note)
        return
    last = time.monotonic()

    def tick(done: int, note: str = "") -> None:
        nonlocal last
        if time.monotonic() - last >= _EVERY:
            last = time.monotonic()
            print(f"{title}: {done} of {total} {unit}{'; ' + note if note else ''}", file=sys.stderr)

    yield tick
