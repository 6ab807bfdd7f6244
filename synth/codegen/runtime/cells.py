"""The row of a game: bytes, in which every cell has its place. The same for NumPy and JAX; the last axis is the row."""

from __future__ import annotations

import hashlib
from typing import Any

import numpy as np

from . import layout

Array = Any
"""Of NumPy or of JAX."""
DTYPES = {"u8": "uint8", "i8": "int8", "u16": "uint16", "i16": "int16", "u32": "uint32", "i32": "int32"}
_MAGIC = b"tcgjax" + hashlib.sha256(layout.VERSION.encode()).digest()[:10]


def cell(rows: Array, name: str) -> Array:
    """A cell by name: [..., record] uint8 → [..., *shape] of the cell's type."""
    at, dtype, shape = _place(name)
    kind = np.dtype(DTYPES[dtype])
    count = int(np.prod(shape, dtype=int))
    part = rows[..., at : at + count * kind.itemsize]
    lead = part.shape[:-1]
    if isinstance(rows, np.ndarray):
        return np.ascontiguousarray(part).view(kind).reshape((*lead, *shape))
    from jax import lax

    if kind.itemsize > 1:
        part = part.reshape(*lead, count, kind.itemsize)
    return lax.bitcast_convert_type(part, kind).reshape(*lead, *shape)


def with_cell(rows: Array, name: str, value: Any) -> Array:
    """The rows with another value in a cell. The mask is as it was: see `legal_cells`."""
    at, dtype, shape = _place(name)
    kind = np.dtype(DTYPES[dtype])
    size = int(np.prod(shape, dtype=int)) * kind.itemsize
    lead = rows.shape[:-1]
    if isinstance(rows, np.ndarray):
        new = rows.copy()
        numbers = np.broadcast_to(np.asarray(value), (*lead, *shape))
        if numbers.size and not np.iinfo(kind).min <= numbers.min() <= numbers.max() <= np.iinfo(kind).max:
            raise ValueError(f"{name} is {kind}: {value} does not fit")
        new[..., at : at + size] = np.ascontiguousarray(numbers.astype(kind)).reshape(*lead, -1).view(np.uint8)
        return new
    import jax.numpy as jnp
    from jax import lax

    numbers = jnp.broadcast_to(jnp.asarray(value).astype(kind), (*lead, *shape))
    return rows.at[..., at : at + size].set(lax.bitcast_convert_type(numbers, np.uint8).reshape(*lead, size))


def _place(name: str) -> tuple[int, str, tuple[int, ...]]:
    try:
        return layout.CELLS[name]
    except KeyError:
        raise KeyError(f"no cell {name!r}; the cells of a game are in layout.CELLS") from None


def legal_mask(rows: Array) -> Array:
    """[..., num_actions] bool: what the current player can do."""
    return cell(rows, "mask") != 0


def current_player(rows: Array) -> Array:
    """[...]: the player, 0 or 1, who decides."""
    return cell(rows, "turn_player") ^ cell(rows, "decider")


def winner(rows: Array) -> Array:
    """[...]: 0 while the game goes on, else 1 or 2 for the player who won, 3 for a tie."""
    return cell(rows, "winner")


def to_bytes(rows: Array) -> bytes:
    """Games for a file or another process, marked with the version of the engine."""
    rows = np.asarray(rows)
    if rows.dtype != np.uint8 or rows.shape[-1:] != (layout.RECORD,):
        raise ValueError(f"rows are [..., {layout.RECORD}] uint8, got {list(rows.shape)} {rows.dtype}")
    return _MAGIC + np.array([rows.ndim - 1, *rows.shape[:-1]], "<u8").tobytes() + rows.tobytes()


def from_bytes(data: bytes) -> np.ndarray:
    """What `to_bytes` made. Bytes of another engine or cut short are refused; they are not checked to be a possible game."""
    if data[: len(_MAGIC)] != _MAGIC:
        known = data[:6] == _MAGIC[:6]
        raise ValueError("these games are of another version of the engine" if known else "these bytes are no games")
    rank = int(np.frombuffer(data[16:24].ljust(8, b"\xff"), "<u8")[0])
    end = 24 + 8 * rank if rank <= 8 else len(data) + 1
    shape = [int(n) for n in np.frombuffer(data[24:end], "<u8")] if end <= len(data) else []
    size = layout.RECORD
    for n in shape:
        size *= n
    if end > len(data) or len(data) - end != size:
        raise ValueError("these games are not whole")
    return np.frombuffer(data[end:], np.uint8).reshape(*shape, layout.RECORD).copy()
