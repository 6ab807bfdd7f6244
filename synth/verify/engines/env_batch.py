"""A generated package through JAX, as `env.py` runs it: on a CPU by the same machine code, or by its portable JAX code."""

import importlib
from types import ModuleType

import numpy as np

from synth.verify.engines.batch import Array, Games, HostBatch


class EnvBatch(HostBatch):
    """Rows are NumPy's between the calls, so that everything but the calls is the same."""

    def __init__(self, engine: ModuleType) -> None:
        super().__init__(engine)
        import jax

        env = importlib.import_module(f"{engine.__name__}.env")
        self._jax_start = jax.jit(jax.vmap(env.start_cells))
        self._jax_step = jax.jit(jax.vmap(env.step_cells))
        self._jax_legal = jax.jit(jax.vmap(env.legal_cells))
        self._jax_observe = jax.jit(jax.vmap(env.observe_cells, (0, None)))

    def start(self, decks: Array, keys: Array) -> Games:
        return np.array(self._jax_start(decks, (keys[:, 0], keys[:, 1])))

    def restart(self, games: Games, again: Array, decks: Array, keys: Array) -> Games:
        # All of them, so that there is one size to compile for.
        return np.where(again[:, None], self.start(decks, keys), games)

    def load(self, numbers: Array) -> Games:
        return np.array(self._jax_legal(self._rows(numbers)))

    def step(self, games: Games, actions: Array, keys: Array) -> Games:
        return np.array(self._jax_step(games, np.asarray(actions, np.int32), (keys[:, 0], keys[:, 1])))

    def observe(self, games: Games, player: int) -> Array:
        return self._whole(np.array(self._jax_observe(games, np.int32(player))))
