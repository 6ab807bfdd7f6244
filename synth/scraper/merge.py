"""Several sites, one card: which of them is believed where they differ, and why (docs/scraping.md has the table).

A field on which the sites that have a printing agree stands. Otherwise every value that a site states of the printing,
or of another printing of the same card, is a candidate, and the first of these rules that tells candidates apart decides:
1. checks: a value that breaks a rule of `checks` loses to one that breaks fewer;
2. article: of two texts that differ in nothing but "1" for "a", the one with "a", which typists shorten;
3. votes: each site has one, shared out evenly among its printings of the card;
4. preference: the preferred site of the field;
5. what the sites say of this printing, rather than of another one.
"""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction

from synth.scraper.checks import breaches
from synth.scraper.sighting import PRINT_FACTS, Facts, Sighting, Value
from synth.scraper.sites import CARD_SITES, Site

ANY_PACK = "everypack"
"""Pack of a card for which no site names a particular one."""

PREFERRED = {"hp": Site.TCGDEX}
"""Site that wins a field when nothing else decides; the first of the card sites for every other field. It is kept by hand from
the game's screens and has the better texts, but the one HP nothing else could decide was right on the JSON site."""

SHINY = ("*", "**")
_ARTICLE = re.compile(r"\b(?:an?|1)\b")
_NUMERAL = re.compile(r"\b1\b")


class Rule(StrEnum):
    """In the order in which they are asked."""

    CHECK = "check"
    ARTICLE = "article"
    VOTES = "votes"
    PREFERENCE = "preference"
    OWN = "own"


@dataclass(frozen=True)
class Conflict:
    """A field on which the sites disagree after normalisation, or are overruled by other printings of the card."""

    field: str
    chosen: Value
    values: Mapping[str, tuple[str, ...]]
    """What is said of this printing: each value as text ("null" for none), with the sites that carry it."""
    why: str


@dataclass(frozen=True)
class Merged:
    facts: Facts
    conflicts: tuple[Conflict, ...]
    suspicions: tuple[str, ...]
    """Checks the chosen values still break: no site is right, or the card is new in kind."""


def merge(sightings: Sequence[Sighting], family: Sequence[Sighting]) -> Merged:
    """`sightings` are what each site says of one printing, the leading one first; `family` is what they say of all
    printings of the card, these included."""
    lead = sightings[0]
    facts = dict(lead.facts)
    for other in (*sightings, *family):
        # Should another sighting win how many attacks there are, the facts of the further one are its own.
        facts = {path: value for path, value in other.facts.items() if path.startswith("attacks.")} | facts
    conflicts = []
    for field in lead.facts:
        if field not in PRINT_FACTS and (conflict := _settle(field, facts, sightings, family)):
            facts[field] = conflict.chosen
            conflicts.append(conflict)
    return Merged(facts | _print_facts(sightings), tuple(conflicts), tuple(breaches(facts)))


def _settle(field: str, facts: Facts, sightings: Sequence[Sighting], family: Sequence[Sighting]) -> Conflict | None:
    """The conflict, if what is chosen is not what every site says of this printing."""
    own = {sighting.site: sighting.facts[field] for sighting in sightings if field in sighting.facts}
    stating = [sighting for sighting in family if field in sighting.facts]
    said = dict.fromkeys(own.values())
    rivals = list(dict.fromkeys((*said, *(sighting.facts[field] for sighting in stating))))
    spelling = _differ_by_article(rivals)
    if len(rivals) == 1 or (len(own) > 1 and len(said) == 1 and not spelling):
        return None
    broken = {rival: list(breaches({**facts, field: rival})) for rival in rivals}
    votes = _votes(field, stating)
    preferred = PREFERRED.get(field, CARD_SITES[0])
    favoured = {own[preferred]} if preferred in own else {s.facts[field] for s in stating if s.site is preferred}

    def merits(rival: Value) -> tuple[int, int, Fraction, bool, bool]:
        numerals = len(_NUMERAL.findall(str(rival))) if spelling else 0
        return -len(broken[rival]), -numerals, votes.get(rival, Fraction()), rival in favoured, rival in said

    chosen = max(rivals, key=merits)
    if list(said) == [chosen]:
        return None
    carriers = {value: tuple(str(site) for site in own if own[site] == value) for value in said}
    # The reason is told against a value that is said of this printing, where there is one.
    loser = max((rival for rival in rivals if rival != chosen), key=lambda rival: (rival in said, merits(rival)))
    rule = next(rule for rule, won, lost in zip(Rule, merits(chosen), merits(loser), strict=True) if won != lost)
    why = {
        Rule.CHECK: f"{', '.join(carriers.get(loser, ['another printing']))} breaks {_first_of(broken[loser], broken[chosen])}",
        Rule.ARTICLE: "the same but for 1, which stands for a",
        Rule.VOTES: f"{float(votes[chosen]):.3g} to {float(votes[loser]):.3g} by the printings of the card",
        Rule.PREFERENCE: f"{preferred} for {field.rsplit('.', 1)[-1]}",
        Rule.OWN: "another printing says otherwise",
    }[rule]
    return Conflict(field, chosen, {_shown(value): sites for value, sites in carriers.items()}, f"{rule}: {why}")


def _votes(field: str, stating: Sequence[Sighting]) -> Mapping[Value, Fraction]:
    """A site that repeats itself over ten printings is one witness, not ten."""
    printings = Counter(sighting.site for sighting in stating)
    votes: dict[Value, Fraction] = {}
    for sighting in stating:
        value = sighting.facts[field]
        votes[value] = votes.get(value, Fraction()) + Fraction(1, printings[sighting.site])
    return votes


def _differ_by_article(rivals: Sequence[Value]) -> bool:
    return all(isinstance(rival, str) for rival in rivals) and len({_ARTICLE.sub("1", str(rival)) for rival in rivals}) == 1


def _first_of(rules: Sequence[str], others: Sequence[str]) -> str:
    return next((rule for rule in rules if rule not in others), "")


def _print_facts(sightings: Sequence[Sighting]) -> dict[str, Value]:
    """The piece of card: the first site that says something, but only the JSON site tells shiny cards from starred ones."""
    first = {field: next((s.facts[field] for s in sightings if s.facts[field]), "") for field in PRINT_FACTS}
    shiny = next((s.facts["rarity"] for s in sightings if s.facts["rarity"] in SHINY), None)
    return first | {"rarity": shiny or first["rarity"], "pack": first["pack"] or ANY_PACK}


def _shown(value: Value) -> str:
    return "null" if value is None else str(value)
