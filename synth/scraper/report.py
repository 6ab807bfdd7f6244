"""What a run found: counts, pages that could not be read, disagreements and the side taken."""

from dataclasses import asdict, dataclass
from typing import Any

from synth.scraper.merge import Conflict
from synth.scraper.page import PageError
from synth.scraper.rules_page import DEFAULTS, RuleNumber


@dataclass(frozen=True)
class SetCounts:
    cards: int
    failed: int
    sources: dict[str, int]
    """Cards read from each site."""


@dataclass(frozen=True)
class ScrapeReport:
    """Says nothing about time or requests, so that the same snapshots give the same report."""

    sets: dict[str, SetCounts]
    errors: tuple[PageError, ...]
    disagreements: tuple[tuple[str, Conflict], ...]
    suspicions: tuple[tuple[str, str], ...]
    """Cards that break a check whatever side is taken."""
    rules: dict[str, RuleNumber]

    def to_json(self) -> dict[str, Any]:
        return {
            "totals": self.totals(),
            "sets": {code: asdict(counts) for code, counts in self.sets.items()},
            "errors": [{"page": e.url, "block": e.block, "problem": e.problem} for e in self.errors],
            "disagreements": [{"card": card, **asdict(conflict)} for card, conflict in self.disagreements],
            "suspicions": [{"card": card, "check": check} for card, check in self.suspicions],
            "rules": {
                "from_rulebook": [name for name, number in self.rules.items() if number.source is None],
                "unlike_rulebook": {
                    name: {"page": number.value, "rulebook": DEFAULTS[name].value}
                    for name, number in self.rules.items()
                    if number.value != DEFAULTS[name].value
                },
            },
        }

    def totals(self) -> dict[str, int]:
        return {
            "sets": len(self.sets),
            "cards": sum(counts.cards for counts in self.sets.values()),
            "failed": sum(counts.failed for counts in self.sets.values()),
            "errors": len(self.errors),
            "disagreements": len(self.disagreements),
            "suspicions": len(self.suspicions),
        }
