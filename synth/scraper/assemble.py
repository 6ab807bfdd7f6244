"""From the sightings of all sets to records: merged, made into cards, given their identity."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from pydantic import ValidationError

from synth.scraper.harvest import SetHarvest
from synth.scraper.merge import Merged, merge
from synth.scraper.page import PageError
from synth.scraper.printings import identify
from synth.scraper.records import Record, printed
from synth.scraper.report import ScrapeReport, SetCounts
from synth.scraper.rules_page import RuleNumbers
from synth.scraper.sighting import Sighting
from synth.scraper.sites import CARD_SITES, Site
from synth.spec.cards import PrintedCard


@dataclass(frozen=True)
class Scrape:
    records: dict[str, tuple[Record, ...]]
    """By set, in order of number."""
    rules: RuleNumbers | None
    """None if the run was not asked for them."""
    report: ScrapeReport
    decks: Mapping[str, str] = field(default_factory=dict)
    """Deck files by name."""


def assemble(harvests: Sequence[SetHarvest], rules: RuleNumbers | None) -> Scrape:
    seen = {site: _all(harvests, site) for site in CARD_SITES}
    merged: dict[str, Merged] = {}
    cards: dict[str, PrintedCard] = {}
    versions: dict[str, tuple[str, ...]] = {}
    errors = [problem for harvest in harvests for problem in harvest.problems]
    for harvest in harvests:
        lead = harvest.leading
        for card, sighting in sorted(harvest.sites[lead].sightings.items()):
            result = merge(
                [seen[site][card] for site in CARD_SITES if card in seen[site]],
                [seen[site][other] for site in CARD_SITES for other in _family(sighting, seen[lead]) if other in seen[site]],
            )
            try:
                cards[card] = printed(card, result.facts)
            except ValidationError as error:
                errors.append(_unfit(sighting, error))
            else:
                merged[card], versions[card] = result, sighting.versions
    identities = identify(cards, versions)
    records = {
        harvest.code: tuple(
            Record(card, identities[name].play_id, merged[name].conflicts)
            for name, card in cards.items()
            if card.set == harvest.code
        )
        for harvest in harvests
    }
    report = ScrapeReport(
        sets={harvest.code: _counts(harvest, len(records[harvest.code])) for harvest in harvests},
        errors=(*errors, *(rules.problems if rules else ())),
        disagreements=tuple((card, conflict) for card, result in merged.items() for conflict in result.conflicts),
        suspicions=tuple(
            (card, check)
            for card, result in merged.items()
            for check in (*result.suspicions, *identities[card].suspicions)
        ),
        rules=rules.numbers if rules else {},
    )
    return Scrape(records, rules, report)


def _all(harvests: Sequence[SetHarvest], site: Site) -> dict[str, Sighting]:
    found = (harvest.sites[site].sightings for harvest in harvests if site in harvest.sites)
    return {card: sighting for sightings in found for card, sighting in sightings.items()}


def _family(sighting: Sighting, known: Mapping[str, Sighting]) -> list[str]:
    """Printings of the same card: linked by the site, and with the same names on them, lest a wrong link speak."""
    linked = dict.fromkeys((sighting.card, *sighting.versions))
    return [card for card in linked if card in known and known[card].title == sighting.title]


def _unfit(sighting: Sighting, error: ValidationError) -> PageError:
    first = error.errors()[0]
    return PageError(sighting.url, f"{sighting.card} {'.'.join(map(str, first['loc']))}".strip(), first["msg"])


def _counts(harvest: SetHarvest, cards: int) -> SetCounts:
    sources = {str(site): len(found.sightings) for site, found in harvest.sites.items()}
    return SetCounts(cards, harvest.sites[harvest.leading].expected - cards, sources)
