"""Games side by side in which one player is the caller and the other somebody of the roster."""

import numpy as np

from synth.adapters.opponents import find_opponent
from synth.adapters.stepping import OUTCOMES, Stepper
from synth.spec.errors import InputError


class GamesAgainst:
    """n games, each waiting for the caller's decision, or over until it is started anew."""

    def __init__(self, stepper: Stepper, count: int, opponent: str = "random", seat: int | None = None) -> None:
        if seat not in (0, 1, None):
            raise InputError(f"seat {seat}: give 0, 1, or None for one that is drawn for each game")
        self.stepper = stepper
        self.count, self._seat = count, seat
        self._opponent = find_opponent(opponent, stepper.engine, count)
        self._rng: np.random.Generator | None = None
        self._rows = np.zeros((count, stepper.engine.layout.RECORD), np.uint8)
        self._seeds, self._counts = np.zeros(count, np.uint32), np.ones(count, np.uint32)
        self._legal: np.ndarray | None = None
        self.seats = np.zeros(count, np.int32)
        """[n]: which player the caller is"""

    def reset(self, seed: int | None = None) -> None:
        """New games everywhere; a seed fixes all that happens from here on."""
        if seed is not None or self._rng is None:
            self._rng = np.random.default_rng(seed)
        self.restart(np.ones(self.count, bool))

    def restart(self, where: np.ndarray) -> None:
        """New games in these lanes, played up to the caller's first decision."""
        assert self._rng is not None, "reset comes first"
        self._legal = None
        at = np.flatnonzero(where)
        while len(at):
            self._seeds[at] = self._rng.integers(0, 2**32, len(at), np.uint32)
            self.seats[at] = self._rng.integers(0, 2, len(at), np.int32) if self._seat is None else self._seat
            rows, self._counts[at] = self.stepper.start(self._seeds[at]), 1
            rows, self._counts[at] = self._opponent(rows, self.seats[at], self._seeds[at], self._counts[at])
            self._rows[at] = rows
            at = at[self.stepper.winner(rows) != 0]  # a game that ends before the caller has decided anything

    def step(self, actions: np.ndarray) -> None:
        """The caller's decisions, then the other's until it is the caller's turn again."""
        keys = self.stepper.keys(self._seeds, self._counts)
        rows = self.stepper.host.step(self._rows, actions, keys, out=self._rows)
        self._counts += 1
        self._rows, self._counts = self._opponent(rows, self.seats, self._seeds, self._counts)
        self._legal = None

    @property
    def rows(self) -> np.ndarray:
        """[n, RECORD]: the games themselves, for pictures and for search; not to be changed."""
        return self._rows

    @property
    def observation(self) -> np.ndarray:
        """[n, entries]: what the caller sees, also at the end."""
        return self.stepper.observe(self._rows, self.seats)

    def observe(self, where: np.ndarray) -> np.ndarray:
        """The same for these lanes only."""
        return self.stepper.observe(self._rows[where], self.seats[where])

    @property
    def legal(self) -> np.ndarray:
        """[n, actions]: looked at once a step; never changed afterwards."""
        if self._legal is None:
            self._legal = self.stepper.legal(self._rows)
        return self._legal

    def random_actions(self) -> np.ndarray:
        """[n]: a legal action each, all equally likely."""
        keys = self.stepper.keys(self._seeds, self._counts)
        actions: np.ndarray = self.stepper.host.random_actions(self._rows, keys)
        return actions

    @property
    def rewards(self) -> np.ndarray:
        """[n]: 1 where the caller has won, -1 where it has lost."""
        return np.asarray(OUTCOMES[self.stepper.winner(self._rows), self.seats])

    @property
    def ended(self) -> np.ndarray:
        return np.asarray(self.stepper.winner(self._rows) != 0)

    @property
    def broken_off(self) -> np.ndarray:
        """[n]: games that go on, and have had as many decisions as a game may have."""
        return np.asarray(~self.ended & (self._counts > self.stepper.longest))
