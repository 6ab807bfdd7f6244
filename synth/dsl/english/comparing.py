"""Conditions that compare numbers: HP, Energy, cards in hand, points."""

from __future__ import annotations

from typing import Any

from synth.dsl.ast import (
    Compare,
    Const,
    Measure,
    MeasureKind,
    OneOf,
    Selector,
    Side,
    Zone,
)
from synth.dsl.english.cards import PILE
from synth.dsl.english.core import Choice, Syntax
from synth.dsl.english.lists import Listing
from synth.dsl.english.pokemon import MANY, OWNERS, SUBJECT, TESTED, some
from synth.dsl.english.referents import whole
from synth.dsl.english.state import HEALED
from synth.dsl.english.stateful import When
from synth.dsl.english.template import Hole, Shape, rule
from synth.dsl.english.words import INTEGER, NUMBER, NUMBER_OVER_1, TYPE

_NONE, _ONE = Const(n=0), Const(n=1)


def compares(
    template: str, left: Any, op: str, right: Any, wording: str | None = None, /, **holes: Syntax[Any]
) -> Syntax[Any]:
    return rule(template, Shape(Compare, left=left, op=op, right=right), wording, **holes)


def _of(kind: MeasureKind, hole: str = "of", **fields: Any) -> Shape:
    return Shape(Measure, kind=kind, of=Hole(hole), **fields)


_EXTRA = Shape(Measure, kind=MeasureKind.EXTRA, energy=Hole("energy"))
_ENERGY_IN_PLAY = Shape(Measure, kind=MeasureKind.ENERGY, of=whole(Side.MY, Zone.PLAY), energy=Hole("energy"))
_HALF_MAX = Shape(Measure, kind=MeasureKind.HALF, arg=_of(MeasureKind.MAX_HP))
_MY_IN_PLAY: Syntax[Selector] = some("your Pokémon in play", many=True, side=Side.MY, zone=Zone.PLAY)


def _matched(noun: str, kind: MeasureKind) -> Syntax[Any]:
    """One Pokémon beside another."""
    a, b = _of(kind, "a"), _of(kind, "b")
    return Choice(
        compares(f"{{a}} has more {noun} than {{b}}", a, ">", b, a=TESTED, b=TESTED),
        compares(f"{{a}} has less {noun} than {{b}}", a, "<", b, a=TESTED, b=TESTED),
        compares(f"{{a}} and {{b}} have the same amount of {noun}", a, "==", b, a=TESTED, b=TESTED),
    )


def _outnumbering(noun: str, zone: Zone) -> Syntax[Any]:
    """One player beside the other."""
    mine, theirs = (Measure(kind=MeasureKind.COUNT, of=whole(side, zone)) for side in (Side.MY, Side.OPP))
    return Choice(
        compares(f"you have more {noun} than your opponent", mine, ">", theirs),
        compares(f"you have fewer {noun} than your opponent", mine, "<", theirs),
        compares(f"you have the same number of {noun} as your opponent", mine, "==", theirs),
    )


def _many(zone: Zone) -> Shape:
    own = Shape(Selector, side=Side.MY, zone=zone, filters=Hole("filters"))
    return Shape(Measure, kind=MeasureKind.COUNT, of=own)


