"""What a site's robots.txt lets this program read."""

from __future__ import annotations

import re
from dataclasses import dataclass
from urllib.robotparser import RobotFileParser

API_PERMISSION = re.compile(r"^\s*#.*\bAPI\b", re.MULTILINE)
"""A site that bars crawlers may say in a comment that programs are welcome to its API; the card API we read does."""


@dataclass(frozen=True)
class Robots:
    text: str

    def allows(self, agent: str, path: str) -> bool:
        """`path` is relative to the site, so that a mirror under a prefix is held to the same rules."""
        if API_PERMISSION.search(self.text):
            return True
        parser = RobotFileParser()
        parser.parse(self.text.splitlines())
        return parser.can_fetch(agent, path or "/")
