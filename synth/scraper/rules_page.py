"""The numbers of the game from a how-to-play page, each with the sentence that states it."""

import re
from dataclasses import dataclass

from bs4 import Tag
from pydantic import ValidationError

from synth.scraper.limitless.blocks import BlockReader, soup, words
from synth.scraper.page import Page, PageError
from synth.scraper.wording import plain
from synth.spec.rules import RuleSpec

STATEMENTS = {
    "deck_size": r"\bdeck (?:holds|has|contains|of|size is) (?:exactly )?(\d+) cards",
    "copies": r"(?:more than|up to|at most) (\d+) cards (?:may share a name|with the same name)",
    "energy_types_max": r"\b1 to (\d+) Energy types",
    "opening_hand": r"\bstarts? with (\d+) cards",
    "bench": r"\bBench has room for (\d+)|\bup to (\d+) Pokémon (?:can be placed )?on the bench",
    "hand_limit": r"\bhand holds up to (\d+) cards|\bup to (\d+) cards in hand",
    "points_to_win": r"\bfirst player with (\d+) points wins",
    "turn_limit": r"\bafter (\d+) turns the game is a tie",
    "weakness_bonus": r"\bWeakness (?:adds|deals) \+?(\d+)",
    "poison": r"\bPoison does (\d+) damage",
    "burn": r"\bBurn does (\d+)",
    "points_plain": r"^Pokémon \| (\d+)$",
    "points_ex": r"^Pokémon ex \| (\d+)$",
    "points_mega": r"^Mega Evolution Pokémon ex \| (\d+)$",
}
"""How a page words each number. Absent are those no page states: fossil_hp is on the cards, until_tails_cap ours."""

SENTENCE_BLOCKS = "li, p, tr"


@dataclass(frozen=True)
class RuleNumber:
    """A number with where it was read; without a source it is the rulebook's."""

    value: int
    source: str | None = None
    quote: str | None = None
    line: int | None = None
    column: int | None = None
    """Of the block with the quote, in the page as it was served; lines from 1, columns from 0."""


@dataclass(frozen=True)
class RuleNumbers:
    numbers: dict[str, RuleNumber]
    problems: tuple[PageError, ...]
    """Statements that were looked for in vain, or contradict each other."""


DEFAULTS = {name: RuleNumber(value) for name, value in RuleSpec().model_dump().items()}


def rule_numbers(page: Page) -> RuleNumbers:
    """Every number of `RuleSpec`; what the page does not state, states twice or states absurdly keeps its default."""
    read = BlockReader(page.url)
    blocks = soup(page).select(SENTENCE_BLOCKS)
    sentences = [(_sentence(block), block.sourceline, block.sourcepos) for block in blocks]
    numbers, problems = dict(DEFAULTS), []
    for name, pattern in STATEMENTS.items():
        found = [
            RuleNumber(int(next(filter(None, match.groups()))), page.url, text, line, column)
            for text, line, column in sentences
            if (match := re.search(pattern, text, re.IGNORECASE))
        ]
        values = {number.value for number in found}
        if len(values) != 1:
            problem = f"stated as {sorted(values)}" if values else "not stated on the page"
            problems.append(read.fail(name, f"{problem}; the rulebook's {DEFAULTS[name].value} is used"))
        elif not _sensible(name, found[0].value):
            problems.append(read.fail(name, f"stated as {found[0].value}, which cannot be; the rulebook's is used"))
        else:
            numbers[name] = found[0]
    return RuleNumbers(numbers, tuple(problems))


def _sentence(block: Tag) -> str:
    """A sentence, or the cells of a table row with bars between them."""
    cells = block.select("td")
    return " | ".join(plain(words(cell)) for cell in cells) if cells else plain(words(block))


def _sensible(name: str, value: int) -> bool:
    try:
        RuleSpec.model_validate({name: value})
    except ValidationError:
        return False
    return True
