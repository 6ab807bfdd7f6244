"""Parsed forms → selectors, amounts, conditions, modifiers; a word that no enum of ast.py has is a Misfit."""

import json
from enum import StrEnum
from typing import Any, TypeVar

from lark import Token, Transformer, v_args

from synth.dsl import ast
from synth.dsl.signatures import FILTERS, MEASURES, MEMORIES, MODIFIERS, Signature
from synth.spec.cards import Energy, Kind, Status, Tag
from synth.spec.errors import suggestion

W = TypeVar("W", bound=StrEnum)
Item = Any
"""What a sub-form has already become: a token, a node, an Energy or a tuple of them."""


class Misfit(Exception):
    """A word or argument that does not belong where it stands."""

    def __init__(self, at: int, message: str) -> None:
        super().__init__(message)
        self.at = at


def word(enum: type[W], token: Token, what: str) -> W:
    try:
        return enum(str(token))
    except ValueError:
        hint = suggestion(str(token), list(enum)) or f", expected one of {' '.join(enum)}"
        raise Misfit(_at(token), f"unknown {what} `{token}`{hint}") from None


def literal(token: Token, allowed: tuple[str, ...], what: str) -> str:
    if str(token) not in allowed:
        raise Misfit(_at(token), f"unknown {what} `{token}`, expected {' or '.join(allowed)}")
    return str(token)


def _at(token: Token) -> int:
    return token.start_pos or 0


def _is_word(item: Item) -> bool:
    return isinstance(item, Token) and item.type == "WORD"


def _quoted(token: Token) -> str:
    try:
        return str(json.loads(token))
    except ValueError:
        raise Misfit(_at(token), f"bad escape in {token}") from None


def _measure(token: Token, arguments: tuple[Item, ...] = ()) -> ast.Measure:
    kind = word(ast.MeasureKind, token, "measure")
    return ast.Measure(kind=kind, **_arguments(token, MEASURES[kind], arguments))


def _arguments(owner: Token, signature: Signature, given: tuple[Item, ...]) -> dict[str, Item]:
    """The arguments of a measure or a memory by position; every optional one stands last."""
    if not len(signature.required) <= len(given) <= len(signature.fields):
        wanted = ", ".join([*signature.required, *(f"[{field}]" for field in signature.optional)]) or "nothing"
        raise Misfit(_at(owner), f"`{owner}` takes {wanted}, {len(given)} given")
    return {field: _argument(owner, field, item) for field, item in zip(signature.fields, given, strict=False)}


def _argument(owner: Token, field: str, item: Item) -> Item:
    match field:
        case "of" if _is_word(item):
            return ast.Selector(role=word(ast.Role, item, "role"))
        case "of" if isinstance(item, ast.Selector):
            return item
        case "side" | "deed" | "span" if _is_word(item):
            return word(_WORDS[field], item, field)
        case "energy" if isinstance(item, Energy):
            return item
        case "name" if isinstance(item, Token) and item.type == "STRING":
            return _quoted(item)
        case "arg" if _is_word(item):
            return _measure(item)
        case "arg" if isinstance(item, ast.Const | ast.Measure | ast.Scaled | ast.Either):
            return item
    raise Misfit(_at(owner), f"wrong argument of `{owner}`, expected {_WANTED[field]}")


_WORDS: dict[str, type[StrEnum]] = {"side": ast.Side, "deed": ast.Deed, "span": ast.Span}
_WANTED = {
    "deed": "a deed", "span": "a span", "of": "a selector", "side": "a side", "energy": "an Energy letter",
    "name": 'a "name"', "arg": "an amount",
}


