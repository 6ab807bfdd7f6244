"""Random legal play of many games at once, for measuring and for filling buffers; finished games start anew."""

from __future__ import annotations

from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax
from jax.sharding import Mesh, NamedSharding, PartitionSpec

from . import chance
from .env import Cells, init_cells, random_action, restart_cells, step_cells


class Run(NamedTuple):
    """A game being played by its seed."""

    seed: jax.Array
    count: jax.Array
    """steps taken"""
    games: jax.Array
    """games finished"""
    cells: Cells


def begin(seed: jax.Array, decks: jax.Array) -> Run:
    cells = init_cells(decks, chance.step_key(seed, 0))
    return Run(seed, jnp.uint32(1), jnp.int32(0), cells)


def advance(run: Run, decks: jax.Array) -> Run:
    """One random decision; a new game with two random decks where this one ended."""
    key = chance.step_key(run.seed, run.count)
    cells = step_cells(run.cells, random_action(run.cells, key), key)
    ended = cells["winner"] != 0
    cells = restart_cells(cells, decks, key)
    return Run(run.seed, run.count + np.uint32(1), run.games + ended.astype(jnp.int32), cells)


def runner(decks: np.ndarray, batch: int, steps: int, seed: int = 0):
    """(state, compiled function): each call plays `steps` decisions of `batch` games, spread over all devices."""
    devices = jax.devices()
    mesh = Mesh(np.array(devices), ("device",))
    split, whole = NamedSharding(mesh, PartitionSpec("device")), NamedSharding(mesh, PartitionSpec())
    rows = jax.device_put(jnp.asarray(decks), whole)
    seeds = jnp.arange(batch, dtype=jnp.uint32) * np.uint32(2654435761) + np.uint32(seed)

    def roll(run: Run, decks: jax.Array) -> Run:
        many = jax.vmap(advance, (0, None))
        return lax.scan(lambda run, _: (many(run, decks), None), run, None, length=steps)[0]

    state = jax.jit(jax.vmap(begin, (0, None)), out_shardings=split)(seeds, rows)
    sharded = jax.shard_map(
        roll,
        mesh=mesh,
        in_specs=(PartitionSpec("device"), PartitionSpec()),
        out_specs=PartitionSpec("device"),
        check_vma=False,
    )
    compiled = jax.jit(sharded, donate_argnums=0).lower(state, rows).compile()
    return state, lambda run: compiled(run, rows)
