"""What is said of Pokémon: a subject, and a predicate that it fits."""

from collections.abc import Iterator
from typing import Any

from synth.dsl.ast import Exists, Filter, FilterKind, Not, Role, Selector
from synth.dsl.english.forms.core import Choice, Literal, Mapped, Such, Syntax
from synth.dsl.english.forms.lists import Concat, Listing
from synth.dsl.english.forms.source import Source
from synth.dsl.english.forms.state import Discourse
from synth.dsl.english.forms.stateful import Noting, Scoped, When, Worded, changing
from synth.dsl.english.forms.template import Hole, Shape, rule
from synth.dsl.english.nouns.pokemon import TESTED
from synth.dsl.english.nouns.traits import FEW, HAS, IS, IS_NOT, LACKS, Filters, trait, with_filters
from synth.dsl.english.nouns.words import TYPE
from synth.spec.cards import Energy


class Said(Syntax[Selector]):
    """A subject and what is said of it: the predicate is its last filters."""

    def __init__(self, subject: Syntax[Selector], predicate: Filters) -> None:
        self.subject, self.predicate = subject, predicate

    def read(self, source: Source, at: int, state: Discourse) -> Iterator[tuple[Selector, int, Discourse]]:
        for subject, end, after in self.subject.read(source, at, state):
            start = source.after(" ", end)
            if start is None:
                continue
            for filters, last, final in self.predicate.read(source, start, after):
                yield with_filters(subject, subject.filters + filters), last, final

    def write(self, value: Selector, state: Discourse) -> Iterator[tuple[str, Discourse]]:
        for split in range(len(value.filters)):
            for subject, after in self.subject.write(with_filters(value, value.filters[:split]), state):
                for predicate, last in self.predicate.write(value.filters[split:], after):
                    yield f"{subject} {predicate}", last

    def possible(self, source: Source, at: int) -> bool:
        return self.subject.possible(source, at)


SHARES = Filter(kind=FilterKind.SHARES_ENERGY)


def _who(*last: Filter) -> Syntax[Selector]:
    """One Pokémon of which this is true besides."""
    return Mapped(
        TESTED,
        lambda found: with_filters(found, found.filters + last),
        lambda found: with_filters(found, found.filters[:-1]) if found.filters[-1:] == last else None,
    )


SHARED: Syntax[Any] = rule(
    "this Pokémon and {what} have 1 or more of the same type of Energy attached",
    Exists,
    what=_who(SHARES),
)


def _alike(template: str, wording: str | None = None) -> Syntax[Any]:
    """That the Pokémon that speaks and another are of one type."""
    form = Noting(rule(template, Exists, wording, what=_who(Filter(kind=FilterKind.SHARES_TYPE))), changing(it=None))
    return When(lambda state: state.carrier in ("attack", "ability"), form)


ALIKE: Syntax[Any] = Choice(
    _alike("this Pokémon and {what} are the same type"),
    _alike("{what} is the same type as this Pokémon", "same_as_this"),
    _alike("this Pokémon is the same type as {what}", "this_same_as"),
    _alike("{what} has the same type as this Pokémon", "has_same_as_this"),
    _alike("this Pokémon has the same type as {what}", "this_has_same"),
)
PREDICATE = Choice(HAS, IS)
_IS_NO: Filters = Choice(
    trait("isn't a Pokémon ex", FilterKind.NOT_EX, "no_ex"),
    trait("isn't a Mega Evolution Pokémon ex", FilterKind.NOT_MEGA, "no_mega"),
    trait("isn't a {energies} Pokémon", FilterKind.NOT_TYPE, "no_type", energies=Listing(TYPE, "or")),
)
_OR_LACK = Choice(PREDICATE, LACKS, FEW)
_TWO_PREDICATES: Filters = Worded("two_traits", Concat(_OR_LACK, Literal(" and ", ()), Choice(_OR_LACK, _IS_NO)))


TESTED_POKEMON: Syntax[Selector] = Choice(
    When(lambda state: not state.chose_card, TESTED), When(lambda state: state.chose_card, Scoped(TESTED, it=None))
)
"""What "it" is when it is a card, THAT_CARD says."""


def _noticed(state: Discourse, found: Any) -> Discourse:
    last = found.what.filters[-1:]
    tooled = any(one.kind in (FilterKind.TOOL, FilterKind.TOOL_NAMED) for one in last)
    powered = any(one.kind is FilterKind.ENERGY and one.n == 1 for one in last)
    return state._replace(tooled=tooled, powered=powered, asked_target=state.aimed and found.what.role is Role.IT)


def _attached(words: str, wording: str, **fields: Any) -> Syntax[Any]:
    """What a Pokémon has, said of what it has."""
    return rule(f"{words} is attached to {{what}}", Exists, wording, what=_who(Filter(**fields)))


ATTACHED: Syntax[Any] = Choice(
    _attached("a Pokémon Tool", "tool_attached", kind=FilterKind.TOOL),
    _attached("any Energy", "energy_attached", kind=FilterKind.ENERGY, n=1),
    *(_attached(f"any [{one.value}] Energy", "energy_attached", kind=FilterKind.ENERGY, n=1, energies=(one,)) for one in Energy),
)
SAID: Syntax[Any] = Noting(
    Choice(
        rule("{what}", Exists, what=Said(TESTED_POKEMON, Choice(PREDICATE, _TWO_PREDICATES))),
        rule("{what}", Exists, what=Said(Such(TESTED_POKEMON, lambda whom: bool(whom.filters)), Choice(FEW, LACKS))),
    ),
    _noticed,
)
_UNNARROWED: Syntax[Selector] = Such(TESTED, lambda whom: not whom.filters)
"""Whoever it is: that there is no Pokémon of some kind says nothing of one."""
DENIED: Syntax[Any] = rule("{what}", Shape(Not, condition=Shape(Exists, what=Hole("what"))), what=Said(_UNNARROWED, IS_NOT))
