"""Cards that were never printed, to build small catalogues from."""

from typing import Any

from synth.spec.cards import Ability, Attack, Card, Effect, Energy, Kind
from synth.spec.store import Catalogue, release


def effect(program: str) -> Effect:
    return Effect(program=program, text_hash="0123456789", by="hand")


def pokemon(card: str, name: str, type: str = "R", cost: str = "R", **facts: Any) -> Card:
    attacks = facts.pop("attacks", (Attack(name="Nudge", cost=cost, damage=20),))
    fields = {"hp": 60, "play_id": card, "retreat": 1, "attacks": attacks} | facts
    return Card(id=card, name=name, kind=Kind.POKEMON, type=Energy(type), **fields)


def trainer(card: str, name: str, kind: Kind = Kind.ITEM, program: str = "play { draw my 1 }", **facts: Any) -> Card:
    return Card(id=card, name=name, kind=kind, effect=effect(program), **{"play_id": card} | facts)


def catalogue(*cards: Card) -> Catalogue:
    return Catalogue({card.id: card for card in sorted(cards, key=lambda card: release(card.id))})


EMBERLING = pokemon("Z1-001", "Emberling", rarity="◊")
EMBERLING_AGAIN = EMBERLING.model_copy(update={"id": "Z1-020", "rarity": "☆"})
PYROOK = pokemon("Z1-002", "Pyrook", stage=1, evolves_from="Emberling", cost="RC")
PYROOK_EX = pokemon("Z1-003", "Pyrook ex", stage=1, evolves_from="Emberling", hp=140, cost="RRC")
PUDDLET = pokemon(
    "Z1-004",
    "Puddlet",
    type="W",
    cost="W",
    ability=Ability(name="Damp Coat", effect=effect("static { give self takes -20 }")),
)
PEBBLE_FOSSIL = Card(
    id="Z1-005", name="Pebble Fossil", kind=Kind.FOSSIL, hp=40, type=Energy.COLORLESS, play_id="Z1-005"
)
STONEKIN = pokemon("Z1-006", "Stonekin", type="F", cost="FC", stage=1, evolves_from="Pebble Fossil")
DRAKELET = pokemon("Z1-007", "Drakelet", type="N", cost="RW")
COACH = trainer("Z1-008", "Coach Ada", Kind.SUPPORTER, 'play { heal my.play[name="Stonekin"] 20 }')
FILLERS = tuple(trainer(f"Z1-{number:03d}", f"Gadget {number}") for number in range(9, 19))
PROMO = EMBERLING.model_copy(update={"id": "P-Z-001", "rarity": ""})

CARDS = (
    EMBERLING,
    PYROOK,
    PYROOK_EX,
    PUDDLET,
    PEBBLE_FOSSIL,
    STONEKIN,
    DRAKELET,
    COACH,
    *FILLERS,
    EMBERLING_AGAIN,
    PROMO,
)
CATALOGUE = catalogue(*CARDS)
