"""A difference in a random game becomes a small scenario that shows the same fault, and holds once the fault is gone."""

import json
from dataclasses import replace
from functools import cache

import pytest

from synth.reference_py.cards import CardPool
from synth.verify.differences.first_difference import parting
from synth.verify.differences.report import dump, write_report
from synth.verify.differences.shrink import shrink
from synth.verify.engines.seats import SeatsFor
from synth.verify.rollouts.verifier import Difference
from synth.verify.scenarios.run import run
from synth.verify.scenarios.scenario import read_file
from tests.verify.faulty import faulty_engine, first_difference, sound_engine
from tests.verify.small_pool import cards, deck

POOL = CardPool(cards())
DECKS = (deck(), deck())
FAULTS = {
    "a wrong amount": ("damage 1 of opp.bench 20", "damage 1 of opp.bench 30"),
    "too few cards": ("draw my 2", "draw my 1"),
    "another effect": ("cannot attack for opp_turn", "cannot retreat for opp_turn"),
    "a mask too wide": ('"name":"Sting","cost":"G"', '"name":"Sting","cost":""'),
}
"""What is right, and what the engine was built from instead."""


@cache
def found(fault: str) -> tuple[SeatsFor, Difference]:
    engine = faulty_engine(*FAULTS[fault])
    return SeatsFor(engine, POOL), first_difference(engine, POOL)


@pytest.fixture(scope="module")
def sound() -> SeatsFor:
    return SeatsFor(sound_engine(), POOL)


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_shown_by_a_few_cards_and_one_move_at_most(fault, sound, tmp_path):
    faulty, difference = found(fault)
    (path,) = write_report([difference], POOL, faulty, tmp_path)
    (scenario,) = read_file(path)
    assert parting(scenario, POOL, faulty)
    assert not parting(scenario, POOL, sound)
    assert run(scenario, POOL).failure is None, "what it states is what the reference does"
    moves = [step.do for step in scenario.steps if step.do]
    named = [card for _, card in scenario.cards()]
    assert len(moves) <= 1 and len(named) <= 6 <= len(difference.actions), dump(scenario)


@pytest.mark.parametrize("what", ["observation of player 0: points_0", "cell overflow"])
def test_what_no_scenario_can_state_is_left_as_it_is(sound, tmp_path, what):
    game = Difference(0, 3, what, 1, 2, DECKS, (0, 0, 0))
    assert shrink(game, POOL, sound) is None
    assert write_report([game], POOL, sound, tmp_path) == []
    (cluster,) = json.loads((tmp_path / "report.json").read_text())
    assert cluster["scenario"] is None and cluster["differences"][0]["seed"] == 0


def test_a_difference_that_does_not_come_about_again_gives_no_scenario(sound):
    _, difference = found("a wrong amount")
    assert shrink(difference, POOL, sound) is None


def test_one_scenario_for_each_kind_of_difference(tmp_path):
    faulty, difference = found("a mask too wide")
    again = replace(difference, what="legality of something else")
    assert len(write_report([difference, again], POOL, faulty, tmp_path)) == 1
    (cluster,) = json.loads((tmp_path / "report.json").read_text())
    assert len(cluster["differences"]) == 2
