"""pgx's own api_test, with three shims: it must know our id, we draw no pictures, and its random player names an axis that a
single game does not have, which this version of JAX no longer forgives."""

from typing import Any, Literal

import jax
import jax.numpy as jnp
import pytest

pytest.importorskip("pgx", reason="pgx is not installed: pip install 'synth[adapters]'")

from pgx._src import api_test as suite

from synth.adapters.pgx import ID, State, TcgPocket


@pytest.fixture(scope="module")
def env(made: dict[str, Any]) -> TcgPocket:
    return TcgPocket(**made)


def test_its_api_test_passes(env: TcgPocket, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(suite, "EnvId", Literal["tcg_pocket"])
    monkeypatch.setattr(State, "save_svg", lambda self, filename, **_: None)
    monkeypatch.setattr(suite, "act_randomly", jax.jit(lambda key, legal: jax.random.categorical(key, jnp.log(legal))))
    assert ID == "tcg_pocket"
    suite.api_test(env, num=1)


def test_after_the_end_nothing_changes(env: TcgPocket) -> None:
    key = jax.random.key(0)
    state = env.init(key)
    illegal = jnp.argmin(state.legal_action_mask)
    loser = int(state.current_player)
    state = env.step(state, illegal, key)
    assert bool(state.terminated) and float(state.rewards[loser]) == -1.0 and bool(state.legal_action_mask.all())
    again: Any = env.step(state, jnp.int32(0), key)
    assert bool(again.terminated) and not again.rewards.any()


def test_a_step_needs_a_key(env: TcgPocket) -> None:
    with pytest.raises(ValueError, match="needs a key"):
        env.step(env.init(jax.random.key(0)), jnp.int32(0))
