"""Games of both engines held against each other: every cell, both observations, the mask."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from synth.reference_py.cards import CardPool
from synth.reference_py.export import numbers
from synth.reference_py.game import Game
from synth.reference_py.observe import observations
from synth.verify.engines.batch import Array, GameBatch, Games, lens

OVERFLOW = "cell overflow"
"""Not a difference as others are: a lasting effect, or something that waits, found no room."""


class Apart(NamedTuple):
    """The first thing on which the engines disagree about a game."""

    what: str
    reference: int
    engine: int


class Compared(NamedTuple):
    """A game of the reference and its mask."""

    game: Game
    legal: list[bool]


class Comparison:
    """`cards`: of a player, in the reference's games."""

    def __init__(self, engine: GameBatch, pool: CardPool, cards: int | None = None) -> None:
        cards = engine.shape.cards if cards is None else cards
        self._engine, self._lens = engine, lens(engine.shape, pool.shape(cards))
        table = pool.actions(cards)
        self._names = (
            ("cell ", self._lens.cells),
            ("legality of ", tuple(map(table.describe, range(table.size)))),
            ("observation of player 0: ", self._lens.entries),
            ("observation of player 1: ", self._lens.entries),
        )

    def own(self, actions: Sequence[int] | Array) -> Array:
        """The engine's numbers of actions of the reference."""
        return np.asarray(self._lens.actions[np.asarray(actions)])

    def apart(self, games: Sequence[Compared | None], held: Games) -> dict[int, Apart]:
        """The games that went apart, by their number; those that are None are not looked at."""
        numbers = [at for at, one in enumerate(games) if one is not None]
        if not numbers:
            return {}
        theirs = [part[numbers] for part in self._engine_parts(held)]
        here = [one for one in games if one is not None]
        mine = reference_parts([one.game for one in here], [one.legal for one in here])
        wrong = [here != there for here, there in zip(mine, theirs, strict=True)]
        found = {}
        for k in np.flatnonzero(np.any([part.any(axis=1) for part in wrong], axis=0)).tolist():
            part = next(at for at, one in enumerate(wrong) if one[k].any())
            first = int(np.flatnonzero(wrong[part][k])[0])
            what, names = self._names[part]
            found[numbers[k]] = Apart(what + names[first], int(mine[part][k, first]), int(theirs[part][k, first]))
        return found

    def overflows(self, held: Games) -> Array:
        """[games] bool: where the engine had no room."""
        return np.asarray(self.cell(held, "overflow") != 0)

    def rewards(self, held: Games) -> Array:
        """[games]: of player 0, by who has won; the other player's is the opposite."""
        return np.asarray(np.array([0, 1, -1, 0])[self.cell(held, "winner")])

    def cell(self, held: Games, name: str) -> Array:
        """[games]: a cell of the reference's layout."""
        return self._engine.numbers(held)[:, self._lens.numbers[self._lens.cells.index(name)]]

    def _engine_parts(self, held: Games) -> list[Array]:
        engine, at = self._engine, self._lens
        views = [engine.observe(held, player)[:, at.seen] for player in range(2)]
        return [engine.numbers(held)[:, at.numbers], engine.masks(held)[:, at.actions], *views]


def reference_parts(games: Sequence[Game], masks: Sequence[list[bool]]) -> list[Array]:
    """Cells, masks and what each player sees, a row for each game."""
    cells = np.array([numbers(game) for game in games], np.int32)
    legal = np.frombuffer(b"".join(map(bytes, masks)), bool).reshape(len(masks), -1)
    return [cells, legal, *(observations(games[0].shape, cells, player) for player in range(2))]
