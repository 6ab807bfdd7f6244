"""A type that a player chooses: one option for every type, with the sentences about it."""

from collections.abc import Callable, Iterator
from typing import Any

from synth.dsl.ast import (
    Attach,
    Compare,
    Const,
    Exists,
    Filter,
    FilterKind,
    If,
    Measure,
    MeasureKind,
    Modal,
    Node,
    Retype,
    Role,
    Selector,
    Side,
    Units,
    Zone,
)
from synth.dsl.english.forms.core import Choice, Literal, Mapped, Such, Syntax, words
from synth.dsl.english.forms.lists import Listing, Run
from synth.dsl.english.forms.source import Source
from synth.dsl.english.forms.state import Discourse
from synth.dsl.english.forms.stateful import Scoped, Worded
from synth.dsl.english.forms.template import Hole, Shape, rule
from synth.dsl.english.nouns.words import FOR_WHOM, OPEN
from synth.dsl.english.verbs.energy_moves import TAKER
from synth.dsl.sense import OPTIONS
from synth.dsl.walk import nodes, own_types
from synth.spec.cards import Energy

_BASIC = (
    Energy.GRASS, Energy.FIRE, Energy.WATER, Energy.LIGHTNING, Energy.PSYCHIC, Energy.FIGHTING, Energy.DARKNESS, Energy.METAL,
)  # fmt: skip
_OF_POKEMON = (*_BASIC, Energy.DRAGON)
_EVERY = (*_OF_POKEMON, Energy.COLORLESS)
_NAMED: Syntax[Energy] = words({f"[{energy.value}]": energy for energy in Energy})


def _with(value: Any, old: Energy, new: Energy) -> Any:
    """The same with another type."""
    if isinstance(value, tuple):
        return tuple(_with(one, old, new) for one in value)
    if isinstance(value, Node):
        return value.model_copy(update={name: _with(part, old, new) for name, part in value})
    return new if value is old else value


def _open(block: Any) -> bool:
    return any(OPEN in (getattr(node, "energy", None), *getattr(node, "energies", ())) for one in block for node in nodes(one))


def _where(what: Selector) -> Callable[[Any, Energy], Any]:
    """Only if such Energy is there."""

    def there(block: Any, energy: Energy) -> Any:
        if what.zone is Zone.DISCARD:
            lies = Compare(left=Measure(kind=MeasureKind.ENERGY, of=what, energy=energy), op=">=", right=Const(n=1))
            return (If(condition=lies, then=block),)
        held = Filter(kind=FilterKind.ENERGY, energies=(energy,), n=1)
        return (If(condition=Exists(what=what.model_copy(update={"filters": (held,)})), then=block),)

    return there


_there = _where(Selector(side=Side.MY, zone=Zone.PLAY))


def _anyway(block: Any, energy: Energy) -> Any:
    return block


def _asked(options: tuple[Any, ...]) -> Any:
    """More options than there is room for are asked in two steps."""
    half = (len(options) + 1) // 2
    parts = [options] if len(options) <= OPTIONS else [options[:half], options[half:]]
    modals = tuple((Modal(options=part),) for part in parts)
    return modals[0] if len(modals) == 1 else (Modal(options=modals),)


def _all_options(block: Any) -> tuple[Any, ...]:
    if len(block) != 1 or not isinstance(block[0], Modal) or block[0].by != "my":
        return (block,)
    return tuple(inner for option in block[0].options for inner in _all_options(option))


def _of_units(told: Any, types: tuple[Energy, ...]) -> tuple[Energy, ...]:
    """Of the types of Pokémon not all are types of Energy."""
    units = any(isinstance(node, Retype | Attach) for one in told for node in nodes(one))
    return _BASIC if units and len(types) > len(_BASIC) else types


