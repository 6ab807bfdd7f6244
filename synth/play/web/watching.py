"""The server of `synth watch`: the same page on games that were recorded."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp

from synth.play.web.server import HEADERS, STATIC, Guard, bad_input
from synth.spec.errors import InputError


def watch_app(names: Sequence[str], game: Callable[[int], dict[str, Any]], token: str, hosts: frozenset[str]) -> ASGIApp:
    """`game` gives the n-th recording; it may take its time."""

    async def index(request: Request) -> Response:
        page = (STATIC / "index.html").read_text("utf-8").replace('data-start=""', 'data-start="watch"')
        return HTMLResponse(page, headers=HEADERS)

    async def listed(request: Request) -> Response:
        return JSONResponse(list(names), headers=HEADERS)

    async def recorded(request: Request) -> Response:
        number = request.path_params["number"]
        if number >= len(names):
            raise InputError(f"there is no game {number}")
        return JSONResponse(await asyncio.to_thread(game, number), headers=HEADERS)

    app = Starlette(
        routes=[
            Route("/", index),
            Route("/api/recordings", listed),
            Route("/api/recording/{number:int}", recorded),
            Mount("/static", StaticFiles(directory=STATIC)),
        ],
        exception_handlers={InputError: bad_input},
    )
    return Guard(app, token, hosts)
