"""Faults of effect programs: what a wrong reading of a card, or a wrong lowering of a statement, would make of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from synth.codegen.programs import tables
from synth.codegen.programs.code import Unlowered
from synth.dsl import ast
from synth.dsl.ast import Duration, Quantifier, Side, Zone
from synth.dsl.context import Carrier
from synth.dsl.numbering import Lasting, Numbers, lasts, numbers
from synth.dsl.parser import parse_effect
from synth.dsl.printer import print_effect
from synth.dsl.walk import statements
from synth.spec.cards import Card, Status
from synth.spec.errors import InputError
from synth.spec.rules_in_force import rules_in_force
from synth.verify.mutation.fault import Fault, Refused
from synth.verify.programs.growth import sensible

if TYPE_CHECKING:
    from synth.verify.mutation.bench import Bench

_SIDES = {Side.MY: Side.OPP, Side.OPP: Side.MY, Side.BOTH: Side.MY}
_ZONES = {
    Zone.ACTIVE: Zone.BENCH, Zone.BENCH: Zone.ACTIVE, Zone.PLAY: Zone.BENCH, Zone.HAND: Zone.DISCARD, Zone.DISCARD: Zone.HAND,
    Zone.DECK: Zone.DISCARD,
}  # fmt: skip
_DURATIONS = {
    Duration.THIS_TURN: Duration.OPP_TURN, Duration.OPP_TURN: Duration.MY_TURN, Duration.MY_TURN: Duration.OPP_TURN,
    Duration.WHILE_ACTIVE: Duration.OPP_TURN,
}  # fmt: skip
_COMPARED = {"==": ">=", "!=": "==", ">=": ">", "<=": "<", ">": ">=", "<": "<="}
_ROLES = {
    ast.Role.SELF: ast.Role.DEFENDER, ast.Role.DEFENDER: ast.Role.SELF, ast.Role.HOST: ast.Role.SELF, ast.Role.IT: ast.Role.SELF,
    ast.Role.ATTACKER: ast.Role.SELF,
}  # fmt: skip
Changed = tuple[str, Any]
"""A kind of fault, and what stands there instead."""


@dataclass(frozen=True)
class OtherProgram:
    """The engine plays this program where a card says another one. Marks keep their numbers: these are the build's."""

    play_id: str
    before: str
    after: str

    def apply(self, bench: Bench) -> None:
        cards = [_altered(card, self) if card.play_id == self.play_id else card for card in bench.cards]
        sound = [effect for card in bench.cards if card.play_id == self.play_id for effect in card.effects]
        if not any(effect.program == self.before for effect in sound):
            raise Refused("no such program")
        pairs = dict(_pairs(parse_effect(self.before), parse_effect(self.after)))
        original = numbers
        tables.numbers = lambda effects: _forged(bench.pool.numbers, original(effects), pairs)  # type: ignore[attr-defined]
        try:
            lowered = tables.pool_tables(cards, rules_in_force())
        except (Unlowered, InputError, KeyError) as error:
            raise Refused(str(error)) from None
        finally:
            tables.numbers = original  # type: ignore[attr-defined]
        bench.workbench.use_tables(lowered)


class _Forged(Numbers):
    """The build's own numbers, with other statements behind some of them."""

    def __init__(
        self, numbers: Numbers, lasting: Mapping[Lasting, int], behind: tuple[Lasting, ...], rows: tuple[int, ...]
    ) -> None:
        object.__setattr__(self, "lasting", lasting)
        object.__setattr__(self, "titles", numbers.titles)
        object.__setattr__(self, "rows", rows)
        object.__setattr__(self, "statements", behind)


def _forged(sound: Numbers, altered: Numbers, pairs: Mapping[Lasting, Lasting]) -> Numbers:
    behind = [pairs.get(statement, statement) for statement in sound.lasting]
    lasting = dict(sound.lasting) | {pairs[one]: number for one, number in sound.lasting.items() if one in pairs}
    rows = list(sound.rows)
    for statement, row in zip(altered.lasting, altered.rows, strict=True):
        if statement not in lasting:
            lasting[statement] = len(behind)
            behind.append(statement)
            rows.append(row)
    return _Forged(sound, lasting, tuple(behind), tuple(rows))


def _pairs(before: ast.Effect, after: ast.Effect) -> Iterator[tuple[Lasting, Lasting]]:
    """Statements that leave something behind, one by one, if there are as many as before."""
    old, new = (
        [one for program in effect for one in statements(program.body) if isinstance(one, ast.Give | ast.Arm) and lasts(one)]
        for effect in (before, after)
    )
    if len(old) == len(new):
        yield from ((one, other) for one, other in zip(old, new, strict=True) if one != other)


def _altered(card: Card, change: OtherProgram) -> Card:
    def other(effect: Any) -> Any:
        return effect and (effect.model_copy(update={"program": change.after}) if effect.program == change.before else effect)

    attacks = tuple(attack.model_copy(update={"effect": other(attack.effect)}) for attack in card.attacks)
    ability = card.ability and card.ability.model_copy(update={"effect": other(card.ability.effect)})
    return card.model_copy(update={"attacks": attacks, "ability": ability, "effect": other(card.effect)})


