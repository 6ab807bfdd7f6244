"""More damage for each of something, with a limit: "You can't add more than 60 damage in this way"."""

from typing import Any

from synth.dsl.ast import Compare, Const, Either, Measure, Power, Scaled
from synth.dsl.english.forms.core import Choice, Mapped, Such, Syntax
from synth.dsl.english.forms.stateful import Worded
from synth.dsl.english.forms.template import Hole, rule
from synth.dsl.english.nouns.amounts import MEASURE
from synth.dsl.english.nouns.words import INTEGER

_Capped = tuple[int, Any, int]


def _limited(found: _Capped) -> Any:
    """So many of them or more are worth no more than the limit."""
    each, of, most = found
    reached = Compare(left=of, op=">=", right=Const(n=most // each))
    return (Power(verb="more", amount=Either(condition=reached, then=Const(n=most), other=Scaled(k=each, of=of))),)


def _limit(block: Any) -> _Capped | None:
    match block:
        case (Power(amount=Either(then=Const(n=most), other=Scaled(k=each, of=Measure() as of))),) if each > 0:
            return (each, of, most) if _limited((each, of, most)) == block else None
    return None


_EACH = "this attack does {each} more damage for each {of}"
_ENDS = (
    ". You can't add more than {most} damage in this way",
    ". You can't do more than {most} more damage in this way",
    ", up to {most} damage",
    ", up to a maximum of {most} damage",
    ", up to {most} more damage",
    ", to a maximum of {most} more damage",
)
CAPPED: Syntax[Any] = Choice(
    *(
        Worded(
            f"capped_{k}",
            Mapped(
                Such(
                    rule(_EACH + end, (Hole("each"), Hole("of"), Hole("most")), each=INTEGER, of=MEASURE, most=INTEGER),
                    lambda found: found[0] > 0 and found[2] % found[0] == 0,
                ),
                _limited,
                _limit,
            ),
        )
        for k, end in enumerate(_ENDS)
    )
)
