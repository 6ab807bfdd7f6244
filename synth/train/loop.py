"""An iteration as two compiled programs: play; then advantages, update, and now and then a snapshot.

Two, so that the time of each is seen from outside: a program that asks for the time itself cannot be kept in JAX's cache.
"""

import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax
from jax.sharding import Mesh, NamedSharding, PartitionSpec

from synth.engines.engine import Array, Engine
from synth.policy.function import PolicyFunction
from synth.policy.network import LATER, Network
from synth.policy.store import Policy
from synth.spec.decks import Deck
from synth.train import opponents as pool
from synth.train.advantage import advantages
from synth.train.config import Config
from synth.train.field import Draws, Field
from synth.train.field import count as field_count
from synth.train.learning import AXIS, Learner, optimiser, samples
from synth.train.opponents import Opponents
from synth.train.rollout import Decisions, Lanes, Rollout, outcome


class Training(NamedTuple):
    """Everything a run is, between two iterations."""

    parameters: Any
    moments: Any
    opponents: Opponents
    lanes: Lanes
    field: Field
    key: Array
    """[2] uint32"""
    iteration: Array
    """[] int32: done so far"""


class Played(NamedTuple):
    """What play hands over to the update."""

    decisions: Decisions
    last: tuple[Array, Array]
    """[B]: value and player of the next decision"""
    shuffle: Array
    """[2] uint32: the key of the update"""


