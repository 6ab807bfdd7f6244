"""One update of the learner from what was played: clipped policy gradients, value regression, entropy."""

from dataclasses import dataclass
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import optax
from jax import lax
from jax.flatten_util import ravel_pytree

from synth.engines.engine import Array
from synth.policy.changes import Told
from synth.policy.function import ILLEGAL, PolicyFunction
from synth.shapes import Over, shaped
from synth.train.config import Config
from synth.train.rollout import Decisions

AXIS = "device"
FLOOR = 0.05
"""What is left of the learning rate at the end."""


CALM = 0.1
"""What is left of the weight of the entropy at the end."""


class Sample(NamedTuple):
    """[T, B] each, as `Decisions`."""

    seen: Array
    legal: Array
    told: Told
    action: Array
    log: Array
    own: Array
    advantage: Array
    target: Array


def optimiser(config: Config) -> optax.GradientTransformation:
    rate = optax.linear_schedule(config.learning_rate, FLOOR * config.learning_rate, config.updates)
    return optax.chain(optax.clip_by_global_norm(config.gradient_norm), optax.adam(rate, eps=1e-5))


@shaped
def samples(decisions: Decisions, advantage: Over) -> Sample:
    """Advantages are scaled by those of the learner's own decisions, on all devices."""
    own = decisions.own.astype(jnp.float32)
    number = lax.psum(own.sum(), AXIS)
    mean = lax.psum((own * advantage).sum(), AXIS) / number
    spread = jnp.sqrt(lax.psum((own * jnp.square(advantage - mean)).sum(), AXIS) / number)
    return Sample(
        seen=decisions.seen,
        legal=decisions.legal,
        told=decisions.told,
        action=decisions.action,
        log=decisions.log,
        own=own,
        advantage=(advantage - mean) / (spread + 1e-8),
        target=advantage + decisions.value,
    )


@dataclass(frozen=True, eq=False)
class Learner:
    function: PolicyFunction
    config: Config

    def update(
        self, parameters: Any, moments: Any, batch: Sample, key: Array, done: Array, taught: Array
    ) -> tuple[Any, Any, dict[str, Array]]:
        """`done`: share of the run that is over; `taught`: [] bool, the moves are a teacher's and are imitated.
        Every epoch goes through the decisions in parts; a part has some times of all lanes, so that it is the same
        whatever device a lane is on."""
        steps = optimiser(self.config)
        entropy = self.config.entropy_weight * (1.0 - (1.0 - CALM) * done)

        def one(carry: tuple[Any, Any], times: Array) -> tuple[tuple[Any, Any], dict[str, Array]]:
            parameters, moments = carry
            part = jax.tree.map(lambda leaf: leaf[times], batch)
            (_, told), slope = jax.value_and_grad(self._loss, has_aux=True)(parameters, part, entropy, taught)
            # One sum for all: devices wait for each other once, which counts on a busy machine.
            flat, shaped_again = ravel_pytree((slope, told))
            slope, told = shaped_again(lax.psum(flat, AXIS))
            change, moments = steps.update(slope, moments, parameters)
            return (optax.apply_updates(parameters, change), moments), told

        epochs = jax.random.split(key, self.config.epochs)
        times = jnp.stack([jax.random.permutation(epoch, self.config.horizon) for epoch in epochs])
        times = times.reshape(self.config.epochs * self.config.minibatches, -1)
        (parameters, moments), told = lax.scan(one, (parameters, moments), times)
        return parameters, moments, jax.tree.map(jnp.mean, told)

    def _loss(self, parameters: Any, part: Sample, weight: Array, taught: Array) -> tuple[Array, dict[str, Array]]:
        """This device's share of the loss: the shares add up to the mean over all lanes."""

        def flat(leaf: Array) -> Array:
            return leaf.reshape(-1, *leaf.shape[2:])

        seen, legal, told, action, old, own, advantage, target = jax.tree.map(flat, part)
        logs, value = self.function(self.function.prepared(parameters), seen, legal, told)
        log = jnp.take_along_axis(logs, action[:, None], axis=1)[:, 0]
        ratio = jnp.exp(log - old)
        clipped = jnp.clip(ratio, 1 - self.config.clip, 1 + self.config.clip)
        number = lax.psum(own.sum(), AXIS)
        total = lax.psum(jnp.ones(()), AXIS) * own.size
        better = jnp.minimum(ratio * advantage, clipped * advantage)
        gain = (own * jnp.where(taught, log, better)).sum() / number
        entropy = -(own * jnp.where(logs > ILLEGAL / 2, jnp.exp(logs) * logs, 0.0).sum(1)).sum() / number
        error = jnp.square(value - target).sum() / total
        shown = {
            "policy_loss": -gain,
            "value_loss": error,
            "entropy": entropy,
            "divergence": (own * (ratio - 1 - (log - old))).sum() / number,
            "clipped": (own * (jnp.abs(ratio - 1) > self.config.clip)).sum() / number,
        }
        return -gain + self.config.value_weight * error - weight * entropy, shown
