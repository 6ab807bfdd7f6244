"""A fault is put in, and the levels are played again as they were written down, until something differs."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from synth.reference_py.engine import legal_mask, step
from synth.reference_py.verbs.marks import NoRoom
from synth.spec.chance import step_key
from synth.verify.engines.batch import Games, lens
from synth.verify.levels.properties import broken_property
from synth.verify.mutation.bench import Bench
from synth.verify.mutation.fault import Fault, Refused
from synth.verify.mutation.reference_faults import OtherSource
from synth.verify.mutation.sheet import Sheet, digest, engine_parts, reference_parts, unpacked


@dataclass(frozen=True)
class Verdict:
    """`level` 0: not caught. `decisions` and `seconds`: what the levels played up to there, as they were timed when both engines
    were sound, on one core; `spent`: what judging took, which is less."""

    level: int
    by: str
    decisions: int = 0
    seconds: float = 0.0
    spent: float = 0.0

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


def judge(fault: Fault, bench: Bench, sheets: Sequence[Sheet], tell: Callable[[Any], None] = lambda _: None) -> Verdict:
    """In a process of its own: what the fault changes stays changed. `tell` hears level, decisions and seconds on the way."""
    began = time.process_time()
    tell((1, 0, 0.0))
    try:
        fault.change.apply(bench)
    except Refused as error:
        return Verdict(-1, f"refused: {error}")
    decisions, seconds = 0, 0.0
    of_reference = isinstance(fault.change, OtherSource)
    levels = list(dict.fromkeys(sheet.level for sheet in sheets))
    for level in levels:
        for sheet in (one for one in sheets if one.level == level):
            tell((level, decisions, seconds))
            if time.process_time() - began > PATIENCE:
                return Verdict(
                    0, "nothing in the time there was", decisions, round(seconds, 2), round(time.process_time() - began, 2)
                )
            found = _reference_parts_from(sheet, bench, fault.change) if of_reference else _engine_parts_from(sheet, bench)
            if found is not None:
                at, by = found
                spent = time.process_time() - began
                return Verdict(
                    level, by, decisions + sheet.until(at), round(seconds + float(sheet.seconds[at]), 2), round(spent, 2)
                )
            decisions, seconds = decisions + sheet.decisions, seconds + float(sheet.seconds[-1])
        if level == 1 and not of_reference:
            start = time.process_time()
            by_property = broken_property(
                bench.workbench.engine, _rows(bench, [one for one in sheets if one.level == 1][:PROPERTY_SHEETS])
            )
            seconds += time.process_time() - start
            if by_property:
                return Verdict(1, by_property, decisions, round(seconds, 2), round(time.process_time() - began, 2))
    return Verdict(0, "nothing", decisions, round(seconds, 2), round(time.process_time() - began, 2))


PROPERTY_SHEETS = 4
PATIENCE = 60.0
"""CPU-seconds after which a fault that nobody has noticed has survived."""


def _held(sheet: Sheet, bench: Bench) -> Games:
    engine = bench.workbench.engine
    if sheet.dealt:
        return engine.start(sheet.start, _keys(sheet, 0))
    return engine.load(sheet.start)


def _keys(sheet: Sheet, number: int) -> np.ndarray:
    return np.array([step_key(seed, number) for seed in sheet.seeds], np.uint32)


def _engine_parts_from(sheet: Sheet, bench: Bench) -> tuple[int, str] | None:
    engine = bench.workbench.engine
    at = lens(engine.shape, bench.pool.shape(bench.pool.rules.deck_size))
    held = _held(sheet, bench)
    for number in range(len(sheet.alive)):
        alive = sheet.alive[number]
        parts = engine_parts(engine, held, at)
        wrong = alive & (digest(parts) != sheet.digests[number])
        if wrong.any():
            lane = int(np.flatnonzero(wrong)[0])
            return number, _named(sheet, bench, number, lane, [part[lane] for part in parts])
        if number < len(sheet.actions):
            held = engine.step(held, at.actions[sheet.actions[number]], _keys(sheet, number + 1))
    return None


def _named(sheet: Sheet, bench: Bench, number: int, lane: int, parts: Sequence[np.ndarray]) -> str:
    """What differs first, by the reference's game up to there."""
    game = unpacked(sheet.games, bench.pool)[lane]
    for at in range(number):
        game = step(game, int(sheet.actions[at][lane]), step_key(sheet.seeds[lane], at + 1))
    mine = [part[0] for part in reference_parts([game], [legal_mask(game)])]
    return _first(bench, mine, parts)


