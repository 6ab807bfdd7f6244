"""Prompts: six generic files a job, filled from the game's own descriptions; another game needs other facts, no other code."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from string import Template

PARTS = ("system", "contract", "constraints", "examples", "task", "failure")
_FOLDER = Path(__file__).parent


@dataclass(frozen=True)
class Prompt:
    """The parts of a job's prompt; what goes before every conversation comes first, so that the service can cache it."""

    parts: Mapping[str, Template]

    @classmethod
    def load(cls, job: str) -> Prompt:
        files = {part: _FOLDER / job / f"{part}.md" for part in PARTS}
        return cls({part: Template(path.read_text(encoding="utf-8")) for part, path in files.items()})

    def system(self, **facts: object) -> str:
        """The same for all conversations of a job."""
        return self._filled(("system", "contract", "constraints"), facts)

    def task(self, **facts: object) -> str:
        """The first message of a conversation."""
        return self._filled(("examples", "task"), facts)

    def failure(self, what: str) -> str:
        return self._filled(("failure",), {"what": what})

    def _filled(self, parts: tuple[str, ...], facts: Mapping[str, object]) -> str:
        """What is filled in is not looked at again: a `$` in a card's text stays one."""
        return "\n".join(self.parts[part].substitute(facts) for part in parts).strip() + "\n"
