"""Decklists of tournaments, from the JSON of the play site, as deck files in the text format that `synth deck check` reads."""

from __future__ import annotations

import re
from typing import Annotated, TypeVar

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter, ValidationError

from synth.scraper.fetch import Pages
from synth.scraper.page import Page, PageError
from synth.scraper.sites import Site

Word = Annotated[str, StringConstraints(min_length=1, max_length=200, pattern=r"^[^\n\r]+$")]
Code = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9][A-Za-z0-9-]{0,39}$")]
"""A part of a file name: no dots, no slashes."""

T = TypeVar("T")


class _Answer(BaseModel):
    model_config = ConfigDict(frozen=True)


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
    energy: tuple[Word, ...] = ()


class _Standing(_Answer):
    placing: int = Field(ge=1, le=100_000)
    decklist: _Decklist | None = None


def tournaments_path(count: int) -> str:
    return f"/api/tournaments?game=POCKET&limit={count}"


async def deck_files(pages: Pages, count: int) -> tuple[dict[str, str], tuple[PageError, ...]]:
    """Deck files by name, of the `count` newest tournaments, and the pages that could not be read."""
    found: dict[str, str] = {}
    problems: list[PageError] = []
    try:
        newest = _read(await pages.get(Site.PLAY, tournaments_path(count)), TypeAdapter(tuple[_Tournament, ...]), "tournaments")
    except PageError as error:
        return {}, (error,)
    for tournament in newest[:count]:
        try:
            page = await pages.get(Site.PLAY, f"/api/tournaments/{tournament.id}/standings")
            standings = _read(page, TypeAdapter(tuple[_Standing, ...]), "standings")
        except PageError as error:
            problems.append(error)
            continue
        for standing in standings:
            if standing.decklist is not None:
                found[f"{tournament.id}-{standing.placing:03d}.txt"] = _text(standing.decklist)
    return found, tuple(problems)


def _text(deck: _Decklist) -> str:
    lines = [f"Energy: {', '.join(deck.energy)}"] if deck.energy else []
    lines += [f"{entry.count} {entry.name} {entry.set} {entry.number}" for entry in (*deck.pokemon, *deck.trainer)]
    return "\n".join(lines) + "\n"


def _read(page: Page, model: TypeAdapter[T], block: str) -> T:
    try:
        return model.validate_python(page.json())
    except ValidationError as error:
        first = error.errors()[0]
        place = ".".join(map(str, first["loc"]))
        raise PageError(page.url, block, re.sub(r"\s+", " ", f"{place}: {first['msg']}")) from None
