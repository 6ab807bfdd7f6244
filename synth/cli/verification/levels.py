"""`synth verify --level 1|2|all`: everything the levels can ask, for as long as there is time."""

import json
import sys
import time
from pathlib import Path

import typer

from synth.cli.output.table import counted
from synth.jobs import Runner
from synth.spec.errors import InputError
from synth.spec.files import replace_file

RESULT, PAGE = "levels.json", "levels.html"


def verify_levels(
    engine: Path, levels: tuple[int, ...], seed: int, minutes: float, size: float, runner: Runner, out: Path, as_json: bool
) -> None:
    """Exits with status 1 if the engines differ, a property is broken, or one of them breaks."""
    from synth.report.page import page
    from synth.report.sections.levels import MUTATION
    from synth.report.sections.levels import levels as sections
    from synth.verify.levels.run import LevelRun, run_levels, summary

    if out.exists() and not out.is_dir():
        raise InputError(f"{out} is no folder")
    run = LevelRun(engine, levels, seed, minutes, size, out)
    began = time.monotonic()
    results = run_levels(run, runner, _said)
    found = summary(run, results)
    mutation = next((path for path in (out / MUTATION, out.parent / "mutation" / MUTATION) if path.is_file()), None)
    said = f"written {time.strftime('%Y-%m-%d %H:%M:%S')}"
    for name, text in (
        (RESULT, json.dumps(found, ensure_ascii=False)),
        (PAGE, page("Verification", sections(found, mutation), said)),
    ):
        with replace_file(out / name) as file:
            file.write((text + "\n").encode())
    for number, one in enumerate((one for one in found["differences"] if one["scenario"]), start=1):
        (out / f"difference-{number}.yaml").write_text(one["scenario"], encoding="utf-8")
    for one in found["differences"]:
        print(
            f"{one['part']}, seed {one['seed']}: {one['what']}: reference {one['reference']}, engine {one['engine']}",
            file=sys.stderr,
        )
    print(f"written to {out / PAGE}", file=sys.stderr)
    if as_json:
        print(json.dumps(found, ensure_ascii=False))
    else:
        for level, one in found["levels"].items():
            print(
                f"level {level}: {counted(one['decisions'], 'decision')} in {counted(one['games'], 'game')} or positions: "
                f"{counted(one['differences'], 'difference')}; {one['seconds']} CPU-s"
            )
        met = found["matrix"]["met"]
        if met:
            possible, open_ = found["matrix"]["possible"], len(found["matrix"]["never_met"])
            print(f"interactions: of {possible} pairs of words that can meet {possible - open_} did, {open_} did not")
            for verb, other in found["matrix"]["never_met"]:
                print(f"did not meet: {verb} beside {other}", file=sys.stderr)
            for verb, other in found["matrix"]["unforeseen"]:
                print(f"met, and by the rule cannot: {verb} beside {other}", file=sys.stderr)
        print(f"{time.monotonic() - began:.1f} s")
    raise typer.Exit(1 if found["differences"] or found["crashes"] else 0)


def _said(rounds: int, decisions: int) -> None:
    print(f"{counted(rounds, 'round')}, {counted(decisions, 'decision')}", file=sys.stderr)
