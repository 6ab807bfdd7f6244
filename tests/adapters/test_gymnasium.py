"""Gymnasium's own checks, and what they do not look at."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import synth.adapters.gymnasium as adapter
from synth.spec.decks import Deck
from synth.spec.errors import InputError


@pytest.fixture(scope="module")
def env(decks: list[Deck]) -> gymnasium.Env[Any, Any]:
    return gymnasium.make(adapter.ID, decks=decks, render_mode="ansi")


@pytest.fixture(scope="module")
def envs(decks: list[Deck]) -> Any:
    return gymnasium.make_vec(adapter.ID, num_envs=16, decks=decks)


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
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*(max|min)imum (of|value).*|.*Box.*")
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
    env.reset(seed=1)
    assert "hand:" in str(env.render())


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
    wrong = (({"opponent": "greddy"}, "did you mean greedy"), ({"seat": 2}, "seat 2"), ({"render_mode": "film"}, "ansi"))
    for arguments, said in wrong:
        with pytest.raises(InputError, match=said):
            adapter.TcgPocketEnv(decks, **arguments)  # type: ignore[arg-type]


def test_stable_baselines_checker_passes(env: gymnasium.Env[Any, Any]) -> None:
    pytest.importorskip("stable_baselines3", reason="stable-baselines3 is not installed: pip install 'synth[sb3]'")
    from stable_baselines3.common.env_checker import check_env as check

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check(env.unwrapped, skip_render_check=True)
