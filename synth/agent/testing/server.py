"""The scripted service over HTTP, on the loopback interface only; it remembers what it was asked."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

from synth.agent.testing.replies import Cut, Drop, Hang, Raw, Refuse, Reply, Say, event, events, message

Body = dict[str, Any]
Script = Callable[[Body], Reply]


class ScriptedService:
    """Answers what `script` says to each body; `asked` are the bodies so far."""

    def __init__(self, script: Script) -> None:
        self.asked: list[Body] = []
        self._script = script
        self._server = _Server(("127.0.0.1", 0), _Handler)
        self._server.reply = self._reply
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}"

    def _reply(self, body: Body) -> Reply:
        self.asked.append(body)
        return self._script(body)

    @contextmanager
    def running(self) -> Iterator[ScriptedService]:
        thread = Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True)
        thread.start()
        try:
            yield self
        finally:
            self._server.shutdown()
            self._server.server_close()
            thread.join()


def in_order(replies: Sequence[Reply]) -> Script:
    """One after the other, whatever is asked; one more question than replies is an error of the script."""
    rest = iter(replies)

    def script(body: Body) -> Reply:
        return next(rest, Refuse(418, "end_of_script"))

    return script


class _Server(ThreadingHTTPServer):
    daemon_threads = True
    reply: Script

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A client that gives up waiting is part of the script."""


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server: _Server

    def do_POST(self) -> None:
        body = json.loads(self.rfile.read(int(self.headers["content-length"])))
        if self.path != "/v1/messages":
            self._send(404, b"{}")
            return
        match self.server.reply(body):
            case Say() as reply if not body.get("stream"):
                self._send(200, json.dumps(message(reply, body["model"])).encode())
            case Say() as reply:
                self._send(200, b"".join(events(reply, body["model"])), "text/event-stream")
            case Cut() as reply:
                self._cut(reply, body["model"])
            case Refuse() as reply:
                error = {"type": "error", "error": {"type": reply.kind, "message": "scripted"}}
                self._send(reply.status, json.dumps(error).encode(), **reply.headers)
            case Raw() as reply:
                self._send(200, reply.content, reply.content_type)
            case Hang() as reply:
                time.sleep(reply.seconds)
                self.close_connection = True
            case Drop():
                self.close_connection = True

    def _cut(self, reply: Cut, model: str) -> None:
        """Without a length, the end of the connection is the end of the body."""
        self.send_response(200)
        self.send_header("content-type", "text/event-stream")
        self.send_header("connection", "close")
        self.end_headers()
        for part in list(events(reply.reply, model))[: reply.events]:
            self.wfile.write(part)
        if reply.error:
            self.wfile.write(event("error", error={"type": "overloaded_error", "message": "scripted"}))
        self.close_connection = True

    def _send(self, status: int, content: bytes, content_type: str = "application/json", **headers: str) -> None:
        self.send_response(status)
        for name, value in {"content-type": content_type, "content-length": str(len(content)), **headers}.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, format: str, *args: Any) -> None:
        """Tests are silent."""
