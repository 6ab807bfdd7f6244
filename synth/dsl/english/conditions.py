"""Conditions: what may follow "if"."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from synth.dsl.ast import (
    AllOf,
    Compare,
    Const,
    Exists,
    Filter,
    FilterKind,
    Measure,
    MeasureKind,
    Memory,
    MemoryKind,
    Not,
    OneOf,
    Role,
    Selector,
    Side,
    Zone,
)
from synth.dsl.english.cards import ONE_CARD, PILE, WithArticle
from synth.dsl.english.core import Choice, Literal, Shared, Source, Syntax, When, words
from synth.dsl.english.lists import Concat, Listing
from synth.dsl.english.pokemon import MANY, OWNERS, SUBJECT, TESTED, some, spoken
from synth.dsl.english.state import State
from synth.dsl.english.template import Hole, Shape, rule
from synth.dsl.english.traits import AFTER, ANY_NAMED, BEFORE, HAS, IS, MANY_HEAD, NAMED, Filters, with_filters
from synth.dsl.english.words import ATTACK_NAME, INTEGER, NAME, NUMBER, NUMBER_OVER_1, ONE_NAME, TYPE, WHOSE, whole


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


def compares(template: str, left: Any, op: str, right: Any, wording: str | None = None, /, **holes: Syntax[Any]) -> Syntax[Any]:
    return rule(template, Shape(Compare, left=left, op=op, right=right), wording, **holes)


def remembers(template: str, kind: MemoryKind, **parts: Any) -> Syntax[Any]:
    return rule(template, Memory, kind=kind, **parts)


def _flipped(holds: Callable[[int], bool]) -> Callable[[State], bool]:
    """Whether a fixed number of coins was flipped for which `holds`; other flips count as many."""
    return lambda state: state.coins is not None and holds(state.coins.n if isinstance(state.coins, Const) else 9)


_HEADS = Measure(kind=MeasureKind.HEADS)
_TAILS = Measure(kind=MeasureKind.TAILS)
_NONE, _ONE = Const(n=0), Const(n=1)


def _unanimous(who: str) -> Syntax[Any]:
    return Choice(
        compares(f"{who} of them are heads", _TAILS, "==", _NONE),
        compares(f"{who} of them are tails", _HEADS, "==", _NONE),
    )


COINS: Syntax[Any] = Choice(
    When(
        _flipped(lambda coins: coins == 1),
        Choice(compares("heads", _HEADS, ">=", _ONE), compares("tails", _HEADS, "==", _NONE)),
    ),
    When(_flipped(lambda coins: coins == 2), _unanimous("both")),
    When(_flipped(lambda coins: coins > 2), _unanimous("all")),
    When(
        _flipped(lambda coins: coins > 1),
        Choice(
            compares("at least 1 of them is heads", _HEADS, ">=", _ONE),
            compares("at least {n} of them are heads", _HEADS, ">=", Hole("n"), n=NUMBER_OVER_1),
            compares("1 of them is heads", _HEADS, "==", _ONE),
            compares("{n} of them are heads", _HEADS, "==", Hole("n"), n=NUMBER_OVER_1),
        ),
    ),
)

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


def _of(kind: MeasureKind, hole: str = "of", **fields: Any) -> Shape:
    return Shape(Measure, kind=kind, of=Hole(hole), **fields)


_EXTRA = Shape(Measure, kind=MeasureKind.EXTRA, energy=Hole("energy"))
_IN_ZONE = Shape(Measure, kind=MeasureKind.COUNT, of=Shape(Selector, side=Hole("side"), zone=Hole("zone")))
_POINTS = Shape(Measure, kind=MeasureKind.POINTS, side=Hole("side"))
_ENERGY_IN_PLAY = Shape(Measure, kind=MeasureKind.ENERGY, of=whole(Side.MY, Zone.PLAY), energy=Hole("energy"))
_MY_POKEMON = Measure(kind=MeasureKind.COUNT, of=whole(Side.MY, Zone.PLAY))
_THEIR_POKEMON = Measure(kind=MeasureKind.COUNT, of=whole(Side.OPP, Zone.PLAY))
_HALF_MAX = Shape(Measure, kind=MeasureKind.HALF, arg=_of(MeasureKind.MAX_HP))
_MY_IN_PLAY: Syntax[Selector] = some("your Pokémon in play", many=True, side=Side.MY, zone=Zone.PLAY)
_CARDS_IN = "{side} {n} cards in {_their} {zone}"

COMPARISONS: Syntax[Any] = Choice(
    compares("this Pokémon has at least {n} extra {energy} Energy attached", _EXTRA, ">=", Hole("n"), n=NUMBER, energy=TYPE),
    compares("{of} remaining HP is {n} or less", _of(MeasureKind.HP), "<=", Hole("n"), of=OWNERS, n=NUMBER),
    compares("{of} remaining HP is {n} or more", _of(MeasureKind.HP), ">=", Hole("n"), of=OWNERS, n=NUMBER),
    compares(
        "{a} has more remaining HP than {b}", _of(MeasureKind.HP, "a"), ">", _of(MeasureKind.HP, "b"), a=TESTED, b=TESTED
    ),
    compares(
        "{a} has more Energy attached than {b}",
        _of(MeasureKind.ENERGY, "a"),
        ">",
        _of(MeasureKind.ENERGY, "b"),
        a=TESTED,
        b=TESTED,
    ),
    compares("{of} has half of its maximum HP or less remaining", _of(MeasureKind.HP), "<=", _HALF_MAX, of=TESTED),
    compares(
        "{of} <has|have> {n} or more different types of Energy attached",
        _of(MeasureKind.ENERGY_TYPES),
        ">=",
        Hole("n"),
        of=Choice(TESTED, _MY_IN_PLAY),
        n=NUMBER,
    ),
    compares("you have {n} or more {energy} Energy in play", _ENERGY_IN_PLAY, ">=", Hole("n"), n=NUMBER, energy=TYPE),
    compares(
        "the amount of Energy attached to {of} is {n} or more", _of(MeasureKind.ENERGY), ">=", Hole("n"), of=SUBJECT, n=NUMBER
    ),
    compares("you have fewer Pokémon in play than your opponent", _MY_POKEMON, "<", _THEIR_POKEMON),
    compares("you have more Pokémon in play than your opponent", _MY_POKEMON, ">", _THEIR_POKEMON),
    compares("you healed any damage in this way", Measure(kind=MeasureKind.RESULT), ">", _NONE),
)

_THEIR: Syntax[None] = Choice(Literal("your", None), Literal("their", None))


def _counts(have: str, their: str, side: Side) -> Syntax[Any]:
    """How many cards a player holds."""
    held = Shape(Measure, kind=MeasureKind.COUNT, of=Shape(Selector, side=side, zone=Hole("zone")))
    end = f" cards in {their} {{zone}}"
    return Choice(
        rule(f"{have} exactly {{values}}{end}", Shape(OneOf, what=held, values=Hole("values")), zone=PILE, values=Listing(INTEGER, "or", least=2)),
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


TALLIES: Syntax[Any] = Choice(
    _counts("you have", "your", Side.MY),
    _counts("your opponent has", "their", Side.OPP),
    _scores("you have", "you haven't", Side.MY),
    _scores("your opponent has", "your opponent hasn't", Side.OPP),
)
_BY_ATTACK = "Pokémon were Knocked Out by damage from an attack during your opponent's last turn"
MEMORIES: Syntax[Any] = Choice(
    remembers(f"any of your {_BY_ATTACK}", MemoryKind.KNOCKED_OUT),
    remembers(f"any of your {{energy}} {_BY_ATTACK}", MemoryKind.KNOCKED_OUT, energy=TYPE),
    remembers("1 of your Pokémon used {name} during your last turn", MemoryKind.USED_ATTACK, name=ATTACK_NAME),
    remembers("you played a Supporter card from your hand during this turn", MemoryKind.SUPPORTER_PLAYED),
    remembers(
        "this is the first time this Pokémon has used an attack after coming into play", MemoryKind.FIRST_ATTACK
    ),
)
_NOT_PAYABLE = Not(condition=Memory(kind=MemoryKind.CAN_PAY))
_OUTCOMES: Syntax[Any] = Choice(
    When(lambda state: state.actor is Side.MY, remembers("you do", MemoryKind.DID)),
    When(lambda state: state.actor is not Side.MY, remembers("they do", MemoryKind.DID)),
    Literal("you can't", Not(condition=Memory(kind=MemoryKind.DID))),
    Literal("this Pokémon doesn't have the necessary Energy to use that attack", _NOT_PAYABLE),
)
THAT_CARD: Syntax[Any] = rule(
    "that card is {filters}", Shape(Exists, what=Shape(Selector, role=Role.IT, filters=Hole("filters"))), filters=WithArticle(ONE_CARD)
)

STATES: Syntax[Any] = Shared(
    Choice(rule("{what}", Exists, what=Said(TESTED, Choice(HAS, IS))), PRESENCE, COMPARISONS, TALLIES, MEMORIES)
)
"""What can be asked of the game at any time."""

CONDITION: Syntax[Any] = Choice(COINS, STATES, _OUTCOMES, THAT_CARD)
"""What can be asked within an effect."""
