"""Policies and players on an engine with other rules: more places on the Bench, longer decks."""

from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from synth.codegen.build import build, write
from synth.engines.engine import Engine
from synth.play.scripted import evolution_first
from synth.policy.function import PolicyFunction
from synth.policy.network import Network
from synth.policy.store import SHIPPED, load_policy
from synth.spec.decks import Pool, random_deck
from synth.spec.errors import InputError
from synth.spec.rules_in_force import read_rules_file
from synth.spec.store import load_catalogue
from synth.train.config import Config
from synth.train.folder import RunFolder
from tests.small_engine import small_decks

LARGE = Path(__file__).parents[2] / "examples" / "large.toml"


@pytest.fixture(scope="module")
def large(tmp_path_factory: pytest.TempPathFactory) -> Engine:
    catalogue = load_catalogue()
    wanted = {catalogue.get(card).play_id for deck in small_decks() for card in deck.cards}
    folder = tmp_path_factory.mktemp("large") / "engine"
    write(build([card for card in catalogue.cards.values() if card.play_id in wanted], read_rules_file(LARGE)).files, folder)
    return Engine.load(folder)


def test_a_network_reads_and_answers_for_every_place(large: Engine) -> None:
    function = PolicyFunction(large, Network(8, 1, 4))
    parameters = jax.jit(function.init)(jax.random.key(0))
    seen, legal = jnp.zeros((2, len(large.layout.OBSERVATION)), jnp.int16), jnp.ones((2, large.layout.NUM_ACTIONS), bool)
    logs, value = jax.jit(function)(function.prepared(parameters), seen, legal, function.untold(2))
    assert large.slots == 6 and large.layout.PLACES == 30
    assert logs.shape == (2, large.layout.NUM_ACTIONS) and value.shape == (2,)


def test_a_policy_for_another_bench_is_refused_in_a_line(large: Engine) -> None:
    with pytest.raises(InputError, match="for another Bench"):
        load_policy(SHIPPED).on(large)


def test_a_run_goes_on_by_the_rules_that_it_was_started_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SYNTH_RULES", str(LARGE))
    deck = random_deck(Pool.of(load_catalogue(["A1", "P-A"])), np.random.default_rng(1))
    RunFolder(tmp_path / "run").found(Config(decks=("a",)), [deck])
    monkeypatch.delenv("SYNTH_RULES")
    assert [len(one.cards) for one in RunFolder(tmp_path / "run").decks()] == [30]


def test_players_that_only_follow_priorities_know_every_action(large: Engine) -> None:
    table = evolution_first(large).table
    assert len(table) == large.layout.NUM_ACTIONS + 3 * (len(large.cards) + 1)