def program_faults(cards: Sequence[Card]) -> Iterator[Fault]:
    """Every one there is of the kinds below, in every program of these cards."""
    for card in cards:
        for carrier, text in _texts(card):
            effect = parse_effect(text)
            for kind, changed in _changed(effect):
                if changed != effect and sensible(changed, carrier):
                    after = print_effect(changed)
                    change = OtherProgram(card.play_id, text, after)
                    yield Fault("programs", kind, card.play_id, f"{text} → {after}", change)


def _texts(card: Card) -> Iterator[tuple[Carrier, str]]:
    if card.effect:
        yield card.kind, card.effect.program
    if card.ability:
        yield "ability", card.ability.effect.program
    for attack in card.attacks:
        if attack.effect:
            yield "attack", attack.effect.program


def _changed(value: Any) -> Iterator[Changed]:
    """The same with one change, wherever one is possible."""
    if isinstance(value, tuple):
        if all(hasattr(one, "verb") for one in value):
            yield from _blocks(value)
        for at, item in enumerate(value):
            yield from ((kind, (*value[:at], new, *value[at + 1 :])) for kind, new in _changed(item))
        return
    if not isinstance(value, ast.Node):
        return
    yield from _nodes(value)
    for name, child in value:
        yield from ((kind, value.model_copy(update={name: new})) for kind, new in _changed(child))


def _blocks(block: tuple[Any, ...]) -> Iterator[Changed]:
    for at, one in enumerate(block):
        if len(block) > 1:
            yield "a statement left out", (*block[:at], *block[at + 1 :])
        if at + 1 < len(block):
            yield "two statements swapped", (*block[:at], block[at + 1], one, *block[at + 2 :])
        if isinstance(one, ast.If):
            yield "a condition dropped", (*block[:at], *one.then, *block[at + 1 :])
            yield (
                "a condition negated",
                (*block[:at], one.model_copy(update={"condition": _not(one.condition)}), *block[at + 1 :]),
            )


def _not(condition: Any) -> Any:
    return condition.condition if isinstance(condition, ast.Not) else ast.Not(condition=condition)


def _nodes(node: ast.Node) -> Iterator[Changed]:
    match node:
        case ast.Const(n=n) if n >= 10:
            yield from (("an amount 10 too high or low", ast.Const(n=n + by)) for by in (10, -10))
        case ast.Const(n=n):
            yield "a number 1 too high", ast.Const(n=n + 1)
        case ast.Scaled(k=k):
            yield "a factor 10 too high", node.model_copy(update={"k": k + 10})
        case ast.Compare(op=op):
            yield "another comparison", node.model_copy(update={"op": _COMPARED[op]})
        case ast.Program() if node.condition:
            yield "a condition dropped", node.model_copy(update={"condition": None})
            yield "a condition negated", node.model_copy(update={"condition": _not(node.condition)})
        case ast.Selector():
            yield from _selectors(node)
        case ast.Give() | ast.Arm() if node.duration in _DURATIONS:
            yield "another duration", node.model_copy(update={"duration": _DURATIONS[node.duration]})
        case ast.Units() if node.how in ("chosen", "random"):
            yield "chosen for random", node.model_copy(update={"how": "random" if node.how == "chosen" else "chosen"})
    statuses = getattr(node, "statuses", None) or ()
    for at, status in enumerate(statuses):
        if isinstance(status, Status):
            other = Status.BURNED if status is not Status.BURNED else Status.POISONED
            yield "another Special Condition", node.model_copy(update={"statuses": (*statuses[:at], other, *statuses[at + 1 :])})


def _selectors(node: ast.Selector) -> Iterator[Changed]:
    if node.side in _SIDES:
        yield "another side", node.model_copy(update={"side": _SIDES[node.side]})
    if node.zone in _ZONES:
        yield "another zone", node.model_copy(update={"zone": _ZONES[node.zone]})
    if node.role in _ROLES:
        yield "another target", node.model_copy(update={"role": _ROLES[node.role]})
    for at in range(len(node.filters)):
        yield "a filter dropped", node.model_copy(update={"filters": (*node.filters[:at], *node.filters[at + 1 :])})
    match node.quantifier:
        case Quantifier.CHOOSE:
            yield "up to for exactly", node.model_copy(update={"quantifier": Quantifier.UP_TO})
            yield "random for chosen", node.model_copy(update={"quantifier": Quantifier.RANDOM})
            yield "all for one", node.model_copy(update={"quantifier": Quantifier.ALL, "n": 1})
        case Quantifier.RANDOM:
            yield "chosen for random", node.model_copy(update={"quantifier": Quantifier.CHOOSE})
        case Quantifier.UP_TO:
            yield "exactly for up to", node.model_copy(update={"quantifier": Quantifier.CHOOSE})
