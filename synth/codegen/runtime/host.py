"""The engine without JAX: the same machine code on NumPy arrays, the same games bit for bit.

Every function takes many games at once and may be called by any number of threads: it keeps nothing, and works outside Python's
lock. Rows are [n, RECORD] uint8, keys [n, 2] uint32, actions and viewers [n] whole numbers.
"""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from typing import Any

import numpy as np

from . import chance, layout
from .cells import cell, current_player, from_bytes, legal_mask, to_bytes, winner, with_cell
from .code import address
from .decks import checked_decks

__all__ = [
    "cell", "current_player", "from_bytes", "init", "legal", "legal_mask", "observe", "random_actions", "resample", "restart",
    "start", "step", "step_keys", "to_bytes", "until", "winner", "with_cell",
]  # fmt: skip

Array = np.ndarray


def start(decks: Array, keys: Array) -> Array:
    """New games: [n, 2, cards + 1] deck rows, one a player."""
    decks, keys = np.asarray(decks), _keys(keys)
    n = len(keys)
    if decks.shape[:2] != (n, 2):
        raise ValueError(f"decks are [{n}, 2, {layout.PLACES + 1}], got {list(decks.shape)}")
    which = np.arange(2 * n, dtype=np.int32).reshape(n, 2)
    return _started(checked_decks(decks.reshape(2 * n, -1)), which, keys)


def init(decks: Array | Sequence[Sequence[int]], keys: Array) -> Array:
    """New games between decks picked from the rows of `decks`, as `TcgJax.init` does."""
    keys = _keys(keys)
    return _started(checked_decks(decks), _picks(keys, len(decks)), keys)


def _started(decks: Array, which: Array, keys: Array) -> Array:
    rows = np.empty((len(keys), layout.RECORD), np.uint8)
    _run("start", len(keys), decks, which, keys, rows, len(decks))
    return rows


def step(rows: Array, actions: Any, keys: Array, out: Array | None = None) -> Array:
    """One decision of every game. An illegal one loses; after the end nothing changes. `out` may be `rows` itself."""
    rows = _rows(rows)
    n = len(rows)
    out = _out(out, rows.shape, np.uint8)
    _run("step", n, rows, _actions(actions, n), _keys(keys, n), out)
    return out


def restart(rows: Array, decks: Array, keys: Array, out: Array | None = None) -> Array:
    """New games where these have ended, between decks picked from the rows of `decks`."""
    rows, decks = _rows(rows), checked_decks(decks)
    n = len(rows)
    keys = _keys(keys, n)
    out = _out(out, rows.shape, np.uint8)
    _run("restart", n, rows, decks, _picks(keys, len(decks)), keys, out, len(decks))
    return out


def observe(rows: Array, viewers: Any = None, out: Array | None = None) -> Array:
    """[n, len(OBSERVATION)] int16: what a player sees, by default the one who decides."""
    rows = _rows(rows)
    n = len(rows)
    seats = current_player(rows).astype(np.int32) if viewers is None else _viewers(viewers, n)
    out = _out(out, (n, len(layout.OBSERVATION)), np.int16)
    _run("observe", n, rows, seats, out)
    return out


def legal(rows: Array) -> Array:
    """The rows with their masks anew: for positions that were changed by hand."""
    rows = _rows(rows)
    out = np.empty_like(rows)
    _run("legal", len(rows), rows, out)
    return out


def resample(rows: Array, viewers: Any, keys: Array) -> Array:
    """The same games as far as the viewers know, with all that is hidden from them dealt again."""
    rows = _rows(rows)
    n = len(rows)
    out = np.empty_like(rows)
    _run("resample", n, rows, _viewers(viewers, n), _keys(keys, n), out)
    return out


def random_actions(rows: Array, keys: Array) -> Array:
    """[n] int32: legal actions, all equally likely."""
    rows = _rows(rows)
    out = np.empty(len(rows), np.int32)
    _run("choose", len(rows), rows, _keys(keys, len(rows)), out)
    return out


