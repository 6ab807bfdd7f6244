"""The few operations generated code is written in: JAX's own, without type promotion."""

from __future__ import annotations

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax
from jax.custom_batching import custom_vmap

b1, i8, i16, i32, u32 = np.bool_, np.int8, np.int16, np.int32, np.uint32

add, sub, mul = lax.add, lax.sub, lax.mul
band, bor, bxor, flip = lax.bitwise_and, lax.bitwise_or, lax.bitwise_xor, lax.bitwise_not
shl, shr, sar = lax.shift_left, lax.shift_right_logical, lax.shift_right_arithmetic
eq, lt, le, gt, ge = lax.eq, lax.lt, lax.le, lax.gt, lax.ge
least, most, select, popcount = lax.min, lax.max, lax.select, lax.population_count
to = lax.convert_element_type


def take(table, index):
    """table[index]; an index is never outside."""
    return jnp.asarray(table).at[to(index, i32)].get(mode="promise_in_bounds")


def loop(body, now, fixed):
    """Repeats a pass while any game of the batch has something to do. A pass leaves the games that have not as they are, so
    none of them is masked. `fixed` is what every pass may read."""

    @custom_vmap
    def run(now, fixed):
        return lax.while_loop(lambda now: jnp.any(now["todo"] > 0), lambda now: body(now, fixed), now)

    @run.def_vmap
    def many(size, batched, now, fixed):
        def whole(value, is_batched):
            return value if is_batched else jnp.broadcast_to(value, (size, *value.shape))

        now, fixed = jax.tree.map(whole, (now, fixed), tuple(batched))
        return loop(jax.vmap(body), now, fixed), dict.fromkeys(now, True)

    return run(now, fixed)


def cut(stage, off, *args):
    """Runs a stage. XLA cannot look past the branch, so it neither fuses nor repeats work across it; `off` never happens."""
    if jax.default_backend() != "cpu":
        return stage(*args)
    always = lax.optimization_barrier(jnp.bool_(True))
    return lax.cond(always, stage, lambda *_: tuple(jnp.asarray(zero) for zero in off), *args)
