"""Raw answers on disk: bodies named by their hash, and for each page of a site the last answer it gave."""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict, dataclass
from pathlib import Path

from synth.scraper.files import write_whole
from synth.scraper.page import Page, PageError
from synth.scraper.sites import Site


@dataclass(frozen=True)
class Snapshot:
    """One answer: what was asked, when, and which body came back."""

    site: str
    path: str
    url: str
    fetched: str
    """UTC, ISO 8601."""
    status: int
    etag: str | None
    content_type: str
    sha256: str


class SnapshotStore:
    """`objects/` holds bodies by hash and never loses one; `pages/` says which body each page answered last."""

    def __init__(self, root: Path) -> None:
        self.root = root

    def find(self, site: Site, path: str) -> Snapshot | None:
        """What the page answered last, or nothing when it was never asked or the note of it is unreadable."""
        try:
            return Snapshot(**json.loads(self._note(site, path).read_text("utf-8")))
        except (FileNotFoundError, ValueError, TypeError):
            return None

    def keep(self, snapshot: Snapshot, body: bytes) -> None:
        target = self._object(snapshot.sha256)
        if not target.exists() or digest(target.read_bytes()) != snapshot.sha256:
            write_whole(target, body)
        note = json.dumps(asdict(snapshot), ensure_ascii=False, indent=1) + "\n"
        write_whole(self._note(Site(snapshot.site), snapshot.path), note.encode())

    def page(self, snapshot: Snapshot) -> Page:
        """The page as it was; a body that is missing or no longer has its hash is an error."""
        target = self._object(snapshot.sha256)
        try:
            body = target.read_bytes()
        except OSError as error:
            raise PageError(snapshot.url, "snapshot", f"{target} is missing") from error
        if digest(body) != snapshot.sha256:
            raise PageError(snapshot.url, "snapshot", f"{target} was changed after it was written")
        return Page(Site(snapshot.site), snapshot.path, snapshot.url, snapshot.content_type, body)

    def _object(self, sha256: str) -> Path:
        return self.root / "objects" / sha256[:2] / sha256

    def _note(self, site: Site, path: str) -> Path:
        return self.root / "pages" / site / f"{digest(path.encode())[:32]}.json"


def digest(body: bytes) -> str:
    return hashlib.sha256(body).hexdigest()
