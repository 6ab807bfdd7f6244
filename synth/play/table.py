"""Games played step by step, with everything at hand between decisions: for records, and for people."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import jax
import numpy as np

from synth.engines.engine import Cells, Engine, Key
from synth.play.arena import Schedule, decide
from synth.play.human import HumanPlayer
from synth.play.player import Player, look


@dataclass(frozen=True)
class Moment:
    """Games before a decision, as numpy arrays, batch last."""

    number: int
    """of the decision in its game, from 1"""
    running: np.ndarray
    """[B]: games that are not over"""
    player: np.ndarray
    cells: dict[str, np.ndarray]
    seen: np.ndarray
    """[entries, B]"""
    legal: np.ndarray
    """[actions, B]"""
    action: np.ndarray
    """[B]: what was chosen"""


class Table:
    """Plays the games of a schedule side by side."""

    def __init__(self, engine: Engine, players: tuple[Player, Player]) -> None:
        self.engine, self.players = engine, players
        people = any(isinstance(player, HumanPlayer) for player in players)
        env, chance = engine.env, engine.chance
        self._start = jax.jit(lambda decks, seeds: jax.vmap(env.start_cells)(decks, chance.step_key(seeds, 0)))
        self._key = jax.jit(chance.step_key)
        self._step = jax.jit(jax.vmap(env.step_cells))
        self._look = jax.jit(lambda cells: look(engine, cells))
        self._decide: Callable[..., Any] = (
            self._ask if people else jax.jit(lambda parameters, cells, key: decide(engine, players, parameters, cells, key))
        )

    def play(self, schedule: Schedule) -> Iterator[Moment]:
        """Every decision of all games until all are over; the last moment has nobody running."""
        rows = self.engine.deck_rows(schedule.decks)
        parameters = tuple(player.parameters for player in self.players)
        cells = self._start(rows[schedule.seats], schedule.seeds)
        number = 1
        while True:
            key = self._key(schedule.seeds, np.uint32(number))
            view = jax.device_get(self._look(cells))
            running = view.cells["winner"] == 0
            action = np.asarray(self._decide(parameters, cells, key)) if running.any() else np.zeros(len(schedule), np.int32)
            yield Moment(number, running, view.player, view.cells, view.seen, view.legal, action)
            if not running.any():
                return
            cells = self._step(cells, action, key)
            number += 1

    def _ask(self, parameters: Any, cells: Cells, key: Key) -> np.ndarray:
        """People are asked only when it is their turn."""
        view = self._look(cells)
        player = self.players[int(view.player[0])]
        return np.asarray(player.choose(parameters[int(view.player[0])], view, key))
