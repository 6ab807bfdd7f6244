"""A word of the vocabulary: a function of ours that an overlay may ask for, with arguments that are checked first."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Annotated, Any, get_args, get_origin, get_type_hints

from synth.codegen.ir import BOOL, Value, boolean, constant
from synth.codegen.machine.bits import Bits
from synth.dsl.ast import Amount, Condition, Filter, Node, Selector
from synth.spec.chance import Purpose
from synth.spec.layout import ENERGIES, SLOTS
from synth.spec.rules import RuleSpec

THINGS_MOST, LIST_MOST, CARDS_MOST = 200_000, 512, 20
"""Things that one call can come to know, items of a list, cards that are drawn or taken at once."""


class Wrong(Exception):
    """A word was asked for something it cannot do."""


class Call:
    """One call of an overlay: the things it has been told of, by number."""

    def __init__(self, rules: RuleSpec) -> None:
        self.rules = rules
        self.things: list[object] = []

    def told(self, thing: object) -> object:
        """A thing as the overlay sees it: a plain number or string, a list, or a handle."""
        if thing is None or isinstance(thing, bool):
            return thing
        if isinstance(thing, int):
            return int(thing)
        if isinstance(thing, str):
            return str(thing)
        if isinstance(thing, tuple | list):
            return [self.told(one) for one in thing]
        if len(self.things) >= THINGS_MOST:
            raise Wrong("too many things in one call")
        self.things.append(thing)
        return {"#": len(self.things) - 1}

    def thing(self, raw: object) -> object:
        """What the overlay says, with handles as the things they stand for."""
        if isinstance(raw, list):
            return tuple(self.thing(one) for one in raw)
        if not isinstance(raw, dict):
            return raw
        number = raw.get("#")
        if not isinstance(number, int) or not 0 <= number < len(self.things):
            raise Wrong("a handle that was never given")
        return self.things[number]


@dataclass(frozen=True)
class Kind:
    """What an argument has to be; `read` raises Wrong for anything else."""

    name: str
    read: Callable[[Any], Any]


def _checked(name: str, accept: Callable[[Any], bool]) -> Kind:
    def read(given: Any) -> Any:
        if not accept(given):
            raise Wrong(f"{name} is wanted, not {_shown(given)}")
        return given

    return Kind(name, read)


def _shown(given: object) -> str:
    if isinstance(given, Value):
        return "a flag" if given.dtype == BOOL else "a value"
    if isinstance(given, tuple):
        return f"a list of {len(given)}"
    return type(given).__name__.lower() if not isinstance(given, int | str) else repr(given)[:40]


def _integer(name: str, lo: int, hi: int) -> Kind:
    return _checked(name, lambda given: isinstance(given, int) and not isinstance(given, bool) and lo <= given <= hi)


def _flag(given: Any) -> Value:
    if isinstance(given, bool):
        return boolean(given)
    if isinstance(given, Value) and given.dtype == BOOL:
        return given
    raise Wrong(f"flag is wanted, not {_shown(given)}")


def _number(given: Any) -> Value | int:
    if isinstance(given, Value) or (isinstance(given, int) and -(1 << 31) <= given < 1 << 31):
        return given
    raise Wrong(f"value is wanted, not {_shown(given)}")


def as_value(given: Value | int) -> Value:
    if isinstance(given, Value):
        return given
    return boolean(given) if isinstance(given, bool) else constant(given)


def _few(given: Any) -> Value:
    """Each card is unrolled."""
    value = as_value(_number(given))
    if value.hi > CARDS_MOST:
        raise Wrong(f"up to {value.hi} cards at once are too many; use minimum")
    return value


def _list(name: str, read: Callable[[Any], Any], exactly: int | None = None) -> Kind:
    def read_list(given: Any) -> Any:
        if not isinstance(given, tuple) or len(given) > LIST_MOST or exactly not in (None, len(given)):
            raise Wrong(f"{name} is wanted, not {_shown(given)}")
        return [read(one) for one in given]

    return Kind(name, read_list)


def _purpose(given: Any) -> Purpose:
    if given in ("pick_card", "pick_unit", "pick_option", "pick_pokemon"):
        return Purpose[given.upper()]
    raise Wrong("purpose is one of pick_card, pick_unit, pick_option, pick_pokemon")


def _is_name(given: Any) -> bool:
    return isinstance(given, str) and len(given) <= 64 and (given.isidentifier() or given == "")


def _node(*types: type) -> Callable[[Any], bool]:
    return lambda given: isinstance(given, types)


Flag = Annotated[Value, Kind("flag", _flag)]
Number = Annotated[Value | int, Kind("value", _number)]
Flags = Annotated[list[Value], _list("flags", _flag)]
Eight = Annotated[list[Value], _list("eight flags", _flag, 2 * SLOTS)]
Four = Annotated[list[Value], _list("four flags", _flag, SLOTS)]
Three = Annotated[list[Value], _list("three flags", _flag, SLOTS - 1)]
Numbers = Annotated[list[Value], _list("values", lambda given: as_value(_number(given)))]
EightNumbers = Annotated[list[Value], _list("eight values", lambda given: as_value(_number(given)), 2 * SLOTS)]
Few = Annotated[Value, Kind("value", _few)]
Integer = Annotated[int, _integer("integer", -(1 << 31), (1 << 31) - 1)]
Side = Annotated[int, _integer("side", 0, 1)]
Slot = Annotated[int, _integer("slot", 0, SLOTS - 1)]
Unit = Annotated[int, _integer("unit", 0, ENERGIES - 1)]
CardAt = Annotated[int, _integer("card", 0, 59)]
Name = Annotated[str, _checked("name", _is_name)]
Text = Annotated[str, _checked("text", lambda given: isinstance(given, str) and len(given) <= 64)]
Draw = Annotated[Purpose, Kind("purpose", _purpose)]
Set = Annotated[Bits, _checked("set", _node(Bits))]
ANode = Annotated[Node, _checked("node", _node(Node))]
ASelector = Annotated[Selector, _checked("selector", _node(Selector))]
Filters = Annotated[tuple[Filter, ...], _checked("filters", lambda given: _all(given, Filter))]
AnAmount = Annotated[Amount, _checked("amount", _node(*get_args(get_args(Amount)[0])))]
ACondition = Annotated[Condition, _checked("condition", _node(*get_args(get_args(Condition)[0])))]
Block = Annotated[tuple[Any, ...], _checked("block", lambda given: _all(given, Node) and all(hasattr(s, "verb") for s in given))]
Anything = Annotated[Any, Kind("anything", lambda given: given)]


def _all(given: Any, kind: type) -> bool:
    return isinstance(given, tuple) and all(isinstance(one, kind) for one in given)


@dataclass(frozen=True)
class Word:
    name: str
    parameters: tuple[tuple[str, Kind], ...]
    least: int
    """So many arguments must be given."""
    returns: str
    doc: str
    function: Callable[..., Any]

    def ask(self, call: Call, raw: Sequence[object]) -> object:
        """The answer as the overlay will see it."""
        if not self.least <= len(raw) <= len(self.parameters):
            raise Wrong(f"{self.signature} is given {len(raw)} arguments")
        args = []
        for (name, kind), given in zip(self.parameters, raw, strict=False):
            try:
                args.append(kind.read(call.thing(given)))
            except Wrong as error:
                raise Wrong(f"{self.name}, {name}: {error}") from None
        return call.told(self.function(call, *args))

    @property
    def signature(self) -> str:
        shown = [f"{name}: {kind.name}" + (" = …" if at >= self.least else "") for at, (name, kind) in enumerate(self.parameters)]
        return f"{self.name}({', '.join(shown)})" + (f" -> {self.returns}" if self.returns else "")


class Words(dict[str, Word]):
    """Words of one subject, by name."""

    def add(self, returns: str = "", name: str = "") -> Callable[[Callable[..., Any]], Callable[..., Any]]:
        """Declares a function as a word: its first parameter is the call, the others say of what kind they are."""

        def declare(function: Callable[..., Any]) -> Callable[..., Any]:
            hints = get_type_hints(function, include_extras=True)
            given = list(inspect.signature(function).parameters.values())[1:]
            parameters = tuple((one.name, _kind(hints[one.name])) for one in given)
            least = sum(one.default is inspect.Parameter.empty for one in given)
            called = name or function.__name__
            doc = " ".join((function.__doc__ or "").split())
            self[called] = Word(called, parameters, least, returns, doc, function)
            return function

        return declare


def _kind(hint: Any) -> Kind:
    assert get_origin(hint) is Annotated, hint
    return next(one for one in get_args(hint) if isinstance(one, Kind))


def member(kind: type[IntEnum], name: str) -> int:
    """The number of a name that the game has."""
    if name.upper() not in kind.__members__:
        raise Wrong(f"{name!r} is none of {', '.join(kind.__members__).lower()}")
    return int(kind[name.upper()])
