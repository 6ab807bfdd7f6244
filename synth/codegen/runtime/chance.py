"""Where random numbers come from: a hash of a key, a purpose and an index. See docs/engine.md of the generator.

Keys and seeds are arrays of NumPy or JAX; with NumPy they have at least one axis, since single numbers warn where they wrap."""

from __future__ import annotations

from typing import Any

import numpy as np

GOLDEN = np.uint32(0x9E3779B9)
DECKS, POLICY = 16, 20
Array = Any
Key = tuple[Array, Array]
"""The two random words of a step."""


def words(key: Array) -> Key:
    """The two 32-bit words of a key: a JAX PRNG key of any kind, or a uint32[2]."""
    if not isinstance(key, np.ndarray):
        import jax

        if jax.dtypes.issubdtype(key.dtype, jax.dtypes.prng_key):
            key = jax.random.key_data(key)
    return key[..., 0], key[..., -1]


def mix(x: Array) -> Array:
    x = x ^ (x >> 16)
    x = x * np.uint32(0x7FEB352D)
    x = x ^ (x >> 15)
    x = x * np.uint32(0x846CA68B)
    return x ^ (x >> 16)


def word(key: Key, purpose: int, index: int = 0) -> Array:
    """The 32 random bits of one event."""
    first, second = key
    base = mix(first + GOLDEN) ^ second
    return mix(base + np.uint32((purpose * 256 + 1 + index) * int(GOLDEN) & 0xFFFFFFFF))


def below(bits: Array, n: int) -> Array:
    """A number below n (n < 65536): the high word of the product."""
    n = np.uint32(n)
    return ((bits >> 16) * n + (((bits & np.uint32(0xFFFF)) * n) >> 16)) >> 16


def step_key(seed: Array, step: Array) -> Key:
    """The key of a step in a run with a seed."""
    return mix(seed + GOLDEN), mix(step * GOLDEN + mix(seed ^ np.uint32(0xFFFFFFFF)))


def deck_picks(key: Key, decks: int) -> tuple[Array, Array]:
    """Which deck of a list each player gets."""
    return below(word(key, DECKS, 0), decks), below(word(key, DECKS, 1), decks)
