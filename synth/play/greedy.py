"""A player that tries every legal action once and takes the one that leaves the best position by its count."""

from __future__ import annotations

from dataclasses import dataclass

import jax.numpy as jnp
from jax import lax

from synth.engines.engine import Array, Engine
from synth.play.appraisal import WIN, Appraisal
from synth.play.player import View, imagined, noise, stepped
from synth.shapes import Actions, Key, shaped

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

    @shaped
    def choose(self, parameters: None, view: View, key: Key) -> Actions:
        env, chance = self.engine.env, self.engine.chance
        value = Appraisal(self.engine)
        trial = (chance.word(key, TRIAL, 0), chance.word(key, TRIAL, 1))
        guess = imagined(self.engine, view.rows, view.player, trial)
        actions = self._candidates(view)
        batch, width = actions.shape

        def spread(x: Array) -> Array:
            return jnp.repeat(x, width, axis=0)

        before, player, turn = map(spread, (value(guess, view.player), view.player, env.cell(guess, "turn")))
        after = stepped(self.engine, spread(guess), actions.reshape(-1), (spread(trial[0]), spread(trial[1])))
        worth = value(after, player)
        stays = (env.current_player(after) == player) & (env.cell(after, "turn") == turn) & (env.winner(after) == 0)
        worth = worth + jnp.where(stays & (worth > before), WIN / 2, 0.0)
        worth = worth.reshape(batch, width) + 0.01 * noise(self.engine, key, width)
        legal = jnp.take_along_axis(view.legal, actions, axis=1)
        choice = jnp.argmax(jnp.where(legal, worth, -jnp.inf), axis=1)
        return jnp.take_along_axis(actions, choice[:, None], axis=1)[:, 0]

    def _candidates(self, view: View) -> Array:
        """[B, width]: the legal actions, then illegal ones."""
        width = min(CANDIDATES, view.legal.shape[1])
        return lax.top_k(view.legal.astype(jnp.int8), width)[1]
