"""The machine run as Python in the place of a compiled engine: slow to step, but there is nothing to compile."""

from collections.abc import Iterable, Sequence
from typing import Protocol

import numpy as np

from synth.codegen.machine import observe, start, step
from synth.codegen.machine.cells import public_cells
from synth.codegen.programs.columns import Tables
from synth.spec.cards import UNITS, Card
from synth.spec.layout import Shape
from synth.verify.engines.batch import Array
from synth.verify.engines.python_game import PythonGame
from synth.verify.engines.seats import Seats

__all__ = ["Interpreted", "Seats"]


class Playable(Protocol):
    """What of a machine is needed to play on it: its code is Python."""

    @property
    def tables(self) -> Tables: ...

    @property
    def shape(self) -> Shape: ...


class Interpreted:
    """A `GameBatch`; games are a list. Every number that is stored and every index is checked on the way."""

    def __init__(self, machine: Playable, printings: Iterable[Card] = ()) -> None:
        self.machine, self.shape = machine, machine.shape
        numbers = {card.play_id: number for number, card in enumerate(machine.tables.cards, start=1)}
        known = (*machine.tables.cards, *printings)
        self._numbers = {card.id: numbers[card.play_id] for card in known if card.play_id in numbers}
        self._grids = [(grid.name, grid.size) for grid in public_cells(self.shape)]

    def deck_row(self, cards: Iterable[str], energy: Iterable[str]) -> list[int]:
        declared = sum(1 << UNITS.index(letter) for letter in set(energy))
        return [*sorted(self._numbers[card] for card in cards), declared]

    def start(self, decks: Array, keys: Array) -> list[PythonGame]:
        return [self._started(pair, key) for pair, key in zip(decks.tolist(), keys.tolist(), strict=True)]

    def restart(self, games: Sequence[PythonGame], again: Array, decks: Array, keys: Array) -> list[PythonGame]:
        return [
            self._started(decks[at].tolist(), keys[at].tolist()) if again[at] else game for at, game in enumerate(games)
        ]

    def load(self, numbers: Array) -> list[PythonGame]:
        games = []
        for row in numbers.tolist():
            game, at = PythonGame(self.machine.tables, self.shape), 0
            for name, size in self._grids:
                game.set_numbers(name, row[at : at + size])
                at += size
            step.legal_again(game)
            games.append(game)
        return games

    def step(self, games: Sequence[PythonGame], actions: Array, keys: Array) -> list[PythonGame]:
        new = [game.copy() for game in games]
        for game, action, key in zip(new, actions.tolist(), keys.tolist(), strict=True):
            game.key0, game.key1 = key
            step.step(game, action)
        return new

    def numbers(self, games: Sequence[PythonGame]) -> Array:
        return np.array([[number for name, _ in self._grids for number in game.numbers(name)] for game in games], np.int32)

    def observe(self, games: Sequence[PythonGame], player: int) -> Array:
        for game in games:
            observe.observe(game, player)
        return np.array([game.numbers("view") for game in games], np.int16)

    def masks(self, games: Sequence[PythonGame]) -> Array:
        return np.array([game.numbers("mask") for game in games], bool)

    def _started(self, decks: Sequence[Sequence[int]], key: Sequence[int]) -> PythonGame:
        game = PythonGame(self.machine.tables, self.shape)
        game.key0, game.key1 = key
        for player, (*cards, declared) in enumerate(decks):
            for at, card in enumerate(cards):
                game.grid("card")[player, at] = card
            game.grid("declared")[player] = declared
        start.start(game)
        return game
