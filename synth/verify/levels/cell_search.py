"""Level 1: games that bring every cell through its range beside every kind of action, found by a search and not by luck.

The engine plays many random games, which costs little; those are kept in which a cell has a value, beside a kind of action
that is legal then, that no game before them had. The kept ones are played on both engines.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

import numpy as np

from synth.codegen.machine.cells import public_cells
from synth.spec.chance import step_key
from synth.spec.decks import Deck, Pool, random_deck
from synth.spec.layout import action_groups
from synth.verify.engines.batch import Array, HostBatch
from synth.verify.levels.stretch import LANES, Ground, Stretch, dealt

GAMES, DECISIONS = 384, 160
"""Of a round of the search."""
KEPT = 64
"""Games of a round that are played on both engines at most."""


@dataclass
class Reached:
    """Which values of which cells were seen beside which kinds of action: bits [cell, value's bucket, kind]."""

    pairs: Array
    names: tuple[str, ...]
    kinds: tuple[str, ...]
    curve: list[tuple[int, int]] = field(default_factory=list)
    """Decisions of the search, pairs reached."""

    @property
    def count(self) -> int:
        return int(self.pairs.sum())


BUCKETS = 14


def bucket(values: Array) -> Array:
    """Small values one by one, then ever wider ranges; negative ones apart."""
    high = np.where(values < 5, values, np.minimum(4 + np.log2(np.maximum(values, 1)).astype(int) - 1, BUCKETS - 3))
    return np.where(values < 0, BUCKETS - 1 - (values < -1), high).astype(np.int64)


class CellSearch:
    def __init__(self, ground: Ground, engine: HostBatch) -> None:
        self._ground, self._engine = ground, engine
        self._decks = Pool.of(ground.cards)
        grids = [grid for grid in public_cells(engine.shape) if grid.name not in ("card", "declared")]
        self._columns, names, at = [], [], 0
        for grid in public_cells(engine.shape):
            if grid in grids:
                self._columns.append((at, grid.size))
                names.append(grid.name)
            at += grid.size
        groups = action_groups(engine.shape)
        self._groups = np.repeat(np.arange(len(groups)), [group.size for group in groups])
        self.reached = Reached(
            np.zeros((len(names), BUCKETS, len(groups)), bool), tuple(names), tuple(one.name for one in groups)
        )

    def rounds(self, number: int) -> Iterator[Stretch]:
        rng = np.random.default_rng([self._ground.seed, 4])
        for at in range(number):
            pairs = [(random_deck(self._decks, rng), random_deck(self._decks, rng)) for _ in range(GAMES)]
            seeds = [self._ground.seed * 100_000_000 + 4_000_000 + at * GAMES + lane for lane in range(GAMES)]
            kept = self._kept(pairs, seeds)
            for first in range(0, len(kept), LANES):
                some = kept[first : first + LANES]
                last = max(decision for _, decision in some)
                yield dealt(
                    self._ground, 1, f"cells {at}.{first // LANES}", [pairs[lane] for lane, _ in some],
                    [seeds[lane] for lane, _ in some], last + 1,
                )  # fmt: skip

    def _kept(self, pairs: list[tuple[Deck, Deck]], seeds: list[int]) -> list[tuple[int, int]]:
        """Games with the last decision at which something was new."""
        engine, host = self._engine, self._engine._host
        rows = np.array([[engine.deck_row(deck.cards, deck.energy) for deck in pair] for pair in pairs], np.int16)
        games = engine.start(rows, np.array([step_key(seed, 0) for seed in seeds], np.uint32))
        news: dict[int, list[int]] = {}
        for number in range(DECISIONS):
            self._look(games, number, news)
            keys = np.array([step_key(seed, number + 1) for seed in seeds], np.uint32)
            games = engine.step(games, host.random_actions(games, keys), keys)
        before = self.reached.curve[-1][0] if self.reached.curve else 0
        self.reached.curve.append((before + GAMES * DECISIONS, self.reached.count))
        best = sorted(news, key=lambda lane: -len(news[lane]))[:KEPT]
        return [(lane, max(news[lane])) for lane in sorted(best, key=lambda lane: max(news[lane]))]

    def _look(self, games: Array, number: int, news: dict[int, list[int]]) -> None:
        numbers, masks = self._engine.numbers(games), self._engine.masks(games)
        legal = np.zeros((len(games), len(self.reached.kinds)), bool)
        for kind in range(legal.shape[1]):
            legal[:, kind] = masks[:, self._groups == kind].any(axis=1)
        for cell, (at, size) in enumerate(self._columns):
            found = bucket(numbers[:, at : at + size])
            for kind in range(legal.shape[1]):
                lanes = np.flatnonzero(legal[:, kind])
                if not len(lanes):
                    continue
                values = found[lanes]
                new = ~self.reached.pairs[cell, values, kind]
                for lane in np.flatnonzero(new.any(axis=1)).tolist():
                    fresh = values[lane][~self.reached.pairs[cell, values[lane], kind]]
                    if len(fresh):
                        self.reached.pairs[cell, fresh, kind] = True
                        news.setdefault(int(lanes[lane]), []).append(number)
