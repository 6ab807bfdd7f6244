"""A desk that is connected to the scripted service over the loopback interface."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from decimal import Decimal
from pathlib import Path

import pytest

from synth.agent.desk import Desk, Patience
from synth.agent.service import Anthropic
from synth.agent.testing.server import Script, ScriptedService

Connect = Callable[..., tuple[Desk, ScriptedService]]


@pytest.fixture
def connect(tmp_path: Path) -> Iterator[Connect]:
    """Connects a desk, with its run in `folder`, to a service that follows the script."""
    with ExitStack() as open_until_the_end:

        def connected(script: Script, folder: Path = tmp_path / "run", cap: str = "1") -> tuple[Desk, ScriptedService]:
            server = open_until_the_end.enter_context(ScriptedService(script).running())
            service = Anthropic("no key", server.url, timeout=2.0)
            open_until_the_end.callback(service.close)
            return Desk(folder, service, Decimal(cap), Patience((0.0, 0.0), lambda _: None)), server

        yield connected
