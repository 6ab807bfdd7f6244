"""The compiled environment keeps what its API promises."""

import importlib
from collections.abc import Callable
from types import ModuleType
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from synth.spec.decks import Deck
from synth.spec.layout import Phase, Winner

BATCH = 32
STEPS = 160


@pytest.fixture(scope="module")
def env(engine: ModuleType, decks: list[Deck]) -> Any:
    return engine.TcgJax([engine.deck_row(deck.cards, deck.energy) for deck in decks])


@pytest.fixture(scope="module")
def played(engine: ModuleType, env: Any) -> Any:
    """Every state of many games side by side under jit, vmap and scan: [steps + 1, games, …]."""
    step = jax.vmap(engine.auto_reset(env))

    def play(state: Any, key: Any) -> tuple[Any, Any]:
        choose, go = jax.random.split(key)
        action = jax.random.categorical(choose, jnp.where(state.legal_action_mask, 0.0, -jnp.inf))
        keys = jax.random.split(go, BATCH)
        after = step(state, action, keys)
        return after, (after, action, jax.random.key_data(keys))

    @jax.jit
    def run(key: Any) -> tuple[Any, Any]:
        first = jax.vmap(env.init)(jax.random.split(key, BATCH))
        return first, jax.lax.scan(play, first, jax.random.split(key, STEPS))[1]

    first, (states, actions, keys) = run(jax.random.key(1))
    whole = jax.tree.map(lambda one, more: np.concatenate([one[None], more]), first, states)
    return whole, np.asarray(actions), np.asarray(keys)


def at(states: Any, step: Any, games: Any = slice(None)) -> Any:
    return jax.tree.map(lambda leaf: jnp.asarray(leaf[step, games]), states)


def env_of(engine: ModuleType) -> ModuleType:
    return importlib.import_module(f"{engine.__name__}.env")


def going_on(state: Any) -> Any:
    """The new game behind the end of a finished one."""
    return state._replace(terminated=jnp.zeros_like(state.terminated))


def same(one: Any, other: Any) -> None:
    for a, b in zip(jax.tree.leaves(one), jax.tree.leaves(other), strict=True):
        np.testing.assert_array_equal(np.asarray(a), np.asarray(b))


def test_states_have_the_shapes_of_the_api(engine: ModuleType, env: Any, played: Any) -> None:
    states, _, _ = played
    shapes = {
        "current_player": ((), np.int8),
        "observation": (env.observation_shape, np.int16),
        "rewards": ((2,), np.float32),
        "terminated": ((), np.bool_),
        "truncated": ((), np.bool_),
        "legal_action_mask": ((env.num_actions,), np.bool_),
    }
    for name, (shape, dtype) in shapes.items():
        leaf = getattr(states, name)
        assert (leaf.shape, leaf.dtype) == ((STEPS + 1, BATCH, *shape), dtype), name
    assert set(states.current_player.ravel()) == {0, 1}
    assert not states.truncated.any()
    assert states.legal_action_mask.any(axis=-1).all(), "with automatic reset somebody can always act"
    assert env.observation_shape == (len(engine.OBSERVATION),)


def test_automatic_reset_keeps_the_end_of_the_finished_game(engine: ModuleType, env: Any, played: Any) -> None:
    states, actions, keys = played
    steps, games = np.nonzero(states.terminated)
    assert len(steps) > 5
    phase = engine.OBSERVATION.index("phase")
    assert (states.final_observation[steps, games, phase] == Phase.OVER).all()
    assert (states.observation[steps, games, phase] == Phase.SETUP).all(), "what is shown is the new game"
    cells = np.asarray(states.cells)[steps, games]
    assert (env_of(engine).cell(cells, "winner") == Winner.NONE).all(), "the cells are those of the new game"
    assert (env_of(engine).cell(cells, "phase") == Phase.SETUP).all()
    np.testing.assert_array_equal(states.rewards.sum(axis=-1), 0)
    assert (states.rewards[~states.terminated] == 0).all()
    # The last step of some games once more, without the wrapper.
    steps, games = steps[:8], games[:8]
    before = (steps - 1, games)
    ended = jax.vmap(env.step)(going_on(at(states, *before)), jnp.asarray(actions[before]), jnp.asarray(keys[before]))
    assert ended.terminated.all()
    same(ended.rewards, states.rewards[steps, games])
    same(ended.observation, states.final_observation[steps, games])


def test_after_a_reset_the_game_that_is_shown_is_the_game_that_is_played(env: Any, played: Any) -> None:
    states, actions, keys = played
    steps, games = (found[:8] for found in np.nonzero(states.terminated[:-1]))
    shown = (steps, games)
    after = jax.vmap(env.step)(going_on(at(states, *shown)), jnp.asarray(actions[shown]), jnp.asarray(keys[shown]))
    assert not after.terminated.any(), "an action of the mask that was shown is legal"
    same(after, at(states, steps + 1, games))


def test_an_illegal_action_loses_and_a_step_after_the_end_changes_nothing(env: Any, played: Any) -> None:
    states, _, keys = played
    now = at(states, 30)
    foul = jnp.argmin(now.legal_action_mask, axis=-1)
    step = jax.vmap(env.step)
    lost = step(now, foul, jnp.asarray(keys[30]))
    assert lost.terminated.all()
    for game in range(BATCH):
        actor = int(now.current_player[game])
        assert lost.rewards[game].tolist() == ([-1, 1] if actor == 0 else [1, -1])
    assert not lost.legal_action_mask.any()
    again = step(lost, foul, jnp.asarray(keys[31]))
    assert (again.rewards == 0).all()
    same(again.cells, lost.cells)


@pytest.mark.parametrize("player", [0, 1])
def test_resampling_changes_only_what_a_player_cannot_see(
    engine: ModuleType, env: Any, played: Any, player: int
) -> None:
    states, _, keys = played
    now = at(states, 60)
    viewer = jnp.full(BATCH, player)
    other = jax.vmap(env.resample_hidden)(now, viewer, jnp.asarray(keys[60]))
    observe = jax.vmap(env.observe)
    same(observe(other, viewer), observe(now, viewer))
    cell = env_of(engine).cell
    for name in ("pokemon", "damage", "energy", "points", "card", "turn", "declared"):
        same(cell(other.cells, name), cell(now.cells, name))
    mine = now.current_player == player
    same(other.legal_action_mask[mine], now.legal_action_mask[mine])
    here, there = (np.sort(np.asarray(cell(one.cells, "place")), axis=-1) for one in (now, other))
    np.testing.assert_array_equal(here, there, "as many cards of each player are in each place")
    assert (cell(other.cells, "place") != cell(now.cells, "place")).any()


def test_the_same_key_gives_the_same_game(env: Any) -> None:
    key: Callable[[int], Any] = jax.random.key
    same(env.init(key(3)), env.init(key(3)))
    assert (env.init(key(3)).cells != env.init(key(4)).cells).any()


def test_decks_of_a_wrong_shape_are_refused(engine: ModuleType, decks: list[Deck]) -> None:
    with pytest.raises(ValueError, match="rows of 20 cards"):
        engine.TcgJax([[1, 2, 3]])
    with pytest.raises(ValueError, match="not in the pool"):
        engine.deck_row(["A1-999"], "R")
