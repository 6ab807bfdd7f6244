"""Finding the blocks of a page; a block that is missing is an error, not an empty string."""

from __future__ import annotations

from dataclasses import dataclass

from bs4 import BeautifulSoup, Tag
from bs4.element import PageElement, PreformattedString

from synth.scraper.page import Page
from synth.scraper.sighting import Reader
from synth.scraper.wording import plain


def soup(page: Page) -> BeautifulSoup:
    return BeautifulSoup(page.text(), "html.parser")


def words(tag: Tag) -> str:
    """The text of a block in its raw spelling; a line break separates words."""
    return "".join("\n" if isinstance(node, Tag) else str(node) for node in tag.descendants if _shown(node))


def _shown(node: PageElement) -> bool:
    """Text and line breaks; comments are preformatted strings."""
    return node.name == "br" if isinstance(node, Tag) else not isinstance(node, PreformattedString)


@dataclass(frozen=True)
class BlockReader(Reader):
    """A reader of HTML, found by CSS selectors; the selector is the name of the block in an error."""

    def one(self, inside: Tag, selector: str) -> Tag:
        found = inside.select_one(selector)
        if found is None:
            raise self.fail(selector, "the block is missing")
        return found

    def line(self, inside: Tag, selector: str) -> str:
        """The words of a block that must have some."""
        text = plain(words(self.one(inside, selector)))
        if not text:
            raise self.fail(selector, "the block is empty")
        return text
