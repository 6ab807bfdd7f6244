"""Conditions that compare numbers: HP, Energy, cards in hand, points."""

from typing import Any

from synth.dsl.ast import AllOf, Compare, Const, Measure, MeasureKind, Quantifier, Selector, Side, Zone
from synth.dsl.english.conditions.narrowed import asked_apart, asked_at_once, has_somebody, is_narrowed
from synth.dsl.english.forms.core import Choice, Mapped, Such, Syntax
from synth.dsl.english.forms.state import HEALED, is_definite
from synth.dsl.english.forms.stateful import Noting, Scoped, When, Worded, changing
from synth.dsl.english.forms.template import Hole, Shape, rule
from synth.dsl.english.nouns.card_kinds import MANY_CARDS
from synth.dsl.english.nouns.pokemon import COMPARED, MANY, ONE, OWNERS, SUBJECT, TESTED
from synth.dsl.english.nouns.pronouns import some
from synth.dsl.english.nouns.referents import THIS_POKEMON, whole
from synth.dsl.english.nouns.words import NUMBER, NUMBER_OVER_1, TYPE

_NONE, _ONE = Const(n=0), Const(n=1)
_PILES = {"deck": Zone.DECK, "hand": Zone.HAND, "discard pile": Zone.DISCARD}
SOME_KIND = Such(MANY_CARDS, bool)


_OWNER = Such(OWNERS, lambda one: bool(one.role) or is_definite(one) or one.quantifier is not Quantifier.ALL)
"""Of many nobody says a number as if they were one."""


def _not_of_a_kind(asked: Any) -> bool:
    """Of one of some kind FEW says what it has at most or at least."""
    one: Any = asked.conditions[1] if isinstance(asked, AllOf) else asked
    return one.op == "==" or not (isinstance(asked, AllOf) or is_narrowed(one.left))


def compares(
    template: str, left: Any, op: str, right: Any, wording: str | None = None, /, **holes: Syntax[Any]
) -> Syntax[Any]:
    form = rule(template, Shape(Compare, left=left, op=op, right=right), wording, **holes)
    return Such(Mapped(form, asked_apart, asked_at_once), has_somebody)


def _of(kind: MeasureKind, hole: str = "of", **fields: Any) -> Shape:
    return Shape(Measure, kind=kind, of=Hole(hole), **fields)


_EXTRA = Shape(Measure, kind=MeasureKind.EXTRA, energy=Hole("energy"))
_HALF_MAX = Shape(Measure, kind=MeasureKind.HALF, arg=_of(MeasureKind.MAX_HP))
_MY_IN_PLAY: Syntax[Selector] = some("your Pokémon in play", many=True, side=Side.MY, zone=Zone.PLAY)


_NOBODY = changing(it=None)
"""After two were spoken of alike, "it" is neither."""


def _matched(noun: str, kind: MeasureKind) -> Syntax[Any]:
    """One Pokémon beside another."""
    a, b = _of(kind, "a"), _of(kind, "b")
    return Choice(
        compares(f"{{a}} has more {noun} than {{b}}", a, ">", b, a=TESTED, b=COMPARED),
        compares(f"{{a}} has less {noun} than {{b}}", a, "<", b, a=TESTED, b=COMPARED),
        Noting(compares(f"{{a}} and {{b}} have the same amount of {noun}", a, "==", b, a=TESTED, b=COMPARED), _NOBODY),
        Noting(compares(f"{{a}} and {{b}} have the same number of {noun}", a, "==", b, "number", a=TESTED, b=COMPARED), _NOBODY),
        Noting(compares(f"{{a}} and {{b}} have the same {noun}", a, "==", b, "the_same", a=TESTED, b=COMPARED), _NOBODY),
        *(
            compares(f"{{a}} has the same {much}{noun} as {{b}}", a, "==", b, wording, a=TESTED, b=COMPARED)
            for much, wording in (("amount of ", "as_much"), ("number of ", "as_many"), ("", "as"))
        ),
        *(
            Noting(compares(f"{{a}} and {{b}} {have} {noun}", a, "!=", b, f"unlike_{k}", a=TESTED, b=COMPARED), _NOBODY)
            for k, have in enumerate(
                ("don't have the same amount of", "don't have the same number of", "have a different amount of",
                 "have different amounts of")
            )
        ),
        compares(f"{{a}} doesn't have the same amount of {noun} as {{b}}", a, "!=", b, "unlike_as", a=TESTED, b=COMPARED),
    )


