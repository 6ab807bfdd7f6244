"""Texts that no card of the catalogue has are played as they say, by both engines."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from synth.codegen.lowerings import BUILT_IN
from synth.reference_py.cards import CardPool
from synth.verify.interpreted import Interpreted, Seats
from synth.verify.machines import LoweredMachines
from synth.verify.scenario import Scenario, read_file
from synth.verify.scenario_cards import cards_of
from synth.verify.scenario_position import cards_needed
from synth.verify.scenario_run import run
from synth.verify.unit_trial import lacking
from tests.made_up.cards import made_up_cards

SCENARIOS = list(read_file(Path(__file__).with_name("scenarios.yaml")))


@pytest.fixture(scope="module")
def cards() -> list:
    return cards_of(made_up_cards(), SCENARIOS)


@pytest.fixture(scope="module")
def pool(cards: list) -> CardPool:
    return CardPool(cards)


@pytest.fixture(scope="module")
def machine(cards: list, pool: CardPool) -> Interpreted:
    """The generated machine run by numpy: there is nothing to compile."""
    places = max(cards_needed(pool, scenario) for scenario in SCENARIOS)
    return Interpreted(LoweredMachines(BUILT_IN).for_positions(cards, places), cards)


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.name)
def test_it_holds(scenario: Scenario, pool: CardPool, machine: Interpreted) -> None:
    assert run(scenario, pool, partial(Seats, machine)).failure is None


def test_a_choice_that_an_earlier_statement_changes_is_refused() -> None:
    (heals_twice,) = [card for card in made_up_cards() if card.id == "Z9-016"]
    assert "changed" in str(lacking([heals_twice], BUILT_IN))
