"""The machine played by the interpreter: a third voice beside the reference and XLA, with nothing to compile."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from synth.codegen.build import Built
from synth.reference_py import CardPool, Game, export, legal_mask, new_game, observation, step
from synth.spec.chance import Purpose, pick, step_key, word
from synth.spec.decks import Deck
from synth.spec.layout import ActionTable, action_groups
from synth.verify import interpreted

Cells = dict[str, np.ndarray]
Decks = tuple[Deck, Deck]


class Interpreted:
    """Many games at once; actions are numbered as in the whole table, whatever the build left out."""

    def __init__(self, built: Built) -> None:
        self.machine = built.machine
        self.engine = interpreted.Interpreted(built.machine, ())
        self.layout: dict[str, Any] = {}
        exec(built.files["layout.py"], self.layout)
        whole = ActionTable(action_groups(self.layout["PLACES"]))
        self.own = np.full(whole.size, -1)
        for name, (first, size, _) in self.layout["ACTIONS"].items():
            self.own[whole.first(name) : whole.first(name) + size] = first + np.arange(size)

    def start(self, games: Sequence[Decks], keys: np.ndarray) -> Cells:
        rows = [[self.layout["deck_row"](deck.cards, deck.energy) for deck in decks] for decks in games]
        return self.engine.start(np.array(rows), keys)[0]

    def step(self, cells: Cells, actions: np.ndarray, keys: np.ndarray) -> Cells:
        return self.engine.advance(cells, self.own[actions], keys)

    def observe(self, cells: Cells, player: int) -> np.ndarray:
        """[games, entries]"""
        return self.engine.observe(cells, player).T

    def mask(self, cells: Cells) -> np.ndarray:
        """[games, actions of the whole table]"""
        words = np.stack([cells[f"mask_{k}"] for k in range(self.layout["MASK_WORDS"])], axis=-1)
        bits = (words[:, :, None] >> np.arange(32, dtype=np.uint32)) & 1
        flags = bits.reshape(len(words), -1).astype(bool)
        return np.where(self.own >= 0, flags[:, self.own], False)


def keys(seeds: Sequence[int], step: int) -> np.ndarray:
    """[games, 2]"""
    return np.array([step_key(seed, step) for seed in seeds], np.uint32)


def play(game: Game, key: np.ndarray) -> int:
    """A random legal action, `end` only where nothing else is possible; any number once the game is over."""
    legal = [action for action, flag in enumerate(legal_mask(game)) if flag]
    options = legal[1:] or legal or [0]
    return options[pick(word((int(key[0]), int(key[1])), Purpose.POLICY), len(options))]


def follow(built: Built, pool: CardPool, decks: Sequence[Decks], steps: int) -> list[Game]:
    """Plays random games on both, and holds every cell, mask and observation to the reference's; the games at the end."""
    engine, seeds = Interpreted(built), range(len(decks))
    now = keys(seeds, 0)
    games = [new_game(pool, pair, tuple(map(int, key))) for pair, key in zip(decks, now, strict=True)]
    cells = engine.start(decks, now)
    for number in range(1, steps + 1):
        masks, seen = engine.mask(cells), [engine.observe(cells, player) for player in range(2)]
        for at, game in enumerate(games):
            where = f"game {at} after {number - 1} steps"
            expected = export(game)
            assert {name: int(cells[name][at]) for name in expected} == expected, where
            assert masks[at].tolist() == legal_mask(game), where
            assert [view[at].tolist() for view in seen] == [observation(game, player) for player in range(2)], where
        now = keys(seeds, number)
        actions = np.array([play(game, key) for game, key in zip(games, now, strict=True)])
        moves = zip(games, actions.tolist(), now.tolist(), strict=True)
        games = [step(game, action, (first, second)) for game, action, (first, second) in moves]
        cells = engine.step(cells, actions, now)
    return games
