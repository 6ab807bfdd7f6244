"""Games side by side, each in its lane; a lane's chance depends on its own seed alone."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from synth.engines.engine import Array, Engine
from synth.play.learned import gumbel
from synth.play.outcomes import Outcomes
from synth.play.player import Player, View, best, look, stepped, where_asked
from synth.play.roster import find_player
from synth.policy.changes import Told
from synth.policy.function import PolicyFunction
from synth.shapes import Key, Rows, Words, shaped
from synth.spec.layout import Winner
from synth.train.config import Config
from synth.train.field import Field


class Lanes(NamedTuple):
    seed: Words
    """its last bit is the learner's seat in games against the pool"""
    count: Words
    """decisions so far, and 1 for the start"""
    rows: Rows
    decks: Array
    """[B, 2] int32: numbers of the players' decks, see `field.py`"""


class Decisions(NamedTuple):
    """[T, B] each; `seen` and `legal` have the entries last."""

    seen: Array
    legal: Array
    told: Told
    action: Array
    log: Array
    """log-probability of the action"""
    value: Array
    player: Array
    own: Array
    """the learner's, not an opponent's"""
    reward: Array
    """for who decided"""
    ended: Array
    score: Array
    """of the learner where a game against another ended: 1, 1/2, 0"""
    decks: Array
    """[T, B, 2]: numbers of the players' decks"""
    winner: Array
    seat: Array
    """the learner's in games against others"""


