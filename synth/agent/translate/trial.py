"""Scenarios run on the reference engine with a card on trial among the others."""

from __future__ import annotations

from collections.abc import Sequence

from synth.agent.translate.text import Shelf
from synth.reference_py.cards import CardPool
from synth.spec.cards import Card
from synth.spec.errors import InputError
from synth.verify.scenario import Scenario
from synth.verify.scenario_cards import cards_of
from synth.verify.scenario_run import Outcome, run


def pool_with(card: Card, scenarios: Sequence[Scenario], shelf: Shelf) -> CardPool:
    """The cards that occur; the one on trial replaces whatever has its id, or plays like that."""
    others = [one for one in shelf.cards if card.id not in (one.id, one.play_id)]
    return CardPool(cards_of([*others, card.model_copy(update={"play_id": card.id})], scenarios))


def run_all(card: Card, scenarios: Sequence[Scenario], shelf: Shelf) -> list[Outcome]:
    pool = pool_with(card, scenarios, shelf)
    return [_run(scenario, pool) for scenario in scenarios]


def refuted(card: Card, scenarios: Sequence[Scenario], shelf: Shelf) -> str | None:
    """The first failure, if there is one."""
    pool = pool_with(card, scenarios, shelf)
    for scenario in scenarios:
        outcome = _run(scenario, pool)
        if not outcome.holds:
            return f"{outcome.name}: {outcome.failure}"
    return None


def _run(scenario: Scenario, pool: CardPool) -> Outcome:
    try:
        return run(scenario, pool)
    except InputError as error:
        return Outcome(scenario.name, f"cannot be run: {error}")
    except (ArithmeticError, AssertionError, AttributeError, LookupError, RuntimeError, TypeError, ValueError) as error:
        # The engine is built for the programs of the catalogue; one on trial may reach where none of them goes.
        return Outcome(scenario.name, f"the reference engine fails: {type(error).__name__}: {error}")
