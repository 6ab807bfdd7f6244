"""A generated engine with the facts of its cards, as players need them."""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from synth.engines import load_engine
from synth.spec.cards import Card
from synth.spec.decks import Deck
from synth.spec.errors import InputError
from synth.spec.numbering import unique_cards
from synth.spec.store import load_catalogue

Array = Any
"""A JAX array; the last axis is the batch."""
Cells = dict[str, Array]
Key = tuple[Array, Array]
"""The two random words of a step, see `spec/chance.py`."""


@dataclass(frozen=True, eq=False)
class Engine:
    package: ModuleType
    env: ModuleType
    chance: ModuleType
    layout: ModuleType
    cards: tuple[Card, ...]
    """The k-th has number k + 1."""

    @classmethod
    def load(cls, folder: Path | None = None) -> Engine:
        package = load_engine(folder)
        env, chance, layout = (importlib.import_module(f"{package.__name__}.{name}") for name in ("env", "chance", "layout"))
        catalogue = load_catalogue()
        unknown = sorted(set(layout.CARDS) - set(catalogue.cards))
        if unknown:
            raise InputError(f"the engine in {folder} knows {unknown[0]}, the catalogue does not; build it again")
        return cls(package, env, chance, layout, tuple(unique_cards(catalogue.get(card) for card in layout.CARDS)))

    @property
    def actions(self) -> dict[str, tuple[int, int]]:
        """First action and size of every group."""
        return {name: (first, size) for name, (first, size, _) in self.layout.ACTIONS.items()}

    def entry(self, name: str) -> int:
        """Where an observation has this entry."""
        return int(self.layout.OBSERVATION.index(name))

    def cell(self, cells: Cells, name: str) -> Array:
        """A cell, or the value it always has in this pool."""
        return cells[name] if name in cells else np.int8(self.layout.CONSTANTS.get(name, 0))

    def deck_rows(self, decks: Sequence[Deck]) -> np.ndarray:
        """[decks, cards + 1]: the rows that games start from."""
        for deck in decks:
            foreign = next((card for card in deck.cards if card not in self.layout.CARDS), None)
            if foreign:
                raise InputError(f"deck {deck.name}: {foreign} is not in the pool of the engine")
        return np.array([self.layout.deck_row(deck.cards, deck.energy) for deck in decks], np.int16)

    def card_facts(self, fact: Any, dtype: Any = np.float32) -> np.ndarray:
        """[cards + 1, ...]: a fact of every card by its number; zero for no card."""
        rows = np.array([fact(card) for card in self.cards], dtype)
        return np.concatenate([np.zeros_like(rows[:1]), rows])
