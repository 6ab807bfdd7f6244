"""A library of all cards, a server on a free port, a real browser."""

import os
import random
import shutil
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest
import uvicorn
from playwright.sync_api import Browser, Page, sync_playwright

from synth.play.live.board import board
from synth.play.live.bots import Bots
from synth.play.live.match import Match
from synth.play.live.pool import Library
from synth.play.web.lobby import Lobby
from synth.play.web.server import make_app
from synth.play.web.serving import LONGEST_FRAME, LOOPBACK, listen
from synth.play.words.moves import decode, offers
from synth.spec.decks import Deck, shipped_decks
from tests.small_engine import small_decks, small_engine

TOKEN = "token-of-the-tests"
CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)


@pytest.fixture(scope="session")
def library() -> Library:
    return Library()


@pytest.fixture(scope="session")
def decks(library: Library) -> list[Deck]:
    return list(shipped_decks(library.catalogue).values())


@dataclass
class Served:
    """A server in this process, so that tests can see what pages cannot."""

    lobby: Lobby
    url: str
    port: int

    def page(self, rest: str = "") -> str:
        return f"{self.url}/?token={TOKEN}{rest}"


@pytest.fixture(scope="session")
def serve() -> Iterator[Callable[[Any], tuple[str, int]]]:
    running: list[tuple[uvicorn.Server, threading.Thread]] = []

    def start(app: Any) -> tuple[str, int]:
        bound = listen("127.0.0.1", 0)
        server = uvicorn.Server(
            uvicorn.Config(app, log_level="error", lifespan="off", ws_max_size=LONGEST_FRAME, ws="websockets-sansio")
        )
        thread = threading.Thread(target=server.run, kwargs={"sockets": [bound]}, daemon=True)
        thread.start()
        while not server.started:
            time.sleep(0.01)
        running.append((server, thread))
        port = bound.getsockname()[1]
        return f"http://127.0.0.1:{port}", port

    yield start
    for server, thread in running:
        server.should_exit = True
        thread.join(5)


@pytest.fixture(scope="session")
def served(library: Library, decks: list[Deck], serve: Callable[[Any], tuple[str, int]]) -> Served:
    """All cards; players that need the compiled engine are not asked here."""
    lobby = Lobby(library, Bots(), {deck.name: deck for deck in decks})
    return Served(lobby, *serve(make_app(lobby, TOKEN, LOOPBACK)))


@pytest.fixture(scope="session")
def small(serve: Callable[[Any], tuple[str, int]], tmp_path_factory: pytest.TempPathFactory) -> Served:
    """Two plain decks and an engine for just them, so that `greedy` is ready soon."""
    folder = tmp_path_factory.mktemp("page") / "engine"
    small_engine(folder)
    lobby = Lobby(Library(folder), Bots(folder), {deck.name: deck for deck in small_decks()})
    return Served(lobby, *serve(make_app(lobby, TOKEN, LOOPBACK)))


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One for each file: while it is there, its event loop runs in this thread, and tests of others could not start theirs."""
    if CHROMIUM is None:
        if os.environ.get("SYNTH_BROWSER") == "required":
            pytest.fail("no chromium on this machine; CONTRIBUTING.md says how to install it")
        pytest.skip("no chromium on this machine; CONTRIBUTING.md says how to install it")
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield found
        found.close()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A page that may complain about nothing and ask nobody but the server."""
    context = browser.new_context(viewport={"width": 1280, "height": 860}, reduced_motion="reduce")
    opened = context.new_page()
    opened.set_default_timeout(15_000)
    complaints: list[str] = []
    refusal = "the server responded with a status of 400"  # the browser's own line when the server says what is wrong
    opened.on(
        "console",
        lambda said: complaints.append(said.text) if said.type in ("error", "warning") and refusal not in said.text else None,
    )
    opened.on("pageerror", lambda error: complaints.append(str(error)))
    opened.on(
        "request",
        lambda asked: None if asked.url.startswith(("http://127.0.0.1:", "data:", "file:")) else complaints.append(asked.url),
    )
    yield opened
    context.close()
    assert complaints == []


def played(library: Library, decks: list[Deck], seed: int) -> Iterator[Match]:
    """A game of random moves that seldom ends a turn early; handed out before every decision."""
    rng = random.Random(seed)
    match = Match(library.pool, rng.sample(decks, 2) if len(decks) > 2 else decks, seed)
    while not match.game.over:
        yield match
        legal = match.legal()
        busy = [action for action in legal if decode(match.game, action)[0] != "end"]
        match.act(rng.choice(busy if busy and rng.random() < 0.9 else legal))
    yield match


def kinds(library: Library, match: Match) -> set[str]:
    """The kinds of choice that are open now."""
    game = match.game
    if not game.question:
        return set()
    found = offers(library, game, board(game, game.decider), match.legal())
    groups = {offer.group for offer in found}
    if "option" in groups:
        return {"yes or no" if found[0].label in ("Yes", "No") else "printed option"}
    if "slot" in groups:
        groups |= {"their slot" if offer.slot >= 4 else "own slot" for offer in found if offer.group == "slot"}
    return groups - {"slot"}


def find(library: Library, decks: list[Deck], kind: str, seeds: range) -> Match:
    """A game at a choice of this kind."""
    for seed in seeds:
        for match in played(library, decks, seed):
            if kind in kinds(library, match):
                return match
    raise AssertionError(f"no choice of kind {kind} in {len(seeds)} games")


def line_of(library: Library, card: str) -> list[str]:
    """A card and what it evolves from."""
    first = {one.name: one for one in reversed(library.catalogue.unique)}
    found = [library.catalogue.get(card)]
    while found[-1].evolves_from in first:
        found.append(first[str(found[-1].evolves_from)])
    return [one.id for one in found]


