"""PettingZoo's own suites on one game, and what they do not look at."""

import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from synth.adapters.pettingzoo import AGENTS, TcgPocketAEC


def test_its_api_test_passes(made: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # it knows the dictionaries of its own environments only
        api_test(TcgPocketAEC(**made, render_mode="ansi"), num_cycles=150)


def test_its_seed_test_passes(made: dict[str, Any]) -> None:
    env = TcgPocketAEC(**made)
    other = TcgPocketAEC(**made)
    made = iter((env, other))
    seed_test(lambda: next(made), num_cycles=60)


def test_a_game_that_never_ends_is_broken_off_for_both(made: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    env = TcgPocketAEC(**made)
    monkeypatch.setattr(env._stepper, "longest", 3)
    env.reset(seed=4)
    decisions = 0
    for _ in env.agent_iter(20):
        seen, reward, ended, truncated, _ = env.last()
        assert seen is not None and not ended and reward == 0
        decisions += not truncated
        env.step(None if truncated else int(seen["action_mask"].argmax()))
    assert decisions == 3 and not env.agents


def test_a_game_ends_for_both(made: dict[str, Any]) -> None:
    env, rng = TcgPocketAEC(**made, render_mode="ansi"), np.random.default_rng(0)
    env.reset(seed=9)
    deciders, totals = set(), dict.fromkeys(AGENTS, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, truncated, _ = env.last()
        assert seen is not None and not truncated
        totals[agent] += reward
        other = env.observe(AGENTS[1 - AGENTS.index(agent)])
        assert not other["action_mask"].any(), "who does not decide can do nothing"
        if ended:
            env.step(None)
            continue
        deciders.add(agent)
        env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    assert deciders == set(AGENTS) and sum(totals.values()) == 0
    assert "hand:" in str(env.render())