def until(rows: Array, viewers: Any, seeds: Array, counts: Array, out: Array | None = None) -> tuple[Array, Array]:
    """Random decisions of each viewer's opponent, until the viewer decides or the game is over. The keys of decisions are
    those of runs with these seeds, from step `counts` on; the rows and the new counts, [n] uint32. `out` may be `rows` itself."""
    rows = _rows(rows)
    n = len(rows)
    seeds, counts = (_words(each, n, what) for each, what in ((seeds, "seeds"), (counts, "counts")))
    out, after = _out(out, rows.shape, np.uint8), np.empty(n, np.uint32)
    _run("until", n, rows, counts, seeds, _viewers(viewers, n), out, after)
    return out, after


def step_keys(seeds: Any, count: Any) -> Array:
    """[n, 2] uint32: the keys of a step in runs with these seeds; `count` is its number, or [n] of them."""
    seeds = np.atleast_1d(np.asarray(seeds)).astype(np.uint32)
    keys = np.empty((len(seeds), 2), np.uint32)
    keys[:, 0], keys[:, 1] = chance.step_key(seeds, np.broadcast_to(np.asarray(count).astype(np.uint32), seeds.shape))
    return keys


def _picks(keys: Array, decks: int) -> Array:
    return np.stack(chance.deck_picks((keys[:, 0], keys[:, 1]), decks), axis=-1).astype(np.int32)


def _run(call: str, n: int, *values: Any) -> None:
    """Arrays go as pointers; the count of decks comes last. All are numbers of 64 bits, which costs least to hand over."""
    if n:
        if call not in _FUNCTIONS:
            _FUNCTIONS[call] = ctypes.CFUNCTYPE(None, *[ctypes.c_int64] * (1 + len(values)))(address(call))
        _FUNCTIONS[call](n, *[each if isinstance(each, int) else each.__array_interface__["data"][0] for each in values])


_FUNCTIONS: dict[str, Any] = {}


def _rows(rows: Array) -> Array:
    if rows.dtype != np.uint8 or rows.ndim != 2 or rows.shape[1] != layout.RECORD:
        raise ValueError(f"rows are [n, {layout.RECORD}] uint8, got {list(rows.shape)} {rows.dtype}")
    return np.ascontiguousarray(rows)


def _keys(keys: Any, n: int | None = None) -> Array:
    keys = np.asarray(keys)
    if keys.ndim != 2 or keys.shape[1] != 2 or keys.dtype != np.uint32 or len(keys) != (n if n is not None else len(keys)):
        raise ValueError(f"keys are [{'n' if n is None else n}, 2] uint32, got {list(keys.shape)} {keys.dtype}")
    return np.ascontiguousarray(keys)


def _words(values: Any, n: int, what: str) -> Array:
    values = np.asarray(values)
    if values.shape != (n,) or values.dtype != np.uint32:
        raise ValueError(f"{what} are [{n}] uint32, got {list(values.shape)} {values.dtype}")
    return np.ascontiguousarray(values)


def _actions(actions: Any, n: int) -> Array:
    return _numbers(actions, n, "actions", -1, layout.NUM_ACTIONS)


def _viewers(viewers: Any, n: int) -> Array:
    seats = _numbers(np.broadcast_to(viewers, (n,)), n, "viewers", -1, 2)
    if n and not (seats.min() >= 0 and seats.max() <= 1):
        raise ValueError("viewers are 0 or 1")
    return seats


def _numbers(values: Any, n: int, what: str, low: int, high: int) -> Array:
    """As int32; what is outside the limits stays outside."""
    values = np.asarray(values)
    if values.shape != (n,) or not np.issubdtype(values.dtype, np.integer):
        raise ValueError(f"{what} are [{n}] whole numbers, got {list(values.shape)} {values.dtype}")
    # Numbers too large for int64 become negative, which is outside too.
    return np.minimum(np.maximum(values.astype(np.int64), low), high).astype(np.int32)


def _out(out: Array | None, shape: tuple[int, ...], dtype: Any) -> Array:
    if out is None:
        return np.empty(shape, dtype)
    if out.shape != shape or out.dtype != dtype or not out.flags.c_contiguous or not out.flags.writeable:
        raise ValueError(f"out is a contiguous {list(shape)} {np.dtype(dtype)} array that can be written")
    return out
