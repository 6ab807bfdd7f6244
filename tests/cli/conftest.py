"""Runs `synth` as a user does, in this process."""

import sys
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from synth.cli.main import main


@dataclass(frozen=True)
class Ran:
    status: int
    out: str
    err: str

    def refused(self, *words: str) -> None:
        """Exit status 2 and one line on stderr that says where and what."""
        assert self.status == 2, self
        assert self.err.startswith("synth: ") and self.err.count("\n") == 1, self.err
        for word in words:
            assert word in self.err, self.err
        assert self.out == ""


@pytest.fixture
def synth(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., Ran]:
    def run(*arguments: object) -> Ran:
        monkeypatch.setattr(sys, "argv", ["synth", *map(str, arguments)])
        capsys.readouterr()
        with pytest.raises(SystemExit) as end:
            main()
        out, err = capsys.readouterr()
        return Ran(int(end.value.code or 0), out, err)

    return run
