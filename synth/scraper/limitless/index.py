"""Which sets the site has, and which cards a set has."""

import re

from bs4 import Tag

from synth.scraper.limitless.blocks import BlockReader, soup
from synth.scraper.page import Page
from synth.scraper.sighting import SET_CODE

INDEX_PATH = "/cards"
_CARD_LINK = re.compile(r"/cards/([^/?#]+)/(\d+)$")


def grid_path(set_code: str) -> str:
    return f"/cards/{set_code}"


def full_path(set_code: str) -> str:
    return f"/cards/{set_code}?display=full"


def card_path(set_code: str, number: int) -> str:
    return f"/cards/{set_code}/{number}"


def set_sizes(page: Page) -> dict[str, int]:
    """Every set of the index with its number of cards, oldest first."""
    read = BlockReader(page.url)
    table = read.one(soup(page), "table.sets-table")
    sizes: dict[str, int] = {}
    for row in reversed(table.select("tr:has(td)")):
        code = read.line(row, ".code")
        count = read.line(row, "td:last-child")
        if not SET_CODE.fullmatch(code) or not count.isdigit():
            raise read.fail("table.sets-table", f"a row says set {code!r} has {count!r} cards")
        if code in sizes:
            raise read.fail("table.sets-table", f"set {code} is listed twice")
        sizes[code] = int(count)
    if not sizes:
        raise read.fail("table.sets-table", "no set is listed")
    return sizes


def numbers(page: Page, set_code: str) -> tuple[int, ...]:
    """The numbers of the cards in the grid of a set."""
    read = BlockReader(page.url)
    grid = read.one(soup(page), "div.card-search-grid")
    found = {linked(read, link, "div.card-search-grid a") for link in grid.select("a")}
    strangers = {card for card in found if card.rsplit("-", 1)[0] != set_code}
    if strangers or not found:
        raise read.fail(
            "div.card-search-grid", f"cards of {set_code} expected, found {sorted(strangers)[:3] or 'none'}"
        )
    return tuple(sorted(int(card.rsplit("-", 1)[1]) for card in found))


def linked(read: BlockReader, link: Tag, block: str) -> str:
    """The printing a link leads to."""
    target = _CARD_LINK.search(str(link.get("href", "")))
    if target is None:
        raise read.fail(block, f"{link.get('href')!r} leads to no card")
    return read.printing(target[1], target[2], block)
