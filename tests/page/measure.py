"""How long people wait: from `synth play` to a board in the browser, and for the answer to a move.

`python -m tests.page.measure` starts the command as a user does, after a game against each player, so that everything is
cached; it prints seconds by the clock and seconds of CPU of the server, which a busy machine changes less.
"""

import argparse
import json
import random
import statistics
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import sync_playwright
from websockets.sync.client import connect

from tests.page.conftest import CHROMIUM

MOVES = 60
WARM = 120
"""Seconds that players have at most to get ready."""


@contextmanager
def server() -> Iterator[tuple[str, int]]:
    """`synth play`: its address and process."""
    command = [sys.executable, "-m", "synth", "play", "--no-browser"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        try:
            assert process.stdout is not None
            yield process.stdout.readline().strip(), process.pid
        finally:
            process.terminate()


def cpu(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


def board(opponent: str) -> dict[str, float]:
    """A browser that is open already goes to the page, starts a game with what is chosen there, and shows a board to play on."""
    with sync_playwright() as playwright:
        page = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"]).new_page()
        began = time.monotonic()
        with server() as (address, pid):
            told = time.monotonic() - began
            page.goto(address)
            page.select_option("[aria-label='their player']", opponent)
            page.click("text=Start")
            page.wait_for_selector(".board .moves button, .table .moves button, .choice.waiting", timeout=60_000)
            shown = time.monotonic() - began
            return {"address": told, "board": shown, "server_cpu": cpu(pid)}


def answers(opponent: str, seeds: range = range(10)) -> dict[str, object]:
    """Games over the wire, with random moves: from a move to the frame after it, and of the opponent from frame to frame."""
    with server() as (address, _):
        parts = urlsplit(address)
        base = f"{parts.scheme}://{parts.netloc}"
        with urllib.request.urlopen(f"{base}/api/setup?{parts.query}") as answer:
            decks = [deck["name"] for deck in json.load(answer)["decks"]][:2]
        own, theirs, first, beside = [], [], 0.0, {}
        for seed in seeds:
            wanted = {"mode": "bot", "decks": decks, "players": [opponent] * 2, "side": 0, "seed": seed}
            request = urllib.request.Request(f"{base}/api/games?{parts.query}", json.dumps(wanted).encode())
            with urllib.request.urlopen(request) as answer:
                game = json.load(answer)
            way = f"ws://{parts.netloc}/ws?{parts.query}&game={game['game']}&key={game['key']}"
            with connect(way, origin=base) as socket:
                mine, other, ready = _game(socket, random.Random(seed))
            if seed == 0:  # while it is played, players still get ready beside it
                first, beside = ready, _spread(other[1:])
                continue
            own += mine
            theirs += other
            if len(theirs) >= MOVES:
                break
        return {"first_answer": first, "first_game": beside, "own_moves": _spread(own), "answers": _spread(theirs)}


def _game(socket, rng: random.Random) -> tuple[list[float], list[float], float]:
    """Milliseconds of the own moves, of the opponent's, and of the first answer, which waits until the player is ready."""
    own: list[float] = []
    theirs: list[float] = []
    last, deciding = time.monotonic(), True
    while True:
        frame = json.loads(socket.recv(timeout=WARM))
        now = time.monotonic()
        if frame["type"] not in ("view", "whole"):
            continue
        (own if deciding else theirs).append(1000 * (now - last))
        if frame.get("over"):
            return own[1:], theirs, theirs[0]
        deciding, last = bool(frame.get("choice")), now
        if deciding:
            moves = frame["choice"]["moves"]
            last = time.monotonic()
            socket.send(json.dumps({"type": "act", "step": frame["step"], "action": rng.choice(moves)["action"]}))


def _spread(values: list[float]) -> dict[str, float]:
    if not values:
        return {}
    ordered = sorted(values)
    return {
        "count": len(ordered),
        "median": round(statistics.median(ordered), 1),
        "95%": round(ordered[int(0.95 * (len(ordered) - 1))], 1),
        "most": round(ordered[-1], 1),
    }


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--opponents", default="greedy,policy", help="players, with commas")
    opponents = options.parse_args().opponents.split(",")
    for opponent in opponents:
        answers(opponent, range(1))  # what is not cached yet is now
    found = {key: round(value, 2) for key, value in board(opponents[0]).items()}
    print(f"from the command to the board: {found['board']} s ({found['address']} s to the address),"
          f" {found['server_cpu']} s of CPU in the server")
    for opponent in opponents:
        found = answers(opponent)
        print(f"{opponent}, milliseconds: the first answer {found['first_answer']:.0f}; in the first game {found['first_game']};"
              f" in later games: own moves {found['own_moves']}, answers {found['answers']}")


if __name__ == "__main__":
    main()
