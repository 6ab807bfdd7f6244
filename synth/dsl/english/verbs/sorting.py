"""Cards of a deck's top that go to different places, or are put back in any order."""

from collections.abc import Iterator
from typing import Any

from synth.dsl.ast import (
    Const,
    May,
    Measure,
    MeasureKind,
    Order,
    Place,
    Put,
    Quantifier,
    Repeat,
    Role,
    Selector,
    Show,
    Side,
    Zone,
)
from synth.dsl.english.forms.core import Choice, Literal, Such, Syntax
from synth.dsl.english.forms.lists import Concat
from synth.dsl.english.forms.state import Discourse
from synth.dsl.english.forms.stateful import Known, When, Worded
from synth.dsl.english.forms.template import Hole, Shape, act, rule
from synth.dsl.english.nouns.amounts import MEASURE
from synth.dsl.english.nouns.card_kinds import ALL_CARDS, MANY_CARDS, ONE_CARD, WithArticle
from synth.dsl.english.nouns.cards import OF_THEM, OWNER, TOP_CARDS
from synth.dsl.english.nouns.referents import whole
from synth.dsl.english.nouns.words import INTEGER, SEVERAL, WHOSE

_CHOSEN: dict[str, Any] = {"quantifier": Quantifier.CHOOSE}
_ANY: dict[str, Any] = {"quantifier": Quantifier.ANY}
_UP_TO: dict[str, Any] = {"quantifier": Quantifier.UP_TO}
_THERE: dict[str, Any] = {"role": Role.FOUND}
_SOME: Syntax[Selector] = Choice(
    *(
        form
        for k, them in enumerate(("of them", "of those cards"))
        for form in (
            rule(f"{{n}} {them}{{filters}}", Selector, f"them_{k}", n=INTEGER, **_CHOSEN, **OF_THEM),
            rule(f"any number {them}{{filters}}", Selector, f"any_{k}", **_ANY, **OF_THEM),
            rule(f"up to {{n}} {them}{{filters}}", Selector, f"up_to_{k}", n=SEVERAL, **_UP_TO, **OF_THEM),
        )
    ),
    rule("{filters} you find there", Selector, "there", filters=WithArticle(ONE_CARD), **_CHOSEN, **_THERE),
    rule("{n} {filters} you find there", Selector, "n_there", n=SEVERAL, filters=Such(MANY_CARDS, bool), **_CHOSEN, **_THERE),
    rule("up to {n} {filters} you find there", Selector, "up_to_there", n=SEVERAL, filters=ALL_CARDS, **_UP_TO, **_THERE),
    rule("any number of {filters} you find there", Selector, "any_there", filters=ALL_CARDS, **_ANY, **_THERE),
)
"""Some of the cards that were looked at."""


def _owner(state: Discourse) -> Side | None:
    return state.shown.side if state.shown is not None else None


_DECK: Syntax[None] = Choice(
    When(lambda state: _owner(state) is Side.MY, Literal("your", None)),
    When(lambda state: _owner(state) is Side.OPP, Literal("their", None)),
    When(lambda state: _owner(state) is Side.OPP, Worded("opponents", Literal("your opponent's", None))),
)
_WHERE = (
    ("into {_whose} hand", Place.HAND),
    ("into {_whose} discard pile", Place.DISCARD),
    ("on the bottom of {_whose} deck", Place.DECK_BOTTOM),
    ("on top of {_whose} deck", Place.DECK_TOP),
    ("on the top of {_whose} deck", Place.DECK_TOP),
    ("back on top of {_whose} deck", Place.DECK_TOP),
    ("back on the top of {_whose} deck", Place.DECK_TOP),
    ("back on top", Place.DECK_TOP),
    ("back on the top", Place.DECK_TOP),
    ("on the bottom", Place.DECK_BOTTOM),
)
_IN_ORDER = " in any order"
_ENDS = (Place.DECK_BOTTOM, Place.DECK_TOP)


def _words(where: str) -> dict[str, Any]:
    return {"_whose": _DECK} if "{_whose}" in where else {}


def _picked() -> Iterator[Syntax[Any]]:
    """They go one after the other: their order is chosen wherever they go."""
    for k, (where, place) in enumerate((*_WHERE, ("onto {_whose} Bench", Place.BENCH))):
        put = (Shape(Put, what=Hole("what"), place=place),)
        for order in ("", _IN_ORDER) if place in _ENDS else ("",):
            yield rule(f"put {{what}} {where}{order}", put, f"some_{k}{order[:3]}", what=_SOME, **_words(where))
    yield rule("discard {what}", (Shape(Put, what=Hole("what"), place=Place.DISCARD),), "some_shed", what=_SOME)


_REST = Selector(role=Role.REST)
_SO_MANY = Measure(kind=MeasureKind.COUNT, of=_REST)
_ONE_BY_ONE = Repeat(
    times=_SO_MANY, body=(Put(what=Selector(role=Role.REST, quantifier=Quantifier.CHOOSE), place=Place.DECK_BOTTOM),)
)
_ARRANGED = Shape(Order, what=Shape(Selector, side=Hole("side"), zone=Zone.TOP, top=_SO_MANY), how="chosen")
_SIDE: Syntax[Any] = Known(_owner)
_OTHERS = ("the other cards", "the rest", "the others", "the remaining cards", "the other card", "the other")


