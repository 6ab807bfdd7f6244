"""The pictures of the README: `python -m tests.page.pictures` writes `docs/board.webp`, and with a folder `docs/report.webp`.

The board: a game between two players of the program, some turns in; a person takes over, and sees what the policy thinks.
The report: of a folder in which `synth matchup --out` has written its table, and perhaps `synth league` its meetings.
"""

import io
import sys
import tempfile
import threading
import time
from pathlib import Path

import uvicorn
from PIL import Image
from playwright.sync_api import sync_playwright

from synth.play.live.bots import Bots
from synth.play.live.match import Match
from synth.play.live.pool import Library
from synth.play.web.lobby import Lobby
from synth.play.web.rooms import Mode, Room
from synth.play.web.server import make_app
from synth.play.web.serving import LONGEST_FRAME, LOOPBACK, listen
from synth.report.collect import collect
from synth.report.page import page as report_page
from synth.spec.decks import find_deck
from tests.page.conftest import CHROMIUM, TOKEN

DOCS = Path(__file__).parents[2] / "docs"
DECKS, SEED, TURN = ("celebi-ex-serperior", "dialga-ex-melmetal"), 2, 12


def main() -> None:
    if sys.argv[1:]:
        report(Path(sys.argv[1]))
    else:
        board()


def report(folder: Path) -> None:
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        file = Path(place) / "report.html"
        file.write_text(report_page(folder.resolve().name, collect(folder)), "utf-8")
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 960, "height": 1065})
        page.goto(file.as_uri())
        shot = page.screenshot()
        browser.close()
    keep(shot, "report")


def keep(shot: bytes, name: str, colours: int = 128) -> None:
    """A picture of flat colours needs few of them, and is a third as large then; WebP keeps it in a quarter less than PNG."""
    with Image.open(io.BytesIO(shot)) as image:
        small = image.convert("RGB").quantize(colours, dither=Image.Dither.NONE)
    small.convert("RGB").save(DOCS / f"{name}.webp", lossless=True, quality=100, method=6)


def board() -> None:
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
        shot = page.screenshot()
        browser.close()
    keep(shot, "board")


if __name__ == "__main__":
    main()
