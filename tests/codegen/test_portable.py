"""An engine's JAX code, which GPUs run, plays as the reference does, without any machine code."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from tests.small_engine import small_engine


def test_without_machine_code_the_games_are_the_same(tmp_path: Path) -> None:
    small_engine(tmp_path / "engine")
    for module in (tmp_path / "engine").glob("*.ll"):
        module.unlink()
    command = ("verify", "--engine", str(tmp_path / "engine"), "--decisions", "600", "--workers", "1", "--json")
    done = subprocess.run(
        [sys.executable, "-m", "synth", *command, "--portable"],
        env={name: value for name, value in os.environ.items() if name != "XLA_FLAGS"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert report["differences"] == 0
    assert report["decisions"] >= 600
