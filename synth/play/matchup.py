"""Every deck against every other."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from synth.play.results import Results, Tally
from synth.spec.files import replace_file


def pairs(decks: int) -> list[tuple[int, int]]:
    """Each two different decks once; a deck against itself is even."""
    return [(a, b) for a in range(decks) for b in range(a + 1, decks)]


@dataclass(frozen=True)
class Matchup:
    names: tuple[str, ...]
    tallies: dict[tuple[int, int], Tally]
    """by row and column, both ways round"""

    @classmethod
    def of(cls, names: Sequence[str], results: Results) -> Matchup:
        tallies = {}
        for a, b in pairs(len(names)):
            games = results.where((results.seats == (a, b)).all(axis=1))
            tallies[a, b], tallies[b, a] = games.tally(0), games.tally(1)
        return cls(tuple(names), tallies)

    def overall(self, deck: int) -> Tally:
        """Against all others together."""
        return sum((tally for (row, _), tally in self.tallies.items() if row == deck), Tally(0, 0, 0))

    @property
    def ranking(self) -> list[int]:
        return sorted(range(len(self.names)), key=lambda deck: -self.overall(deck).score)

    def scores(self, order: Sequence[int]) -> np.ndarray:
        """[decks, decks]: points a game of the row, nan against itself."""
        grid = np.full((len(order), len(order)), np.nan)
        for at, row in enumerate(order):
            for to, column in enumerate(order):
                if row != column:
                    grid[at, to] = self.tallies[row, column].score
        return grid

    def rows(self) -> list[dict[str, object]]:
        """A row for each deck and opponent: counts, share won and score with their intervals."""
        return [
            {"deck": self.names[row], "against": self.names[column]} | describe(tally)
            for (row, column), tally in sorted(self.tallies.items())
        ]

    def write_csv(self, path: Path) -> None:
        text = io.StringIO()
        rows = self.rows()
        writer = csv.DictWriter(text, list(rows[0]), lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)
        with replace_file(path) as file:
            file.write(text.getvalue().encode())


def describe(tally: Tally) -> dict[str, object]:
    (low, high), (score_low, score_high) = tally.interval, tally.score_interval
    return {
        **{"games": tally.games, "won": tally.wins, "tied": tally.ties, "lost": tally.losses},
        **{"rate": round(tally.rate, 4), "low": round(low, 4), "high": round(high, 4)},
        **{"score": round(tally.score, 4), "score_low": round(score_low, 4), "score_high": round(score_high, 4)},
    }
