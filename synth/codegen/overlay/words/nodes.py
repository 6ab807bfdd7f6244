"""Statements, selectors, amounts and conditions of the effect language, as an overlay reads and makes them."""

from __future__ import annotations

from typing import Any

from synth.codegen.overlay.words.word import (
    ACondition,
    AnAmount,
    ANode,
    Anything,
    ASelector,
    Call,
    Filters,
    Integer,
    Name,
    Text,
    Words,
    Wrong,
    member,
)
from synth.codegen.pool import Unlowered, amount_parts
from synth.dsl.ast import Compare, Condition, Const, Exists, Filter, Measure, Node, Not, Selector
from synth.spec import layout
from synth.spec.cards import UNITS
from synth.spec.layout import Daze
from synth.spec.rules import RuleSpec

WORDS = Words()


@WORDS.add("anything")
def get(call: Call, node: ANode, field: Name) -> Any:
    """A field of a node: a name, a number, true or false, None, a node, or a list of these."""
    if field not in type(node).model_fields:
        raise Wrong(f"{type(node).__name__.lower()} has {', '.join(type(node).model_fields) or 'no fields'}, not {field!r}")
    return getattr(node, field)


@WORDS.add("true or false")
def same(call: Call, a: Anything, b: Anything) -> bool:
    """Whether two nodes, or lists of them, say the same."""
    return type(a) is type(b) and bool(a == b)


@WORDS.add("node")
def changed(call: Call, node: ANode, field: Name, value: Anything) -> Node:
    """The same node with another value of one field."""
    get(call, node, field)
    return type(node).model_validate({name: getattr(node, name) for name in type(node).model_fields} | {field: value})


@WORDS.add("selector")
def selector(call: Call, side: Name, zone: Name) -> Selector:
    """All of a side's zone: selector("opp", "active")."""
    return Selector.model_validate({"side": side, "zone": zone})


@WORDS.add("selector")
def role(call: Call, role: Name) -> Selector:
    """self, it, defender, attacker, ..."""
    return Selector.model_validate({"role": role})


@WORDS.add("selector")
def narrowed(call: Call, selector: ASelector, kind: Name) -> Selector:
    """With one more filter, a flag such as damaged or other."""
    return selector.model_copy(update={"filters": (*selector.filters, Filter.model_validate({"kind": kind}))})


@WORDS.add("selector")
def with_energy(call: Call, selector: ASelector, energies: Anything) -> Selector:
    """Only Pokémon with a unit of one of these types; an empty list: of any."""
    one = Filter.model_validate({"kind": "energy", "energies": energies, "n": 1})
    return selector.model_copy(update={"filters": (*selector.filters, one)})


@WORDS.add("true or false")
def filtered(call: Call, filters: Filters, kind: Name) -> bool:
    """Whether filters have one of a kind."""
    return any(one.kind == kind for one in filters)


@WORDS.add("condition")
def exists(call: Call, selector: ASelector) -> Condition:
    """The condition that there is one."""
    return Exists(what=selector)


@WORDS.add("condition")
def opposite(call: Call, condition: ACondition) -> Condition:
    """The condition that it does not hold."""
    return Not(condition=condition)


@WORDS.add("condition")
def above(call: Call, amount: AnAmount, number: Integer) -> Condition:
    """The condition that an amount is more than a number."""
    return Compare(left=amount, op=">", right=Const(n=number))


@WORDS.add("amount")
def measured(call: Call, kind: Name) -> Measure:
    """A measure without arguments: heads, result, everything, ..."""
    return Measure.model_validate({"kind": kind})


@WORDS.add("(integer, measure or None)")
def parts(call: Call, amount: AnAmount) -> tuple[int, Measure | None]:
    """k and m of the amount k * m; m is None for a plain number."""
    return amount_parts(amount)


@WORDS.add("integer")
def unit(call: Call, energy: Name) -> int:
    """The number of a type of Energy, 0 to 8; units are numbered by it."""
    if energy not in UNITS:
        raise Wrong(f"{energy!r} is no type of Energy")
    return UNITS.index(energy)


@WORDS.add("integer")
def daze(call: Call, status: Name) -> int:
    """The value of cell daze for asleep, paralyzed, confused; 0 for other conditions and none."""
    return int(Daze[status.upper()]) if status.upper() in Daze.__members__ else 0


@WORDS.add("integer")
def place(call: Call, name: Name) -> int:
    """The number of deck, hand, discard, in_play (plus the slot), stadium, resolving: values of the cells place_SIDE_CARD."""
    return member(layout.Place, name)


@WORDS.add("integer")
def rule(call: Call, name: Name) -> int:
    """A number of the rules: hand_limit, poison, burn, points_to_win, ..."""
    if name not in RuleSpec.model_fields:
        raise Wrong(f"the rules have no {name!r}")
    return int(getattr(call.rules, name))


@WORDS.add()
def unlowered(call: Call, why: Text) -> None:
    """Ends the lowering: this form of the statement is not known, and its card is not built."""
    raise Unlowered(why.replace("_", " "))
