"""What comes of one lowering, as files: an overlay with where it came from, or the reasons why there is none."""

from pathlib import Path

from pydantic import BaseModel, ConfigDict

from synth.agent.files import write_whole
from synth.codegen.overlay.store import Overlay, file_name, write_overlay

OVERLAYS, FAILURES = "overlays", "failures"


class _Kept(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Attempt(_Kept):
    """What one model came to."""

    model: str
    why: str | None
    """Why there is no overlay of its; None if there is."""


class Outcome(_Kept):
    about: str
    attempts: tuple[Attempt, ...]
    overlay: Overlay | None = None

    @property
    def succeeded(self) -> bool:
        return self.overlay is not None

    @property
    def why(self) -> str:
        return self.attempts[-1].why or "verified"


def file_outcome(verb: str, outcome: Outcome, folder: Path) -> Path:
    """What an earlier run came to is replaced."""
    overlay, failure = folder / OVERLAYS / file_name(verb), folder / FAILURES / file_name(verb)
    if outcome.overlay:
        failure.unlink(missing_ok=True)
        return write_overlay(outcome.overlay, folder / OVERLAYS)
    overlay.unlink(missing_ok=True)
    write_whole(failure, outcome.model_dump(mode="json"))
    return failure
