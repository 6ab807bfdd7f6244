"""How games ended, and what that says: win rates with intervals, split by who went first."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import NormalDist

import numpy as np

from synth.spec.layout import Winner

LEVEL = 0.95
Z = NormalDist().inv_cdf((1 + LEVEL) / 2)


@dataclass(frozen=True)
class Results:
    """A row a game."""

    seats: np.ndarray
    """[games, 2] index of each seat's deck"""
    winner: np.ndarray
    first: np.ndarray
    """which seat went first"""
    turns: np.ndarray
    decisions: np.ndarray

    def __len__(self) -> int:
        return len(self.winner)

    def where(self, chosen: np.ndarray) -> Results:
        return Results(*(part[chosen] for part in (self.seats, self.winner, self.first, self.turns, self.decisions)))

    def tally(self, seat: int = 0) -> Tally:
        """As the player in a seat sees it."""
        wins = int((self.winner == Winner.PLAYER_0 + seat).sum())
        ties = int((self.winner == Winner.TIE).sum())
        return Tally(wins, ties, len(self) - wins - ties)


@dataclass(frozen=True)
class Tally:
    wins: int
    ties: int
    losses: int

    def __add__(self, other: Tally) -> Tally:
        return Tally(self.wins + other.wins, self.ties + other.ties, self.losses + other.losses)

    @property
    def games(self) -> int:
        return self.wins + self.ties + self.losses

    @property
    def rate(self) -> float:
        """Share of games won; a tie is not won."""
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's, for the share of games won."""
        n, p = self.games, self.rate
        if not n:
            return 0.0, 1.0
        middle, spread = p + Z * Z / (2 * n), Z * (p * (1 - p) / n + Z * Z / (4 * n * n)) ** 0.5
        return (middle - spread) / (1 + Z * Z / n), (middle + spread) / (1 + Z * Z / n)

    @property
    def score(self) -> float:
        """Points a game: a tie is half a win."""
        return (self.wins + self.ties / 2) / self.games if self.games else 0.5

    @property
    def score_interval(self) -> tuple[float, float]:
        """By the spread of the games' points, as if there were one more win and one more loss."""
        n = self.games + 2
        wins, losses = self.wins + 1, self.losses + 1
        mean = (wins + self.ties / 2) / n
        variance = (wins * (1 - mean) ** 2 + self.ties * (0.5 - mean) ** 2 + losses * mean**2) / n
        spread = Z * (variance / n) ** 0.5
        return max(0.0, mean - spread), min(1.0, mean + spread)
