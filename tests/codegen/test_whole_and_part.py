"""Two decks play the same games in the engine with every card as in one built for just them."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from synth.codegen.build import Built, write
from synth.engines import SHIPPED, load_engine
from synth.spec.decks import Deck
from synth.verify.batch import ActionMap

GAMES, STEPS = 32, 160
CARDS = ("card", "pokemon", "tool", "grown", "stadium")
"""Cells that hold the number of a card, which depends on the pool; its name does not."""
BY_POOL = ("row", "attack", "title", "times", "boost", "discount", "surge", "guard", "armed", "trap")
"""Cells that number something else of a pool."""


class Side:
    """An engine, and the games on it."""

    def __init__(self, folder: Path, decks: tuple[Deck, Deck]) -> None:
        package = load_engine(folder)
        self.env, self.chance, self.layout = (
            importlib.import_module(f"{package.__name__}.{name}") for name in ("env", "chance", "layout")
        )
        self.actions = ActionMap(self.layout)
        rows = np.array([self.layout.deck_row(deck.cards, deck.energy) for deck in decks], np.int16)
        self.cells = jax.jit(jax.vmap(self.env.start_cells))(np.repeat(rows[None], GAMES, 0), self.key(0))
        self._step = jax.jit(jax.vmap(self.env.step_cells))
        self._random = jax.jit(jax.vmap(self.env.random_action))

    def key(self, step: int) -> Any:
        return self.chance.step_key(jnp.arange(GAMES, dtype=jnp.uint32), jnp.uint32(step))

    def choose(self, step: int) -> np.ndarray:
        """Of the whole table."""
        return self.actions.to_whole[np.asarray(self._random(self.cells, self.key(step)))]

    def play(self, actions: np.ndarray, step: int) -> None:
        self.cells = self._step(self.cells, self.actions.from_whole[actions].astype(self.layout.ACTION), self.key(step))

    def legal(self) -> list[set[int]]:
        mask = np.asarray(jax.vmap(self.env.legal_mask)(self.cells))
        return [set(self.actions.to_whole[np.flatnonzero(flags)].tolist()) for flags in mask]

    def cell(self, name: str) -> np.ndarray:
        values = np.asarray(self.cells[name]) if name in self.cells else np.full(GAMES, self.layout.CONSTANTS[name])
        return np.array(self.layout.CARD_NAMES)[values] if name.partition("_")[0] in CARDS else values


def test_the_same_seeds_and_actions_are_the_same_games(
    two_deck_build: Built, two_decks: tuple[Deck, Deck], tmp_path: Path
) -> None:
    write(two_deck_build.files, tmp_path / "part")
    part, whole = Side(tmp_path / "part", two_decks), Side(SHIPPED, two_decks)
    names = [name for name in part.layout.CELLS if not name.startswith((*BY_POOL, "stadium_"))]
    for step in range(1, STEPS + 1):
        assert part.legal() == whole.legal()
        actions = part.choose(step)
        running = np.asarray(part.cells["winner"]) == 0
        np.testing.assert_array_equal(actions[running], whole.choose(step)[running])
        for side in (part, whole):
            side.play(actions, step)
        for name in names:
            np.testing.assert_array_equal(part.cell(name), whole.cell(name), err_msg=f"step {step}: {name}")
    assert (np.asarray(part.cells["winner"]) != 0).any()
