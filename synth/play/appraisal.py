"""What a position is worth by simple counting: points, HP left, useful Energy, cards."""

from dataclasses import dataclass
from functools import cached_property

import jax.numpy as jnp
import numpy as np

from synth.engines.engine import Array, Engine, Rows
from synth.spec.cards import Card
from synth.spec.layout import Place, Winner

WIN = 1000.0
POINT = 30.0
HP = 1.0
"""for each ten HP left"""
UNIT = 4.0
"""for a unit of Energy that an attack of the Pokémon, or of one that it evolves into, has use for"""
DAMAGE = 1.5
"""for each ten of printed damage of the Active's best attack, as far as its number of units allows"""
CARD = 0.5
"""for a card in hand"""
BENCH = 0.8
"""A Pokémon on the Bench is out of harm's way and out of reach."""


@dataclass(frozen=True, eq=False)
class Appraisal:
    engine: Engine

    def __call__(self, rows: Rows, player: Array) -> Array:
        """[B] float: the games as `player` should like them."""
        cell = self.engine.env.cell
        sides = self._sides(rows)
        mine = sides[:, 0] - sides[:, 1]
        winner = cell(rows, "winner")
        ended = jnp.where(winner == Winner.PLAYER_0 + player, WIN, jnp.where(winner == Winner.PLAYER_1 - player, -WIN, 0.0))
        counted = jnp.where(cell(rows, "turn_player") == player, mine, -mine)
        return jnp.where(winner == Winner.NONE, counted, ended)

    def _sides(self, rows: Rows) -> Array:
        """[B, 2] float: what the side in turn has, and the other."""
        slots = self.engine.slots

        def of_slots(name: str) -> Array:
            found = self.engine.env.cell(rows, name)
            return found.reshape(len(rows), 2, slots, *found.shape[2:])

        hp, useful, damage = map(jnp.asarray, self._facts)
        card = of_slots("pokemon").astype(jnp.int32)
        units = of_slots("energy").sum(-1, dtype=jnp.int32)
        left = jnp.maximum(hp[card] - of_slots("damage").astype(jnp.float32), 0.0)
        share = np.array([1.0] + [BENCH] * (slots - 1), np.float32)
        standing = (share * HP * left + UNIT * jnp.minimum(units, useful[card])).sum(-1)
        attack = damage[card[..., 0], jnp.minimum(units[..., 0], damage.shape[1] - 1)]
        hand = (self.engine.env.cell(rows, "place") == Place.HAND).sum(-1)
        points = self.engine.env.cell(rows, "points").astype(jnp.float32)
        return POINT * points + standing + DAMAGE * attack + CARD * hand

    @cached_property
    def _facts(self) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """By card number: HP in tens, units worth attaching, printed damage in tens with so many units."""
        cards = self.engine.cards
        later: dict[str, list[Card]] = {}
        for card in cards:
            later.setdefault(card.evolves_from or "", []).append(card)

        def useful(card: Card) -> int:
            costs = [len(attack.cost) for attack in card.attacks]
            return max(costs + [useful(other) for other in later.get(card.name, ())], default=0)

        def damage(card: Card) -> list[float]:
            return [
                max((attack.damage / 10 for attack in card.attacks if len(attack.cost) <= units), default=0.0)
                for units in range(6)
            ]

        facts = self.engine.card_facts
        return facts(lambda card: card.hp / 10), facts(useful), facts(damage)
