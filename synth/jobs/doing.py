"""Does what a journal does not have yet, and gives the results in the order of the jobs."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Protocol

from synth.jobs.job import Job, Work
from synth.jobs.journal import Journal


class Runner(Protocol):
    def run(self, work: Work, jobs: Sequence[Job]) -> Iterator[tuple[str, Any]]:
        """Names and results in any order; a lost worker's jobs are done again."""


def do_jobs(
    work: Work,
    jobs: Sequence[Job],
    runner: Runner,
    journal: Path | None = None,
    about: str = "",
    tick: Callable[[int], None] = lambda _: None,
) -> dict[str, Any]:
    """`about`: what the jobs are; a journal of something else is refused. `tick` is told how many are done."""
    names = [job.name for job in jobs]
    if len(set(names)) < len(names):
        raise ValueError("two jobs have one name")
    kept = Journal(journal, about) if journal else None
    done = {name: result for name, result in kept.read().items() if name in set(names)} if kept else {}
    tick(len(done))
    for name, result in runner.run(work, [job for job in jobs if job.name not in done]):
        done[name] = result
        if kept:
            kept.add(name, result)
        tick(len(done))
    return {name: done[name] for name in names}
