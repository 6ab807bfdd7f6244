"""Does a policy's value mean what it says? What it expected at every decision, and how those games ended."""

from dataclasses import dataclass
from typing import Any

import jax
import numpy as np

from synth.engines.engine import Engine
from synth.play.arena import Schedule
from synth.play.learned import PolicyPlayer
from synth.play.results import LEVEL
from synth.play.table import Table
from synth.spec.layout import Winner

EDGES = np.linspace(-1, 1, 11)
DRAWS = 200
"""times that the games are drawn again, for the intervals; whole games, as the decisions of a game end alike"""


@dataclass(frozen=True)
class Expected:
    """A row a decision."""

    value: np.ndarray
    """what who decided expected, from -1 to 1"""
    outcome: np.ndarray
    """how the game ended for them: 1, 0, -1"""
    game: np.ndarray


@dataclass(frozen=True)
class Bin:
    """Decisions whose values are alike."""

    value: float
    outcome: float
    low: float
    high: float
    decisions: int


def watched(engine: Engine, player: PolicyPlayer, schedule: Schedule) -> Expected:
    """Games of the policy against itself."""
    asked = jax.jit(player.function.value)
    values, deciders, games = [], [], []
    for moment in Table(engine, (player, player)).play(schedule):
        at = np.flatnonzero(moment.running)
        if len(at):
            value = asked(player.parameters, moment.seen)
            values.append(np.clip(np.asarray(value)[at], -1, 1))
            deciders.append(moment.player[at])
            games.append(at)
    winner = moment.winner
    game, decider = np.concatenate(games), np.concatenate(deciders)
    won, lost = (winner[game] == Winner.PLAYER_0 + seat for seat in (decider, 1 - decider))
    return Expected(np.concatenate(values), won.astype(float) - lost, game)


def binned(found: Expected, seed: int = 0) -> list[Bin]:
    place = np.clip(np.digitize(found.value, EDGES) - 1, 0, len(EDGES) - 2)
    games = int(found.game.max()) + 1
    total, count, value = (np.zeros((games, len(EDGES) - 1)) for _ in range(3))
    for sums, add in ((total, found.outcome), (count, np.ones_like(found.value)), (value, found.value)):
        np.add.at(sums, (found.game, place), add)
    weight = np.random.default_rng(seed).multinomial(games, np.full(games, 1 / games), DRAWS)
    there = count.sum(0)
    drawn = (weight @ total) / np.maximum(weight @ count, 1)
    low, high = np.quantile(drawn, ((1 - LEVEL) / 2, (1 + LEVEL) / 2), axis=0)
    return [
        Bin(float(value[:, k].sum() / n), float(total[:, k].sum() / n), float(low[k]), float(high[k]), int(n))
        for k, n in enumerate(there)
        if n
    ]


def error(bins: list[Bin]) -> float:
    """How far outcomes are from values on average, weighted by decisions."""
    number = sum(one.decisions for one in bins)
    return sum(abs(one.value - one.outcome) * one.decisions for one in bins) / number


def described(one: Bin) -> dict[str, Any]:
    numbers = {name: round(getattr(one, name), 4) for name in ("value", "outcome", "low", "high")}
    return numbers | {"decisions": one.decisions}
