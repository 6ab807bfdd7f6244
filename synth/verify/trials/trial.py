"""A lowering on trial: one verb of a machine held to the reference, from single statements to whole games.

First every card that needs the lowering must get one. L1: positions around the plainest of them, among cards that do nothing
else. L2: positions with all cards of the pool, and given scenarios. L3: random games. The machine is run as Python, with nothing
to compile; the first difference is made small.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property, partial
from typing import Literal

import numpy as np

from synth.codegen.programs.code import Unlowered
from synth.reference_py.cards import CardPool
from synth.reference_py.engine import new_game
from synth.spec.cards import Card
from synth.spec.chance import step_key
from synth.spec.errors import InputError
from synth.spec.rules_in_force import rules_in_force
from synth.verify.differences.failing import Failure, told
from synth.verify.differences.shrink import Engine, shrink_from
from synth.verify.engines.interpreted import Interpreted, Seats
from synth.verify.engines.machines import Machines
from synth.verify.rollouts.coverage import Coverage
from synth.verify.rollouts.following import Parted, follow
from synth.verify.rollouts.verifier import Verifier
from synth.verify.scenarios.random_positions import Cast, Positions
from synth.verify.scenarios.scenario import Scenario
from synth.verify.trials.pool import TrialPool
from synth.verify.trials.scenario import first_failure
from synth.verify.trials.time_limit import TooSlow, within

Level = Literal["cards", "L1", "L2", "L3"]
LEVELS: tuple[Level, ...] = ("cards", "L1", "L2", "L3")


@dataclass(frozen=True)
class Effort:
    """How much is played; a difference that shows rarely needs more."""

    positions: int = 96
    """Of a pool, on each of the first two levels."""
    around: int = 20
    """Of these for each card that needs the lowering, at least: many positions do not come to use it."""
    decisions: int = 6
    """Of each position."""
    made_up: int = 8
    """Random programs that say the verb, on made-up cards."""
    games: int = 48
    moves: int = 40
    """Decisions of each game."""
    tries: int = 150
    """Scenarios that are tried to make a difference smaller."""
    seconds: float = 300.0
    """After so long a trial has failed."""


@dataclass(frozen=True)
class Verdict:
    failure: Failure | None
    decisions: int
    runs: int
    """Times the verb was run or in force."""
    seconds: float


@dataclass(frozen=True)
class Trial:
    """What any lowering of the verb is tried on."""

    verb: str
    pools: Sequence[TrialPool]
    cards: Sequence[Card]
    """All there are, for scenarios."""
    needing: Sequence[Card] = ()
    """Every one of these must be lowered."""
    effort: Effort = field(default_factory=Effort)
    seed: int = 0

    def run(self, machines: Machines, scenarios: Sequence[Scenario] = (), levels: Sequence[Level] = LEVELS) -> Verdict:
        began = time.monotonic()
        court = _Court(self, machines, scenarios, levels)
        try:
            with within(self.effort.seconds):
                failure = next(court.failures(), None)
        except TooSlow as error:
            failure = Failure(court.level, f"the trial was stopped: {error}; the machine may never come to rest")
        except (Unlowered, InputError) as error:
            failure = Failure(court.level, str(error))
        except (ArithmeticError, AssertionError, AttributeError, LookupError, RuntimeError, TypeError, ValueError) as error:
            # A machine is checked while it is written and run: every promise it breaks ends here.
            failure = Failure(court.level, f"the machine fails: {type(error).__name__}: {error}")
        if failure is None and not court.runs:
            failure = Failure("L3", f"{self.verb} was never run, so nothing is known about it")
        return Verdict(failure, court.decisions, court.runs, time.monotonic() - began)


class _Court:
    """One run of a trial."""

    def __init__(
        self, trial: Trial, machines: Machines, scenarios: Sequence[Scenario], levels: Sequence[Level]
    ) -> None:
        self._trial, self._effort, self._machines = trial, trial.effort, machines
        self._scenarios, self._levels = scenarios, levels
        self._stages = [_Stage(pool, machines) for pool in trial.pools]
        self.level: Level = levels[0]
        self.decisions = self.runs = 0

    def failures(self) -> Iterator[Failure]:
        for level in self._levels:
            self.level = level
            match level:
                case "cards":
                    self._machines.check(self._trial.needing)
                case "L1":
                    yield from self._each_pool(self._statements)
                case "L2":
                    yield from self._written()
                    yield from self._each_pool(self._interactions)
                case "L3":
                    yield from self._each_pool(self._games)

    def _each_pool(self, check: Callable[[_Stage, int], Iterator[Failure]]) -> Iterator[Failure]:
        for number, stage in enumerate(self._stages):
            yield from check(stage, self._trial.seed + number)

    def _statements(self, stage: _Stage, seed: int) -> Iterator[Failure]:
        yield from self._positions(stage, lambda focus: Cast(focus, stage.pool.plain), seed)

    def _interactions(self, stage: _Stage, seed: int) -> Iterator[Failure]:
        yield from self._positions(stage, lambda focus: Cast(focus, stage.pool.cards), seed + 1_000)

    def _positions(self, stage: _Stage, cast: Callable[[Card], Cast], seed: int) -> Iterator[Failure]:
        source = Positions(stage.reference, stage.pool.cards, stage.places, np.random.default_rng(seed))
        each = max(-(-self._effort.positions // len(stage.pool.focus)), self._effort.around)
        starts = [game for focus in stage.pool.focus for game in source.around(cast(focus), each)]
        coverage = Coverage.of(stage.reference)
        parted = follow(starts, stage.engine, stage.reference, self._effort.decisions, seed << 20, coverage)
        self._count(coverage, len(starts) * self._effort.decisions)
        if parted:
            yield self._failure(parted, partial(Seats, stage.engine))

    def _written(self) -> Iterator[Failure]:
        failure = first_failure(self._scenarios, self._trial.cards, self._machines)
        if failure:
            yield failure

    def _games(self, stage: _Stage, seed: int) -> Iterator[Failure]:
        engine = stage.engine
        verifier = Verifier(engine, stage.pool.cards, self._effort.games)
        report = verifier.run(self._effort.games * self._effort.moves, seed + 1, enough=1)
        self._count(report.coverage, report.decisions)
        if report.differences:
            first = report.differences[0]
            start = new_game(stage.reference, first.decks, step_key(first.seed, 0))
            parted = Parted(start, first.seed, first.actions, first.apart)
            yield self._failure(parted, partial(Seats, engine))

    def _failure(self, parted: Parted, engine: Engine) -> Failure:
        start, what = parted.start, parted.apart.what
        scenario = shrink_from(start, parted.seed, parted.actions, what, engine, tries=self._effort.tries)
        said = f"{what}: reference {parted.apart.reference}, engine {parted.apart.engine}"
        return told(self.level, said, scenario, start.pool, engine)

    def _count(self, coverage: Coverage, decisions: int) -> None:
        self.decisions += decisions
        self.runs += sum(times for name, times in coverage.verbs.items() if name.rpartition(" ")[2] == self._trial.verb)


class _Stage:
    """A pool, and the machine for it, which is written when it is needed first."""

    def __init__(self, pool: TrialPool, machines: Machines) -> None:
        self.pool, self._machines = pool, machines
        self.places = rules_in_force().deck_size

    @cached_property
    def reference(self) -> CardPool:
        return CardPool(self.pool.cards, rules=rules_in_force())

    @cached_property
    def engine(self) -> Interpreted:
        return Interpreted(self._machines.machine(self.pool.cards, self.places), self.pool.cards)
