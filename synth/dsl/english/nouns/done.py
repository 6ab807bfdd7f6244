"""What players did, and when: "you played 2 or more Item cards from your hand during this turn"; how often they did it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from synth.dsl.ast import Compare, Const, Deed, Event, Measure, MeasureKind, Memory, MemoryKind, Not, Side, Span
from synth.dsl.english.forms.core import Choice, Literal, Mapped, Syntax
from synth.dsl.english.forms.state import Discourse
from synth.dsl.english.forms.stateful import When, Worded
from synth.dsl.english.forms.template import Hole, rule
from synth.dsl.english.nouns.words import NUMBER, NUMBER_OVER_1

_NONE, _ONE = Const(n=0), Const(n=1)
_ENDS = {Side.MY: Event.TURN_END_MY, Side.OPP: Event.TURN_END_OPP, Side.TURN: Event.TURN_END_EACH}
_KINDS = (
    ("an", "Item", Deed.ITEMS), ("a", "Supporter", Deed.SUPPORTERS), ("a", "Trainer", Deed.TRAINERS),
    ("a", "Stadium", Deed.STADIUMS), ("a", "Pokémon Tool", Deed.TOOLS),
)  # fmt: skip


class Did(NamedTuple):
    """A deed in words: a verb in two forms, one thing and several, and where from or to."""

    deed: Deed
    past: str
    base: str
    one: str = ""
    many: str = ""
    tail: str = ""


@dataclass(frozen=True)
class _Person:
    """A player as the subject: "you", or the other one; and that player's Pokémon."""

    subjects: Syntax[Side]
    owners: Syntax[Side]
    their: str
    have: str

    @property
    def deeds(self) -> Iterator[Did]:
        their = self.their
        for a, kind, deed in _KINDS:
            for tail in (f" from {their} hand", ""):
                yield Did(deed, "played", "play", f"{a} {kind} card", f"{kind} cards", tail)
        zone = f" from {their} Energy Zone"
        for tail in (zone, f"{zone} to {their} Pokémon", f"{zone} to any of {their} Pokémon"):
            yield Did(Deed.ENERGY, "attached", "attach", "an Energy", "Energy", tail)
        for a, kind in (("a", "Pokémon"), ("a", "Basic Pokémon")):
            yield Did(Deed.BENCHED, "put", "put", f"{a} {kind}", kind, f" from {their} hand onto {their} Bench")
        yield Did(Deed.EVOLUTIONS, "evolved", "evolve", "a Pokémon", f"of {their} Pokémon")
        yield Did(Deed.RETREATS, "retreated", "retreat")
        yield Did(Deed.RETREATS, "retreated", "retreat", tail=f" {their} Active Pokémon")
        yield Did(Deed.POINTS, "got", "get", "a point", "points")
        yield Did(Deed.POINTS, "gotten", "get", "a point", "points")
        yield from _FIGHTING

    @property
    def spans(self) -> Syntax[Span]:
        last = (f"during {self.their} last turn", *(["during your opponent's last turn"] if self.their == "their" else []))
        return Choice(
            When(lambda state: not state.delayed, _worded(Span.THIS_TURN, "during this turn", "this turn")),
            _worded(Span.LAST_TURN, *last),
            _worded(Span.THIS_GAME, "during this game", "this game", "so far this game"),
        )


def _worded(value: Any, *said: str) -> Syntax[Any]:
    return Choice(Literal(said[0], value), *(Worded(words.replace(" ", "_"), Literal(words, value)) for words in said[1:]))


_FIGHTING = (Did(Deed.ATTACKS, "attacked", "attack"), Did(Deed.ATTACKS, "used", "use", "an attack", "attacks"))


def _they(state: Discourse) -> bool:
    return state.rival or state.opened or state.event is Event.TURN_END_OPP


def _named(form: str) -> Syntax[Side]:
    """The other player, as what was said allows."""
    they = "they" if form == "{}" else "their"
    whose = form.format("").strip()
    return Choice(
        Literal(form.format("your opponent"), Side.OPP),
        When(_they, Worded("they_did", Literal(f"{they} {whose}".strip().replace("'s ", ""), Side.OPP))),
        When(lambda state: state.actor is Side.TURN, Literal(form.format("that player"), Side.TURN)),
        When(
            lambda state: state.actor is Side.TURN,
            Worded("they_did", Literal(f"{they} {whose}".strip().replace("'s ", ""), Side.TURN)),
        ),
    )


