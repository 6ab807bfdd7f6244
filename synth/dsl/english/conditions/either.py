"""Conditions that say one thing or another of the same Pokémon."""

from typing import Any

from synth.dsl.ast import AllOf, Exists, Filter, FilterKind, Not, Selector
from synth.dsl.english.conditions.said import PREDICATE, TESTED_POKEMON
from synth.dsl.english.forms.core import Choice, Mapped, Such, Syntax
from synth.dsl.english.forms.lists import Listing
from synth.dsl.english.forms.stateful import Worded
from synth.dsl.english.forms.template import Hole, rule
from synth.dsl.english.nouns.pokemon import TESTED
from synth.dsl.english.nouns.traits import A_KIND, with_filters
from synth.dsl.english.nouns.words import STATUS
from synth.spec.cards import Status


def _any_of_these(found: tuple[Selector, tuple[Status, ...]]) -> Any:
    """Affected by one or another: not by none of them."""
    whom, statuses = found
    stricken = (Exists(what=with_filters(whom, (*whom.filters, _has_status(status)))) for status in statuses)
    return Not(condition=AllOf(conditions=tuple(Not(condition=one) for one in stricken)))


def _has_status(status: Status) -> Filter:
    return Filter(kind=FilterKind.STATUS, status=status)


def _these(condition: Any) -> tuple[Selector, tuple[Status, ...]] | None:
    if not isinstance(condition, Not) or not isinstance(condition.condition, AllOf):
        return None
    stricken = [denied for one in condition.condition.conditions if (denied := _denied_status(one))]
    if not stricken:
        return None
    found = stricken[0][0], tuple(status for _, status in stricken)
    return found if _any_of_these(found) == condition else None


def _denied_status(condition: Any) -> tuple[Selector, Status] | None:
    match condition:
        case Not(condition=Exists(what=Selector(filters=(*others, Filter(status=Status() as status))) as what)):
            return with_filters(what, tuple(others)), status
    return None


STRICKEN: Syntax[Any] = Mapped(
    rule(
        "{what} <is|are> {statuses}",
        (Hole("what"), Hole("statuses")),
        what=TESTED,
        statuses=Listing(STATUS, "or", least=2),
    ),
    _any_of_these,
    _these,
)


def _one_or_other(found: tuple[Selector, Any, Any]) -> Any:
    """Of one kind or of another: not of neither."""
    whom, *kinds = found
    such = (Exists(what=with_filters(whom, whom.filters + kind)) for kind in kinds)
    return Not(condition=AllOf(conditions=tuple(Not(condition=one) for one in such)))


def _kinds_apart(condition: Any) -> tuple[Selector, Any, Any] | None:
    match condition:
        case Not(condition=AllOf(conditions=(Not(condition=Exists(what=first)), Not(condition=Exists(what=second))))):
            shared = next((n for n, two in enumerate(zip(first.filters, second.filters, strict=False)) if two[0] != two[1]), 0)
            found = with_filters(first, first.filters[:shared]), first.filters[shared:], second.filters[shared:]
            return found if found[1] and found[2] and _one_or_other(found) == condition else None
    return None


EITHER: Syntax[Any] = Choice(
    *(
        Worded(
            f"either_{k}",
            Mapped(
                rule(
                    "{what} " + words,
                    (Hole("what"), Hole("first"), Hole("second")),
                    what=Such(TESTED_POKEMON, lambda whom: not whom.filters),
                    first=first,
                    second=second,
                ),
                _one_or_other,
                _kinds_apart,
            ),
        )
        for k, (words, first, second) in enumerate(
            (("{first} or {second}", PREDICATE, PREDICATE), ("is {first} or {second}", A_KIND, A_KIND))
        )
    )
)
"""One of two things said of the same Pokémon."""
