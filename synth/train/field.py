"""Which decks are played: those named, more often the ones the learner loses with, and decks drafted from the whole pool."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any, NamedTuple

import jax.numpy as jnp
import numpy as np

from synth.engines.engine import Engine
from synth.spec.decks import Deck
from synth.spec.decks.draft import Pool, random_deck
from synth.train.config import Config

Array = Any

FORGET = 0.9
"""Share of the counts that is kept at each draw: the learner changes."""
DRAFTED = -1
"""The number of every deck that has no name."""
FLOOR = 0.1
"""Of the weight: a deck that never loses is still played."""


class Field(NamedTuple):
    rows: Array
    """[field, cards + 1]: the decks that new games are played with"""
    number: Array
    """[field] int32: which of the named decks, or DRAFTED"""
    won: Array
    """[decks] games the learner won with each named deck, a tie half; faded"""
    played: Array
    """[decks] games; faded"""


def losing(field: Field) -> np.ndarray:
    """[decks]: how often the learner loses with each named deck; half of the time before anything is known."""
    return 1.0 - (np.asarray(field.won) + 1.0) / (np.asarray(field.played) + 2.0)


class Draws:
    """Draws fields. The same seed, iteration and counts give the same field."""

    def __init__(self, engine: Engine, decks: Sequence[Deck], config: Config) -> None:
        self.engine, self.config = engine, config
        self.named = engine.deck_rows(decks)
        self.drafted = round(config.drafted * config.field)

    def begin(self) -> Field:
        nothing = np.zeros(len(self.named), np.float32)
        if not self.drafted:
            # All of them are played, each as often as the others.
            return Field(self.named, np.arange(len(self.named), dtype=np.int32), nothing, nothing)
        return self.draw(Field(self.named, np.zeros(0, np.int32), nothing, nothing), 0)

    def due(self, iteration: int) -> bool:
        return bool(self.drafted) and iteration > 0 and iteration % self.config.field_redraw == 0

    def draw(self, field: Field, iteration: int) -> Field:
        rng = np.random.default_rng((self.config.seed, iteration))
        weight = losing(field) + FLOOR
        number = rng.choice(len(self.named), self.config.field - self.drafted, p=weight / weight.sum())
        made = [random_deck(self._pool, rng, f"draft-{k}") for k in range(self.drafted)]
        return Field(
            np.concatenate([self.named[number], self.engine.deck_rows(made)]),
            np.concatenate([number, np.full(self.drafted, DRAFTED)]).astype(np.int32),
            FORGET * np.asarray(field.won),
            FORGET * np.asarray(field.played),
        )

    @cached_property
    def _pool(self) -> Pool:
        return Pool.of(self.engine.cards)


def count(field: Field, number: Array, score: Array, counted: Array) -> tuple[Array, Array]:
    """[decks] each: points and games of the named decks in these results; [...] of every game that counts."""
    # Sums, not scatters, as in `opponents.py`.
    which = (number.reshape(-1, 1) == jnp.arange(len(field.won))) & counted.reshape(-1, 1)
    return (which * score.reshape(-1, 1)).sum(0), which.sum(0).astype(jnp.float32)
