"""A fault is put in, and the levels are played again as they were written down, until something differs."""

import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from typing import Any

from synth.verify.differences.shrink import shrink_from
from synth.verify.engines.listing_code import NeverRests
from synth.verify.engines.seats import SeatsFor
from synth.verify.levels.properties import broken_property
from synth.verify.mutation.bench import Bench
from synth.verify.mutation.fault import Change, Fault, Refused
from synth.verify.mutation.listing_faults import OtherInstruction
from synth.verify.mutation.reaching import Reaching
from synth.verify.mutation.reference_faults import OtherSource
from synth.verify.mutation.replaying import Found, by_engine, by_reference, moments
from synth.verify.mutation.sheet import Sheet, starts

PATIENCE = 60.0
"""CPU-seconds after which a fault that nobody has noticed has survived."""
UNREACHED = "nothing: the levels never come there"
TRIES = 400
"""Scenarios that are tried to make a difference small."""
ELSEWHERE = 6
"""Other sheets in which it is looked for, if it cannot be stated where it showed first."""


@dataclass(frozen=True)
class Verdict:
    """`level` 0: not caught, -1: refused by who builds the engine. `decisions` and `seconds`: what the levels played up to there,
    as it was timed with sound engines, on one core; `spent`: CPU-seconds of judging. `moves`: of the scenario that shows it; -1
    where none was asked for, or none can be stated."""

    level: int
    by: str
    decisions: int = 0
    seconds: float = 0.0
    spent: float = 0.0
    moves: int = -1

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


def judge(
    fault: Fault, bench: Bench, sheets: Sequence[Sheet], reaching: Reaching,
    tell: Callable[[Any], None] = lambda _: None, small: bool = False,
) -> Verdict:  # fmt: skip
    """In a process of its own: what the fault changes stays changed. `tell` hears level, decisions and seconds on the way. Only
    what can come to the fault is played."""
    clock, change = _Clock(), fault.change
    tell((1, 0, 0.0))
    # The sound engine tells where the fault is, so this is asked before.
    playing = [(sheet, reaching.reaches(sheet, change)) for sheet in sheets]
    asking = not isinstance(change, OtherSource | OtherInstruction) and reaching.asked(change)
    reached = asking or any(reaches for _, reaches in playing)
    try:
        fault.change.apply(bench)
    except Refused as error:
        return Verdict(-1, f"refused: {error}")
    sees = not isinstance(change, OtherInstruction) or change.seen(bench)
    for level in dict.fromkeys(sheet.level for sheet in sheets):
        of_level = [(sheet, reaches) for sheet, reaches in playing if sheet.level == level]
        for sheet, reaches in of_level:
            # What the sound engine plays instead of the reference is too much for a listing.
            if reaches and not (isinstance(change, OtherInstruction) and sheet.ran is None):
                tell((level, clock.decisions, clock.seconds))
                if clock.spent > PATIENCE:
                    return clock.verdict(0, "nothing in the time there was")
                try:
                    found = _found(sheet, bench, change, sees)
                except NeverRests:
                    return clock.verdict(level, "it never comes to rest")
                if found:
                    clock.add(sheet.until(found.time), float(sheet.seconds[found.time]))
                    tell((level, clock.decisions, clock.seconds))
                    look = partial(_found, bench=bench, change=change, sees=sees)
                    others = [other for other, reaches in playing if reaches and small]
                    return clock.verdict(level, found.what, _moves_somewhere(found, sheet, others, look, bench) if small else -1)
            clock.add(sheet.decisions, float(sheet.seconds[-1]))
        # Properties are asked of machine code.
        if level == 1 and asking:
            began = time.process_time()
            broken = broken_property(bench.workbench.engine, moments(bench, [sheet for sheet, _ in of_level]))
            clock.add(0, time.process_time() - began)
            if broken:
                return clock.verdict(1, broken)
    return clock.verdict(0, "nothing" if reached else UNREACHED)


class _Clock:
    """What the levels had played by now."""

    def __init__(self) -> None:
        self.decisions, self.seconds, self._began = 0, 0.0, time.process_time()

    def add(self, decisions: int, seconds: float) -> None:
        self.decisions, self.seconds = self.decisions + decisions, self.seconds + seconds

    @property
    def spent(self) -> float:
        return time.process_time() - self._began

    def verdict(self, level: int, by: str, moves: int = -1) -> Verdict:
        return Verdict(level, by, self.decisions, round(self.seconds, 2), round(self.spent, 2), moves)


def _found(sheet: Sheet, bench: Bench, change: Change, sees: bool) -> Found | None:
    return by_reference(sheet, bench, change) if isinstance(change, OtherSource) else by_engine(sheet, bench, sees)


def _moves_somewhere(
    found: Found, sheet: Sheet, others: Sequence[Sheet], look: Callable[[Sheet], Found | None], bench: Bench
) -> int:  # fmt: skip
    """Of a scenario. No position before the first turn can be stated: then something that shows in positions may do."""
    moves = _moves(found, sheet, bench)
    stated = [other for other in others if not other.dealt and other is not sheet]
    for other in stated[:: max(1, len(stated) // ELSEWHERE)] if moves < 0 else ():
        again = look(other)
        if again and (moves := _moves(again, other, bench)) >= 0:
            break
    return moves


def _moves(found: Found, sheet: Sheet, bench: Bench) -> int:
    """Of the scenario that the shrinker makes of what was found."""
    actions = [int(action) for action in sheet.actions[: found.time, found.lane]]
    start = starts(sheet, bench.pool)[found.lane]
    engine = SeatsFor(bench.workbench.engine, bench.pool)
    try:
        scenario = shrink_from(start, sheet.seeds[found.lane], actions, found.what, engine, tries=TRIES)
    except Exception:  # a fault of the reference may break anything
        return -1
    return sum(1 for one in scenario.steps if one.do) if scenario else -1
