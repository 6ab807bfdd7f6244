"""Many games of an engine side by side, and where in them everything is that a game of the reference has."""

import importlib
import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from types import ModuleType
from typing import Any, Protocol

import numpy as np

from synth.codegen.machine.cells import public_cells
from synth.codegen.playing import cell_places
from synth.spec.layout import ActionTable, Place, Shape, action_groups, cells, observation

Array = np.ndarray
_KINDS = {f"{sign}{bits}": np.dtype(f"{name}{bits}") for sign, name in (("u", "uint"), ("i", "int")) for bits in (8, 16, 32)}
Games = Any
"""Whatever an engine keeps games in; the number of games comes first."""


class GameBatch(Protocol):
    """An engine seen from outside; actions and observations are those of its own shape."""

    shape: Shape

    def deck_row(self, cards: Iterable[str], energy: Iterable[str]) -> list[int]: ...

    def start(self, decks: Array, keys: Array) -> Games:
        """New games: decks [games, 2, cards + 1], keys [games, 2]."""

    def restart(self, games: Games, again: Array, decks: Array, keys: Array) -> Games:
        """New games where `again` says so."""

    def load(self, numbers: Array) -> Games:
        """Positions set up by hand, from what `numbers` would give."""

    def step(self, games: Games, actions: Array, keys: Array) -> Games: ...

    def numbers(self, games: Games) -> Array:
        """[games, numbers]: all public cells, one after the other."""

    def observe(self, games: Games, player: int) -> Array:
        """[games, entries]"""

    def masks(self, games: Games) -> Array:
        """[games, actions] bool"""


@dataclass(frozen=True, eq=False)
class Lens:
    """Where an engine of one shape has what the reference's games of another, smaller one have."""

    cells: tuple[str, ...]
    numbers: Array
    """Of these cells, among all numbers of the engine."""
    entries: tuple[str, ...]
    seen: Array
    """Of these entries, in the engine's observation."""
    actions: Array
    """The engine's number of every action of the reference."""
    blank: Array
    """The engine's numbers before those of a position are put in: nothing, and no cards."""

    def load(self, positions: Sequence[Mapping[str, int]]) -> Array:
        """Positions, by the cells that the reference exports, as the engine's numbers."""
        found = np.repeat(self.blank[None], len(positions), axis=0)
        found[:, self.numbers] = [[position[name] for name in self.cells] for position in positions]
        return found


@cache
def lens(engine: Shape, reference: Shape) -> Lens:
    small = engine.cards < reference.cards or engine.titles < reference.titles or engine.tools < reference.tools
    if small or engine.slots != reference.slots:
        raise ValueError(f"an engine for {engine} has no room for games of {reference}")
    firsts, at = {}, 0
    for grid in public_cells(engine):
        firsts[grid.name] = at
        at += grid.size
    blank = np.zeros(at, np.int32)
    blank[firsts["place"] : firsts["place"] + 2 * engine.cards] = Place.ABSENT
    names = tuple(cell.name for cell in cells(reference))
    places = cell_places(engine)
    entries = tuple(observation(reference))
    own = {name: k for k, name in enumerate(observation(engine))}
    table = ActionTable(action_groups(engine))
    return Lens(
        cells=names,
        numbers=np.array([firsts[grid] + at for grid, at in (places[name] for name in names)]),
        entries=entries,
        seen=np.array([own[name] for name in entries]),
        actions=np.array([table.index(group.name, k) for group in action_groups(reference) for k in range(group.size)]),
        blank=blank,
    )


def _places_of(layout: Mapping[str, tuple[int, str, tuple[int, ...]]], names: Sequence[str]) -> list[tuple[Any, Array, Array]]:
    """For each type of number its columns among all numbers, and the bytes of each in a row: [columns, bytes of the type]."""
    found: dict[str, tuple[list[int], list[int]]] = {}
    at = 0
    for name in names:
        first, kind, shape = layout[name]
        size = math.prod(shape)
        columns, places = found.setdefault(kind, ([], []))
        columns += range(at, at + size)
        places += range(first, first + size * _KINDS[kind].itemsize)
        at += size
    return [
        (_KINDS[kind], np.array(columns), np.array(places).reshape(len(columns), -1)) for kind, (columns, places) in found.items()
    ]


class HostBatch:
    """A generated package, by its machine code and NumPy: rows [games, bytes]."""

    def __init__(self, engine: ModuleType) -> None:
        self.package = engine
        self._host, layout = (importlib.import_module(f"{engine.__name__}.{name}") for name in ("host", "layout"))
        self.shape = Shape(layout.PLACES, layout.SLOTS, layout.TITLES, layout.TOOLS)
        self.deck_row = engine.deck_row
        self._record, self._kinds = layout.RECORD, _places_of(layout.CELLS, [grid.name for grid in public_cells(self.shape)])
        self._entries, self._seen = len(list(observation(self.shape))), np.array(layout.VIEW)

    def start(self, decks: Array, keys: Array) -> Games:
        return self._host.start(decks, keys)

    def restart(self, games: Games, again: Array, decks: Array, keys: Array) -> Games:
        new = games.copy()
        new[again] = self._host.start(decks[again], keys[again])
        return new

    def load(self, numbers: Array) -> Games:
        return self._host.legal(self._rows(numbers))

    def _rows(self, numbers: Array) -> Array:
        rows = np.zeros((len(numbers), self._record), np.uint8)
        for kind, columns, places in self._kinds:
            rows[:, places] = np.take(numbers, columns, 1).astype(kind)[:, :, None].view(np.uint8)
        if (self.numbers(rows) != numbers).any():
            raise ValueError("a number of a position does not fit into its cell")
        return rows

    def step(self, games: Games, actions: Array, keys: Array) -> Games:
        return self._host.step(games, actions, keys)

    def resample(self, games: Games, viewers: Array, keys: Array) -> Games:
        """Games as players imagine them."""
        return self._host.resample(games, viewers, keys)

    def numbers(self, games: Games) -> Array:
        found = np.empty((len(games), sum(len(columns) for _, columns, _ in self._kinds)), np.int32)
        for kind, columns, places in self._kinds:
            found[:, columns] = np.take(games, places, 1).view(kind)[:, :, 0]
        return found

    def observe(self, games: Games, player: int) -> Array:
        return self._whole(self._host.observe(games, player))

    def _whole(self, seen: Array) -> Array:
        """With the entries that the engine leaves out: they are 0, and so must be the reference's."""
        whole = np.zeros((len(seen), self._entries), np.int16)
        whole[:, self._seen] = seen
        return whole

    def masks(self, games: Games) -> Array:
        return np.asarray(self._host.legal_mask(games))