def _how_many(have: str, noun: str, held: Shape, filters: Syntax[Any], wording: str | None = None) -> Syntax[Any]:
    """How many of some kind a player has somewhere."""
    end = f" {noun}" if "{filters}" in noun else f" {{filters}} {noun}"
    more = compares(f"{have} {{n}} or more{end}", held, ">=", Hole("n"), wording, n=NUMBER_OVER_1, filters=filters)
    if wording:
        return more
    return Choice(
        more,
        compares(f"{have} at least {{n}}{end}", held, ">=", Hole("n"), "at_least", n=NUMBER_OVER_1, filters=filters),
        compares(f"{have} {{n}} or fewer{end}", held, "<=", Hole("n"), n=NUMBER, filters=filters),
        compares(f"{have} exactly {{n}}{end}", held, "==", Hole("n"), n=NUMBER_OVER_1, filters=filters),
        compares(f"{have} more than {{n}}{end}", held, ">", Hole("n"), n=NUMBER, filters=filters),
        compares(f"{have} fewer than {{n}}{end}", held, "<", Hole("n"), n=NUMBER_OVER_1, filters=filters),
    )


def _energy_had(have: str, side: Side) -> Syntax[Any]:
    """How much Energy a player has in play, of any type or of one."""
    return Choice(
        *(
            compares(f"{have} {much} {noun} in play", energy, op, right, wording, **typed, **number)
            for noun, energy, typed in (
                ("Energy", Measure(kind=MeasureKind.ENERGY, of=whole(side, Zone.PLAY)), {}),
                (
                    "{energy} Energy",
                    Shape(Measure, kind=MeasureKind.ENERGY, of=whole(side, Zone.PLAY), energy=Hole("energy")),
                    {"energy": TYPE},
                ),
            )
            for much, op, right, wording, number in (
                ("{n} or more", ">=", Hole("n"), None, {"n": NUMBER}),
                ("{n} or fewer", "<=", Hole("n"), None, {"n": NUMBER}),
                ("{n} or less", "<=", Hole("n"), "or_less", {"n": NUMBER}),
                ("exactly {n}", "==", Hole("n"), None, {"n": NUMBER}),
                ("no", "==", _NONE, "no", {}),
                ("any", ">=", _ONE, "any", {}),
            )
        )
    )


def _benched(have: str, side: Side) -> Syntax[Any]:
    """How many Benched Pokémon, said as an adjective; one of them is in the singular."""
    held = Shape(Measure, kind=MeasureKind.COUNT, of=Shape(Selector, side=side, zone=Zone.BENCH, filters=Hole("filters")))
    noun = "Benched {filters}"
    return Choice(
        Worded("benched", _how_many(have, noun, held, MANY)),
        compares(f"{have} exactly 1 {noun}", held, "==", _ONE, "benched", filters=Scoped(ONE, plural=False)),
        compares(f"{have} only 1 {noun}", held, "==", _ONE, "only_benched", filters=Scoped(ONE, plural=False)),
        compares(f"{have} {{n}} {noun}", held, "==", Hole("n"), "so_many_benched", n=NUMBER_OVER_1, filters=MANY),
    )


def _owning(have: str, their: str, whose: str, side: Side) -> Syntax[Any]:
    def held(zone: Any) -> Shape:
        there = Shape(Selector, side=side, zone=zone, filters=Hole("filters"))
        return Shape(Measure, kind=MeasureKind.COUNT, of=there)

    return Choice(
        _how_many(have, "in play", held(Zone.PLAY), MANY),
        *(
            compares(f"{have} {just} 1 {{filters}} in play", held(Zone.PLAY), "==", _ONE, just, filters=Scoped(ONE, plural=False))
            for just in ("exactly", "only")
        ),
        _how_many(have, f"on {their} Bench", held(Zone.BENCH), MANY),
        *(
            compares(f"{have} {much} Pokémon Tools attached to {their} Pokémon", tools, op, Hole("n"), how, n=NUMBER_OVER_1)
            for tools in (Measure(kind=MeasureKind.COUNT, of=whole(side, Zone.TOOLS)),)
            for much, op, how in (("{n} or more", ">=", None), ("at least {n}", ">=", "at_least"), ("exactly {n}", "==", None))
        ),
        _benched(have, side),
        *(_how_many(have, f"in {their} {pile}", held(zone), SOME_KIND) for pile, zone in _PILES.items()),
        *(
            _how_many("there are", f"in {whose} {pile}", held(zone), SOME_KIND, "there_are")
            for pile, zone in _PILES.items()
        ),
    )


