"""A process that is killed at any moment loses at most what came after its last checkpoint, and nothing else changes."""

import random
import signal
import subprocess
import time
from pathlib import Path

import jax
import numpy as np

from synth.policy.store import load_policy
from synth.spec.files import PARTIAL
from synth.train.config import Config
from synth.train.metrics import read_metrics
from synth.train.run import TIMES
from tests.train.processes import HASTY, resume_training, start_training

ITERATIONS, EVERY = 24, 3
PATIENCE = 600


def lines(out: Path) -> list[dict[str, str]]:
    """What the metrics say, apart from how long it took."""
    rows = read_metrics(out / "metrics.csv")
    return [{name: value for name, value in row.items() if name not in TIMES} for row in rows]


def saved(out: Path) -> int:
    """The last checkpoint; one that is being written has another name."""
    return max((int(path.name) for path in (out / "checkpoints").glob("*") if path.name.isdigit()), default=0)


def kill_while_it_trains(process: subprocess.Popen[str], out: Path, moment: float) -> None:
    """Some time after its first iteration."""
    before, patience = len(lines(out)), time.monotonic() + PATIENCE
    while len(lines(out)) in (0, before) and process.poll() is None and time.monotonic() < patience:
        time.sleep(0.01)
    time.sleep(moment)
    process.send_signal(signal.SIGKILL)
    process.communicate(timeout=PATIENCE)
    assert process.returncode == -signal.SIGKILL, "it was to be killed before its end"


def finish(process: subprocess.Popen[str]) -> None:
    _, errors = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0, errors


def test_a_run_killed_twice_ends_as_one_that_never_was(tiny: Config, tmp_path: Path) -> None:
    config = tiny.model_copy(update={"steps": ITERATIONS * tiny.decisions, "checkpoint_every": EVERY, "devices": 1})
    whole, killed = tmp_path / "whole", tmp_path / "killed"
    finish(start_training(whole, config, flags=HASTY))
    moments = [random.uniform(0.0, 1.5) for _ in range(2)]
    print("killed after", moments, "seconds of training")
    process = start_training(killed, config, flags=HASTY)
    for moment in moments:
        kill_while_it_trains(process, killed, moment)
        assert len(lines(killed)) - saved(killed) <= EVERY
        process = resume_training(killed, flags=HASTY)
    finish(process)
    mine, theirs = (load_policy(out / "policy.npz") for out in (killed, whole))
    assert mine.about == theirs.about
    jax.tree.map(np.testing.assert_array_equal, mine.parameters, theirs.parameters)
    assert lines(killed) == lines(whole) and len(lines(killed)) == ITERATIONS
    assert not list(killed.rglob(f"*{PARTIAL}"))
