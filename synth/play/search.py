"""A player that searches: it plays its best moves on in many worlds, by a policy, and keeps those that do well.

Halving at the root: the moves that the policy likes best are tried equally often, then the better half again. A simulation deals
everything hidden anew, draws all chance anew, lets the policy play both sides until some turns are over, and asks the policy's
value of what came of it. What a move has led to is one average over all worlds, so a move cannot look good because it fits one
world: neither side of a simulation ever acts on what it cannot see.
"""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import jax.numpy as jnp
import numpy as np
from jax import lax

from synth.engines.engine import Array
from synth.play.learned import PolicyPlayer
from synth.play.player import View, best, look
from synth.play.trials import Trials, Trying, gathered
from synth.policy.function import PolicyFunction
from synth.shapes import Actions, Key, Rows, shaped
from synth.spec.layout import Winner

CONSIDERED = 8
"""Moves that are tried at all; of more, those that the policy likes best."""
FEWEST, WAVES = 64, 6
"""Simulations side by side: so many, or a sixth of all. Some are long, and lanes that are over wait for them."""
SIMULATIONS = 128
ROUNDS = 2
"""All moves, then the better half: a third round finds nothing more, and rounds wait for each other."""
SURE = 0.999
"""What is only expected is worth less than what has happened: a game that is won is better than one that looks won."""
PRIOR = 0.03
"""What a unit of the policy's log-probability counts with one simulation; with more it counts less, by their root."""


@dataclass(frozen=True, eq=False)
class SearchPlayer:
    function: PolicyFunction
    parameters: Any
    name: str = "search"
    simulations: int = SIMULATIONS
    turns: int = 5
    """of the game that a simulation plays: the own turn, then two of each player"""

    @shaped
    def choose(self, parameters: Any, view: View, key: Key) -> Actions:
        logs = self._policy.log_probabilities(parameters, view, key)
        ranks = min(CONSIDERED, logs.shape[1])
        rounds = max(1, min(ROUNDS, (ranks - 1).bit_length(), self.simulations // 2))
        each = max(1, self.simulations // rounds)
        most = max(FEWEST, len(logs) * each // WAVES)
        total, count, score = jnp.zeros_like(logs), jnp.zeros_like(logs), logs
        alive = jnp.minimum(view.legal.sum(1), ranks)
        for number in range(rounds):
            order = lax.top_k(jnp.where(view.legal, score, -jnp.inf), ranks)[1]
            trials = _dealt_out(order, alive, each, number)
            more, times = gathered(trials, self._trying(parameters, view, key, trials, most), view.legal)
            total, count = total + more, count + times
            mean = total / jnp.maximum(count, 1)
            # A move that went out of the race does not come back.
            last = jnp.where(times > 0, mean + PRIOR * logs / jnp.sqrt(jnp.maximum(count, 1)), -jnp.inf)
            score = jnp.where((alive > 1)[:, None], last, logs)
            alive = jnp.where(alive > 1, jnp.maximum(2, (alive + 1) // 2), alive)
        return best(view, score)

    @cached_property
    def _policy(self) -> PolicyPlayer:
        return PolicyPlayer(self.function, None)

    @cached_property
    def _trying(self) -> Trying:
        def onward(parameters: Any, view: View, key: Key, _: Array) -> Array:
            return self._policy.choose(parameters, view, key)

        return Trying(self.function.engine, onward, self._worth, self.turns)

    def _worth(self, parameters: Any, rows: Rows, player: Array) -> Array:
        """From -1 to 1, for these players: how the game ended, or what the policy expects."""
        engine = self.function.engine
        view = look(engine, rows)
        value = self.function.value(parameters, view.seen)
        expected = jnp.clip(jnp.where(view.player == player, value, -value), -SURE, SURE)
        winner = engine.env.winner(rows)
        won, lost = (winner == Winner.PLAYER_0 + seat for seat in (player, 1 - player))
        return jnp.where(winner == Winner.NONE, expected, won.astype(jnp.float32) - lost)


def _dealt_out(order: Array, alive: Array, each: int, number: int) -> Trials:
    """So many simulations of each game for its first moves in this order, the same number each as far as they go around."""
    games = len(order)
    at = np.arange(each)
    which = at % alive[:, None]
    game = jnp.repeat(np.arange(games), each)
    action = jnp.take_along_axis(order, which, axis=1).reshape(-1)
    # Every round has worlds of its own; the moves of a round share them.
    world = number * each + at // alive[:, None]
    return Trials(game, action, world.reshape(-1), jnp.repeat(alive > 1, each))
