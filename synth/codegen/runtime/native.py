"""The engine on CPUs and on NVIDIA's GPUs: its machine code or its kernel, called from JAX as foreign functions.

A call takes single games; under `vmap`, however deep, the games of all axes go in one call, and a batch that is spread over
devices is worked on where it is.
"""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from functools import cache, partial
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax.custom_batching import custom_vmap
from jax.experimental.custom_partitioning import custom_partitioning

from . import layout
from .code import address

Array = jax.Array


class CallShape(NamedTuple):
    """Axes of one game's part of every argument and result, a letter each; what all games share stands before it with `*`."""

    takes: str
    gives: str
    shapes: tuple[tuple[tuple[int, ...], str], ...]
    """One game's part of the results."""


_ROW, _VIEW = ((layout.RECORD,), "uint8"), ((len(layout.OBSERVATION),), "int16")
_MASK, _FACTS = ((layout.NUM_ACTIONS,), "uint8"), ((3,), "uint8")
CALLS = {
    "start": CallShape("*dc p k", "r", (_ROW,)),
    "step": CallShape("r _ k", "r", (_ROW,)),
    "restart": CallShape("r *dc p k", "r", (_ROW,)),
    "observe": CallShape("r _", "v", (_VIEW,)),
    "play": CallShape("r _ k", "r v a f", (_ROW, _VIEW, _MASK, _FACTS)),
    "turn": CallShape("r _ *dc p k", "r _", (_ROW, ((), "uint8"))),
    "go_on": CallShape("r _ *dc p k", "r v v a f", (_ROW, _VIEW, _VIEW, _MASK, _FACTS)),
    "legal": CallShape("r", "r", (_ROW,)),
    "resample": CallShape("r _ k", "r", (_ROW,)),
    "choose": CallShape("r k", "_", (((), "int32"),)),
    "follow": CallShape("r _ _ _ *nt *s", "r", (_ROW,)),
    "rollout": CallShape("r _ _ _ *dc *s", "r _ _", (_ROW, ((), "uint32"), ((), "int32"))),
}


@cache
def _target(name: str) -> str:
    """Tells XLA of a call; its name as XLA knows it."""
    target = f"{__package__}_{layout.VERSION}_{name}"
    if jax.default_backend() == "gpu":
        from .gpu import handler

        tell_xla(target, handler(name), "CUDA")
    else:
        tell_xla(target, address(name, "handler"), "cpu")
    return target


def tell_xla(target: str, handler: int, platform: str) -> None:
    pointer = ctypes.cast(handler, ctypes.c_void_p)
    jax.ffi.register_ffi_target(target, jax.ffi.pycapsule(pointer), platform=platform)


@cache
def _batched(name: str):
    """The call for one axis of games. Where this axis is spread over devices, each works on its own games."""
    call = CALLS[name]
    takes, gives = call.takes.split(), call.gives.split()
    in_place = {0: 0} if takes[0] == gives[0] else {}
    if name == "rollout":
        in_place = {0: 0, 1: 1, 2: 2}
    lead = next(k for k, axes in enumerate(takes) if not axes.startswith("*"))

    def run(*args: Array) -> tuple[Array, ...]:
        n = args[lead].shape[0]
        results = [jax.ShapeDtypeStruct((n, *shape), dtype) for shape, dtype in call.shapes]
        return tuple(jax.ffi.ffi_call(_target(name), results, input_output_aliases=in_place)(*args))

    def partition(mesh, shapes, results):
        return mesh, run, jax.tree.map(lambda one: one.sharding, results), jax.tree.map(lambda one: one.sharding, shapes)

    whole = custom_partitioning(run)
    factors = dict.fromkeys(axis for axes in (*takes, *gives) for axis in axes.strip("*_"))
    whole.def_partition(
        partition=partition,
        sharding_rule=f"{', '.join(map(_factors, takes))} -> {', '.join(map(_factors, gives))}",
        need_replication_factors=tuple(factors),
    )
    return whole


def _factors(axes: str) -> str:
    """`rk` of each game is `b r k`, what is shared has no axis of games."""
    return " ".join(axes[1:]) if axes.startswith("*") else " ".join(("b", *axes.strip("_")))


