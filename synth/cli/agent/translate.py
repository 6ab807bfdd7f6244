"""`synth translate` and `synth review`: programs for texts that the grammar declines, and what a person must decide."""

import json
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from synth.agent.asking import alone_in
from synth.agent.ledger import LEDGER
from synth.agent.translate.decision import Decision
from synth.agent.translate.queue import PROGRAMS, REVIEW, Queue, read_programs, written
from synth.agent.translate.run import most_of
from synth.agent.translate.run import run as run_translation
from synth.agent.translate.text import Shelf, Text, declined_texts
from synth.cli.agent.run import (
    DEFAULT_MODEL,
    Budget,
    DryRun,
    Escalate,
    Model,
    ReplayOf,
    RunTo,
    asker_for,
    models_of,
    plain,
    show_run,
    show_worst_case,
)
from synth.cli.cards.coverage import select
from synth.cli.options.shared import DEFAULT_CATALOGUE, AsJson, CataloguePath, SetCodes, set_codes
from synth.cli.output.progress import progress
from synth.cli.output.table import counted, show_table
from synth.scraper.records import read_printed
from synth.spec.errors import InputError
from synth.spec.store import load_catalogue

DEFAULT_RUN = Path("out/translate")
RunFolder = Annotated[Path, typer.Argument(metavar="RUN", help="Folder of a run of `synth translate`.")]


def translate(
    spec: Annotated[Path, typer.Argument(metavar="SPEC", help="Scrape folder, or a folder or file of records.")],
    out: RunTo = DEFAULT_RUN,
    sets: SetCodes = None,
    budget: Budget = 10.0,
    model: Model = DEFAULT_MODEL,
    escalate: Escalate = None,
    programs: Annotated[Path | None, typer.Option(help="Programs of an earlier run, which need no translation.")] = None,
    dry_run: DryRun = False,
    replay: ReplayOf = None,
    as_json: AsJson = False,
    catalogue_path: CataloguePath = DEFAULT_CATALOGUE,
) -> None:
    """Have programs written for the texts that the grammar declines; what fails a check waits in the review queue."""
    models = models_of(model, escalate)
    texts, shelf = _texts(spec, sets, programs, catalogue_path)
    if dry_run:
        most = partial(most_of, shelf=shelf, models=models)
        show_worst_case(texts, "declined texts", lambda text: {"card": text.card.id}, most, models, budget, as_json)
        return
    if not texts:
        print(json.dumps({"texts": 0}) if as_json else "the grammar declines nothing there")
        return
    with asker_for(out, replay, budget) as asker, progress("translate", len(texts), "texts") as tick:
        result = run_translation(texts, shelf, models, asker, Queue(out), tick)
    accepted = [decision for decision in result.decisions if decision.accepted]
    queued = [decision for decision in result.decisions if not decision.accepted]
    totals = {
        "texts": len(texts),
        "accepted": len(accepted),
        "queued": len(queued),
        "settled": result.settled,
        "usd": float(asker.ledger.spent),
    }
    decisions = [{"cards": one.cards, "accepted": one.accepted, "why": one.why} for one in result.decisions]
    summary = f"{len(accepted)} of {len(texts)} texts accepted, {len(queued)} in the review queue of {out}, ${totals['usd']:.4f}"
    show_run(totals, {"decisions": decisions}, [*map(_shown, accepted), summary], result.stopped, as_json)
    if result.stopped:
        raise typer.Exit(1)


def review(
    run: RunFolder,
    text: Annotated[str | None, typer.Argument(metavar="[TEXT]", help="The text to show, by its name in the list.")] = None,
    accept: Annotated[bool, typer.Option("--accept", help="Accept its program, or the one given.")] = False,
    program: Annotated[str | None, typer.Option(help="The right program, written by hand.")] = None,
    as_json: AsJson = False,
) -> None:
    """List the texts that wait for a person, show the evidence for one, or accept a program for it."""
    queue = Queue(_existing(run))
    if text is None:
        _list(queue, as_json)
        return
    if accept or program:
        with alone_in(run):
            accepted = queue.accept(text, program)
        print(json.dumps(accepted.model_dump(mode="json")) if as_json else f"accepted by hand: {accepted.program}")
        return
    waiting = queue.waiting()
    if text not in waiting:
        raise InputError(f"{text} is not in the queue of {run}")
    if as_json:
        print(waiting[text].model_dump_json())
    else:
        print(_shown(waiting[text]))


def _texts(spec: Path, sets: list[str] | None, programs: Path | None, catalogue_path: Path) -> tuple[list[Text], Shelf]:
    known = read_printed(spec)
    names = frozenset(card.name for card in known)
    earlier = written(read_programs(programs)) if programs else {}
    return declined_texts(select(known, set_codes(sets)), names, load_catalogue(folder=catalogue_path), earlier)


def _list(queue: Queue, as_json: bool) -> None:
    waiting = queue.waiting()
    if as_json:
        rows = [{"text": key, "cards": one.cards, "why": one.why} for key, one in waiting.items()]
        print(json.dumps(rows, ensure_ascii=False))
        return
    if not waiting:
        print("no text waits")
        return
    rows_shown = ((key, " ".join(one.cards), plain(one.why)) for key, one in waiting.items())
    show_table(f"{counted(len(waiting), 'text')} wait{'s' if len(waiting) == 1 else ''}", ("text", "cards", "why"), rows_shown)


def _shown(decision: Decision) -> str:
    """The text beside what the program says, and every finding."""
    lines = [f"{' '.join(decision.cards)} ({decision.carrier})", f"  text     {plain(decision.text)}"]
    for attempt in decision.attempts:
        lines += [f"  program  {attempt.english}"] if attempt.english else []
        lines += [f"           {program}" for program in dict.fromkeys(attempt.programs)]
        found = ((("passed" if one.passed else "FAILED"), one) for one in attempt.findings)
        lines += [f"  {passed}   {one.gate}: {plain(one.seen)}" for passed, one in found]
    return "\n".join(lines)


def _existing(run: Path) -> Path:
    if not run.is_dir():
        raise InputError(f"{run}: no such folder; `synth translate SPEC --out {run}` makes one")
    if not any((run / name).exists() for name in (LEDGER, PROGRAMS, REVIEW)):
        raise InputError(f"{run} holds no run of synth translate; give the folder that was its --out")
    return run
