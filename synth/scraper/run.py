"""The whole way: the pages of the wanted sets, read and assembled; stopped when too much of a set fails."""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import replace

from synth.scraper import tcgdex
from synth.scraper.assemble import Scrape, assemble
from synth.scraper.choices import EVERY_SET, Choices
from synth.scraper.fetch import Pages
from synth.scraper.harvest import SetHarvest, Watch, harvest_html, harvest_json, label, set_harvest
from synth.scraper.limitless.index import INDEX_PATH, set_sizes
from synth.scraper.page import PageError
from synth.scraper.rules_page import DEFAULTS, RuleNumbers, rule_numbers
from synth.scraper.sites import Site
from synth.scraper.tournaments import deck_files
from synth.spec.errors import InputError, suggestion

Shelf = Mapping[Site, Mapping[str, int]]
"""The sets that each card site has, oldest first, with how many cards it says they have."""


async def scrape_sets(pages: Pages, choices: Choices, most_failures: float, watch: Watch) -> Scrape:
    """`most_failures` is the share of a set's cards that may fail, on either site, before the run is stopped."""
    harvests = await _cards(pages, choices, most_failures, watch) if choices.reads_cards else []
    rules = await _rules(pages) if Site.RULES in choices.sources else None
    scrape = assemble(harvests, rules)
    for code, counts in scrape.report.sets.items():
        _tolerate(counts.failed, counts.cards + counts.failed, most_failures, code, scrape.report.errors)
    if Site.PLAY not in choices.sources or not choices.tournaments:
        return scrape
    deck_size = (rules.numbers if rules else DEFAULTS)["deck_size"].value
    decks, problems = await deck_files(pages, choices.tournaments, deck_size)
    return replace(scrape, decks=decks, report=replace(scrape.report, errors=(*scrape.report.errors, *problems)))


async def _cards(pages: Pages, choices: Choices, most_failures: float, watch: Watch) -> list[SetHarvest]:
    harvests = []
    try:
        shelf = await _shelf(pages, choices)
        codes = _known(choices.sets, tuple(dict.fromkeys(code for sizes in shelf.values() for code in sizes)))
        for code in codes:
            for site, sizes in shelf.items():
                if code in sizes:
                    watch(label(code, site), 0, sizes[code])
        for code in codes:  # a set at a time keeps the connections busy, and a set that fails stops the run early
            harvest = await _harvest(pages, code, shelf, watch)
            for site, found in harvest.sites.items():
                _tolerate(found.failed, found.expected, most_failures, f"{code} on {site}", found.problems)
            harvests.append(harvest)
    except PageError as error:
        raise InputError(f"scrape stopped: {error}") from error
    return harvests


async def _shelf(pages: Pages, choices: Choices) -> Shelf:
    shelf = {}
    if Site.LIMITLESS in choices.sources:
        shelf[Site.LIMITLESS] = set_sizes(await pages.get(Site.LIMITLESS, INDEX_PATH))
    if Site.TCGDEX in choices.sources:
        shelf[Site.TCGDEX] = tcgdex.sets(await pages.get(Site.TCGDEX, tcgdex.SERIES_PATH))
    return shelf


def _known(wanted: Sequence[str], known: tuple[str, ...]) -> tuple[str, ...]:
    """The wanted sets in the site's spelling, each once."""
    if EVERY_SET in wanted:
        return known
    spelled = {code.lower(): code for code in known}
    for code in wanted:
        if code.lower() not in spelled:
            raise InputError(f"unknown set {code!r}{suggestion(code, known)} (the site has {', '.join(known)})")
    return tuple(dict.fromkeys(spelled[code.lower()] for code in wanted))


async def _harvest(pages: Pages, code: str, shelf: Shelf, watch: Watch) -> SetHarvest:
    harvest = {Site.LIMITLESS: harvest_html, Site.TCGDEX: harvest_json}
    reads = {site: harvest[site](pages, code, sizes[code], watch) for site, sizes in shelf.items() if code in sizes}
    sites = dict(zip(reads, await asyncio.gather(*reads.values()), strict=True))
    return set_harvest(code, sites, shelf)


def _tolerate(failed: int, expected: int, most: float, what: str, problems: Sequence[PageError]) -> None:
    if failed > most * expected:
        first = f"; first: {problems[0]}" if problems else ""
        raise InputError(f"scrape stopped: {failed} of {expected} cards of {what} failed (limit {most:.0%}){first}")


async def _rules(pages: Pages) -> RuleNumbers:
    """The rulebook stands in for a how-to-play page that cannot be read; the report says so."""
    try:
        return rule_numbers(await pages.get(Site.RULES, ""))
    except PageError as error:
        return RuleNumbers(DEFAULTS, (error,))
