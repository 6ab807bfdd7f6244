"""Every example runs, shortly; and stays short."""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SHORT = {
    "gumbel_search": ("--games 4 --simulations 4 --decisions 4", "of 4 games ended", ()),
    "ismcts": ("--games 1 --simulations 3 --rollout 3", "lost of 1", ("pyspiel",)),
    "maskable_ppo": ("--decisions 256 --games 8 --rounds 1", "lost of 8", ("sb3_contrib",)),
    "ppo": ("--updates 1 --games 8 --steps 8 --every 1", "decisions:", ()),
    "tournament": ("--games 8 --players evolve", "first_legal  evolve", ("gymnasium",)),
}


def test_all_are_run_and_none_is_long() -> None:
    files = {path.stem: path.read_text("utf-8") for path in (ROOT / "examples").glob("*.py")}
    assert files.keys() == SHORT.keys()
    assert all(len(text.splitlines()) < 120 for text in files.values())


@pytest.mark.parametrize("name", SHORT)
def test_it_runs(name: str) -> None:
    options, said, modules = SHORT[name]
    for module in modules:
        if importlib.util.find_spec(module) is None:
            pytest.skip(f"{module} is not installed")
    command = [sys.executable, str(ROOT / "examples" / f"{name}.py"), *options.split()]
    done = subprocess.run(command, env=os.environ | {"PYTHONPATH": str(ROOT)}, capture_output=True, text=True, check=False)
    assert done.returncode == 0 and said in done.stdout, done.stderr[-2000:]
