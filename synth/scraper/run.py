"""The whole way: the pages of the wanted sets, read and assembled; stopped when too much of a set fails."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace

from synth.scraper import tcgdex
from synth.scraper.assemble import Scrape, assemble
from synth.scraper.fetch import Pages
from synth.scraper.harvest import SetHarvest, Watch, harvest_html, harvest_json
from synth.scraper.limitless.index import INDEX_PATH, set_sizes
from synth.scraper.page import PageError
from synth.scraper.rules_page import DEFAULTS, RuleNumbers, rule_numbers
from synth.scraper.sites import Site
from synth.scraper.tournaments import deck_files
from synth.spec.errors import InputError, suggestion

EVERY_SET = "all"


async def scrape_sets(
    pages: Pages, wanted: Sequence[str], most_failures: float, watch: Watch, tournaments: int = 0
) -> Scrape:
    """`most_failures` is the share of a set's cards that may fail, on either site, before the run is stopped."""
    try:
        sizes = set_sizes(await pages.get(Site.LIMITLESS, INDEX_PATH))
        codes = _known(wanted, tuple(sizes))
        carried = tcgdex.sets(await pages.get(Site.TCGDEX, tcgdex.SERIES_PATH))
        harvests = []
        for code in codes:  # a set at a time keeps the connections busy, and a set that fails stops the run early
            harvest = await _harvest(pages, code, sizes[code], code in carried, watch)
            for site, found in harvest.sites.items():
                _tolerate(found.failed, found.expected, most_failures, f"{code} on {site}", found.problems)
            harvests.append(harvest)
    except PageError as error:
        raise InputError(f"scrape stopped: {error}") from error
    scrape = assemble(harvests, await _rules(pages))
    for code, counts in scrape.report.sets.items():
        _tolerate(counts.failed, counts.cards + counts.failed, most_failures, code, scrape.report.errors)
    if not tournaments:
        return scrape
    decks, problems = await deck_files(pages, tournaments)
    return replace(scrape, decks=decks, report=replace(scrape.report, errors=(*scrape.report.errors, *problems)))


def _known(wanted: Sequence[str], known: tuple[str, ...]) -> tuple[str, ...]:
    """The wanted sets in the site's spelling, each once."""
    if EVERY_SET in wanted:
        return known
    spelled = {code.lower(): code for code in known}
    for code in wanted:
        if code.lower() not in spelled:
            raise InputError(f"unknown set {code!r}{suggestion(code, known)} (the site has {', '.join(known)})")
    return tuple(dict.fromkeys(spelled[code.lower()] for code in wanted))


async def _harvest(pages: Pages, code: str, size: int, carried: bool, watch: Watch) -> SetHarvest:
    reads = {Site.LIMITLESS: harvest_html(pages, code, size, watch)}
    if carried:
        reads[Site.TCGDEX] = harvest_json(pages, code, watch)
    return SetHarvest(code, dict(zip(reads, await asyncio.gather(*reads.values()), strict=True)))


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
