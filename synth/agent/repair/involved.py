"""Which lowerings may be at fault: those that the programs of the cards in the scenario need."""

from __future__ import annotations

from collections.abc import Sequence

from synth.codegen.lowerings import Lowerings
from synth.codegen.overlay.unit import Unit
from synth.dsl.parser import parse_effect
from synth.dsl.walk import statements
from synth.spec.cards import Card
from synth.verify.scenario import Scenario
from synth.verify.unit_trial import lacking, verb_of


def cards_in(scenario: Scenario, cards: Sequence[Card]) -> list[Card]:
    """Those that take part; what only lies in a deck does not."""
    part = {card for place, card in scenario.cards() if not place.endswith(".deck")}
    return [card for card in cards if card.id in part]


def units_of(cards: Sequence[Card], lowerings: Lowerings) -> list[Unit]:
    """The closed list from which a repair may choose."""
    effects = [effect for card in cards for effect in card.effects]
    programs = [program for effect in effects for program in parse_effect(effect.program)]
    verbs = {statement.verb for program in programs for statement in statements(program.body)}
    candidates = [unit for unit in lowerings.units() if verb_of(unit) in verbs]
    return [unit for unit in candidates if _needs(cards, unit, lowerings)]


def _needs(cards: Sequence[Card], unit: Unit, lowerings: Lowerings) -> bool:
    error = lacking(cards, lowerings.without(unit))
    return error is not None and error.unit == unit
