"""Gymnasium's own checks, and what they do not look at."""

import os
import subprocess
import sys
import warnings
from pathlib import Path
from typing import Any, cast

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import synth.adapters.gymnasium as adapter
from synth.adapters.opponents import in_turn
from synth.spec.decks import Deck
from synth.spec.errors import InputError
from tests.small_engine import write_decks


@pytest.fixture(scope="module")
def env(made: dict[str, Any]) -> gymnasium.Env[Any, Any]:
    return gymnasium.make(adapter.ID, **made, render_mode="ansi")


@pytest.fixture(scope="module")
def envs(made: dict[str, Any]) -> Any:
    return gymnasium.make_vec(adapter.ID, num_envs=16, **made)


def play(env: gymnasium.Env[Any, Any], seed: int) -> list[Any]:
    """A game of random legal actions."""
    rng = np.random.default_rng(seed)
    observation, info = env.reset(seed=seed)
    seen: list[Any] = [observation]
    while True:
        action = rng.choice(np.flatnonzero(info["action_mask"]))
        observation, reward, ended, truncated, info = env.step(action)
        seen += [observation, reward]
        assert not truncated and (ended or reward == 0)
        if ended:
            return seen


def test_its_checker_passes(env: gymnasium.Env[Any, Any]) -> None:
    check_env(env.unwrapped, skip_render_check=False)


def test_games_end_and_a_seed_fixes_them(env: gymnasium.Env[Any, Any]) -> None:
    first, again, other = play(env, 3), play(env, 3), play(env, 4)
    assert len(first) == len(again) and all(np.array_equal(a, b) for a, b in zip(first, again, strict=True))
    assert len(first) != len(other) or not all(np.array_equal(a, b) for a, b in zip(first, other, strict=True))
    assert first[-1] in (-1.0, 0.0, 1.0)


def test_an_illegal_action_loses(env: gymnasium.Env[Any, Any]) -> None:
    _, info = env.reset(seed=1)
    _, reward, ended, _, _ = env.step(int(np.argmin(info["action_mask"])))
    assert ended and reward == -1.0


def test_it_is_told_in_words(env: gymnasium.Env[Any, Any]) -> None:
    _, info = env.reset(seed=1)
    assert "hand:" in str(env.render())
    game = cast(adapter.TcgPocketEnv, env.unwrapped)
    assert game.action_name(int(np.flatnonzero(info["action_mask"])[0])).startswith(("play ", "choose "))


def test_it_is_drawn(made: dict[str, Any]) -> None:
    pytest.importorskip("PIL", reason="Pillow is not installed: pip install 'synth[play]'")
    env = gymnasium.make(adapter.ID, **made, render_mode="rgb_array")
    env.reset(seed=1)
    first = cast(np.ndarray, env.render())
    assert first.shape == (560, 720, 3) and first.dtype == np.uint8
    play(env, 1)
    last = cast(np.ndarray, env.render())
    assert (first != last).any(axis=-1).mean() > 0.01, "another position is another picture"


def test_a_random_opponent_in_machine_code_plays_as_one_in_python(made: dict[str, Any]) -> None:
    one, other = (adapter.TcgPocketVectorEnv(12, **made) for _ in range(2))
    engine = other._lanes.stepper.engine
    other._lanes._opponent = in_turn(engine, engine.host.random_actions)
    np.testing.assert_array_equal(one.reset(seed=2)[0], other.reset(seed=2)[0])
    for _ in range(60):
        actions = one.random_actions()
        for mine, theirs in zip(one.step(actions)[:4], other.step(actions)[:4], strict=True):
            np.testing.assert_array_equal(mine, theirs)


