"""What shipped effect programs are made of: the words that random ones are made from, and how often each is used."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any, get_args

from synth.dsl import ast
from synth.dsl.context import Carrier
from synth.dsl.parser import parse_effect
from synth.dsl.walk import statements
from synth.spec.cards import Energy, Status
from synth.spec.store import load_catalogue

_AMOUNTS = (ast.Const, ast.Measure, ast.Scaled, ast.Either)
_CONDITIONS = (ast.Compare, ast.Exists, ast.OneOf, ast.Not, ast.AllOf, ast.Memory)
_SORTS: tuple[tuple[type, ...], ...] = (
    _AMOUNTS, _CONDITIONS, (ast.Selector,), (ast.Filter,), (ast.Units,), (ast.Modifier,), (ast.Duration,), (ast.Side,),
    (ast.Quantifier,), (ast.Place,), (Energy,), (Status,), (ast.Zone,), (ast.Scope,),
)  # fmt: skip
"""What can stand for one another."""


@dataclass
class Words:
    """What shipped programs are made of."""

    effects: dict[Carrier, list[ast.Effect]] = field(default_factory=lambda: defaultdict(list))
    events: dict[Carrier, Counter[ast.Event]] = field(default_factory=lambda: defaultdict(Counter))
    statements: list[ast.Stmt] = field(default_factory=list)
    verbs: Counter[str] = field(default_factory=Counter)
    sorts: dict[int, list[Any]] = field(default_factory=lambda: defaultdict(list))
    fields: dict[tuple[str, str], Counter[Any]] = field(default_factory=lambda: defaultdict(Counter))

    @property
    def amounts(self) -> list[ast.Amount]:
        return self.sorts[0]

    @property
    def conditions(self) -> list[ast.Condition]:
        return self.sorts[1]

    @property
    def selectors(self) -> list[ast.Selector]:
        return self.sorts[2]

    @property
    def units(self) -> list[ast.Units]:
        return self.sorts[4]

    def learn(self, carrier: Carrier, effect: ast.Effect) -> None:
        self.effects[carrier].append(effect)
        for program in effect:
            self.events[carrier][program.event] += 1
            for statement in statements(program.body):
                self.statements.append(statement)
                self.verbs[statement.verb] += 1
            for owner, name, value in _values(program):
                self.fields[owner, name][value] += 1
                sort = sort_of(value)
                if sort is not None:
                    self.sorts[sort].append(value)


def sort_of(value: Any) -> int | None:
    return next((at for at, kinds in enumerate(_SORTS) if isinstance(value, kinds)), None)


def _owner(node: ast.Node) -> str:
    """A node by what it is: its verb, kind or class."""
    return str(getattr(node, "verb", None) or getattr(node, "kind", None) or type(node).__name__)


def _values(node: Any) -> Iterator[tuple[str, str, Any]]:
    """Every value in a node, with what it belongs to."""
    if isinstance(node, tuple):
        for item in node:
            yield from _values(item)
    elif isinstance(node, ast.Node):
        for name, value in node:
            yield _owner(node), name, value
            if isinstance(value, tuple):
                for item in value:
                    if not isinstance(item, ast.Node) or sort_of(item) is not None:
                        yield _owner(node), f"{name}[]", item
            yield from _values(value)


@cache
def words() -> Words:
    found = Words()
    parse = cache(parse_effect)
    for card in load_catalogue().unique:
        if card.effect:
            found.learn(card.kind, parse(card.effect.program))
        if card.ability:
            found.learn("ability", parse(card.ability.effect.program))
        for attack in card.attacks:
            if attack.effect:
                found.learn("attack", parse(attack.effect.program))
    return found


@cache
def card_names() -> tuple[str, ...]:
    return tuple(sorted({card.name for card in load_catalogue().unique if card.is_pokemon}))


@cache
def attack_names() -> tuple[str, ...]:
    return tuple(sorted({attack.name for card in load_catalogue().unique for attack in card.attacks}))


def statement_classes() -> Iterable[type[ast.Node]]:
    return get_args(get_args(ast.Stmt)[0])
