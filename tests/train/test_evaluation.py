"""Evaluations run beside the training, and are made up for where a run was interrupted before their answer."""

import shutil
from pathlib import Path

import pytest

from synth.train.config import Config, config_text
from synth.train.evaluation import Evaluator
from synth.train.folder import RunFolder
from synth.train.metrics import read_metrics
from synth.train.run import Run
from tests.train.conftest import Done


def test_a_run_is_evaluated_beside_the_training(whole: Done, tmp_path: Path) -> None:
    folder = RunFolder(shutil.copytree(whole.run.folder.path, tmp_path / "run", ignore=shutil.ignore_patterns("tensorboard")))
    config = whole.run.config.model_copy(update={"eval_every": 2, "eval_players": ("random",)})
    (folder.path / "config.toml").write_text(config_text(config), "utf-8")
    # The run is over; the columns of its evaluations are empty, as if it had been killed before they were there.
    lines = folder.metrics.read_text("utf-8").splitlines()
    empty = [lines[0] + ",won_random,low_random,high_random", *(f"{line},,," for line in lines[1:])]
    folder.metrics.write_text("\n".join(empty) + "\n", "utf-8")
    Run(folder, config, whole.run.engine, folder.decks()).train()
    rows = read_metrics(folder.metrics)
    assert [bool(row["won_random"]) for row in rows] == [False, True, False, True]
    for row in (rows[1], rows[3]):
        assert 0 <= float(row["low_random"]) <= float(row["won_random"]) <= float(row["high_random"]) <= 1
        assert float(row["eval_s"]) > 0


def test_an_evaluation_that_breaks_off_is_said(tiny: Config, tmp_path: Path) -> None:
    """There is no run in this folder."""
    evaluator = Evaluator(RunFolder(tmp_path))
    evaluator.ask(1)
    with pytest.raises(RuntimeError, match="broke off"):
        list(evaluator.answers(wait=True))
    evaluator.close()
