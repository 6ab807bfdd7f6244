"""The engine where there is no machine code for it: the same calls as `native.py`, in operations of JAX alone.

The machine is a listing of instructions (`instructions.txt`). It gives the same bytes as machine code, and is slow on CPUs.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from . import layout
from .cells import cell, current_player, legal_mask, winner, with_cell
from .instructions import Code, entry, read_code
from .tables import read_tables

FOLDER = Path(__file__).resolve().parent
Array = jax.Array
Key = tuple[Array, Array]
_NO_KEY = (np.uint32(0), np.uint32(0))


@cache
def _code() -> Code:
    return read_code((FOLDER / "instructions.txt").read_text("utf-8"), read_tables(FOLDER / "tables.txt"))


@cache
def _entry(name: str):
    return entry(_code(), name, ("key0", "key1"), _code().room)


@cache
def _offset(name: str) -> int:
    return next(one.offset for one in _code().cells if one.name == name)


def _run(name: str, row: Array, key: Key, *numbers: Array, runs: Array | bool = True) -> tuple[Array, Array]:
    """A game in the room it is worked on, and what the function gives."""
    return _entry(name)(row, jnp.asarray(runs), *key, *numbers)


def _kept(row: Array, room: Array) -> Array:
    """The record after work on it, with what it kept for an effect that waits as it was."""
    first, size = _code().lent
    return jnp.concatenate([room[..., :first], row[..., first : first + size]], axis=-1)


def _lending(name: str, row: Array, key: Key, *numbers: Array) -> Array:
    """The record after work that goes on with an effect that waits, or makes one wait."""
    first, size = _code().lent
    if not size:
        return _run(name, row, key, *numbers)[0][..., : layout.RECORD]
    waited = (cell(row, "waits") != 0)[..., None]
    held = row[..., first : first + size]
    given = jnp.concatenate([row[..., :first], jnp.where(waited, held, 0)], axis=-1)
    after = _run(name, given, key, *numbers)[0][..., : layout.RECORD]
    waits = (cell(after, "waits") != 0)[..., None]
    left = jnp.where(waits, _in_use(after)[..., first : first + size], jnp.where(waited, 0, held))
    return jnp.concatenate([after[..., :first], left], axis=-1)


def _in_use(row: Array) -> Array:
    """The record with zeros for what an effect that waits does not remember."""
    used = np.ones(row.shape[-1], bool)
    for records in _code().records:
        which = (np.arange(row.shape[-1]) - records.first) // records.stride
        own = (which >= 0) & (which < records.kept)
        used = jnp.where(own, which < cell(row, records.used).astype(jnp.int32)[..., None] + records.more, used)
    return jnp.where(used, row, 0)


def _dealt(decks: Array, which: tuple[Array, Array]) -> Array:
    """An empty game with the decks of both players. A number that no card has is no card."""
    chosen = jnp.stack([jnp.asarray(one).astype(jnp.uint32) for one in which])
    lists = decks.astype(jnp.int16)[jnp.minimum(chosen, np.uint32(decks.shape[0] - 1))].astype(jnp.uint16)
    cards = jnp.where(lists[:, :-1] < len(layout.CARD_NAMES), lists[:, :-1], 0)
    row = with_cell(jnp.zeros(layout.RECORD, jnp.uint8), "card", cards)
    return with_cell(row, "declared", lists[:, -1])


def start(decks: Array, which: tuple[Array, Array], key: Key) -> Array:
    """A new game between two decks of a list."""
    row = _dealt(decks, which)
    return _kept(row, _run("start", row, key)[0])


def step(row: Array, action: Array, key: Key) -> Array:
    """One decision; the action is an int32."""
    return _lending("step", row, key, action)


def restart(row: Array, decks: Array, which: tuple[Array, Array], key: Key) -> Array:
    """The same game, or a new one where it has ended."""
    ended = winner(row) != 0
    row = jnp.where(ended[..., None], _dealt(decks, which), row)
    return _kept(row, _run("start", row, key, runs=ended)[0])


def observe(row: Array, player: Array, runs: Array | bool = True) -> Array:
    room, _ = _run("observe", row, _NO_KEY, jnp.asarray(player).astype(jnp.int32), runs=runs)
    at, size = _offset("view"), next(one.size for one in _code().cells if one.name == "view")
    view = lax.bitcast_convert_type(room[..., at : at + 2 * size].reshape(*room.shape[:-1], size, 2), jnp.int16)
    return view[..., np.array(layout.VIEW)]


def play(row: Array, action: Array, key: Key) -> tuple[Array, Array, Array, Array]:
    """One decision: the row, what the next player sees, the mask, and [3] the next player, the winner, the winner before."""
    after = step(row, action, key)
    player = current_player(after)
    facts = jnp.stack([player, winner(after), winner(row)], axis=-1)
    return after, observe(after, player), legal_mask(after), facts


def turn(row: Array, action: Array, decks: Array, which: tuple[Array, Array], key: Key) -> tuple[Array, Array]:
    """One decision, and a new game where this one has ended: the row, and who won the old game."""
    after = step(row, action, key)
    return restart(after, decks, which, key), winner(after)


def go_on(
    row: Array, action: Array, decks: Array, which: tuple[Array, Array], key: Key
) -> tuple[Array, Array, Array, Array, Array]:
    """The same with what there is to see: the row, the view of the next player, that of the end, the mask, and [3] the next
    player, the winner of the old game, its winner before."""
    after, final, _, facts = play(row, action, key)
    ended = winner(after) != 0
    new = restart(after, decks, which, key)
    player = current_player(new)
    view = jnp.where(ended[..., None], observe(new, player, ended), final)
    return new, view, final, legal_mask(new), facts.at[..., 0].set(player)


def legal(row: Array) -> Array:
    """The game with its mask anew."""
    return _kept(row, _run("legal", row, _NO_KEY)[0])


def resample(row: Array, player: Array, key: Key) -> Array:
    return _lending("resample", row, key, jnp.asarray(player).astype(jnp.int32))


def choose(row: Array, key: Key) -> Array:
    """A random legal action, int32."""
    return _run("act_at_random", row, key)[1]
