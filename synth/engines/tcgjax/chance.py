"""Where random numbers come from: a hash of a key, a purpose and an index. See docs/engine.md of the generator."""

from __future__ import annotations

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

GOLDEN = np.uint32(0x9E3779B9)
DECKS, RESAMPLE, POLICY = 16, 17, 20


def words(key):
    """The two 32-bit words of a key: a JAX PRNG key of any kind, or a uint32[2]."""
    if jnp.issubdtype(key.dtype, jax.dtypes.prng_key):
        key = jax.random.key_data(key)
    return key[..., 0], key[..., -1]


def mix(x):
    x = x ^ (x >> 16)
    x = x * np.uint32(0x7FEB352D)
    x = x ^ (x >> 15)
    x = x * np.uint32(0x846CA68B)
    return x ^ (x >> 16)


def word(key, purpose: int, index=0):
    """The 32 random bits of one event."""
    first, second = key
    base = mix(first + GOLDEN) ^ second
    return mix(base + (jnp.uint32(purpose * 256 + 1) + jnp.asarray(index).astype(jnp.uint32)) * GOLDEN)


def below(bits, n):
    """A number below n (n < 65536): the high word of the product."""
    n = jnp.asarray(n).astype(jnp.uint32)
    return ((bits >> 16) * n + (((bits & 0xFFFF) * n) >> 16)) >> 16


def step_key(seed, step):
    """The key of a step in a run with a seed."""
    seed, step = jnp.asarray(seed).astype(jnp.uint32), jnp.asarray(step).astype(jnp.uint32)
    return mix(seed + GOLDEN), mix(step * GOLDEN + mix(seed ^ np.uint32(0xFFFFFFFF)))


def nth_bit(bits, n):
    """The position of the n-th set bit of a word, counted from 0."""
    at = jnp.zeros_like(bits)
    for size in (16, 8, 4, 2, 1):
        count = lax.population_count((bits >> at) & np.uint32((1 << size) - 1))
        beyond = n >= count
        n = jnp.where(beyond, n - count, n)
        at = jnp.where(beyond, at + np.uint32(size), at)
    return at
