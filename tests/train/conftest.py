"""One small engine and one short run for all tests of training."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import jax
import pytest

from synth.train.config import Config
from synth.train.folder import RunFolder
from synth.train.loop import Training
from synth.train.run import Run
from tests.small_engine import small_decks, write_decks

TINY = {
    **{"lanes": 16, "horizon": 8, "steps": 4 * 16 * 8, "minibatches": 2, "epochs": 1, "width": 8, "depth": 1, "token": 4},
    **{"pool_size": 2, "pool_groups": 1, "pool_redraw": 2, "snapshot_every": 2, "pool_share": 0.5},
    **{"scripted": ("evolve",), "scripted_share": 0.25},
    **{"checkpoint_every": 2, "eval_every": 0, "eval_games": 8, "eval_players": ()},
}
"""A run of four iterations that snapshots, redraws and saves in the middle."""


@dataclass(frozen=True)
class Done:
    run: Run
    training: Training


@pytest.fixture(scope="session", autouse=True)
def compiled_once(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Runs that are alike share a compiled program, as they would share one in a process."""
    jax.config.update("jax_compilation_cache_dir", str(tmp_path_factory.mktemp("compiled")))
    yield
    jax.config.update("jax_compilation_cache_dir", None)


@pytest.fixture(scope="session")
def tiny(tmp_path_factory: pytest.TempPathFactory) -> Config:
    return Config(decks=tuple(write_decks(tmp_path_factory.mktemp("decks"))), **TINY)


def found(path: Path, config: Config) -> Run:
    folder = RunFolder(path)
    folder.found(config, small_decks())
    return Run(folder, *folder.read())


@pytest.fixture(scope="session")
def whole(tiny: Config, tmp_path_factory: pytest.TempPathFactory) -> Done:
    """A run from beginning to end."""
    run = found(tmp_path_factory.mktemp("runs") / "whole", tiny)
    return Done(run, run.train())
