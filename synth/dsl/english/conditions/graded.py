"""Conditions about two Pokémon, one number beside the other, and about one of each of several kinds."""

from typing import Any

from synth.dsl.ast import AllOf, Exists, Measure, MeasureKind, Role, Selector, Side, Zone
from synth.dsl.english.conditions.comparing import compares
from synth.dsl.english.forms.core import Choice, Mapped, Such, Syntax
from synth.dsl.english.forms.lists import Listing
from synth.dsl.english.forms.state import is_definite
from synth.dsl.english.forms.stateful import Noting, Scoped, Worded, changing
from synth.dsl.english.forms.template import Hole, Shape, rule
from synth.dsl.english.nouns.amounts import NUMBER_OF
from synth.dsl.english.nouns.pokemon import OWNERS
from synth.dsl.english.nouns.traits import A_KIND
from synth.dsl.english.nouns.words import NUMBER


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


def _one_of_each(have: str, where: str, side: Side, zone: Zone) -> Syntax[Any]:
    """One of each of several kinds."""

    def there(kinds: Any) -> AllOf:
        return AllOf(conditions=tuple(Exists(what=Selector(side=side, zone=zone, filters=kind)) for kind in kinds))

    def kinds(told: Any) -> Any:
        asked = told.conditions if isinstance(told, AllOf) else ()
        found = tuple(one.what.filters for one in asked if isinstance(one, Exists))
        return found if all(found) and there(found) == told else None

    form = rule(f"{have} {{kinds}} {where}", Hole("kinds"), kinds=Listing(A_KIND, "and", least=2))
    return Worded(f"kinds_{side}_{zone}", Mapped(form, there, kinds))


ONE_OF_EACH: Syntax[Any] = Choice(
    _AMOUNTS,
    *(
        _one_of_each(have, where, side, zone)
        for have, their, side in (("you have", "your", Side.MY), ("your opponent has", "their", Side.OPP))
        for where, zone in (("in play", Zone.PLAY), (f"on {their} Bench", Zone.BENCH))
    )
)
