"""What the README tells people to type works."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jax
import pytest

from tests.cli.conftest import Ran

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")


def test_the_snippet_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (snippet,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    few, count = re.subn(r"BATCH, STEPS = \d+, \d+", "BATCH, STEPS = 3, 2", snippet)
    assert count == 1
    names: dict[str, Any] = {}
    with jax.debug_key_reuse(True):  # a key is used once
        exec(compile(few, "README.md", "exec"), names)
    assert "games ended" in capsys.readouterr().out
    assert names["seen"].shape == names["env"].observation_shape


def test_every_command_it_names_exists(synth: Callable[..., Ran]) -> None:
    texts = README + (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    commands = set(re.findall(r"`synth\s+([a-z]+)", texts))
    assert {"explain", "verify", "bench", "build", "scrape", "coverage", "spec"} <= commands
    for command in sorted(commands):
        assert synth(command, "--help").status == 0, command


def test_every_folder_it_names_exists() -> None:
    (tree,) = re.findall(r"```\n(synth/.*?)```", README, re.DOTALL)
    named = re.findall(r"^  (\w+)/ ", tree, re.MULTILINE)
    assert set(named) == {path.parent.name for path in (ROOT / "synth").glob("*/__init__.py")}
