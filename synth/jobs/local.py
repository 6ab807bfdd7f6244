"""Jobs done by processes of this machine."""

import multiprocessing as mp
import os
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any

from synth.jobs.job import Job, LostJob, Work

TRIES = 3
"""How often a job may lose its worker."""


@dataclass(frozen=True)
class LocalProcesses:
    workers: int = 2

    def run(self, work: Work, jobs: Sequence[Job]) -> Iterator[tuple[str, Any]]:
        if self.workers == 1:
            yield from ((job.name, work(job.given)) for job in jobs)
            return
        left = {job.name: job for job in jobs}
        lost: Counter[str] = Counter()
        while left:
            yield from self._until_lost(work, left, lost)

    def _until_lost(self, work: Work, left: dict[str, Job], lost: Counter[str]) -> Iterator[tuple[str, Any]]:
        """Takes out of `left` what is done; ends when all is, or when a worker was lost."""
        with ProcessPoolExecutor(self.workers, mp_context=mp.get_context("spawn")) as pool:
            waiting, running = list(left.values()), dict[Future[Any], Job]()
            while waiting or running:
                while waiting and len(running) < self.workers:
                    job = waiting.pop(0)
                    running[pool.submit(_done, work, job.given, os.getpid())] = job
                finished, _ = wait(running, return_when=FIRST_COMPLETED)
                for future in finished:
                    job = running.pop(future)
                    try:
                        result = future.result()
                    except BrokenProcessPool:
                        for gone in (job, *running.values()):
                            lost[gone.name] += 1
                        worst = next((name for name, times in lost.items() if times >= TRIES and name in left), None)
                        if worst:
                            raise LostJob(f"{worst}: its process was lost {TRIES} times") from None
                        return
                    del left[job.name]
                    yield job.name, result


def _done(work: Work, given: Any, parent: int) -> Any:
    """A process whose parent is gone stops: nobody waits for what it would find."""
    if os.getppid() != parent:
        os._exit(1)
    return work(given)
