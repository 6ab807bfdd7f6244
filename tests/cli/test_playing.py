"""Commands of play and training refuse bad input in one line, before anything is built."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import Ran

Synth = Callable[..., Ran]


@pytest.fixture(autouse=True)
def flags_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    """The commands set options for JAX's start; here it has started or starts for other tests."""
    for command in ("bench", "eval", "league", "matchup", "optimize", "simulate", "train"):
        monkeypatch.setattr(f"synth.cli.{command}.use_devices", lambda *_: None)


def test_an_unknown_deck(synth: Synth, tmp_path: Path) -> None:
    for command in (
        ("eval", "random", "random", "--decks"),
        ("matchup", "pawmot-nemona"),
        ("train", "--out", tmp_path, "--decks"),
    ):
        synth(*command, "pawmot-nemon").refused("pawmot-nemon", "did you mean pawmot-nemona")


def test_a_folder_without_decks(synth: Synth, tmp_path: Path) -> None:
    synth("matchup", tmp_path).refused(str(tmp_path), "no deck lists")


def test_a_matchup_of_one_deck(synth: Synth) -> None:
    synth("matchup", "pawmot-nemona").refused("two decks or more")


def test_simulate_needs_two_players_and_an_empty_folder(synth: Synth, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear reader")
    synth("simulate", "pawmot-nemona", "pawmot-nemona", "--players", "random").refused("--players random", "two")
    synth("simulate", "pawmot-nemona", "pawmot-nemona", "--export", tmp_path).refused(str(tmp_path), "empty folder")


def test_a_league_without_policies(synth: Synth, tmp_path: Path) -> None:
    synth("league", tmp_path / "missing").refused("no folder", "synth train")


def test_optimize_knows_its_cards(synth: Synth) -> None:
    synth("optimize", "pawmot-nemona", "--candidates", "Z9-999").refused("Z9-999")


def test_training_settings(synth: Synth, tmp_path: Path) -> None:
    out = tmp_path / "run"
    synth("train", "--out", out, "--set", "learning_rat=1").refused("unknown key learning_rat", "learning_rate")
    synth("train", "--out", out, "--set", "steps").refused("KEY=VALUE")
    synth("train", "--out", out, "--set", "seed=one").refused("seed=one", "TOML")
    synth("train", "--out", out, "--hosts", "here").refused("--hosts here", "HOST:PORT,N,K")
    synth("train", "--out", out, "--config", tmp_path / "missing.toml").refused("missing.toml", "No such file")
    assert not out.exists()


def test_resume_needs_a_run_and_takes_no_settings(synth: Synth, tmp_path: Path) -> None:
    synth("train", "--out", tmp_path, "--resume").refused("no run in")
    synth("train", "--out", tmp_path, "--resume", "--steps", 5).refused("--resume", "steps")


def test_plot_needs_metrics(synth: Synth, tmp_path: Path) -> None:
    synth("plot", tmp_path).refused("no metrics in")


def test_level_4_has_its_own_options(synth: Synth) -> None:
    synth("verify", "--level", 4, "--sets", "A1").refused("--level 4", "--sets")
    synth("verify", "--level", 4, "--player", "greedy").refused("--player greedy", "decides by what it sees")
