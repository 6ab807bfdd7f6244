"""Every scenario holds on the reference, and its random results can be had from a real key."""

from pathlib import Path

import pytest

from synth.reference_py.engine import step
from synth.verify.scenarios.position import build
from synth.verify.scenarios.run import run
from synth.verify.scenarios.scenario import Scenario, read_files
from tests.scenarios.mirror import Mirror

OWN = Path(__file__).parent
SHARED = OWN.parents[2] / "shared" / "scenarios"


def _named(folder: Path) -> list:
    found = read_files([folder]) if folder.is_dir() else []
    return [pytest.param(scenario, id=f"{path.stem}: {scenario.name}") for path, scenario in found]


@pytest.mark.parametrize("scenario", _named(OWN))
def test_own_scenario_holds(pool, scenario: Scenario):
    assert run(scenario, pool).failure is None


@pytest.mark.skipif(not SHARED.is_dir(), reason="no ../shared/scenarios beside the checkout")
@pytest.mark.parametrize("scenario", _named(SHARED))
def test_shared_scenario_holds(pool, scenario: Scenario):
    assert run(scenario, pool).failure is None


@pytest.mark.parametrize("scenario", _named(OWN))
def test_a_key_gives_the_scripted_results(pool, scenario: Scenario):
    game = build(pool, scenario)
    assert run(scenario, pool, lambda cards: Mirror(game)).failure is None


def test_a_differing_engine_is_named_with_the_cell(pool):
    class Wrong(Mirror):
        def step(self, state, action, key):
            after = step(state, action, key)
            after.players[1].slots[0].damage += 1
            return after

    scenario = next(one for _, one in read_files([OWN / "attacks.yaml"]))
    failure = run(scenario, pool, lambda cards: Wrong(build(pool, scenario))).failure
    assert failure == "step 1 `attack Sting`: cell damage_0_0: reference 2, other engine 3"
