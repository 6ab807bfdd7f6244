"""Players of the roster as opponents: an action for each of some games."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from synth.engines.engine import Engine
from synth.play.roster import check_player, find_player

Opponent = Callable[[np.ndarray, np.ndarray], np.ndarray]
"""Games and the keys of their next steps → a legal action of each."""


def find_opponent(name: str, engine: Engine, most: int) -> Opponent:
    """A player by its name, see `synth eval`: `random`, `evolve`, `greedy`, `policy` …; for so many games at most."""
    check_player(name)
    if name == "random":
        actions: Opponent = engine.host.random_actions
        return actions
    import jax  # a random opponent does without

    from synth.play.player import look

    player = find_player(name, engine)
    choose = jax.jit(lambda parameters, rows, key: player.choose(parameters, look(engine, rows), key))

    def filled(rows: np.ndarray, keys: np.ndarray) -> np.ndarray:
        """Every number of games would have to be compiled for itself, so it is always the same."""
        games, more = len(rows), ((0, most - len(rows)), (0, 0))
        rows, keys = np.pad(rows, more, "edge"), np.pad(keys, more)
        return np.asarray(choose(player.parameters, rows, (keys[:, 0], keys[:, 1])))[:games]

    return filled
