"""The texts to translate, and the cards they are translated among."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from synth.dsl.context import Carrier
from synth.dsl.translate import DeclinedText, Translation, Written, text_hash, translate
from synth.spec.cards import Card, PrintedCard
from synth.spec.store import Catalogue


@dataclass(frozen=True)
class Text:
    """One declined text, on the first card that carries it."""

    text: str
    carrier: Carrier
    card: PrintedCard
    printings: tuple[str, ...]
    beside: frozenset[str]
    """Other texts of the card that are declined too."""

    @property
    def hash(self) -> str:
        return text_hash(self.text)

    @property
    def key(self) -> str:
        """Names its files; the same words on another carrier are another text."""
        return f"{self.hash}-{self.carrier}"


@dataclass(frozen=True)
class Shelf:
    """The cards around the declined texts: those of the catalogue, and the readable ones of the set in hand."""

    catalogue: Catalogue
    readable: tuple[Card, ...]
    names: frozenset[str]

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        new = {card.id for card in self.readable}
        return (*(card for card in self.catalogue.cards.values() if card.id not in new), *self.readable)

    @cached_property
    def by_id(self) -> dict[str, Card]:
        return {card.id: card for card in self.cards}


def declined_texts(
    printed: Sequence[PrintedCard], names: frozenset[str], catalogue: Catalogue, written: Written
) -> tuple[list[Text], Shelf]:
    """What the grammar declines among the cards and nobody has written yet, and the cards around it."""
    translation = translate(printed, names, written)
    shelf = Shelf(catalogue, translation.cards, names | catalogue.names)
    return _texts(printed, translation), shelf


def _texts(printed: Sequence[PrintedCard], translation: Translation) -> list[Text]:
    cards = {card.id: card for card in printed}
    declined = {text.text for text in translation.declined}

    def text(one: DeclinedText) -> Text:
        card = cards[one.printings[0]]
        return Text(one.text, one.carrier, card, one.printings, frozenset(declined & set(card.texts)) - {one.text})

    return [text(one) for one in translation.declined]
