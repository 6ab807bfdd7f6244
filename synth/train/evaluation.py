"""Evaluations beside the training: another process plays the policies that a run has saved, on the CPU, while the run goes on.

It is asked in lines (the decisions of a policy) and answers in lines (JSON). It ends when nobody can ask any more, so a run
that is killed leaves none behind for long.
"""

import json
import os
import queue
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import jax
import numpy as np

from synth.play.arena import Arena, Schedule
from synth.play.learned import PolicyPlayer
from synth.play.roster import batch_for, find_player
from synth.policy.store import load_policy
from synth.train.folder import RunFolder

SEED = 1_000_003
"""Evaluations play the same games every time, which no training game is."""


class Evaluator:
    """The side of the run."""

    def __init__(self, folder: RunFolder) -> None:
        self._folder = folder
        self._process: subprocess.Popen[str] | None = None
        self._open = 0
        self._answers: queue.SimpleQueue[dict[str, float]] = queue.SimpleQueue()

    def ask(self, decisions: int) -> None:
        """The policy after so many decisions has been saved; it is to be evaluated."""
        if self._process is None:
            self._process = self._started()
        assert self._process.stdin is not None
        self._process.stdin.write(f"{decisions}\n")
        self._process.stdin.flush()
        self._open += 1

    def answers(self, wait: bool = False) -> Iterator[dict[str, float]]:
        """What has come in, or all that is still to come."""
        while self._open and (wait or not self._answers.empty()):
            answer = self._answers.get()
            if not answer:
                raise RuntimeError(f"the evaluation of {self._folder.path} broke off; what it said is above")
            self._open -= 1
            yield answer

    def close(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.communicate()

    def _started(self) -> subprocess.Popen[str]:
        command = [sys.executable, "-m", "synth.train.evaluation", str(self._folder.path.resolve())]
        surroundings = os.environ | {"JAX_PLATFORMS": "cpu"}
        process = subprocess.Popen(command, env=surroundings, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

        def listen() -> None:
            assert process.stdout is not None
            for line in process.stdout:
                self._answers.put(json.loads(line))
            self._answers.put({})

        threading.Thread(target=listen, daemon=True).start()
        return process


def evaluations(folder: RunFolder, asked: Iterator[int]) -> Iterator[dict[str, float]]:
    """For each policy: the share of games won against each of the run's players, with its interval."""
    config, engine, decks = folder.read()
    schedule = Schedule.spread(decks, config.eval_games, SEED)
    arenas: dict[str, Arena] = {}
    for decisions in asked:
        began = time.monotonic()
        function, parameters = load_policy(folder.saved(decisions)).on(engine)
        row: dict[str, float] = {"decisions": decisions}
        for name in config.eval_players:
            if name not in arenas:
                players = (PolicyPlayer(function, None), find_player(name, engine))
                arenas[name] = Arena(engine, players, batch_for((name,), config.eval_games))
            host = jax.tree.map(np.asarray, parameters)
            tally = arenas[name].play(schedule, parameters=(host, arenas[name].players[1].parameters)).tally()
            low, high = tally.interval
            row |= {f"won_{name}": tally.rate, f"low_{name}": low, f"high_{name}": high}
        yield row | {"eval_s": time.monotonic() - began}


def main() -> None:
    # Whoever interrupts the run means the run; it ends this.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for row in evaluations(RunFolder(Path(sys.argv[1])), map(int, sys.stdin)):
        print(json.dumps(row), flush=True)


if __name__ == "__main__":
    main()
