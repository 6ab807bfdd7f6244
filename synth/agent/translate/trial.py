"""Scenarios run on the reference engine with a card on trial among the others."""

from collections.abc import Sequence

from synth.agent.scenarios import run_safely
from synth.agent.translate.text import Shelf
from synth.reference_py.cards import CardPool
from synth.spec.cards import Card
from synth.verify.scenarios.cards import cards_of
from synth.verify.scenarios.run import Outcome
from synth.verify.scenarios.scenario import Scenario


def pool_with(card: Card, scenarios: Sequence[Scenario], shelf: Shelf) -> CardPool:
    """The cards that occur; the one on trial replaces whatever has its id, or plays like that."""
    others = [one for one in shelf.cards if card.id not in (one.id, one.play_id)]
    return CardPool(cards_of([*others, card.model_copy(update={"play_id": card.id})], scenarios))


def run_all(card: Card, scenarios: Sequence[Scenario], shelf: Shelf) -> list[Outcome]:
    pool = pool_with(card, scenarios, shelf)
    return [run_safely(scenario, pool) for scenario in scenarios]


def refuted(card: Card, scenarios: Sequence[Scenario], shelf: Shelf) -> str | None:
    """The first failure, if there is one."""
    pool = pool_with(card, scenarios, shelf)
    for scenario in scenarios:
        outcome = run_safely(scenario, pool)
        if not outcome.holds:
            return f"{outcome.name}: {outcome.failure}"
    return None

