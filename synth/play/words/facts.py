"""Cards as the page draws them: facts, and the text that is written from the program."""

from functools import cache
from typing import Any

from synth.play.words.texts import text_of, trainer_text
from synth.spec.cards import Attack, Card


@cache
def card_facts(card: Card) -> dict[str, Any]:
    facts: dict[str, Any] = {"id": card.id, "name": card.name, "kind": str(card.kind), "rarity": card.rarity}
    if card.is_pokemon:
        facts |= {
            "stage": card.stage,
            "from": card.evolves_from,
            "hp": card.hp,
            "type": str(card.type),
            "weakness": str(card.weakness) if card.weakness else None,
            "retreat": card.retreat,
            "points": card.points,
            "attacks": [
                {
                    "name": attack.name,
                    "cost": attack.cost,
                    "damage": printed_damage(attack),
                    "text": text_of(attack.effect, "attack") if attack.effect else "",
                }
                for attack in card.attacks
            ],
        }
        if card.ability:
            facts["ability"] = {"name": card.ability.name, "text": text_of(card.ability.effect, "ability")}
    else:
        facts["text"] = trainer_text(card)
    return facts


def printed_damage(attack: Attack) -> str:
    """`30`, `20×`, `50+`; nothing for an attack without damage."""
    return f"{attack.damage or ''}{attack.op.replace('x', '×')}"


def card_line(card: Card) -> dict[str, Any]:
    """Enough to find a card in a list."""
    return {"id": card.id, "name": card.name, "kind": str(card.kind), "type": str(card.type or ""), "hp": card.hp}
