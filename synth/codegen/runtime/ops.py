"""The few operations generated code is written in."""

from __future__ import annotations

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

b1, i8, i16, i32, u32 = np.bool_, np.int8, np.int16, np.int32, np.uint32
minimum, maximum, popcount = jnp.minimum, jnp.maximum, lax.population_count


def select(condition, a, b):
    return lax.select(condition, jnp.asarray(a), jnp.asarray(b))


def take(table, index):
    """table[index]; an index is never outside."""
    return jnp.asarray(table).at[index.astype(jnp.int32)].get(mode="promise_in_bounds")


def cut(stage, off, *args):
    """Runs a stage. XLA cannot look past the branch, so it neither fuses nor repeats work across it; `off` never happens."""
    if jax.default_backend() != "cpu":
        return stage(*args)
    always = lax.optimization_barrier(jnp.bool_(True))
    return lax.cond(always, stage, lambda *_: tuple(jnp.asarray(zero) for zero in off), *args)
