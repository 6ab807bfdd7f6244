"""Conditions that count: cards that a player has, points gotten and needed."""

from typing import Any

from synth.dsl.ast import AllOf, Compare, Const, Event, Measure, MeasureKind, OneOf, Selector, Side, Zone
from synth.dsl.english.conditions.comparing import compares
from synth.dsl.english.forms.core import Choice, Literal, Such, Syntax
from synth.dsl.english.forms.lists import Listing
from synth.dsl.english.forms.stateful import Noting, When, Worded, changing
from synth.dsl.english.forms.template import Hole, Shape, rule
from synth.dsl.english.nouns.cards import PILE
from synth.dsl.english.nouns.pokemon import ALL_ALIKE, SUBJECT, TESTED
from synth.dsl.english.nouns.referents import whole
from synth.dsl.english.nouns.words import INTEGER, NUMBER, NUMBER_OVER_1, TYPE

_NONE, _ONE = Const(n=0), Const(n=1)


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
        compares(f"{have} exactly 1 card in {their} {{zone}}", held, "==", _ONE, zone=PILE),
        compares(f"{have} only 1 card in {their} {{zone}}", held, "==", _ONE, "only", zone=PILE),
        compares(f"{have} more than {{n}}{end}", held, ">", Hole("n"), n=NUMBER, zone=PILE),
        compares(f"{have} fewer than {{n}}{end}", held, "<", Hole("n"), n=NUMBER_OVER_1, zone=PILE),
        compares(f"{have} {{n}} or more{end}", held, ">=", Hole("n"), n=NUMBER, zone=PILE),
        compares(f"{have} at least {{n}}{end}", held, ">=", Hole("n"), "at_least", n=NUMBER, zone=PILE),
        compares(f"{have} {{n}} or fewer{end}", held, "<=", Hole("n"), n=NUMBER, zone=PILE),
    )


def _lying(whose: str, side: Side) -> Syntax[Any]:
    """How many cards there are in a player's pile."""
    held = Shape(Measure, kind=MeasureKind.COUNT, of=Shape(Selector, side=side, zone=Hole("zone")))
    end = f" cards in {whose} {{zone}}"
    return Choice(
        compares(f"there are {{n}} or more{end}", held, ">=", Hole("n"), "there_are", n=NUMBER, zone=PILE),
        compares(f"there are at least {{n}}{end}", held, ">=", Hole("n"), "there_are_least", n=NUMBER, zone=PILE),
        compares(f"there are {{n}} or fewer{end}", held, "<=", Hole("n"), "there_are", n=NUMBER, zone=PILE),
        compares(f"there are no{end}", held, "==", _NONE, "there_are", zone=PILE),
        compares(f"{whose} {{zone}} has {{n}} or more cards", held, ">=", Hole("n"), "pile_has", n=NUMBER, zone=PILE),
        compares(f"{whose} {{zone}} has {{n}} or fewer cards", held, "<=", Hole("n"), "pile_has", n=NUMBER, zone=PILE),
        compares(f"{whose} {{zone}} has no cards in it", held, "==", _NONE, "pile_has", zone=PILE),
    )


def _scores(have: str, have_not: str, side: Side) -> Syntax[Any]:
    points = Measure(kind=MeasureKind.POINTS, side=side)
    return Choice(
        compares(f"{have} gotten exactly 1 point", points, "==", _ONE),
        compares(f"{have} gotten exactly {{n}} points", points, "==", Hole("n"), n=NUMBER_OVER_1),
        compares(f"{have} gotten at least 1 point", points, ">=", _ONE),
        compares(f"{have} gotten at least {{n}} points", points, ">=", Hole("n"), n=NUMBER_OVER_1),
        compares(f"{have_not} gotten any points", points, "==", _NONE),
        compares(f"{have} gotten 1 point", points, "==", _ONE, "bare"),
        compares(f"{have} gotten {{n}} points", points, "==", Hole("n"), "bare", n=NUMBER_OVER_1),
        compares(f"{have} exactly 1 point", points, "==", _ONE, "had_exactly"),
        compares(f"{have} exactly {{n}} points", points, "==", Hole("n"), "had_exactly", n=NUMBER_OVER_1),
        compares(f"{have} {{n}} or more points", points, ">=", Hole("n"), "had_more", n=NUMBER),
        compares(f"{have} at least {{n}} points", points, ">=", Hole("n"), "had_at_least", n=NUMBER_OVER_1),
        compares(f"{have} at least 1 point", points, ">=", _ONE, "had_at_least"),
        compares(f"{have} 1 point", points, "==", _ONE, "had"),
        compares(f"{have} {{n}} points", points, "==", Hole("n"), "had", n=NUMBER_OVER_1),
        compares(f"{have} gotten no points", points, "==", _NONE, "no_points"),
        compares(f"{have} gotten any points", points, ">=", _ONE, "any_points"),
        compares(f"{have} gotten {{n}} or more points", points, ">=", Hole("n"), "or_more", n=NUMBER),
        compares(f"{have} gotten {{n}} or fewer points", points, "<=", Hole("n"), n=NUMBER),
    )


