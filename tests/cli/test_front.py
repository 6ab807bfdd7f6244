"""The command as a new user meets it: quick help, a version, names, one line for what is missing, a clean end."""

from __future__ import annotations

import importlib
import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from synth import __version__
from synth.cli.games.optimize import _cards
from synth.cli.main import COMMANDS
from synth.extras import EXTRAS
from synth.spec.store import CATALOGUE, load_catalogue
from tests.cli.conftest import Ran

Synth = Callable[..., Ran]
ROOT = Path(__file__).parents[2]
SHARED = os.environ["SYNTH_CACHE"]


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Empty, so that an engine that is built is seen; and JAX's options stay as they are."""
    monkeypatch.setenv("SYNTH_CACHE", str(tmp_path / "cache"))
    for command in ("bench", "eval", "league", "matchup", "optimize", "simulate"):
        monkeypatch.setattr(f"synth.cli.{COMMANDS[command].module}.use_devices", lambda *_: None)
    return tmp_path / "cache"


def test_the_version(synth: Synth) -> None:
    assert synth("--version").out == f"synth {__version__}\n"


def test_help_imports_no_command() -> None:
    script = "import sys, synth.cli.main\nprint(*sorted({name.partition('.')[0] for name in sys.modules}))"
    loaded = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout.split()
    assert not {"jax", "numpy", "anthropic", "lark", "httpx"} & set(loaded)


def test_every_command_of_the_table_is_there(synth: Synth) -> None:
    for name, command in COMMANDS.items():
        assert getattr(importlib.import_module(f"synth.cli.{command.module}"), command.function), name
    shown = synth("--help").out
    assert all(f" {name} " in shown for name in COMMANDS)


@pytest.mark.parametrize(
    ("absent", "command"),
    [
        ("flax", ("eval", "policy", "greedy")),
        ("flax", ("eval", "search", "greedy")),
        ("scipy", ("meta", "pawmot-nemona", "arcanine-ex-ninetales", "--out", "field")),
        ("flax", ("verify", "--level", 4)),
        ("optax", ("train", "--out", "run")),
        ("matplotlib", ("plot", ".")),
        ("matplotlib", ("matchup", "pawmot-nemona", "arcanine-ex-ninetales", "--out", "pictures")),
    ],
)
def test_what_is_not_installed_is_said_before_anything_is_done(
    synth: Synth, cache: Path, absent: str, command: tuple[object, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, absent, None)
    synth(*command).refused(f"{absent} is not installed", "pip install 'synth[train]'")
    assert not cache.exists()


@pytest.mark.parametrize(
    ("extra", "command", "status"),
    [
        ("scrape", "scrape --out x", 2),
        ("agent", "translate x --out y", 2),
        ("agent", "spec list --sets A1", 0),
        ("agent", "review missing", 2),
        ("scrape", "deck list", 0),
        ("train", "explain --help", 0),
    ],
)
def test_only_what_a_command_needs_must_be_installed(extra: str, command: str, status: int, tmp_path: Path) -> None:
    blocked = dict.fromkeys(EXTRAS[extra])
    script = f"import sys; sys.modules.update({blocked!r}); sys.argv[1:] = {command.split()!r}\n"
    script += "from synth.cli.main import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=tmp_path, env={"PYTHONPATH": str(ROOT)}, capture_output=True, text=True, check=False
    )
    assert done.returncode == status and "Traceback" not in done.stderr, done.stderr
    if command.startswith("scrape"):
        assert done.stderr.endswith("is not installed; this needs: pip install 'synth[scrape]'\n")


def test_extras_are_those_of_the_package() -> None:
    import tomllib

    declared = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    assert set(EXTRAS) == set(declared) - {"all", "dev", "gpu"}, "the last brings a program and no module"
    for extra, modules in EXTRAS.items():
        assert len(modules) == len(declared[extra]), extra


def test_players_are_checked_before_an_engine_is_built(synth: Synth, cache: Path) -> None:
    for command in (
        ("eval", "greddy", "random"),
        ("eval", "random", "greddy"),
        ("matchup", "pawmot-nemona", "arcanine-ex-ninetales", "--player", "greddy"),
        ("simulate", "pawmot-nemona", "pawmot-nemona", "--players", "random,greddy"),
        ("optimize", "pawmot-nemona", "--candidates", "Potion", "--player", "greddy"),
    ):
        synth(*command).refused("no player greddy", "did you mean greedy")
    synth("eval", "policy:nowhere", "random").refused("no policy in nowhere", "synth train")
    assert not cache.exists()


