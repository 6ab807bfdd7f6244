"""The engine in JAX's own operations, for GPUs and TPUs. On CPUs `native` does the same, much faster."""

from __future__ import annotations

import jax.numpy as jnp

from . import layout
from .act import act
from .effect import effect
from .finish import finish
from .legal import legal
from .observe import observe as seen
from .ops import repeat
from .settle import settle
from .start import start

__all__ = ["legal", "observe", "restart", "start", "step"]

EFFECTS, PASSES, STARTS = 0.18, 0.38, 0.03
"""The share of a batch that is worked out together where an effect runs, games go on by themselves, new ones start: a little
more than what random play needs in one step."""


def step(cells, action, key):
    """One decision: cells and mask words after it."""
    keys = {"key_0": key[0], "key_1": key[1]}
    now = act(cells | keys | {"action": jnp.asarray(action).astype(layout.ACTION)})
    now = repeat(effect, "acting", now, keys, EFFECTS)
    return finish(repeat(settle, "todo", now, keys, PASSES))


def restart(cells, dealt):
    """The same game, or a new one where it has ended."""
    now = cells | {"ended": (cells["winner"] != 0).astype(jnp.int8)}
    given = {f"new_{name}": value for name, value in dealt.items()}

    def begin(x):
        return start({name: x[f"new_{name}"] for name in dealt}) | {"ended": jnp.int8(0)}

    now = repeat(begin, "ended", now, given, STARTS)
    return {name: now[name] for name in cells}


def observe(cells, player):
    """[len(OBSERVATION)] int16: what a player sees."""
    entries = seen(cells | {"player": jnp.asarray(player).astype(jnp.int8)})
    return jnp.stack([jnp.asarray(entries[name]).astype(jnp.int16) for name in layout.OBSERVATION])
