"""Games by the listing that a package carries for devices without machine code: the calls of `runtime/portable.py` on NumPy."""

import importlib
from types import ModuleType

import numpy as np

from synth.codegen.runtime.instructions import DTYPES, Code, read_code
from synth.codegen.runtime.tables import read_tables
from synth.verify.engines.batch import Array, Games, HostBatch
from synth.verify.engines.listing_code import run


class ListingBatch(HostBatch):
    """Rows are those of the machine code. `code` may be exchanged."""

    def __init__(self, engine: ModuleType) -> None:
        super().__init__(engine)
        folder = importlib.import_module(f"{engine.__name__}.code").FOLDER
        self.text = (folder / "instructions.txt").read_text("utf-8")
        self.code: Code = read_code(self.text, read_tables(folder / "tables.txt"))
        self._layout = importlib.import_module(f"{engine.__name__}.layout")

    def start(self, decks: Array, keys: Array) -> Games:
        names = len(self._layout.CARD_NAMES)
        lists = np.asarray(decks).astype(np.uint16)
        rows = np.zeros((len(lists), self._record), np.uint8)
        rows = self._host.with_cell(rows, "card", np.where(lists[:, :, :-1] < names, lists[:, :, :-1], 0))
        rows = self._host.with_cell(rows, "declared", lists[:, :, -1])
        return self._kept(rows, self._called("start", rows, keys))

    def restart(self, games: Games, again: Array, decks: Array, keys: Array) -> Games:
        new = games.copy()
        new[again] = self.start(decks[again], keys[again])
        return new

    def load(self, numbers: Array) -> Games:
        rows = self._rows(numbers)
        return self._kept(rows, self._called("legal", rows, np.zeros((len(rows), 2), np.uint32)))

    def step(self, games: Games, actions: Array, keys: Array) -> Games:
        return self._lending("step", games, np.asarray(actions, np.int32), keys)

    def resample(self, games: Games, viewers: Array, keys: Array) -> Games:
        return self._lending("resample", games, viewers, keys)

    def _lending(self, name: str, games: Games, numbers: Array, keys: Array) -> Games:
        """What an effect that waits keeps is lent to the call, and taken back if it no longer waits."""
        first, size = self.code.lent
        waited = np.asarray(self._host.cell(games, "waits") != 0)[:, None]
        held = games[:, first : first + size]
        given = np.concatenate([games[:, :first], np.where(waited, held, 0)], axis=1).astype(np.uint8)
        after = self._called(name, given, keys, numbers)[:, : self._record]
        waits = np.asarray(self._host.cell(after, "waits") != 0)[:, None]
        left = np.where(waits, after[:, first : first + size], np.where(waited, 0, held))
        return np.concatenate([after[:, :first], left], axis=1).astype(np.uint8)

    def observe(self, games: Games, player: int) -> Array:
        seats = np.full(len(games), player, np.int32)
        room = self._called("observe", games, np.zeros((len(games), 2), np.uint32), seats)
        cell = next(one for one in self.code.cells if one.name == "view")
        view = np.ascontiguousarray(room[:, cell.offset : cell.offset + 2 * cell.size]).view(np.int16)
        return self._whole(view[:, self._seen])

    def _kept(self, rows: Array, room: Array) -> Array:
        first, size = self.code.lent
        return np.concatenate([room[:, :first], rows[:, first : first + size]], axis=1)

    def _called(self, name: str, rows: Array, keys: Array, *numbers: Array) -> Array:
        """The games in the room they are worked on, after a function."""
        code = self.code
        place, parameters = code.entries[name]
        room = np.zeros((len(rows), code.room), np.uint8)
        room[:, : rows.shape[1]] = rows
        state = np.zeros((len(rows), code.rows), np.int32)
        words = np.ascontiguousarray(keys, np.uint32)
        for cell in code.cells:
            dtype = np.dtype(DTYPES[cell.dtype])
            part = np.ascontiguousarray(room[:, cell.offset : cell.offset + dtype.itemsize * cell.size]).view(dtype)
            state[:, cell.row : cell.row + cell.size] = part.astype(np.int64)
            if cell.name in ("key0", "key1"):
                state[:, cell.row] = words[:, int(cell.name[-1])].view(np.int32)
        for row, value in zip(parameters, numbers, strict=True):
            state[:, row] = value
        run(code, state, place)
        for cell in code.cells:
            dtype = np.dtype(DTYPES[cell.dtype])
            part = np.ascontiguousarray(state[:, cell.row : cell.row + cell.size].astype(dtype))
            room[:, cell.offset : cell.offset + dtype.itemsize * cell.size] = part.view(np.uint8)
        return room
