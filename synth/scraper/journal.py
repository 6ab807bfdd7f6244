"""Which pages an unfinished run has had answers for, so that a run that was killed goes on where it was."""

import json
from datetime import UTC, datetime, timedelta
from pathlib import Path

LIFETIME = timedelta(days=1)
"""After this the answers of an unfinished run count as old: the next one asks about every page again."""


class Journal:
    """A line for each page, added when its answer is on disk; a line that was cut off by a kill counts for nothing."""

    def __init__(self, path: Path, now: datetime | None = None) -> None:
        self.path = path
        started, self._done = _read(path)
        now = now or datetime.now(UTC)
        path.parent.mkdir(parents=True, exist_ok=True)
        if started is None or not timedelta() <= now - started <= LIFETIME:
            self._done = set()
            path.write_text(json.dumps(now.isoformat()) + "\n", encoding="utf-8")
        self.resumed = len(self._done)
        """Pages an earlier run left."""
        # A line cut off is closed by the first new one, and unreadable then as before.
        cut_off = not path.read_bytes().endswith(b"\n")
        self._stream = path.open("a", encoding="utf-8")
        if cut_off:
            self._stream.write("\n")

    def __contains__(self, url: str) -> bool:
        return url in self._done

    def add(self, url: str) -> None:
        self._done.add(url)
        self._stream.write(json.dumps(url) + "\n")
        self._stream.flush()

    def close(self) -> None:
        """The run ends before its time: the journal stays."""
        self._stream.close()

    def finish(self) -> None:
        """The run has come to its end, good or bad; the next one is a new one."""
        self.close()
        self.path.unlink(missing_ok=True)


def _read(path: Path) -> tuple[datetime | None, set[str]]:
    try:
        first, *lines = path.read_text("utf-8", errors="replace").split("\n")
        started = datetime.fromisoformat(json.loads(first))
        return (started if started.tzinfo else None), {url for line in lines if (url := _url(line))}
    except (OSError, ValueError, TypeError):
        return None, set()


def _url(line: str) -> str | None:
    try:
        url = json.loads(line)
    except ValueError:
        return None
    return url if isinstance(url, str) else None
