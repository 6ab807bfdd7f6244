"""`synth scrape`: card records and rules from the public sites, or from the snapshots of an earlier run."""

from __future__ import annotations

import asyncio
import json
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import httpx
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn

from synth.scraper.assemble import Scrape
from synth.scraper.fetch import Limits, LivePages, StoredPages
from synth.scraper.files import only_writer
from synth.scraper.harvest import Watch
from synth.scraper.output import SNAPSHOTS_FOLDER, write_scrape
from synth.scraper.run import EVERY_SET, scrape_sets
from synth.scraper.sites import SiteUrls
from synth.scraper.snapshots import SnapshotStore
from synth.spec.errors import InputError

_REAL = SiteUrls()


def scrape(
    sets: Annotated[list[str], typer.Option(help=f"Set codes, several or comma-separated, or '{EVERY_SET}'.")],
    out: Annotated[Path, typer.Option(help="Folder for records, rules, report and snapshots.")],
    offline: Annotated[bool, typer.Option("--offline", help="Rebuild from the snapshots in the folder alone.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the summary as JSON.")] = False,
    max_failures: Annotated[
        float, typer.Option(min=0, max=1, help="Share of a set's cards that may fail before the run stops.")
    ] = 0.02,
    concurrency: Annotated[int, typer.Option(min=1, max=32, help="Requests under way at once.")] = 8,
    limitless_url: Annotated[str, typer.Option(envvar="SYNTH_LIMITLESS_URL", help="HTML card site.")] = _REAL.limitless,
    tcgdex_url: Annotated[str, typer.Option(envvar="SYNTH_TCGDEX_URL", help="JSON card site (API).")] = _REAL.tcgdex,
    rules_url: Annotated[str, typer.Option(envvar="SYNTH_RULES_URL", help="How-to-play page.")] = _REAL.rules,
    play_url: Annotated[str, typer.Option(envvar="SYNTH_PLAY_URL", help="Site of tournaments (API).")] = _REAL.play,
    tournaments: Annotated[int, typer.Option(min=0, max=200, help="Newest tournaments whose decklists become deck files.")] = 0,
) -> None:
    """Read cards and rules from the public sites and write them as records."""
    wanted = [code.strip() for codes in sets for code in codes.split(",") if code.strip()]
    if not wanted:
        raise InputError(f"--sets names no set; give set codes such as A1,P-A or '{EVERY_SET}'")
    urls = SiteUrls(limitless_url, tcgdex_url, rules_url, play_url)
    started = time.monotonic()
    with only_writer(out), _watching() as watch:
        store = SnapshotStore(out / SNAPSHOTS_FOLDER)
        if offline:
            answers: dict[int, int] = {}
            result = asyncio.run(scrape_sets(StoredPages(store), wanted, max_failures, watch, tournaments))
        else:
            limits = Limits(concurrency)
            result, answers = asyncio.run(_live(urls, store, limits, wanted, max_failures, watch, tournaments))
        write_scrape(out, result)
    for error in result.report.errors:
        print(f"warning: {error}", file=sys.stderr)
    seconds = round(time.monotonic() - started, 2)
    summary = {**result.report.totals(), "decks": len(result.decks), "answers": answers, "seconds": seconds}
    print(json.dumps({"out": str(out), **summary}) if as_json else _lines(result, summary))


async def _live(
    urls: SiteUrls, store: SnapshotStore, limits: Limits, wanted: list[str], max_failures: float, watch: Watch, tournaments: int
) -> tuple[Scrape, dict[int, int]]:
    async with httpx.AsyncClient() as client:
        pages = LivePages(client, urls, store, limits)
        return await scrape_sets(pages, wanted, max_failures, watch, tournaments), dict(sorted(pages.answers.items()))


@contextmanager
def _watching() -> Iterator[Watch]:
    """Bars on a terminal, else a line for each finished part; always on stderr."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield _print_finished
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        tasks: dict[str, TaskID] = {}

        def watch(label: str, done: int, total: int) -> None:
            if label not in tasks:
                tasks[label] = progress.add_task(label)
            progress.update(tasks[label], completed=done, total=total)

        yield watch


def _print_finished(label: str, done: int, total: int) -> None:
    if done == total:
        print(f"{label}: {total} done", file=sys.stderr)


def _lines(result: Scrape, summary: dict[str, object]) -> str:
    lines = []
    for code, counts in result.report.sets.items():
        sources = ", ".join(f"{site} {read}" for site, read in counts.sources.items())
        lines.append(f"{code}: {counts.cards} cards, {counts.failed} failed (read: {sources})")
    lines.append(", ".join(f"{value} {key}" for key, value in summary.items() if key != "answers"))
    return "\n".join(lines)