def _first(bench: Bench, mine: Sequence[np.ndarray], theirs: Sequence[np.ndarray]) -> str:
    at = lens(bench.workbench.engine.shape, bench.pool.shape(bench.pool.rules.deck_size))
    table = bench.pool.actions(bench.pool.rules.deck_size)
    names = (at.cells, [f"legality of {table.describe(k)}" for k in range(table.size)], *(
        [f"observation of player {player}: {name}" for name in at.entries] for player in range(2)
    ))  # fmt: skip
    for here, there, named in zip(mine, theirs, names, strict=True):
        wrong = np.flatnonzero(here != there)
        if len(wrong):
            return str(named[int(wrong[0])])
    return "nothing that has a name"


def _reference_parts_from(sheet: Sheet, bench: Bench, change: OtherSource) -> tuple[int, str] | None:
    """Only games that ran the function that was changed can differ."""
    name = f"/{change.module}:{change.function}"
    lanes = [lane for lane, ran in enumerate(sheet.ran) if name in ran]
    if not lanes:
        return None
    games = unpacked(sheet.games, bench.pool)
    for number in range(len(sheet.alive)):
        alive = [lane for lane in lanes if sheet.alive[number][lane]]
        if not alive:
            return None
        try:
            parts = reference_parts([games[k] for k in alive], [legal_mask(games[k]) for k in alive])
        except Exception as error:
            return number, f"the reference breaks: {type(error).__name__}"
        wrong = digest(parts) != sheet.digests[number][alive]
        if wrong.any():
            lane = int(np.flatnonzero(wrong)[0])
            return number, _by_engine(sheet, bench, number, alive[lane], [part[lane] for part in parts])
        if number < len(sheet.actions):
            for lane in alive:
                if sheet.alive[number + 1][lane] or not games[lane].over:
                    try:
                        games[lane] = step(games[lane], int(sheet.actions[number][lane]), step_key(sheet.seeds[lane], number + 1))
                    except NoRoom:
                        if sheet.alive[number + 1][lane]:
                            return number + 1, "no room for what lasts"
                    except Exception as error:
                        return number + 1, f"the reference breaks: {type(error).__name__}"
    return None


def _by_engine(sheet: Sheet, bench: Bench, number: int, lane: int, parts: Sequence[np.ndarray]) -> str:
    engine = bench.workbench.engine
    at = lens(engine.shape, bench.pool.shape(bench.pool.rules.deck_size))
    held = _held(sheet, bench)
    for k in range(number):
        held = engine.step(held, at.actions[sheet.actions[k]], _keys(sheet, k + 1))
    return _first(bench, [part[lane] for part in engine_parts(engine, held, at)], parts)


def _rows(bench: Bench, sheets: Sequence[Sheet]) -> Games:
    """All moments of some sheets, as the engine of now plays them."""
    return np.concatenate([rows for sheet in sheets for rows in _moments(sheet, bench)])


def _moments(sheet: Sheet, bench: Bench) -> Iterator[Games]:
    engine = bench.workbench.engine
    at = lens(engine.shape, bench.pool.shape(bench.pool.rules.deck_size))
    held = _held(sheet, bench)
    for number in range(len(sheet.alive)):
        yield held[sheet.alive[number]]
        if number < len(sheet.actions):
            held = engine.step(held, at.actions[sheet.actions[number]], _keys(sheet, number + 1))
