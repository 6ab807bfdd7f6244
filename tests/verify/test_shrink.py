"""A difference in a random game becomes a small scenario that shows the same fault, and holds once the fault is gone."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache

import pytest

from synth.codegen.build import Built, build, write
from synth.reference_py.cards import CardPool
from synth.verify.parting import parting
from synth.verify.report import dump, write_report
from synth.verify.rollouts import Difference, Report
from synth.verify.scenario import read_file
from synth.verify.scenario_run import run
from synth.verify.shrink import Engine, shrink
from tests.cli.conftest import synth  # noqa: F401
from tests.verify.interpreted import engine_of, first_difference
from tests.verify.small_pool import cards, deck, with_fault

POOL = CardPool(cards())
DECKS = (deck(), deck())
FAULTS = {
    "a wrong amount": ("damage 1 of opp.bench 20", "damage 1 of opp.bench 30", 0),
    "too few cards": ("draw my 2", "draw my 1", 0),
    "another effect": ("cannot attack for opp_turn", "cannot retreat for opp_turn", 5),
    "a mask too wide": ('"name":"Sting","cost":"G"', '"name":"Sting","cost":""', 0),
}
"""What is right, what the engine was built from instead, and the number of a game in which it shows."""


@cache
def found(fault: str) -> tuple[Built, Difference]:
    right, wrong, seed = FAULTS[fault]
    built = build(with_fault(right, wrong))
    return built, first_difference(built, POOL, DECKS, seed)


@pytest.fixture(scope="module")
def sound() -> Engine:
    return engine_of(build(cards()))


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_shown_by_a_few_cards_and_one_move_at_most(fault, sound, tmp_path):
    built, difference = found(fault)
    faulty = engine_of(built)
    (path,) = write_report([difference], POOL, faulty, tmp_path)
    (scenario,) = read_file(path)
    assert parting(scenario, POOL, faulty)
    assert not parting(scenario, POOL, sound)
    assert run(scenario, POOL).failure is None, "what it states is what the reference does"
    moves = [step.do for step in scenario.steps if step.do]
    named = [card for _, card in scenario.cards()]
    assert len(moves) <= 1 and len(named) <= 6 < len(difference.actions), dump(scenario)


def test_what_no_scenario_can_state_is_left_as_it_is(sound, tmp_path):
    game = Difference(0, 3, "observation of player 0: points_0", 1, 2, DECKS, (0, 0, 0))
    assert shrink(game, POOL, sound) is None
    assert write_report([game], POOL, sound, tmp_path) == []
    (cluster,) = json.loads((tmp_path / "report.json").read_text())
    assert cluster["scenario"] is None and cluster["differences"][0]["seed"] == 0


def test_a_difference_that_does_not_come_about_again_gives_no_scenario(sound):
    _, difference = found("a wrong amount")
    assert shrink(difference, POOL, sound) is None


def test_one_scenario_for_each_kind_of_difference(tmp_path):
    built, difference = found("a mask too wide")
    again = replace(difference, what="legality of something else")
    assert len(write_report([difference, again], POOL, engine_of(built), tmp_path)) == 1
    (cluster,) = json.loads((tmp_path / "report.json").read_text())
    assert len(cluster["differences"]) == 2


def test_verify_writes_a_scenario_that_its_engine_fails(synth, tmp_path, monkeypatch):  # noqa: F811
    """The campaign is played by the interpreter, the scenarios by the compiled engine."""
    built, difference = found("too few cards")
    write(built.files, tmp_path / "engine")
    monkeypatch.setattr("synth.cli.verify.run_campaign", lambda *_: Report(1, 1, [difference]))
    ran = synth("verify", "--engine", tmp_path / "engine", "--report", tmp_path / "report", "--json")
    assert ran.status == 1
    assert json.loads(ran.out)["scenarios"] == [str(tmp_path / "report" / "difference-1.yaml")]
    (scenario,) = read_file(tmp_path / "report" / "difference-1.yaml")
    assert [step.do for step in scenario.steps if step.do] == ["play A4b-373"]
    assert synth("scenario", tmp_path / "report" / "difference-1.yaml", "--engine", "reference").status == 0
