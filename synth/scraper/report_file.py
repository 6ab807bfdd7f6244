"""The report of the last run, read back from its folder."""

from collections import Counter
from pathlib import Path

from pydantic import BaseModel, ConfigDict, ValidationError

from synth.scraper.output import REPORT_FILE
from synth.scraper.report import SetCounts
from synth.scraper.sighting import Value
from synth.spec.errors import InputError


class _Part(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class Problem(_Part):
    page: str
    block: str
    problem: str


class Disagreement(_Part):
    card: str
    field: str
    chosen: Value
    values: dict[str, list[str]]
    why: str

    @property
    def rule(self) -> str:
        """The rule of the merge that decided."""
        return self.why.partition(":")[0]


class Suspicion(_Part):
    card: str
    check: str


class UnlikeRulebook(_Part):
    page: int
    rulebook: int


class RulesReport(_Part):
    from_rulebook: list[str]
    unlike_rulebook: dict[str, UnlikeRulebook]


class ReportFile(_Part):
    totals: dict[str, int]
    sets: dict[str, SetCounts]
    errors: list[Problem]
    disagreements: list[Disagreement]
    suspicions: list[Suspicion]
    rules: RulesReport

    def taken(self) -> dict[tuple[str, str, str], int]:
        """How often each rule decided a kind of field, and for which site; "no site" where other printings overruled all."""
        return dict(sorted(Counter(_side(found) for found in self.disagreements).items()))


def _side(found: Disagreement) -> tuple[str, str, str]:
    chosen = "null" if found.chosen is None else str(found.chosen)
    return found.rule, found.field.rsplit(".", 1)[-1], ", ".join(found.values.get(chosen, ["no site"]))


def read_report(folder: Path) -> ReportFile:
    path = folder / REPORT_FILE
    try:
        return ReportFile.model_validate_json(path.read_bytes())
    except OSError as error:
        raise InputError(f"{path}: cannot be read ({error.strerror}); run synth scrape --out {folder} first") from error
    except ValidationError as error:
        place = ".".join(map(str, error.errors()[0]["loc"])) or "the file"
        raise InputError(f"{path}: {place} is not as a scrape writes it; run synth scrape again") from error
