"""A player that searches: Gumbel search over worlds in which everything hidden from it is dealt again.

A world keeps what the player sees (`worlds.py`); all chance on the way is drawn anew, from words that follow from the game's
own and the moves that were tried.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import jax
import jax.numpy as jnp
import mctx

from synth.engines.engine import Array, Cells, Engine, Key
from synth.play.player import View, look
from synth.policy.function import ILLEGAL, PolicyFunction
from synth.spec.layout import Winner

ROOT, BRANCH = 23, 24
"""Purposes of the random words of a world, and of a move that is tried in it; the game draws none for them."""

Trial = Array
"""[B, cells + 2] uint32: games in which moves are tried, and the words that those of the next move follow from. One array,
because a tree keeps every node's; with an array a cell it takes minutes to compile."""


@dataclass(frozen=True, eq=False)
class SearchPlayer:
    function: PolicyFunction
    parameters: Any
    name: str = "search"
    simulations: int = 32
    worlds: int = 2

    def choose(self, parameters: Any, view: View, key: Key) -> Array:
        logs, value = self.function(parameters, view.seen, view.legal)

        def many(x: Array) -> Array:
            return jnp.broadcast_to(x, (self.worlds, *x.shape)).reshape(-1, *x.shape[1:])

        root = mctx.RootFnOutput(prior_logits=many(logs.T), value=many(value), embedding=self.worlds_of(view, key))
        found = mctx.gumbel_muzero_policy(
            params=parameters,
            rng_key=jax.random.key(0),  # draws the noise at the root, of which there is none
            root=root,
            recurrent_fn=self._advance,
            num_simulations=self.simulations,
            invalid_actions=many(~view.legal.T),
            gumbel_scale=0.0,
        )
        weights = found.action_weights.reshape(self.worlds, *view.legal.T.shape).mean(0).T
        return jnp.argmax(jnp.where(view.legal, weights, -1.0), axis=0)

    def worlds_of(self, view: View, key: Key) -> Trial:
        """[worlds * B]: the games with what is hidden dealt again."""
        engine = self.function.engine
        worlds = jnp.arange(self.worlds)[:, None]
        words = jax.tree.map(jnp.ravel, _words(engine, key, ROOT, worlds))
        cells, player = jax.tree.map(lambda leaf: jnp.tile(leaf, self.worlds), (view.cells, view.player))
        return packed(engine, jax.vmap(engine.env.worlds.deal)(cells, player, words), words)

    def _advance(self, parameters: Any, _: Array, action: Array, trial: Trial) -> tuple[mctx.RecurrentFnOutput, Trial]:
        engine = self.function.engine
        cells, words = unpacked(engine, trial)
        words = _words(engine, words, BRANCH, action)
        before = engine.env.current_player(cells)
        over = cells["winner"] != Winner.NONE
        after = jax.vmap(engine.env.step_cells)(cells, action, words)
        view = look(engine, after)
        logs, value = self.function(parameters, view.seen, view.legal)
        won, lost = (after["winner"] == Winner.PLAYER_0 + seat for seat in (before, 1 - before))
        ended = after["winner"] != Winner.NONE
        output = mctx.RecurrentFnOutput(
            reward=jnp.where(over, 0.0, won.astype(jnp.float32) - lost),
            # What follows counts for who decides next, who may be the other player.
            discount=jnp.where(ended, 0.0, jnp.where(view.player == before, 1.0, -1.0)),
            prior_logits=jnp.where(view.legal, logs, ILLEGAL).T,
            value=jnp.where(ended, 0.0, value),
        )
        return output, packed(engine, after, words)


def packed(engine: Engine, cells: Cells, words: Key) -> Trial:
    return jnp.stack([value.astype(jnp.uint32) for value in (*(cells[name] for name in _types(engine)), *words)], axis=1)


def unpacked(engine: Engine, trial: Trial) -> tuple[Cells, Key]:
    *values, first, second = trial.T
    types = _types(engine)
    return {name: value.astype(types[name]) for name, value in zip(types, values, strict=True)}, (first, second)


def _types(engine: Engine) -> dict[str, str]:
    return engine.layout.CELLS | {f"mask_{k}": "uint32" for k in range(engine.layout.MASK_WORDS)}


def _words(engine: Engine, key: Key, purpose: int, index: Any) -> Key:
    return engine.chance.word(key, purpose, 2 * index), engine.chance.word(key, purpose, 2 * index + 1)
