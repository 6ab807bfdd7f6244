"""Many programs played on both engines, in pools spread over processes."""

import multiprocessing as mp
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed

from synth.spec.store import load_catalogue
from synth.verify.engines.shared_code import engine_for_pool
from synth.verify.programs.games import ProgramsReport, batches, play_programs
from synth.verify.programs.random_programs import RandomProgram


def run_programs(
    programs: Sequence[RandomProgram], seed: int, workers: int = 1, tick: Callable[[int], None] = lambda _: None
) -> ProgramsReport:
    """The same programs and seed are the same games, however many processes play them."""
    whole = ProgramsReport()
    for part in _reports(programs, seed, workers):
        whole.add(part)
        tick(whole.programs)
    return whole


def _reports(programs: Sequence[RandomProgram], seed: int, workers: int) -> Iterator[ProgramsReport]:
    jobs = [(seed + first, part) for first, part in batches(programs)]
    if workers == 1 or len(jobs) == 1:
        yield from (play_programs(*job) for job in jobs)
        return
    # The code that all pools share is compiled here, once.
    engine_for_pool([card for card in load_catalogue().unique if card.is_basic][:2])
    with ProcessPoolExecutor(workers, mp_context=mp.get_context("spawn")) as pool:
        futures = [pool.submit(_work, *job, os.getpid()) for job in jobs]
        for future in as_completed(futures):
            yield future.result()


def _work(seed: int, programs: Sequence[RandomProgram], parent: int) -> ProgramsReport:
    """A process whose parent is gone stops."""
    if os.getppid() != parent:
        os._exit(1)
    return play_programs(seed, programs)
