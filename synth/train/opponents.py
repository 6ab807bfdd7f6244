"""Earlier selves: snapshots of the parameters, met the more often the better they do."""

from typing import Any, NamedTuple

import jax
import jax.numpy as jnp

Array = Any

FORGET = 0.9
"""Share of the counts that is kept at each draw: the learner changes."""


class Opponents(NamedTuple):
    parameters: Any
    """[pool, ...] of every leaf"""
    won: Array
    """[pool] games the learner won, a tie half; faded"""
    played: Array
    """[pool] games; faded"""
    taken: Array
    """[] snapshots so far; the next one replaces the oldest"""
    met: Array
    """[groups] which of the pool are met now"""


def founded(parameters: Any, size: int, groups: int) -> Opponents:
    """A pool of beginners."""
    many = jax.tree.map(lambda leaf: jnp.broadcast_to(leaf, (size, *leaf.shape)), parameters)
    return Opponents(many, jnp.zeros(size), jnp.zeros(size), jnp.int32(0), jnp.arange(groups, dtype=jnp.int32) % size)


def win_rates(pool: Opponents) -> Array:
    """[pool] of the learner; an even start for those not met yet."""
    return (pool.won + 1.0) / (pool.played + 2.0)


def draw(pool: Opponents, key: Array) -> Opponents:
    """Those to be met next: in proportion to the square of how often they hold their own."""
    weight = jnp.square(1.0 - win_rates(pool)) + 0.01
    met = jax.random.categorical(key, jnp.log(weight), shape=pool.met.shape)
    return pool._replace(met=met.astype(jnp.int32), won=FORGET * pool.won, played=FORGET * pool.played)


def count(pool: Opponents, won: Array, played: Array) -> Opponents:
    """[groups] results against those met."""
    # Sums, not scatters: jaxlib's CPU compiler breaks down on two scatters that it fuses.
    met = (pool.met[:, None] == jnp.arange(pool.won.shape[0])).astype(jnp.float32)
    return pool._replace(won=pool.won + won @ met, played=pool.played + played @ met)


def take(pool: Opponents, parameters: Any) -> Opponents:
    """A snapshot in place of the oldest."""
    at = pool.taken % pool.won.shape[0]
    return pool._replace(
        parameters=jax.tree.map(lambda many, one: many.at[at].set(one), pool.parameters, parameters),
        won=pool.won.at[at].set(0.0),
        played=pool.played.at[at].set(0.0),
        taken=pool.taken + 1,
    )