_OF_THEIRS = "{}'s Pokémon"
_PEOPLE = (
    _Person(Literal("you", Side.MY), Literal("your Pokémon", Side.MY), "your", "have"),
    _Person(_named("{}"), _named(_OF_THEIRS), "their", "has"),
)
_Asked = tuple[Any, str, Const]


def _asked(did: Did, op: str, n: Any = None) -> Any:
    return (did.deed, op, n or Hole("n"))


_OF_CARDS = frozenset({Deed.ITEMS, Deed.SUPPORTERS, Deed.TRAINERS})


def _on_a_card(state: Discourse) -> bool:
    """There the card itself does not count: it is played when its effect is over."""
    return state.carrier in ("item", "supporter")


def _phrases(person: _Person) -> Iterator[Syntax[Any]]:
    """What can be said of a player: that it was done, or not, or how often."""
    for k, did in enumerate(person.deeds):
        past, base, one, many, tail = did[1:]
        name = f"{did.deed}{k}"
        if did.deed in _OF_CARDS:
            another = f"another {one.partition(' ')[2]}{tail} "
            for have in ("", " have"):
                yield When(_on_a_card, rule(f"{have} {past} {another}", _asked(did, ">=", _ONE), f"another{have}_{name}"))
        gap = " " if one else ""
        yield rule(f" {past}{gap}{one}{tail} ", _asked(did, ">=", _ONE), name)
        yield rule(f" didn't {base}{gap}{one}{tail} ", _asked(did, "==", _NONE), f"not_{name}")
        for have in dict.fromkeys(("have", person.have)):
            yield rule(f" {have} {past}{gap}{one}{tail} ", _asked(did, ">=", _ONE), f"{have}_{name}")
            yield rule(f" {have}n't {past}{gap}{one}{tail} ", _asked(did, "==", _NONE), f"{have}_not_{name}")
            if many:
                yield rule(f" {have}n't {past} any {many}{tail} ", _asked(did, "==", _NONE), f"{have}_none_{name}")
        if many:
            yield rule(f" {past} any {many}{tail} ", _asked(did, ">=", _ONE), f"any_{name}")
            yield rule(f" didn't {base} any {many}{tail} ", _asked(did, "==", _NONE), f"none_{name}")
            for much, op in (("{n} or more", ">="), ("at least {n}", ">="), ("exactly {n}", "=="), ("more than {n}", ">")):
                for have in dict.fromkeys(("", " have", f" {person.have}")):
                    words = f"{have} {past} {much} {many}{tail} "
                    yield rule(words, _asked(did, op), f"{much}{have}_{name}", n=NUMBER_OVER_1)
            yield rule(f" {past} {{n}} or fewer {many}{tail} ", _asked(did, "<="), f"fewer_{name}", n=NUMBER)


def _by_pokemon(none: str) -> Iterator[Syntax[Any]]:
    """The same of a player's Pokémon, which attack and retreat."""
    for k, did in enumerate((*_FIGHTING, Did(Deed.RETREATS, "retreated", "retreat"))):
        gap = " " if did.one else ""
        if none:
            yield rule(f" {did.past}{gap}{did.one} ", _asked(did, "==", _NONE), f"none_of_{k}")
            continue
        yield rule(f" {did.past}{gap}{did.one} ", _asked(did, ">=", _ONE), f"of_them_{k}")
        yield rule(f" didn't {did.base}{gap}{did.one} ", _asked(did, "==", _NONE), f"not_of_them_{k}")
        if did.many:
            yield rule(f" didn't {did.base} any {did.many} ", _asked(did, "==", _NONE), f"of_them_any_{k}")


def _when(person: _Person) -> Syntax[Span]:
    """ "That turn" is the one that ends."""
    that = (
        When(_ends(side), Worded("that_turn", Literal("during that turn", Span.THIS_TURN)))
        for side in ((Side.MY,) if person.their == "your" else (Side.OPP, Side.TURN))
    )
    return Choice(person.spans, *that)


def _ends(side: Side) -> Callable[[Discourse], bool]:
    return lambda state: state.event is _ENDS[side]