_OF_GROUP = Such(SUBJECT, lambda whom: whom.role is None and whom.zone in (Zone.PLAY, Zone.BENCH))
COMPARISONS: Syntax[Any] = Choice(
    compares(
        "{of} have {n} or more Energy attached in total",
        _of(MeasureKind.ENERGY),
        ">=",
        Hole("n"),
        "in_total",
        of=SUBJECT,
        n=NUMBER,
    ),
    Noting(
        Choice(
            *(
                compares(f"this Pokémon {has} extra {noun}Energy attached", extra, op, Hole("n"), wording, n=NUMBER, **typed)
                for has, op, wording in (
                    ("has at least {n}", ">=", None), ("has {n} or more", ">=", "or_more"),
                    ("doesn't have at least {n}", "<", "hasnt"), ("doesn't have {n} or more", "<", "hasnt_more"),
                )
                for noun, extra, typed in (("{energy} ", _EXTRA, {"energy": TYPE}), ("", Measure(kind=MeasureKind.EXTRA), {}))
            )
        ),
        changing(it=THIS_POKEMON),
    ),
    rule(
        "this Pokémon has at least {n} extra {energy} Energy and at least {m} extra {other} Energy attached",
        Shape(
            AllOf,
            conditions=tuple(
                Shape(Compare, left=Shape(Measure, kind=MeasureKind.EXTRA, energy=Hole(one)), op=">=", right=Hole(many))
                for one, many in (("energy", "n"), ("other", "m"))
            ),
        ),
        n=NUMBER,
        energy=TYPE,
        m=NUMBER,
        other=TYPE,
    ),
    compares("{of} remaining HP is {n} or less", _of(MeasureKind.HP), "<=", Hole("n"), of=_OWNER, n=NUMBER),
    compares("{of} remaining HP is {n} or more", _of(MeasureKind.HP), ">=", Hole("n"), of=_OWNER, n=NUMBER),
    *(
        compares(f"{{a}} has a {how} {noun} than {{b}}", _of(kind, "a"), op, _of(kind, "b"), "graded", a=TESTED, b=COMPARED)
        for noun, kind in (("Retreat Cost", MeasureKind.RETREAT), ("maximum HP", MeasureKind.MAX_HP))
        for how, op in (("higher", ">"), ("lower", "<"))
    ),
    Noting(
        compares(
            "{a} and {b} have the same Retreat Cost",
            _of(MeasureKind.RETREAT, "a"),
            "==",
            _of(MeasureKind.RETREAT, "b"),
            "same_cost",
            a=TESTED,
            b=COMPARED,
        ),
        _NOBODY,
    ),
    *(
        compares(f"{{a}} have {how} Energy attached than {{b}}", a, op, b, f"groups_{how}", a=_OF_GROUP, b=_OF_GROUP)
        for a, b in ((_of(MeasureKind.ENERGY, "a"), _of(MeasureKind.ENERGY, "b")),)
        for how, op in (("more", ">"), ("less", "<"), ("fewer", "<"))
    ),
    _matched("remaining HP", MeasureKind.HP),
    _matched("Energy attached", MeasureKind.ENERGY),
    _matched("maximum HP", MeasureKind.MAX_HP),
    _matched("damage on it", MeasureKind.DAMAGE_ON),
    *(
        Such(
            compares(f"{{of}} has {many.format(noun)}{end}", _of(MeasureKind.HP), op, Hole("n"), wording, of=TESTED, n=NUMBER),
            _not_of_a_kind,
        )
        for many, op in (("{{n}} {} or less", "<="), ("{{n}} {} or more", ">="), ("exactly {{n}} {}", "=="))
        for noun, end, wording in (("HP", " remaining", "hp_remaining"), ("remaining HP", "", "remaining_hp"))
    ),
    *(
        compares(f"the total {much} of {{of}} is {{n}} or {how}", _of(kind), op, Hole("n"), of=SUBJECT, n=NUMBER)
        for much, kind in (("remaining HP", MeasureKind.HP), ("maximum HP", MeasureKind.MAX_HP))
        for how, op in (("less", "<="), ("more", ">="))
    ),
    compares("{of} remaining HP is exactly {n}", _of(MeasureKind.HP), "==", Hole("n"), of=_OWNER, n=NUMBER),
    *(
        compares(
            f"{{of}} is affected by {{n}} or more{other} Special Conditions",
            _of(MeasureKind.CONDITIONS),
            ">=",
            Hole("n"),
            wording,
            of=TESTED,
            n=NUMBER_OVER_1,
        )
        for other, wording in (("", None), (" different", "different"))
    ),
    compares(
        "{of} has {n} or more Special Conditions",
        _of(MeasureKind.CONDITIONS),
        ">=",
        Hole("n"),
        "has_conditions",
        of=TESTED,
        n=NUMBER_OVER_1,
    ),
    compares("{of} has half of its maximum HP or less remaining", _of(MeasureKind.HP), "<=", _HALF_MAX, of=TESTED),
    *(
        compares(f"{{of}} remaining HP is {how}", _of(MeasureKind.HP), op, _HALF_MAX, f"half_{k}", of=_OWNER)
        for k, (how, op) in enumerate(
            (
                ("less than half of its maximum HP", "<"), ("half of its maximum HP or less", "<="),
                ("half or less of its maximum HP", "<="),
            )
        )
    ),
    compares("{of} has less than half of its maximum HP remaining", _of(MeasureKind.HP), "<", _HALF_MAX, "below_half", of=TESTED),
    compares(
        "{of} <has|have> exactly {n} different types of Energy attached",
        _of(MeasureKind.ENERGY_TYPES),
        "==",
        Hole("n"),
        of=Choice(TESTED, _MY_IN_PLAY),
        n=NUMBER,
    ),
    compares(
        "{of} <has|have> {n} or more different types of Energy attached",
        _of(MeasureKind.ENERGY_TYPES),
        ">=",
        Hole("n"),
        of=Choice(TESTED, _MY_IN_PLAY),
        n=NUMBER,
    ),
    *(
        compares(
            f"{{of}} has any {words}",
            _of(MeasureKind.ENERGY),
            ">",
            _of(MeasureKind.ENERGY, energy=Hole("energy")),
            wording,
            of=TESTED,
            energy=TYPE,
        )
        for words, wording in (
            ("Energy attached other than {energy} Energy", "other_units"),
            ("Energy other than {energy} Energy attached", "other_than"),
            ("non-{energy} Energy attached", "non"),
        )
    ),
    compares(
        "{of} has exactly {n} Energy attached", _of(MeasureKind.ENERGY), "==", Hole("n"), of=TESTED, n=NUMBER_OVER_1
    ),
    compares(
        "{of} has exactly {n} {energy} Energy attached",
        _of(MeasureKind.ENERGY, energy=Hole("energy")),
        "==",
        Hole("n"),
        of=TESTED,
        n=NUMBER_OVER_1,
        energy=TYPE,
    ),
    compares("{of} has exactly 1 Energy attached", _of(MeasureKind.ENERGY), "==", _ONE, of=TESTED),
    compares("{of} has only 1 Energy attached", _of(MeasureKind.ENERGY), "==", _ONE, "only", of=TESTED),
    compares(
        "{of} has exactly 1 {energy} Energy attached",
        _of(MeasureKind.ENERGY, energy=Hole("energy")),
        "==",
        _ONE,
        of=TESTED,
        energy=TYPE,
    ),
    compares("{of} has {n} or less Energy attached", _of(MeasureKind.ENERGY), "<=", Hole("n"), of=TESTED, n=NUMBER),
    compares("{of} has {n} or fewer Energy attached", _of(MeasureKind.ENERGY), "<=", Hole("n"), "fewer", of=TESTED, n=NUMBER),
    compares("{of} maximum HP is {n} or more", _of(MeasureKind.MAX_HP), ">=", Hole("n"), of=_OWNER, n=NUMBER),
    compares("{of} maximum HP is {n} or less", _of(MeasureKind.MAX_HP), "<=", Hole("n"), of=_OWNER, n=NUMBER),
    compares("{of} Retreat Cost is {n} or more", _of(MeasureKind.RETREAT), ">=", Hole("n"), of=_OWNER, n=NUMBER),
    compares("{of} Retreat Cost is {n} or less", _of(MeasureKind.RETREAT), "<=", Hole("n"), of=_OWNER, n=NUMBER),
    compares(
        "{of} has a Retreat Cost of {n} or less", _of(MeasureKind.RETREAT), "<=", Hole("n"), "has_cost", of=TESTED, n=NUMBER
    ),
    compares("{of} Retreat Cost is {n}", _of(MeasureKind.RETREAT), "==", Hole("n"), of=_OWNER, n=NUMBER),
    compares("{of} Retreat Cost is exactly {n}", _of(MeasureKind.RETREAT), "==", Hole("n"), "exact", of=_OWNER, n=NUMBER),
    compares("{of} has no Retreat Cost", _of(MeasureKind.RETREAT), "==", _NONE, of=TESTED),
    _energy_had("you have", Side.MY),
    _energy_had("your opponent has", Side.OPP),
    *(
        compares(
            f"the {much} of Energy attached to {{of}} is {{n}} or more",
            _of(MeasureKind.ENERGY),
            ">=",
            Hole("n"),
            wording,
            of=SUBJECT,
            n=NUMBER,
        )
        for much, wording in (("amount", None), ("total amount", "total"), ("total number", "total_number"))
    ),
    When(
        lambda state: state.done == HEALED,
        compares("you healed any damage in this way", Measure(kind=MeasureKind.RESULT), ">", _NONE),
    ),
    _owning("you have", "your", "your", Side.MY),
    _owning("your opponent has", "their", "your opponent's", Side.OPP),
)
