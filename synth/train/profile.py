"""Which part of a training iteration the environment takes, for policies of several sizes."""

import time
from collections.abc import Callable, Iterator
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax
from jax.sharding import PartitionSpec

from synth.engines.engine import Array, Engine
from synth.play.player import look
from synth.spec.decks import Deck
from synth.train.config import Config
from synth.train.learning import AXIS
from synth.train.loop import Loop, Training
from synth.train.rollout import Lanes

SIZES = (
    {"width": 128, "depth": 2, "token": 24},
    {"width": 640, "depth": 3, "token": 48},
    {"width": 2560, "depth": 3, "token": 64},
)
"""About 0.2, 2 and 20 million parameters."""
LANES, HORIZON = 512, 16


def environment_share(engine: Engine, decks: list[Deck], devices: int, seconds: float) -> Iterator[dict[str, Any]]:
    """For each size: parameters, seconds of an iteration, seconds of its environment steps alone, and their ratio."""
    for size in SIZES:
        config = Config(lanes=LANES, horizon=HORIZON, minibatches=4, devices=devices, **size)
        loop = Loop(engine, config, decks)
        training = loop.begin()
        parameters = sum(leaf.size for leaf in jax.tree.leaves(training.parameters))
        # An iteration uses up the lanes it is given.
        lanes = jax.tree.map(jnp.copy, training.lanes)
        rows = jnp.copy(training.field.rows)
        whole, environment = loop.compile(training), _environment(loop, lanes, rows)
        took, alone = _seconds([(_trained(whole), training), (environment, lanes)], seconds)
        yield {"parameters": parameters, "iteration_s": took, "environment_s": alone, "share": alone / took}


def _trained(iteration: Callable[[Training], tuple[Training, Any]]) -> Callable[[Training], Training]:
    return lambda now: iteration(now)[0]


def _environment(loop: Loop, lanes: Lanes, decks: Array) -> Callable[[Lanes], Lanes]:
    """What an iteration asks of the environment and nothing else: looks, steps, new games; moves are random."""
    env, chance = loop.rollout.engine.env, loop.rollout.engine.chance

    def one(lanes: Lanes, decks: Array) -> Lanes:
        key = chance.step_key(lanes.seed, lanes.count)
        view = look(loop.rollout.engine, lanes.rows)
        after = jax.vmap(env.step_cells)(lanes.rows, jax.vmap(env.random_action)(lanes.rows, key), key)
        rows = jax.vmap(env.restart_cells, (0, None, 0))(after, decks, key)
        # Nobody reads the views here, so something has to depend on them: no sum of them is that large.
        read = view.seen.sum(1, dtype=jnp.int32) + view.legal.sum(1)
        return Lanes(lanes.seed, lanes.count + jnp.where(read < 2**30, 1, 2).astype(jnp.uint32), rows, lanes.decks)

    def run(lanes: Lanes, decks: Array) -> Lanes:
        return lax.scan(lambda now, _: (one(now, decks), None), lanes, None, length=loop.config.horizon)[0]

    split, whole = PartitionSpec(AXIS), PartitionSpec()
    spread = jax.shard_map(run, mesh=loop.mesh, in_specs=(split, whole), out_specs=split, check_vma=False)
    compiled = jax.jit(spread).lower(lanes, decks).compile()
    return lambda now: compiled(now, decks)


def _seconds(calls: list[tuple[Callable[[Any], Any], Any]], least: float) -> list[float]:
    """Of each call the median; they are made in turn, so that a machine that is busy for a while is so for all of them. Three
    rounds at least, for so many seconds; the first call of each does not count."""
    states = [jax.block_until_ready(call(state)) for call, state in calls]
    times: list[list[float]] = [[] for _ in calls]
    began = time.monotonic()
    while len(times[0]) < 3 or time.monotonic() - began < least:
        for at, (call, _) in enumerate(calls):
            start = time.monotonic()
            states[at] = jax.block_until_ready(call(states[at]))
            times[at].append(time.monotonic() - start)
    return [float(np.median(taken)) for taken in times]
