"""Players of the roster as opponents: all their decisions until it is the caller's turn again."""

from collections.abc import Callable

import numpy as np

from synth.engines.engine import Engine
from synth.play.roster import check_player, find_player

Rows = np.ndarray
Opponent = Callable[[Rows, np.ndarray, np.ndarray, np.ndarray], tuple[Rows, np.ndarray]]
"""Games, the callers' seats, seeds, and numbers of the next steps → the games when each caller decides or the game is over, and
the numbers of the next steps then. The games are worked on where they are."""
Choice = Callable[[Rows, np.ndarray], np.ndarray]
"""Games and the keys of their next steps → a legal action of each."""


def find_opponent(name: str, engine: Engine, most: int) -> Opponent:
    """A player by its name, see `synth eval`: `random`, `evolve`, `greedy`, `policy` …; for so many games at most."""
    check_player(name)
    if name == "random":
        # It plays in machine code, without a way back to Python between its decisions.
        return lambda rows, seats, seeds, counts: engine.host.until(rows, seats, seeds, counts, out=rows)
    return in_turn(engine, _choice(name, engine, most))


def in_turn(engine: Engine, choose: Choice) -> Opponent:
    """One decision after the other, in all games where it is this player's."""
    host = engine.host

    def play(rows: Rows, seats: np.ndarray, seeds: np.ndarray, counts: np.ndarray) -> tuple[Rows, np.ndarray]:
        counts = counts.copy()
        at = np.arange(len(rows))
        while True:
            at = at[(host.current_player(rows[at]) != seats[at]) & (host.winner(rows[at]) == 0)]
            if not len(at):
                return rows, counts
            keys = host.step_keys(seeds[at], counts[at])
            rows[at] = host.step(rows[at], choose(rows[at], keys), keys)
            counts[at] += 1

    return play


def _choice(name: str, engine: Engine, most: int) -> Choice:
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
