"""A network on an engine: from what a player sees to logits of the engine's actions and a value."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp

from synth.engines.engine import Array, Engine
from synth.policy.changes import AT_ONCE, ONWARD, TOLD, Told
from synth.policy.encoder import CardFacts, CardTables, Encoder, card_facts
from synth.policy.network import Network
from synth.policy.reading import Reading
from synth.shapes import Legal, Scores, Seen, Values, shaped

LEAD = 0.5
"""The value of a lead by all points, before anything is learned."""
ILLEGAL = -1e9
"""A logit whose probability is 0 in float32."""


class Prepared(NamedTuple):
    """Parameters for decisions: what depends on the cards alone is worked out."""

    board: Any
    cards: CardTables


@dataclass(frozen=True, eq=False)
class PolicyFunction:
    engine: Engine
    network: Network

    @shaped
    def __call__(self, parameters: Prepared, seen: Seen, legal: Legal, told: Told) -> tuple[Scores, Values]:
        """Log-probabilities of actions, and the value for who decides. `told`: what each action does."""
        logits, value = self.network.apply({"params": parameters.board}, parameters.cards, self._reading(seen), told)
        return jax.nn.log_softmax(jnp.where(legal, logits, ILLEGAL), axis=1), value + self._lead(seen)

    @shaped
    def value(self, parameters: Prepared, seen: Seen) -> Values:
        """The value alone, which does not depend on what moves would change."""
        untold = self.untold(len(seen))
        _, value = self.network.apply({"params": parameters.board}, parameters.cards, self._reading(seen), untold)
        return value + self._lead(seen)

    def untold(self, games: int) -> Told:
        """Nobody knows what moves do."""
        none = jnp.full((games, TOLD), self.engine.layout.NUM_ACTIONS, jnp.int16)
        return Told(none, *(jnp.zeros((games, TOLD, len(names)), jnp.int8) for names in (AT_ONCE, ONWARD)))

    def prepared(self, parameters: Any) -> Prepared:
        cards: Any = self._encoder.apply({"params": parameters["cards"]}, self._facts)
        return Prepared(parameters["board"], cards)

    def _lead(self, seen: Array) -> Array:
        """What the head need not learn: a lead in points is good. To learn with this is the same as to be paid for points
        on the way, without changing what is best."""
        mine, theirs = (seen[:, self.engine.entry(f"{who}_points")].astype(jnp.float32) for who in ("my", "their"))
        return LEAD * (mine - theirs) / self.engine.layout.RULES["points_to_win"]

    def init(self, key: Array) -> Any:
        first, second = jax.random.split(key)
        seen = jnp.zeros((1, len(self.engine.layout.OBSERVATION)), jnp.int16)
        cards, known = self._encoder.init_with_output(first, self._facts)
        board = self.network.init(second, cards, self._reading(seen), self.untold(1))
        return {"cards": known["params"], "board": board["params"]}

    @cached_property
    def names(self) -> dict[tuple[str, str], tuple[str, ...]]:
        """For each layer that reads facts: what its inputs are called, in order."""
        cards = {("cards", layer): names for layer, names in card_facts(self.engine.cards)[1].items()}
        of_board = self._reading.names | {"outcome": AT_ONCE, "onward": ONWARD}
        return cards | {("board", layer): names for layer, names in of_board.items()}

    @property
    def _encoder(self) -> Encoder:
        return Encoder(self.network.token)

    @cached_property
    def _reading(self) -> Reading:
        return Reading(self.engine)

    @cached_property
    def _facts(self) -> CardFacts:
        return card_facts(self.engine.cards)[0]
