"""A generated engine with the facts of its cards, as players need them."""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from synth.engines import load_engine
from synth.spec.cards import Card
from synth.spec.decks import Deck
from synth.spec.errors import InputError
from synth.spec.layout import Shape, cells
from synth.spec.numbering import unique_cards
from synth.spec.store import load_catalogue

Array = Any
"""Of JAX or NumPy; the first axis is the batch."""
Rows = Array
"""[B, RECORD] uint8: games, see the package's `cells.py`."""
Key = tuple[Array, Array]
"""The two random words of a step, see `spec/chance.py`."""


def deck_rows(package: ModuleType, decks: Sequence[Deck]) -> np.ndarray:
    """[decks, cards + 1]: the rows that games start from."""
    layout, lists = (importlib.import_module(f"{package.__name__}.{name}") for name in ("layout", "decks"))
    for deck in decks:
        foreign = next((card for card in deck.cards if card not in layout.CARDS), None)
        if foreign:
            raise InputError(f"deck {deck.name}: {foreign} is not in the pool of the engine")
    return np.array([lists.deck_row(deck.cards, deck.energy) for deck in decks], np.int16)


@dataclass(frozen=True, eq=False)
class Engine:
    package: ModuleType
    chance: ModuleType
    layout: ModuleType
    cards: tuple[Card, ...]
    """The k-th has number k + 1."""

    @cached_property
    def env(self) -> ModuleType:
        """The engine through JAX."""
        return importlib.import_module(f"{self.package.__name__}.env")

    @cached_property
    def host(self) -> ModuleType:
        """The same engine through NumPy."""
        return importlib.import_module(f"{self.package.__name__}.host")

    @property
    def ranks_followed(self) -> bool:
        """Whether there is machine code that plays on by ranks."""
        return hasattr(self.env._engine(), "follow")

    @classmethod
    def load(cls, folder: Path | None = None) -> Engine:
        package = load_engine(folder)
        chance, layout = (importlib.import_module(f"{package.__name__}.{name}") for name in ("chance", "layout"))
        catalogue = load_catalogue()
        unknown = sorted(set(layout.CARDS) - set(catalogue.cards))
        if unknown:
            raise InputError(f"the engine in {folder} knows {unknown[0]}, the catalogue does not; build it again")
        return cls(package, chance, layout, tuple(unique_cards(catalogue.get(card) for card in layout.CARDS)))

    @property
    def actions(self) -> dict[str, tuple[int, int]]:
        """First action and size of every group."""
        return {name: (first, size) for name, (first, size, _) in self.layout.ACTIONS.items()}

    def entry(self, name: str) -> int:
        """Where an observation has this entry."""
        return int(self.layout.OBSERVATION.index(name))

    @property
    def slots(self) -> int:
        """of a player"""
        return int(self.layout.SLOTS)

    @cached_property
    def cell_names(self) -> tuple[str, ...]:
        """The cells of `spec.layout`, in order."""
        return tuple(cell.name for cell in cells(self.shape))

    def named_cells(self, rows: np.ndarray) -> np.ndarray:
        """[B, cells] int32: what every cell of `spec.layout` has in these games."""
        found = np.empty((len(rows), len(self.cell_names)), np.int32)
        for grid, (to, at) in self._grids.items():
            found[:, to] = self.host.cell(rows, grid).reshape(len(rows), -1)[:, at]
        return found

    @cached_property
    def _grids(self) -> dict[str, tuple[list[int], list[int]]]:
        """For each grid of the engine, which named cells it has and where."""
        from synth.codegen.playing import cell_places

        grids: dict[str, tuple[list[int], list[int]]] = {}
        for to, (grid, at) in enumerate(cell_places(self.shape).values()):
            listed = grids.setdefault(grid, ([], []))
            listed[0].append(to)
            listed[1].append(at)
        return grids

    @property
    def shape(self) -> Shape:
        return Shape(self.layout.PLACES, self.layout.SLOTS, self.layout.TITLES, self.layout.TOOLS)

    def deck_rows(self, decks: Sequence[Deck]) -> np.ndarray:
        """[decks, cards + 1]: the rows that games start from."""
        return deck_rows(self.package, decks)

    def card_facts(self, fact: Any, dtype: Any = np.float32) -> np.ndarray:
        """[cards + 1, ...]: a fact of every card by its number; zero for no card."""
        rows = np.array([fact(card) for card in self.cards], dtype)
        return np.concatenate([np.zeros_like(rows[:1]), rows])
