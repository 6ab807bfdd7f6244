"""A verification campaign: what was compared, what was never played, and every difference."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from synth.report.parts import Section, TableCell, facts, names, number, paragraph, table
from synth.spec.errors import InputError

FILE = "report.json"


class _Difference(BaseModel):
    model_config = ConfigDict(extra="ignore")

    seed: int
    step: int
    what: str
    reference: int
    engine: int


class _Cluster(BaseModel):
    model_config = ConfigDict(extra="ignore")

    kind: str
    scenario: str | None = None
    differences: tuple[_Difference, ...]


class _Summary(BaseModel):
    """What `synth verify --json` prints."""

    model_config = ConfigDict(extra="ignore")

    decisions: int
    games: int
    differences: int
    seconds: float
    cards_played: int
    cards_in_pool: int
    attacks_used: int
    attacks_in_pool: int
    verbs_played: int
    verbs_in_pool: int
    never_played: tuple[str, ...] = Field(default=())


_CLUSTERS = TypeAdapter(tuple[_Cluster, ...])


def differences(folder: Path) -> list[Section]:
    path = folder / FILE
    if not path.is_file():
        return []
    try:
        clusters = _CLUSTERS.validate_json(path.read_bytes())
    except (OSError, ValidationError) as error:
        raise InputError(f"{path} is not a report of synth verify: {str(error).splitlines()[0]}") from None
    rows = [
        [TableCell(cluster.kind, cluster.kind), number(one.seed, str(one.seed)), number(one.step), TableCell(one.what),
         number(one.reference), number(one.engine), TableCell(cluster.scenario or "", link=cluster.scenario or "")]
        for cluster in clusters for one in cluster.differences
    ]  # fmt: skip
    said = paragraph(f"synth watch {path} shows each of them, both engines side by side.") if rows else ""
    columns = ("kind", "seed", "step", "what", "reference", "engine", "scenario")
    return [Section(f"Differences: {len(rows)}", said + table(columns, rows))]


def is_summary(content: Mapping[str, Any]) -> bool:
    return {"decisions", "cards_played", "verbs_played"} <= content.keys()


def summary(content: Mapping[str, Any], path: Path) -> Section:
    try:
        one = _Summary.model_validate(content)
    except ValidationError as error:
        raise InputError(f"{path} is not what synth verify --json prints: {error.errors()[0]['msg']}") from None
    shown = facts([
        ("decisions", f"{one.decisions:,}"), ("games", f"{one.games:,}"), ("differences", f"{one.differences:,}"),
        ("cards played", f"{one.cards_played:,} of {one.cards_in_pool:,}"),
        ("attacks used", f"{one.attacks_used:,} of {one.attacks_in_pool:,}"),
        ("verbs", f"{one.verbs_played:,} of {one.verbs_in_pool:,}"), ("seconds", f"{one.seconds:,.0f}"),
    ])  # fmt: skip
    idle = names("never played", one.never_played) if one.never_played else ""
    return Section(f"Verification: {path.name}", shown + idle)