class _Chosen(Syntax[Any]):
    """ "Choose a type. …": the sentences that speak of the type, once for each."""

    def __init__(self, head: str, types: tuple[Energy, ...], body: Syntax[Any], under: Callable[[Any, Energy], Any]) -> None:
        self.head, self.types, self.body, self.under = head, types, body, under

    def _whole(self, told: Any, types: tuple[Energy, ...]) -> Any:
        return _asked(tuple(self.under(_with(told, OPEN, energy), energy) for energy in types))

    def _heads(self, source: Source, at: int, state: Discourse) -> Iterator[tuple[tuple[Energy, ...], int, Discourse]]:
        end = source.after(self.head, at)
        if end is None:
            return
        if self.types:
            yield self.types, end, state
        else:
            yield from _LIST.read(source, end, state)

    def read(self, source: Source, at: int, state: Discourse) -> Iterator[tuple[Any, int, Discourse]]:
        for types, end, after in self._heads(source, at, state):
            start = source.after(". ", end)
            if start is None or (OPEN in types and not self.types):
                continue
            for told, last, final in self.body.read(source, start, after):
                if f"[{OPEN.value}]" not in source.text[start:last]:
                    yield self._whole(told, _of_units(told, types)), last, final

    def write(self, value: Any, state: Discourse) -> Iterator[tuple[str, Discourse]]:
        options = _all_options(value)
        if len(options) < 2:
            return
        types = self.types or self._types(options)
        if len(types) > len(options) == len(_BASIC):
            types = _BASIC
        for told in self._told(options, types):
            listed = [("", state)] if self.types else _LIST.write(types, state)
            for names, after in listed:
                for text, final in self.body.write(told, after):
                    yield f"{self.head}{names}. {text[:1].upper()}{text[1:]}", final

    def _told(self, options: tuple[Any, ...], types: tuple[Energy, ...]) -> Iterator[Any]:
        """What is said of each type, if the options say the same of all of them."""
        if len(types) != len(options):
            return
        first = options[0]
        if self.under is not _anyway:
            first = first[0].then if len(first) == 1 and isinstance(first[0], If) else ()
        told = _with(first, types[0], OPEN)
        if told and tuple(self.under(_with(told, OPEN, energy), energy) for energy in types) == options:
            yield told

    @staticmethod
    def _types(options: tuple[Any, ...]) -> tuple[Energy, ...]:
        """The type that only this option speaks of."""
        return tuple(next(iter(own)) if len(own) == 1 else OPEN for own in own_types(options))


_LIST: Syntax[tuple[Energy, ...]] = Choice(
    Listing(_NAMED, "and", least=2), Worded("types_or", Listing(_NAMED, "or", least=2))
)


_PLACES = (
    ("attached to this Pokémon", Selector(role=Role.SELF)),
    ("attached to your Active Pokémon", Selector(side=Side.MY, zone=Zone.ACTIVE)),
    ("attached to your Benched Pokémon", Selector(side=Side.MY, zone=Zone.BENCH)),
    ("attached to your opponent's Active Pokémon", Selector(side=Side.OPP, zone=Zone.ACTIVE)),
    ("in your discard pile", Selector(side=Side.MY, zone=Zone.DISCARD)),
    ("in your opponent's discard pile", Selector(side=Side.OPP, zone=Zone.DISCARD)),
)


_NEXT: Syntax[Selector] = rule(
    "the next Energy that will be generated for {side}", Selector, side=FOR_WHOM, zone=Zone.ZONE_NEXT
)


def _given_its_type(where: str, what: Selector) -> Syntax[Any]:
    """ "… to the type of an Energy there": of those that are there one is chosen."""
    under = _where(what)

    def options(unit: Selector) -> Any:
        return _asked(tuple(under((Retype(what=unit, energy=energy),), energy) for energy in _BASIC))

    def unit(block: Any) -> Selector | None:
        found = next((node.what for one in block for node in nodes(one) if isinstance(node, Retype)), None)
        return found if found and options(found) == block else None

    return Choice(
        *(
            Worded(
                f"{k}_{where}",
                Mapped(rule(f"change the type of {{unit}} to {words} {where}", Hole("unit"), unit=_NEXT), options, unit),
            )
            for k, words in enumerate(("the type of an Energy", "the type of 1 of the Energy", "the same type as an Energy"))
        )
    )


def _into(found: tuple[Selector, tuple[Energy, ...]]) -> Any:
    unit, types = found
    return _asked(tuple((Retype(what=unit, energy=energy),) for energy in types))


def _changed(block: Any) -> tuple[Selector, tuple[Energy, ...]] | None:
    options = _all_options(block)
    if len(options) < 2 or not all(len(one) == 1 and isinstance(one[0], Retype) and one[0].energy for one in options):
        return None
    found = options[0][0].what, tuple(one[0].energy for one in options)
    return found if _into(found) == block else None


