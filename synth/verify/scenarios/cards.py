"""The cards that scenarios need of all there are."""

from collections.abc import Sequence

from synth.spec.cards import Card
from synth.verify.scenarios.scenario import Scenario


def cards_of(cards: Sequence[Card], scenarios: Sequence[Scenario]) -> list[Card]:
    """Cards that occur, with what they evolve from: the smaller the pool, the sooner its engine is compiled."""
    wanted = {card for one in scenarios for _, card in one.cards()}
    plays = {card.play_id for card in cards if card.id in wanted}
    names = {card.evolves_from for card in cards if card.play_id in plays}
    while names:
        first = {card.name: card for card in reversed(cards) if card.name in names}
        plays |= {card.play_id for card in first.values()}
        names = {card.evolves_from for card in first.values()} - {None}
    return [card for card in cards if card.play_id in plays]
