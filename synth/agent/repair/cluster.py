"""A report of `synth verify` as data: clusters of differences, each with a scenario if one could be stated."""

from pathlib import Path
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from synth.agent.files import read_json
from synth.spec.cards import CardId, Energy
from synth.spec.decks import Deck
from synth.spec.errors import InputError
from synth.verify.differences.report import REPORT
from synth.verify.rollouts.verifier import Difference
from synth.verify.scenarios.scenario import Scenario, read_file

Words = Annotated[str, Field(max_length=200, pattern=r"^[ -~]*$")]


class _Part(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class _Deck(_Part):
    name: str = Field(max_length=200)
    cards: tuple[CardId, ...] = Field(max_length=60)
    energy: tuple[Energy, ...]


class _Difference(_Part):
    seed: int
    step: int
    what: Words
    reference: int
    engine: int
    decks: tuple[_Deck, _Deck]
    actions: tuple[int, ...] = Field(max_length=100_000)

    def read(self) -> Difference:
        first, second = (Deck(deck.name, deck.cards, deck.energy) for deck in self.decks)
        return Difference(self.seed, self.step, self.what, self.reference, self.engine, (first, second), self.actions)


class _Cluster(_Part):
    kind: Words
    scenario: str | None = Field(pattern=r"^difference-\d{1,3}\.yaml$")
    differences: tuple[_Difference, ...] = Field(min_length=1)


class Cluster(_Part):
    """Differences with one cause, as a rule."""

    model_config = ConfigDict(frozen=True, arbitrary_types_allowed=True)

    number: int
    kind: str
    shortest: Difference
    scenario: Scenario | None


def read_report(path: Path) -> list[Cluster]:
    """Of `report.json`, or the folder that it is in; an InputError for anything that is no report."""
    path = path / REPORT if path.is_dir() else path
    try:
        found = TypeAdapter(list[_Cluster]).validate_python(read_json(path))
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        raise InputError(f"{path}: {'.'.join(map(str, first['loc'])) or 'the file'}: {first['msg']}") from None
    return [_cluster(number, one, path.parent) for number, one in enumerate(found, start=1)]


def _cluster(number: int, given: _Cluster, folder: Path) -> Cluster:
    shortest = min(given.differences, key=lambda one: len(one.actions)).read()
    scenario = None
    if given.scenario:
        scenario = next(read_file(folder / given.scenario), None)
        if scenario is None:
            raise InputError(f"{folder / given.scenario}: no scenario there")
    return Cluster(number=number, kind=given.kind, shortest=shortest, scenario=scenario)
