"""What a player is: a function from what it may know to a legal action, for many games at once."""

from typing import Any, NamedTuple, Protocol

import jax
import jax.numpy as jnp
import numpy as np

from synth.engines.engine import Array, Engine
from synth.shapes import Actions, Key, Legal, Players, Rows, Scores, Seen, shaped


class View(NamedTuple):
    """Games in which somebody decides."""

    player: Players
    """who decides"""
    seen: Seen
    """what that player sees, in the order of `layout.OBSERVATION`"""
    legal: Legal
    rows: Rows
    """The games themselves; None where a player gets what it sees and nothing else.
    A player who looks here first deals again what is hidden: `imagined`."""


class Player(Protocol):
    @property
    def name(self) -> str: ...

    @property
    def parameters(self) -> Any:
        """Arrays that `choose` needs; handed in, so that they are no constants of the compiled program."""
        ...

    def choose(self, parameters: Any, view: View, key: Key) -> Actions:
        """A legal action of each game. Traced by JAX unless the player is a person."""
        ...


@shaped
def look(engine: Engine, rows: Rows) -> View:
    env = engine.env
    player = env.current_player(rows)
    return View(player, jax.vmap(env.observe_cells)(rows, player), env.legal_mask(rows), rows)


def where_asked(view: View, asked: Array) -> View:
    """The same with at most one legal action in the other games, about which nobody has to think: players that try their moves
    try nothing there."""
    first = jax.nn.one_hot(jnp.argmax(view.legal, axis=1), view.legal.shape[1], dtype=bool)
    return view._replace(legal=view.legal & (asked[:, None] | first))


@shaped
def imagined(engine: Engine, rows: Rows, player: Players, words: Key) -> Rows:
    """The same games as far as `player` knows, with all that is hidden from it dealt again."""
    return jax.vmap(engine.env.resample_cells)(rows, player, words)


@shaped
def stepped(engine: Engine, rows: Rows, action: Actions, words: Key) -> Rows:
    return jax.vmap(engine.env.step_cells)(rows, action, words)


def word(engine: Engine, key: Key, purpose: int, index: Array) -> Array:
    """`chance.word` for many indices at once."""
    chance, (first, second) = engine.chance, key
    at = jnp.asarray(index).astype(jnp.uint32) + np.uint32(purpose * 256 + 1)
    return chance.mix((chance.mix(first + chance.GOLDEN) ^ second) + at * chance.GOLDEN)


def pair(engine: Engine, key: Key, purpose: int, index: Any) -> Key:
    return word(engine, key, purpose, 2 * index), word(engine, key, purpose, 2 * index + 1)


@shaped
def noise(engine: Engine, key: Key, actions: int) -> Scores:
    """In (0, 1): a number for every action, from the random words that are free for players."""
    return ((noise_bits(engine, key, actions) >> 9).astype(jnp.float32) + 0.5) * 2.0**-23


def noise_bits(engine: Engine, key: Key, actions: int) -> Array:
    """[B, actions] uint32: the words themselves."""
    first, second = key
    return word(engine, (first[:, None], second[:, None]), engine.chance.POLICY, jnp.arange(actions))


@shaped
def best(view: View, score: Scores) -> Actions:
    """The legal action with the highest score."""
    return jnp.argmax(jnp.where(view.legal, score, -jnp.inf), axis=1)
