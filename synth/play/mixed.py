"""Ratings from games with decks: how strong players are, what going first is worth, and how strong decks are, each by itself.

The log-odds that A beats B are the difference of the players, half of what going first is worth with the sign of who did, and the
difference of the decks. Decks are a sample: their effects have a normal distribution whose spread is estimated with them,
so a deck that was hardly played is rated near the average (a mixed logistic model, fitted by EM with Newton's method inside).
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from synth.play.ratings import SCALE, Rating
from synth.play.results import Z

PRIOR = 0.25
"""Precision of a player's strength: keeps it finite where one always wins. About the weight of one tied game."""


@dataclass(frozen=True)
class Games:
    """A row a game."""

    players: np.ndarray
    """[games, 2] index of each seat's player"""
    decks: np.ndarray
    """[games, 2] index of each seat's deck"""
    first: np.ndarray
    """[games] which seat went first"""
    score: np.ndarray
    """[games] of seat 0: 1, 1/2, 0"""


@dataclass(frozen=True)
class Ladder:
    players: list[Rating]
    """best first"""
    first: Rating
    """what going first is worth"""
    decks: list[Rating]
    """best first, against a deck of average strength"""
    deck_spread: float
    """standard deviation of the decks' effects, in Elo"""


def ladder(games: Games, names: Sequence[str], decks: Sequence[str], anchor: str | None = None) -> Ladder:
    """The anchor's rating is 0 and has no interval; without one, the players' average is 0."""
    rows = _rows(games, len(names), len(decks))
    people, field = slice(0, len(names)), slice(len(names) + 1, None)
    found, covariance, spread = _fit(rows, games.score, len(names), len(decks))
    shift = np.eye(len(names))
    shift -= shift[list(names).index(anchor)].copy() if anchor is not None and anchor in names else 1 / len(names)

    def rated(shift: np.ndarray, part: slice, labels: Sequence[str], seats: np.ndarray) -> list[Rating]:
        elo = SCALE * shift @ found[part]
        width = SCALE * Z * np.sqrt(np.maximum(np.diag(shift @ covariance[part, part] @ shift.T), 0))
        played = np.bincount(seats.reshape(-1), minlength=len(labels))
        rows = [Rating(label, float(elo[k]), float(width[k]), int(played[k])) for k, label in enumerate(labels)]
        return sorted(rows, key=lambda rating: -rating.elo)

    at = len(names)
    first = Rating("going first", float(SCALE * found[at]), float(SCALE * Z * np.sqrt(covariance[at, at])), len(games.score))
    return Ladder(
        rated(shift, people, names, games.players),
        first,
        rated(np.eye(len(decks)), field, decks, games.decks),
        float(SCALE * spread),
    )


def _rows(games: Games, players: int, decks: int) -> np.ndarray:
    """[games, players + 1 + decks]: what adds up to the log-odds of seat 0."""
    rows = np.zeros((len(games.score), players + 1 + decks))
    at = np.arange(len(rows))
    for seat, sign in ((0, 1.0), (1, -1.0)):
        np.add.at(rows, (at, games.players[:, seat]), sign)
        np.add.at(rows, (at, players + 1 + games.decks[:, seat]), sign)
    rows[:, players] = np.where(games.first == 0, 0.5, -0.5)
    return rows


def _fit(rows: np.ndarray, score: np.ndarray, players: int, decks: int) -> tuple[np.ndarray, np.ndarray, float]:
    """Effects, their covariance, and the standard deviation of the decks' effects."""
    found, spread = np.zeros(rows.shape[1]), 0.5
    for _ in range(200):
        precision = np.concatenate([np.full(players, PRIOR), [1e-6], np.full(decks, 1 / spread**2)])
        found, covariance = _newton(rows, score, precision, found)
        part = slice(players + 1, None)
        before, spread = spread, max(0.01, float(np.sqrt((found[part] ** 2 + np.diag(covariance)[part]).mean())))
        if abs(spread - before) < 1e-5:
            break
    return found, covariance, spread


def _newton(rows: np.ndarray, score: np.ndarray, precision: np.ndarray, start: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    found = start
    for _ in range(50):
        expected = 1 / (1 + np.exp(-rows @ found))
        slope = rows.T @ (score - expected) - precision * found
        information = (rows * (expected * (1 - expected))[:, None]).T @ rows + np.diag(precision)
        step = np.linalg.solve(information, slope)
        found = found + step
        if np.abs(step).max() < 1e-9:
            break
    return found, np.linalg.inv(information)
