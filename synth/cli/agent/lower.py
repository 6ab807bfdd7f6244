"""`synth lower`: lowerings that codegen does not have, written by a model and tried against the reference."""

import json
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from synth.agent.lower.author import ROUNDS
from synth.agent.lower.outcome import OVERLAYS, Outcome
from synth.agent.lower.run import Means, most_of
from synth.agent.lower.run import run as run_lowering
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
from synth.codegen.overlay.lowerings import Lowerings
from synth.spec.errors import InputError
from synth.spec.store import Catalogue, load_catalogue
from synth.verify.trials.trial import Effort
from synth.verify.trials.unit import cards_needing, missing_verbs, verb_named

DEFAULT_RUN = Path("out/lower")
EFFORT = Effort()


def lower(
    verbs: Annotated[
        list[str] | None, typer.Argument(metavar="[VERB…]", help="Lowerings to write, such as heal, draw.")
    ] = None,
    missing: Annotated[bool, typer.Option("--missing", help="All that the catalogue needs and codegen lacks.")] = False,
    without: Annotated[list[str] | None, typer.Option(help="As if codegen lacked this one; may be repeated.")] = None,
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
    """Have lowerings written; what passes every trial is an overlay in OUT/overlays, for `synth build --overlays`."""
    models = models_of(model, escalate)
    catalogue = load_catalogue(folder=catalogue_path)
    lowerings = lowerings_with(overlays).without(*map(verb_named, without or ()))
    wanted = _wanted(verbs or [], missing, catalogue, lowerings)
    means = Means(catalogue, lowerings, models, rounds, EFFORT)
    if dry_run:
        most = partial(most_of, means=means)
        show_worst_case(wanted, "lowerings", lambda verb: {"verb": verb}, most, models, budget, as_json)
        return
    if not wanted:
        print(json.dumps({"lowerings": 0}) if as_json else "no lowering is missing")
        return
    with asker_for(out, replay, budget) as asker, progress("lower", len(wanted), "lowerings") as tick:
        result = run_lowering(wanted, means, asker, out, tick)
    written = [outcome for outcome in result.outcomes if outcome.succeeded]
    usd = float(asker.ledger.spent)
    totals = {"lowerings": len(wanted), "verified": len(written), "usd": usd}
    rows = [{"verb": one.about, "verified": one.succeeded, "why": one.why} for one in result.outcomes]
    summary = f"{len(written)} of {len(wanted)} lowerings written and verified, in {out / OVERLAYS}, ${usd:.4f}"
    show_run(totals, {"outcomes": rows}, [*map(_said, result.outcomes), summary], result.stopped, as_json)
    raise typer.Exit(0 if len(written) == len(wanted) else 1)


def _wanted(named: list[str], missing: bool, catalogue: Catalogue, lowerings: Lowerings) -> list[str]:
    if bool(named) == missing:
        raise InputError("name the lowerings to write, or say --missing")
    if missing:
        return list(missing_verbs(catalogue.unique, lowerings))
    wanted = list(dict.fromkeys(map(verb_named, named)))
    for verb in wanted:
        if not cards_needing(verb, catalogue, lowerings):
            raise InputError(f"{verb}: no card of the catalogue needs it, so it could not be tried")
    return wanted


def _said(outcome: Outcome) -> str:
    return f"{'verified' if outcome.succeeded else 'FAILED  '}  {outcome.about}: {plain(outcome.why)}"
