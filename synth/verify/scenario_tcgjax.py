"""A generated engine as the rival of the reference in scenarios: positions go in and come out as cells."""

from __future__ import annotations

import importlib
import shutil
import tempfile
import weakref
from collections.abc import Iterable
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from synth.codegen.build import build_for_positions, write
from synth.engines import load_engine
from synth.spec.cards import Card
from synth.spec.layout import ActionTable, Place, action_groups
from synth.verify.parting import NotLoadable

Cells = dict[str, int]

_MISSING = {"card": 0, "place": int(Place.ABSENT), "order": 0, "seen": 0}
"""A place in the deck list that no card of the scenario takes."""


class TcgJax:
    """One engine for many positions; it may have been built for games that never come to some of them."""

    def __init__(self, engine: ModuleType) -> None:
        import jax

        env, self.layout = (importlib.import_module(f"{engine.__name__}.{name}") for name in ("env", "layout"))
        self._step = jax.jit(env.step_cells)
        self._legal = jax.jit(env.legal_words)

    @classmethod
    def for_positions(cls, cards: list[Card], places: int) -> TcgJax:
        """Built for just these cards: any position can be loaded, with up to `places` cards a player."""
        folder = Path(tempfile.mkdtemp(prefix="synth-scenarios-"))
        out = folder / "scenario_engine"
        write(build_for_positions(cards, places).files, out)
        engine = cls(load_engine(out))
        # Not before: an engine reads its files when it is used first.
        weakref.finalize(engine, shutil.rmtree, folder, ignore_errors=True)
        return engine

    def seats(self, cards: int) -> Seats:
        """The engine as it looks to a game with so many cards a player."""
        return Seats(self, cards)


class Seats:
    def __init__(self, engine: TcgJax, cards: int) -> None:
        self._engine = engine
        self._cards = cards
        self._table = ActionTable(action_groups(cards))

    def load(self, cells: Cells) -> Any:
        layout = self._engine.layout
        for name, value in layout.CONSTANTS.items():
            if cells.get(name, value) != value:
                raise NotLoadable(name)
        state = {
            name: np.asarray(cells[name] if name in cells else _absent(name), dtype)
            for name, dtype in layout.CELLS.items()
        }
        return state | self._engine._legal(state)

    def legal_mask(self, state: Any) -> list[bool]:
        layout = self._engine.layout
        flags = [bool(int(state[f"mask_{at // 32}"]) >> (at % 32) & 1) for at in range(layout.NUM_ACTIONS)]
        return [self._flag(flags, group, offset) for group, offset in self._pairs()]

    def step(self, state: Any, action: int, key: tuple[int, int]) -> Any:
        group, offset = list(self._pairs())[action]
        first, size, _ = self._engine.layout.ACTIONS.get(group, (0, 0, ""))
        if offset >= size:
            raise NotLoadable(f"{group} {offset}")
        words = tuple(np.asarray(word, np.uint32) for word in key)
        return self._engine._step(state, np.asarray(first + offset), words)

    def export(self, state: Any) -> Cells:
        layout = self._engine.layout
        cells = layout.CONSTANTS | {name: int(state[name]) for name in layout.CELLS}
        return {name: value for name, value in cells.items() if not self._beyond(name)}

    def _pairs(self) -> Iterable[tuple[str, int]]:
        return ((group.name, offset) for group in self._table.groups for offset in range(group.size))

    def _flag(self, flags: list[bool], group: str, offset: int) -> bool:
        first, size, _ = self._engine.layout.ACTIONS.get(group, (0, 0, ""))
        return offset < size and flags[first + offset]

    def _beyond(self, name: str) -> bool:
        fact, _, rest = name.partition("_")
        return fact in _MISSING and int(rest.rpartition("_")[2]) >= self._cards


def _absent(name: str) -> int:
    return _MISSING[name.partition("_")[0]]
