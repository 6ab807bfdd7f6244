"""The numbers that cards and their effects have in a build: both engines and every saved state use these.

A build's pool is a collection of catalogue cards; printings that play alike are one card, known by its `play_id`.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from synth.spec.cards import Card, Effect, set_order

RowKind = Literal["trainer", "ability", "attack"]


@dataclass(frozen=True)
class Row:
    """One effect of one card; `index` tells its attacks apart."""

    card: Card
    kind: RowKind
    index: int = 0

    @property
    def effect(self) -> Effect | None:
        """Its text; None for an attack that has only damage."""
        if self.kind == "trainer":
            return self.card.effect
        if self.kind == "ability":
            return self.card.ability.effect if self.card.ability else None
        return self.card.attacks[self.index].effect


def unique_cards(cards: Iterable[Card]) -> list[Card]:
    """One printing for each `play_id`, in the order of their numbers: the k-th of them is card k + 1."""
    first: dict[str, Card] = {}
    for card in sorted(cards, key=lambda card: _age(card.id)):
        first.setdefault(card.play_id, card)
    return [first[play_id] for play_id in sorted(first, key=_age)]


def card_numbers(cards: Iterable[Card]) -> dict[str, int]:
    """Number of each unique card by `play_id`, from 1; 0 is no card."""
    return {card.play_id: number for number, card in enumerate(unique_cards(cards), start=1)}


def rows(cards: Iterable[Card]) -> list[Row]:
    """Every effect of the pool: the first is row 1. An attack without text has a row too; a Fossil has none."""
    return [row for card in unique_cards(cards) for row in card_rows(card)]


def card_rows(card: Card) -> list[Row]:
    found = [Row(card, "trainer")] if card.effect else []
    found += [Row(card, "ability")] if card.ability else []
    return found + [Row(card, "attack", index) for index in range(len(card.attacks))]


def _age(card_id: str) -> tuple[tuple[int, str], int]:
    set_code, number = card_id.rsplit("-", 1)
    return set_order(set_code), int(number)
