"""Points that players get or lose by a text."""

from collections.abc import Iterator
from typing import Any

from synth.dsl.ast import Const, Score, Side
from synth.dsl.english.forms.core import Choice, Literal, Mapped, Syntax
from synth.dsl.english.forms.stateful import When
from synth.dsl.english.forms.template import act, rule
from synth.dsl.english.nouns.words import SEVERAL

_SOME: Syntax[Any] = Choice(
    Literal("1 point", Const(n=1)),
    rule("{n} points", Const, n=SEVERAL),
)
_FEWER: Syntax[Any] = Mapped(_SOME, lambda some: Const(n=-some.n), lambda lost: Const(n=-lost.n) if type(lost) is Const else None)
_GETS, _LOSES = (("get", "gain"), _SOME), (("lose",), _FEWER)


def _scored(who: str, side: Side, many: bool, wording: str = "") -> Iterator[Syntax[Any]]:
    for verbs, amount in (_GETS, _LOSES):
        for k, verb in enumerate(verbs):
            said = f"{who}{verb}" if many else f"{who}{verb}s"
            yield act(f"{said} {{amount}}", Score, wording + verb if wording or k else None, side=side, amount=amount)


LOSE_POINTS: Syntax[Any] = Choice(*_scored("", Side.MY, True, "bare_"))
"""As something that the player may do."""
SCORED: Syntax[Any] = Choice(
    *_scored("you ", Side.MY, True),
    *_scored("your opponent ", Side.OPP, False),
    *_scored("each player ", Side.BOTH, False),
    When(lambda state: state.actor is Side.TURN, Choice(*_scored("that player ", Side.TURN, False))),
    When(
        lambda state: state.actor is Side.TURN, Choice(*_scored("the other player ", Side.OPP, False, "other_"))
    ),
    When(lambda state: state.actor is Side.MY and state.theirs, Choice(*_scored("they ", Side.OPP, True, "they_"))),
)