def _needs(need: str, side: Side) -> Syntax[Any]:
    """How far a player is from winning."""
    needed = Measure(kind=MeasureKind.POINTS_NEEDED, side=side)
    return Choice(
        compares(f"{need} exactly 1 more point to win", needed, "==", _ONE),
        compares(f"{need} only 1 more point to win", needed, "==", _ONE, "only"),
        compares(f"{need} 1 more point to win", needed, "==", _ONE, "just"),
        compares(f"{need} exactly {{n}} more points to win", needed, "==", Hole("n"), n=NUMBER_OVER_1),
        compares(f"{need} {{n}} or more points to win", needed, ">=", Hole("n"), n=NUMBER),
        compares(f"{need} {{n}} or fewer points to win", needed, "<=", Hole("n"), n=NUMBER),
    )


def _energy_lying(have: str, their: str, whose: str, side: Side) -> Syntax[Any]:
    """How much Energy there is in a player's discard pile."""
    pile = whole(side, Zone.DISCARD)
    return Choice(
        *(
            compares(f"{there} {much} {noun} in {pile_of} discard pile", energy, op, right, f"pile_{k}_{much}", **typed, **number)
            for k, (there, pile_of) in enumerate(((have, their), ("there are", whose)))
            for noun, energy, typed in (
                ("Energy", Measure(kind=MeasureKind.ENERGY, of=pile), {}),
                ("{energy} Energy", Shape(Measure, kind=MeasureKind.ENERGY, of=pile, energy=Hole("energy")), {"energy": TYPE}),
            )
            for much, op, right, number in (
                ("{n} or more", ">=", Hole("n"), {"n": NUMBER}),
                ("at least {n}", ">=", Hole("n"), {"n": NUMBER}),
                ("any", ">=", _ONE, {}),
                ("no", "==", _NONE, {}),
            )
        )
    )


_SO_MUCH = (("{n} or more", ">="), ("at least {n}", ">="), ("exactly {n}", "=="), ("more than {n}", ">"))
_DAMAGE = Shape(Measure, kind=MeasureKind.DAMAGE_ON, of=Hole("of"))
_HURT: Syntax[Any] = Choice(
    *(
        compares(f"{{of}} has {much} damage on it", _DAMAGE, op, Hole("n"), f"so_hurt_{k}", of=TESTED, n=NUMBER)
        for k, (much, op) in enumerate(_SO_MUCH)
    ),
    *(
        compares(f"the total damage on {{of}} is {{n}} or {how}", _DAMAGE, op, Hole("n"), f"total_{how}", of=SUBJECT, n=NUMBER)
        for how, op in (("more", ">="), ("less", "<="))
    ),
    *(
        compares(f"{{of}} have {much} damage on them in total", _DAMAGE, ">=", Hole("n"), f"in_total_{k}", of=ALL_ALIKE, n=NUMBER)
        for k, much in enumerate(("{n} or more", "a total of {n} or more"))
    ),
)
"""How much damage is on a Pokémon, or on several together."""

