"""Runs: resumed ones are the same bit for bit, other devices give the same up to rounding, folders stay usable."""

import errno
import os
import shutil
import socket
from pathlib import Path
from typing import Any

import jax
import numpy as np
import pytest

from synth.play.player import View
from synth.play.roster import find_player
from synth.policy.store import load_policy
from synth.spec.errors import InputError
from synth.train.checkpoint import Checkpoints
from synth.train.config import Config
from synth.train.folder import RunFolder
from synth.train.loop import Loop
from synth.train.metrics import read_metrics
from synth.train.rollout import Rollout
from synth.train.run import TIMES, Run
from synth.train.ship import FINE, ship
from tests.train.conftest import Done, found
from tests.train.processes import start_training

ROUNDING = 2e-4
"""Sums over devices are made in another order; after four iterations parameters differ by less than this."""


class Killed(Exception):
    """Stands for a process that is gone."""


def founded_like(whole: Done, path: Path) -> Run:
    """A run that is to be the same, before its first iteration; copied, as building its engine takes seconds."""
    later = shutil.ignore_patterns("checkpoints", "metrics.csv", "policy.npz", "tensorboard", "*.npz")
    folder = RunFolder(shutil.copytree(whole.run.folder.path, path, ignore=later))
    return again(whole, folder)


def again(whole: Done, folder: RunFolder) -> Run:
    """A run as it is on disk, with the engine that is loaded: it is the same, and takes seconds to compile."""
    return Run(folder, whole.run.config, whole.run.engine, folder.decks())


def test_a_resumed_run_is_the_same_bit_for_bit(whole: Done, tmp_path: Path) -> None:
    run = founded_like(whole, tmp_path / "run")

    def kill(done: int, row: Any) -> None:
        if row["iteration"] == 3:  # one iteration after the checkpoint
            raise Killed

    with pytest.raises(Killed):
        run.train(kill)
    assert [row["iteration"] for row in read_metrics(run.folder.metrics)] == ["1", "2", "3"]
    resumed = again(whole, run.folder).train()
    jax.tree.map(np.testing.assert_array_equal, resumed, whole.training)
    here, there = (
        [{name: value for name, value in row.items() if name not in TIMES} for row in read_metrics(folder.metrics)]
        for folder in (run.folder, whole.run.folder)
    )
    assert here == there and len(here) == 4


def test_a_run_leaves_a_policy_that_can_be_loaded(whole: Done) -> None:
    policy = load_policy(whole.run.folder.policy)
    jax.tree.map(np.testing.assert_array_equal, policy.parameters, jax.tree.map(np.asarray, whole.training.parameters))
    assert policy.about.decisions == whole.run.config.iterations * whole.run.config.decisions
    assert len(list(whole.run.folder.policies.glob("*.npz"))) == 2


def test_a_policy_that_ships_is_the_mean_of_the_last_ones_and_small(whole: Done, tmp_path: Path) -> None:
    saved = [load_policy(path) for path in sorted(whole.run.folder.policies.glob("*.npz"))]
    assert len(saved) == 2
    ship(whole.run.folder.path, tmp_path / "policy.npz")
    shipped = load_policy(tmp_path / "policy.npz")
    assert shipped.about == saved[-1].about
    for kept, first, second in zip(*(jax.tree.leaves(one.parameters) for one in (shipped, *saved)), strict=True):
        wanted = (first + second) / 2
        # Half a step of the grid, and what a 16-bit number cannot hold.
        step = 0.71 * wanted.std() / FINE if wanted.ndim > 1 else 0.0
        np.testing.assert_allclose(kept, wanted, rtol=2.0**-10, atol=step + 1e-7)
    assert (tmp_path / "policy.npz").stat().st_size < whole.run.folder.policy.stat().st_size
    with pytest.raises(InputError, match="no policies in"):
        ship(tmp_path, tmp_path / "other.npz")


def test_the_pool_has_met_and_kept_earlier_selves(whole: Done) -> None:
    pool = whole.training.opponents
    assert int(pool.taken) == 2
    newest = jax.tree.map(lambda leaf: leaf[1], pool.parameters)
    jax.tree.map(np.testing.assert_array_equal, newest, whole.training.parameters)
    older = jax.tree.map(lambda leaf: leaf[0], pool.parameters)
    assert any(not np.array_equal(a, b) for a, b in zip(jax.tree.leaves(older), jax.tree.leaves(newest), strict=True))


def test_scripted_players_make_their_moves_in_their_lanes(whole: Done) -> None:
    loop = Loop(whole.run.engine, whole.run.config, whole.run.decks)
    begun = loop.begin()
    met = jax.tree.map(lambda leaf: leaf[begun.opponents.met], begun.opponents.parameters)
    _, decisions, _ = jax.jit(loop.rollout.run)(begun.parameters, met, begun.lanes, begun.field, np.bool_(False))
    scripted, player = slice(12, 16), find_player("evolve", whole.run.engine)
    own = np.asarray(decisions.own)[:, scripted]
    assert own.any() and not own.all() and np.asarray(decisions.own)[:, :4].all()
    for time in range(whole.run.config.horizon):
        seen, legal = decisions.seen[time], decisions.legal[time]
        key = whole.run.engine.chance.step_key(begun.lanes.seed, begun.lanes.count + np.uint32(time))
        wanted = player.choose(None, View(decisions.player[time], seen, legal, begun.lanes.rows), key)
        assert (np.asarray(wanted)[scripted] == np.asarray(decisions.action)[time, scripted])[~own[time]].all()


