"""What cards say, written from their programs."""

from functools import cache
from typing import cast

from synth.dsl import ast, english
from synth.dsl.context import Carrier
from synth.dsl.parser import parse_effect
from synth.dsl.render import write_english
from synth.spec.cards import Card, Effect
from synth.spec.numbering import Row


@cache
def text_of(effect: Effect | None, carrier: Carrier) -> str:
    """The English of an effect; nothing where a program was never English."""
    try:
        return write_english(effect, carrier)
    except ValueError:
        return ""


def row_title(row: Row) -> str:
    """`Charizard: Fire Spin`, `Potion`."""
    card = row.card
    if row.kind == "attack":
        return f"{card.name}: {card.attacks[row.index].name}"
    return f"{card.name}: {card.ability.name}" if row.kind == "ability" and card.ability else card.name


def row_text(row: Row) -> str:
    card = row.card
    if row.kind == "attack":
        effect = card.attacks[row.index].effect
        return text_of(effect, "attack") if effect else ""
    if row.kind == "ability":
        return text_of(card.ability.effect, "ability") if card.ability else ""
    return trainer_text(card)


def trainer_text(card: Card) -> str:
    return "" if card.is_pokemon else text_of(card.effect, card.kind)


def option_texts(row: Row | None, count: int) -> list[str] | None:
    """The printed options of an effect that offers so many, each as a sentence; None if it has no such options."""
    effect = row.effect if row else None
    if row is None or effect is None:
        return None
    carrier: Carrier = row.card.kind if row.kind == "trainer" else row.kind
    for program in parse_effect(effect.program):
        for options in _modals(program.body):
            if len(options) == count:
                return [_said(program, option, carrier, at) for at, option in enumerate(options)]
    return None


def _modals(block: ast.Block) -> list[tuple[ast.Block, ...]]:
    found: list[tuple[ast.Block, ...]] = []
    for statement in block:
        if isinstance(statement, ast.Modal):
            found.append(statement.options)
        for inner in ("then", "other", "body"):
            found += _modals(getattr(statement, inner, ()))
    return found


def _said(program: ast.Program, option: ast.Block, carrier: Carrier, at: int) -> str:
    alone = program.model_copy(update={"body": option})
    try:
        return english.write((alone,), cast(english.Carrier, str(carrier)))
    except ValueError:
        return f"option {at + 1}"
