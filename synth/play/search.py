"""A player that searches: Gumbel search over worlds in which the other player's hidden cards are dealt again.

A world keeps what the player sees; where the other player's unseen cards are is drawn anew, and so is all chance on the way. Both
deck lists are known to the search, as in a match with open lists. Its random numbers are those of the whole batch, so its
moves depend on what is played beside it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import jax
import jax.numpy as jnp
import mctx

from synth.engines.engine import Array, Cells, Key
from synth.play.player import View, look
from synth.policy.function import ILLEGAL, PolicyFunction
from synth.spec.layout import Winner

WORLD = 22
"""Purpose of the random words that deal hidden cards again and guide the search; the game draws none for it."""


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

        root = mctx.RootFnOutput(prior_logits=many(logs.T), value=many(value), embedding=self.deal(view, key))
        word = self.function.engine.chance.word
        found = mctx.gumbel_muzero_policy(
            params=parameters,
            rng_key=jax.random.wrap_key_data(jnp.stack([word(key, WORLD, 254)[0], word(key, WORLD, 255)[0]])),
            root=root,
            recurrent_fn=self._advance,
            num_simulations=self.simulations,
            invalid_actions=many(~view.legal.T),
            gumbel_scale=0.0,
        )
        weights = found.action_weights.reshape(self.worlds, *view.legal.T.shape).mean(0).T
        return jnp.argmax(jnp.where(view.legal, weights, -1.0), axis=0)

    def deal(self, view: View, key: Key) -> Cells:
        """[worlds * B]: the games with the other player's hidden cards dealt again."""
        env, chance = self.function.engine.env, self.function.engine.chance
        worlds = [
            jax.vmap(env.resample_cells)(
                view.cells, view.player, (chance.word(key, WORLD, 2 * world), chance.word(key, WORLD, 2 * world + 1))
            )
            for world in range(self.worlds)
        ]
        return {name: jnp.concatenate([world[name] for world in worlds]) for name in view.cells}

    def _advance(self, parameters: Any, key: Array, action: Array, cells: Cells) -> tuple[mctx.RecurrentFnOutput, Cells]:
        engine = self.function.engine
        words = jax.random.bits(key, (2, action.shape[0]))
        before = engine.env.current_player(cells)
        over = cells["winner"] != Winner.NONE
        after = jax.vmap(engine.env.step_cells)(cells, action, (words[0], words[1]))
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
        return output, after
