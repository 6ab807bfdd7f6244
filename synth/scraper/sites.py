"""The public sites the cards and rules come from, and where each of them begins."""

from dataclasses import dataclass
from enum import StrEnum
from urllib.parse import urlsplit

from synth.spec.errors import InputError


class Site(StrEnum):
    LIMITLESS = "limitless"
    TCGDEX = "tcgdex"
    RULES = "rules"
    PLAY = "play"


CARD_SITES = (Site.LIMITLESS, Site.TCGDEX)
"""In this order: the first one that is read must have a card, the other confirms or contradicts."""


@dataclass(frozen=True)
class SiteUrls:
    """Base address of each site; a mirror may serve several of them under one host, each with its own prefix."""

    limitless: str = "https://pocket.limitlesstcg.com"
    tcgdex: str = "https://api.tcgdex.net"
    rules: str = "https://www.pokemon-zone.com/how-to-play-pokemon-tcg-pocket/"
    play: str = "https://play.limitlesstcg.com"

    def __post_init__(self) -> None:
        for site in Site:
            if not _is_web_address(self.base(site)):
                raise InputError(f"the address of {site} is {self.base(site)!r}: expected http(s)://host[/prefix]")

    def base(self, site: Site) -> str:
        return {Site.LIMITLESS: self.limitless, Site.TCGDEX: self.tcgdex, Site.RULES: self.rules, Site.PLAY: self.play}[site]

    def url(self, site: Site, path: str) -> str:
        """Address of a page; the rules are one page, so their base is the page itself and its path is empty."""
        return self.base(site).rstrip("/") + path if path else self.base(site)

    def root(self, site: Site) -> str:
        """Where the site begins: the place of its robots.txt, and the border no redirect may cross."""
        if site is not Site.RULES:
            return self.base(site).rstrip("/")
        parts = urlsplit(self.rules)
        return f"{parts.scheme}://{parts.netloc}"

    def within(self, site: Site, url: str) -> str | None:
        """The path of an address from the root of the site, or None when it lies outside."""
        root = self.root(site)
        return url.removeprefix(root) if url.startswith((f"{root}/", f"{root}?")) else None


def _is_web_address(url: str) -> bool:
    try:
        parts = urlsplit(url)
        return parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False
