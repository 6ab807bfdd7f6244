"""A scenario for a fault that makes the engine crash or never come to rest: each try is a process of its own."""

import os
import signal
from collections.abc import Callable, Sequence

import numpy as np

from synth.verify.differences.first_difference import parting
from synth.verify.differences.shrink import shrink_from
from synth.verify.engines.seats import SeatsFor
from synth.verify.mutation.bench import Bench
from synth.verify.mutation.fault import Fault
from synth.verify.mutation.sheet import Sheet, starts
from synth.verify.scenarios.scenario import Scenario

DIES = "it dies"
SECONDS = 0.5
"""Of a try, or of a game of a sheet, on top of what the decisions take: who needs more never comes to rest."""
TRIES = 300


def moves_until_it_dies(fault: Fault, bench: Bench, sheet: Sheet) -> int:
    """Of the scenario that shows it; -1 if none does. In a process of its own: what the fault changes stays changed."""
    fault.change.apply(bench)
    found = _where(bench, sheet)
    if found is None:
        return -1
    lane, time = found
    engine = SeatsFor(bench.workbench.engine, bench.pool)

    def apart(scenario: Scenario) -> frozenset[str]:
        return frozenset() if survives(lambda _: parting(scenario, bench.pool, engine)) else frozenset({DIES})

    actions = [int(action) for action in sheet.actions[:time, lane]]
    start = starts(sheet, bench.pool)[lane]
    scenario = shrink_from(start, sheet.seeds[lane], actions, DIES, engine, tries=TRIES, apart=apart)
    return sum(1 for one in scenario.steps if one.do) if scenario else -1


def _where(bench: Bench, sheet: Sheet) -> tuple[int, int] | None:
    """A game, and the number of decisions after which the engine does not come back."""
    engine, at = bench.workbench.engine, bench.lens
    held = engine.start(sheet.start, sheet.keys[0]) if sheet.dealt else engine.load(sheet.start)
    for lane in range(len(sheet.seeds)):

        def plays(tell: Callable[[int], None], lane: int = lane) -> None:
            game = held[lane : lane + 1]
            for number, actions in enumerate(sheet.actions, start=1):
                tell(number)
                game = engine.step(game, at.actions[actions[lane : lane + 1]], np.asarray(sheet.keys[number][lane : lane + 1]))

        told: list[int] = []
        if not survives(plays, told):
            return lane, told[-1] if told else 0
    return None


def survives(act: Callable[[Callable[[int], None]], object], told: list[int] | None = None) -> bool:
    """Whether a process that does it ends by itself; what it tells on the way is kept."""
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(read)
        signal.setitimer(signal.ITIMER_PROF, SECONDS)
        try:
            act(lambda number: _write(write, number))
        finally:
            os._exit(0)
    os.close(write)
    with os.fdopen(read) as file:
        lines: Sequence[str] = file.read().split()
    _, status = os.waitpid(child, 0)
    if told is not None:
        told += map(int, lines)
    return not os.WIFSIGNALED(status)


def _write(into: int, number: int) -> None:
    os.write(into, b"%d\n" % number)
