"""The server of the page: pages and games for whoever has the token, from this machine, from its own pages."""

import asyncio
import json
import logging
import secrets
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from pydantic import BaseModel, ConfigDict, Field, ValidationError
from starlette.applications import Starlette
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, JSONResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from synth.play.watch.page import POLICY, game_page
from synth.play.web.lab import Measure
from synth.play.web.lobby import Lobby, Wanted
from synth.play.web.rooms import Listener, Refused
from synth.play.web.said import LONGEST, Said
from synth.play.words.facts import card_facts, card_line
from synth.spec.errors import InputError

log = logging.getLogger("synth.play")
STATIC = Path(__file__).with_name("static")
LONGEST_BODY = 20_000
PATIENCE = 20
"""Refused messages after which a connection is closed."""
HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; "
    "img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
}


class _Text(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    text: str = Field(max_length=LONGEST_BODY)


class Guard:
    """Lets through who has the token and comes from a page of this server; everybody else gets a line."""

    def __init__(self, app: ASGIApp, token: str, hosts: frozenset[str]) -> None:
        self.app, self.token, self.hosts = app, token, hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        why = self._refusal(HTTPConnection(scope))
        if why is None:
            await self.app(scope, receive, send)
            return
        log.warning("refused %s: %s", scope["path"][:80], why)
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008, "reason": why})
        else:
            await PlainTextResponse(f"refused: {why}\n", 403)(scope, receive, send)

    def _refusal(self, asked: HTTPConnection) -> str | None:
        host = asked.headers.get("host", "")
        if self.hosts and host.rpartition(":")[0].strip("[]") not in self.hosts:
            return "another host name than the one this server was started with"
        origin = asked.headers.get("origin")
        foreign = origin is not None and urlsplit(origin).netloc != host
        if foreign or (origin is None and asked.scope["type"] == "websocket"):
            return "a page of another origin"
        if asked.url.path.startswith("/static/"):
            return None
        given = asked.query_params.get("token", "")
        return None if secrets.compare_digest(given.encode(), self.token.encode()) else "no token, or another one"


def make_app(lobby: Lobby, token: str, hosts: frozenset[str], start: str = "") -> ASGIApp:
    """`start`: what the page shows at first, as the name of a view and what belongs to it."""
    pages = _Pages(lobby, start)
    app = Starlette(
        routes=[
            Route("/", pages.index),
            Route("/game", pages.record),
            Route("/api/setup", pages.setup),
            Route("/api/cards", pages.cards),
            Route("/api/card/{card}", pages.card),
            Route("/api/deck", pages.deck, methods=["POST"]),
            Route("/api/games", pages.games, methods=["POST"]),
            Route("/api/lab", pages.lab, methods=["POST"]),
            Route("/api/lab/{number:int}", pages.measured),
            WebSocketRoute("/ws", pages.socket),
            Mount("/static", StaticFiles(directory=STATIC)),
        ],
        exception_handlers={InputError: bad_input, Refused: bad_input, ValidationError: bad_input},
    )
    return Guard(app, token, hosts)


async def bad_input(request: Request, error: Exception) -> Response:
    line = str(error) if not isinstance(error, ValidationError) else "this is not what the page sends"
    log.warning("refused %s: %s", request.url.path, line)
    return JSONResponse({"error": line}, 400)


class _Pages:
    def __init__(self, lobby: Lobby, start: str) -> None:
        self.lobby, self.start = lobby, start

    async def index(self, request: Request) -> Response:
        page = (STATIC / "index.html").read_text("utf-8").replace('data-start=""', f'data-start="{self.start}"')
        return HTMLResponse(page, headers=HEADERS)

    async def setup(self, request: Request) -> Response:
        return JSONResponse(self.lobby.setup(), headers=HEADERS)

    async def cards(self, request: Request) -> Response:
        found = self.lobby.search(request.query_params.get("q", "")[:80])
        return JSONResponse([card_line(card) for card in found], headers=HEADERS)

    async def card(self, request: Request) -> Response:
        found = self.lobby.library.catalogue.get(request.path_params["card"][:20])
        return JSONResponse(card_facts(found), headers=HEADERS)

    async def deck(self, request: Request) -> Response:
        said = _Text.model_validate_json(await _body(request))
        return JSONResponse(self.lobby.check(said.text), headers=HEADERS)

    async def games(self, request: Request) -> Response:
        wanted = Wanted.model_validate_json(await _body(request))
        return JSONResponse(self.lobby.open(wanted), headers=HEADERS)

    async def record(self, request: Request) -> Response:
        """A finished game as one page of its own, for who took part in it."""
        asked = request.query_params
        room = self.lobby.room(asked.get("game", "")[:40])
        room.seat_of(asked.get("key", "")[:80])
        page = await asyncio.to_thread(game_page, room.record())
        return HTMLResponse(page, headers=HEADERS | {"Content-Security-Policy": POLICY})

    async def lab(self, request: Request) -> Response:
        wanted = Measure.model_validate_json(await _body(request))
        job = self.lobby.lab.ask(self.lobby.deck(wanted.deck), wanted)
        return JSONResponse(self.lobby.lab.told(job.number), headers=HEADERS)

    async def measured(self, request: Request) -> Response:
        return JSONResponse(self.lobby.lab.told(request.path_params["number"]), headers=HEADERS)

    async def socket(self, socket: WebSocket) -> None:
        await socket.accept()
        try:
            room = self.lobby.room(socket.query_params.get("game", "")[:40])
            viewer, controls = room.seat_of(socket.query_params.get("key", "")[:80])
        except Refused as error:
            log.warning("refused a connection: %s", error)
            await socket.close(4004, str(error))
            return
        listener = Listener(_sender(socket), viewer, controls)
        await room.join(listener)
        refusals = 0
        try:
            while refusals < PATIENCE:
                try:
                    await room.hear(listener, Said.validate_json(_checked(await socket.receive())))
                except (Refused, ValidationError) as error:
                    why = str(error) if isinstance(error, Refused) else "not a message of this page"
                    refusals += 1
                    log.warning("game %s: refused: %s", room.id, why)
                    await listener.send({"type": "refused", "why": why})
            await socket.close(1008, "too many messages that were refused")
        except WebSocketDisconnect as end:
            if end.code == 1009:
                log.warning("game %s: refused: a message longer than any of this page", room.id)
        finally:
            await room.leave(listener)


def _checked(message: Any) -> str:
    """The text of a message, if it is one that can be looked at."""
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code") or 1005)
    text = message.get("text")
    if not isinstance(text, str):
        raise Refused("a message that is no text")
    if len(text) > LONGEST:
        raise Refused(f"a message of {len(text)} characters")
    return text


def _sender(socket: WebSocket) -> Any:
    async def send(frame: dict[str, Any]) -> None:
        with suppress(RuntimeError, WebSocketDisconnect):  # it has just gone; its own loop notices
            await socket.send_text(json.dumps(frame, ensure_ascii=False))

    return send


async def _body(request: Request) -> bytes:
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > LONGEST_BODY:
            raise InputError(f"more than {LONGEST_BODY} bytes")
    return body
