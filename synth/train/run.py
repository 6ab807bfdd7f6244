"""A run from beginning to end: iterations, checkpoints, evaluations, what is written down."""

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property

import jax
import numpy as np

from synth.engines.engine import Engine
from synth.policy.function import PolicyFunction
from synth.policy.network import Network
from synth.policy.store import About, Policy, load_policy, save_policy
from synth.spec.decks import Deck
from synth.train.checkpoint import Checkpoints
from synth.train.config import Config
from synth.train.evaluation import Evaluator
from synth.train.folder import RunFolder, room_on_disk
from synth.train.loop import Loop, Training
from synth.train.metrics import Metrics, read_metrics

TOLD = ("policy_loss", "value_loss", "entropy", "divergence", "clipped", "explained", "games", "pool_games", "pool_score")
TIMES = ("seconds", "rollout_s", "update_s", "eval_s", "decisions_per_s")


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
            metrics, evaluator = None, Evaluator(self.folder)
            if jax.process_index() == 0:
                self.folder.sweep()
                metrics = Metrics(self.folder.metrics, self.folder.path / "tensorboard", self._columns, iteration)
            try:
                if metrics:
                    self._ask_again(evaluator)
                if iteration < self.config.iterations:
                    training = self._go_on(loop, training, checkpoints, metrics, evaluator, tick)
                for row in evaluator.answers(wait=True):
                    if metrics:
                        metrics.fill(row)
            finally:
                evaluator.close()
                if metrics:
                    metrics.close()
                checkpoints.close()
            return training

    def _start(self) -> Policy | None:
        """What the run begins with; it has a copy."""
        return load_policy(self.folder.start) if self.config.start else None

    def _ask_again(self, evaluator: Evaluator) -> None:
        """For what was not evaluated yet when the run was interrupted."""
        for row in read_metrics(self.folder.metrics):
            decisions = int(row["decisions"])
            if self._evaluated(int(row["iteration"])) and not row["eval_s"] and self.folder.saved(decisions).is_file():
                evaluator.ask(decisions)

    def _evaluated(self, iteration: int) -> bool:
        every = self.config.eval_every
        return bool(self.config.eval_players) and (iteration == self.config.iterations or bool(every and iteration % every == 0))

    def _go_on(
        self,
        loop: Loop,
        training: Training,
        checkpoints: Checkpoints,
        metrics: Metrics | None,
        evaluator: Evaluator,
        tick: Callable[..., None],
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
            kept = last or iteration % config.checkpoint_every == 0
            if metrics:
                metrics.add(row)
                if kept or self._evaluated(iteration):
                    self._save_policy(training)
                if self._evaluated(iteration):
                    evaluator.ask(int(row["decisions"]))
                for late in evaluator.answers():
                    metrics.fill(late)
                    row |= {name: value for name, value in late.items() if name != "decisions"}
            if kept:
                checkpoints.save(training)
            tick(row["decisions"], row)
        return training

    @property
    def _columns(self) -> tuple[str, ...]:
        rates = [f"{name}_{player}" for player in self.config.eval_players for name in ("won", "low", "high")]
        return ("iteration", "decisions", *TIMES, *TOLD, *self._met, *rates)

    @property
    def _met(self) -> tuple[str, ...]:
        return tuple(f"met_{player}" for player in self.config.scripted)

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
        save_policy(policy, self.folder.saved(decisions))
        save_policy(policy, self.folder.policy)
