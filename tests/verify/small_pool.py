"""Ten cards that are quick to play and to compile, and the same with one of them made wrong."""

from synth.spec.cards import Card, Energy
from synth.spec.decks import Deck
from synth.spec.store import load_catalogue

PLAIN = ("A1-008", "A1-011", "A1-016", "A1-018", "A1-021", "A1-027", "A1a-007")
ZAPPY_SHOT, TAIL_WHIP, RESEARCH = "A4-070", "A1-037", "P-A-007"
"""Hits a Benched Pokémon; keeps the defender from attacking; draws two cards."""


def cards() -> list[Card]:
    catalogue = load_catalogue()
    ids = {catalogue.cards[card].play_id for card in (*PLAIN, ZAPPY_SHOT, TAIL_WHIP, RESEARCH)}
    return [card for card in catalogue.cards.values() if card.play_id in ids]


def deck() -> Deck:
    return Deck.of("small", (*PLAIN, ZAPPY_SHOT, TAIL_WHIP, RESEARCH) * 2, [Energy.GRASS])


def with_fault(right: str, wrong: str) -> list[Card]:
    """The cards, one of their programs or facts replaced: what an engine with this fault would be built from."""
    made = [Card.model_validate_json(card.model_dump_json().replace(right, wrong)) for card in cards()]
    assert made != cards(), f"no card says {right}"
    return made
