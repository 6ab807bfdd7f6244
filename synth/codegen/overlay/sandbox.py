"""The process in which overlays run, seen from the one that builds: started, spoken with in bounded lines, ended."""

from __future__ import annotations

import json
import os
import select
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any

from synth.codegen.overlay.grammar import Refused

CHILD = Path(__file__).with_name("child.py")


@dataclass(frozen=True)
class Limits:
    seconds: float = 20.0
    """That may pass, in all, while one call of an overlay is waited for."""
    processor: int = 300
    """Seconds of the processor for a whole build."""
    messages: int = 300_000
    """Of one call."""
    line: int = 1 << 16
    """Bytes of one message."""
    depth: int = 12
    """Calls of overlays inside each other."""


class Sandbox:
    """`with Sandbox() as box:`; whatever happens, no process is left behind."""

    def __init__(self, limits: Limits | None = None, command: Sequence[str] | None = None) -> None:
        self.limits = limits or Limits()
        self.command = command or (sys.executable, "-I", "-S", "-B", str(CHILD), str(self.limits.processor))
        self.rest = b""
        self.deadline_used, self.count = 0.0, 0

    def __enter__(self) -> Sandbox:
        self.folder = tempfile.TemporaryDirectory(prefix="overlay-")
        self.process = subprocess.Popen(
            self.command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            cwd=self.folder.name,
            env={},
            start_new_session=True,
        )
        assert self.process.stdin is not None and self.process.stdout is not None
        self.to, self.back = self.process.stdin.fileno(), self.process.stdout.fileno()
        os.set_blocking(self.to, False)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.process.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            assert pipe is not None
            pipe.close()
        self.folder.cleanup()

    def start_call(self) -> None:
        """Time and messages are counted anew."""
        self.deadline_used, self.count = 0.0, 0

    def send(self, message: object) -> None:
        line = json.dumps(message).encode() + b"\n"
        while line:
            self._wait(write=True)
            try:
                line = line[os.write(self.to, line) :]
            except BrokenPipeError:
                raise self._ended() from None

    def receive(self) -> dict[str, Any]:
        """The next message; Refused for none, for one that is none, and for too many."""
        self.count += 1
        if self.count > self.limits.messages:
            raise Refused(f"more than {self.limits.messages} messages in one call")
        while b"\n" not in self.rest:
            if len(self.rest) > self.limits.line:
                raise Refused(f"a message of more than {self.limits.line} bytes")
            self._wait(write=False)
            more = os.read(self.back, 1 << 16)
            if not more:
                raise self._ended()
            self.rest += more
        line, _, self.rest = self.rest.partition(b"\n")
        try:
            message = json.loads(line) if len(line) <= self.limits.line else None
        except (ValueError, RecursionError):
            message = None
        if not isinstance(message, dict):
            raise Refused("the process of the overlays said something that is no message")
        return message

    def _wait(self, write: bool) -> None:
        began = time.monotonic()
        left = max(self.limits.seconds - self.deadline_used, 0.0)
        ready = select.select([] if write else [self.back], [self.to] if write else [], [], left)
        self.deadline_used += time.monotonic() - began
        if not any(ready):
            raise Refused(f"no end after {self.limits.seconds:g} seconds")

    def _ended(self) -> Refused:
        self.process.kill()
        status = self.process.wait()
        return Refused(f"the process of the overlays has ended (status {status}): too much memory or time, or not started")
