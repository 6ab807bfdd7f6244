"""A player that searches: Gumbel search over worlds in which everything hidden from it is dealt again.

A world keeps what the player sees (`imagined`); all chance on the way is drawn anew, from words that follow from the game's
own and the moves that were tried.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import mctx

from synth.engines.engine import Array, Engine
from synth.play.player import View, imagined, look, stepped, word
from synth.policy.function import ILLEGAL, PolicyFunction
from synth.shapes import Actions, Key, Rows, shaped
from synth.spec.layout import Winner

ROOT, BRANCH = 23, 24
"""Purposes of the random words of a world, and of a move that is tried in it; the game draws none for them."""


class Trial(NamedTuple):
    """Games in which moves are tried."""

    rows: Rows
    words: Key
    """that those of the next move follow from"""


@dataclass(frozen=True, eq=False)
class SearchPlayer:
    function: PolicyFunction
    parameters: Any
    name: str = "search"
    simulations: int = 32
    worlds: int = 2

    @shaped
    def choose(self, parameters: Any, view: View, key: Key) -> Actions:
        logs, value = self.function(parameters, view.seen, view.legal)

        def many(x: Array) -> Array:
            return jnp.broadcast_to(x, (self.worlds, *x.shape)).reshape(-1, *x.shape[1:])

        root = mctx.RootFnOutput(prior_logits=many(logs), value=many(value), embedding=self.worlds_of(view, key))
        found = mctx.gumbel_muzero_policy(
            params=parameters,
            rng_key=jax.random.key(0),  # draws the noise at the root, of which there is none
            root=root,
            recurrent_fn=self._advance,
            num_simulations=self.simulations,
            invalid_actions=many(~view.legal),
            gumbel_scale=0.0,
        )
        weights = found.action_weights.reshape(self.worlds, *view.legal.shape).mean(0)
        return jnp.argmax(jnp.where(view.legal, weights, -1.0), axis=1)

    def worlds_of(self, view: View, key: Key) -> Trial:
        """[worlds * B]: the games with what is hidden dealt again."""
        engine = self.function.engine
        worlds = jnp.arange(self.worlds)[:, None]
        first, second = (word.reshape(-1) for word in _words(engine, key, ROOT, worlds))
        rows, player = jnp.tile(view.rows, (self.worlds, 1)), jnp.tile(view.player, self.worlds)
        return Trial(imagined(engine, rows, player, (first, second)), (first, second))

    def _advance(self, parameters: Any, _: Array, action: Array, trial: Trial) -> tuple[mctx.RecurrentFnOutput, Trial]:
        engine = self.function.engine
        env = engine.env
        words = _words(engine, trial.words, BRANCH, action)
        before = env.current_player(trial.rows)
        over = env.winner(trial.rows) != Winner.NONE
        after = stepped(engine, trial.rows, action, words)
        view = look(engine, after)
        logs, value = self.function(parameters, view.seen, view.legal)
        winner = env.winner(after)
        won, lost = (winner == Winner.PLAYER_0 + seat for seat in (before, 1 - before))
        ended = winner != Winner.NONE
        output = mctx.RecurrentFnOutput(
            reward=jnp.where(over, 0.0, won.astype(jnp.float32) - lost),
            # What follows counts for who decides next, who may be the other player.
            discount=jnp.where(ended, 0.0, jnp.where(view.player == before, 1.0, -1.0)),
            prior_logits=jnp.where(view.legal, logs, ILLEGAL),
            value=jnp.where(ended, 0.0, value),
        )
        return output, Trial(after, words)


def _words(engine: Engine, key: Key, purpose: int, index: Any) -> Key:
    return word(engine, key, purpose, 2 * index), word(engine, key, purpose, 2 * index + 1)
