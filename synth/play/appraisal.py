"""What a position is worth by simple counting: points, HP left, useful Energy, cards."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import jax.numpy as jnp
import numpy as np

from synth.engines.engine import Array, Cells, Engine
from synth.spec.cards import Card
from synth.spec.layout import ENERGIES, SLOTS, Place, Winner

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


@dataclass(frozen=True, eq=False)
class Appraisal:
    engine: Engine

    def __call__(self, cells: Cells, player: Array) -> Array:
        """[B] float: the game as `player` should like it."""
        turn_player = cells["turn_player"]
        mine = self._side(cells, 0) - self._side(cells, 1)
        winner = cells["winner"]
        ended = jnp.where(winner == Winner.PLAYER_0 + player, WIN, jnp.where(winner == Winner.PLAYER_1 - player, -WIN, 0.0))
        counted = jnp.where(turn_player == player, mine, -mine)
        return jnp.where(winner == Winner.NONE, counted, ended)

    def _side(self, cells: Cells, side: int) -> Array:
        hp, useful, damage = map(jnp.asarray, self._facts)
        total = POINT * self.engine.cell(cells, f"points_{side}").astype(jnp.float32)
        for slot in range(SLOTS):
            card = cells[f"pokemon_{side}_{slot}"].astype(jnp.int32)
            wounds = self.engine.cell(cells, f"damage_{side}_{slot}").astype(jnp.float32)
            units = sum(self.engine.cell(cells, f"energy_{side}_{slot}_{unit}").astype(jnp.float32) for unit in range(ENERGIES))
            # A Pokémon on the Bench is out of harm's way and out of reach.
            share = 1.0 if slot == 0 else 0.8
            total += share * HP * jnp.maximum(hp[card] - wounds, 0.0) + UNIT * jnp.minimum(units, useful[card])
            if slot == 0:
                total += DAMAGE * damage[card, jnp.clip(units, 0, damage.shape[1] - 1).astype(jnp.int32)]
        places = (self.engine.cell(cells, f"place_{side}_{k}") for k in range(self.engine.layout.PLACES))
        return total + CARD * sum((place == Place.HAND).astype(jnp.float32) for place in places)

    @cached_property
    def _facts(self) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """By card number: HP in tens, units worth attaching, printed damage in tens with so many units."""
        cards = self.engine.cards

        def useful(card: Card) -> int:
            later = (other for other in cards if other.evolves_from == card.name)
            return max([len(attack.cost) for attack in card.attacks] + [useful(other) for other in later], default=0)

        def damage(card: Card) -> list[float]:
            return [
                max((attack.damage / 10 for attack in card.attacks if len(attack.cost) <= units), default=0.0)
                for units in range(6)
            ]

        facts = self.engine.card_facts
        return facts(lambda card: card.hp / 10), facts(useful), facts(damage)