@v_args(inline=True)
class Nouns(Transformer[Token, Any]):
    """Selectors, filters, amounts, conditions, units and modifiers."""

    def role(self, role: Token, filters: tuple[ast.Filter, ...] | None = None) -> ast.Selector:
        return ast.Selector(role=word(ast.Role, role, "role"), filters=filters or ())

    def place(self, side: Token, zone: Token, filters: tuple[ast.Filter, ...] | None) -> ast.Selector:
        return ast.Selector(side=word(ast.Side, side, "side"), zone=word(ast.Zone, zone, "zone"), filters=filters or ())

    def top(self, side: Token, n: ast.Amount, filters: tuple[ast.Filter, ...] | None) -> ast.Selector:
        return ast.Selector(side=word(ast.Side, side, "side"), zone=ast.Zone.TOP, top=n, filters=filters or ())

    def picked(self, quantity: dict[str, Item], target: ast.Selector, by: Token | None) -> ast.Selector:
        picker = {"by": literal(by, ("my", "opp"), "picker")} if by else {}
        return target.model_copy(update=quantity | picker)

    def choose_n(self, n: Token) -> dict[str, Item]:
        return {"quantifier": ast.Quantifier.CHOOSE, "n": int(n)}

    def any_number(self) -> dict[str, Item]:
        return {"quantifier": ast.Quantifier.ANY}

    def by_coin(self) -> dict[str, Item]:
        return {"quantifier": ast.Quantifier.BY_COIN}

    def pick_n(self, how: str, n: Token) -> dict[str, Item]:
        return {"quantifier": ast.Quantifier(str(how)), "n": int(n)}

    def filters(self, *filters: ast.Filter) -> tuple[ast.Filter, ...]:
        return filters

    def filter(self, name: Token, value: Item | None) -> ast.Filter:
        kind = word(ast.FilterKind, name, "filter")
        signature = FILTERS[kind]
        if value is None:
            if signature.required:
                raise Misfit(_at(name), f"filter `{name}` needs a value")
            return ast.Filter(kind=kind)
        if not signature.fields:
            raise Misfit(_at(name), f"filter `{name}` takes no value")
        field = signature.fields[0]
        return ast.Filter(kind=kind, **{field: _filter_value(name, field, value)})

    def energy_filter(self, name: Token, energies: tuple[Energy, ...], value: Item) -> ast.Filter:
        kind = word(ast.FilterKind, name, "filter")
        if kind is not ast.FilterKind.ENERGY:
            raise Misfit(_at(name), f"filter `{name}` takes no Energy types")
        return ast.Filter(kind=kind, energies=energies, n=_filter_value(name, "n", value))

    def const(self, n: Token) -> ast.Const:
        return ast.Const(n=int(n))

    def scaled(self, k: Token, of: ast.Measure) -> ast.Scaled:
        return ast.Scaled(k=int(k), of=of)

    def either(self, then: ast.Amount, condition: ast.Condition, other: ast.Amount) -> ast.Either:
        return ast.Either(condition=condition, then=then, other=other)

    def measure(self, name: Token, arguments: tuple[Item, ...] | None) -> ast.Measure:
        return _measure(name, arguments or ())

    def arguments(self, *arguments: Item) -> tuple[Item, ...]:
        return arguments

    def exists(self, what: ast.Selector) -> ast.Exists:
        return ast.Exists(what=what)

    def negation(self, condition: ast.Condition) -> ast.Not:
        return ast.Not(condition=condition)

    def all_of(self, *conditions: ast.Condition) -> ast.AllOf:
        return ast.AllOf(conditions=conditions)

    def compare(self, left: ast.Amount, op: Token, right: ast.Amount) -> ast.Compare:
        return ast.Compare(left=left, op=str(op), right=right)

    def one_of(self, what: ast.Amount, *values: Token) -> ast.OneOf:
        return ast.OneOf(what=what, values=tuple(map(int, values)))

    def memory(self, name: Token, arguments: tuple[Item, ...] | None) -> ast.Memory:
        kind = word(ast.MemoryKind, name, "condition")
        return ast.Memory(kind=kind, **_arguments(name, MEMORIES[kind], arguments or ()))

    def energies(self, *energies: Energy) -> tuple[Energy, ...]:
        return energies

    def energy(self, letter: Token) -> Energy:
        return Energy(str(letter))

    def kinds(self, *kinds: Token) -> tuple[Kind, ...]:
        return tuple(word(Kind, kind, "kind of card") for kind in kinds)

    def names(self, *names: Token) -> tuple[str, ...]:
        return tuple(map(_quoted, names))

    def units(self, how: str | None, n: ast.Amount, energies: tuple[Energy, ...]) -> ast.Units:
        return ast.Units(n=n, energies=energies, **({"how": str(how)} if how else {}))

    def all_statuses(self, *words: Token) -> dict[str, Item]:
        return {"statuses": _statuses(words)}

    def some_statuses(self, how: str, *words: Token | None) -> dict[str, Item]:
        return {"how": str(how), "statuses": _statuses(words)}

    def modifier(self, name: Token, *parts: Item) -> ast.Modifier:
        kind = word(ast.ModifierKind, name, "modifier")
        *values, vs, at_most, at_least = parts
        fields: dict[str, Item] = {"vs": vs, "at_most": at_most and int(at_most), "at_least": at_least and int(at_least)}
        for value in values:
            field, content = _modifier_part(MODIFIERS[kind], value)
            if field in fields:
                raise Misfit(_at(name), f"`{name}` has more than one {field}")
            fields[field] = content
        return ast.Modifier(kind=kind, **fields)

    def optional(self, token: Token) -> Token:
        return token

    moving = spread = spreading = pooled = one_each = with_tools = arrangement = usable = pick = selection = optional
    among = once = every = optional


def card_kind(token: Token) -> Kind | str:
    return "trainer" if token == "trainer" else word(Kind, token, "kind of card")


def _statuses(words: tuple[Token | None, ...]) -> tuple[Status, ...]:
    return tuple(word(Status, token, "condition") for token in words if token)


def _modifier_part(signature: Signature, value: Item) -> tuple[str, Item]:
    """A bare word is a scope (`cannot retreat`) or a measure (`takes heads`): the kind of the modifier says which."""
    if _is_word(value):
        scoped = "scope" in signature.fields
        return ("scope", word(ast.Scope, value, "scope")) if scoped else ("amount", _measure(value))
    if isinstance(value, Token):
        return "name", _quoted(value)
    return ("energies" if isinstance(value, tuple) else "amount"), value


_FILTER_ENUMS: dict[str, type[StrEnum]] = {
    "tag": Tag, "status": Status, "zone": ast.Zone, "role": ast.Role, "side": ast.Side, "worth": ast.Worth,
}  # fmt: skip


def _filter_value(owner: Token, field: str, value: Item) -> Item:
    match field:
        case "n" if isinstance(value, Token) and value.type == "INT":
            return int(value)
        case "energies" | "names" | "kinds" if isinstance(value, tuple) and type(value[0]) is _LISTED[field]:
            return value
        case "card_kind" if _is_word(value):
            return card_kind(value)
        case _ if field in _FILTER_ENUMS and _is_word(value):
            return word(_FILTER_ENUMS[field], value, field)
    raise Misfit(_at(owner), f"wrong value of filter `{owner}`, expected {_FILTER_WANTED[field]}")


_LISTED: dict[str, type[str]] = {"energies": Energy, "names": str, "kinds": Kind}
_FILTER_WANTED = {
    "n": "a number",
    "energies": "Energy letters",
    "names": '"names"',
    "card_kind": "a kind of card",
    "tag": "a tag",
    "status": "a Special Condition",
    "zone": "a zone",
    "kinds": "kinds of cards",
    "role": "a role",
    "side": "a side",
    "worth": "by what they are compared",
}
