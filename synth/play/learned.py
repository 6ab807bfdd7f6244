"""A trained policy as a player."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import jax.numpy as jnp

from synth.engines.engine import Array, Key
from synth.play.player import View, best, noise
from synth.policy.function import PolicyFunction


@dataclass(frozen=True, eq=False)
class PolicyPlayer:
    """Plays by the probabilities of a policy, or always the likeliest action."""

    function: PolicyFunction
    parameters: Any
    name: str = "policy"
    sampled: bool = True

    def choose(self, parameters: Any, view: View, key: Key) -> Array:
        logs, _ = self.function(parameters, view.seen, view.legal)
        if not self.sampled:
            return best(view, logs)
        return best(view, logs + gumbel(self.function, key, logs.shape[1]))


def gumbel(function: PolicyFunction, key: Key, actions: int) -> Array:
    """[B, actions]: the highest sum of this and log-probabilities is a sample."""
    return -jnp.log(-jnp.log(noise(function.engine, key, actions)))
