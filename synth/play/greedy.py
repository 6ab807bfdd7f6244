"""A player that tries every legal action once and takes the one that leaves the best position by its count."""

from __future__ import annotations

from dataclasses import dataclass

import jax
import jax.numpy as jnp
from jax import lax

from synth.engines.engine import Array, Cells, Engine, Key
from synth.play.appraisal import WIN, Appraisal
from synth.play.player import View, noise

CANDIDATES = 48
"""More actions than can be legal at once: 10 cards in hand and 23 moves that play none, or 20 cards to choose from."""
TRIAL = 21
"""Purpose of the random words in its trials; the game draws none for it, so nothing is foreseen."""


@dataclass(frozen=True)
class GreedyPlayer:
    """While something that leaves the turn to it improves the position, it does that; then what is best."""

    engine: Engine
    name: str = "greedy"
    parameters: None = None

    def choose(self, parameters: None, view: View, key: Key) -> Array:
        env, chance = self.engine.env, self.engine.chance
        value = Appraisal(self.engine)
        trial = tuple(chance.word(key, TRIAL, word) for word in range(2))
        guess = jax.vmap(env.worlds.deal)(view.cells, view.player, trial)
        before = value(guess, view.player)
        actions = self._candidates(view)
        width, batch = actions.shape

        def spread(x: Array) -> Array:
            return jnp.broadcast_to(x, (width, batch)).reshape(-1)

        worlds: Cells = {name: spread(x) for name, x in guess.items()}
        player = spread(view.player)
        after = jax.vmap(env.step_cells)(worlds, actions.reshape(-1), tuple(map(spread, trial)))
        worth = value(after, player)
        stays = (env.current_player(after) == player) & (after["turn"] == worlds["turn"]) & (after["winner"] == 0)
        worth = worth + jnp.where(stays & (worth > spread(before)), WIN / 2, 0.0)
        worth = worth.reshape(width, batch) + 0.01 * noise(self.engine, key, width)
        legal = jnp.take_along_axis(view.legal, actions, axis=0)
        choice = jnp.argmax(jnp.where(legal, worth, -jnp.inf), axis=0)
        return jnp.take_along_axis(actions, choice[None], axis=0)[0]

    def _candidates(self, view: View) -> Array:
        """[width, B]: the legal actions, then illegal ones."""
        width = min(CANDIDATES, view.legal.shape[0])
        return lax.top_k(view.legal.T.astype(jnp.int8), width)[1].T
