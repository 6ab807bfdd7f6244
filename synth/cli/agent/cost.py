"""`synth cost`: what a run of the agent has cost, by phase, and by card, lowering or difference."""

import json
from collections.abc import Callable, Iterable
from decimal import Decimal
from pathlib import Path
from typing import Annotated

import typer

from synth.agent.ledger import LEDGER, LOWER, REPAIR, Entry, read_entries
from synth.cli.options.shared import AsJson
from synth.cli.output.table import show_table
from synth.spec.errors import InputError

ABOUT = {LOWER: "lowering", REPAIR: "difference"}
"""What the calls of a phase are about."""
COLUMNS = ("what", "calls", "failed", "conversations", "input", "cached", "output", "usd")


def cost(
    run: Annotated[Path, typer.Argument(metavar="RUN", help="Folder of a run.")],
    as_json: AsJson = False,
) -> None:
    """Show calls, tokens, tokens from the cache and USD by phase, model and what they were about; what was never settled counts
    in full."""
    if not (run / LEDGER).is_file():
        raise InputError(f"{run}: no run of the agent has paid for anything there")
    entries = list(read_entries(run))
    rows = {
        "phase": _grouped(entries, lambda entry: entry.phase),
        "model": _grouped(entries, lambda entry: entry.model),
        **{
            kind: _grouped([entry for entry in entries if ABOUT.get(entry.phase, "card") == kind], lambda entry: entry.about)
            for kind in ("card", *ABOUT.values())
        },
    }
    total = _row("total", entries)
    if as_json:
        grouped = {kind: [dict(zip(COLUMNS, row, strict=True)) for row in group] for kind, group in rows.items()}
        print(json.dumps({**grouped, "total": dict(zip(COLUMNS, total, strict=True))}))
        return
    lines = [(f"{kind} {row[0]}", *row[1:]) for kind, group in rows.items() for row in group]
    show_table("cost", COLUMNS, [*lines, total])


def _grouped(entries: Iterable[Entry], of: Callable[[Entry], str]) -> list[tuple[object, ...]]:
    groups: dict[str, list[Entry]] = {}
    for entry in entries:
        groups.setdefault(of(entry), []).append(entry)
    return [_row(name, group) for name, group in sorted(groups.items())]


def _row(name: str, entries: list[Entry]) -> tuple[object, ...]:
    used = [entry.usage for entry in entries if entry.usage]
    return (
        name,
        len(entries),
        sum(entry.usage is None for entry in entries),
        len({entry.conversation for entry in entries}),
        sum(one.input_tokens + one.cache_creation_input_tokens for one in used),
        sum(one.cache_read_input_tokens for one in used),
        sum(one.output_tokens for one in used),
        float(sum((entry.charged for entry in entries), Decimal(0))),
    )
