"""A trained policy as a player."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import jax.numpy as jnp

from synth.play.outcomes import Outcomes
from synth.play.player import View, best, noise
from synth.policy.function import PolicyFunction
from synth.shapes import Actions, Key, Scores, shaped


@dataclass(frozen=True, eq=False)
class PolicyPlayer:
    """Plays by the probabilities of a policy, or always the likeliest action."""

    function: PolicyFunction
    parameters: Any
    name: str = "policy"
    sampled: bool = True

    @shaped
    def choose(self, parameters: Any, view: View, key: Key) -> Actions:
        logs = self.log_probabilities(parameters, view, key)
        if not self.sampled:
            return best(view, logs)
        return best(view, logs + gumbel(self.function, key, logs.shape[1]))

    @shaped
    def log_probabilities(self, parameters: Any, view: View, key: Key) -> Scores:
        """Where there are no games to try moves in, nothing is known of what they do."""
        if view.rows is None:
            told = self.function.untold(len(view.seen))
        else:
            told = self._outcomes(view, key, jnp.ones(len(view.seen), bool))
        return self.function(parameters, view.seen, view.legal, told)[0]

    @cached_property
    def _outcomes(self) -> Outcomes:
        return Outcomes(self.function.engine)


@shaped
def gumbel(function: PolicyFunction, key: Key, actions: int) -> Scores:
    """The highest sum of this and log-probabilities is a sample."""
    return -jnp.log(-jnp.log(noise(function.engine, key, actions)))
