"""Trying moves in games that could be the real one: what players that look ahead have in common.

A trial is a move and a world. In the world everything hidden from the player is dealt again (`imagined`), the move is made, and
a simple player goes on for both sides until some turns are over; then somebody says what the position is worth. Chance is drawn
anew for every world, from words that the game itself never uses. The moves of a game are tried in the same worlds with
the same words, so that they are compared by what they do and not by their luck.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

import jax.numpy as jnp
import numpy as np
from jax import lax

from synth.engines.engine import Array, Engine, Key, Rows
from synth.play.player import Player, View, imagined, look, stepped, word

WORLD, MOVE, ONWARD = 21, 23, 24
"""Purposes of the random words of a world, of the move that is tried in it, and of what follows; the game draws none for them."""
LONGEST = 60
"""Decisions after the move at most; then the position is taken as it is."""
CHUNK = 2048
"""Trials side by side at most: more do not fit into the caches of a core."""

Worth = Callable[[Any, Rows, Array], Array]
"""(parameters, games, players) → [B]: what the games are worth to these players."""


class Trials(NamedTuple):
    """[N] each: what is to be tried."""

    game: Array
    """index in the batch"""
    action: Array
    world: Array
    """number; trials of a game with the same number begin in the same world"""
    wanted: Array
    """bool; the others are left out, and are worth 0"""


@dataclass(frozen=True, eq=False)
class Trying:
    """How trials are played."""

    engine: Engine
    onward: Player
    """who goes on for both sides"""
    worth: Worth
    turns: int
    """until so many turns are over: 1 is the end of the turn in which the move is made"""

    def __call__(self, parameters: Any, view: View, key: Key, trials: Trials) -> Array:
        """[N]: what each leads to, for the player who decides. Nothing is done for those that are not wanted."""
        total = len(trials.game)
        chunk = min(CHUNK, total)
        padded = -(-total // chunk) * chunk
        order = jnp.argsort(~trials.wanted, stable=True)
        order = jnp.concatenate([order, jnp.full(padded - total, total, order.dtype)])
        wanted = trials.wanted.sum()

        def one(state: tuple[Array, Array]) -> tuple[Array, Array]:
            done, found = state
            here = lax.dynamic_slice(order, (done,), (chunk,))
            part = Trials(*(each.at[here].get(mode="clip") for each in trials))
            return done + chunk, found.at[here].set(self._chunk(parameters, view, key, part), mode="drop")

        _, found = lax.while_loop(lambda state: state[0] < wanted, one, (jnp.zeros((), order.dtype), jnp.zeros(total)))
        return jnp.where(trials.wanted, found, 0.0)

    def _chunk(self, parameters: Any, view: View, key: Key, part: Trials) -> Array:
        engine = self.engine
        player, mine = view.player[part.game], (key[0][part.game], key[1][part.game])
        deal = _pair(engine, mine, WORLD, part.world)
        rows = imagined(engine, view.rows[part.game], player, deal)
        until = engine.env.cell(rows, "turn") + self.turns
        rows = stepped(engine, rows, part.action, _pair(engine, deal, MOVE, 0))

        def goes_on(rows: Rows) -> Array:
            return part.wanted & (engine.env.winner(rows) == 0) & (engine.env.cell(rows, "turn") < until)

        def one(state: tuple[Array, Rows, Array]) -> tuple[Array, Rows, Array]:
            count, rows, going = state
            now = _pair(engine, deal, ONWARD, count)
            action = self.onward.choose(parameters, look(engine, rows), now)
            rows = jnp.where(going[:, None], stepped(engine, rows, action, now), rows)
            return count + 1, rows, goes_on(rows)

        _, rows, _ = lax.while_loop(
            lambda state: (state[0] < LONGEST) & state[2].any(), one, (jnp.zeros((), jnp.int32), rows, goes_on(rows))
        )
        return self.worth(parameters, rows, player)


def _pair(engine: Engine, key: Key, purpose: int, index: Any) -> Key:
    return word(engine, key, purpose, 2 * index), word(engine, key, purpose, 2 * index + 1)


def every_move(legal: Array, worlds: int, most: int) -> Trials:
    """Each legal move of each game in so many worlds; a game with one legal move needs none. `most`: moves of a game."""
    games, actions = legal.shape
    choice = legal & (legal.sum(1) > 1)[:, None]
    found = jnp.flatnonzero(choice, size=games * min(most, actions), fill_value=games * actions)
    there = found < games * actions
    at = jnp.tile(jnp.minimum(found, games * actions - 1), worlds)
    world = jnp.repeat(np.arange(worlds), len(found))
    return Trials(at // actions, at % actions, world, jnp.tile(there, worlds))


def gathered(trials: Trials, found: Array, legal: Array) -> tuple[Array, Array]:
    """[B, actions] each: the sum of what the trials of every action led to, and their number."""
    at = trials.game * legal.shape[1] + trials.action
    flat = jnp.zeros(legal.size)
    total, count = (flat.at[at].add(jnp.where(trials.wanted, x, 0.0)) for x in (found, jnp.ones_like(found)))
    return total.reshape(legal.shape), count.reshape(legal.shape)
