"""Conditions that something is there: a Pokémon of some kind, a card, a name."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from synth.dsl.ast import (
    AllOf,
    Exists,
    Filter,
    FilterKind,
    Not,
    Selector,
    Side,
    Zone,
)
from synth.dsl.english.cards import PILE
from synth.dsl.english.core import Choice, Literal, Syntax, words
from synth.dsl.english.lists import Concat, Listing
from synth.dsl.english.pokemon import MANY, TESTED, some
from synth.dsl.english.source import Source
from synth.dsl.english.state import State
from synth.dsl.english.template import Hole, Shape, rule
from synth.dsl.english.traits import (
    A_KIND,
    AFTER,
    ANY_NAMED,
    BEFORE,
    HAS,
    IS,
    MANY_HEAD,
    NAMED,
    Filters,
    trait,
    with_filters,
)
from synth.dsl.english.words import FOR_WHOM, NAME, ONE_NAME, TYPE, WHOSE


class Said(Syntax[Selector]):
    """A subject and what is said of it: the predicate is its last filters."""

    def __init__(self, subject: Syntax[Selector], predicate: Filters) -> None:
        self.subject, self.predicate = subject, predicate

    def read(self, source: Source, at: int, state: State) -> Iterator[tuple[Selector, int, State]]:
        for subject, end, after in self.subject.read(source, at, state):
            start = source.after(" ", end)
            if start is None:
                continue
            for filters, last, final in self.predicate.read(source, start, after):
                yield with_filters(subject, subject.filters + filters), last, final

    def write(self, value: Selector, state: State) -> Iterator[tuple[str, State]]:
        for split in range(len(value.filters)):
            for subject, after in self.subject.write(with_filters(value, value.filters[:split]), state):
                for predicate, last in self.predicate.write(value.filters[split:], after):
                    yield f"{subject} {predicate}", last


_HAVE: Syntax[Side] = words({"you have": Side.MY, "your opponent has": Side.OPP})
_IN_PLAY_SUCH: Filters = Concat(BEFORE, Choice(MANY_HEAD, NAMED), Literal(" in play", ()), AFTER)


def _exists(template: str, wording: str | None = None, /, **parts: Any) -> Syntax[Any]:
    """That something is somewhere."""
    return rule("{what}", Exists, what=rule(template, Selector, wording, **parts))


class EachOf(Syntax[Any]):
    """Every one of several names: as many conditions."""

    def __init__(self, zone: Zone) -> None:
        self.zone = zone
        self.names: Syntax[tuple[str, ...]] = Listing(NAME, "and", least=2)

    def _there(self, name: str) -> Exists:
        named = Filter(kind=FilterKind.NAME, names=(name,))
        return Exists(what=Selector(side=Side.MY, zone=self.zone, filters=(named,)))

    def read(self, source: Source, at: int, state: State) -> Iterator[tuple[Any, int, State]]:
        for names, end, after in self.names.read(source, at, state):
            yield AllOf(conditions=tuple(map(self._there, names))), end, after

    def write(self, value: Any, state: State) -> Iterator[tuple[str, State]]:
        if isinstance(value, AllOf):
            names = tuple(
                condition.what.filters[0].names[0]
                for condition in value.conditions
                if isinstance(condition, Exists) and condition.what.filters and condition.what.filters[0].names
            )
            if value.conditions == tuple(map(self._there, names)):
                yield from self.names.write(names, state)


_ON_BENCH, _IN_PLAY = EachOf(Zone.BENCH), EachOf(Zone.PLAY)
_ANY_OF = Choice(
    some("any of {side} Benched {filters}", many=True, side=WHOSE, zone=Zone.BENCH, filters=MANY),
    some("any of {side} {filters}", many=True, side=WHOSE, zone=Zone.PLAY, filters=MANY),
)
_ANOTHER = (Shape(Filter, kind=FilterKind.NAME, names=Hole("names")), Shape(Filter, kind=FilterKind.OTHER))

PRESENCE: Syntax[Any] = Choice(
    _exists(
        "the next Energy that will be generated for {side} is a {filters} Energy",
        side=FOR_WHOM,
        zone=Zone.ZONE_NEXT,
        filters=trait("{energies}", FilterKind.TYPE, energies=Listing(TYPE, "or")),
    ),
    _exists("a Stadium is in play", side=Side.BOTH, zone=Zone.STADIUM),
    rule("{what}", Exists, what=Said(_ANY_OF, HAS)),
    _exists("{filters} is on your Bench", side=Side.MY, zone=Zone.BENCH, filters=ANY_NAMED),
    _exists("{side} {filters} in play", side=_HAVE, zone=Zone.PLAY, filters=ANY_NAMED),
    _exists("{side} {filters} on your Bench", "you_have", side=_HAVE, zone=Zone.BENCH, filters=ANY_NAMED),
    _exists("{side} any {filters}", side=_HAVE, zone=Zone.PLAY, filters=_IN_PLAY_SUCH),
    _exists("{side} any {filters} on your Bench", side=_HAVE, zone=Zone.BENCH, filters=MANY),
    _exists("{filters} is in {side} {zone}", side=WHOSE, zone=PILE, filters=ANY_NAMED),
    rule(
        "you have another {names} in play",
        Shape(Exists, what=Shape(Selector, side=Side.MY, zone=Zone.PLAY, filters=_ANOTHER)),
        names=ONE_NAME,
    ),
    rule("you have {each} on your Bench", Hole("each"), each=_ON_BENCH),
    rule("you have {each} in play", Hole("each"), each=_IN_PLAY),
    rule("you don't have {condition} on your Bench", Not, condition=_ON_BENCH),
    rule("you don't have {condition} in play", Not, condition=_IN_PLAY),
)


_IS_NOT: Filters = Choice(
    rule("isn't {traits}", Hole("traits"), traits=A_KIND),
    trait("has no Energy attached", FilterKind.ENERGY, n=1),
    trait("has no Pokémon Tool attached", FilterKind.TOOL),
)
SAID: Syntax[Any] = rule("{what}", Exists, what=Said(TESTED, Choice(HAS, IS)))
DENIED: Syntax[Any] = rule("{what}", Shape(Not, condition=Shape(Exists, what=Hole("what"))), what=Said(TESTED, _IS_NOT))
