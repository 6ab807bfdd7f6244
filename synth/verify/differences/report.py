"""What a campaign found, as files: every difference with the way to it, and for each kind a small scenario."""

import json
from collections.abc import Callable, Iterable
from dataclasses import asdict
from pathlib import Path
from typing import Any

import yaml

from synth.reference_py.cards import CardPool
from synth.verify.differences.shrink import Engine, kind_of, shrink
from synth.verify.rollouts.verifier import Difference
from synth.verify.scenarios.scenario import Scenario

REPORT, SCENARIO = "report.json", "difference-{}.yaml"
KINDS = 5
"""Kinds of differences that are shrunk: one cause shows in many cells."""


def write_report(
    differences: Iterable[Difference],
    pool: CardPool,
    engine: Engine,
    folder: Path,
    tick: Callable[[int], None] = lambda _: None,
) -> list[Path]:
    """Writes the report and the scenarios; the paths of these."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob(SCENARIO.format("*")):
        old.unlink()
    kinds: dict[str, list[Difference]] = {}
    for difference in differences:
        kinds.setdefault(kind_of(difference), []).append(difference)
    clusters: list[dict[str, Any]] = [
        {"kind": kind, "scenario": None, "differences": [asdict(one) for one in of_kind]} for kind, of_kind in kinds.items()
    ]
    _save(clusters, folder)  # shrinking takes a while and may be interrupted
    written = []
    for number, (cluster, of_kind) in enumerate(zip(clusters[:KINDS], kinds.values(), strict=False), start=1):
        scenario = shrink(min(of_kind, key=lambda one: len(one.actions)), pool, engine, tick)
        if scenario:
            path = folder / SCENARIO.format(number)
            path.write_text(dump(scenario), encoding="utf-8")
            cluster["scenario"] = path.name
            written.append(path)
            _save(clusters, folder)
    return written


def _save(clusters: list[dict[str, Any]], folder: Path) -> None:
    (folder / REPORT).write_text(json.dumps(clusters, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def dump(scenario: Scenario) -> str:
    """As a person would write it: what is at its default is left out."""
    facts = scenario.model_dump(mode="json", exclude_defaults=True, exclude_none=True)
    steps = [step.model_dump(mode="json", exclude_none=True) for step in scenario.steps]
    lines: dict[str, Any] = {key: value for key, value in facts.items() if key != "steps"} | {"steps": steps}
    return yaml.safe_dump(lines, sort_keys=False, allow_unicode=True, default_flow_style=None, width=120)
