"""The server: who may do what, and what comes of messages that no page sends."""

import json
import logging
import random
import re
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from synth.play.live.bots import Bots, Thoughts
from synth.play.live.match import Match
from synth.play.web.lobby import MOST_ROOMS, Lobby, Wanted
from synth.play.web.rooms import Mode
from synth.spec.decks import Deck
from tests.page.conftest import TOKEN, Served


def opened(served: Served, **wanted: Any) -> dict[str, Any]:
    names = list(served.lobby.decks)[:2]
    asked = {"mode": "bot", "decks": names, "players": ["random", "random"], "side": 0, "seed": 7} | wanted
    return served.lobby.open(Wanted.model_validate(asked))


@contextmanager
def sitting(served: Served, game: str, key: str, **more: Any) -> Iterator[ClientConnection]:
    address = f"ws://127.0.0.1:{served.port}/ws?token={TOKEN}&game={game}&key={key}"
    with connect(address, origin=more.pop("origin", served.url), **more) as socket:  # type: ignore[arg-type]
        yield socket


def heard(socket: ClientConnection, kind: str | None = None) -> dict[str, Any]:
    while True:
        frame: dict[str, Any] = json.loads(socket.recv(timeout=10))
        if kind is None or frame["type"] == kind:
            return frame


def say(socket: ClientConnection, **message: Any) -> None:
    socket.send(json.dumps(message))


def to_decide(socket: ClientConnection, frame: dict[str, Any]) -> dict[str, Any]:
    """The next frame in which this player decides, or the last one."""
    while not frame.get("choice") and not frame.get("over"):
        frame = heard(socket)
    return frame


def test_a_whole_game_over_the_wire(served: Served) -> None:
    made, rng = opened(served), random.Random(1)
    with sitting(served, made["game"], made["key"]) as socket:
        frame = to_decide(socket, heard(socket, "whole"))
        while not frame["over"]:
            move = rng.choice(frame["choice"]["moves"])
            say(socket, type="act", step=frame["step"], action=move["action"])
            frame = to_decide(socket, heard(socket, "view"))
    assert served.lobby.room(made["game"]).over and frame["lines"][-1]["kind"] == "end"


def test_a_finished_game_as_a_page_of_its_own(served: Served) -> None:
    """For who took part, once nothing is hidden any more."""
    made = opened(served, mode="practice")
    room = served.lobby.room(made["game"])

    def got(**more: str) -> httpx.Response:
        return httpx.get(f"{served.url}/game", params={"token": TOKEN, "game": made["game"], "key": made["key"]} | more)

    assert got().status_code == 400 and "not over" in got().text
    while not room.over:
        room.match.act(room.match.legal()[-1])
    page = got()
    assert page.status_code == 200 and "default-src 'none'" in page.headers["content-security-policy"]
    assert "Player 1 against Player 2" in page.text and not re.search(r"(src|href)=", page.text)
    assert got(key="wrong").status_code == 400 and got(token="wrong").status_code == 403


def test_a_person_sees_whether_the_other_is_there(served: Served) -> None:
    made = opened(served, mode="person")
    with sitting(served, made["game"], made["key"]) as first:
        assert heard(first, "whole")["alone"]
        with sitting(served, made["game"], made["invite"]) as second:
            assert not heard(second, "whole")["alone"] and not heard(first, "whole")["alone"]
        assert heard(first, "whole")["alone"]


class Slow(Bots):
    """A policy that thinks until it is let go."""

    def __init__(self) -> None:
        super().__init__()
        self.go = threading.Event()

    def think(self, match: Match) -> Thoughts:
        assert self.go.wait(10)
        return Thoughts(0.5, dict.fromkeys(match.legal(), 0.1))


def test_a_move_does_not_wait_for_what_the_policy_thinks(served: Served) -> None:
    made = opened(served, mode="practice")
    room = served.lobby.room(made["game"])
    room.bots = slow = Slow()
    with sitting(served, made["game"], made["key"]) as socket:
        frame = heard(socket, "whole")
        for _ in range(30):
            say(socket, type="think", step=0)
        assert "getting ready" in heard(socket, "notice")["text"]
        say(socket, type="act", step=0, action=frame["choice"]["moves"][0]["action"])
        frame = heard(socket, "view")
        assert frame["step"] == 1
        say(socket, type="think", step=1)
        slow.go.set()
        thoughts = heard(socket, "thoughts")  # those about the first decision were not sent any more
        assert thoughts["step"] == 1 and len(thoughts["moves"]) == len(frame["choice"]["moves"])


