"""A second sentence that goes on where the first one left off: for the same turns, or where nobody was Knocked Out after all."""

from collections.abc import Callable
from typing import Any

from synth.dsl.ast import Arm, Compare, Const, Duration, Event, Give, If, Measure, MeasureKind, Role, Selector, Side, Zone
from synth.dsl.english.conditions.conditions import STATES
from synth.dsl.english.forms.core import Choice, Literal, Such, Syntax
from synth.dsl.english.forms.lists import Concat
from synth.dsl.english.forms.stateful import Scoped, Worded
from synth.dsl.english.forms.template import Hole, Shape, rule
from synth.dsl.english.lasting.knock_outs import DEFENDER_FELL
from synth.dsl.english.lasting.standing import STATED
from synth.dsl.english.sentences.clauses import CLAUSE

STILL_STANDS = Compare(
    left=Measure(kind=MeasureKind.HP, of=Selector(role=Role.DEFENDER)), op=">", right=Const(n=0)
)


def _words(name: str, *said: str) -> Syntax[None]:
    return Choice(*(Worded(f"{name}_{k}", Literal(text, None)) for k, text in enumerate(said)))


def _all_for(duration: Duration) -> Callable[[Any], bool]:
    return lambda block: all(isinstance(one, Give) and one.duration is duration for one in block)


_TOO = _words("too", ", either", " either", " as well", ", as well", " too", ", too")
FOR_AS_LONG: Syntax[Any] = Choice(
    *(
        Worded(
            f"as_long_{duration}",
            Concat(
                Such(CLAUSE, _all_for(duration)),
                rule(
                    ". If {condition}, {then}{_too}",
                    (Shape(If, condition=Hole("condition"), then=Hole("then")),),
                    condition=STATES,
                    then=Scoped(STATED, duration=duration, opened=theirs, rival=theirs),
                    _too=_TOO,
                ),
            ),
        )
        for duration, theirs in ((Duration.OPP_TURN, True), (Duration.MY_TURN, False))
    )
)
""" "They can't …, either": for as long as the sentence before said."""


def _asks_who_fell(block: Any) -> bool:
    match block:
        case (Arm(event=Event.MY_ATTACK_KOS, body=(If(condition=condition),)),):
            return bool(condition == DEFENDER_FELL)
    return False


def fell_or_not(then: Syntax[Any]) -> Syntax[Any]:
    return Worded(
        "fell_or_not",
        Concat(
            Such(CLAUSE, _asks_who_fell),
            rule(
                ". {_not}, {then}",
                (Shape(If, condition=STILL_STANDS, then=Hole("then")),),
                then=Scoped(then, it=Selector(side=Side.OPP, zone=Zone.ACTIVE)),
                _not=_words("if_not", "if it isn't", "if it isn't Knocked Out", "if it's not", "if not", "otherwise"),
            ),
        ),
    )
