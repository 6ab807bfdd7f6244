"""The generated engine seen from outside: many games at once, states and observations as plain arrays."""

from __future__ import annotations

from types import ModuleType
from typing import Any, Protocol

import numpy as np

from synth.spec.layout import ActionTable, action_groups

Array = np.ndarray
Seen = tuple[Array, Array, Array]
"""Cells [cells, batch], observations [players, entries, batch], words of the mask [words, batch]."""


class GameBatch(Protocol):
    """Many games of an engine side by side."""

    cells: list[str]
    layout: Any

    def start(self, decks: Array, keys: Array) -> tuple[Any, Seen]: ...

    def restart(self, cells: Any, again: Array, decks: Array, keys: Array) -> tuple[Any, Seen]: ...

    def step(self, cells: Any, actions: Array, keys: Array) -> tuple[Any, Seen]: ...


class EngineBatch:
    """Steps a batch of games of an engine package; everything goes in and comes out as numpy arrays, batch last."""

    def __init__(self, engine: ModuleType) -> None:
        import importlib

        import jax
        import jax.numpy as jnp

        env = importlib.import_module(f"{engine.__name__}.env")
        self.layout = importlib.import_module(f"{engine.__name__}.layout")
        self.cells = list(self.layout.CELLS)
        self.masks = [f"mask_{k}" for k in range(self.layout.MASK_WORDS)]

        def look(cells: dict[str, Any]) -> tuple[Any, Any, Any]:
            state = jnp.stack([cells[name].astype(jnp.int16) for name in self.cells])
            seen = jnp.stack([env.observe_cells(cells, player) for player in range(2)])
            return state, seen, jnp.stack([cells[name] for name in self.masks])

        def step(cells: dict[str, Any], action: Any, first: Any, second: Any) -> tuple[Any, Any]:
            new = env.step_cells(cells, action, (first, second))
            return new, look(new)

        def restart(cells: dict[str, Any], again: Any, decks: Any, first: Any, second: Any) -> tuple[Any, Any]:
            fresh = env.start_cells(decks, (first, second))
            new = {name: jnp.where(again, fresh[name], value) for name, value in cells.items()}
            return new, look(new)

        self._step = jax.jit(jax.vmap(step, out_axes=(0, -1)))
        self._restart = jax.jit(jax.vmap(restart, out_axes=(0, -1)))
        self._zero = lambda n: (
            {name: jnp.zeros(n, dtype) for name, dtype in self.layout.CELLS.items()}
            | {name: jnp.zeros(n, jnp.uint32) for name in self.masks}
        )

    def start(self, decks: Array, keys: Array) -> tuple[Any, Seen]:
        """New games: decks [batch, 2, cards + 1], keys [batch, 2]."""
        n = len(decks)
        return self.restart(self._zero(n), np.ones(n, bool), decks, keys)

    def restart(self, cells: Any, again: Array, decks: Array, keys: Array) -> tuple[Any, Seen]:
        new, seen = self._restart(cells, again, decks, keys[:, 0], keys[:, 1])
        return new, tuple(np.asarray(part) for part in seen)  # type: ignore[return-value]

    def step(self, cells: Any, actions: Array, keys: Array) -> tuple[Any, Seen]:
        new, seen = self._step(cells, actions.astype(self.layout.ACTION), keys[:, 0], keys[:, 1])
        return new, tuple(np.asarray(part) for part in seen)  # type: ignore[return-value]


class ActionMap:
    """A specialised engine leaves out action groups; the reference knows the whole table."""

    def __init__(self, layout: Any) -> None:
        whole = ActionTable(action_groups(layout.PLACES))
        self.to_whole = np.concatenate(
            [np.arange(whole.first(name), whole.first(name) + size) for name, (_, size, _) in layout.ACTIONS.items()]
        )
        self.from_whole = np.full(whole.size, -1)
        self.from_whole[self.to_whole] = np.arange(len(self.to_whole))

    def lacking(self, mask: list[bool]) -> list[int]:
        """Flags of the whole table that the engine has no action for."""
        return [action for action, flag in enumerate(mask) if flag and self.from_whole[action] < 0]

    def words(self, mask: list[bool]) -> list[int]:
        """A mask of the whole table as the engine's words, without what is lacking."""
        words = [0] * -(-len(self.to_whole) // 32)
        for action, flag in enumerate(mask):
            at = int(self.from_whole[action])
            if flag and at >= 0:
                words[at // 32] |= 1 << (at % 32)
        return words
