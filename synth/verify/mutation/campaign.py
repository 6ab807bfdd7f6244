"""A run of `synth mutate`: faults one at a time, each through the levels, spread over processes and kept in a journal."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from synth.engines.cache import engine_key
from synth.engines.pool import cards_of_pool, cards_of_sets
from synth.jobs import Job, Runner, do_jobs
from synth.spec.cards import Card
from synth.spec.store import load_catalogue
from synth.verify.levels.plan import PARTS
from synth.verify.mutation.apart import judged_apart
from synth.verify.mutation.bench import CAMPAIGN, Bench, levels_key
from synth.verify.mutation.choosing import chosen_faults
from synth.verify.mutation.every_word import every_word, kept_unsaid_words
from synth.verify.mutation.fault import Fault
from synth.verify.mutation.reaching import Reaching
from synth.verify.mutation.sheet import Sheet

JOURNAL = "journal.jsonl"
LEVELS = (1, 2, 3)


@dataclass(frozen=True)
class Run:
    """What faults are chosen and judged by."""

    seed: int
    count: int
    size: float
    """Of the levels, as a share."""
    sets: tuple[str, ...] = ()
    """Only cards of these sets; none: every card."""
    small: bool = False
    """Whether a scenario is made of what is found."""
    few: bool = False
    """Only as many of the cards as are needed for every word that they say, and made-up ones for words that none says."""
    levels: tuple[int, ...] = LEVELS

    @property
    def parts(self) -> list[str]:
        """Of these levels; the last level ends with a long campaign."""
        return [part.name for part in PARTS if part.level in self.levels] + [CAMPAIGN] * (LEVELS[-1] in self.levels)

    @property
    def cards(self) -> list[Card]:
        catalogue = load_catalogue()
        cards = cards_of_sets(list(self.sets), catalogue) if self.sets else cards_of_pool("all", catalogue)
        if not self.few:
            return cards
        made_up = kept_unsaid_words()
        return [*every_word(cards, made_up), *made_up]


@dataclass(frozen=True)
class Judged:
    fault: Fault
    verdict: dict[str, Any]


def record(run: Run, runner: Runner, tick: Callable[[int], None] = lambda _: None) -> None:
    """Writes down the levels, each part a job; what is written already is there at once."""
    do_jobs(_recorded, [Job(name, (run, name)) for name in run.parts if name != CAMPAIGN], runner, tick=tick)
    if CAMPAIGN in run.parts:
        _recorded((run, CAMPAIGN))


def mutate(
    run: Run, runner: Runner, folder: Path, stages: Sequence[str] = (), tick: Callable[[int], None] = lambda _: None
) -> list[Judged]:
    faults = [fault for fault in faults_of(run) if not stages or fault.stage in stages]
    jobs = [Job(fault.id, (run, fault)) for fault in faults]
    asked = "mutation with scenarios" if run.small else "mutation"
    asked += "" if run.levels == LEVELS else f" by levels {','.join(map(str, run.levels))}"
    about = f"{asked}, seed {run.seed}, size {run.size:g}, engine {engine_key(bench_of(run).cards)}, levels {levels_key()}"
    found = do_jobs(_judged, jobs, runner, folder / JOURNAL, about, tick)
    return [Judged(fault, found[fault.id]) for fault in faults]


def faults_of(run: Run) -> list[Fault]:
    return chosen_faults(bench_of(run), run.seed, run.count)


@cache
def bench_of(run: Run) -> Bench:
    return Bench.of(run.cards)


@cache
def sheets_of(run: Run) -> tuple[Sheet, ...]:
    found = [sheet for name in run.parts for sheet in bench_of(run).sheets(name, run.seed, run.size)]
    # Made here once, and not in the process of every fault.
    _ = bench_of(run).workbench.places, [sheet.keys for sheet in found]
    return tuple(sorted(found, key=lambda sheet: sheet.level))


@cache
def reaching_of(run: Run) -> Reaching:
    return Reaching(bench_of(run), sheets_of(run))


def _recorded(given: tuple[Run, str]) -> bool:
    run, part = given
    bench = bench_of(run)
    return bench.has(part, run.seed, run.size) or bool(bench.sheets(part, run.seed, run.size))


def _judged(given: tuple[Run, Fault]) -> dict[str, Any]:
    run, fault = given
    return judged_apart(fault, bench_of(run), sheets_of(run), reaching_of(run), run.small).as_json()