def test_who_comes_back_finds_the_same_game(served: Served) -> None:
    """A reload, and a second tab beside the first; both see a move that either makes."""
    made = opened(served)
    with sitting(served, made["game"], made["key"]) as first:
        frame = to_decide(first, heard(first, "whole"))
        say(first, type="act", step=frame["step"], action=frame["choice"]["moves"][0]["action"])
        frame = to_decide(first, heard(first, "view"))
    with sitting(served, made["game"], made["key"]) as second, sitting(served, made["game"], made["key"]) as third:
        again = heard(second, "whole")
        assert all(again[name] == frame[name] for name in ("step", "hand", "sides"))
        assert len(again["lines"]) >= len(frame["lines"])
        heard(third, "whole")
        say(second, type="act", step=again["step"], action=again["choice"]["moves"][0]["action"])
        assert heard(third, "view")["step"] == again["step"] + 1


HOSTILE = (
    "", "null", "[]", "{", '"act"', "{}", '{"type": "act"}', '{"type": "act", "step": 0, "action": "0"}',
    '{"type": "act", "step": 0, "action": -1}', '{"type": "act", "step": 0, "action": 9999}', '{"type": "undo", "step": 0}',
    '{"type": "next", "step": 0}', '{"type": "act", "step": 0, "action": 0, "seat": 1}', "\x00", "x" * 5000,
)  # fmt: skip


@pytest.mark.parametrize("message", HOSTILE, ids=range(len(HOSTILE)))
def test_what_no_page_says_is_refused_and_changes_nothing(served: Served, message: str, caplog: pytest.LogCaptureFixture) -> None:
    made = opened(served, mode="person")
    room = served.lobby.room(made["game"])
    key = room.keys[room.match.game.decider]
    with caplog.at_level(logging.WARNING, "synth.play"), sitting(served, made["game"], key) as socket:
        heard(socket, "whole")
        socket.send(message)
        assert heard(socket)["type"] == "refused"
    assert not room.match.moves
    assert len(caplog.records) == 1 and "refused" in caplog.text


def test_bytes_and_frames_too_large_to_read(served: Served, caplog: pytest.LogCaptureFixture) -> None:
    made = opened(served)
    with caplog.at_level(logging.WARNING, "synth.play"), sitting(served, made["game"], made["key"]) as socket:
        heard(socket, "whole")
        socket.send(b"\x00\xff")
        heard(socket, "refused")
        with pytest.raises(ConnectionClosed):
            socket.send("x" * (1 << 20))
            while True:
                socket.recv(timeout=10)
    with sitting(served, made["game"], made["key"]) as socket:
        assert heard(socket)["type"] == "whole"


def test_nobody_moves_for_somebody_else(served: Served) -> None:
    made = opened(served, mode="person")
    room = served.lobby.room(made["game"])
    decider = room.match.game.decider
    with sitting(served, made["game"], room.keys[1 - decider]) as other, sitting(served, made["game"], room.keys[decider]) as one:
        assert "choice" not in heard(other, "whole")
        frame = heard(one, "whole")
        action = frame["choice"]["moves"][0]["action"]
        say(other, type="act", step=0, action=action)
        assert "not this player's" in heard(other, "refused")["why"]
        say(one, type="act", step=0, action=action)
        assert heard(one, "view")["step"] == 1
        say(one, type="act", step=0, action=action)  # the same click twice
        assert "decision 0" in heard(one, "refused")["why"]
    assert len(room.match.moves) == 1


def test_too_many_refusals_close_the_connection(served: Served) -> None:
    made = opened(served)
    with sitting(served, made["game"], made["key"]) as socket:
        heard(socket, "whole")
        with pytest.raises(ConnectionClosed):
            for _ in range(100):
                socket.send("{}")
                heard(socket)


@pytest.mark.parametrize(
    "wrong",
    ({"origin": "http://evil.example"}, {"origin": None}, {"additional_headers": {"Host": "evil.example:80"}}),
    ids=("another page", "no origin", "another host"),
)
def test_other_pages_do_not_get_in(served: Served, wrong: dict[str, Any]) -> None:
    made = opened(served)
    with pytest.raises((InvalidStatus, ConnectionClosed)), sitting(served, made["game"], made["key"], **wrong) as socket:
        socket.recv(timeout=5)


def test_a_key_of_nobody(served: Served) -> None:
    made = opened(served)
    for game, key in ((made["game"], "guess"), ("guess", made["key"]), (made["game"], "ü")):
        with pytest.raises(ConnectionClosed) as closed, sitting(served, game, key) as socket:
            socket.recv(timeout=5)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4004


