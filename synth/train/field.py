"""Which decks are played: those named, more often the ones the learner loses with, and decks drafted from the whole pool.

With `alike`, drafted decks are built like the named ones, with other Pokémon. With `bred` they are a population: those that
win stay and have descendants, others make room. So decks and the policy that plays them get better together.
"""

from collections.abc import Sequence
from functools import cached_property
from typing import Any, NamedTuple

import jax.numpy as jnp
import numpy as np

from synth.engines.engine import Engine
from synth.spec.cards import Card
from synth.spec.decks import Deck
from synth.spec.decks.alike import deck_like
from synth.spec.decks.draft import Pool, descendant, random_deck
from synth.train.config import Config

Array = Any

FORGET = 0.9
"""Share of the counts that is kept at each draw: the learner changes."""
FLOOR = 0.1
"""Of the weight: a deck that never loses is still played."""


class Field(NamedTuple):
    rows: Array
    """[field, cards + 1]: the decks that new games are played with"""
    number: Array
    """[field] int32: which of all decks: the named ones, the drafted ones of one draw and those of the next. A game that goes on
    after a draw still counts for its own deck, which nobody asks any more"""
    won: Array
    """[decks] games the learner won with each, a tie half; faded"""
    played: Array
    """[decks] games; faded"""


def winning(field: Field) -> np.ndarray:
    """[decks]: how often the learner wins with each; half of the time before anything is known."""
    rate: np.ndarray = (np.asarray(field.won) + 1.0) / (np.asarray(field.played) + 2.0)
    return rate


class Draws:
    """Draws fields. The same seed, iteration and counts give the same field."""

    def __init__(self, engine: Engine, decks: Sequence[Deck], config: Config) -> None:
        self.engine, self.config = engine, config
        self.named = engine.deck_rows(decks)
        self.drafted = round(config.drafted * config.field)

    def begin(self) -> Field:
        nothing = np.zeros(len(self.named) + 2 * self.drafted, np.float32)
        if not self.drafted:
            # All of them are played, each as often as the others.
            return Field(self.named, np.arange(len(self.named), dtype=np.int32), nothing, nothing)
        return self.draw(Field(self.named, np.zeros(0, np.int32), nothing, nothing), 0)

    def due(self, iteration: int) -> bool:
        return bool(self.drafted) and iteration > 0 and iteration % self.config.field_redraw == 0

    def draw(self, field: Field, iteration: int) -> Field:
        rng = np.random.default_rng((self.config.seed, iteration))
        named = len(self.named)
        weight = 1.0 - winning(field)[:named] + FLOOR
        number = rng.choice(named, self.config.field - self.drafted, p=weight / weight.sum())
        rows, kept = self._drafted(field, rng)
        first = named + (iteration // self.config.field_redraw % 2) * self.drafted
        won, played = np.zeros_like(field.won), np.zeros_like(field.played)
        for new, old in ((won, field.won), (played, field.played)):
            new[:named] = FORGET * np.asarray(old)[:named]
            new[first : first + len(kept)] = FORGET * np.asarray(old)[kept]
        return Field(
            np.concatenate([self.named[number], rows]),
            np.concatenate([number, first + np.arange(self.drafted)]).astype(np.int32),
            won,
            played,
        )

    def _drafted(self, field: Field, rng: np.random.Generator) -> tuple[np.ndarray, np.ndarray]:
        """The rows of the drafted decks, and the numbers that the first of them had before: half of those that are bred stay,
        each has a descendant, and the others are new."""
        there = np.asarray(field.number)[len(field.number) - self.drafted :]
        pairs = round(self.config.bred * self.drafted / 2) if len(there) else 0
        order = np.argsort(-winning(field)[there], kind="stable")[:pairs] if pairs else np.zeros(0, np.int64)
        parents = np.asarray(field.rows)[len(field.rows) - self.drafted :][order]
        cards = self.engine.cards
        made = [descendant(self._pool, rng, [cards[at - 1] for at in row[:-1]], f"bred-{k}") for k, row in enumerate(parents)]
        new = self.drafted - 2 * pairs
        alike = round(self.config.alike * new)
        made += [deck_like(self._pool, rng, self._examples, f"alike-{k}") for k in range(alike)]
        made += [random_deck(self._pool, rng, f"draft-{k}") for k in range(new - alike)]
        return np.concatenate([parents, self.engine.deck_rows(made)]), there[order]

    @cached_property
    def _examples(self) -> list[list[Card]]:
        return [[self.engine.cards[at - 1] for at in row[:-1]] for row in self.named]

    @cached_property
    def _pool(self) -> Pool:
        return Pool.of(self.engine.cards)


def count(field: Field, number: Array, score: Array, counted: Array) -> tuple[Array, Array]:
    """[decks] each: points and games of the decks in these results; [...] of every game that counts."""
    # Sums, not scatters, as in `opponents.py`.
    which = (number.reshape(-1, 1) == jnp.arange(len(field.won))) & counted.reshape(-1, 1)
    return (which * score.reshape(-1, 1)).sum(0), which.sum(0).astype(jnp.float32)
