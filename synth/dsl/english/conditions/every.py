"""Conditions about every one of several, or about one of two: "all of your Pokémon have …", "either Active Pokémon is …"."""

from typing import Any

from synth.dsl.ast import Compare, Const, Exists, Filter, FilterKind, Measure, MeasureKind, Selector, Side, Zone
from synth.dsl.english.conditions.comparing import compares
from synth.dsl.english.conditions.presence import WERE
from synth.dsl.english.conditions.said import Said
from synth.dsl.english.forms.core import Choice, Mapped, Such, Syntax
from synth.dsl.english.forms.lists import Concat
from synth.dsl.english.forms.stateful import Worded
from synth.dsl.english.forms.template import Hole, Shape, rule
from synth.dsl.english.nouns.pokemon import MANY, MANY_IN_PLAY
from synth.dsl.english.nouns.pronouns import asked, some
from synth.dsl.english.nouns.traits import A_KIND, BEFORE, FEW, HAS, LACKS, MANY_HEAD, Filters, with_filters
from synth.dsl.english.nouns.words import NUMBER_OVER_1, WHOSE


def _of_one(traits: tuple[Filter, ...]) -> bool:
    """Whether it is clear that each of them is meant: so many Energy could be what they have together."""
    return all(one.kind is not FilterKind.ENERGY or one.n == 1 for one in traits)


_ARE: Filters = rule("are {traits}", Hole("traits"), traits=Such(Concat(BEFORE, MANY_HEAD), bool))
_IS: Filters = rule("is {traits}", Hole("traits"), traits=Such(A_KIND, bool))
_ALL_ARE: Filters = Choice(_ARE, Such(Choice(HAS, FEW, LACKS), _of_one))
_EACH_IS: Filters = Choice(_IS, HAS, FEW, LACKS)

_ALL_OF: Syntax[Selector] = Choice(
    some("all of {side} Benched {filters}", many=True, side=WHOSE, zone=Zone.BENCH, filters=MANY),
    some("all of {side} {filters}", many=True, side=WHOSE, zone=Zone.PLAY, filters=MANY_IN_PLAY),
)
_EACH_OF: Syntax[Selector] = Choice(
    some("each of {side} Benched {filters}", many=False, side=WHOSE, zone=Zone.BENCH, filters=MANY),
    some("each of {side} {filters}", many=False, side=WHOSE, zone=Zone.PLAY, filters=MANY_IN_PLAY),
)
_BOTH_ACTIVE: Syntax[Selector] = some("both Active Pokémon", many=True, side=Side.BOTH, zone=Zone.ACTIVE)
_EACH_ACTIVE: Syntax[Selector] = Choice(
    some("each Active Pokémon", "each_active", many=False, side=Side.BOTH, zone=Zone.ACTIVE),
    some("each player's Active Pokémon", "each_players", many=False, side=Side.BOTH, zone=Zone.ACTIVE),
)
_EITHER_ACTIVE: Syntax[Selector] = some("either Active Pokémon", many=False, side=Side.BOTH, zone=Zone.ACTIVE)
_Told = tuple[Selector, tuple[Filter, ...]]


def _count(of: Selector) -> Measure:
    return Measure(kind=MeasureKind.COUNT, of=of)


def _as_many(found: _Told) -> Compare:
    """That every one there is of some kind: as many are as there are."""
    there, traits = found
    such = with_filters(there, there.filters + traits)
    return Compare(left=_count(such), op="==", right=_count(there))


def _of_whom(condition: Any) -> _Told | None:
    match condition:
        case Compare(left=Measure(of=Selector() as such), op="==", right=Measure(of=Selector() as there)):
            found = there, such.filters[len(there.filters) :]
            return found if found[1] and _as_many(found) == condition else None
    return None


def _two(found: _Told) -> Compare:
    there, traits = found
    return Compare(left=_count(with_filters(there, traits)), op="==", right=Const(n=2))


def _of_both(condition: Any) -> _Told | None:
    match condition:
        case Compare(left=Measure(of=Selector(side=Side.BOTH, zone=Zone.ACTIVE) as such), op="==", right=Const(n=2)):
            found = with_filters(such, ()), such.filters
            return found if _two(found) == condition else None
    return None


def _said(there: Syntax[Selector], traits: Filters) -> Syntax[Any]:
    return rule("{there} {traits}", (Hole("there"), Hole("traits")), there=asked(there), traits=traits)


_OF_THEM: Syntax[Selector] = Choice(
    some("of {side} Benched {filters}", many=True, side=WHOSE, zone=Zone.BENCH, filters=MANY),
    some("of {side} {filters}", many=True, side=WHOSE, zone=Zone.PLAY, filters=MANY_IN_PLAY),
)
_SUCH: Syntax[Selector] = Said(_OF_THEM, Choice(_ALL_ARE, WERE))
_SO_MANY: Syntax[Any] = Choice(
    *(
        compares(f"{many} {{of}}", Shape(Measure, kind=MeasureKind.COUNT, of=Hole("of")), op, Hole("n"), many, n=NUMBER_OVER_1,
                 of=_SUCH)
        for many, op in (("{n} or more", ">="), ("at least {n}", ">="), ("exactly {n}", "=="), ("more than {n}", ">"))
    )
)
EVERY: Syntax[Any] = Choice(
    _SO_MANY,
    Mapped(_said(_ALL_OF, _ALL_ARE), _as_many, _of_whom),
    Worded("each_is", Mapped(_said(_EACH_OF, _EACH_IS), _as_many, _of_whom)),
    Mapped(_said(_BOTH_ACTIVE, _ALL_ARE), _two, _of_both),
    Mapped(_said(_EACH_ACTIVE, _EACH_IS), _two, _of_both),
    rule("{what}", Exists, "either_is", what=Said(_EITHER_ACTIVE, _EACH_IS)),
)
