"""`synth train` as a user starts it, in a process of its own."""

import os
import subprocess
import sys
from pathlib import Path

from synth.train.config import Config, config_text

ROOT = Path(__file__).parents[2]


HASTY = "--xla_backend_optimization_level=0"
"""Compiles in half the time, and rounds in another way: for runs that are compared with their like only."""


def start_training(out: Path, config: Config, *more: str, flags: str = "") -> subprocess.Popen[str]:
    """A new run; compiled programs are kept beside it for the next one."""
    file = out.parent / "config.toml"
    file.write_text(config_text(config), "utf-8")
    return _start(out, flags, "--config", str(file), *more)


def resume_training(out: Path, flags: str = "") -> subprocess.Popen[str]:
    return _start(out, flags, "--resume")


def _start(out: Path, flags: str, *arguments: str) -> subprocess.Popen[str]:
    environment = {"XLA_FLAGS": flags, "PYTHONPATH": str(ROOT), "JAX_COMPILATION_CACHE_DIR": str(out.parent / "compiled")}
    return subprocess.Popen(
        [sys.executable, "-m", "synth", "train", "--out", str(out), *arguments],
        cwd=ROOT,
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
