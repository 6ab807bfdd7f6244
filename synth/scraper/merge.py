"""Two sites, one card: which of them is believed where they differ, and why.

In this order, and the reason is kept with every conflict:
1. a value that breaks a check of `checks` loses to one that breaks fewer;
2. a value that more sightings of the same card carry, over all its printings in this run, wins;
3. the preferred site of the field wins.
The HTML site must have the card; the JSON site, which lacks whole sets, confirms or contradicts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from synth.scraper.checks import breaches
from synth.scraper.sighting import PRINT_FACTS, Facts, Sighting, Value
from synth.scraper.sites import Site

ANY_PACK = "everypack"
"""Pack of a card for which no site names a particular one."""

PREFERRED = {"hp": Site.TCGDEX}
"""Site that wins a field when nothing else decides; the HTML site for every other field. It is kept by hand from the
game's screens and has the better texts and suffixes, but has been wrong about HP where the JSON site was right."""


@dataclass(frozen=True)
class Conflict:
    """A field on which the sites disagree after normalisation."""

    field: str
    chosen: Value
    values: Mapping[str, tuple[str, ...]]
    """Each value as text ("null" for none), with the sites that carry it."""
    why: str


@dataclass(frozen=True)
class Merged:
    facts: Facts
    conflicts: tuple[Conflict, ...]
    suspicions: tuple[str, ...]
    """Checks the chosen values still break: no site is right, or the card is new in kind."""


def merge(html: Sighting, json: Sighting | None, family: Sequence[Sighting]) -> Merged:
    """`family` are all sightings of the card's printings, from both sites, these two among them."""
    facts = dict(html.facts)
    if json is None:
        return Merged(facts | _print_facts(facts, {}), (), tuple(breaches(facts)))
    # Should the JSON site win how many attacks there are, the facts of the further one are its own.
    facts = {path: value for path, value in json.facts.items() if path.startswith("attacks.")} | facts
    shared = [field for field in html.facts if field in json.facts and field not in PRINT_FACTS]
    conflicts = []
    for field in shared:
        if html.facts[field] != json.facts[field]:
            conflict = _settle(field, facts, (html, json), family)
            facts[field] = conflict.chosen
            conflicts.append(conflict)
    return Merged(facts | _print_facts(html.facts, json.facts), tuple(conflicts), tuple(breaches(facts)))


def _settle(field: str, facts: Facts, rivals: tuple[Sighting, Sighting], family: Iterable[Sighting]) -> Conflict:
    html, json = rivals
    broken = {site.site: list(breaches({**facts, field: site.facts[field]})) for site in rivals}
    votes = Counter(sighting.facts[field] for sighting in family if field in sighting.facts)
    if len(broken[html.site]) != len(broken[json.site]):
        winner, loser = sorted(rivals, key=lambda site: len(broken[site.site]))
        reason = next(rule for rule in broken[loser.site] if rule not in broken[winner.site])
        why = f"{loser.site} breaks {reason}"
    elif votes[html.facts[field]] != votes[json.facts[field]]:
        winner = max(rivals, key=lambda site: votes[site.facts[field]])
        why = f"{votes[winner.facts[field]]} of {votes.total()} sightings of its printings"
    else:
        winner = json if PREFERRED.get(field) is json.site else html
        why = f"{winner.site} is preferred for {field.rsplit('.', 1)[-1]}"
    values = {_shown(site.facts[field]): (str(site.site),) for site in rivals}
    return Conflict(field, winner.facts[field], values, why)


def _print_facts(facts: Facts, second: Facts) -> dict[str, Value]:
    """The piece of card: the JSON site tells shiny cards from starred ones, either site may name the pack."""
    return {
        "rarity": second.get("rarity") or facts["rarity"],
        "pack": facts["pack"] or second.get("pack") or ANY_PACK,
        "illustrator": facts["illustrator"] or second.get("illustrator") or "",
    }


def _shown(value: Value) -> str:
    return "null" if value is None else str(value)
