"""A verification campaign: the work is split over processes, each with games of its own."""

import gc
import importlib
import multiprocessing as mp
import os
import time
from collections.abc import Callable, Iterator, MutableSequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

from synth.engines import load_engine
from synth.spec.errors import InputError
from synth.spec.store import load_catalogue
from synth.verify.engines.batch import GameBatch, HostBatch
from synth.verify.rollouts.verifier import RolloutReport, Verifier

_OBJECTS = 20_000
"""New ones after which Python looks for circles of garbage."""


@dataclass(frozen=True)
class Campaign:
    engine: Path
    decisions: int
    seed: int
    batch: int
    workers: int
    portable: bool = False
    """By the package's JAX code instead of its machine code."""


def run_campaign(campaign: Campaign, tick: Callable[[int], None]) -> RolloutReport:
    """The reports of all workers as one."""
    began = time.monotonic()
    if campaign.workers == 1 or campaign.decisions <= campaign.batch:
        report = _work(campaign, 0, campaign.decisions, tick=tick)
    else:
        report = _spread(campaign, tick)
    report.seconds = time.monotonic() - began
    return report


def _spread(campaign: Campaign, tick: Callable[[int], None]) -> RolloutReport:
    context = mp.get_context("spawn")
    if not campaign.portable:  # compiled here, once, and not by every process
        importlib.import_module(f"{load_engine(campaign.engine).__name__}.code").address("step")
    share = -(-campaign.decisions // campaign.workers)
    whole = RolloutReport()
    with context.Manager() as manager:
        counters = manager.list([0] * campaign.workers)
        with ProcessPoolExecutor(campaign.workers, mp_context=context) as pool:
            jobs = {pool.submit(_work, campaign, worker, share, counters, os.getpid()) for worker in range(campaign.workers)}
            while jobs:
                done, jobs = wait(jobs, timeout=1.0, return_when=FIRST_COMPLETED)
                for job in done:
                    _merge(whole, job.result())
                tick(sum(counters))
    return whole


def _work(
    campaign: Campaign,
    worker: int,
    decisions: int,
    counters: MutableSequence[int] | None = None,
    parent: int | None = None,
    tick: Callable[[int], None] = lambda _: None,
) -> RolloutReport:
    """One process's share; it stops when the process that started it is gone."""
    engine = load_engine(campaign.engine)
    catalogue = load_catalogue()
    unknown = sorted(set(engine.CARDS) - set(catalogue.cards))
    if unknown:
        raise InputError(f"the engine in {campaign.engine} knows {unknown[0]}, the catalogue does not; build it again")
    cards = [catalogue.cards[card] for card in engine.CARDS]
    verifier = Verifier(batch_of(engine, campaign.portable), cards, campaign.batch)

    def note(done: int) -> None:
        if parent is not None and os.getppid() != parent:
            os._exit(1)  # an exception would only be handed to whoever waits for the result, and nobody does
        if counters is not None:
            counters[worker] = done
        tick(done)

    with _few_collections():
        report = verifier.run(decisions, campaign.seed * 1000 + worker, note)
    report.coverage.pool = None
    return report


@contextmanager
def _few_collections() -> Iterator[None]:
    """Cards and their programs stay, and games hardly have circles: looking for garbage so often took a tenth of the time."""
    gc.freeze()
    usual = gc.get_threshold()
    gc.set_threshold(_OBJECTS, *usual[1:])
    try:
        yield
    finally:
        gc.set_threshold(*usual)
        gc.unfreeze()


def batch_of(engine: ModuleType, portable: bool = False) -> GameBatch:
    if not portable:
        return HostBatch(engine)
    from synth.verify.engines.env_batch import EnvBatch

    return EnvBatch(engine)


def _merge(whole: RolloutReport, part: RolloutReport) -> None:
    whole.decisions += part.decisions
    whole.games += part.games
    whole.differences += part.differences
    whole.no_room += part.no_room
    whole.coverage.add(part.coverage)
