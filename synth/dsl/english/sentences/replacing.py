"""A later sentence says what is done instead of what an earlier one said, or what else goes with it."""

from typing import Any

from synth.dsl.ast import (
    Afflict,
    Attach,
    Damage,
    Draw,
    Event,
    Give,
    Heal,
    If,
    Place,
    Power,
    Put,
    Role,
    Selector,
    SetHp,
    Shift,
    Strip,
)
from synth.dsl.english.conditions.coin_conditions import COINS
from synth.dsl.english.conditions.conditions import STATES
from synth.dsl.english.forms.core import Choice, Mapped, Such, Syntax
from synth.dsl.english.forms.stateful import When, Worded
from synth.dsl.english.forms.template import Hole, Shape, act, rule
from synth.dsl.english.lasting.measured import in_place, measured
from synth.dsl.english.sentences.clauses import CLAUSE
from synth.dsl.english.verbs.damage import POWER
from synth.dsl.english.verbs.instead import more_instead
from synth.dsl.walk import nodes


def _of_it(part: Any) -> bool:
    return any(isinstance(node, Selector) and node.role is Role.IT for node in nodes(part))


def _replaces(block: Any) -> bool:
    """Whether it is the same thing to do that is done in another measure."""
    usual, other = block[0].other, block[0].then
    same = len(usual) == len(other) == 1 and usual[0].verb == other[0].verb
    if same and (_of_it(block[0].condition) or _of_it(other[0])) and not _of_it(usual[0]):
        return False  # it would be chosen only then
    return same and isinstance(usual[0], Draw | Heal | Damage | Attach | Strip | Put | Power | Afflict | Shift)


_INSTEAD: Syntax[Any] = Such(
    rule(
        "{other}. If {condition}, {then} instead",
        (Shape(If, condition=Hole("condition"), then=Hole("then"), other=Hole("other")),),
        other=CLAUSE,
        condition=STATES,
        then=CLAUSE,
    ),
    _replaces,
)


_ONE_THING: Syntax[Any] = Such(CLAUSE, lambda block: len(block) == 1)
_HELD_INSTEAD: Syntax[Any] = Mapped(
    measured("{usual}. If {condition}, {then} instead", "held", usual=_ONE_THING, condition=STATES),
    lambda found: (If(condition=found[1], then=(found[2],), other=found[0]),),
    lambda block: (block[0].other, block[0].condition, block[0].then[0]) if _holds_instead(block) else None,
)
"""What lasts, asked when it begins."""


def _holds_instead(block: Any) -> bool:
    match block:
        case (If(then=(then,), other=(usual,)),):
            return in_place(usual, then)
    return False


def _last_otherwise(found: tuple[Any, Any]) -> Any:
    first, last = found
    return (*first[:-1], last[0].model_copy(update={"other": first[-1:]}))


def _told_apart(block: Any) -> tuple[Any, Any] | None:
    last = block[-1] if block else None
    if len(block) < 2 or not isinstance(last, If) or not last.other:
        return None
    return (*block[:-1], *last.other), (last.model_copy(update={"other": ()}),)


_LAST_INSTEAD: Syntax[Any] = Mapped(
    Such(
        rule(
            "{first}. {last} instead",
            (Hole("first"), Hole("last")),
            first=Such(CLAUSE, lambda block: len(block) > 1),
            last=act("if {condition}, {then}", If, condition=STATES, then=CLAUSE),
        ),
        lambda found: _replaces(_last_otherwise(found)[-1:]),
    ),
    _last_otherwise,
    _told_apart,
)
"""Of several things that are done, the last one in another measure."""
_SECOND_FIRST = (
    Shape(
        If,
        condition=Hole("condition"),
        then=Hole("more"),
        other=(Shape(If, condition=Hole("usual"), then=Hole("less")),),
    ),
)
_STRONGER_INSTEAD: Syntax[Any] = rule(
    "if {usual}, {less}. If {condition}, {more} instead",
    _SECOND_FIRST,
    "stronger_instead",
    usual=STATES,
    less=POWER,
    condition=STATES,
    more=POWER,
)
"""The second of two conditions counts before the first."""
_EITHER = Choice(STATES, COINS)
_ASKED_LATER = frozenset({None, *(Event.ATTACK, Event.PLAY, Event.ONCE, Event.ANYTIME, Event.ON_BENCH, Event.ON_EVOLVE)})
"""Where the first condition is not the header's."""
_OTHER_INSTEAD: Syntax[Any] = Such(
    rule(
        "if {usual}, {less}. If {condition}, {more} instead",
        _SECOND_FIRST,
        "other_instead",
        usual=_EITHER,
        less=CLAUSE,
        condition=_EITHER,
        more=CLAUSE,
    ),
    lambda block: _replaces((block[0].model_copy(update={"other": block[0].other[0].then}),)),
)

_GONE = Put(what=Selector(role=Role.CARD), place=Place.DISCARD)


def _spent(found: tuple[Any, Any]) -> Any:
    condition, saved = found
    return (If(condition=condition, then=(*saved, _GONE)),)


def _unspent(block: Any) -> tuple[Any, Any] | None:
    match block:
        case (If(then=(*saved, last), other=()) as told,) if saved and last == _GONE:
            return told.condition, tuple(saved)
    return None


_SPENT: Syntax[Any] = Choice(
    *(
        Worded(
            f"spent_{k}",
            Mapped(
                rule(
                    f"if {{condition}}, {{saved}}. If {so}, discard this card",
                    (Hole("condition"), Hole("saved")),
                    condition=COINS,
                    saved=Such(CLAUSE, lambda block: len(block) == 1 and isinstance(block[0], SetHp | Give)),
                ),
                _spent,
                _unspent,
            ),
        )
        for k, so in enumerate(("that happens", "this happens", "it does", "you do", "this effect is used"))
    )
)
"""A card that goes only if a coin let it work."""
REPLACED: Syntax[Any] = Choice(
    _INSTEAD,
    _HELD_INSTEAD,
    _STRONGER_INSTEAD,
    When(lambda state: state.event in _ASKED_LATER, _OTHER_INSTEAD),
    _LAST_INSTEAD,
    more_instead(CLAUSE),
    When(lambda state: state.carrier == "tool", _SPENT),
)
