"""Raw answers on disk: bodies named by their hash, and for each page of a site the last answer it gave."""

import hashlib
from pathlib import Path
from typing import TypeVar

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from synth.scraper.files import write_whole
from synth.scraper.page import Page, PageError
from synth.scraper.sites import Site

Note = TypeVar("Note", bound=BaseModel)


class Snapshot(BaseModel):
    """One answer: what was asked, when, and which body came back."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    site: Site
    path: str
    url: str
    fetched: str
    """UTC, ISO 8601."""
    status: int
    etag: str | None = None
    last_modified: str | None = None
    content_type: str
    sha256: str = Field(pattern=r"^[0-9a-f]{64}$")


class Failure(BaseModel):
    """Why the page could not be had in the last run; a rebuild from snapshots must fail alike."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    url: str
    block: str
    problem: str


class SnapshotStore:
    """`objects/` holds bodies by hash and never loses one; `pages/` says which body each page answered last, and
    `failures/` which pages gave no answer in the last run."""

    def __init__(self, root: Path) -> None:
        self.root = root

    def find(self, site: Site, path: str) -> Snapshot | None:
        """What the page answered last, or nothing when it was never asked or the note of it is unreadable."""
        return _load(Snapshot, self._note("pages", site, path))

    def keep(self, snapshot: Snapshot, body: bytes) -> None:
        target = self._object(snapshot.sha256)
        if not target.exists() or digest(target.read_bytes()) != snapshot.sha256:
            write_whole(target, body)
        write_whole(self._note("pages", snapshot.site, snapshot.path), _dump(snapshot))
        self.answered(snapshot)

    def answered(self, snapshot: Snapshot) -> None:
        """The page gave an answer, a new one or that nothing has changed."""
        self._note("failures", snapshot.site, snapshot.path).unlink(missing_ok=True)

    def failed(self, site: Site, path: str, error: PageError) -> None:
        failure = Failure(url=error.url, block=error.block, problem=error.problem)
        write_whole(self._note("failures", site, path), _dump(failure))

    def failure(self, site: Site, path: str) -> PageError | None:
        found = _load(Failure, self._note("failures", site, path))
        return PageError(found.url, found.block, found.problem) if found else None

    def page(self, snapshot: Snapshot) -> Page:
        """The page as it was; a body that is missing or no longer has its hash is an error."""
        target = self._object(snapshot.sha256)
        try:
            body = target.read_bytes()
        except OSError as error:
            raise PageError(snapshot.url, "snapshot", f"{target} is missing") from error
        if digest(body) != snapshot.sha256:
            raise PageError(snapshot.url, "snapshot", f"{target} was changed after it was written")
        return Page(snapshot.site, snapshot.path, snapshot.url, snapshot.content_type, body)

    def _object(self, sha256: str) -> Path:
        return self.root / "objects" / sha256[:2] / sha256

    def _note(self, kind: str, site: Site, path: str) -> Path:
        return self.root / kind / site / f"{digest(path.encode())[:32]}.json"


def digest(body: bytes) -> str:
    return hashlib.sha256(body).hexdigest()


def _load(model: type[Note], path: Path) -> Note | None:
    try:
        return model.model_validate_json(path.read_bytes())
    except (OSError, ValidationError):
        return None


def _dump(note: BaseModel) -> bytes:
    return (note.model_dump_json(indent=1, exclude_none=True) + "\n").encode()
