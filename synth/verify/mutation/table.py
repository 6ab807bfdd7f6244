"""What a run of `synth mutate` says: which level caught what, after how much, and what nobody noticed."""

import json
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from statistics import median
from typing import Any

import yaml

from synth.spec.files import replace_file
from synth.verify.mutation.campaign import LEVELS, Judged, Run
from synth.verify.mutation.fault import STAGES
from synth.verify.mutation.judging import UNREACHED

EQUIVALENT = Path(__file__).with_name("equivalent.yaml")
"""Faults that change nothing that can be seen, each with the reason."""
REPORT, TABLE = "mutation.json", "mutation.txt"
FEW = 3
"""Moves that a scenario should not need more than."""


def equivalent() -> dict[str, str]:
    """By name, why."""
    return {one["fault"]: one["because"] for one in yaml.safe_load(EQUIVALENT.read_text("utf-8")) or ()}


def report_of(run: Run, judged: Sequence[Judged]) -> dict[str, Any]:
    known = equivalent()
    lines = [_line(one, known) for one in judged]
    return {
        "seed": run.seed,
        "size": run.size,
        "levels": run.levels,
        "faults": len(lines),
        "kinds": len({(line["stage"], line["kind"]) for line in lines}),
        **_counts(lines),
        "scenarios": _scenarios(lines) if run.small else None,
        "stages": {stage: _counts([line for line in lines if line["stage"] == stage]) for stage in STAGES},
        "table": _table(lines),
        "survivors": [line for line in lines if line["outcome"] == "survived"],
        "each": lines,
    }


def _line(one: Judged, known: Mapping[str, str]) -> dict[str, Any]:
    fault, verdict = one.fault, one.verdict
    outcome = {-1: "refused", 0: "survived"}.get(verdict["level"], "caught")
    if outcome == "survived" and fault.name in known:
        outcome = "equivalent"
    named = {"id": fault.id, "stage": fault.stage, "kind": fault.kind, "where": fault.where, "said": fault.said}
    return named | {"outcome": outcome} | verdict


def _counts(lines: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    caught = [line for line in lines if line["outcome"] == "caught"]
    survived = sum(line["outcome"] == "survived" for line in lines)
    real = len(caught) + survived
    return {
        "caught": len(caught),
        "survived": survived,
        "refused": sum(line["outcome"] == "refused" for line in lines),
        "equivalent": sum(line["outcome"] == "equivalent" for line in lines),
        "unreached": sum(line["outcome"] == "survived" and line["by"] == UNREACHED for line in lines),
        "share": round(len(caught) / real, 4) if real else None,
        "by_level": {level: sum(line["level"] == level for line in caught) for level in LEVELS},
        "median_decisions": median(line["decisions"] for line in caught) if caught else None,
        "median_seconds": round(median(line["seconds"] for line in caught), 2) if caught else None,
        "longest_seconds": max((line["seconds"] for line in caught), default=None),
    }


def _scenarios(lines: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """Of the faults that were caught: how many ended in a scenario, and in how many moves."""
    caught = [line for line in lines if line["outcome"] == "caught"]
    told = [line["moves"] for line in caught if line["moves"] >= 0]
    few = sum(moves <= FEW for moves in told)
    share = round(few / len(caught), 4) if caught else None
    return {"caught": len(caught), "told": len(told), f"at_most_{FEW}_moves": few, "share": share}


def _table(lines: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    kinds = dict.fromkeys((line["stage"], line["kind"]) for line in sorted(lines, key=_by_stage))
    return [
        {"stage": stage, "kind": kind} | _counts([line for line in lines if (line["stage"], line["kind"]) == (stage, kind)])
        for stage, kind in kinds
    ]


def _by_stage(line: Mapping[str, Any]) -> tuple[int, str]:
    return STAGES.index(line["stage"]), line["kind"]


def as_text(report: Mapping[str, Any]) -> str:
    rows = [("stage", "kind", "faults", "L1", "L2", "L3", "survived", "equivalent", "refused", "decisions", "seconds")]
    for one in report["table"]:
        number = one["caught"] + one["survived"] + one["equivalent"] + one["refused"]
        rows.append((
            one["stage"], one["kind"], *map(str, (number, *(one["by_level"][level] for level in LEVELS), one["survived"],
            one["equivalent"], one["refused"], "" if one["median_decisions"] is None else round(one["median_decisions"]),
            "" if one["median_seconds"] is None else one["median_seconds"])),
        ))  # fmt: skip
    widths = [max(len(row[k]) for row in rows) for k in range(len(rows[0]))]
    text = [
        "  ".join(
            part.ljust(width) if k < 2 else part.rjust(width) for k, (part, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]
    share = f"{100 * report['share']:.1f}%" if report["share"] is not None else "none"
    by = report["by_level"]
    text += ["", (
        f"{report['faults']} faults of {report['kinds']} kinds: {report['caught']} caught ({share} of those that are not "
        f"equivalent), {by[1]} by level 1, {by[2]} by level 2, {by[3]} by level 3; "
        f"{report['survived']} survived, {report['unreached']} of them where the levels never come, "
        f"{report['equivalent']} equivalent, {report['refused']} refused by who builds the "
        f"engine; median {report['median_decisions']} decisions, {report['median_seconds']} s on one core"
    )]  # fmt: skip
    if report["scenarios"]:
        one = report["scenarios"]
        text.append(f"{one[f'at_most_{FEW}_moves']} of {one['caught']} that were caught end in a scenario of at most {FEW} moves")
    text += [
        f"survived{', never reached' if one['by'] == UNREACHED else ''}: {_named(one)}"
        for one in sorted(report["survivors"], key=lambda one: (one["by"] == UNREACHED, _named(one)))
    ]
    return "\n".join(text)


def _named(line: Mapping[str, Any]) -> str:
    return f"{line['stage']} · {line['kind']} · {line['where']} · {line['said']}"


def write_report(report: Mapping[str, Any], folder: Path) -> Iterable[Path]:
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in ((REPORT, json.dumps(report, indent=1, ensure_ascii=False)), (TABLE, as_text(report))):
        with replace_file(folder / name) as file:
            file.write((text + "\n").encode())
        yield folder / name
