"""Games of an engine, many at once, of which something is asked."""

from __future__ import annotations

import numpy as np

from synth.verify.engines.batch import Array, HostBatch

FEW = 96
"""Games for questions that try every action."""


class Asked:
    """The games, and how their cells are read."""

    def __init__(self, engine: HostBatch, rows: Array) -> None:
        self.engine, self.rows, self.host = engine, rows, engine._host
        self.layout = self.host.layout

    def cell(self, name: str, rows: Array | None = None) -> Array:
        return np.asarray(self.host.cell(self.rows if rows is None else rows, name)).astype(np.int64)

    def keys(self, number: int, rows: Array | None = None) -> Array:
        keys: Array = self.host.step_keys(np.arange(len(self.rows if rows is None else rows)), number)
        return keys

    def few(self, count: int = FEW) -> Asked:
        """Some of the games, from all over."""
        return Asked(self.engine, self.rows[:: max(1, len(self.rows) // count)][:count])

    def running(self) -> Asked:
        return Asked(self.engine, self.rows[self.cell("winner") == 0])

    def stepped(self, number: int = 1) -> Array:
        """After a random legal action of each."""
        keys = self.keys(number)
        after: Array = self.host.step(self.rows, self.host.random_actions(self.rows, keys), keys)
        return after
