"""What a site's robots.txt lets this program read."""

from __future__ import annotations

import re
from dataclasses import dataclass
from urllib.robotparser import RobotFileParser

from synth.scraper.sites import Site

API_PREFIX = {Site.TCGDEX: "/v2/"}
"""Where a site publishes an API for programs."""

_COMMENT = re.compile(r"^\s*#(.*\bAPI\b.*)", re.MULTILINE)
_PERMISSION = re.compile(r"\b(?:may|can|fine|free|welcome|allowed)\b", re.IGNORECASE)
_REFUSAL = re.compile(r"\b(?:not|no|never|without|\w+n't|cannot)\b", re.IGNORECASE)


@dataclass(frozen=True)
class Robots:
    text: str

    def allows(self, agent: str, site: Site, path: str) -> bool:
        """`path` is relative to the site, so that a mirror under a prefix is held to the same rules."""
        parser = RobotFileParser()
        parser.parse(self.text.splitlines())
        return parser.can_fetch(agent, path) or (
            site in API_PREFIX and path.startswith(API_PREFIX[site]) and self.api_is_free
        )

    @property
    def api_is_free(self) -> bool:
        """The JSON site bars every crawler and says in a comment that programs may use its API, which is all we read.
        Nothing but such a comment, without a word of refusal in it, lifts the bar."""
        comments = _COMMENT.findall(self.text)
        return bool(comments) and all(_PERMISSION.search(text) and not _REFUSAL.search(text) for text in comments)
