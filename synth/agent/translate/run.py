"""A whole run: every declined text decided, filed as soon as it is, and stopped in good order when the budget is used up."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from decimal import Decimal

from synth.agent.asking import Asker
from synth.agent.conversation import worst_case
from synth.agent.faults import OutOfBudget, Unanswered
from synth.agent.translate.author import author
from synth.agent.translate.decision import Decision, decide
from synth.agent.translate.queue import Queue
from synth.agent.translate.text import Shelf, Text
from synth.agent.translate.witness import witness


@dataclass(frozen=True)
class Result:
    decisions: tuple[Decision, ...]
    settled: int
    """Texts a person has decided before."""
    stopped: str | None
    """Why some texts were not tried."""


def most_of(text: Text, shelf: Shelf, models: Sequence[str]) -> Decimal:
    """What a text can cost at most: two programs and the scenarios, by every model."""
    return sum(
        (2 * worst_case(author(text, shelf, model)) + worst_case(witness(text, shelf, model)) for model in models),
        Decimal(0),
    )


def run(
    texts: Sequence[Text],
    shelf: Shelf,
    models: tuple[str, ...],
    asker: Asker,
    queue: Queue,
    tick: Callable[[int], None] = lambda _: None,
) -> Result:
    decisions: list[Decision] = []
    settled = 0
    for number, text in enumerate(texts):
        tick(number)
        if queue.settled(text.key):
            settled += 1
            continue
        try:
            decision = decide(text, shelf, models, asker)
        except (OutOfBudget, Unanswered) as error:
            return Result(tuple(decisions), settled, str(error))
        queue.file(decision)
        decisions.append(decision)
    return Result(tuple(decisions), settled, None)
