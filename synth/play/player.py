"""What a player is: a function from what it may know to a legal action, for many games at once."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

import jax
import jax.numpy as jnp

from synth.engines.engine import Array, Cells, Engine, Key


class View(NamedTuple):
    """Games in which somebody decides."""

    player: Array
    """[B] int8: who decides"""
    seen: Array
    """[entries, B] int16: what that player sees, in the order of `layout.OBSERVATION`"""
    legal: Array
    """[actions, B] bool"""
    cells: Cells
    """The games themselves. A player who looks here first deals again what is hidden: `worlds.deal`."""


class Player(Protocol):
    name: str

    @property
    def parameters(self) -> Any:
        """Arrays that `choose` needs; handed in, so that they are no constants of the compiled program."""
        ...

    def choose(self, parameters: Any, view: View, key: Key) -> Array:
        """[B]: a legal action of each game. Traced by JAX unless the player is a person."""
        ...


def look(engine: Engine, cells: Cells) -> View:
    player = engine.env.current_player(cells)
    seen = jax.vmap(engine.env.observe_cells, out_axes=-1)(cells, player)
    return View(player, seen, jax.vmap(engine.env.legal_mask, out_axes=-1)(cells), cells)


def noise(engine: Engine, key: Key, actions: int) -> Array:
    """[actions, B] in (0, 1): a number for every action, from the random words that are free for players."""
    first, second = key
    bits = engine.chance.word((first[None], second[None]), engine.chance.POLICY, jnp.arange(actions)[:, None])
    return ((bits >> 9).astype(jnp.float32) + 0.5) * 2.0**-23


def best(view: View, score: Array) -> Array:
    """[B]: the legal action with the highest score."""
    return jnp.argmax(jnp.where(view.legal, score, -jnp.inf), axis=0)
