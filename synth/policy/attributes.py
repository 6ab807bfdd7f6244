"""Cards and attacks as numbers that mean the same for every card, so that one never met before is not noise.

Numbers are facts of the card and a bag of the words of its effect programs: verbs, sides, zones, events, modifiers. What
lasts on a Pokémon or a player is known by the bag of the statement that left it there.
"""

from collections.abc import Iterable, Iterator
from enum import StrEnum
from functools import cache
from typing import Any, get_args

import numpy as np

from synth.dsl import ast
from synth.dsl.numbering import numbers
from synth.dsl.parser import parse_effect
from synth.dsl.walk import nodes
from synth.spec.cards import UNITS, Attack, Card, Effect, Energy, Kind, Status, Tag
from synth.spec.numbering import Row, rows

_ENUMS: tuple[type[StrEnum], ...] = (
    *(ast.Side, ast.Zone, ast.Quantifier, ast.ModifierKind, ast.Scope, ast.Duration, ast.Event),
    Status,
)
ATTACKS = 2

Named = dict[str, float]
"""Numbers with names: by these a policy that was trained before there were more of them finds its own."""


@cache
def vocabulary() -> dict[str, int]:
    """Words an effect can use, with their places."""
    union = get_args(get_args(ast.Stmt)[0])
    verbs = [verb for statement in union for verb in get_args(statement.model_fields["verb"].annotation)]
    words = [f"verb {verb}" for verb in dict.fromkeys(verbs)]
    words += [f"{enum.__name__} {word.value}" for enum in _ENUMS for word in enum]
    return {word: at for at, word in enumerate(words)}


def _words(program: Any) -> Iterator[str]:
    for node in nodes(program):
        for name, value in node:
            if name == "verb":
                yield f"verb {value}"
            elif isinstance(value, _ENUMS):
                yield f"{type(value).__name__} {value.value}"


def _bag(effects: Iterable[Effect | None]) -> Named:
    """1 for every word that occurs."""
    return _bag_of([parse_effect(effect.program) for effect in effects if effect])


def _bag_of(programs: Iterable[Any]) -> Named:
    bag = dict.fromkeys(vocabulary(), 0.0)
    for program in programs:
        for word in _words(program):
            bag[word] = 1.0
    return bag


def lasting_attributes(cards: Iterable[Card]) -> list[Named]:
    """What each effect that lasts does, by its number in a build for these cards."""
    return [_bag_of([statement]) for statement in numbers(map(_effect, rows(cards))).statements]


def _effect(row: Row) -> ast.Effect:
    card = row.card
    text = {"trainer": card.effect, "ability": card.ability and card.ability.effect}.get(row.kind)
    if row.kind == "attack":
        text = card.attacks[row.index].effect
    return parse_effect(text.program) if text else ()


def _one_of(name: str, value: object, options: Iterable[object]) -> Named:
    return {f"{name} {option}": float(value == option) for option in options}


def card_attributes(card: Card) -> Named:
    attacks = attack_attributes(card)
    return {
        **_one_of("kind", card.kind, Kind),
        **_one_of("stage", card.stage if card.is_pokemon else None, range(3)),
        **_one_of("type", card.type, Energy),
        **_one_of("weakness", card.weakness, Energy),
        **{f"tag {tag}": float(tag in card.tags) for tag in Tag},
        "hp": card.hp / 100,
        "retreat": card.retreat / 4,
        "points": card.points / 3 if card.is_pokemon else 0.0,
        "ability": float(card.ability is not None),
        **_bag((card.effect, card.ability.effect if card.ability else None)),
        **{f"attacks {name}": sum(attack[name] for attack in attacks) for name in attacks[0]},
    }


def attack_attributes(card: Card) -> list[Named]:
    """Of two attacks; zeros for one the card does not have."""
    rows = [_attack(attack) for attack in card.attacks]
    return rows + [dict.fromkeys(_attack(Attack(name="none")), 0.0)] * (ATTACKS - len(rows))


def _attack(attack: Attack) -> Named:
    return {
        "there": 1.0,
        "damage": attack.damage / 100,
        "plus": float(attack.op == "+"),
        "times": float(attack.op == "x"),
        "cost": len(attack.cost) / 4,
        **{f"cost {unit}": attack.cost.count(unit) / 2 for unit in UNITS},
        **_bag((attack.effect,)),
    }


def with_none(found: list[list[float]] | list[list[list[float]]]) -> np.ndarray:
    """Rows by number: zeros for none come first."""
    array = np.array(found, np.float32)
    return np.concatenate([np.zeros_like(array[:1]), array])
