"""Conditions about cards that were looked at: whether some of a kind are among them, and how many."""

from typing import Any

from synth.dsl.ast import Compare, Const, Exists, Measure, MeasureKind, Not, Role, Selector
from synth.dsl.english.conditions.comparing import compares
from synth.dsl.english.forms.core import Choice, Such, Syntax
from synth.dsl.english.forms.state import Discourse
from synth.dsl.english.forms.stateful import Noting, When
from synth.dsl.english.forms.template import Hole, Shape, rule
from synth.dsl.english.nouns.card_kinds import MANY_CARDS, ONE_CARD, WithArticle
from synth.dsl.english.nouns.words import NUMBER_OVER_1

_A_CARD: dict[str, Any] = {"filters": WithArticle(Such(ONE_CARD, bool))}
_SOME_CARDS = Such(MANY_CARDS, bool)
_SEEN_THERE = Shape(Exists, what=Shape(Selector, role=Role.FOUND, filters=Hole("filters")))


def _asked_for(state: Discourse, condition: Any) -> Discourse:
    """ "1 of them" is then one of those."""
    match condition:
        case Exists(what=what) | Compare(left=Measure(of=Selector() as what)):
            return state._replace(asked_for=what.filters)
    return state


_SO_MANY_SEEN = Shape(Measure, kind=MeasureKind.COUNT, of=Shape(Selector, role=Role.FOUND, filters=Hole("filters")))
_SEEN_FORMS: Syntax[Any] = Choice(
    *(
        rule(words, _SEEN_THERE, f"seen_{number}", filters=Such(MANY_CARDS, bool))
        for number, words in enumerate(
            (
                "there are any {filters} there",
                "you find any {filters} there",
                "there are any {filters} in it",
                "there are any {filters} among them",
            )
        )
    ),
    *(
        rule(words, Shape(Not, condition=_SEEN_THERE), f"unseen_{number}", filters=Such(MANY_CARDS, bool))
        for number, words in enumerate(
            (
                "there are no {filters} there",
                "there are no {filters} in it",
                "there are no {filters} among them",
                "there aren't any {filters} among them",
                "there aren't any {filters} there",
                "there aren't any {filters} in it",
                "you don't find any {filters} there",
                "you find no {filters} there",
                "there aren't any {filters} among them",
            )
        )
    ),
    *(
        rule(words, _SEEN_THERE, f"seen_one_{number}", **_A_CARD)
        for number, words in enumerate(
            ("there is {filters} there", "you find {filters} there", "there is {filters} in it")
        )
    ),
    *(
        compares(f"both of {those} are {{filters}}", _SO_MANY_SEEN, "==", Const(n=2), f"seen_both_{k}", filters=_SOME_CARDS)
        for k, those in enumerate(("those cards", "them", "the revealed cards"))
    ),
    *(
        rule(f"{one} of {those} is {{filters}}", _SEEN_THERE, f"seen_{one}_{k}", **_A_CARD)
        for one in ("either", "any", "at least 1")
        for k, those in enumerate(("those cards", "them"))
    ),
    compares(
        "there are {n} or more {filters} there",
        _SO_MANY_SEEN,
        ">=",
        Hole("n"),
        "so_many_there",
        n=NUMBER_OVER_1,
        filters=Such(MANY_CARDS, bool),
    ),
)
SEEN: Syntax[Any] = When(lambda state: state.shown is not None, Noting(_SEEN_FORMS, _asked_for))
