"""The disagreements the sites really have, each site with its own value, against what is known to be right."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from synth.scraper.merge import merge
from synth.scraper.sighting import Sighting, Value
from synth.scraper.sites import Site
from synth.scraper.wording import sentence

CORPUS = Path(__file__).resolve().parents[3] / "shared/corpus"
ONE_SITE_ONLY = {"A4b", "B2b", "B3", "B3a"}
BEYOND_RULES = {
    # Both sites have the same wrong wording.
    ("A1-045", "attacks.0.text"), ("A1-181", "attacks.0.text"),
    # One site says "back into" or "or", the other "into" and "and": the preferred one is wrong, and means the same.
    ("A1-210", "attacks.0.text"), ("A3a-098", "attacks.0.text"),
    ("A3-051", "attacks.0.text"), ("A3-184", "attacks.0.text"), ("A3-202", "attacks.0.text"), ("A4b-124", "attacks.0.text"),
}  # fmt: skip

pytestmark = pytest.mark.skipif(not CORPUS.is_dir(), reason="the corpus is not part of the project")


@pytest.fixture(scope="module")
def corpus() -> dict[str, dict[str, Any]]:
    return {card["id"]: card for path in sorted(CORPUS.glob("*.json")) for card in json.loads(path.read_text("utf-8"))}


def facts(card: dict[str, Any]) -> dict[str, Value]:
    """The right facts, in the paths of a sighting."""
    found: dict[str, Value] = {"rarity": "", "pack": "", "illustrator": "", "name": card["name"], "kind": card["kind"]}
    if card["kind"] != "pokemon":
        return found | {"text": card["text"]}
    found |= {field: card[field] for field in ("stage", "evolves_from", "hp", "type", "weakness", "retreat", "ex")}
    found |= {f"ability.{part}": (card["ability"] or {}).get(part) for part in ("name", "text")}
    found["attacks"] = len(card["attacks"])
    for index, attack in enumerate(card["attacks"]):
        found |= {f"attacks.{index}.{part}": attack[part] for part in ("name", "cost", "damage", "op", "text")}
    return found


def said(card: dict[str, Any], site: Site) -> dict[str, Value]:
    """The facts as one site has them."""
    found = facts(card)
    for conflict in card["conflicts"]:
        for value, sites in conflict["values"].items():
            if site in sites:
                number = isinstance(conflict["chosen"], int)
                text = sentence(value) if conflict["field"].endswith("text") else value
                found[conflict["field"]] = None if value == "null" else int(value) if number else text
    return found


def sightings(card: dict[str, Any]) -> Iterator[Sighting]:
    for site in (Site.LIMITLESS, Site.TCGDEX):
        if site is Site.LIMITLESS or card["set"] not in ONE_SITE_ONLY:
            yield Sighting(card["id"], site, str(site), said(card, site))


def test_every_conflict_is_settled_as_is_right_but_for_those_no_rule_can_see(corpus):
    families: dict[str, list[Sighting]] = {}
    for card in corpus.values():
        families.setdefault(card["play_id"], []).extend(sightings(card))
    merged = {name: merge(list(sightings(card)), families[card["play_id"]]) for name, card in corpus.items()}
    wrong = {
        (name, field)
        for name, card in corpus.items()
        for field, value in facts(card).items()
        if field not in ("rarity", "pack", "illustrator") and merged[name].facts[field] != value
    }
    assert wrong == BEYOND_RULES
    assert sum(bool(card["conflicts"]) for card in corpus.values()) > 200
    assert not [name for name in merged if merged[name].suspicions]
