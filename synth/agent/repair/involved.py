"""Which lowerings may be at fault: those that the programs of the cards in the scenario need."""

from collections.abc import Sequence

from synth.codegen.overlay.lowerings import Lowerings
from synth.spec.cards import Card
from synth.verify.scenarios.scenario import Scenario
from synth.verify.trials.unit import lacking, said


def cards_in(scenario: Scenario, cards: Sequence[Card]) -> list[Card]:
    """Those that take part; what only lies in a deck does not."""
    part = {card for place, card in scenario.cards() if not place.endswith(".deck")}
    return [card for card in cards if card.id in part]


def verbs_of(cards: Sequence[Card], lowerings: Lowerings) -> list[str]:
    """The closed list from which a repair may choose."""
    verbs = {verb for card in cards for verb in said(card)}
    return [verb for verb in lowerings.verbs() if verb in verbs and lacking(cards, lowerings.without(verb))]
