"""A run of all levels: what was compared, the matrix of interactions, curves of coverage, the last mutation run, small cases."""

import html
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from synth.report.parts import Section, TableCell, facts, number, paragraph, table
from synth.report.plots import Curve, curves

MUTATION = "mutation.json"


def levels(found: Mapping[str, Any], mutation: Path | None = None) -> list[Section]:
    sections = [_totals(found), _matrix(found["matrix"]), _coverage(found), _cases(found["differences"])]
    if mutation and mutation.is_file():
        sections.append(_faults(json.loads(mutation.read_text("utf-8"))))
    return [section for section in sections if section.body]


def _totals(found: Mapping[str, Any]) -> Section:
    seeds = found["seeds"]
    shown = facts([
        ("decisions", f"{found['decisions']:,}"), ("differences", f"{len(found['differences']):,}"),
        ("seeds", f"{seeds[0]} to {seeds[-1]}" if len(seeds) > 1 else str(*seeds)), ("no room", f"{found['no_room']:,}"),
    ])  # fmt: skip
    columns = ("level", "decisions", "games or positions", "differences", "CPU-seconds")
    rows = [
        [number(float(level), level), *(number(one[name]) for name in ("decisions", "games", "differences", "seconds"))]
        for level, one in found["levels"].items()
    ]
    return Section("Levels", shown + table(columns, rows))


def _matrix(matrix: Mapping[str, Any]) -> Section:
    """A row for what holds, lasts or waits; a column for each effect."""
    if not matrix["verbs"]:
        return Section("Interactions", "")
    met = {(verb, other): times for verb, other, times in matrix["met"]}
    missing = {(verb, other) for verb, other in matrix["never_met"]}
    rows: list[Sequence[TableCell | str]] = [
        [other, *(_met(met.get((verb, other), 0), verb, other, (verb, other) in missing) for verb in matrix["verbs"])]
        for other in matrix["others"]
    ]
    possible = matrix["possible"]
    said = f"{possible - len(missing)} of {possible} pairs of words that can meet did, where each matters (–: cannot)."
    wrong = ", ".join(f"{verb} beside {other}" for verb, other in matrix["unforeseen"])
    more = paragraph(f"Pairs that met though the rule says that they cannot: {wrong}.") if wrong else ""
    return Section("Interactions", paragraph(said) + more + table(["", *matrix["verbs"]], rows, narrow=True))


def _met(times: int, verb: str, other: str, missing: bool) -> TableCell:
    title = f"{verb} beside {other}: {times or ('never' if missing else 'cannot meet')}"
    shown, tint = str(times) if times else "" if missing else "–", min(1.0, 0.3 + times / 10) if times else None
    return TableCell(shown, float(times), tint=tint, title=title)


def _coverage(found: Mapping[str, Any]) -> Section:
    parts = []
    for part in dict.fromkeys(one["part"] for one in found["curves"]):
        lines = [Curve(f"{part}, seed {one['seed']}", one["points"]) for one in found["curves"] if one["part"] == part]
        parts.append(curves(lines[:6], "positions" if part.startswith("interactions") else "decisions of the search", low=0))
    if found["values"]:
        rows = [[name, number(count)] for name, count in found["values"].items()]
        parts.append(table(("cell", "values seen, in ranges"), rows))
    if found.get("run_of"):
        rows = [[name, number(some), number(whole)] for name, (some, whole) in found["run_of"].items()]
        parts.append(table(("of the engine", "run or read by part unrun", "there are"), rows))
    if found["never_run"]:
        parts.append(table(("never run",), [[one] for one in found["never_run"]]))
    return Section("Coverage", "".join(parts))


def _cases(differences: Sequence[Mapping[str, Any]]) -> Section:
    parts = []
    for one in differences:
        parts.append(
            paragraph(f"{one['part']}, seed {one['seed']}: {one['what']}: reference {one['reference']}, engine {one['engine']}")
        )
        if one["scenario"]:
            parts.append(f"<pre>{html.escape(one['scenario'])}</pre>")
    return Section("Differences", "".join(parts))


def _faults(report: Mapping[str, Any]) -> Section:
    share = f"{report['share']:.1%}" if report["share"] is not None else "none"
    shown = facts([
        ("faults", f"{report['faults']:,}"), ("kinds", str(report["kinds"])), ("caught", share),
        ("survived", str(report["survived"])), ("equivalent", str(report["equivalent"])),
        ("median seconds", str(report["median_seconds"])),
    ])  # fmt: skip
    columns = ("stage", "kind", "level 1", "level 2", "level 3", "survived", "equivalent", "median decisions")
    rows = [
        [one["stage"], one["kind"], *(number(one["by_level"][level]) for level in "123"), number(one["survived"]),
         number(one["equivalent"]), number(one["median_decisions"] or 0)]
        for one in report["table"]
    ]  # fmt: skip
    survivors = [[one["stage"], one["kind"], one["where"], one["said"]] for one in report["survivors"]]
    left = table(("stage", "survived", "where", "what"), survivors) if survivors else ""
    return Section("Faults that were put in", shown + table(columns, rows) + left)
