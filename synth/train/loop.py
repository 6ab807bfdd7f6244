"""The whole of an iteration as one compiled program: play, advantages, update, and now and then a snapshot."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax
from jax.experimental import io_callback
from jax.sharding import Mesh, NamedSharding, PartitionSpec

from synth.engines.engine import Array, Engine
from synth.policy.function import PolicyFunction
from synth.policy.network import Network
from synth.train import opponents as pool
from synth.train.advantage import advantages
from synth.train.config import Config
from synth.train.lanes import Decisions, Lanes, Rollout
from synth.train.learning import AXIS, Learner, optimiser, samples
from synth.train.opponents import Opponents


class Training(NamedTuple):
    """Everything a run is, between two iterations."""

    parameters: Any
    moments: Any
    opponents: Opponents
    lanes: Lanes
    key: Array
    """[2] uint32"""
    iteration: Array
    """[] int32: done so far"""


class Loop:
    def __init__(self, engine: Engine, config: Config, rows: np.ndarray) -> None:
        devices = jax.devices()[: config.devices]
        self.config = config
        self.mesh = Mesh(np.array(devices), (AXIS,))
        self.function = PolicyFunction(engine, Network(config.width, config.depth, config.token))
        self.rollout = Rollout(engine, self.function, config)
        self.learner = Learner(self.function, config)
        self._whole = NamedSharding(self.mesh, PartitionSpec())
        self._split = NamedSharding(self.mesh, PartitionSpec(AXIS))
        self.rows = jax.device_put(rows, self._whole)

    def placed(self, like: Training) -> Training:
        """Where every leaf of a training is: lanes are spread over the devices, all else is everywhere."""
        whole = jax.tree.map(lambda _: self._whole, like)
        return whole._replace(lanes=jax.tree.map(lambda _: self._split, like.lanes))

    def begin(self) -> Training:
        first, rest = jax.random.split(jax.random.key(self.config.seed))
        seeds = jax.device_put(self.rollout.seeds(), self._split)

        def build(seeds: Array, decks: Array) -> Training:
            parameters = self.function.init(first)
            return Training(
                parameters=parameters,
                moments=optimiser(self.config).init(parameters),
                opponents=pool.founded(parameters, self.config.pool_size, self.config.pool_groups),
                lanes=self.rollout.begin(seeds, decks),
                key=jax.random.key_data(rest),
                iteration=jnp.int32(0),
            )

        places = self.placed(jax.eval_shape(build, seeds, self.rows))
        return jax.jit(build, out_shardings=places)(seeds, self.rows)

    def compile(self, training: Training) -> Callable[[Training], tuple[Training, dict[str, Array]]]:
        """A function that does one iteration; it uses up what it is given."""
        whole, split = PartitionSpec(), PartitionSpec(AXIS)
        places = Training(whole, whole, whole, split, whole, whole)
        spread = jax.shard_map(
            self._iterate, mesh=self.mesh, in_specs=(places, whole), out_specs=(places, whole), check_vma=False
        )
        compiled = jax.jit(spread, donate_argnums=0).lower(training, self.rows).compile()
        return lambda now: compiled(now, self.rows)

    def _iterate(self, now: Training, decks: Array) -> tuple[Training, dict[str, Array]]:
        config = self.config
        clocks = [_clock(now.iteration)]
        key, redraw, shuffle = jax.random.split(jax.random.wrap_key_data(now.key), 3)
        rivals = lax.cond(
            now.iteration % config.pool_redraw == 0, lambda: pool.draw(now.opponents, redraw), lambda: now.opponents
        )
        met = jax.tree.map(lambda leaf: leaf[rivals.met], rivals.parameters)
        lanes, played, last = self.rollout.run(now.parameters, met, now.lanes, decks)
        clocks.append(_clock(last[0]))
        advantage = advantages(
            played.reward, played.value, played.player, played.ended.astype(jnp.float32), last, config.discount, config.trace
        )
        batch = samples(played, advantage)
        parameters, moments, told = self.learner.update(now.parameters, now.moments, batch, shuffle)
        clocks.append(_clock(told["value_loss"]))
        won, games = self._results(played)
        rivals = pool.count(rivals, won, games)
        after = now.iteration + 1
        rivals = lax.cond(after % config.snapshot_every == 0, lambda: pool.take(rivals, parameters), lambda: rivals)
        spread = lax.pmean(jnp.square(batch.target - batch.target.mean()).mean(), AXIS)
        told |= {
            "explained": 1 - told["value_loss"] / (spread + 1e-8),
            "games": lax.psum(played.ended.sum(), AXIS),
            "pool_games": games.sum(),
            "pool_score": won.sum() / jnp.maximum(games.sum(), 1),
            "clocks": jnp.stack(clocks),
        }
        return Training(parameters, moments, rivals, lanes, jax.random.key_data(key), after), told

    def _results(self, played: Decisions) -> tuple[Array, Array]:
        """[groups]: the learner's score against those met, and games."""
        lanes = self.config.pool_lanes // self.config.devices
        mirror = played.ended.shape[1] - lanes

        def grouped(x: Array) -> Array:
            return lax.psum(x[:, mirror:].astype(jnp.float32).reshape(len(x), self.config.pool_groups, -1).sum((0, 2)), AXIS)

        return grouped(jnp.where(played.ended, played.score, 0.0)), grouped(played.ended)


def _clock(after: Array) -> Array:
    """Milliseconds, once a value is there."""
    return io_callback(lambda _: np.int32(time.monotonic_ns() // 1_000_000 % 2**31), jax.ShapeDtypeStruct((), jnp.int32), after)
