"""Texts that no card of the catalogue has are played as they say, by both engines."""

from pathlib import Path

import pytest

from synth.reference_py.cards import CardPool
from synth.spec.errors import InputError
from synth.verify.engines.seats import SeatsFor
from synth.verify.engines.shared_code import engine_for_pool
from synth.verify.scenarios.cards import cards_of
from synth.verify.scenarios.position import build, cards_needed
from synth.verify.scenarios.run import run
from synth.verify.scenarios.scenario import Scenario, read_file
from tests.made_up.cards import made_up_cards
from tests.made_up.programs import program_cards

FILES = ("scenarios", "next_set", "programs", "happenings", "other_words", "attacks", "trainers", "zones_and_tools", "rules")
SCENARIOS = [one for name in FILES for one in read_file(Path(__file__).with_name(f"{name}.yaml"))]


@pytest.fixture(scope="module")
def cards() -> list:
    return cards_of([*made_up_cards(), *program_cards()], SCENARIOS)


@pytest.fixture(scope="module")
def pool(cards: list) -> CardPool:
    return CardPool(cards)


@pytest.fixture(scope="module")
def engine(cards: list, pool: CardPool) -> SeatsFor:
    places = max(cards_needed(pool, scenario) for scenario in SCENARIOS)
    return SeatsFor(engine_for_pool(cards, max(places, pool.rules.deck_size)), pool)


def test_nobody_has_done_anything_in_a_turn_of_the_other_player(pool: CardPool) -> None:
    position = {"active": {"card": "A1-211"}, "memory": {"attacks_used": {"items_this_turn": 1}}}
    of_both = {"name": "deeds", "A": position, "B": {"active": {"card": "A1-211"}}, "steps": [{"do": "end"}]}
    assert pool.title("items_this_turn") and build(pool, Scenario.model_validate(of_both))
    with pytest.raises(InputError, match="items_this_turn: it is the other player's turn"):
        build(pool, Scenario.model_validate(of_both | {"to_act": "B"}))


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.name)
def test_it_holds(scenario: Scenario, pool: CardPool, engine: SeatsFor) -> None:
    assert run(scenario, pool, engine).failure is None
