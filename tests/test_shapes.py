"""Shapes that are written down are those that there are: the tests check every call, and here that a wrong one is found."""

import subprocess
import sys
from typing import Any, get_args, get_type_hints

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jaxtyping import TypeCheckError

import synth
from synth import shapes
from synth.front import State
from synth.play.player import View, best, look
from synth.train.advantage import advantages
from tests.small_engine import small_decks


@pytest.fixture(scope="module")
def env() -> Any:
    return synth.make(decks=small_decks())


def follows(thing: Any, protocol: type) -> list[str]:
    """Names of what is not as written down."""
    return [name for name, hint in get_type_hints(protocol).items() if not fits(getattr(thing, name), hint)]


def fits(value: Any, hint: Any) -> bool:
    return any(isinstance(value, one) for one in get_args(hint))


def test_states_of_a_generated_package_are_as_the_front_door_says(env: Any) -> None:
    keys = jax.random.split(jax.random.key(0), 6)
    one, many = env.init(keys[0]), jax.vmap(jax.vmap(env.init))(keys.reshape(2, 3))
    stepped = env.step(one, jnp.argmax(one.legal_action_mask), keys[1])
    others = env.resample_hidden(one, 0, keys[2]), env.unpack(env.pack(one)), env.from_bytes(env.to_bytes(many))
    for state in (one, many, stepped, *others):
        assert follows(state, State) == []
    assert follows(one._replace(rewards=one.rewards[:1], cells=one.cells.astype(int)), State) == ["rewards", "cells"]
    assert fits(env.observe(one), shapes.Observation)


def test_a_wrong_shape_is_found_where_it_is_handed_over() -> None:
    legal, score = np.ones((3, 5), bool), jnp.zeros((3, 5))
    view = View(jnp.zeros(3, int), jnp.zeros((3, 7), jnp.int16), legal, None)  # type: ignore[arg-type]
    assert best(view, score).shape == (3,)
    with pytest.raises(TypeCheckError):
        best(view, score[0])
    with pytest.raises(TypeCheckError):
        look(None, jnp.zeros((3, 10)))  # type: ignore[arg-type]
    flat = jnp.zeros((4, 3))
    last = (jnp.zeros(3), jnp.zeros(3, int))
    assert advantages(flat, flat, flat.astype(int), flat, last, 1.0, 0.9).shape == (4, 3)
    with pytest.raises(TypeCheckError):
        advantages(flat, flat[:, :2], flat.astype(int), flat, last, 1.0, 0.9)


def test_without_jaxtyping_they_mean_anything() -> None:
    script = "import sys; sys.modules['jaxtyping'] = None\nfrom synth import front, shapes\n"
    script += "print(shapes.Seen, 'jax' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", script], env={}, capture_output=True, text=True, check=True)
    assert done.stdout == "typing.Any False\n"
