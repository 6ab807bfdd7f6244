"""Players that follow a short list of priorities; they read the observation only."""

from dataclasses import dataclass
from functools import cached_property

import jax
import jax.numpy as jnp
import numpy as np

from synth.engines.engine import Engine
from synth.play.player import View, noise_bits
from synth.shapes import Actions, Key, shaped
from synth.spec.cards import Card

STEP = 1000
"""From rank to rank: more than any attack's damage."""


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
        actions = view.legal.shape[1]
        fixed, of_card = jnp.asarray(self.table[:actions]), jnp.asarray(self.table[actions:].reshape(-1, 3))
        first, size = self.engine.actions["play"]
        rank = jnp.broadcast_to(fixed, view.legal.shape).at[:, first : first + size].set(of_card[view.seen[:, self._my_cards], 0])
        attack, _ = self.engine.actions["attack"]
        rank = rank.at[:, attack : attack + 2].set(of_card[view.seen[:, self.engine.entry("my_pokemon_0")], 1:])
        # As the engine's machine code does it (`follow_ranks`): among equals chance decides.
        liking = rank << 17 | (noise_bits(self.engine, key, actions) >> 15).astype(jnp.int32)
        return jnp.argmax(jnp.where(view.legal, liking, -1), axis=1)

    @cached_property
    def _my_cards(self) -> np.ndarray:
        return np.array([self.engine.entry(f"my_card_{k}") for k in range(self.engine.layout.PLACES)])

    @cached_property
    def table(self) -> np.ndarray:
        """Rank of every action, of playing every card and of its two attacks, as `follow_ranks` of an engine reads it."""
        fixed = np.zeros(self.engine.layout.NUM_ACTIONS, np.int32)
        for group, (first, size) in self.engine.actions.items():
            fixed[first : first + size] = STEP * self.ranks.get(group, 0)
        fixed[self.engine.actions["attach"][0]] += STEP // 2  # the Active Pokémon before the Bench

        def of_card(card: Card) -> list[int]:
            kind = "basic" if card.is_basic else "evolution" if card.stage else "trainer"
            damage = [*(attack.damage for attack in card.attacks), 0, 0]
            return [STEP * self.ranks.get(kind, self.ranks.get("play", 0)), *(self._attack + each for each in damage[:2])]

        table = np.concatenate([fixed, self.engine.card_facts(of_card, np.int32).reshape(-1)])
        assert table.max() < 1 << 14
        return table

    @property
    def _attack(self) -> int:
        return STEP * self.ranks.get("attack", 0)


_ANSWERS = dict.fromkeys(("slot", "energy", "copy", "option", "card", "rank"), 2)
"""An answer comes before `end`, which would stop a loop of choices."""


def attach_and_attack(engine: Engine) -> Priorities:
    """Benches Basics, attaches to the Active Pokémon, attacks; nothing else."""
    return Priorities(engine, "attack", {"basic": 6, "attach": 5, "attack": 4, "end": 1} | _ANSWERS)


def evolution_first(engine: Engine) -> Priorities:
    """Evolves whenever it can, plays every card, uses Abilities, attaches, attacks."""
    ranks = {"evolution": 8, "basic": 7, "trainer": 6, "ability": 5, "attach": 4, "attack": 3, "end": 1}
    return Priorities(engine, "evolve", ranks | _ANSWERS)
