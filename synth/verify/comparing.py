"""Games of both engines held against each other: every cell, both observations, the mask."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from synth.reference_py.cards import CardPool
from synth.reference_py.export import export
from synth.reference_py.game import Game
from synth.reference_py.observe import observation
from synth.verify.batch import ActionMap, GameBatch, Seen


class Apart(NamedTuple):
    """The first thing on which the engines disagree about a game."""

    what: str
    reference: int
    engine: int


class Compared(NamedTuple):
    """A game of the reference and its mask."""

    game: Game
    legal: list[bool]


@dataclass(frozen=True)
class _View:
    """Everything that is compared of one game."""

    cells: list[int]
    fixed: list[int]
    """Cells that the engine left out because its pool never changes them."""
    mask: list[int]
    seen: list[list[int]]


class Comparison:
    def __init__(self, engine: GameBatch, pool: CardPool) -> None:
        self._engine, self._layout = engine, engine.layout
        self.actions = ActionMap(self._layout)
        self._table = pool.actions(self._layout.PLACES)
        self._names = [self._table.describe(int(action)) for action in self.actions.to_whole]

    def apart(self, games: Sequence[Compared | None], seen: Seen) -> dict[int, Apart]:
        """The games that went apart, by their number; those that are None are not looked at."""
        state, views, masks = (np.moveaxis(part, -1, 0).tolist() for part in seen)
        found = {}
        for at, one in enumerate(games):
            if one is None:
                continue
            theirs = _View(state[at], list(self._layout.CONSTANTS.values()), masks[at], views[at])
            lacking = self.actions.lacking(one.legal)
            mine = self._reference(one)
            if lacking and mine.cells == theirs.cells:
                found[at] = Apart(f"legality of {self._table.describe(lacking[0])}", 1, 0)
            elif mine != theirs:
                found[at] = self._first(mine, theirs)
        return found

    def _reference(self, one: Compared) -> _View:
        cells = export(one.game)
        return _View(
            [cells[name] for name in self._engine.cells],
            [cells[name] for name in self._layout.CONSTANTS],
            self.actions.words(one.legal),
            [observation(one.game, player, cells) for player in range(2)],
        )

    def _first(self, mine: _View, theirs: _View) -> Apart:
        def first(what: str, names: Iterable[str], a: list[int], b: list[int]) -> Iterator[Apart]:
            return (Apart(f"{what} {name}", x, y) for name, x, y in zip(names, a, b, strict=True) if x != y)

        flags = [
            [word >> bit & 1 for word in view.mask for bit in range(32)][: len(self._names)] for view in (mine, theirs)
        ]
        seen = (
            first(f"observation of player {player}:", self._layout.OBSERVATION, mine.seen[player], theirs.seen[player])
            for player in range(2)
        )
        return next(
            itertools.chain(
                first("cell", self._engine.cells, mine.cells, theirs.cells),
                first("cell", self._layout.CONSTANTS, mine.fixed, theirs.fixed),
                first("legality of", self._names, *flags),
                *seen,
            )
        )
