"""What a player is: a function from what it may know to a legal action, for many games at once."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

import jax
import jax.numpy as jnp
import numpy as np

from synth.engines.engine import Array, Engine, Key, Rows


class View(NamedTuple):
    """Games in which somebody decides."""

    player: Array
    """[B]: who decides"""
    seen: Array
    """[B, entries] int16: what that player sees, in the order of `layout.OBSERVATION`"""
    legal: Array
    """[B, actions] bool"""
    rows: Rows
    """The games themselves. A player who looks here first deals again what is hidden: `imagined`."""


class Player(Protocol):
    @property
    def name(self) -> str: ...

    @property
    def parameters(self) -> Any:
        """Arrays that `choose` needs; handed in, so that they are no constants of the compiled program."""
        ...

    def choose(self, parameters: Any, view: View, key: Key) -> Array:
        """[B]: a legal action of each game. Traced by JAX unless the player is a person."""
        ...


def look(engine: Engine, rows: Rows) -> View:
    env = engine.env
    player = env.current_player(rows)
    return View(player, jax.vmap(env.observe_cells)(rows, player), env.legal_mask(rows), rows)


def imagined(engine: Engine, rows: Rows, player: Array, words: Key) -> Rows:
    """The same games as far as `player` knows, with all that is hidden from it dealt again."""
    return jax.vmap(engine.env.resample_cells)(rows, player, words)


def stepped(engine: Engine, rows: Rows, action: Array, words: Key) -> Rows:
    return jax.vmap(engine.env.step_cells)(rows, action, words)


def word(engine: Engine, key: Key, purpose: int, index: Array) -> Array:
    """`chance.word` for many indices at once."""
    chance, (first, second) = engine.chance, key
    at = jnp.asarray(index).astype(jnp.uint32) + np.uint32(purpose * 256 + 1)
    return chance.mix((chance.mix(first + chance.GOLDEN) ^ second) + at * chance.GOLDEN)


def noise(engine: Engine, key: Key, actions: int) -> Array:
    """[B, actions] in (0, 1): a number for every action, from the random words that are free for players."""
    first, second = key
    bits = word(engine, (first[:, None], second[:, None]), engine.chance.POLICY, jnp.arange(actions))
    return ((bits >> 9).astype(jnp.float32) + 0.5) * 2.0**-23


def best(view: View, score: Array) -> Array:
    """[B]: the legal action with the highest score."""
    return jnp.argmax(jnp.where(view.legal, score, -jnp.inf), axis=1)