@dataclass(frozen=True, eq=False)
class Rollout:
    """Lanes of one device: first those in which the learner plays itself, then equal groups against earlier selves, then equal
    groups against scripted players."""

    engine: Engine
    function: PolicyFunction
    config: Config

    def seeds(self) -> np.ndarray:
        """[lanes], device by device. Which lanes meet the pool does not depend on the number of devices."""
        config, devices = self.config, self.config.devices
        seeds = np.random.default_rng(config.seed).integers(0, 2**32, config.lanes, np.uint32)
        mirror, pool, scripted = np.split(seeds, [self.mirror * devices, (self.mirror + self.pool) * devices])

        def grouped(seeds: np.ndarray, groups: int) -> np.ndarray:
            return seeds.reshape(groups, devices, -1).transpose(1, 0, 2).reshape(devices, -1)

        parts = [mirror.reshape(devices, -1), grouped(pool, config.pool_groups), grouped(scripted, max(1, len(config.scripted)))]
        return np.concatenate(parts, axis=1).reshape(-1)

    @property
    def mirror(self) -> int:
        """Lanes of a device in which the learner plays itself."""
        return (self.config.lanes - self.config.pool_lanes - self.config.scripted_lanes) // self.config.devices

    @property
    def pool(self) -> int:
        """Lanes of a device against earlier selves."""
        return self.config.pool_lanes // self.config.devices

    @cached_property
    def _outcomes(self) -> Outcomes:
        return Outcomes(self.engine)

    @cached_property
    def scripted(self) -> dict[str, Player]:
        return {name: find_player(name, self.engine) for name in self.config.scripted}

    @cached_property
    def _teacher(self) -> Player:
        return find_player(self.config.teacher, self.engine)

    @shaped
    def begin(self, seeds: Words, field: Field) -> Lanes:
        key = self.engine.chance.step_key(seeds, 0)
        rows = jax.vmap(self.engine.env.init_cells, (None, 0))(field.rows, key)
        return Lanes(seeds, jnp.ones_like(seeds), rows, self._numbers(field, key))

    def _numbers(self, field: Field, key: Key) -> Array:
        """[B, 2]: of the decks that games begin with whose first random words are these."""
        return field.number[jnp.stack(self.engine.chance.deck_picks(key, len(field.rows)), axis=-1)]

    def run(
        self, parameters: Any, opponents: Any, lanes: Lanes, field: Field, taught: Array
    ) -> tuple[Lanes, Decisions, tuple[Array, Array]]:
        """`horizon` decisions of every lane, and value and player of the next; opponents: [groups, ...] parameters.
        `taught`: [] bool, the teacher makes all moves."""
        parameters, opponents = self.function.prepared(parameters), jax.vmap(self.function.prepared)(opponents)

        def one(lanes: Lanes, _: None) -> tuple[Lanes, Decisions]:
            return self._step(parameters, opponents, lanes, field, taught)

        lanes, decisions = lax.scan(one, lanes, None, length=self.config.horizon)
        view = look(self.engine, lanes.rows)
        return lanes, decisions, (self.function.value(parameters, view.seen), view.player)

    def _step(self, parameters: Any, opponents: Any, lanes: Lanes, field: Field, taught: Array) -> tuple[Lanes, Decisions]:
        env = self.engine.env
        key: Key = self.engine.chance.step_key(lanes.seed, lanes.count)
        view = look(self.engine, lanes.rows)
        lane = jnp.arange(len(lanes.seed))
        own = taught | (lane < self.mirror) | (view.player == (lanes.seed & 1))
        # Scripted players need not be told what their moves do.
        learned = where_asked(view, own | (lane < self.mirror + self.pool))
        told = self._outcomes(learned, key, (lanes.seed >> 1 & 1023) >= np.uint32(1024 * self.config.short_sighted))
        logs, value = self.function(parameters, view.seen, view.legal, told)
        played = self._earlier_selves(opponents, view, told, logs, own)
        action = self._scripted_moves(view, key, best(view, played + gumbel(self.function, key, logs.shape[1])), own)
        if self.config.teacher:
            action = lax.cond(taught, lambda: self._teacher.choose(None, view, key).astype(action.dtype), lambda: action)
        after = stepped(self.engine, lanes.rows, action, key)
        winner = env.winner(after)
        rows = jax.vmap(env.restart_cells, (0, None, 0))(after, field.rows, key)
        ended = winner != Winner.NONE
        score = 0.5 + 0.5 * outcome(winner, lanes.seed & 1)
        decisions = Decisions(
            seen=view.seen,
            legal=view.legal,
            told=told,
            action=action,
            log=jnp.take_along_axis(logs, action[:, None], axis=1)[:, 0],
            value=value,
            player=view.player,
            own=own,
            reward=outcome(winner, view.player),
            ended=ended,
            score=score,
            decks=lanes.decks,
            winner=winner,
            seat=(lanes.seed & 1).astype(jnp.int32),
        )
        decks = jnp.where(ended[:, None], self._numbers(field, key), lanes.decks)
        return Lanes(lanes.seed, lanes.count + np.uint32(1), rows, decks), decisions

    def _earlier_selves(self, opponents: Any, view: View, told: Told, logs: Array, own: Array) -> Array:
        """Log-probabilities by which a move is chosen."""
        if not self.pool:
            return logs
        first, after = self.mirror, self.mirror + self.pool

        def grouped(x: Array) -> Array:
            return x[first:after].reshape(self.config.pool_groups, -1, *x.shape[1:])

        theirs, _ = jax.vmap(self.function)(opponents, grouped(view.seen), grouped(view.legal), jax.tree.map(grouped, told))
        theirs = jnp.concatenate([logs[:first], theirs.reshape(self.pool, -1), logs[after:]])
        return jnp.where(own[:, None], logs, theirs)

    def _scripted_moves(self, view: View, key: Key, action: Array, own: Array) -> Array:
        """The moves, with those of scripted players in their lanes."""
        first = self.mirror + self.pool
        each = (len(action) - first) // max(1, len(self.scripted))
        for at, player in enumerate(self.scripted.values()):
            lanes = slice(first + at * each, first + (at + 1) * each)
            asked = where_asked(View(*(part[lanes] for part in view)), ~own[lanes])
            theirs = player.choose(player.parameters, asked, (key[0][lanes], key[1][lanes]))
            action = action.at[lanes].set(jnp.where(own[lanes], action[lanes], theirs).astype(action.dtype))
        return action


def outcome(winner: Array, player: Array) -> Array:
    """1 for a win of the player, -1 for a loss, else 0."""
    won, lost = (winner == Winner.PLAYER_0 + seat for seat in (player, 1 - player))
    return won.astype(jnp.float32) - lost.astype(jnp.float32)
