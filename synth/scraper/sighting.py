"""What one site says of one printing, as flat facts, so that two sites can be laid side by side."""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from synth.scraper.page import PageError
from synth.scraper.sites import Site
from synth.scraper.wording import UnknownSymbol, sentence
from synth.spec.cards import card_id

Value = str | int | bool | None
Facts = Mapping[str, Value]
"""By path into the card record: `hp`, `ability.text`, `attacks.0.cost`; `attacks` alone is how many there are.
A path that is absent is something the site does not state; None is the statement that there is none."""

PRINT_FACTS = frozenset({"rarity", "pack", "illustrator"})
"""Facts about the piece of card; the others are gameplay."""

SET_CODE = re.compile(r"[A-Z][A-Za-z0-9-]{0,7}")
_DAMAGE = re.compile(r"(\d{1,3})\s*([+x]?)")


@dataclass(frozen=True)
class Sighting:
    card: str
    site: Site
    url: str
    facts: Facts
    versions: tuple[str, ...] = ()
    """Ids of every printing the site calls the same card, this one included; empty where it does not say."""
    unread: tuple[str, ...] = ()
    """Parts of the page that nobody knows."""

    @property
    def title(self) -> tuple[Value, ...]:
        """The names on the card, which printings of one card share."""
        return tuple(value for field, value in self.facts.items() if field.endswith("name") or field == "kind")


@dataclass(frozen=True)
class Reader:
    """Reading one page: turns what cannot be understood into an error that names page and block."""

    url: str
    card: str = ""
    """Which card of the page is read, when the page has many."""

    def fail(self, block: str, problem: str) -> PageError:
        return PageError(self.url, f"{self.card} {block}".strip(), problem)

    def text(self, raw: str, block: str) -> str:
        """An effect text that must be there."""
        try:
            text = sentence(raw)
        except UnknownSymbol as error:
            raise self.fail(block, str(error)) from error
        if not text:
            raise self.fail(block, "the text is empty")
        return text

    def damage(self, printed: str, block: str) -> tuple[int, str]:
        """ "80+" is 80 and "+"; nothing printed is 0."""
        if not printed:
            return 0, ""
        found = _DAMAGE.fullmatch(printed)
        if not found:
            raise self.fail(block, f"damage {printed!r} is no number with + or x")
        return int(found[1]), found[2]

    def printing(self, set_code: str, number: str, block: str) -> str:
        """The id of a printing; anything but a set code and a small number is refused before it can name a file."""
        if not SET_CODE.fullmatch(set_code) or not re.fullmatch(r"\d{1,3}", number):
            raise self.fail(block, f"{set_code!r:.40} {number!r:.40} is no set and number")
        return card_id(set_code, number)
