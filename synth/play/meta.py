"""What a field of decks comes to: the mixture of decks that nobody can beat, and how far each deck is from it.

Every deck has met every other (`matchup.py`). Choosing a deck against somebody who chooses too is a game of two, in which a
player gains what the other loses; its equilibrium is a linear programme. All numbers come from counts of games, so they
have intervals: counts are drawn again many times, as if the same games had been played anew, and all is worked out from each.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np

from synth.play.matchup import Matchup
from synth.play.results import LEVEL

DRAWS = 200
"""times that the counts are drawn again"""
TIERS = (0.5, 0.45, 0.4)
"""Points a game against the mixture that an interval has to reach, tier by tier; the rest is the last tier."""


@dataclass(frozen=True)
class Standing:
    """A deck in a field."""

    name: str
    share: float
    """of the mixture"""
    share_low: float
    share_high: float
    score: float
    """points a game against the mixture; no deck has more than half a point"""
    low: float
    high: float
    tier: int


def equilibrium(scores: np.ndarray) -> np.ndarray:
    """[decks]: shares of the decks in the mixture against which no deck has more than half of the points.

    scores: [decks, decks] points a game of the row; what a deck scores against itself is half a point."""
    from scipy.optimize import linprog

    number = len(scores)
    gain = scores - 0.5
    # Greatest v so that the mixture wins v against every deck: variables are the shares and v.
    found = linprog(
        c=np.append(np.zeros(number), -1.0),
        A_ub=np.hstack([-gain.T, np.ones((number, 1))]),
        b_ub=np.zeros(number),
        A_eq=np.append(np.ones(number), 0.0)[None],
        b_eq=[1.0],
        bounds=[(0, None)] * number + [(None, None)],
        method="highs",
    )
    if not found.success:
        raise RuntimeError(f"no equilibrium: {found.message}")
    shares: np.ndarray = np.maximum(found.x[:number], 0.0)
    return np.asarray(shares / shares.sum())


def standings(matchup: Matchup, seed: int = 0) -> list[Standing]:
    """Best first: by points against the mixture, then by share of it."""
    scores, drawn = _filled(matchup.scores(range(len(matchup.names)))), _drawn(matchup, np.random.default_rng(seed))
    shares = equilibrium(scores)
    points = scores @ shares
    again = np.array([equilibrium(one) for one in drawn])
    # The mixture stays as found: what differs is how well the decks do against it.
    against = drawn @ shares
    edges = ((1 - LEVEL) / 2, (1 + LEVEL) / 2)
    (share_low, share_high), (low, high) = (np.quantile(each, edges, axis=0) for each in (again, against))
    rows = [
        Standing(
            name=matchup.names[k],
            share=float(shares[k]),
            share_low=float(share_low[k]),
            share_high=float(share_high[k]),
            score=float(points[k]),
            low=float(low[k]),
            high=float(high[k]),
            tier=1 + sum(float(high[k]) < least for least in TIERS),
        )
        for k in range(len(shares))
    ]
    return sorted(rows, key=lambda row: (row.tier, -row.share, -row.score))


def _filled(scores: np.ndarray) -> np.ndarray:
    return np.where(np.isnan(scores), 0.5, scores)


def _drawn(matchup: Matchup, rng: np.random.Generator) -> np.ndarray:
    """[DRAWS, decks, decks]: points a game of the row, from counts drawn by what is likely after the games that were played."""
    number = len(matchup.names)
    scores = np.full((DRAWS, number, number), 0.5)
    for (row, column), tally in matchup.tallies.items():
        if row < column:
            # Dirichlet with half a game of each outcome: a pair that never tied can still tie.
            won, tied, _ = rng.dirichlet(np.array([tally.wins, tally.ties, tally.losses]) + 0.5, DRAWS).T
            scores[:, row, column] = won + tied / 2
            scores[:, column, row] = 1 - scores[:, row, column]
    return scores


def described(standing: Standing) -> dict[str, Any]:
    return {
        **{"deck": standing.name, "tier": standing.tier},
        **{"share": round(standing.share, 4), "share_low": round(standing.share_low, 4)},
        **{"share_high": round(standing.share_high, 4), "score": round(standing.score, 4)},
        **{"low": round(standing.low, 4), "high": round(standing.high, 4)},
    }
