"""The public sites the cards and rules come from, and where each of them begins."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from urllib.parse import urlsplit

from synth.spec.errors import InputError


class Site(StrEnum):
    LIMITLESS = "limitless"
    TCGDEX = "tcgdex"
    RULES = "rules"


@dataclass(frozen=True)
class SiteUrls:
    """Base address of each site; a mirror may serve several of them under one host, each with its own prefix."""

    limitless: str = "https://pocket.limitlesstcg.com"
    tcgdex: str = "https://api.tcgdex.net"
    rules: str = "https://www.pokemon-zone.com/how-to-play-pokemon-tcg-pocket/"

    def __post_init__(self) -> None:
        for site in Site:
            parts = urlsplit(getattr(self, site))
            if parts.scheme not in ("http", "https") or not parts.hostname:
                raise InputError(f"the address of {site} is {getattr(self, site)!r}: expected http(s)://host[/prefix]")

    def url(self, site: Site, path: str) -> str:
        """Address of a page; the rules are one page, so their base is the page itself and its path is empty."""
        return getattr(self, site).rstrip("/") + path if path else getattr(self, site)

    def robots_url(self, site: Site) -> str:
        if site is Site.RULES:
            parts = urlsplit(self.rules)
            return f"{parts.scheme}://{parts.netloc}/robots.txt"
        return self.url(site, "/robots.txt")
