"""What a site's robots.txt lets this program read (RFC 9309), and at what pace."""

import re
from dataclasses import dataclass
from functools import cached_property

from protego import Protego

from synth.scraper.sites import Site

API_PREFIX = {Site.TCGDEX: "/v2/"}
"""Where a site publishes an API for programs."""

_COMMENT = re.compile(r"#(.*\bAPI\b.*)")
_PERMISSION = re.compile(r"\b(?:may|can|fine|free|welcome|allowed)\b", re.IGNORECASE)
_REFUSAL = re.compile(r"\b(?:not|no|never|without|\w+n't|cannot|except|unless|only)\b", re.IGNORECASE)


@dataclass(frozen=True)
class Robots:
    text: str

    @cached_property
    def _rules(self) -> Protego:
        return Protego.parse(self.text)

    def allows(self, agent: str, site: Site, path: str) -> bool:
        """`path` is relative to the site, so that a mirror under a prefix is held to the same rules."""
        if self._rules.can_fetch(path, agent):
            return True
        prefix = API_PREFIX.get(site)
        return prefix is not None and path.startswith(prefix) and self.api_permission is not None

    def delay(self, agent: str) -> float | None:
        """Seconds between two requests, where the site asks for some."""
        rate = self._rules.request_rate(agent)
        waits = (self._rules.crawl_delay(agent), rate and rate.seconds / rate.requests)
        return max((float(wait) for wait in waits if wait), default=None)

    @property
    def api_permission(self) -> str | None:
        """The JSON site bars every crawler and says in a comment that programs may use its API, which is all we read.
        Only such a comment lifts the bar, and only where no comment about the API has a word of refusal in it."""
        comments = [comment.strip() for comment in _COMMENT.findall(self.text)]
        clear = comments and all(_PERMISSION.search(text) and not _REFUSAL.search(text) for text in comments)
        return comments[0] if clear else None
