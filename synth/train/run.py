"""A run from beginning to end: iterations, checkpoints, evaluations, what is written down."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import jax
import numpy as np

from synth.engines.engine import Engine
from synth.play.arena import Arena, Schedule
from synth.play.learned import PolicyPlayer
from synth.play.results import Tally
from synth.play.roster import batch_for, find_player
from synth.policy.function import PolicyFunction
from synth.policy.network import Network
from synth.policy.store import About, Policy, load_policy, save_policy
from synth.spec.decks import Deck
from synth.train.checkpoint import Checkpoints
from synth.train.config import Config
from synth.train.folder import RunFolder, room_on_disk
from synth.train.loop import Loop, Training
from synth.train.metrics import Metrics

TOLD = ("policy_loss", "value_loss", "entropy", "divergence", "clipped", "explained", "games", "pool_games", "pool_score")
TIMES = ("seconds", "rollout_s", "update_s", "eval_s", "decisions_per_s")
EVAL_SEED = 1_000_003
"""Evaluations play the same games every time, which no training game is."""


@dataclass(eq=False)
class Run:
    folder: RunFolder
    config: Config
    engine: Engine
    decks: list[Deck]

    def train(self, tick: Callable[[int, Mapping[str, float]], None] = lambda *_: None) -> Training:
        """Goes on from the last checkpoint to the end; `tick` is told the decisions so far and the latest numbers."""
        with room_on_disk(self.folder.path):
            checkpoints = Checkpoints(self.folder.checkpoints, self.config.checkpoints)
            loop = Loop(self.engine, self.config, self.decks, self._start())
            training = checkpoints.latest(loop)
            training = loop.begin() if training is None else training
            iteration = int(training.iteration)
            # Of several processes the first one writes; all take part in a checkpoint.
            metrics = None
            if jax.process_index() == 0:
                self.folder.sweep()
                metrics = Metrics(self.folder.metrics, self.folder.path / "tensorboard", self._columns, iteration)
            try:
                if iteration < self.config.iterations:
                    training = self._go_on(loop, training, checkpoints, metrics, tick)
            finally:
                if metrics:
                    metrics.close()
                checkpoints.close()
            return training

    def _start(self) -> Policy | None:
        """What the run begins with; it has a copy."""
        return load_policy(self.folder.start) if self.config.start else None

    def _go_on(
        self, loop: Loop, training: Training, checkpoints: Checkpoints, metrics: Metrics | None, tick: Callable[..., None]
    ) -> Training:
        config = self.config
        advance = loop.compile(training)
        first, began = int(training.iteration), time.monotonic() - (metrics.seconds if metrics else 0.0)
        for iteration in range(first + 1, config.iterations + 1):
            started = time.monotonic()
            training, told = advance(training)
            seconds = time.monotonic() - started
            last = iteration == config.iterations
            row: dict[str, float] = {"iteration": iteration, "decisions": iteration * config.decisions}
            row |= {name: float(told[name]) for name in (*TOLD, *self._met)}
            row |= {"seconds": time.monotonic() - began, "rollout_s": told["rollout_s"], "update_s": told["update_s"]}
            row |= {"decisions_per_s": config.decisions / seconds}
            if metrics:
                if last or (config.eval_every and iteration % config.eval_every == 0):
                    row |= self.evaluate(training.parameters)
                metrics.add(row)
            if last or iteration % config.checkpoint_every == 0:
                checkpoints.save(training)
                if metrics:
                    self._save_policy(training)
            tick(row["decisions"], row)
        return training

    @property
    def _columns(self) -> tuple[str, ...]:
        rates = [f"{name}_{player}" for player in self.config.eval_players for name in ("won", "low", "high")]
        return ("iteration", "decisions", *TIMES, *TOLD, *self._met, *rates)

    @property
    def _met(self) -> tuple[str, ...]:
        return tuple(f"met_{player}" for player in self.config.scripted)

    def evaluate(self, parameters: Any) -> dict[str, float]:
        """Share of games won against each of the players, with its interval."""
        began = time.monotonic()
        row: dict[str, float] = {}
        schedule = Schedule.spread(self.decks, self.config.eval_games, EVAL_SEED)
        ready = jax.jit(self._function.prepared)(jax.tree.map(np.asarray, parameters))
        host = jax.tree.map(np.asarray, ready)
        for player, arena in self._arenas.items():
            tally: Tally = arena.play(schedule, parameters=(host, arena.players[1].parameters)).tally()
            low, high = tally.interval
            row |= {f"won_{player}": tally.rate, f"low_{player}": low, f"high_{player}": high}
        return row | {"eval_s": time.monotonic() - began}

    @cached_property
    def _arenas(self) -> dict[str, Arena]:
        me = PolicyPlayer(self._function, None)
        return {
            name: Arena(self.engine, (me, find_player(name, self.engine)), batch_for((name,), self.config.eval_games))
            for name in self.config.eval_players
        }

    @cached_property
    def _function(self) -> PolicyFunction:
        return PolicyFunction(self.engine, Network(self.config.width, self.config.depth, self.config.token))

    def _save_policy(self, training: Training) -> None:
        decisions = int(training.iteration) * self.config.decisions
        about = About(
            width=self.config.width,
            depth=self.config.depth,
            token=self.config.token,
            cards=tuple(card.play_id for card in self.engine.cards),
            inputs={"/".join(layer): names for layer, names in self._function.names.items()},
            decks=tuple(deck.name for deck in self.decks),
            decisions=decisions,
        )
        policy = Policy(about, jax.tree.map(np.asarray, training.parameters))
        save_policy(policy, self.folder.policies / f"{decisions:012d}.npz")
        save_policy(policy, self.folder.policy)
