"""Finding the blocks of a page; a block that is missing is an error, not an empty string."""

from dataclasses import dataclass

from bs4 import BeautifulSoup, Tag
from bs4.element import PageElement, PreformattedString

from synth.scraper.page import Page, PageError
from synth.scraper.sighting import Reader
from synth.scraper.wording import plain

DEEPEST = 200
"""Levels of nesting; a page of the site has about fifteen."""


def soup(page: Page) -> BeautifulSoup:
    """The page as a tree; markup that would take ages to search is refused."""
    text = page.text()
    if text.count("<") > 2 * text.count(">") + 100:
        raise PageError(page.url, "markup", "tags that do not end")
    tree = BeautifulSoup(text, "html.parser")
    depth = {id(tree): 0}
    for tag in tree.find_all(True):
        depth[id(tag)] = depth[id(tag.parent)] + 1
        if depth[id(tag)] > DEEPEST:
            raise PageError(page.url, "markup", f"nested more than {DEEPEST} deep")
    return tree


def classes(tag: Tag) -> list[str]:
    return tag.get_attribute_list("class")


def select(inside: Tag, selector: str) -> list[Tag]:
    """Blocks by CSS selector; a class alone, which is nearly every question, is looked up without the engine for the rest."""
    name = selector.removeprefix(".")
    if selector == f".{name}" and name.replace("-", "").isalnum():
        return [tag for tag in inside.find_all(True) if name in classes(tag)]
    return list(inside.select(selector))


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
        found = select(inside, selector)
        if len(found) != 1:
            raise self.fail(selector, f"the block stands {len(found)} times" if found else "the block is missing")
        return found[0]

    def line(self, inside: Tag, selector: str) -> str:
        """The words of a block that must have some."""
        text = plain(words(self.one(inside, selector)))
        if not text:
            raise self.fail(selector, "the block is empty")
        return text