COMPARISONS: Syntax[Any] = Choice(
    compares(
        "this Pokémon has at least {n} extra {energy} Energy attached", _EXTRA, ">=", Hole("n"), n=NUMBER, energy=TYPE
    ),
    compares("{of} remaining HP is {n} or less", _of(MeasureKind.HP), "<=", Hole("n"), of=OWNERS, n=NUMBER),
    compares("{of} remaining HP is {n} or more", _of(MeasureKind.HP), ">=", Hole("n"), of=OWNERS, n=NUMBER),
    _matched("remaining HP", MeasureKind.HP),
    _matched("Energy attached", MeasureKind.ENERGY),
    compares("{of} has half of its maximum HP or less remaining", _of(MeasureKind.HP), "<=", _HALF_MAX, of=TESTED),
    compares(
        "{of} <has|have> {n} or more different types of Energy attached",
        _of(MeasureKind.ENERGY_TYPES),
        ">=",
        Hole("n"),
        of=Choice(TESTED, _MY_IN_PLAY),
        n=NUMBER,
    ),
    compares(
        "{of} has exactly {n} Energy attached", _of(MeasureKind.ENERGY), "==", Hole("n"), of=TESTED, n=NUMBER_OVER_1
    ),
    compares("you have {n} or more {energy} Energy in play", _ENERGY_IN_PLAY, ">=", Hole("n"), n=NUMBER, energy=TYPE),
    compares(
        "the amount of Energy attached to {of} is {n} or more",
        _of(MeasureKind.ENERGY),
        ">=",
        Hole("n"),
        of=SUBJECT,
        n=NUMBER,
    ),
    _outnumbering("Pokémon in play", Zone.PLAY),
    When(
        lambda state: state.done == HEALED,
        compares("you healed any damage in this way", Measure(kind=MeasureKind.RESULT), ">", _NONE),
    ),
    _outnumbering("cards in your hand", Zone.HAND),
    compares(
        "you have {n} or more {filters} in play", _many(Zone.PLAY), ">=", Hole("n"), n=NUMBER_OVER_1, filters=MANY
    ),
    compares(
        "you have {n} or more {filters} on your Bench",
        _many(Zone.BENCH),
        ">=",
        Hole("n"),
        n=NUMBER_OVER_1,
        filters=MANY,
    ),
)


def _counts(have: str, their: str, side: Side) -> Syntax[Any]:
    """How many cards a player holds."""
    held = Shape(Measure, kind=MeasureKind.COUNT, of=Shape(Selector, side=side, zone=Hole("zone")))
    end = f" cards in {their} {{zone}}"
    return Choice(
        rule(
            f"{have} exactly {{values}}{end}",
            Shape(OneOf, what=held, values=Hole("values")),
            zone=PILE,
            values=Listing(INTEGER, "or", least=2),
        ),
        compares(f"{have} exactly {{n}}{end}", held, "==", Hole("n"), n=NUMBER_OVER_1, zone=PILE),
        compares(f"{have} no{end}", held, "==", _NONE, zone=PILE),
        compares(f"{have} {{n}} or more{end}", held, ">=", Hole("n"), n=NUMBER, zone=PILE),
        compares(f"{have} {{n}} or fewer{end}", held, "<=", Hole("n"), n=NUMBER, zone=PILE),
    )


def _scores(have: str, have_not: str, side: Side) -> Syntax[Any]:
    points = Measure(kind=MeasureKind.POINTS, side=side)
    return Choice(
        compares(f"{have} gotten exactly 1 point", points, "==", _ONE),
        compares(f"{have} gotten exactly {{n}} points", points, "==", Hole("n"), n=NUMBER_OVER_1),
        compares(f"{have} gotten at least 1 point", points, ">=", _ONE),
        compares(f"{have} gotten at least {{n}} points", points, ">=", Hole("n"), n=NUMBER_OVER_1),
        compares(f"{have_not} gotten any points", points, "==", _NONE),
    )


_ALONE: Syntax[Any] = compares(
    "you have no other cards in your hand",
    Measure(kind=MeasureKind.COUNT, of=whole(Side.MY, Zone.HAND)),
    "==",
    _NONE,
    "other",
)
"""A Trainer card has left the hand when its effect looks at it (rulebook 8.3)."""

TALLIES: Syntax[Any] = Choice(
    When(lambda state: state.carrier in ("item", "supporter"), _ALONE),
    _counts("you have", "your", Side.MY),
    _counts("your opponent has", "their", Side.OPP),
    _scores("you have", "you haven't", Side.MY),
    _scores("your opponent has", "your opponent hasn't", Side.OPP),
)
