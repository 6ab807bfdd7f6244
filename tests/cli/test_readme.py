"""What the README tells people to type works."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import jax
import pytest

from synth import engines
from synth.engines import load_engine
from tests.cli.conftest import Ran
from tests.cli.deck_lists import FIRE, GRASS

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")


@pytest.fixture
def shipped(synth: Callable[..., Ran], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """A small engine for the two decks of the README in place of the one that ships."""
    decks = []
    for name, text in (("fire", FIRE), ("grass", GRASS)):
        (tmp_path / f"{name}.txt").write_text(text, encoding="utf-8")
        decks += ["--decks", tmp_path / f"{name}.txt"]
    assert synth("build", "tcgjax", *decks, "--out", tmp_path / "engine").status == 0
    engine = load_engine(tmp_path / "engine")
    monkeypatch.setattr(engines, "tcgjax", engine, raising=False)
    monkeypatch.setitem(sys.modules, "synth.engines.tcgjax", engine)
    return engine


def test_the_snippet_runs(shipped: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    (snippet,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    few, count = re.subn(r"BATCH, STEPS = \d+, \d+", "BATCH, STEPS = 3, 2", snippet)
    assert count == 1
    names: dict[str, object] = {}
    with jax.disable_jit():  # compiling would take longer than these few steps
        exec(compile(few, "README.md", "exec"), names)
    assert "games ended" in capsys.readouterr().out
    assert names["seen"].shape == (len(shipped.OBSERVATION),)  # type: ignore[attr-defined]


def test_every_command_it_names_exists(synth: Callable[..., Ran]) -> None:
    texts = README + (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    commands = set(re.findall(r"`synth\s+([a-z]+)", texts))
    assert {"explain", "verify", "bench", "build", "scrape", "coverage", "spec"} <= commands
    for command in sorted(commands):
        assert synth(command, "--help").status == 0, command


def test_every_folder_it_names_exists() -> None:
    (tree,) = re.findall(r"```\n(synth/.*?)```", README, re.DOTALL)
    named = re.findall(r"^  (\w+)/ ", tree, re.MULTILINE)
    assert set(named) == {path.parent.name for path in (ROOT / "synth").glob("*/__init__.py")} - {"engines"}
