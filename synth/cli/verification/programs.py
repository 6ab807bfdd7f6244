"""`synth verify --programs`: random well-typed effects on both engines."""

import json
import sys
import time
from collections import Counter

import typer

from synth.cli.output.progress import progress
from synth.cli.output.table import counted


def verify_programs(count: int, pairs: bool, seed: int, workers: int, as_json: bool) -> None:
    """Exits with status 1 if the engines differ, or one breaks."""
    from synth.verify.programs.campaign import run_programs
    from synth.verify.programs.random_programs import random_programs
    from synth.verify.programs.statement_pairs import programs_of_pairs

    began = time.monotonic()
    programs = random_programs(seed, count) if count else []
    if pairs:
        programs += programs_of_pairs(seed)
    with progress("programs", len(programs), "programs") as tick:
        report = run_programs(programs, seed, workers, tick)
    for line in (*report.differences, *report.crashes):
        print(line, file=sys.stderr)
    summary = {
        "seed": seed,
        "programs": report.programs,
        "refused": report.refused.total(),
        "unlowered": report.unlowered.total(),
        "games": report.games,
        "decisions": report.decisions,
        "differences": len(report.differences),
        "exceptions": len(report.crashes),
        "no_room": report.full,
        "no_room_in_engine": report.engine_full,
        "seconds": round(time.monotonic() - began, 1),
    }
    if as_json:
        print(json.dumps(summary | {"refused_by": dict(report.refused), "unlowered_by": dict(report.unlowered)}))
    else:
        print(
            f"seed {seed}: {counted(report.programs, 'program')}, {counted(report.games, 'game')}, "
            f"{counted(report.decisions, 'decision')}: {counted(len(report.differences), 'difference')}, "
            f"{counted(len(report.crashes), 'exception')}; {summary['seconds']} s"
        )
        _reasons("the reference refuses", report.refused)
        _reasons("the engine does not lower", report.unlowered)
        if report.full or report.engine_full:
            print(f"no room for what lasts: {report.full} games on both engines, {report.engine_full} on the engine alone")
    raise typer.Exit(1 if report.differences or report.crashes else 0)


def _reasons(who: str, reasons: Counter[str]) -> None:
    if reasons:
        print(f"{who} {counted(reasons.total(), 'program')}:")
        for why, times in reasons.most_common():
            print(f"  {times:5}  {why}")
