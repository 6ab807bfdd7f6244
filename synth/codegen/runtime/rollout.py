"""Random legal play of many games at once, for measuring and for filling buffers; finished games start anew."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax
from jax.sharding import Mesh, NamedSharding, PartitionSpec

from . import chance
from .env import _engine, init_cells, random_action, turn_cells


class RandomPlay(NamedTuple):
    """A game being played by its seed."""

    seed: jax.Array
    count: jax.Array
    """steps taken"""
    games: jax.Array
    """games finished"""
    cells: jax.Array


def begin(seed: jax.Array, decks: jax.Array) -> RandomPlay:
    cells = init_cells(decks, chance.step_key(seed, np.uint32(0)))
    return RandomPlay(seed, jnp.uint32(1), jnp.int32(0), cells)


def advance(run: RandomPlay, decks: jax.Array) -> RandomPlay:
    """One random decision; a new game with two random decks where this one ended."""
    key = chance.step_key(run.seed, run.count)
    cells, won = turn_cells(run.cells, random_action(run.cells, key), decks, key)
    return RandomPlay(run.seed, run.count + np.uint32(1), run.games + (won != 0).astype(jnp.int32), cells)


def in_one_call() -> bool:
    """Whether there is machine code for many decisions at once."""
    return hasattr(_engine(), "rollout")


def advance_many(run: RandomPlay, decks: jax.Array, steps: int) -> RandomPlay:
    """`steps` times `advance` for a batch of games: in one call where there is machine code for it."""
    if in_one_call():
        cells, count, games = _engine().rollout(run.cells, run.count, run.games, run.seed, decks, steps)
        return RandomPlay(run.seed, count, games, cells)
    return advance_singly(run, decks, steps)


def advance_singly(run: RandomPlay, decks: jax.Array, steps: int) -> RandomPlay:
    """The same, step by step: what a loop costs that chooses its own actions."""
    many = jax.vmap(advance, (0, None))
    return lax.scan(lambda run, _: (many(run, decks), None), run, None, length=steps)[0]


def runner(
    decks: np.ndarray, batch: int, steps: int, seed: int = 0, fused: bool = False
) -> tuple[RandomPlay, Callable[[RandomPlay], RandomPlay]]:
    """(state, compiled function): each call plays `steps` decisions of `batch` games, spread over all devices."""
    mesh = Mesh(np.array(jax.devices()), ("device",))
    split, whole = NamedSharding(mesh, PartitionSpec("device")), NamedSharding(mesh, PartitionSpec())
    rows = jax.device_put(jnp.asarray(decks), whole)
    seeds = jnp.arange(batch, dtype=jnp.uint32) * np.uint32(2654435761) + np.uint32(seed)

    def roll(run: RandomPlay, decks: jax.Array) -> RandomPlay:
        return (advance_many if fused else advance_singly)(run, decks, steps)

    state = jax.jit(jax.vmap(begin, (0, None)), out_shardings=split)(seeds, rows)
    one, all_of = PartitionSpec("device"), PartitionSpec()
    sharded = jax.shard_map(roll, mesh=mesh, in_specs=(one, all_of), out_specs=one, check_vma=False)
    compiled = jax.jit(sharded, donate_argnums=0).lower(state, rows).compile()
    return state, lambda run: compiled(run, rows)