_ANY_TYPE: Syntax[Any] = Choice(
    *(
        Worded(f"any_type_{k}", Literal(words, _BASIC))
        for k, words in enumerate(("a type of your choice", "any type", "any type of your choice",
                                   "any type you like", "a type of your choice other than [C]"))
    ),
)  # fmt: skip
_ONE_OF_TYPES: Syntax[Any] = Choice(
    *(
        Worded(
            f"into_{k}",
            Mapped(
                rule(f"change the type of {{unit}} to {words}", (Hole("unit"), Hole("types")), unit=_NEXT, types=types),
                _into,
                _changed,
            ),
        )
        for k, (words, types) in enumerate(
            (
                ("{types}", _ANY_TYPE),
                *((words, Listing(_NAMED, "or", least=2)) for words in (
                    "1 of the following of your choice: {types}", "1 of the following types: {types}",
                    "1 of the following: {types}", "either {types}", "{types}", "{types} (your choice)",
                    "your choice of {types}", "{types}, as you choose",
                )),
            )
        )
    )
)  # fmt: skip
TYPE_OF_ANOTHER: Syntax[Any] = Choice(_ONE_OF_TYPES, *(_given_its_type(where, what) for where, what in _PLACES))


def chosen_types(sentence: Syntax[Any]) -> Syntax[Any]:
    body: Syntax[Any] = Scoped(Run(Such(sentence, _open), Literal(". ", None)), typed=True)
    return Choice(
        TYPE_OF_ANOTHER,
        SAME_TYPE,
        *(
            Worded(f"type_{number}", _Chosen(head, types, body, under))
            for number, (head, types, under) in enumerate(
                (
                    ("choose a type", _EVERY, _anyway),
                    ("choose a type other than [C]", _OF_POKEMON, _anyway),
                    ("choose a type except [C]", _OF_POKEMON, _anyway),
                    ("choose a type of Energy", _BASIC, _anyway),
                    ("choose a type of Pokémon", _EVERY, _anyway),
                    ("choose a Pokémon type", _EVERY, _anyway),
                    ("choose an Energy type", _BASIC, _anyway),
                    ("choose a type from among ", (), _anyway),
                    ("choose 1 of the following types: ", (), _anyway),
                    ("choose 1 of the following: ", (), _anyway),
                    ("choose ", (), _anyway),
                    ("choose either ", (), _anyway),
                    ("choose a type of Energy attached to 1 of your Pokémon", _BASIC, _there),
                    ("choose a type of Energy attached to your Pokémon", _BASIC, _there),
                    ("choose 1 of the types of Energy attached to your Pokémon", _BASIC, _there),
                    *(
                        (f"choose {kind} {where}", _BASIC, _where(what))
                        for kind in ("a type of Energy", "the type of an Energy", "an Energy type", "1 of the types of Energy")
                        for where, what in _PLACES
                    ),
                )
            )
        )
    )


def _of_next_type(side: Side) -> Callable[[Any], Any]:
    """As many conditions as there are types, of which one holds."""

    def told(block: Any) -> Any:
        coming = Selector(side=side, zone=Zone.ZONE_NEXT)
        return tuple(
            If(
                condition=Exists(what=coming.model_copy(update={"filters": (Filter(kind=FilterKind.TYPE, energies=(energy,)),)})),
                then=_with(block, OPEN, energy),
            )
            for energy in _BASIC
        )

    return told


def _of_type_there(what: Selector) -> Callable[[Any], Any]:
    under = _where(what)
    return lambda block: _asked(tuple(under(_with(block, OPEN, energy), energy) for energy in _BASIC))


_SAME_TYPE = (
    *(
        (f"the next Energy that will be generated for {who}", _of_next_type(side))
        for who, side in (("you", Side.MY), ("your opponent", Side.OPP))
    ),
    *((f"an Energy {where}", _of_type_there(what)) for where, what in _PLACES),
)


def _open_again(told: Callable[[Any], Any]) -> Callable[[Any], Any]:
    def block(told_block: Any) -> Any:
        found = next((node for one in told_block for node in nodes(one) if isinstance(node, Attach)), None)
        opened = (_with(found, _BASIC[0], OPEN),) if found else None
        return opened if opened and told(opened) == told_block else None

    return block


SAME_TYPE: Syntax[Any] = Choice(
    *(
        Worded(
            f"same_type_{k}_{source}",
            Mapped(
                rule(
                    words.format(f"an Energy of the same type as {like}"),
                    (Shape(Attach, units=Units(n=Const(n=1), energies=(OPEN,)), source=source, to=Hole("to")),),
                    to=TAKER,
                ),
                told,
                _open_again(told),
            ),
        )
        for k, (like, told) in enumerate(_SAME_TYPE)
        for words, source in (
            ("take {} from your Energy Zone and attach it to {{to}}", "zone"),
            ("attach {} from your discard pile to {{to}}", "discard"),
        )
    )
)
"""Energy of a type that something else has."""
