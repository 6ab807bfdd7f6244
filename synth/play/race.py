"""Finding the best of many by playing: successive halving, and a fair last look.

Each round has the same number of games, dealt out evenly to those still in; the better half goes on. The winner of such a
race looks better than it is, because luck helped it to win, so what is reported comes from games played afterwards.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from synth.play.results import Tally, Z

Play = Callable[[Sequence[int], int], list[Tally]]
"""Plays one round's games with these runners, the same number each, on a seed; what each of them scored."""


@dataclass(frozen=True)
class Race:
    best: int
    rounds: tuple[dict[int, Tally], ...]
    """all games so far of those still in, after each round"""


def race(runners: int, play: Play, seed: int) -> Race:
    alive = list(range(runners))
    total = {runner: Tally(0, 0, 0) for runner in alive}
    rounds: list[dict[int, Tally]] = []
    while len(alive) > 1:
        for runner, tally in zip(alive, play(alive, seed + len(rounds)), strict=True):
            total[runner] += tally
        alive.sort(key=lambda runner: (-total[runner].score, runner))
        rounds.append({runner: total[runner] for runner in alive})
        alive = alive[: len(alive) // 2]
    return Race(alive[0], tuple(rounds))


def gain(new: Tally, old: Tally) -> tuple[float, float, float]:
    """Points a game more than before, with its 95% interval; the games of both are independent."""

    def variance(tally: Tally) -> float:
        mean = tally.score
        squares = tally.wins * (1 - mean) ** 2 + tally.ties * (0.5 - mean) ** 2 + tally.losses * mean**2
        return squares / max(1, tally.games) ** 2

    difference = new.score - old.score
    spread = Z * float(np.sqrt(variance(new) + variance(old)))
    return difference, difference - spread, difference + spread