_ALL_OF = Such(ALL_ALIKE, lambda whom: whom.role is None and whom.zone in (Zone.PLAY, Zone.BENCH))
_TYPES = Shape(Measure, kind=MeasureKind.TYPES_AMONG, of=Hole("of"))
_MY_TYPES = Measure(kind=MeasureKind.TYPES_AMONG, of=whole(Side.MY, Zone.PLAY))
_TURNS = Measure(kind=MeasureKind.TURNS, side=Side.BOTH)
_RETREATS = Shape(Measure, kind=MeasureKind.RETREAT, of=Hole("of"))
_THOSE: dict[str, Any] = {"of": ALL_ALIKE, "n": NUMBER}
_SO_FAR = ("in this game", "during this game", "so far")
_IN_ALL: Syntax[Any] = Choice(
    *(
        compares(f"{{of}} are {same}", _TYPES, "==", _ONE, f"one_type_{k}", of=_ALL_OF)
        for k, same in enumerate(("the same type", "of the same type", "all the same type"))
    ),
    compares("you have Pokémon of {n} or more different types in play", _MY_TYPES, ">=", Hole("n"), n=NUMBER),
    compares("you have {n} or more different types of Pokémon in play", _MY_TYPES, ">=", Hole("n"), "types_of", n=NUMBER),
    compares("there are {n} or more different types among {of}", _TYPES, ">=", Hole("n"), "among", **_THOSE),
    *(
        compares(f"the total Retreat Cost of {{of}} is {{n}} or {how}", _RETREATS, op, Hole("n"), f"cost_{how}", **_THOSE)
        for how, op in (("more", ">="), ("less", "<="))
    ),
    *(
        compares(words, _TURNS, ">", Hole("n"), f"passed_{k}", n=NUMBER)
        for k, words in enumerate(
            (
                *(f"the number of turns that have passed {so} is {{n}} or more" for so in _SO_FAR),
                *(f"{{n}} or more turns have passed {so}" for so in _SO_FAR),
            )
        )
    ),
)
"""How many types, turns, or what Retreat Cost, taken together. The present turn has not passed yet."""

_OTHERS_HELD = Measure(kind=MeasureKind.COUNT, of=whole(Side.MY, Zone.HAND))
_ALONE: Syntax[Any] = Choice(
    compares("you have no other cards in your hand", _OTHERS_HELD, "==", _NONE, "other"),
    compares("you don't have any other cards in your hand", _OTHERS_HELD, "==", _NONE, "not_any_other"),
    compares("you have any other cards in your hand", _OTHERS_HELD, ">=", _ONE, "any_other"),
    compares("you have exactly 1 other card in your hand", _OTHERS_HELD, "==", _ONE, "other"),
    *(
        compares(f"you have {many} other cards in your hand", _OTHERS_HELD, op, Hole("n"), f"other_{many}", n=NUMBER)
        for many, op in (
            ("{n} or more", ">="), ("at least {n}", ">="), ("{n} or fewer", "<="), ("{n} or less", "<="),
            ("exactly {n}", "=="), ("more than {n}", ">"), ("fewer than {n}", "<"),
        )
    ),
)
"""A Trainer card has left the hand when its effect looks at it (rulebook 8.3)."""

_SCORELESS = AllOf(
    conditions=tuple(
        Compare(left=Measure(kind=MeasureKind.POINTS, side=side), op="==", right=_NONE) for side in (Side.MY, Side.OPP)
    )
)
_NOBODY_SCORED = (
    Literal("neither player has gotten any points", _SCORELESS),
    Worded("no_player", Literal("no player has gotten any points", _SCORELESS)),
)

TALLIES: Syntax[Any] = Choice(
    When(lambda state: state.carrier in ("item", "supporter"), _ALONE),
    _counts("you have", "your", Side.MY),
    Noting(_counts("your opponent has", "their", Side.OPP), changing(theirs=True)),
    When(
        lambda state: state.actor is Side.TURN,
        Choice(_counts("that player has", "their", Side.TURN), Worded("they", _counts("they have", "their", Side.TURN))),
    ),
    When(
        lambda state: state.actor is not Side.TURN and (state.rival or state.event is Event.TURN_END_OPP),
        Worded("they_opp", Noting(_counts("they have", "their", Side.OPP), changing(theirs=True))),
    ),
    _HURT,
    _IN_ALL,
    _energy_lying("you have", "your", "your", Side.MY),
    _energy_lying("your opponent has", "their", "your opponent's", Side.OPP),
    _lying("your", Side.MY),
    _lying("your opponent's", Side.OPP),
    _scores("you have", "you haven't", Side.MY),
    _scores("your opponent has", "your opponent hasn't", Side.OPP),
    *_NOBODY_SCORED,
    _needs("you need", Side.MY),
    _needs("your opponent needs", Side.OPP),
)
