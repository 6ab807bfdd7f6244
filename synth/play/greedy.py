"""Players that try every legal move and count what it leads to: to the end of their turn, or of the answer to it."""

from dataclasses import dataclass
from functools import cached_property

import jax.numpy as jnp

from synth.engines.engine import Engine
from synth.play.appraisal import Appraisal
from synth.play.player import View, best, noise
from synth.play.scripted import attach_and_attack, evolution_first
from synth.play.trials import ByRanks, Trying, every_move, gathered
from synth.shapes import Actions, Key, shaped

CANDIDATES = 48
"""More actions than can be legal at once: 10 cards in hand and 23 moves that play none, or 20 cards to choose from."""
FEWEST = 8
"""Trials side by side at least. A few trials are long: with a lane for each most lanes would wait for them, so a game has about
one, and its trials take turns."""


@dataclass(frozen=True, eq=False)
class LookingPlayer:
    """Makes the move that leaves the best position, on average over some worlds. It goes on like `evolve` in its turn, and
    expects the other player to answer like `attack`, which needs few cards that cannot be known."""

    engine: Engine
    name: str
    turns: int
    """how far it looks: its own turn, or one more"""
    worlds: int
    parameters: None = None

    @shaped
    def choose(self, parameters: None, view: View, key: Key) -> Actions:
        trials = every_move(view.legal, self.worlds, CANDIDATES)
        found = self._trying(None, view, key, trials, max(FEWEST, self.worlds * len(view.player)))
        total, count = gathered(trials, found, view.legal)
        worth = total / jnp.maximum(count, 1)
        return best(view, worth + 0.01 * noise(self.engine, key, worth.shape[1]))

    @cached_property
    def _trying(self) -> Trying:
        value, mine = Appraisal(self.engine), evolution_first(self.engine)
        theirs = mine if self.turns == 1 else attach_and_attack(self.engine)
        return Trying(self.engine, ByRanks(mine, theirs), lambda _, rows, player: value(rows, player), self.turns)


def greedy(engine: Engine) -> LookingPlayer:
    """Looks to the end of its own turn."""
    return LookingPlayer(engine, "greedy", turns=1, worlds=1)


def expert(engine: Engine) -> LookingPlayer:
    """Looks to the end of the other player's turn."""
    return LookingPlayer(engine, "expert", turns=2, worlds=2)
