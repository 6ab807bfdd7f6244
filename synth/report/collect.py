"""What a folder holds, as sections: whatever is recognised, in a fixed order."""

import json
from pathlib import Path

from synth.report.parts import Section
from synth.report.sections.agent import agent
from synth.report.sections.balance import balance, is_balance
from synth.report.sections.league import FILE as LEAGUE
from synth.report.sections.league import league
from synth.report.sections.matchup import matchup
from synth.report.sections.reading import coverage, is_coverage
from synth.report.sections.training import training
from synth.report.sections.verification import FILE as DIFFERENCES
from synth.report.sections.verification import differences, is_summary, summary
from synth.spec.errors import InputError

LARGEST = 32 << 20
KNOWN = (
    "metrics.csv (synth train), matchup.csv (synth matchup --out), league.json (synth league), report.json (synth verify "
    "--report), ledger.jsonl (synth translate), balance.json (synth balance --out), and what synth verify --json and synth "
    "coverage --json print, in .json files"
)


def collect(folder: Path) -> list[Section]:
    if not folder.is_dir():
        raise InputError(f"no folder {folder}; give one with results in it: {KNOWN}")
    found = [*training(folder), *matchup(folder), *league(folder), *_printed(folder), *differences(folder), *agent(folder)]
    if not found:
        raise InputError(f"{folder}: nothing measured there that a report can show: {KNOWN}")
    return found


def _printed(folder: Path) -> list[Section]:
    """Files with what commands print for programs to read."""
    found = []
    for path in sorted(folder.glob("*.json")):
        if path.name in (LEAGUE, DIFFERENCES) or path.stat().st_size > LARGEST:
            continue
        try:
            content = json.loads(path.read_text("utf-8"))
        except (OSError, ValueError):
            continue  # somebody else's file
        if isinstance(content, dict) and is_summary(content):
            found.append(summary(content, path))
        elif isinstance(content, dict) and is_coverage(content):
            found.append(coverage(content, path))
        elif isinstance(content, dict) and is_balance(content):
            found += balance(content, path)
    return found
