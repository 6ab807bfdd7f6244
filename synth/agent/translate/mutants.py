"""Programs that are wrong in one place and still make sense: what good scenarios must notice."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from synth.dsl import ast
from synth.dsl.canonical import canonical
from synth.dsl.check import check_effect
from synth.dsl.context import Carrier
from synth.dsl.printer import print_effect
from synth.spec.errors import InputError

_SIDES = {ast.Side.MY: ast.Side.OPP, ast.Side.OPP: ast.Side.MY}
_ZONES = {ast.Zone.ACTIVE: ast.Zone.BENCH, ast.Zone.BENCH: ast.Zone.ACTIVE, ast.Zone.PLAY: ast.Zone.BENCH}
_DURATIONS = {
    ast.Duration.OPP_TURN: ast.Duration.MY_TURN,
    ast.Duration.MY_TURN: ast.Duration.OPP_TURN,
    ast.Duration.THIS_TURN: ast.Duration.OPP_TURN,
}
_ROLES = {ast.Role.SELF: ast.Role.DEFENDER, ast.Role.DEFENDER: ast.Role.SELF, ast.Role.ATTACKER: ast.Role.SELF}


@dataclass(frozen=True)
class Mutant:
    program: str
    fault: str
    """What was made wrong: amount, target, condition, duration, statement, choice."""


def mutants(effect: ast.Effect, carrier: Carrier) -> list[Mutant]:
    """Every wrong neighbour that type-checks, each once; those that mean the same are left out."""
    found: dict[ast.Effect, Mutant] = {canonical(effect): Mutant(print_effect(effect), "")}
    for fault, neighbour in _changed(effect):
        try:
            check_effect(neighbour, carrier=carrier)
        except InputError:
            continue
        found.setdefault(canonical(neighbour), Mutant(print_effect(neighbour), fault))
    return [mutant for mutant in found.values() if mutant.fault]


def _changed(value: Any) -> Iterator[tuple[str, Any]]:
    """The value with one place changed, for each place and each change."""
    if isinstance(value, tuple):
        for at, item in enumerate(value):
            for fault, other in _changed(item):
                yield fault, (*value[:at], other, *value[at + 1 :])
            yield from ((fault, (*value[:at], *spliced, *value[at + 1 :])) for fault, spliced in _spliced(item))
    elif isinstance(value, ast.Node):
        yield from _other(value)
        for field, child in value:
            for fault, other in _changed(child):
                yield fault, value.model_copy(update={field: other})


def _spliced(item: Any) -> Iterator[tuple[str, tuple[Any, ...]]]:
    """What can stand in the place of a statement or a filter: nothing, or what it guards."""
    match item:
        case ast.If():
            yield "condition", item.then
        case ast.May():
            yield "choice", item.body
        case ast.Filter():
            yield "target", ()
        case ast.Node() if hasattr(item, "verb"):
            yield "statement", ()


def _other(node: ast.Node) -> Iterator[tuple[str, ast.Node]]:
    match node:
        case ast.Const(n=n):
            yield from (("amount", ast.Const(n=other)) for other in _numbers(n))
        case ast.Scaled(k=k):
            yield from (("amount", node.model_copy(update={"k": other})) for other in _numbers(k))
        case ast.Selector():
            yield from _selectors(node)
        case ast.If(other=(_, *_)):
            yield "condition", node.model_copy(update={"then": node.other, "other": node.then})
        case ast.If():
            yield "condition", node.model_copy(update={"condition": ast.Not(condition=node.condition)})
        case ast.Program():
            if node.condition:
                yield "condition", node.model_copy(update={"condition": None})
            if node.event in (ast.Event.ONCE, ast.Event.ANYTIME):
                other = ast.Event.ANYTIME if node.event is ast.Event.ONCE else ast.Event.ONCE
                yield "choice", node.model_copy(update={"event": other})
        case ast.Give(duration=duration) if duration in _DURATIONS:
            yield "duration", node.model_copy(update={"duration": _DURATIONS[duration]})
        case ast.Modifier(vs=ast.Selector()):
            yield "target", node.model_copy(update={"vs": None})
        case ast.Units(energies=(_, *_)):
            yield "target", node.model_copy(update={"energies": ()})
        case ast.Draw(side=side) | ast.Score(side=side) if side in _SIDES:
            yield "target", node.model_copy(update={"side": _SIDES[side]})


def _selectors(node: ast.Selector) -> Iterator[tuple[str, ast.Node]]:
    if node.side in _SIDES:
        yield "target", node.model_copy(update={"side": _SIDES[node.side]})
    if node.zone in _ZONES:
        yield "target", node.model_copy(update={"zone": _ZONES[node.zone]})
    if node.role in _ROLES:
        yield "target", node.model_copy(update={"role": _ROLES[node.role]})
    if node.quantifier is ast.Quantifier.RANDOM:
        yield "choice", node.model_copy(update={"quantifier": ast.Quantifier.CHOOSE})


def _numbers(n: int) -> tuple[int, ...]:
    step = 10 if abs(n) >= 10 else 1
    return tuple(other for other in (n + step, n - step) if other)
