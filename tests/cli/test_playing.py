"""Commands of play and training refuse bad input in one line, before anything is built."""

import errno
import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from synth.cli.main import COMMANDS
from synth.cli.options.deck_lists import deck_names
from synth.codegen.build import build, write
from synth.spec.decks import HELD_OUT, shipped_decks
from synth.spec.store import load_catalogue
from synth.train.config import Config
from synth.train.folder import RunFolder
from tests.cli.conftest import Ran
from tests.small_engine import small_decks, write_decks

Synth = Callable[..., Ran]


@pytest.fixture(autouse=True)
def flags_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    """The commands set options for JAX's start; here it has started or starts for other tests."""
    for command in ("bench", "eval", "league", "matchup", "optimize", "simulate", "train"):
        monkeypatch.setattr(f"synth.cli.{COMMANDS[command].module}.use_devices", lambda *_: None)


def test_an_unknown_deck(synth: Synth, tmp_path: Path) -> None:
    for command in (
        ("eval", "random", "random", "--decks"),
        ("matchup", "pawmot-nemona"),
        ("train", "--out", tmp_path, "--decks"),
    ):
        synth(*command, "pawmot-nemon").refused("pawmot-nemon", "did you mean pawmot-nemona")


def test_a_folder_without_decks(synth: Synth, tmp_path: Path) -> None:
    synth("matchup", tmp_path).refused(str(tmp_path), "no deck lists")


def test_names_of_groups_stand_for_their_decks() -> None:
    catalogue = load_catalogue()
    assert deck_names(["shipped"]) == list(shipped_decks(catalogue))
    assert deck_names(["held-out", "pawmot-nemona"]) == [*HELD_OUT, "pawmot-nemona"]
    assert not set(deck_names(["eight"])) & set(HELD_OUT)


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


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A run that has just been founded."""
    folder = tmp_path_factory.mktemp("runs") / "run"
    RunFolder(folder).found(Config(decks=tuple(write_decks(folder.parent / "lists"))), small_decks())
    return folder


def contents(folder: Path) -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_a_folder_that_holds_another_run(synth: Synth, run: Path) -> None:
    before = contents(run)
    synth("train", "--out", run, "--decks", "pawmot-nemona").refused(str(run), "holds a run", "--resume")
    assert contents(run) == before


def test_a_folder_that_holds_something_else(synth: Synth, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear reader")
    synth("train", "--out", tmp_path).refused(str(tmp_path), "holds something else")
    synth("train", "--out", tmp_path / "letter.txt").refused("letter.txt", "not a folder")
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


@pytest.mark.parametrize(
    ("name", "old", "new", "said"),
    [
        ("run.json", '"engine": "', '"engine": "0', "the run was started with 0"),
        ("run.json", '"format": 1', '"format": 9', "format 9"),
        ("run.json", "{", "", "run.json is damaged"),
        ("config.toml", "seed = 0", "sead = 0", "unknown key sead; did you mean seed"),
        ("config.toml", "seed = 0", "seed = ", "config.toml is not TOML"),
    ],
)
def test_a_run_that_was_tampered_with(synth: Synth, run: Path, name: str, old: str, new: str, said: str) -> None:
    """One line, and with the file as it was the run is as it was."""
    before = contents(run)
    (run / name).write_text((run / name).read_text("utf-8").replace(old, new, 1), "utf-8")
    try:
        synth("train", "--out", run, "--resume").refused(name.partition(".")[0], said)
    finally:
        (run / name).write_bytes(before[run / name])
    assert contents(run) == before
    RunFolder(run).read()


def test_an_engine_of_another_pool(synth: Synth, run: Path, tmp_path: Path) -> None:
    """In the place of the run's own; and one that lacks the cards of a deck."""
    other = shutil.copytree(run, tmp_path / "run")
    catalogue = load_catalogue()
    shutil.rmtree(other / "engine")
    write(build([catalogue.get(card) for card in small_decks()[0].cards]).files, other / "engine")
    synth("train", "--out", other, "--resume").refused(str(other / "engine"), "put that engine back or start a new run")
    for command in (
        ("eval", "random", "random", "--decks", "pawmot-nemona"),
        ("matchup", "pawmot-nemona", "arcanine-ex-ninetales"),
        ("simulate", "pawmot-nemona", "pawmot-nemona"),
    ):
        synth(*command, "--engine", run / "engine").refused("deck pawmot-nemona", "is not in the pool of the engine")


def test_a_player_without_a_policy(synth: Synth, run: Path) -> None:
    decks = ("--decks", run / "decks", "--engine", run / "engine")
    synth("eval", f"policy:{run}", "random", *decks).refused("no policy in", "policy.npz")
    (run / "policies" / "x.npz").write_bytes(b"PK no archive")
    synth("eval", f"policy:{run}/policies/x.npz", "random", *decks).refused("x.npz", "is not a policy")
    (run / "policies" / "x.npz").unlink()
    synth("league", run).refused("no policies in")
    synth("eval", "greddy", "random", *decks).refused("no player greddy", "greedy")


def test_a_disk_without_room(synth: Synth, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While a run is founded: nothing that could be taken for a run is left, and the folder can be used."""
    put, decks = RunFolder._put, write_decks(tmp_path / "lists")

    def full(self: RunFolder, name: str, text: str) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(RunFolder, "_put", full)
    arguments = ("train", "--out", tmp_path / "run", "--decks", decks[0], "--decks", decks[1])
    ran = synth(*arguments)
    assert ran.status == 2 and ran.out == ""
    assert ran.err.splitlines()[-1].startswith(f"synth: no space left for {tmp_path / 'run'}")
    assert not RunFolder(tmp_path / "run").exists
    monkeypatch.setattr(RunFolder, "_put", put)
    RunFolder(tmp_path / "run").found(Config(decks=tuple(decks)), small_decks())
