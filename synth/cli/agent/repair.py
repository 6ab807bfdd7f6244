"""`synth repair`: differences that `synth verify` found, mended by a model and verified again."""

from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from synth.agent.lower.author import ROUNDS
from synth.agent.lower.outcome import OVERLAYS
from synth.agent.lower.run import Means
from synth.agent.repair.cluster import read_report
from synth.agent.repair.run import Repair, most_of
from synth.agent.repair.run import run as run_repair
from synth.cli.agent.run import (
    DEFAULT_MODEL,
    Budget,
    DryRun,
    Escalate,
    Model,
    ReplayOf,
    Rounds,
    RunTo,
    asker_for,
    models_of,
    plain,
    show_run,
    show_worst_case,
)
from synth.cli.options.overlays import lowerings_with
from synth.cli.options.shared import DEFAULT_CATALOGUE, AsJson, CataloguePath, OverlayFolder
from synth.cli.output.progress import progress
from synth.spec.store import load_catalogue
from synth.verify.trials.trial import Effort

DEFAULT_RUN = Path("out/repair")
EFFORT = Effort()


def repair(
    report: Annotated[Path, typer.Argument(metavar="REPORT", help="report.json of `synth verify`, or the folder it is in.")],
    overlays: OverlayFolder = None,
    out: RunTo = DEFAULT_RUN,
    budget: Budget = 10.0,
    model: Model = DEFAULT_MODEL,
    escalate: Escalate = None,
    rounds: Rounds = ROUNDS,
    dry_run: DryRun = False,
    replay: ReplayOf = None,
    as_json: AsJson = False,
    catalogue_path: CataloguePath = DEFAULT_CATALOGUE,
) -> None:
    """Have the lowering behind each difference written anew. A fix is verified or none; exit status 1 if one is missing."""
    models = models_of(model, escalate)
    clusters = read_report(report)
    means = Means(load_catalogue(folder=catalogue_path), lowerings_with(overlays), models, rounds, EFFORT)
    if dry_run:
        most = partial(most_of, means=means)
        show_worst_case(clusters, "differences", lambda one: {"difference": one.kind}, most, models, budget, as_json)
        return
    with asker_for(out, replay, budget) as asker, progress("repair", len(clusters), "differences") as tick:
        result = run_repair(clusters, means, asker, out, tick)
    mended = [one for one in result.repairs if one.end != "failed"]
    usd = float(asker.ledger.spent)
    totals = {"differences": len(clusters), "mended": len(mended), "usd": usd}
    rows = [one.model_dump(mode="json", include={"number", "kind", "end", "why", "verb"}) for one in result.repairs]
    summary = f"{len(mended)} of {len(clusters)} differences mended; overlays in {out / OVERLAYS}, ${usd:.4f}"
    show_run(totals, {"repairs": rows}, [*map(_said, result.repairs), summary], result.stopped, as_json)
    raise typer.Exit(0 if len(mended) == len(clusters) else 1)


def _said(one: Repair) -> str:
    by = f" by {one.verb}" if one.verb else ""
    return f"{one.end:6}  {one.kind}{by}: {plain(one.why)}"