def test_a_folder_that_cannot_be_made_is_said_first(synth: Synth, cache: Path, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear reader")
    synth("train", "--out", tmp_path / "letter.txt" / "run").refused("letter.txt: not a folder")
    assert not cache.exists()


def test_level_4_has_no_decisions(synth: Synth) -> None:
    synth("verify", "--level", 4, "--decisions", 5).refused("--level 4", "--decisions")


def test_bench_measures_interfaces(synth: Synth, monkeypatch: pytest.MonkeyPatch) -> None:
    from synth.adapters.speed import Interface
    from synth.cli.engines.bench import INTERFACES

    assert tuple(map(str, Interface)) == INTERFACES
    monkeypatch.setenv("SYNTH_CACHE", SHARED)
    ran = synth("bench", "--interface", "jax,vector", "--batch", 4, "--seconds", 0.1, "--json")
    rows = json.loads(ran.out)
    assert [(row["interface"], row["games"]) for row in rows] == [("jax", 1), ("vector", 4)]
    assert all(row["steps"] > 0 and row["steps_per_cpu_s"] > 0 for row in rows)
    synth("bench", "--interface", "vectr").refused("no interface vectr", "did you mean vector")
    synth("bench", "--interface", "jax", "--engine", "x").refused("instead of --engine")


def test_cards_are_found_by_name(synth: Synth) -> None:
    shown = synth("spec", "show", "charizard").out
    assert "attack\tFire Spin  RRCC  150\n" in shown and "A1-035" in shown and "B1a-013" in shown
    catalogue = load_catalogue()
    assert _cards(["Potion,A1-001"], catalogue) == ["A1-001", catalogue.get("P-A-001").id]
    synth("spec", "show", "Charizrad").refused("no card is named Charizrad", "did you mean Charizard")
    synth("explain", "Charizrad").refused("no card is named Charizrad")


def test_one_deck_that_cannot_be_read_hides_no_other(synth: Synth, tmp_path: Path) -> None:
    for path in CATALOGUE.glob("*.json"):
        if not path.stem.startswith("B") and path.stem != "P-B":
            shutil.copy(path, tmp_path)
    ran = synth("deck", "list", "--catalogue", tmp_path, "--json")
    assert ran.status == 0 and "charizard-ex-moltres" in {deck["deck"] for deck in json.loads(ran.out)}
    assert "left out: deck pawmot-nemona" in ran.err


def test_a_folder_that_is_no_run_is_not_reviewed(synth: Synth, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear reader")
    synth("review", tmp_path).refused(str(tmp_path), "holds no run of synth translate")


def test_the_cache_takes_what_has_no_folder(synth: Synth, cache: Path) -> None:
    decks = ("--decks", "pawmot-nemona", "--decks", "arcanine-ex-ninetales")
    ran = synth("build", "tcgjax", *decks, "--json")
    assert Path(json.loads(ran.out)["out"]).parent == cache
    assert json.loads(synth("build", "tcgjax", *decks, "--json").out)["changed"] == []
    (kept,) = json.loads(synth("cache", "--json").out)["engines"]
    assert cache / kept["engine"] == Path(json.loads(ran.out)["out"]) and "18 cards" in kept["what"]
    synth("build", "tcgjax", *decks, "--check").refused("--check needs --out")
    synth("build", "tcgjax", "--overlays", cache).refused("--overlays needs --out")
    assert "1 engine removed" in synth("cache", "--clear").out
    assert list(cache.iterdir()) == [] and json.loads(synth("cache", "--json").out)["engines"] == []


DELICATE = """
import gc, os, signal, sys, tempfile
from synth.cli.interruption import interruptible

with interruptible(), tempfile.TemporaryDirectory(dir=sys.argv[1]):
    code = compile("def called(*_):\\n    os.kill(os.getpid(), signal.SIGINT)\\n    pass", "lib.py", "exec")
    names = {"__name__": "jax._src.lib", "os": os, "signal": signal}
    exec(code, names)
    gc.callbacks.append(names["called"])
    gc.collect()
    print("went on")
"""


def test_what_swallows_exceptions_or_aborts_is_left_at_once(tmp_path: Path) -> None:
    """As jax's callback of the garbage collector does, and imports of compiled modules."""
    done = subprocess.run([sys.executable, "-c", DELICATE, tmp_path], capture_output=True, text=True, check=False, timeout=60)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "synth: interrupted\n")
    assert list(tmp_path.iterdir()) == []


def test_an_interruption_ends_with_130_and_leaves_nothing(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "synth", "build", "tcgjax", "--sets", "A1", "--out", str(tmp_path / "engine")]
    running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert running.stderr is not None and "building the engine" in running.stderr.readline()
    running.send_signal(signal.SIGINT)
    out, err = running.communicate(timeout=60)
    assert (running.returncode, out, err) == (130, "", "synth: interrupted\n")
    assert [path.name for path in tmp_path.iterdir()] == []