def _left(lead: str, name: str) -> Iterator[Syntax[Any]]:
    """What was not picked: as it lies, or in any order."""
    for n, others in enumerate(_OTHERS):
        for k, (where, place) in enumerate(_WHERE):
            words = f"{lead}{others} {where}"
            if not lead:
                yield rule(words, (Put(what=_REST, place=place),), f"{name}_{n}_{k}", **_words(where))
            if place is Place.DECK_TOP:
                yield rule(f"{{side}}{words}{_IN_ORDER}", (_ARRANGED,), f"{name}_{n}_{k}_any", side=_SIDE, **_words(where))
            elif place is Place.DECK_BOTTOM:
                yield rule(f"{words}{_IN_ORDER}", (_ONE_BY_ONE,), f"{name}_{n}_{k}_any", **_words(where))


_REVEALED = Show(what=Selector(role=Role.MOVED), to=Side.BOTH)


def _shown_and_taken(first: str, wording: str, what: Syntax[Selector]) -> Syntax[Any]:
    """Cards that the other player sees before they go to the hand."""
    return Choice(
        *(
            rule(
                f"{first} and put {them} into {{_whose}} hand",
                (Shape(Put, what=Hole("what"), place=Place.HAND), _REVEALED),
                f"{wording}_{them}",
                what=what,
                _whose=_DECK,
            )
            for them in ("it", "them")
        )
    )


REVEALED: Syntax[Any] = Choice(
    _shown_and_taken("reveal {what}", "revealed", _SOME),
    _shown_and_taken("choose {what}, reveal it,", "chosen_revealed", _SOME),
    _shown_and_taken("choose {what}, reveal them,", "some_revealed", _SOME),
)
REST_BACK: Syntax[Any] = When(
    lambda state: state.shown is not None and state.shown.zone is Zone.TOP,
    Choice(
        *(
            rule(f"{{side}}put {others} back{_IN_ORDER}", (_ARRANGED,), f"rest_back_{n}", side=_SIDE)
            for n, others in enumerate(_OTHERS[:4])
        )
    ),
)
"""A sentence of its own: in one breath with what was picked it is known how many are left."""
REST_IN_ORDER: Syntax[Any] = Choice(*_left("put ", "rest"))
"""A sentence about the others."""


def _said_by_number(block: Any) -> bool:
    """A fixed number of cards away and the others back in any order: it is known how many are left."""
    picked = block[0].what
    return isinstance(block[1], Order) and picked.quantifier is Quantifier.CHOOSE and not picked.filters and picked.n <= 2


_PARTED: Syntax[Any] = Concat(Choice(*_picked()), Literal(" and ", ()), Choice(*_left("", "left")))
SORTED: Syntax[Any] = Choice(
    Worded("sorted", Such(_PARTED, lambda block: not _said_by_number(block))), REST_IN_ORDER, REVEALED
)
"""Some here, the others there, in one breath."""

WHOSE_DECK: Syntax[None] = Choice(
    When(lambda state: state.owner is Side.OPP, Literal("your opponent's", None)),
    When(lambda state: state.owner is Side.OPP, Worded("their_deck", Literal("their", None))),
    When(lambda state: state.owner is not Side.OPP, OWNER),
)
_COUNTED_TOP = Shape(Selector, side=Hole("side"), zone=Zone.TOP, top=Hole("times"))
_SHUFFLES = {Side.MY: "shuffle your deck", Side.OPP: "have your opponent shuffle their deck"}
ARRANGE: Syntax[Any] = Choice(
    rule(
        "for each {times}, look at that many cards from the top of {side} deck and put them back in any order",
        (Shape(Order, what=_COUNTED_TOP, how="chosen"),),
        times=MEASURE,
        side=WHOSE,
    ),
    act("look at {what} and put them back in any order", Order, what=TOP_CARDS, how="chosen"),
    *(
        rule(f"{then}you may {shuffle}", (May(body=(Order(what=whole(side, Zone.DECK), how="random"),)),), wording)
        for side, shuffle in _SHUFFLES.items()
        for then, wording in (("then, ", None), ("", "not_then"))
    ),
    When(
        lambda state: state.shown is not None and state.shown.zone is Zone.TOP,
        Choice(
            *(act(shuffle, Order, what=whole(side, Zone.DECK), how="random") for side, shuffle in _SHUFFLES.items()),
            act("your opponent shuffles their deck", Order, "they_shuffle", what=whole(Side.OPP, Zone.DECK), how="random"),
        ),
    ),
)


def _left_in_any_order(n: int) -> Syntax[Any]:
    """Some of the cards seen go elsewhere; those that are left lie on top again, as many as are left."""

    def enough(state: Discourse) -> bool:
        shown = state.shown
        return shown is not None and shown.zone is Zone.TOP and isinstance(shown.top, Const) and shown.top.n > n + 1

    def left(state: Discourse) -> Selector | None:
        shown = state.shown
        top = shown.top if shown else None
        return shown.model_copy(update={"top": Const(n=top.n - n)}) if shown and isinstance(top, Const) else None

    some = Selector(role=Role.FOUND, quantifier=Quantifier.CHOOSE, n=n)
    places = (
        ("discard", "", Place.DISCARD),
        ("put", " into {_owner} hand", Place.HAND),
        ("put", " on the bottom of {_owner} deck", Place.DECK_BOTTOM),
    )
    forms = (
        rule(
            f"{verb} {n} of {them}{there} and put {others} back{on_top} in any order{{left}}",
            (Put(what=some, place=place), Shape(Order, what=Hole("left"), how="chosen")),
            f"left_{place}_{a}{b}{c}",
            left=Known(left),
            **({"_owner": WHOSE_DECK} if there else {}),
        )
        for verb, there, place in places
        for a, them in enumerate(("those cards", "them"))
        for b, others in enumerate(("the other cards", "the others", "the rest", "the remaining cards"))
        for c, on_top in enumerate(("", " on top of that deck", " on top"))
    )
    return When(enough, Choice(*forms))


LEFT: Syntax[Any] = Choice(_left_in_any_order(1), _left_in_any_order(2))
