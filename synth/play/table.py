"""Games played step by step, with everything at hand between decisions: for records."""

from collections.abc import Iterator
from dataclasses import dataclass

import jax
import numpy as np

from synth.engines.engine import Engine
from synth.play.arena import Schedule, decide
from synth.play.player import Player


@dataclass(frozen=True)
class Moment:
    """Games before a decision, as numpy arrays, batch first."""

    number: int
    """of the decision in its game, from 1"""
    winner: np.ndarray
    """[B]: 0 while a game goes on"""
    turn: np.ndarray
    player: np.ndarray
    rows: np.ndarray
    """[B, RECORD]: the games"""
    seen: np.ndarray
    """[B, entries]"""
    legal: np.ndarray
    """[B, actions]"""
    action: np.ndarray
    """[B]: what was chosen"""

    @property
    def running(self) -> np.ndarray:
        """[B]: games that are not over"""
        return np.asarray(self.winner == 0)


class Table:
    """Plays the games of a schedule side by side."""

    def __init__(self, engine: Engine, players: tuple[Player, Player]) -> None:
        self.engine, self.players = engine, players
        self._decide = jax.jit(lambda parameters, rows, key: decide(engine, players, parameters, rows, key))

    def play(self, schedule: Schedule) -> Iterator[Moment]:
        """Every decision of all games until all are over; the last moment has nobody running."""
        host = self.engine.host
        parameters = tuple(player.parameters for player in self.players)
        rows = host.start(self.engine.deck_rows(schedule.decks)[schedule.seats], host.step_keys(schedule.seeds, 0))
        number = 1
        while True:
            keys = host.step_keys(schedule.seeds, number)
            winner = host.winner(rows)
            running = winner == 0
            action = np.zeros(len(schedule), np.int32)
            if running.any():
                action = np.asarray(self._decide(parameters, rows, (keys[:, 0], keys[:, 1])))
            views = (host.current_player(rows), rows, host.observe(rows), host.legal_mask(rows))
            yield Moment(number, winner, host.cell(rows, "turn"), *views, action)
            if not running.any():
                return
            rows = host.step(rows, action, keys)
            number += 1
