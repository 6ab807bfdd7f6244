"""One game of an engine beside the reference in a scenario: positions go in and come out as the reference's cells."""

import numpy as np

from synth.dsl.numbering import Numbers
from synth.reference_py.cards import CardPool
from synth.spec.layout import Shape
from synth.verify.engines.batch import GameBatch, Games, HostBatch, lens

Cells = dict[str, int]


class NotLoadable(Exception):
    """The engine has no room for this position."""


class Seats:
    """An engine as it looks to a game with so many cards a player, of the titles and Tools that its pool names."""

    def __init__(self, engine: GameBatch, cards: int, numbers: Numbers | None = None) -> None:
        shape = engine.shape
        titles, tools = (len(numbers.titles), numbers.tools) if numbers else (shape.titles, shape.tools)
        if cards > shape.cards:
            raise NotLoadable(f"{cards} cards a player")
        self._engine = engine
        self._lens = lens(shape, Shape(cards, shape.slots, titles, tools))

    def load(self, cells: Cells) -> Games:
        return self._engine.load(self._lens.load([cells]))

    def step(self, state: Games, action: int, key: tuple[int, int]) -> Games:
        return self._engine.step(state, self._lens.actions[[action]], np.array([key], np.uint32))

    def legal_mask(self, state: Games) -> list[bool]:
        return list(map(bool, self._engine.masks(state)[0, self._lens.actions]))

    def export(self, state: Games) -> Cells:
        values = self._engine.numbers(state)[0, self._lens.numbers].tolist()
        return dict(zip(self._lens.cells, values, strict=True))

    def observe(self, state: Games, viewer: int) -> list[int]:
        return list(map(int, self._engine.observe(state, viewer)[0, self._lens.seen]))

    def imagine(self, state: Games, viewer: int, key: tuple[int, int]) -> list[int] | None:
        if not isinstance(self._engine, HostBatch):
            return None
        world = self._engine.resample(state, np.array([viewer], np.int32), np.array([key], np.uint32))
        return list(map(int, self._engine.numbers(world)[0, self._lens.numbers]))


class SeatsFor:
    """Makes them for games of a pool with any number of cards a player: what scenarios take as an engine."""

    def __init__(self, engine: GameBatch, pool: CardPool) -> None:
        self._engine, self._numbers = engine, pool.numbers

    def __call__(self, cards: int) -> Seats:
        return Seats(self._engine, cards, self._numbers)
