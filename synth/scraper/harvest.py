"""All sightings of a set, from both sites, with every page that could not be read."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Iterable
from dataclasses import dataclass

from synth.scraper import tcgdex
from synth.scraper.fetch import Pages
from synth.scraper.limitless import card as card_page
from synth.scraper.limitless import index
from synth.scraper.page import PageError
from synth.scraper.sighting import Sighting
from synth.scraper.sites import CARD_SITES, Site
from synth.spec.cards import card_id

Watch = Callable[[str, int, int], None]
"""Told a label, how much of it is done, and how much there is; first of every label, with nothing done."""


def label(code: str, site: Site) -> str:
    """What a part of the work is called."""
    return f"{code} {site}"


@dataclass(frozen=True)
class SiteHarvest:
    """What one site gave of one set."""

    sightings: dict[str, Sighting]
    listed: frozenset[str]
    """Ids of the cards in the site's list of the set."""
    expected: int
    """Cards the site says it has."""
    problems: tuple[PageError, ...]

    @property
    def failed(self) -> int:
        return self.expected - len(self.sightings)


@dataclass(frozen=True)
class SetHarvest:
    code: str
    sites: dict[Site, SiteHarvest]
    strange: tuple[PageError, ...] = ()
    """What one site has and another one lacks against expectation."""

    @property
    def leading(self) -> Site:
        """The site that must have a card."""
        return next(site for site in CARD_SITES if site in self.sites)

    @property
    def problems(self) -> tuple[PageError, ...]:
        return (*self.strange, *(problem for harvest in self.sites.values() for problem in harvest.problems))


def set_harvest(code: str, sites: dict[Site, SiteHarvest], read: Collection[Site]) -> SetHarvest:
    """`read` are the card sites of this run: the leading one must list what the other has."""
    lead = next(site for site in CARD_SITES if site in read)
    if lead not in sites:
        missing = PageError(f"{lead}:{code}", "sets", "the set is not listed, though another site has it")
        return SetHarvest(code, sites, (missing,))
    others = [sighting for site, found in sites.items() if site is not lead for sighting in found.sightings.values()]
    return SetHarvest(
        code,
        sites,
        tuple(
            PageError(sighting.url, sighting.card, f"is not listed by {lead}; left out")
            for sighting in others
            if sighting.card not in sites[lead].listed
        ),
    )


async def harvest_html(pages: Pages, code: str, size: int, watch: Watch) -> SiteHarvest:
    """One page has the whole set; a card that page lacks or garbles is asked for on its own."""
    listed = {
        card_id(code, number): number
        for number in index.numbers(await pages.get(Site.LIMITLESS, index.grid_path(code)), code)
    }
    problems = _miscounted(Site.LIMITLESS, code, len(listed), size)
    found = await _whole_set(pages, code, listed, problems)
    missing = [card for card in listed if card not in found]

    async def single(card: str) -> Sighting:
        page = await pages.get(Site.LIMITLESS, index.card_path(code, listed[card]))
        sighting = card_page.cards(page)[0]
        if isinstance(sighting, PageError):
            raise sighting
        if sighting.card != card:
            raise PageError(page.url, card_page.CARD_BLOCK, f"{card} expected, found {sighting.card}")
        return sighting

    part = label(code, Site.LIMITLESS)
    watch(part, len(found), len(listed))
    singles, failures = await _gather(missing, single, lambda done: watch(part, len(found) + done, len(listed)))
    return SiteHarvest({**found, **singles}, frozenset(listed), max(size, len(listed)), (*problems, *failures))


async def harvest_json(pages: Pages, code: str, size: int, watch: Watch) -> SiteHarvest:
    """The site has a page for each card and none for several; listing fewer than it counts is told of, and no failure."""
    listed = tcgdex.set_cards(await pages.get(Site.TCGDEX, tcgdex.set_path(code)), code)
    part = label(code, Site.TCGDEX)
    watch(part, 0, len(listed))

    async def single(card: str) -> Sighting:
        return tcgdex.card(await pages.get(Site.TCGDEX, tcgdex.card_path(card)), card)

    found, failures = await _gather(listed, single, lambda done: watch(part, done, len(listed)))
    problems = (*_miscounted(Site.TCGDEX, code, len(listed), size), *failures, *_unread(found.values()))
    return SiteHarvest(found, frozenset(listed), len(listed), problems)


def _miscounted(site: Site, code: str, listed: int, size: int) -> list[PageError]:
    if listed == size:
        return []
    return [PageError(f"{site}:{code}", "cards", f"{listed} cards are listed, the list of sets says {size}")]


def _unread(sightings: Iterable[Sighting]) -> list[PageError]:
    """Keys no one has seen before, each once: what they hold may belong to the game."""
    first: dict[str, Sighting] = {}
    times: Counter[str] = Counter()
    for sighting in sightings:
        for key in sighting.unread:
            first.setdefault(key, sighting)
            times[key] += 1
    return [PageError(first[key].url, key, f"unknown key, not read, in {times[key]} cards") for key in first]


async def _whole_set(pages: Pages, code: str, listed: Iterable[str], problems: list[PageError]) -> dict[str, Sighting]:
    """Cards that the page of the whole set states once, or several times alike."""
    try:
        page = await pages.get(Site.LIMITLESS, index.full_path(code))
        sightings = [found for found in card_page.cards(page) if isinstance(found, Sighting)]
    except PageError as error:
        problems.append(error)
        return {}
    found: dict[str, Sighting] = {}
    doubtful = set()
    for sighting in sightings:
        if sighting.card not in listed:
            problems.append(PageError(page.url, sighting.card, "is not listed in the set's grid"))
        elif found.setdefault(sighting.card, sighting) != sighting:
            problems.append(PageError(page.url, sighting.card, "stands twice with different contents"))
            doubtful.add(sighting.card)
    return {card: sighting for card, sighting in found.items() if card not in doubtful}


async def _gather(
    cards: Iterable[str], single: Callable[[str], Awaitable[Sighting]], advance: Callable[[int], None]
) -> tuple[dict[str, Sighting], tuple[PageError, ...]]:
    done = 0

    async def attempt(card: str) -> Sighting | PageError:
        nonlocal done
        try:
            return await single(card)
        except PageError as error:
            return error
        finally:
            done += 1
            advance(done)

    results = await asyncio.gather(*(attempt(card) for card in cards))
    found = {result.card: result for result in results if isinstance(result, Sighting)}
    return found, tuple(result for result in results if isinstance(result, PageError))
