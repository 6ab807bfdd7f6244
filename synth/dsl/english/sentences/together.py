"""Things to do in one breath, one after the other."""

from typing import Any

from synth.dsl.ast import Arm, Event
from synth.dsl.english.forms.core import Choice, Literal, Such, Syntax
from synth.dsl.english.forms.lists import Concat, Run
from synth.dsl.english.forms.stateful import When, Worded
from synth.dsl.english.lasting.durations import TIMED
from synth.dsl.english.sentences.clauses import CLAUSE, IMPERATIVE, OTHERS_ACT, OTHERWISE
from synth.dsl.english.verbs.damage import DAMAGE, EFFECT_DAMAGE, POWER, attacking
from synth.dsl.english.verbs.looking import SHOW, TAKE_LISTED
from synth.dsl.english.verbs.special import AFFLICTED, CURED

STRIKE: Syntax[Any] = When(lambda state: not attacking(state), EFFECT_DAMAGE)
_DONE: Syntax[Any] = Choice(IMPERATIVE, STRIKE)
_OF_ANOTHER: Syntax[Any] = Choice(POWER, AFFLICTED, CURED, OTHERS_ACT)
"""Clauses with a subject of their own."""
TOGETHER: Syntax[Any] = Choice(
    Worded("together", Run(_DONE, Literal(" and ", None), least=2)),
    Worded("look_and_take", Concat(SHOW, Literal(", ", ()), TAKE_LISTED)),
    Worded("and_then", Concat(_DONE, Literal(", then ", ()), _DONE)),
    Worded("after_that", Concat(_DONE, Literal(", and then ", ()), _DONE)),
    Worded(
        "power_and",
        Concat(
            Choice(POWER, AFFLICTED, CURED, When(attacking, DAMAGE)),
            Literal(" and ", ()),
            Choice(AFFLICTED, DAMAGE, _DONE, TIMED, OTHERS_ACT, OTHERWISE),
        ),
    ),
    Worded("and_also", Concat(Choice(_DONE, AFFLICTED), Literal(" and ", ()), _OF_ANOTHER)),
    Worded("each_their_own", Concat(OTHERWISE, Literal(" and ", ()), OTHERS_ACT)),
    Worded("listed", Concat(_DONE, Literal(", ", ()), _DONE, Literal(", and ", ()), _DONE)),
)
"""Things to do in one breath: "discard your hand and draw 3 cards"."""



def told_in_one(block: Any) -> bool:
    """What is done by a Knock Out takes all that follows in its sentence along."""
    return not any(isinstance(one, Arm) and one.event is Event.MY_ATTACK_KOS for one in block[:-1])


CLAUSES: Syntax[Any] = Such(Run(Choice(CLAUSE, TOGETHER), Literal(", and ", None)), told_in_one)
