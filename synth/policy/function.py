"""A network on an engine: from what a player sees to logits of the engine's actions and a value."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from synth.engines.engine import Array, Engine
from synth.policy.attributes import attack_attributes, card_attributes, lasting_attributes, vocabulary, with_none
from synth.policy.network import CardFacts, Network
from synth.policy.reading import Reading
from synth.shapes import Legal, Scores, Seen, Values, shaped

LEAD = 0.5
"""The value of a lead by all points, before anything is learned."""
ILLEGAL = -1e9
"""A logit whose probability is 0 in float32."""


@dataclass(frozen=True, eq=False)
class PolicyFunction:
    engine: Engine
    network: Network

    @shaped
    def __call__(self, parameters: Any, seen: Seen, legal: Legal) -> tuple[Scores, Values]:
        """Log-probabilities of actions, and the value for who decides."""
        logits, value = self.network.apply({"params": parameters}, self._facts, self._reading(seen))
        return jax.nn.log_softmax(jnp.where(legal, logits, ILLEGAL), axis=1), value + self._lead(seen)

    def _lead(self, seen: Array) -> Array:
        """What the head need not learn: a lead in points is good. To learn with this is the same as to be paid for points
        on the way, without changing what is best."""
        mine, theirs = (seen[:, self.engine.entry(f"{who}_points")].astype(jnp.float32) for who in ("my", "their"))
        return LEAD * (mine - theirs) / self.engine.layout.RULES["points_to_win"]

    def init(self, key: Array) -> Any:
        seen = jnp.zeros((1, len(self.engine.layout.OBSERVATION)), jnp.int16)
        return self.network.init(key, self._facts, self._reading(seen))["params"]

    @cached_property
    def _reading(self) -> Reading:
        return Reading(self.engine)

    @cached_property
    def _facts(self) -> CardFacts:
        cards = self.engine.cards
        lasting = np.array(lasting_attributes(cards), np.float32).reshape(-1, len(vocabulary()))
        return CardFacts(
            with_none([card_attributes(card) for card in cards]),
            with_none([attack_attributes(card) for card in cards]),
            np.concatenate([np.zeros((1, lasting.shape[1]), np.float32), lasting]),
        )
