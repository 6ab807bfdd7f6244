"""One answer of a site, and the error that names the page and the block it is about."""

import json
import re
from dataclasses import dataclass

from synth.scraper.sites import Site

CHARSETS = frozenset({"utf-8", "utf8", "us-ascii", "ascii", "iso-8859-1", "windows-1252"})


class PageError(Exception):
    """A page is not what it should be: which page, which block of it, what is wrong; each a printable line."""

    def __init__(self, url: str, block: str, problem: str) -> None:
        self.url, self.block, self.problem = _line(url), _line(block), _line(problem)
        super().__init__(f"{self.url}: {self.block}: {self.problem}")


def _line(text: str) -> str:
    """What comes from a page may be long, and may hold what a terminal would obey."""
    line = "".join(character if character.isprintable() else " " for character in text[:1000])
    return line if len(line) <= 300 else f"{line[:300]}…"


def _once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a key stands twice in one object")
    return found


@dataclass(frozen=True)
class Page:
    site: Site
    path: str
    """Within the site, with its query; names the page whatever host serves it."""
    url: str
    content_type: str
    body: bytes

    def text(self) -> str:
        """The body in its declared charset; a byte that does not fit is an error, never a replacement character."""
        declared = re.search(r"charset=[\"']?([\w-]+)", self.content_type)
        charset = declared[1].lower() if declared else "utf-8"
        if charset not in CHARSETS:
            raise PageError(self.url, "charset", f"{charset} is no charset of the web")
        try:
            text = self.body.decode(charset)
        except UnicodeDecodeError as error:
            raise PageError(self.url, "charset", f"the body is not {charset} ({error.reason} at {error.start})") from error
        if "\ufffd" in text or "Ã©" in text:
            raise PageError(self.url, "charset", "the page was encoded twice, or decoded in a wrong charset before")
        text = text.removeprefix("\ufeff")
        if not text.strip():
            raise PageError(self.url, "body", "the page is empty")
        return text

    def json(self) -> object:
        text = self.text()
        try:
            return json.loads(text, object_pairs_hook=_once)
        except (ValueError, RecursionError) as error:
            raise PageError(self.url, "body", f"not JSON ({error})") from error
