"""A generated package in both of its forms: machine code, and JAX's operations alone. They play the same games, bit for bit."""

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from synth.codegen.write import write
from synth.spec.decks import Deck
from tests.codegen.toy_machine import DECKS, toy_files

NAME = "toy_in_two_forms"
GAMES = 40


@pytest.fixture(scope="module")
def toy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ModuleType]:
    folder: Path = tmp_path_factory.mktemp("forms") / NAME
    write(toy_files(), folder)
    sys.path.insert(0, str(folder.parent))
    yield importlib.import_module(NAME)
    sys.path.remove(str(folder.parent))
    for loaded in [one for one in sys.modules if one.partition(".")[0] == NAME]:
        del sys.modules[loaded]


def in_both_forms(package: ModuleType, play: Any, *args: Any) -> list[Any]:
    """What a function of the environment gives by machine code and by JAX."""
    module = importlib.import_module(f"{package.__name__}.env")
    results = []
    for portable in (False, True):
        module.PORTABLE = portable
        try:
            # A function of its own, so that nothing traced in the other form is found.
            results.append(jax.tree.map(np.asarray, jax.jit(lambda *given: play(*given))(*args)))
        finally:
            module.PORTABLE = False
    return results


def assert_same(results: list[Any]) -> None:
    one, other = map(jax.tree.leaves_with_path, results)
    for (path, first), (_, second) in zip(one, other, strict=True):
        assert first.dtype == second.dtype, path
        np.testing.assert_array_equal(first, second, err_msg=str(path))


def endless_play(package: ModuleType, decks: Any, steps: int, games: int) -> Any:
    """Games with a new one after each end, some illegal actions among them, and all that can be asked on the way."""
    env = package.TcgJax(decks)
    step = jax.vmap(package.auto_reset(env))

    def one(state: Any, key: Any) -> Any:
        draw, go, deal = jax.random.split(key, 3)
        scores = jnp.where(state.legal_action_mask, jax.random.uniform(draw, state.legal_action_mask.shape), -1.0)
        action = jnp.where(jax.random.uniform(go, (games,)) < 0.01, env.num_actions - 1, jnp.argmax(scores, axis=-1))
        after = step(state, action, jax.random.split(go, games))
        guess = jax.vmap(env.resample_hidden)(state, state.current_player, jax.random.split(deal, games))
        return after, (after._replace(cells=after.cells), guess.cells, jax.vmap(env.observe, (0, None))(state, 1))

    def play(key: Any) -> Any:
        first, rest = jax.random.split(key)
        state = jax.vmap(env.init)(jax.random.split(first, games))
        return state, jax.lax.scan(one, state, jax.random.split(rest, steps))

    return play


def test_a_small_machine_plays_the_same_games_in_both_forms(toy: ModuleType) -> None:
    results = in_both_forms(toy, endless_play(toy, DECKS, 40, GAMES), jax.random.key(5))
    assert results[0][1][1][0].terminated.sum() > GAMES, "too few games end"
    assert_same(results)


def test_every_call_of_the_machine_code_is_there_and_gives_the_same(toy: ModuleType) -> None:
    native, portable = (importlib.import_module(f"{NAME}.{form}") for form in ("native", "portable"))
    decks, rng = jnp.asarray(DECKS, jnp.int16), np.random.default_rng(2)
    key = tuple(rng.integers(0, 1 << 32, (2, GAMES), np.uint32))
    which = tuple(rng.integers(0, len(DECKS) + 1, (2, GAMES)).astype(np.int32))  # some are no deck
    action = rng.integers(-1, 200, GAMES).astype(np.int32)
    player = rng.integers(0, 2, GAMES).astype(np.int32)
    rows = jax.vmap(native.start, (None, 0, 0))(decks, which, key)
    for _ in range(6):
        rows = jax.vmap(native.step)(rows, jax.vmap(native.choose)(rows, key), key)
        key = (key[1], key[0] + np.uint32(1))
    calls = {
        "start": ((None, 0, 0), (decks, which, key)), "step": ((0, 0, 0), (rows, action, key)),
        "restart": ((0, None, 0, 0), (rows, decks, which, key)), "observe": ((0, 0), (rows, player)),
        "play": ((0, 0, 0), (rows, action, key)), "turn": ((0, 0, None, 0, 0), (rows, action, decks, which, key)),
        "go_on": ((0, 0, None, 0, 0), (rows, action, decks, which, key)), "legal": ((0,), (rows,)),
        "resample": ((0, 0, 0), (rows, player, key)), "choose": ((0, 0), (rows, key)),
    }  # fmt: skip
    assert calls.keys() | {"rollout", "follow"} == native.CALLS.keys()
    for name, (axes, args) in calls.items():
        assert_same([tuple(jax.tree.leaves(jax.jit(jax.vmap(getattr(form, name), axes))(*args))) for form in (native, portable)])


def test_games_of_cards_are_the_same_in_both_forms(engine: ModuleType, decks: list[Deck]) -> None:
    rows = np.array([engine.deck_row(deck.cards, deck.energy) for deck in decks], np.int16)
    results = in_both_forms(engine, endless_play(engine, rows, 25, GAMES), jax.random.key(1))
    assert_same(results)


def test_what_waits_is_kept_alike(engine: ModuleType, decks: list[Deck]) -> None:
    """Of what an effect has worked with only that which it still needs."""
    native, portable = (importlib.import_module(f"{engine.__name__}.{form}") for form in ("native", "portable"))
    lists, rng = np.array([engine.deck_row(deck.cards, deck.energy) for deck in decks], np.int16), np.random.default_rng(3)
    draw = lambda: tuple(rng.integers(0, 1 << 32, (2, 8 * GAMES), np.uint32))  # noqa: E731
    which = tuple(rng.integers(0, len(decks), (2, 8 * GAMES)).astype(np.int32))
    choose, step = jax.jit(jax.vmap(native.choose)), jax.jit(jax.vmap(native.step))
    rows, found = np.asarray(jax.vmap(native.start, (None, 0, 0))(lists, which, draw())), []
    for _ in range(40):
        key = draw()
        action = np.asarray(choose(rows, key))
        after = np.asarray(step(rows, action, key))
        waiting = np.flatnonzero(after[:, engine.layout.CELLS["waits"][0]])
        found += [(rows[k], action[k], key[0][k], key[1][k], after[k]) for k in waiting]
        rows = after
    before, actions, first, second, expected = map(np.stack, zip(*found[-100:], strict=True))
    assert len(expected) == 100, "too few effects wait"
    np.testing.assert_array_equal(jax.jit(jax.vmap(portable.step))(before, actions, (first, second)), expected)


@pytest.mark.parametrize("platform", ["cuda", "tpu"])
def test_a_step_can_be_lowered_for_a_device_that_is_not_here(toy: ModuleType, platform: str, monkeypatch: Any) -> None:
    from jax import export

    monkeypatch.setattr(importlib.import_module(f"{NAME}.env"), "PORTABLE", True)
    env = toy.TcgJax(DECKS)
    state = jax.eval_shape(jax.vmap(env.init), jax.ShapeDtypeStruct((8,), jax.random.key(0).dtype))
    actions, keys = jax.ShapeDtypeStruct((8,), np.int32), jax.ShapeDtypeStruct((8, 2), np.uint32)
    lowered = export.export(jax.jit(jax.vmap(toy.auto_reset(env))), platforms=[platform])(state, actions, keys)
    assert "custom_call" not in lowered.mlir_module()
