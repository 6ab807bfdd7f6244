"""Players that follow a short list of priorities; they read the observation only."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import jax
import jax.numpy as jnp
import numpy as np

from synth.engines.engine import Engine
from synth.play.player import View, best, noise
from synth.shapes import Actions, Key, shaped


@dataclass(frozen=True)
class RandomPlayer:
    """Any legal action, all equally likely."""

    engine: Engine
    name: str = "random"
    parameters: None = None

    @shaped
    def choose(self, parameters: None, view: View, key: Key) -> Actions:
        return jax.vmap(self.engine.env.random_action)(view.rows, key)


@dataclass(frozen=True, eq=False)
class Priorities:
    """Takes a legal action from the highest of its ranks: the best attack by printed damage, among others any."""

    engine: Engine
    name: str
    ranks: dict[str, int]
    """Rank of an action group, or of `basic`, `evolution`, `trainer` for playing such a card; above 0. Others: 0."""
    parameters: None = None

    @shaped
    def choose(self, parameters: None, view: View, key: Key) -> Actions:
        fixed, plays = map(jnp.asarray, self._ranks)
        first, size = self.engine.actions["play"]
        hand = view.seen[:, self._my_cards]
        score = jnp.broadcast_to(fixed, view.legal.shape).at[:, first : first + size].set(plays[hand])
        attack, _ = self.engine.actions["attack"]
        active = view.seen[:, self.engine.entry("my_pokemon_0")]
        score = score.at[:, attack : attack + 2].add(jnp.asarray(self._damage)[active])
        return best(view, score + 0.001 * noise(self.engine, key, score.shape[1]))

    @cached_property
    def _my_cards(self) -> np.ndarray:
        return np.array([self.engine.entry(f"my_card_{k}") for k in range(self.engine.layout.PLACES)])

    @cached_property
    def _ranks(self) -> tuple[np.ndarray, np.ndarray]:
        """Rank of every action, and of playing every card."""
        fixed = np.zeros(self.engine.layout.NUM_ACTIONS, np.float32)
        for group, (first, size) in self.engine.actions.items():
            fixed[first : first + size] = self.ranks.get(group, 0)
        fixed[self.engine.actions["attach"][0]] += 0.5  # the Active Pokémon before the Bench
        plays = self.engine.card_facts(
            lambda card: self.ranks.get(
                "basic" if card.is_basic else "evolution" if card.stage else "trainer", self.ranks.get("play", 0)
            )
        )
        return fixed, plays

    @cached_property
    def _damage(self) -> np.ndarray:
        """[cards + 1, 2] below 1: printed damage of each attack, enough to tell attacks of one rank apart."""
        return self.engine.card_facts(
            lambda card: [attack.damage / 1000 for attack in card.attacks] + [0.0] * (2 - len(card.attacks))
        )


_ANSWERS = dict.fromkeys(("slot", "energy", "copy", "option", "card", "rank"), 2)
"""An answer comes before `end`, which would stop a loop of choices."""


def attach_and_attack(engine: Engine) -> Priorities:
    """Benches Basics, attaches to the Active Pokémon, attacks; nothing else."""
    return Priorities(engine, "attack", {"basic": 6, "attach": 5, "attack": 4, "end": 1} | _ANSWERS)


def evolution_first(engine: Engine) -> Priorities:
    """Evolves whenever it can, plays every card, uses Abilities, attaches, attacks."""
    ranks = {"evolution": 8, "basic": 7, "trainer": 6, "ability": 5, "attach": 4, "attack": 3, "end": 1}
    return Priorities(engine, "evolve", ranks | _ANSWERS)
