"""Sentences: clauses, what they hang on (conditions, counts, choice), and how they follow each other."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from synth.dsl.ast import (
    Before,
    Compare,
    Const,
    Exists,
    Flip,
    If,
    May,
    Measure,
    MeasureKind,
    Memory,
    MemoryKind,
    Modal,
    Not,
    Pay,
    Place,
    Put,
    Repeat,
    Require,
    Role,
    Selector,
    Side,
    Zone,
)
from synth.dsl.english.amounts import MEASURE
from synth.dsl.english.cards import ONE_CARD, WithArticle
from synth.dsl.english.clauses import CLAUSE, IMPERATIVE
from synth.dsl.english.conditions import CONDITION, STATES
from synth.dsl.english.core import Choice, Literal, Source, Syntax, When, Worded
from synth.dsl.english.lists import Run
from synth.dsl.english.rare import RARE
from synth.dsl.english.standing import STATED
from synth.dsl.english.state import State
from synth.dsl.english.template import Hole, Shape, act, rule

CLAUSES: Syntax[Any] = Run(CLAUSE, Literal(", and ", None))

_GATED = {"item": "card", "supporter": "card", "attack": "attack"}


def _only_if(carrier: str, noun: str) -> Syntax[Any]:
    gate = act(f"you can use this {noun} only if {{condition}}", Require, condition=STATES)
    return When(lambda state: state.carrier == carrier, gate)


GATES: Syntax[Any] = Choice(
    *(_only_if(carrier, noun) for carrier, noun in _GATED.items()),
    act("{body} in order to use this Ability", Pay, body=IMPERATIVE),
)

HANGING: Syntax[Any] = Choice(
    act("if {condition}, {then}", If, condition=CONDITION, then=CLAUSES),
    act("for each {times}, {body}", Repeat, times=MEASURE, body=CLAUSES),
    act("before doing damage, {body}", Before, body=CLAUSES),
    act("you may {body}", May, body=IMPERATIVE),
)
SENTENCE: Syntax[Any] = Choice(
    RARE,
    CLAUSE,
    HANGING,
    GATES,
    Worded("joined", Run(CLAUSE, Literal(", and ", None), least=2)),
)


class Full(Syntax[Any]):
    """A sentence with its full stop and the reminder it calls for."""

    def __init__(self, sentence: Syntax[Any]) -> None:
        self.sentence = sentence

    @staticmethod
    def _close(state: State) -> tuple[str, State]:
        return f". ({state.reminder})" if state.reminder else ".", state._replace(reminder="")

    def read(self, source: Source, at: int, state: State) -> Iterator[tuple[Any, int, State]]:
        for value, end, after in self.sentence.read(source, at, state):
            stop, final = self._close(after)
            last = source.after(stop, end)
            if last is not None:
                yield value, last, final

    def write(self, value: Any, state: State) -> Iterator[tuple[str, State]]:
        for text, after in self.sentence.write(value, state):
            stop, final = self._close(after)
            yield text + stop, final


BODY: Syntax[Any] = Run(Full(SENTENCE), Literal(" ", None))
STANDING: Syntax[Any] = Run(Full(Run(STATED, Literal(", and ", None))), Literal(" ", None))
"""What simply holds: the body of a program that waits for nothing."""

STANDING_SENTENCE: Syntax[Any] = Full(Run(STATED, Literal(", and ", None)))
