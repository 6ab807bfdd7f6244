"""How far a scrape is: one bar with rate and time left on a terminal, else a line for each finished part; on stderr."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from synth.scraper.harvest import Watch


class Tally:
    """Adds up the parts of a run."""

    def __init__(self) -> None:
        self._parts: dict[str, tuple[int, int]] = {}
        self._started = time.monotonic()

    def update(self, label: str, done: int, total: int) -> None:
        self._parts[label] = (done, total)

    @property
    def done(self) -> int:
        return sum(done for done, _ in self._parts.values())

    @property
    def total(self) -> int:
        return sum(total for _, total in self._parts.values())

    def summary(self) -> str:
        rate = self.done / max(time.monotonic() - self._started, 1e-3)
        left = (self.total - self.done) / rate if self.done else 0
        return f"{self.done} of {self.total}, {rate:.0f}/s, {left:.0f} s left"


@contextmanager
def watching() -> Iterator[Watch]:
    console, tally = Console(stderr=True), Tally()
    if not console.is_terminal:

        def print_finished(label: str, done: int, total: int) -> None:
            tally.update(label, done, total)
            if total and done == total:
                print(f"{label}: {total} done ({tally.summary()})", file=sys.stderr)

        yield print_finished
        return
    rate = TextColumn("{task.fields[rate]}")
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), rate, TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("sets", total=None, rate="")

        def move(label: str, done: int, total: int) -> None:
            tally.update(label, done, total)
            speed = bar.tasks[0].speed
            shown = f"{speed:.0f}/s" if speed else ""
            bar.update(task, description=label, completed=tally.done, total=tally.total, rate=shown)

        yield move
