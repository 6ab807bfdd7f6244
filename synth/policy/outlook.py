"""What a player counts at a glance: HP left, Energy that attacks lack, who can knock out whom.

All of it follows from what is seen and from the cards; a network that is given it need not find out how to add and compare.
Printed damage and Weakness count, what texts add does not.
"""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import jax.numpy as jnp
import numpy as np

from synth.engines.engine import Engine
from synth.policy.attributes import ATTACKS
from synth.spec.cards import UNITS, Card, Energy

Array = Any

_TENS = 10.0
_TYPES = tuple(Energy)
_NEVER = 9.0
"""Energy that an attack lacks which is not there."""
OF_SLOT = ("hp_left", "lacks_0", "lacks_1", "hit", "fells", "hit_next", "fells_next", "weak", "falls")
"""Of a Pokémon: HP left; Energy that its attacks lack; what it can do to the other side's Active Pokémon now, and with one more
Energy; whether it is weak to that Pokémon, and whether that one could knock it out with one more Energy."""
OF_ATTACK = ("damage", "fells", "lacks")
"""Of an attack of an Active Pokémon: damage to the other, whether that is enough, Energy it lacks."""


@dataclass(frozen=True, eq=False)
class Outlook:
    engine: Engine

    def __call__(self, pokemon: Array, damage: Array, energy: Array) -> tuple[Array, Array]:
        """pokemon, damage: [B, 2 sides, slots]; energy: [B, 2, slots, units] → [B, 2, slots, OF_SLOT], [B, 2 · 2 · OF_ATTACK]."""
        facts = jnp.asarray(self._facts)[pokemon]
        hp, kind, weakness = (facts[..., at] for at in range(3))
        printed, cost = facts[..., 3 : 3 + ATTACKS], facts[..., 3 + ATTACKS :].reshape(*pokemon.shape, ATTACKS, -1)
        there = pokemon > 0
        left = jnp.where(there, jnp.maximum(hp - damage, 0.0), 0.0)
        # Units of a type that are missing, or units of any type: whichever is more.
        of_type = jnp.maximum(cost[..., 1:-1] - energy[..., None, :-1], 0.0).sum(-1)
        lacks = jnp.where(cost[..., 0] > 0, 0.0, _NEVER) + jnp.maximum(of_type, cost[..., 1:].sum(-1) - energy.sum(-1)[..., None])
        lacks = jnp.clip(lacks, 0.0, _NEVER)
        facing = slice(None, None, -1)
        struck = (weakness[:, facing, :1] == kind) & there[:, facing, :1]
        hits = jnp.where(printed > 0, printed + self._bonus * struck[..., None], 0.0)
        target = left[:, facing, :1, None]
        fells = (hits >= target) & (hits > 0) & (target > 0)
        now, soon = lacks <= 0, lacks <= 1
        weak = (weakness == kind[:, facing, :1]) & there
        # What the Active Pokémon of the other side could do to each: printed damage and what this one's Weakness adds.
        theirs, ready = printed[:, facing, :1], soon[:, facing, :1]
        threat = (jnp.where(theirs > 0, theirs + self._bonus * weak[..., None], 0.0) * ready).max(-1)
        slots = [
            *(left / _TENS, lacks[..., 0] / 3, lacks[..., 1] / 3),
            *((hits * now).max(-1) / _TENS, (fells & now).any(-1)),
            *((hits * soon).max(-1) / _TENS, (fells & soon).any(-1)),
            *(weak, (threat >= left) & (left > 0)),
        ]
        attacks = [hits[:, :, 0] / _TENS, fells[:, :, 0], lacks[:, :, 0] / 3]
        return _stacked(slots), _stacked(attacks).reshape(len(pokemon), -1)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """of the second part"""
        return tuple(f"{who} attack {k} {fact}" for who in ("my", "their") for k in range(ATTACKS) for fact in OF_ATTACK)

    @property
    def _bonus(self) -> float:
        return float(self.engine.layout.RULES["weakness_bonus"]) / _TENS

    @cached_property
    def _facts(self) -> np.ndarray:
        """By card number: HP, type, Weakness, printed damage, and of each attack whether it is there and its cost by units."""
        fossil = self.engine.layout.RULES["fossil_hp"]

        def row(card: Card) -> list[float]:
            attacks = [*card.attacks[:ATTACKS], *[None] * (ATTACKS - len(card.attacks))]
            costs = [[1.0, *(a.cost.count(unit) for unit in UNITS)] if a else [0.0] * (1 + len(UNITS)) for a in attacks]
            kind, weakness = _TYPES.index(card.type) if card.type else -1, _TYPES.index(card.weakness) if card.weakness else -2
            hp = (card.hp if card.is_pokemon else fossil) / _TENS
            return [hp, kind, weakness, *(a.damage / _TENS if a else 0.0 for a in attacks), *(n for cost in costs for n in cost)]

        return self.engine.card_facts(row)


def _stacked(facts: list[Array]) -> Array:
    return jnp.stack([fact.astype(jnp.float32) for fact in facts], axis=-1)
