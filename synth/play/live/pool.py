"""The cards that games are played with, read once."""

from collections.abc import Iterable, Sequence
from functools import cached_property
from pathlib import Path

from synth.reference_py.cards import CardPool, Unsupported
from synth.spec.cards import Card
from synth.spec.decks import Deck, check_deck
from synth.spec.errors import InputError
from synth.spec.numbering import Row, rows
from synth.spec.rules import RuleSpec
from synth.spec.rules_in_force import rules_in_force
from synth.spec.store import Catalogue, load_catalogue


class Library:
    """All cards of the catalogue, or those of an engine's pool, as the reference engine plays them."""

    def __init__(self, engine: Path | None = None, only: Iterable[str] | None = None) -> None:
        """`only`: printings whose cards make up the pool; else the cards of the engine, or all."""
        self.catalogue: Catalogue = load_catalogue()
        cards = list(self.catalogue.cards.values())
        rules = rules_in_force()
        if engine is not None:
            only, rules = _pool_of(engine)
        if only is not None:
            wanted = {self.catalogue.get(card).play_id for card in only}
            cards = [card for card in cards if card.play_id in wanted]
        self.pool = CardPool(cards, rules=rules)
        self._playable = {card.play_id for card in cards}

    @cached_property
    def rows(self) -> Sequence[Row | None]:
        """Effects by their number in a state; 0 is none."""
        return [None, *rows([card.card for card in self.pool.cards if card])]

    def card(self, number: int) -> Card:
        found = self.pool[number]
        return found.card

    def check(self, deck: Deck) -> None:
        """A legal deck of cards that the engine plays in full."""
        check_deck(deck, self.catalogue, self.pool.rules)
        for name in deck.cards:
            if self.catalogue.get(name).play_id not in self._playable:
                raise InputError(f"deck {deck.name}: {name} is not in the pool of the engine")
            try:
                self.pool.check(self.number(name))
            except Unsupported as error:
                raise InputError(f"deck {deck.name}: the engine cannot play {error}") from None

    def number(self, card: str) -> int:
        return self._numbers[self.catalogue.get(card).play_id]

    @cached_property
    def _numbers(self) -> dict[str, int]:
        return {card.card.play_id: card.number for card in self.pool.cards if card}


def _pool_of(engine: Path) -> tuple[Sequence[str], RuleSpec]:
    """The cards of an engine, and the rules that it was built for."""
    from synth.engines import load_engine

    loaded = load_engine(engine)
    return list(loaded.CARDS), RuleSpec.model_validate(loaded.layout.RULES)
