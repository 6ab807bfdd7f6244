"""Elo ratings with intervals from all results at once: the strengths that explain them best."""

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from synth.play.results import Tally, Z

SCALE = 400 / np.log(10)
"""Elo points of a unit of log-odds."""
PRIOR = 1.0
"""Tied games of each player against a player of average strength: keeps ratings finite where one side always wins."""


@dataclass(frozen=True)
class Rating:
    name: str
    elo: float
    spread: float
    """half the width of the 95% interval"""
    games: int


def rate(tallies: Mapping[tuple[str, str], Tally], anchor: str | None = None) -> list[Rating]:
    """Bradley–Terry strengths by maximum likelihood, ties as half a win each; best first.

    The anchor's rating is 0 and has no interval; without one, the average is 0."""
    names = sorted({name for pair in tallies for name in pair})
    at = {name: number for number, name in enumerate(names)}
    points, games = np.zeros(len(names)), np.zeros((len(names), len(names)))
    for (a, b), tally in tallies.items():
        points[at[a]] += tally.wins + tally.ties / 2
        points[at[b]] += tally.losses + tally.ties / 2
        games[at[a], at[b]] += tally.games
        games[at[b], at[a]] += tally.games
    strength, information = _fit(points, games)
    covariance = np.linalg.inv(information)
    shift = np.eye(len(names))
    shift -= np.eye(len(names))[at[anchor]] if anchor in at else 1 / len(names)
    elo, spread = SCALE * shift @ strength, SCALE * Z * np.sqrt(np.maximum(np.diag(shift @ covariance @ shift.T), 0))
    rated = [Rating(name, float(elo[k]), float(spread[k]), int(games[k].sum())) for k, name in enumerate(names)]
    return sorted(rated, key=lambda rating: -rating.elo)


def _fit(points: np.ndarray, games: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Strengths and their information matrix, by Newton's method."""
    strength = np.zeros(len(points))
    for _ in range(100):
        expected = 1 / (1 + np.exp(strength[None] - strength[:, None]))
        average = 1 / (1 + np.exp(-strength))
        slope = points - (games * expected).sum(1) + PRIOR * (0.5 - average)
        weight = games * expected * (1 - expected)
        information = np.diag(weight.sum(1) + PRIOR * average * (1 - average)) - weight
        step = np.linalg.solve(information, slope)
        strength += step
        if np.abs(step).max() < 1e-9:
            break
    return strength, information
