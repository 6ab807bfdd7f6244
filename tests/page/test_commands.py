"""`synth play`, `watch`, `report` and `simulate -v` from the command line."""

import io
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from synth.cli.main import COMMANDS
from tests.cli.conftest import Ran
from tests.cli.conftest import synth as synth  # the fixture
from tests.page.conftest import Served
from tests.small_engine import write_decks

Synth = Callable[..., Ran]
DECK = "pawmot-nemona"


@pytest.fixture(autouse=True)
def flags_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    """The commands set options for JAX's start; here it has started or starts for other tests."""
    for command in ("play", "report", "simulate", "watch"):
        monkeypatch.setattr(f"synth.cli.{COMMANDS[command].module}.use_devices", lambda *_: None)


@pytest.fixture
def lists(tmp_path: Path) -> list[str]:
    return write_decks(tmp_path / "decks")


def test_words_do_not_change_the_games(synth: Synth, lists: list[str], small: Served) -> None:
    """The same ends with -v, which plays on the reference, and without, on the compiled engine."""
    arguments = ("simulate", *lists, "-n", 3, "--players", "evolve,random", "--seed", 5, "--engine", small.lobby.bots._folder)
    plain, told = synth(*arguments, "--json"), synth(*arguments, "--json", "-v")
    assert plain.status == told.status == 0
    assert json.loads(plain.out)["games"] == json.loads(told.out)["games"]
    assert "Turn 1: " in told.err and re.search(r"(wins: |A tie: )", told.err)
    spoken = synth(*arguments[:4], 1, *arguments[5:], "-v")
    assert "evolve" in spoken.out and spoken.out.rstrip().splitlines()[-1].startswith("1 game: fire (evolve) won")


def test_a_person_may_leave(synth: Synth, lists: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\nq\n"))
    left = synth("play", "--terminal", *lists, "--opponent", "random", "--seed", 1)
    assert left.status == 0 and "left the game" in left.err and "HP" in left.err
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    assert "left the game" in synth("simulate", *lists, "-n", 1, "--players", "human,random").err


def test_bad_input_is_a_line(synth: Synth, tmp_path: Path, lists: list[str]) -> None:
    synth("play", "--terminal").refused("two decks")
    synth("play", "--terminal", *lists, "--opponent", "gredy").refused("no player gredy", "greedy")
    synth("play", "no-such-deck").refused("no-such-deck")
    synth("play", "--checkpoint", tmp_path / "missing").refused("missing")
    synth("simulate", *lists, "-v", "--export", tmp_path / "out").refused("--export")
    synth("watch", tmp_path / "missing").refused("no such file")
    synth("watch", tmp_path).refused("no games there")
    (tmp_path / "game-000000.jsonl").write_text("{}", "utf-8")
    synth("watch", tmp_path).refused("layout.json")
    synth("report", tmp_path / "missing").refused("no folder")
    synth("report", tmp_path).refused("nothing measured")
    (tmp_path / "matchup.csv").write_text("deck,against,won,tied,lost\na,b,1,0,0\nb,a,0,0,1\n", "utf-8")
    synth("report", tmp_path, "--games", "random").refused("a is neither")
    assert not (tmp_path / "report.html").exists()


def test_a_matchup_gets_games_to_watch(synth: Synth, tmp_path: Path) -> None:
    other = "starmie-ex-articuno-ex"
    (tmp_path / "matchup.csv").write_text(f"deck,against,won,tied,lost\n{DECK},{other},1,0,0\n{other},{DECK},0,0,1\n", "utf-8")
    assert synth("report", tmp_path, "--games", "random").status == 0
    (game,) = (tmp_path / "games").glob("*.html")
    assert f'href="games/{game.name}"' in (tmp_path / "report.html").read_text("utf-8")


def test_the_server_starts_says_where_it_is_and_stops(tmp_path: Path) -> None:
    """As a user starts it: an address with a token on stdout, only from this machine; Ctrl-C ends it."""
    environment = os.environ | {"XDG_CACHE_HOME": str(tmp_path)}
    command = [sys.executable, "-m", "synth", "play", "--no-browser"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment) as server:
        assert server.stdout is not None and server.stderr is not None
        address = server.stdout.readline().strip()
        assert re.fullmatch(r"http://127\.0\.0\.1:\d+/\?token=[\w-]{16,}", address)
        assert httpx.get(address, timeout=30).status_code == 200
        assert httpx.get(address.partition("?")[0], timeout=30).status_code == 403
        server.send_signal(signal.SIGINT)
        server.wait(30)
        assert "Traceback" not in server.stderr.read()