@cache
def _call(name: str):
    """The call for any number of axes of games, one by default none."""
    takes = CALLS[name].takes.split()
    shared = [axes.startswith("*") for axes in takes]
    ranks = [len(axes.strip("*_")) for axes in takes]
    lead = shared.index(False)

    @custom_vmap
    def call(*args: Array) -> tuple[Array, ...]:
        axes = args[lead].shape[: args[lead].ndim - ranks[lead]]
        n = int(np.prod(axes, dtype=int))
        flat = [arg if common else arg.reshape(n, *arg.shape[len(axes) :]) for arg, common in zip(args, shared, strict=True)]
        results = _batched(name)(*flat)
        return tuple(one.reshape(*axes, *one.shape[1:]) for one in results)

    @call.def_vmap
    def many(size: int, mapped: Sequence[bool], *args: Array):
        given = [
            arg if is_mapped or common else jnp.broadcast_to(arg, (size, *arg.shape))
            for arg, is_mapped, common in zip(args, mapped, shared, strict=True)
        ]
        for k, common in enumerate(shared):
            if common and mapped[k]:
                given = _lists_apart(given, k, name)
        return call(*given), tuple(True for _ in CALLS[name].shapes)

    return call


def _lists_apart(args: list[Array], at: int, name: str) -> list[Array]:
    """Every game has deck lists of its own: they become one list, of which each game knows its part."""
    decks = args[at]
    if decks.ndim != 3 or name in ("rollout", "follow"):
        raise NotImplementedError(f"{name} takes the same for all games")
    which = args[at + 1]
    first = jnp.arange(decks.shape[0], dtype=which.dtype) * decks.shape[1]
    args[at] = decks.reshape(-1, decks.shape[-1])
    args[at + 1] = which + first.reshape(-1, *[1] * (which.ndim - 1))
    return args


def _key(key: tuple[Array, Array]) -> Array:
    return jnp.stack([jnp.asarray(word).astype(jnp.uint32) for word in key], axis=-1)


def _which(which: tuple[Array, Array]) -> Array:
    return jnp.stack([jnp.asarray(one).astype(jnp.int32) for one in which], axis=-1)


def _player(player: Array) -> Array:
    return jnp.asarray(player).astype(jnp.int32)


def start(decks: Array, which: tuple[Array, Array], key: tuple[Array, Array]) -> Array:
    """A new game between two decks of a list."""
    return _call("start")(decks.astype(jnp.int16), _which(which), _key(key))[0]


def step(row: Array, action: Array, key: tuple[Array, Array]) -> Array:
    """One decision; the action is an int32."""
    return _call("step")(row, action, _key(key))[0]


def restart(row: Array, decks: Array, which: tuple[Array, Array], key: tuple[Array, Array]) -> Array:
    """The same game, or a new one where it has ended."""
    return _call("restart")(row, decks.astype(jnp.int16), _which(which), _key(key))[0]


def observe(row: Array, player: Array) -> Array:
    return _call("observe")(row, _player(player))[0]


def play(row: Array, action: Array, key: tuple[Array, Array]) -> tuple[Array, Array, Array, Array]:
    """One decision: the row, what the next player sees, the mask, and [3] the next player, the winner, the winner before."""
    row, view, mask, facts = _call("play")(row, action, _key(key))
    return row, view, mask != 0, facts


def turn(row: Array, action: Array, decks: Array, which: tuple[Array, Array], key: tuple[Array, Array]) -> tuple[Array, Array]:
    """One decision, and a new game where this one has ended: the row, and who won the old game."""
    return _call("turn")(row, action, decks.astype(jnp.int16), _which(which), _key(key))


def go_on(
    row: Array, action: Array, decks: Array, which: tuple[Array, Array], key: tuple[Array, Array]
) -> tuple[Array, Array, Array, Array, Array]:
    """The same with what there is to see: the row, the view of the next player, that of the end, the mask, and [3] the next
    player, the winner of the old game, its winner before."""
    row, view, final, mask, facts = _call("go_on")(row, action, decks.astype(jnp.int16), _which(which), _key(key))
    return row, view, final, mask != 0, facts


def legal(row: Array) -> Array:
    """The game with its mask anew."""
    return _call("legal")(row)[0]


def resample(row: Array, player: Array, key: tuple[Array, Array]) -> Array:
    return _call("resample")(row, _player(player), _key(key))[0]


def choose(row: Array, key: tuple[Array, Array]) -> Array:
    """A random legal action, int32."""
    return _call("choose")(row, _key(key))[0]


def rollout(rows: Array, counts: Array, games: Array, seeds: Array, decks: Array, steps: int) -> tuple[Array, Array, Array]:
    """Random decisions of many games, see `rollout.py`."""
    return partial(_call("rollout"))(rows, counts, games, seeds, decks.astype(jnp.int16), jnp.full((1,), steps, jnp.uint32))


def follow(row: Array, seed: Array, player: Array, turn: Array, ranks: Array, most: int) -> Array:
    """Decisions by ranks until this turn, see `follow_ranks`."""
    numbers = seed.astype(jnp.uint32), _player(player), jnp.asarray(turn).astype(jnp.int32)
    return _call("follow")(row, *numbers, ranks.astype(jnp.int32), jnp.full((1,), most, jnp.uint32))[0]
