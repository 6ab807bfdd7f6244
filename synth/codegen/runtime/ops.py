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


def repeat(body, flag, now, fixed, share):
    """Runs a function for the games where a flag is set, again and again while any is. `fixed` is what it may read besides.

    Of a batch only the games that need it are worked out: they are gathered, the `share` of the batch at a time, and put
    back."""
    if flag not in now:
        return now  # the pool never sets it

    def many(size, now, fixed, common):
        """On arrays of games; what is `common` to them has no such axis."""
        part = max(int(size * share), min(size, 64))

        def some(now):
            busy = now[flag] > 0
            rank = jnp.cumsum(busy.astype(i32)) - 1
            at = jnp.nonzero(busy, size=part, fill_value=0)[0]
            part_now, part_fixed = jax.tree.map(lambda x: x[at], (now, fixed))
            new = jax.vmap(lambda now, fixed: body(now | fixed | common))(part_now, part_fixed)
            taken, rank = busy & (rank < part), jnp.clip(rank, 0, part - 1)
            return {name: jnp.where(taken, new[name][rank], value) for name, value in now.items()}

        return lax.while_loop(lambda now: jnp.any(now[flag] > 0), some, now)

    @custom_vmap
    def run(now, fixed):
        return lax.while_loop(lambda now: now[flag] > 0, lambda now: body(now | fixed), now)

    @run.def_vmap
    def _(size, batched, now, fixed):
        def whole(value, is_batched):
            return value if is_batched else jnp.broadcast_to(value, (size, *jnp.shape(value)))

        own = {name: value for name, value in fixed.items() if batched[1][name]}
        common = {name: value for name, value in fixed.items() if not batched[1][name]}
        return many(size, jax.tree.map(whole, now, batched[0]), own, common), dict.fromkeys(now, True)

    return run(now, fixed)


def cut(stage, off, *args):
    """Runs a stage. XLA cannot look past the branch, so it neither fuses nor repeats work across it; `off` never happens."""
    if jax.default_backend() != "cpu":
        return stage(*args)
    always = lax.optimization_barrier(jnp.bool_(True))
    return lax.cond(always, stage, lambda *_: tuple(jnp.asarray(zero) for zero in off), *args)
