"""`synth mutate`: does verification notice what is wrong? Faults are put into the engines, one at a time."""

import json
import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from synth.cli.options.pool import Sets
from synth.cli.options.ray import RayAddress, runner_for
from synth.cli.options.shared import AsJson, set_codes
from synth.cli.output.progress import progress
from synth.spec.errors import InputError

DEFAULT_OUT = Path("out/mutation")
FAULTS = 600


def mutate(
    faults: Annotated[int, typer.Option(min=1, help="Faults there are to choose from.")] = FAULTS,
    sample: Annotated[int | None, typer.Option(min=1, help="Only so many of them.")] = None,
    seed: Annotated[int, typer.Option(min=0, help="Another seed, other faults and games.")] = 0,
    stage: Annotated[list[str] | None, typer.Option(help="Only faults of this stage; several times for several.")] = None,
    level: Annotated[list[int] | None, typer.Option(help="Judge by this level only; several times for several.")] = None,
    size: Annotated[
        float, typer.Option(min=0.01, max=20, help="How much the levels play; 1 is a few minutes on two cores.")
    ] = 1.0,
    sets: Sets = None,
    every_word: Annotated[
        bool, typer.Option("--every-word", help="Few cards that say every word, made-up ones where none does.")
    ] = False,
    out: Annotated[
        Path, typer.Option(help="Folder for the journal and the tables; a run that was interrupted goes on.")
    ] = DEFAULT_OUT,
    workers: Annotated[int, typer.Option(min=1, help="Processes.")] = max(1, os.cpu_count() or 1),
    scenarios: Annotated[
        bool, typer.Option("--scenarios", help="Also make a small scenario of each that is caught, and count its moves.")
    ] = False,
    ray: RayAddress = None,
    as_json: AsJson = False,
) -> None:
    """Put faults into programs, tables, graphs, code and the reference: which level of `synth verify` notices each?

    Exits with status 1 if one survives that is not known to change nothing."""
    from synth.verify.mutation.campaign import LEVELS, Run, faults_of, record
    from synth.verify.mutation.campaign import mutate as judge_all
    from synth.verify.mutation.fault import STAGES
    from synth.verify.mutation.sheet import Differs
    from synth.verify.mutation.table import as_text, report_of, write_report

    if not hasattr(os, "fork"):
        raise InputError("synth mutate needs processes that can be forked, which this system has not")
    unknown = sorted(set(stage or ()) - set(STAGES))
    if unknown:
        raise InputError(f"no stage {unknown[0]}; there are {', '.join(STAGES)}")
    levels = tuple(sorted(set(level or LEVELS)))
    if odd := set(levels) - set(LEVELS):
        raise InputError(f"no level {min(odd)}; there are {', '.join(map(str, LEVELS))}")
    run = Run(seed, min(faults, sample or faults), size, tuple(set_codes(sets) or ()), scenarios, every_word, levels)
    runner = runner_for(ray, workers)
    print("writing down what the levels play, once for these sources …", file=sys.stderr)
    try:
        record(run, runner)
    except Differs as error:
        raise InputError(f"the engines differ without any fault, see synth verify: {error}") from None
    number = sum(not stage or fault.stage in stage for fault in faults_of(run))
    with progress("mutate", number, "faults") as tick:
        report = report_of(run, judge_all(run, runner, out, stage or (), tick))
    for path in write_report(report, out):
        print(f"written to {path}", file=sys.stderr)
    print(json.dumps(report, ensure_ascii=False) if as_json else as_text(report))
    raise typer.Exit(1 if report["survived"] else 0)
