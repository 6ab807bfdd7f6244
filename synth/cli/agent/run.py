"""What commands that ask a model have in common: their options, who asks, the worst case stated before."""

import json
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from decimal import Decimal
from pathlib import Path
from typing import Annotated, TypeVar

import typer

from synth.agent.asking import Asker, Replay, alone_in
from synth.agent.prices import price_of
from synth.cli.output.progress import progress

DEFAULT_MODEL = "claude-haiku-5-5"
Budget = Annotated[float, typer.Option(min=0, help="USD that this folder's runs may cost together.")]
Model = Annotated[str, typer.Option(help="The model that is asked first.")]
Escalate = Annotated[str | None, typer.Option(help="A larger model for what the first one fails on.")]
DryRun = Annotated[bool, typer.Option("--dry-run", help="Say what it can cost at most, and ask nothing.")]
ReplayOf = Annotated[Path | None, typer.Option(help="Take all answers from the transcripts of this run.")]
RunTo = Annotated[Path, typer.Option("--out", help="Folder of the run; the same one goes on where it stopped.")]
Rounds = Annotated[int, typer.Option(min=1, max=20, help="Answers a model may give in one conversation.")]

T = TypeVar("T")


def models_of(model: str, escalate: str | None) -> tuple[str, ...]:
    """In the order in which they are tried; each has a known price."""
    models = (model, escalate) if escalate else (model,)
    for name in models:
        price_of(name)
    return models


@contextmanager
def asker_for(out: Path, replay: Path | None, budget: float) -> Iterator[Asker]:
    if replay:
        with alone_in(out):
            yield Replay(replay, out)
        return
    # Imported here: what is kept of a run can be looked at without the SDK, which takes seconds to import.
    from synth.agent.service import Anthropic

    with closing(Anthropic.from_environment()) as service, alone_in(out):
        yield Asker(out, service, Decimal(str(budget)))


def show_worst_case(
    things: Sequence[T],
    what: str,
    name: Callable[[T], dict[str, str]],
    most: Callable[[T], Decimal],
    models: tuple[str, ...],
    budget: float,
    as_json: bool,
) -> None:
    """`what`: what the things are called; `name`: how one of them is called in JSON."""
    costs = []
    with progress("dry run", len(things), what) as tick:
        for number, thing in enumerate(things):
            tick(number)
            costs.append(most(thing))
    total = sum(costs, Decimal(0))
    if as_json:
        rows = [{**name(thing), "usd": float(cost)} for thing, cost in zip(things, costs, strict=True)]
        print(json.dumps({what.rpartition(" ")[2]: len(things), "models": models, "worst_case_usd": float(total), "each": rows}))
        return
    print(f"{len(things)} {what}, {' then '.join(models)}: ${total:.2f} at most")
    if total > Decimal(str(budget)):
        print(f"the budget of ${budget:.2f} ends the run before that")


def show_run(
    totals: Mapping[str, object],
    each: Mapping[str, Sequence[Mapping[str, object]]],
    said: Iterable[str],
    stopped: str | None,
    as_json: bool,
) -> None:
    """What a run came to: totals and rows for programs, or lines for people."""
    if as_json:
        print(json.dumps({**totals, "stopped": stopped, **each}, ensure_ascii=False))
    else:
        print("\n".join(said))
    if stopped:
        print(f"stopped: {stopped}; the same command goes on from here", file=sys.stderr)


def plain(text: str) -> str:
    """What a page or a model wrote, without characters that a terminal would obey."""
    return "".join(letter if letter.isprintable() else " " for letter in text)
