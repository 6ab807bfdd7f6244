"""Starts the server: an address, a token, a line with both, and the opponent that most people choose made ready meanwhile."""

import logging
import secrets
import socket
import sys
import threading
import webbrowser
from typing import Any

import uvicorn
from starlette.types import ASGIApp

from synth.spec.errors import InputError

LOOPBACK = frozenset(("127.0.0.1", "localhost", "::1"))
LONGEST_FRAME = 1 << 16
"""Bytes of a WebSocket message beyond which the connection is closed before it is read."""


HEAD_START = 1.0
"""Seconds for the page before anything else gets ready beside it."""


def new_token() -> str:
    return secrets.token_urlsafe(16)


def allowed_hosts(host: str) -> frozenset[str]:
    """Names under which browsers may know this server; none for any, if it listens to other machines."""
    return LOOPBACK if host in LOOPBACK else frozenset()


def listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((host, port))
        found.listen()  # who is told the address can connect, even if nobody answers yet
    except OSError as error:
        raise InputError(f"cannot listen on {host} port {port}: {error.strerror}; give another --port, or 0 for any") from None
    return found


def run(app: ASGIApp, bound: socket.socket, token: str, browser: bool, meanwhile: Any = None) -> None:
    """Serves until it is interrupted."""
    logging.basicConfig(stream=sys.stderr, level=logging.WARNING, format="%(name)s: %(message)s")
    host, port = bound.getsockname()[:2]
    name = f"[{host}]" if ":" in host else host
    address = f"http://{name}:{port}/?token={token}"
    print(address, flush=True)
    if host not in LOOPBACK:
        print("other machines can reach this; whoever has the address can play", file=sys.stderr)
    print("stop with Ctrl-C", file=sys.stderr, flush=True)
    if meanwhile:
        later = threading.Timer(HEAD_START, meanwhile)
        later.daemon = True
        later.start()
    if browser:
        threading.Timer(0.4, webbrowser.open, (address,)).start()
    config = uvicorn.Config(
        app, log_level="error", lifespan="off", ws_max_size=LONGEST_FRAME, ws="websockets-sansio", timeout_graceful_shutdown=1
    )
    uvicorn.Server(config).run(sockets=[bound])
