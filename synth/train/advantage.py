"""Advantages of a game of two: what is good for who decides next is bad for who decides now, if that is the other player."""

from typing import Any

import jax.numpy as jnp
from jax import lax

from synth.shapes import Over, Players, Seats, Values, shaped

Array = Any


@shaped
def advantages(
    rewards: Over, values: Over, players: Seats, ended: Over, last: tuple[Values, Players], discount: float, trace: float
) -> Over:
    """Generalised advantages, each for the player who decided, as are rewards and values; `last`: value and player after the
    end."""
    next_values = jnp.concatenate([values[1:], last[0][None]])
    next_players = jnp.concatenate([players[1:], last[1][None]])
    # The sign turns where the other player decides next; nothing follows the end of a game.
    carry_on = discount * jnp.where(players == next_players, 1.0, -1.0) * (1.0 - ended)
    errors = rewards + carry_on * next_values - values

    def back(following: Array, now: tuple[Array, Array]) -> tuple[Array, Array]:
        error, carry = now
        advantage = error + trace * carry * following
        return advantage, advantage

    return lax.scan(back, jnp.zeros_like(last[0]), (errors, carry_on), reverse=True)[1]
