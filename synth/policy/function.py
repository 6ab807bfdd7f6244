"""A network on an engine: from what a player sees to logits of the engine's actions and a value."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import jax
import jax.numpy as jnp

from synth.engines.engine import Array, Engine
from synth.policy.attributes import attack_attributes, card_attributes, with_none
from synth.policy.network import CardFacts, Network
from synth.policy.reading import Reading

ILLEGAL = -1e9
"""A logit whose probability is 0 in float32."""


@dataclass(frozen=True, eq=False)
class PolicyFunction:
    engine: Engine
    network: Network

    def __call__(self, parameters: Any, seen: Array, legal: Array) -> tuple[Array, Array]:
        """seen [entries, B], legal [actions, B] → log-probabilities [actions, B], value for who decides [B]."""
        whole, value = self.network.apply({"params": parameters}, self._facts, self._reading(seen))
        logits = jnp.where(legal, whole.T[self._reading.actions], ILLEGAL)
        return jax.nn.log_softmax(logits, axis=0), value

    def init(self, key: Array) -> Any:
        seen = jnp.zeros((len(self.engine.layout.OBSERVATION), 1), jnp.int16)
        return self.network.init(key, self._facts, self._reading(seen))["params"]

    @cached_property
    def _reading(self) -> Reading:
        return Reading(self.engine)

    @cached_property
    def _facts(self) -> CardFacts:
        cards = self.engine.cards
        return CardFacts(
            with_none([card_attributes(card) for card in cards]), with_none([attack_attributes(card) for card in cards])
        )