def test_four_devices_give_the_same_up_to_rounding(tiny: Config, whole: Done, tmp_path: Path) -> None:
    _train(tmp_path / "run", tiny, devices=4)
    _assert_close(tmp_path / "run", whole)


def test_two_processes_give_the_same_up_to_rounding(tiny: Config, whole: Done, tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    config = tiny.model_copy(update={"devices": 2})
    processes = [start_training(tmp_path / "run", config, "--hosts", f"127.0.0.1:{port},2,{process}") for process in range(2)]
    errors = [process.communicate(timeout=900)[1] for process in processes]
    assert [process.returncode for process in processes] == [0, 0], errors
    _assert_close(tmp_path / "run", whole)


def test_a_run_goes_on_with_other_devices(whole: Done) -> None:
    """Every lane is the same lane, wherever the devices need it; the learner's seat and its opponents go with it."""
    config = whole.run.config
    orders = []
    for devices in (1, 2, 4):
        loop = object.__new__(Loop)
        loop.config = config.model_copy(update={"devices": devices})
        loop.rollout = Rollout(whole.run.engine, None, loop.config)
        loop._split = None
        seeds = loop.rollout.seeds()
        lanes = jax.tree.map(np.asarray, loop.arranged(whole.training.lanes))
        np.testing.assert_array_equal(lanes.seed, seeds)
        place = {int(seed): at for at, seed in enumerate(np.asarray(whole.training.lanes.seed))}
        for at, seed in enumerate(seeds):
            np.testing.assert_array_equal(lanes.rows[at], whole.training.lanes.rows[place[int(seed)]])
        orders.append(tuple(seeds))
    assert len(set(orders)) == 3, "the orders differ, so there was something to do"


def _train(out: Path, config: Config, devices: int) -> None:
    process = start_training(out, config.model_copy(update={"devices": devices}))
    _, errors = process.communicate(timeout=900)
    assert process.returncode == 0, errors


def _assert_close(out: Path, whole: Done) -> None:
    """The same games were played, and what was learned differs by rounding only."""
    rows, same = read_metrics(out / "metrics.csv"), read_metrics(whole.run.folder.metrics)
    assert [row["games"] for row in rows] == [row["games"] for row in same]
    mine, theirs = load_policy(out / "policy.npz").parameters, load_policy(whole.run.folder.policy).parameters
    jax.tree.map(lambda a, b: np.testing.assert_allclose(a, b, atol=ROUNDING, rtol=0), mine, theirs)


def test_a_folder_that_holds_a_run_is_not_started_again(whole: Done, tiny: Config) -> None:
    with pytest.raises(InputError, match="holds a run; --resume"):
        found(whole.run.folder.path, tiny)


def test_a_folder_with_other_things_is_left_alone(tiny: Config, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear reader")
    with pytest.raises(InputError, match="holds something else"):
        found(tmp_path, tiny)
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


def test_a_run_does_not_go_on_with_another_engine(whole: Done, tmp_path: Path) -> None:
    run = founded_like(whole, tmp_path / "run")
    origin = tmp_path / "run" / "run.json"
    version = run.engine.layout.VERSION
    origin.write_text(origin.read_text("utf-8").replace(version, "0" * 16), "utf-8")
    with pytest.raises(InputError, match=f"has version {version}, the run was started with {'0' * 16}"):
        RunFolder(tmp_path / "run").read()


def test_a_full_disk_is_told_in_one_line_and_leaves_a_run_that_can_go_on(
    whole: Done, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second checkpoint finds no space; once there is some, the run ends as if there always had been."""
    run = founded_like(whole, tmp_path / "run")
    save = Checkpoints.save

    def full(self: Checkpoints, training: Any) -> None:
        if int(training.iteration) == 4:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        save(self, training)

    with monkeypatch.context() as patched:
        patched.setattr(Checkpoints, "save", full)
        with pytest.raises(InputError, match=r"^no space left for \S+; make some, then --resume goes on"):
            run.train()
    resumed = again(whole, run.folder).train()
    jax.tree.map(np.testing.assert_array_equal, resumed, whole.training)


def test_a_checkpoint_of_another_run_is_refused(whole: Done, tmp_path: Path) -> None:
    """Of a wider policy; with its own checkpoints back, the run is what it was."""
    run = founded_like(whole, tmp_path / "run")
    shutil.copytree(whole.run.folder.checkpoints, run.folder.checkpoints)
    wider = Run(run.folder, run.config.model_copy(update={"width": 12}), run.engine, run.decks)
    with pytest.raises(InputError, match="checkpoint 4 is not of this run") as refusal:
        wider.train()
    assert "\n" not in str(refusal.value)
    jax.tree.map(np.testing.assert_array_equal, again(whole, run.folder).train(), whole.training)
