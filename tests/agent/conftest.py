"""An asker that is connected to the scripted service over the loopback interface."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from decimal import Decimal
from pathlib import Path

import pytest

from synth.agent.asking import Asker, Patience
from synth.agent.service import Anthropic
from synth.agent.testing.server import Script, ScriptedService
from tests.cli.conftest import synth  # noqa: F401

KEY = "sk-ant-made-up"
Connect = Callable[..., tuple[Asker, ScriptedService]]


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[Script], ScriptedService]]:
    """Makes the commands talk to a service that follows the script, until another takes its place."""
    with ExitStack() as open_until_the_end:

        def serve(script: Script) -> ScriptedService:
            server = open_until_the_end.enter_context(ScriptedService(script).running())
            monkeypatch.setenv("ANTHROPIC_BASE_URL", server.url)
            monkeypatch.setenv("ANTHROPIC_API_KEY", KEY)
            return server

        yield serve


@pytest.fixture
def connect(tmp_path: Path) -> Iterator[Connect]:
    """Connects an asker, with its run in `folder`, to a service that follows the script."""
    with ExitStack() as open_until_the_end:

        def connected(script: Script, folder: Path = tmp_path / "run", cap: str = "1") -> tuple[Asker, ScriptedService]:
            server = open_until_the_end.enter_context(ScriptedService(script).running())
            service = Anthropic("no key", server.url, timeout=2.0)
            open_until_the_end.callback(service.close)
            return Asker(folder, service, Decimal(cap), Patience((0.0, 0.0), lambda _: None)), server

        yield connected
