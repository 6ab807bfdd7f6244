"""Conditions about two Pokémon, one number beside the other, and about one of each of several kinds."""

from typing import Any

from synth.dsl.ast import AllOf, Exists, Measure, MeasureKind, Not, Role, Selector, Side, Zone
from synth.dsl.english.conditions.comparing import compares
from synth.dsl.english.forms.core import Choice, Mapped, Such, Syntax
from synth.dsl.english.forms.lists import Concat, Listing
from synth.dsl.english.forms.state import is_definite
from synth.dsl.english.forms.stateful import Noting, Scoped, Worded, changing
from synth.dsl.english.forms.template import Hole, Shape, rule
from synth.dsl.english.nouns.amounts import NUMBER_OF
from synth.dsl.english.nouns.card_kinds import MANY_CARDS
from synth.dsl.english.nouns.pokemon import OWNERS
from synth.dsl.english.nouns.traits import A_KIND, BEFORE, MANY_HEAD
from synth.dsl.english.nouns.words import NUMBER
from synth.dsl.walk import nodes


def _of(kind: MeasureKind, hole: str) -> Shape:
    return Shape(Measure, kind=kind, of=Hole(hole))


_TWO_OWNERS: Syntax[Selector] = Such(OWNERS, lambda one: is_definite(one) or one.role is Role.IT)
_GRADES = (
    ("remaining HP", MeasureKind.HP), ("maximum HP", MeasureKind.MAX_HP), ("Retreat Cost", MeasureKind.RETREAT),
)  # fmt: skip
GRADED: Syntax[Any] = Noting(
    Choice(
        *(
            compares(f"{{a}} {noun} is {how} {{b}}{again}", _of(kind, "a"), op, _of(kind, "b"), how + again, a=_TWO_OWNERS, b=b)
            for noun, kind in _GRADES
            for how, op in (
                ("higher than", ">"), ("greater than", ">"), ("more than", ">"), ("lower than", "<"), ("less than", "<"),
                ("equal to", "=="), ("the same as", "=="),
            )
            for again, b in ((f" {noun}", Scoped(_TWO_OWNERS, it=None)), ("", Scoped(_TWO_OWNERS, it=None)))
        )
    ),
    changing(it=None),
)
"""One number of a Pokémon beside the same of another."""


_AMOUNTS: Syntax[Any] = Choice(
    *(
        compares(f"the number of {{a}} is {how} the number of {{b}}", Hole("a"), op, Hole("b"), how, a=NUMBER_OF, b=NUMBER_OF)
        for how, op in (
            ("greater than", ">"), ("more than", ">"), ("higher than", ">"), ("less than", "<"), ("fewer than", "<"),
            ("lower than", "<"), ("equal to", "=="), ("the same as", "=="),
        )
    ),
    *(
        compares(f"the number of {{a}} is {how}", Hole("a"), op, Hole("n"), how, a=NUMBER_OF, n=NUMBER)
        for how, op in (("{n} or more", ">="), ("{n} or less", "<="), ("{n} or fewer", "<="), ("exactly {n}", "=="))
    ),
)
"""One number of things beside another."""


_ANY_SUCH: Syntax[Any] = rule("any {traits}", Hole("traits"), traits=Concat(BEFORE, MANY_HEAD))
_ANY_CARDS: Syntax[Any] = rule("any {traits}", Hole("traits"), traits=Such(MANY_CARDS, bool))
_SUCH: Syntax[Any] = Concat(BEFORE, MANY_HEAD)
_KINDS: dict[str, tuple[Syntax[Any], str]] = {
    "a": (A_KIND, ""), "any": (_ANY_SUCH, ""), "led": (_SUCH, "any "), "both": (_SUCH, "both "),
}  # fmt: skip


def _several_kinds(have: str, where: str, side: Side, zone: Zone, kind: Syntax[Any], lead: str, joint: str) -> Syntax[Any]:
    """One of each of several kinds, or of any of them."""

    def there(kinds: Any) -> Any:
        each = tuple(Exists(what=Selector(side=side, zone=zone, filters=kind)) for kind in kinds)
        if joint == "and":
            return AllOf(conditions=each)
        return Not(condition=AllOf(conditions=tuple(Not(condition=one) for one in each)))

    def kinds(told: Any) -> Any:
        found = tuple(node.what.filters for node in nodes(told) if isinstance(node, Exists))
        return found if all(found) and there(found) == told else None

    form = rule(f"{have} {lead}{{kinds}} {where}", Hole("kinds"), kinds=Listing(kind, joint, least=2))
    return Mapped(form, there, kinds)


ONE_OF_EACH: Syntax[Any] = Choice(
    _AMOUNTS,
    *(
        Worded(f"kinds_{how}", _several_kinds(have, where, side, zone, *kind, joint))
        for have, their, side in (("you have", "your", Side.MY), ("your opponent has", "their", Side.OPP))
        for joint in ("and", "or")
        for where, zone, how, kind in (
            *((where, zone, how, kind) for where, zone in (("in play", Zone.PLAY), (f"on {their} Bench", Zone.BENCH))
              for how, kind in _KINDS.items()),
            *((f"in {their} {pile}", zone, "cards", (_ANY_CARDS, ""))
              for pile, zone in (("hand", Zone.HAND), ("discard pile", Zone.DISCARD))),
        )
    ),
)
