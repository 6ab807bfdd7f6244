"""One answer of a site, and the error that names the page and the block it is about."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass

from synth.scraper.sites import Site


class PageError(Exception):
    """A page is not what it should be: which page, which block of it, what is wrong."""

    def __init__(self, url: str, block: str, problem: str) -> None:
        super().__init__(f"{url}: {block}: {problem}")
        self.url, self.block, self.problem = url, block, problem


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
        charset = declared[1] if declared else "utf-8"
        try:
            text = self.body.decode(charset)
        except (UnicodeDecodeError, LookupError) as error:
            raise PageError(self.url, "charset", f"the body is not {charset} ({error})") from error
        if not text.strip():
            raise PageError(self.url, "body", "the page is empty")
        return text

    def json(self) -> object:
        text = self.text()
        try:
            return json.loads(text)
        except (ValueError, RecursionError) as error:
            raise PageError(self.url, "body", f"not JSON ({error})") from error
