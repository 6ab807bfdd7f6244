"""Decklists of tournaments, from the JSON of the play site, as deck files in the text format that `synth deck check` reads."""

import re
from typing import Annotated, TypeVar

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints, ValidationError

from synth.scraper.fetch import Pages
from synth.scraper.page import Page, PageError
from synth.scraper.sites import Site
from synth.scraper.wording import energy

Word = Annotated[str, StringConstraints(min_length=1, max_length=200, pattern=r"^[^\n\r]+$")]
Code = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9][A-Za-z0-9-]{0,39}$")]
"""A part of a file name: no dots, no slashes."""



def _known_energy(word: str) -> str:
    energy(word)
    return word


class _Answer(BaseModel):
    model_config = ConfigDict(frozen=True)


T = TypeVar("T", bound=_Answer)


class _Tournament(_Answer):
    id: Code


class _Entry(_Answer):
    count: int = Field(ge=1, le=20)
    set: Code
    number: int = Field(ge=1, le=999)
    name: Word


class _Decklist(_Answer):
    pokemon: tuple[_Entry, ...] = ()
    trainer: tuple[_Entry, ...] = ()
    energy: tuple[Annotated[Word, AfterValidator(_known_energy)], ...] = Field(default=(), max_length=10)


class _Standing(_Answer):
    decklist: _Decklist | None = None


def tournaments_path(count: int) -> str:
    return f"/api/tournaments?game=POCKET&limit={count}"


async def deck_files(pages: Pages, count: int, deck_size: int) -> tuple[dict[str, str], tuple[PageError, ...]]:
    """Deck files by name, of the `count` newest tournaments, and what could not be read of them."""
    found: dict[str, str] = {}
    problems: list[PageError] = []
    try:
        index = await pages.get(Site.PLAY, tournaments_path(count))
        newest = _entries(index)[:count]
    except PageError as error:
        return {}, (error,)
    for rank, listed in newest:
        try:
            tournament = _read(index, _Tournament, listed, f"tournaments.{rank}")
            page = await pages.get(Site.PLAY, f"/api/tournaments/{tournament.id}/standings")
            entries = _entries(page)
        except PageError as error:
            problems.append(error)
            continue
        for place, entry in entries:
            try:
                deck = _deck(page, entry, f"standings.{place}", deck_size)
            except PageError as error:
                problems.append(error)
            else:
                found |= {f"{tournament.id}-{place + 1:03d}.txt": deck} if deck else {}
    return found, tuple(problems)


def _entries(page: Page) -> list[tuple[int, object]]:
    answer = page.json()
    if not isinstance(answer, list):
        raise PageError(page.url, "body", f"a list expected, found {type(answer).__name__}")
    return list(enumerate(answer))


def _deck(page: Page, entry: object, block: str, deck_size: int) -> str | None:
    """The deck file of one player, in order of standing; nothing for one who showed none."""
    decklist = _read(page, _Standing, entry, block).decklist
    if decklist is None:
        return None
    cards = sum(card.count for card in (*decklist.pokemon, *decklist.trainer))
    if cards != deck_size:
        raise PageError(page.url, f"{block}.decklist", f"{cards} cards, a deck has {deck_size}")
    return _text(decklist)


def _text(deck: _Decklist) -> str:
    lines = [f"Energy: {', '.join(deck.energy)}"] if deck.energy else []
    lines += [f"{entry.count} {entry.name} {entry.set} {entry.number}" for entry in (*deck.pokemon, *deck.trainer)]
    return "\n".join(lines) + "\n"


def _read(page: Page, model: type[T], entry: object, block: str) -> T:
    try:
        return model.model_validate(entry)
    except ValidationError as error:
        first = error.errors()[0]
        place = ".".join(map(str, (block, *first["loc"])))
        raise PageError(page.url, place, re.sub(r"\s+", " ", first["msg"])) from None
