"""Independent jobs: done once, in any order by anybody, with the same result."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from synth.jobs import Job, LocalProcesses, LostJob, do_jobs
from synth.spec.errors import InputError
from tests.jobs.work import always_lost, lost_at_first, squared

JOBS = [Job(f"job {number}", number) for number in range(6)]
WANTED = {f"job {number}": number * number for number in range(6)}


class Backwards:
    """Somebody who does the last first, and counts."""

    def __init__(self) -> None:
        self.done: list[str] = []

    def run(self, work: Any, jobs: Sequence[Job]) -> Iterator[tuple[str, Any]]:
        for job in reversed(jobs):
            self.done.append(job.name)
            yield job.name, work(job.given)


def test_results_are_in_the_order_of_the_jobs_whoever_did_them() -> None:
    for runner in (Backwards(), LocalProcesses(1), LocalProcesses(2)):
        found = do_jobs(squared, JOBS, runner)
        assert list(found.items()) == list(WANTED.items())


def test_what_the_journal_has_is_not_done_again(tmp_path: Path) -> None:
    journal, runner = tmp_path / "run" / "journal.jsonl", Backwards()
    do_jobs(squared, JOBS[:4], runner, journal, "squares")
    with journal.open("a") as file:
        file.write('{"job": "job 4", "resu')  # the process was killed here
    ticks: list[int] = []
    assert do_jobs(squared, JOBS, runner, journal, "squares", ticks.append) == WANTED
    assert runner.done == ["job 3", "job 2", "job 1", "job 0", "job 5", "job 4"] and ticks == [4, 5, 6]
    assert do_jobs(squared, JOBS, Backwards(), journal, "squares") == WANTED


def test_a_journal_of_something_else_is_refused(tmp_path: Path) -> None:
    journal = tmp_path / "journal.jsonl"
    do_jobs(squared, JOBS[:1], Backwards(), journal, "squares")
    with pytest.raises(InputError, match="something else"):
        do_jobs(squared, JOBS, Backwards(), journal, "cubes")
    journal.write_text("no journal\n")
    with pytest.raises(InputError, match="no journal"):
        do_jobs(squared, JOBS, Backwards(), journal, "squares")


def test_the_jobs_of_a_lost_process_are_done_again(tmp_path: Path) -> None:
    jobs = [Job(f"job {number}", (str(tmp_path), number)) for number in range(4)]
    found = do_jobs(lost_at_first, jobs, LocalProcesses(2))
    assert list(found.values()) == [0, 1, 4, 9]


def test_a_job_that_always_loses_its_process_ends_the_run() -> None:
    with pytest.raises(LostJob, match="job 0"):
        do_jobs(always_lost, JOBS[:1], LocalProcesses(2))


def test_two_jobs_of_one_name_are_a_mistake() -> None:
    with pytest.raises(ValueError, match="one name"):
        do_jobs(squared, [JOBS[0], JOBS[0]], Backwards())
