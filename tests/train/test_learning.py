"""What PPO is built of: advantages with the right sign, the pool of opponents, the configuration."""

from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from synth.spec.errors import InputError
from synth.train import opponents as pool
from synth.train.advantage import advantages
from synth.train.config import Config, config_text, make_config, read_config


def returns(rewards, players, ended, discount=1.0):
    """What each decision led to, for who made it, with values of 0 and a full trace: played out by hand."""
    wanted = []
    for at in range(len(rewards)):
        total, weight = 0.0, 1.0
        for later in range(at, len(rewards)):
            total += weight * rewards[later] * (1 if players[later] == players[at] else -1)
            if ended[later]:
                break
            weight *= discount
        wanted.append(total)
    return wanted


@pytest.mark.parametrize("discount", [1.0, 0.9])
def test_an_advantage_counts_for_who_decided(discount: float) -> None:
    """Several decisions in a row, a change in the middle of a turn, two games in one lane."""
    players = [0, 0, 1, 1, 1, 0, 1, 0, 0, 1]
    rewards = [0, 0, 0, 0.5, 0, 1, 0, 0, -0.25, -1]
    ended = [0, 0, 0, 0, 0, 1, 0, 0, 0, 1]
    columns = (jnp.array(rewards, jnp.float32)[:, None], jnp.zeros((10, 1)), jnp.array(players)[:, None])
    last = (jnp.array([7.0]), jnp.array([0]))  # after the end of a game nothing counts
    found = advantages(*columns, jnp.array(ended, jnp.float32)[:, None], last, discount, 1.0)
    np.testing.assert_allclose(found[:, 0], returns(rewards, players, ended, discount), atol=1e-6)


def test_a_game_cut_off_goes_on_with_the_value_of_who_decides_next() -> None:
    for player, sign in ((0, 1.0), (1, -1.0)):
        found = advantages(
            *(jnp.zeros((1, 1)), jnp.full((1, 1), 0.25), jnp.zeros((1, 1), int), jnp.zeros((1, 1))),
            (jnp.array([0.5]), jnp.array([player])),
            discount=0.9,
            trace=0.95,
        )
        assert float(found[0, 0]) == pytest.approx(sign * 0.45 - 0.25)


def test_those_that_hold_their_own_are_met_more_often() -> None:
    known = pool.founded({"x": jnp.zeros(1)}, 3, 2000)
    known = known._replace(won=jnp.array([90.0, 50.0, 10.0]), played=jnp.full(3, 100.0))
    met = np.bincount(pool.draw(known, jax.random.key(0)).met, minlength=3)
    assert met[0] < met[1] / 5 and met[1] < met[2] / 2


def test_results_count_for_those_that_were_met() -> None:
    known = pool.founded({"x": jnp.zeros(1)}, 3, 2)._replace(met=jnp.array([2, 2]))
    known = pool.count(known, jnp.array([1.0, 2.5]), jnp.array([4.0, 5.0]))
    assert known.won.tolist() == [0, 0, 3.5] and known.played.tolist() == [0, 0, 9]


def test_a_snapshot_takes_the_place_of_the_oldest() -> None:
    known = pool.founded({"x": jnp.zeros(1)}, 2, 1)._replace(played=jnp.ones(2))
    for value in (1.0, 2.0, 3.0):
        known = pool.take(known, {"x": jnp.full(1, value)})
    assert known.parameters["x"][:, 0].tolist() == [3, 2]
    assert known.played.tolist() == [0, 0]


def test_a_configuration_comes_back_as_it_was_written(tmp_path: Path) -> None:
    config = Config(seed=7, decks=("a", "b"), learning_rate=3e-4)
    (tmp_path / "config.toml").write_text(config_text(config), "utf-8")
    assert make_config(read_config(tmp_path / "config.toml"), "file") == config


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"learning_rat": 1.0}, "unknown key learning_rat; did you mean learning_rate"),
        ({"steps": 0}, "steps: Input should be greater than or equal to 1"),
        ({"horizon": 10, "minibatches": 4}, "horizon 10 must be a multiple of minibatches 4"),
        ({"lanes": 100, "devices": 3}, "lanes 100, of them 25 for the pool, must be multiples"),
        ({"scripted": ["evolve"]}, "give both or none"),
        ({"scripted_share": 0.25}, "give both or none"),
        ({"scripted": ["nobody"], "scripted_share": 0.25}, "scripted: no simple player nobody"),
        ({"scripted": ["evolve", "random", "attack"], "scripted_share": 0.25}, "128 lanes for scripted players must be"),
        ({"scripted": ["evolve"], "scripted_share": 0.9}, "more than all lanes"),
        ({"teacher": "greedy"}, "for how long it is imitated"),
        ({"teacher": "nobody", "lessons": 3}, "teacher: no simple player nobody"),
    ],
)
def test_a_bad_configuration_is_refused(given: dict[str, object], said: str) -> None:
    with pytest.raises(InputError, match=said):
        make_config(given, "flags")


def test_a_file_that_is_not_toml_is_refused(tmp_path: Path) -> None:
    (tmp_path / "config.toml").write_text("steps: 3", "utf-8")
    with pytest.raises(InputError, match=r"config.toml is not TOML"):
        read_config(tmp_path / "config.toml")
