"""The picture of the board in the README: `python -m tests.page.pictures` writes `docs/board.png`.

A game between two players of the program, some turns in; a person takes over, and sees what the policy thinks.
"""

from __future__ import annotations

import threading
import time
from pathlib import Path

import uvicorn
from playwright.sync_api import sync_playwright

from synth.play.live.bots import Bots
from synth.play.live.match import Match
from synth.play.live.pool import Library
from synth.play.web.lobby import Lobby
from synth.play.web.rooms import Mode, Room
from synth.play.web.server import make_app
from synth.play.web.serving import LONGEST_FRAME, LOOPBACK, listen
from synth.spec.decks import find_deck
from tests.page.conftest import CHROMIUM, TOKEN

DOCS = Path(__file__).parents[2] / "docs"
DECKS, SEED, TURN = ("pikachu-ex-zapdos", "mewtwo-ex-gardevoir"), 5, 9


def main() -> None:
    library = Library()
    decks = {name: find_deck(name, library.catalogue) for name in DECKS}
    lobby = Lobby(library, Bots(), decks)
    match = Match(library.pool, list(decks.values()), SEED)
    while match.game.turn < TURN or match.game.decider != 0 or match.game.question:
        match.act(lobby.bots.choose("policy", match))
    room = Room("picture", Mode.BOT, match, library, lobby.bots, ("", "greedy"))
    lobby.rooms[room.id] = room
    bound = listen("127.0.0.1", 0)
    config = uvicorn.Config(
        make_app(lobby, TOKEN, LOOPBACK), log_level="error", lifespan="off", ws_max_size=LONGEST_FRAME, ws="websockets-sansio"
    )
    server = uvicorn.Server(config)
    threading.Thread(target=server.run, kwargs={"sockets": [bound]}, daemon=True).start()
    while not server.started:
        time.sleep(0.01)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
        page.goto(f"http://127.0.0.1:{bound.getsockname()[1]}/?token={TOKEN}#game={room.id}&key={room.keys[0]}")
        page.wait_for_selector(".board")
        page.check("text=what the policy thinks")
        page.wait_for_selector(".moves .percent", timeout=120_000)
        page.screenshot(path=DOCS / "board.png")
        browser.close()


if __name__ == "__main__":
    main()
