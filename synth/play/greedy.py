"""Players that try every legal move and count what it leads to: to the end of their turn, or of the answer to it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import jax.numpy as jnp

from synth.engines.engine import Array, Engine, Key
from synth.play.appraisal import Appraisal
from synth.play.player import View, best, noise
from synth.play.scripted import evolution_first
from synth.play.trials import Trying, every_move, gathered

CANDIDATES = 48
"""More actions than can be legal at once: 10 cards in hand and 23 moves that play none, or 20 cards to choose from."""


@dataclass(frozen=True, eq=False)
class LookingPlayer:
    """Makes the move that leaves the best position, on average over some worlds, if `evolve` goes on for both sides."""

    engine: Engine
    name: str
    turns: int
    """how far it looks: its own turn, or one more"""
    worlds: int
    parameters: None = None

    def choose(self, parameters: None, view: View, key: Key) -> Array:
        trials = every_move(view.legal, self.worlds, CANDIDATES)
        found = self._trying(None, view, key, trials)
        total, count = gathered(trials, found, view.legal)
        worth = total / jnp.maximum(count, 1)
        return best(view, worth + 0.01 * noise(self.engine, key, worth.shape[1]))

    @cached_property
    def _trying(self) -> Trying:
        value = Appraisal(self.engine)
        return Trying(self.engine, evolution_first(self.engine), lambda _, rows, player: value(rows, player), self.turns)


def greedy(engine: Engine) -> LookingPlayer:
    """Looks to the end of its own turn."""
    return LookingPlayer(engine, "greedy", turns=1, worlds=1)


def expert(engine: Engine) -> LookingPlayer:
    """Looks to the end of the other player's turn."""
    return LookingPlayer(engine, "expert", turns=2, worlds=4)