def test_nothing_without_the_token(served: Served) -> None:
    for path in ("/", "/api/setup", "/api/cards?q=a", "/?token=guess"):
        assert httpx.get(served.url + path).status_code == 403
    answer = httpx.get(served.page())
    assert answer.status_code == 200 and "default-src 'none'" in answer.headers["content-security-policy"]
    refused = httpx.post(f"{served.url}/api/deck?token={TOKEN}", json={"text": ""}, headers={"Origin": "http://evil.example"})
    assert refused.status_code == 403


BAD_GAMES = (
    b"{", b"[]", json.dumps({"mode": "bot"}).encode(), b"x" * 30_000,
    *(json.dumps({"mode": "bot", "decks": ["a", "b"], "players": ["random", "random"], "side": 0} | wrong).encode()
      for wrong in ({}, {"mode": "cheat"}, {"side": 2}, {"players": ["random", "/etc/passwd"]}, {"seed": -1}, {"more": 1})),
)  # fmt: skip


@pytest.mark.parametrize("body", BAD_GAMES, ids=range(len(BAD_GAMES)))
def test_games_that_cannot_be_are_refused_in_a_line(served: Served, body: bytes) -> None:
    rooms = len(served.lobby.rooms)
    answer = httpx.post(f"{served.url}/api/games?token={TOKEN}", content=body)
    assert answer.status_code == 400 and "\n" not in answer.json()["error"]
    assert len(served.lobby.rooms) == rooms


def test_decks_are_checked_as_one_types(served: Served) -> None:
    def check(text: str) -> dict[str, Any]:
        found: dict[str, Any] = httpx.post(f"{served.url}/api/deck?token={TOKEN}", json={"text": text}).json()
        return found

    whole = served.lobby.setup()["decks"][0]["text"]
    assert check(whole)["problems"] == []
    cut = whole.splitlines()
    short = check("\n".join(cut[:-1]))
    assert "a deck has exactly 20" in short["problems"][0] and short["count"] < 20
    assert "cannot read" in check("hello 3")["problems"][0] or "unknown" in check("hello 3")["problems"][0]
    third = check(whole + cut[1].replace("2 ", "1 ", 1))
    assert any("at most 2" in problem for problem in third["problems"])
    found = httpx.get(f"{served.url}/api/cards?q=stage 1 fire&token={TOKEN}").json()
    cards = [served.lobby.library.catalogue.get(card["id"]) for card in found]
    assert cards and all(card.type == "R" and card.stage == 1 for card in cards)


def test_twenty_games_at_once(served: Served) -> None:
    """Each by a client of its own, all at the same time; every one gets on."""

    def one(number: int) -> bool:
        made, rng = opened(served, seed=number), random.Random(number)
        with sitting(served, made["game"], made["key"]) as socket:
            frame = to_decide(socket, heard(socket, "whole"))
            for _ in range(25):
                if frame["over"]:
                    break
                say(socket, type="act", step=frame["step"], action=rng.choice(frame["choice"]["moves"])["action"])
                frame = to_decide(socket, heard(socket, "view"))
        return bool(frame["over"]) or frame["step"] >= 25

    with ThreadPoolExecutor(20) as clients:
        assert all(clients.map(one, range(20)))


def test_practice_takes_moves_back(served: Served) -> None:
    made = opened(served, mode="practice")
    with sitting(served, made["game"], made["key"]) as socket:
        start = heard(socket, "whole")
        say(socket, type="act", step=0, action=start["choice"]["moves"][0]["action"])
        assert heard(socket, "view")["step"] == 1
        say(socket, type="undo", step=1)
        again = heard(socket, "whole")
        assert again["step"] == 0 and again["hand"] == start["hand"] and again["lines"] == start["lines"]


def test_two_players_are_watched_move_by_move(served: Served) -> None:
    made = opened(served, mode="watch")
    with sitting(served, made["game"], made["key"]) as socket:
        frame = heard(socket, "whole")
        assert len(frame["otherHand"]) == frame["sides"][1]["hand"] and "choice" not in frame
        for _ in range(5):
            say(socket, type="next", step=frame["step"])
            frame = heard(socket, "view")
        assert frame["step"] == 5
        say(socket, type="act", step=5, action=0)
        assert heard(socket)["type"] == "refused"


def test_rooms_are_not_kept_forever(library: Any, decks: list[Deck]) -> None:
    lobby = Lobby(library, Bots(), {deck.name: deck for deck in decks[:2]})
    wanted = Wanted(mode="practice", decks=[deck.name for deck in decks[:2]], players=["", ""], side=0)
    first = lobby.open(wanted)["game"]
    for _ in range(MOST_ROOMS):
        lobby.open(wanted)
    assert len(lobby.rooms) == MOST_ROOMS and first not in lobby.rooms
    assert all(room.mode is Mode.PRACTICE for room in lobby.rooms.values())