def test_games_that_never_end_are_broken_off_and_start_anew(made: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    games = adapter.TcgPocketVectorEnv(6, **made)
    monkeypatch.setattr(games._lanes.stepper, "longest", 12)
    games.reset(seed=5)
    for _ in range(30):
        _, rewards, ended, broken_off, info = games.step(games.random_actions())
        assert not (ended & broken_off).any() and not rewards[broken_off].any()
        if broken_off.any():
            break
    assert broken_off.any() and (info["_final_obs"] == broken_off | ended).all()
    assert (games._lanes._counts[broken_off] < 12).all(), "a new game"


PROCESSES = """
import sys

import gymnasium
import numpy as np
from gymnasium.vector import AsyncVectorEnv

decks = sys.argv[2:]

def make():
    return gymnasium.make("synth:synth/TcgPocket-v0", decks=decks)

if __name__ == "__main__":
    alone = make()
    envs = AsyncVectorEnv([make, make], context=sys.argv[1], autoreset_mode=gymnasium.vector.AutoresetMode.SAME_STEP)
    seen, info = envs.reset(seed=[3, 4])
    first, mine = alone.reset(seed=3)
    assert (seen[0] == first).all()
    for _ in range(40):
        actions = info["action_mask"].argmax(axis=1)
        seen, rewards, ended, _, info = envs.step(actions)
        if ended[0]:
            break
        first, *_ = alone.step(int(actions[0]))
        assert (seen[0] == first).all()
    envs.close()
    print("jax" in sys.modules, seen.shape)
"""


@pytest.mark.parametrize("method", ["fork", "spawn"])
def test_processes_of_their_own(method: str, tmp_path: Path) -> None:
    """Gymnasium's own vector of processes; a name of `module:id` needs no import, and none of them needs JAX."""
    script = tmp_path / "processes.py"
    script.write_text(PROCESSES)
    command = [sys.executable, str(script), method, *write_decks(tmp_path)]
    # As users have it: where shapes are checked, JAX is there to check them.
    environment = os.environ | {"PYTHONPATH": str(Path(__file__).parents[2]), "SYNTH_SHAPES": ""}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0 and done.stdout == "False (2, 319)\n", done.stderr[-2000:]


def test_the_name_is_known_once_synth_is_imported() -> None:
    script = "import gymnasium, synth, sys; print('synth/TcgPocket-v0' in gymnasium.registry, 'jax' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout == "True False\n"


def test_many_games_side_by_side(envs: Any) -> None:
    rng = np.random.default_rng(0)
    observation, info = envs.reset(seed=5)
    finals = 0
    assert set(info["player"]) == {0, 1}
    for _ in range(200):
        assert observation.shape == envs.observation_space.shape and observation.dtype == np.int16
        actions = np.where(envs.action_masks(), rng.random(envs.action_masks().shape), -1).argmax(axis=1)
        observation, rewards, ended, truncated, info = envs.step(actions)
        assert not truncated.any() and (rewards[~ended] == 0).all()
        assert envs.action_masks().any(axis=1).all(), "somebody can always act"
        if ended.any():
            finals += int(ended.sum())
            assert (info["_final_obs"] == ended).all()
            assert (info["final_obs"][ended] != observation[ended]).any(axis=1).all()
            assert (info["final_obs"][~ended] == observation[~ended]).all()
    assert finals > 16
    envs.reset(seed=5)
    again, _ = envs.reset(seed=5)
    first, _ = envs.reset(seed=5)
    assert (again == first).all()


def test_a_player_of_the_roster_is_the_opponent(decks: list[Deck]) -> None:
    """Somebody who evolves and attacks beats one who does anything."""
    envs = adapter.TcgPocketVectorEnv(32, decks, opponent="evolve", seat=0)
    rng, total = np.random.default_rng(1), 0.0
    envs.reset(seed=1)
    for _ in range(120):
        actions = np.where(envs.action_masks(), rng.random(envs.action_masks().shape), -1).argmax(axis=1)
        _, rewards, _, _, info = envs.step(actions)
        total += rewards.sum()
        assert (info["player"] == 0).all()
    assert total < -10


def test_what_cannot_be_made(decks: list[Deck]) -> None:
    wrong = (({"opponent": "greddy"}, "did you mean greedy"), ({"seat": 2}, "seat 2"), ({"render_mode": "film"}, "rgb_array"))
    for arguments, said in wrong:
        with pytest.raises(InputError, match=said):
            adapter.TcgPocketEnv(decks, **arguments)  # type: ignore[arg-type]


def test_stable_baselines_checker_passes(env: gymnasium.Env[Any, Any]) -> None:
    pytest.importorskip("stable_baselines3", reason="stable-baselines3 is not installed: pip install 'synth[sb3]'")
    from stable_baselines3.common.env_checker import check_env as check

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check(env.unwrapped, skip_render_check=True)