class Loop:
    def __init__(self, engine: Engine, config: Config, decks: Sequence[Deck], start: Policy | None = None) -> None:
        """`start`: whose parameters a run begins with; else they are drawn."""
        devices = jax.devices()[: config.devices]
        self.config, self.start = config, start
        self.draws = Draws(engine, decks, config)
        self.mesh = Mesh(np.array(devices), (AXIS,))
        self.function = PolicyFunction(engine, Network(config.width, config.depth, config.token))
        self.rollout = Rollout(engine, self.function, config)
        self.learner = Learner(self.function, config)
        self._whole = NamedSharding(self.mesh, PartitionSpec())
        self._split = NamedSharding(self.mesh, PartitionSpec(AXIS))

    def placed(self, like: Training) -> Training:
        """Where every leaf of a training is: lanes are spread over the devices, all else is everywhere."""
        whole: Training = jax.tree.map(lambda _: self._whole, like)
        return whole._replace(lanes=jax.tree.map(lambda _: self._split, like.lanes))

    def arranged(self, lanes: Lanes) -> Lanes:
        """Lanes of a run in the order that this number of devices needs; a lane is known by its seed."""
        wanted = self.rollout.seeds()
        try:
            found = np.asarray(jax.device_get(lanes.seed))
        except RuntimeError:  # of several processes none has them all; their number cannot change
            return lanes
        if (found == wanted).all():
            return lanes
        order = np.argsort(found, kind="stable")[np.argsort(np.argsort(wanted, kind="stable"))]
        moved: Lanes = jax.device_put(jax.tree.map(lambda leaf: np.asarray(leaf)[order], lanes), self._split)
        return moved

    def begin(self) -> Training:
        first, rest = jax.random.split(jax.random.key(self.config.seed))
        seeds = jax.device_put(self.rollout.seeds(), self._split)

        def build(seeds: Array, field: Field) -> Training:
            parameters = self._beginning(self.function.init(first))
            return Training(
                parameters=parameters,
                moments=optimiser(self.config).init(parameters),
                opponents=pool.founded(parameters, self.config.pool_size, self.config.pool_groups),
                lanes=self.rollout.begin(seeds, field),
                field=field,
                key=jax.random.key_data(rest),
                iteration=jnp.int32(0),
            )

        field = jax.device_put(self.draws.begin(), self._whole)
        places = self.placed(jax.eval_shape(build, seeds, field))
        begun: Training = jax.jit(build, out_shardings=places)(seeds, field)
        return begun

    def _beginning(self, drawn: Any) -> Any:
        """The parameters of the policy to start from. Words of programs that it has not met and layers that it lacks begin as
        drawn: nothing else reads them yet."""
        if self.start is None:
            return drawn
        fitted = jax.tree.map(jnp.asarray, self.start.fitted(self.function))
        words = fitted["cards"]["words"]["kernel"]
        unmet = ~words.any(axis=1, keepdims=True)
        fitted["cards"]["words"]["kernel"] = jnp.where(unmet, drawn["cards"]["words"]["kernel"], words)
        fitted["board"] |= {layer: drawn["board"][layer] for layer in LATER if layer not in self.start.parameters["board"]}
        return fitted

    def compile(self, training: Training) -> Callable[[Training], tuple[Training, dict[str, Any]]]:
        """A function that does one iteration; it uses up what it is given."""
        whole, split = PartitionSpec(), PartitionSpec(AXIS)
        # Places stand where arrays do.
        places: Any = Training._make((whole, whole, whole, split, whole, whole, whole))
        handed: Any = Played._make((PartitionSpec(None, AXIS), (split, split), whole))

        def spread(function: Callable[..., Any], takes: tuple[Any, ...], gives: tuple[Any, ...]) -> Any:
            return jax.shard_map(function, mesh=self.mesh, in_specs=takes, out_specs=gives, check_vma=False)

        play = jax.jit(spread(self._play, (places,), (places, handed)), donate_argnums=0)
        learn = jax.jit(spread(self._learn, (places, handed), (places, whole)), donate_argnums=0, keep_unused=True)
        lowered = play.lower(training)
        playing, learning = lowered.compile(), learn.lower(*lowered.out_info).compile()

        def advance(now: Training) -> tuple[Training, dict[str, Any]]:
            if self.draws.due(int(now.iteration)):
                drawn = self.draws.draw(now.field, int(now.iteration))
                now = now._replace(field=jax.device_put(drawn, self._whole))
            clock = [time.monotonic()]
            now, played = jax.block_until_ready(playing(now))
            clock.append(time.monotonic())
            now, told = jax.block_until_ready(learning(now, played))
            clock.append(time.monotonic())
            return now, told | {"rollout_s": clock[1] - clock[0], "update_s": clock[2] - clock[1]}

        return advance

    def _play(self, now: Training) -> tuple[Training, Played]:
        config = self.config
        key, redraw, shuffle = jax.random.split(jax.random.wrap_key_data(now.key), 3)
        rivals = lax.cond(
            now.iteration % config.pool_redraw == 0, lambda: pool.draw(now.opponents, redraw), lambda: now.opponents
        )
        met = jax.tree.map(lambda leaf: leaf[rivals.met], rivals.parameters)
        lanes, decisions, last = self.rollout.run(now.parameters, met, now.lanes, now.field, self._taught(now))
        after = now._replace(opponents=rivals, lanes=lanes, key=jax.random.key_data(key))
        return after, Played(decisions, last, jax.random.key_data(shuffle))

    def _taught(self, now: Training) -> Array:
        return now.iteration < self.config.lessons

    def _learn(self, now: Training, handed: Played) -> tuple[Training, dict[str, Array]]:
        config, played = self.config, handed.decisions
        ended = played.ended.astype(jnp.float32)
        advantage = advantages(played.reward, played.value, played.player, ended, handed.last, config.discount, config.trace)
        batch = samples(played, advantage)
        shuffle = jax.random.wrap_key_data(handed.shuffle)
        done = now.iteration / config.iterations
        parameters, moments, told = self.learner.update(now.parameters, now.moments, batch, shuffle, done, self._taught(now))
        won, games = self._results(played)
        rivals = pool.count(now.opponents, won, games)
        after = now.iteration + 1
        if not config.frozen:
            rivals = lax.cond(after % config.snapshot_every == 0, lambda: pool.take(rivals, parameters), lambda: rivals)
        spread = lax.pmean(jnp.square(batch.target - batch.target.mean()).mean(), AXIS)
        told |= {
            "explained": 1 - told["value_loss"] / (spread + 1e-8),
            "games": lax.psum(played.ended.sum(), AXIS),
            "pool_games": games.sum(),
            "pool_score": won.sum() / jnp.maximum(games.sum(), 1),
        } | self._against_scripted(played)
        return Training(parameters, moments, rivals, now.lanes, self._counted(now.field, played), now.key, after), told

    def _counted(self, field: Field, played: Decisions) -> Field:
        """With the learner's results added to those of its decks; in games with itself both sides count."""
        won, games = jnp.zeros_like(field.won), jnp.zeros_like(field.played)
        for seat in (0, 1):
            result = 0.5 + 0.5 * outcome(played.winner, jnp.int32(seat))
            learner = (jnp.arange(played.ended.shape[1]) < self.rollout.mirror) | (played.seat == seat)
            more, times = field_count(field, played.decks[..., seat], result, played.ended & learner)
            won, games = won + more, games + times
        return field._replace(won=field.won + lax.psum(won, AXIS), played=field.played + lax.psum(games, AXIS))

    def _results(self, played: Decisions) -> tuple[Array, Array]:
        """[groups]: the learner's score against earlier selves that are met, and games."""
        first = self.rollout.mirror
        return _scores(played, first, first + self.rollout.pool, self.config.pool_groups)

    def _against_scripted(self, played: Decisions) -> dict[str, Array]:
        """How the learner does against each of them in this iteration; no number where no game ended."""
        if not self.config.scripted:
            return {}
        first = self.rollout.mirror + self.rollout.pool
        won, games = _scores(played, first, played.ended.shape[1], len(self.config.scripted))
        return {f"met_{name}": won[at] / games[at] for at, name in enumerate(self.config.scripted)}


def _scores(played: Decisions, first: int, after: int, groups: int) -> tuple[Array, Array]:
    """[groups]: the learner's score in these lanes, and games."""

    def grouped(x: Array) -> Array:
        return lax.psum(x[:, first:after].astype(jnp.float32).reshape(len(x), groups, -1).sum((0, 2)), AXIS)

    return grouped(jnp.where(played.ended, played.score, 0.0)), grouped(played.ended)