def _compared(found: tuple[Side, _Asked, Span]) -> Any:
    side, (deed, op, n), span = found
    if (side, span) == (Side.MY, Span.THIS_TURN) and deed in _PLAIN and (op, n) in ((">=", _ONE), ("==", _NONE)):
        played = Memory(kind=_PLAIN[deed])
        return played if n == _ONE else Not(condition=played)
    return Compare(left=Measure(kind=MeasureKind.DONE, side=side, deed=deed, span=span), op=op, right=n)


_PLAIN = {Deed.SUPPORTERS: MemoryKind.SUPPORTER_PLAYED, Deed.STADIUMS: MemoryKind.STADIUM_PLAYED}
"""What every game remembers of the player whose turn it is."""


def _parted(condition: Any) -> tuple[Any, _Asked, Any] | None:
    match condition:
        case Compare(left=Measure(kind=MeasureKind.DONE, side=side, deed=deed, span=span), op=op, right=Const() as n):
            return side, (deed, op, n), span
        case Memory(kind=kind) | Not(condition=Memory(kind=kind)) if kind in _PLAIN.values():
            deed = next(deed for deed, one in _PLAIN.items() if one is kind)
            return Side.MY, ((deed, ">=", _ONE) if isinstance(condition, Memory) else (deed, "==", _NONE)), Span.THIS_TURN
    return None


_RETREATED = (rule(" retreated ", (Deed.RETREATS, ">=", _ONE)),)
_PARTS = (Hole("side"), Hole("did"), Hole("span"))
DONE: Syntax[Any] = Mapped(
    Choice(
        *(
            rule("{side}{did}{span}", _PARTS, name, side=subject, did=Choice(*phrases), span=_when(person))
            for person in _PEOPLE
            for name, subject, phrases in (
                (None, person.subjects, _phrases(person)),
                ("theirs", person.owners, _by_pokemon("")),
                ("none", rule("none of {side}", Hole("side"), side=person.owners), _by_pokemon("none")),
                ("any", rule("any of {side}", Hole("side"), side=person.owners), _RETREATED),
                ("one", rule("1 of {side}", Hole("side"), side=person.owners), _RETREATED),
            )
        )
    ),
    _compared,
    _parted,
)
"""Conditions about what a player did."""


def _times(person: _Person) -> Iterator[Syntax[Any]]:
    """What can be counted: the things, or the times."""
    for k, did in enumerate(person.deeds):
        past, one, tail = did.past, did.one, did.tail
        for have in ("", f" {person.have}"):
            name = f"{did.deed}{k}{have}"
            thing = one.partition(" ")[2] if one else ""
            if thing:
                yield rule(f"{thing} {{side}}{have} {past}{tail} ", _COUNTED[did.deed], f"each_{name}", side=person.subjects)
            gap = " " if one else ""
            yield rule(f"time {{side}}{have} {past}{gap}{one}{tail} ", _COUNTED[did.deed], f"time_{name}", side=person.subjects)


def _times_by_pokemon(person: _Person) -> Iterator[Syntax[Any]]:
    yield rule("attack {side} used ", _COUNTED[Deed.ATTACKS], "attack_used", side=person.owners)
    deeds = (*_FIGHTING, Did(Deed.RETREATS, "retreated", "retreat"), Did(Deed.EVOLUTIONS, "evolved", "evolve"))
    for k, did in enumerate(deeds):
        for have in ("", " have", " has"):
            for of in ("", "1 of ", "any of "):
                words = f"time {of}{{side}}{have} {did.past}{' ' if did.one else ''}{did.one} "
                yield rule(words, _COUNTED[did.deed], f"time_of_{k}{have}{of}", side=person.owners)


_COUNTED = {deed: (Hole("side"), deed) for deed in Deed}


def _count(found: tuple[Any, Span]) -> Measure:
    (side, deed), span = found
    return Measure(kind=MeasureKind.DONE, side=side, deed=deed, span=span)


def _counted(measure: Any) -> tuple[Any, Span] | None:
    match measure:
        case Measure(kind=MeasureKind.DONE, side=side, deed=deed, span=Span() as span):
            return (side, deed), span
    return None


TIMES_DONE: Syntax[Measure] = Mapped(
    Choice(
        *(
            rule("{what}{span}", (Hole("what"), Hole("span")), what=Choice(*forms), span=person.spans)
            for person in _PEOPLE
            for forms in ((*_times(person), *_times_by_pokemon(person)),)
        )
    ),
    _count,
    _counted,
)
"""One of the things done, or one time, in the singular."""
