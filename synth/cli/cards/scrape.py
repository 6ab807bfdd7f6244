"""`synth scrape`: card records, rules and decks from the public sites, or from the snapshots of an earlier run."""

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

from synth.cli.cards.scrape_progress import watching
from synth.cli.cards.scrape_report import DEFAULT_OUT, report
from synth.cli.options.shared import AsJson
from synth.cli.output.table import counted
from synth.scraper.agent import user_agent
from synth.scraper.assemble import Scrape
from synth.scraper.choices import EVERY_SET, Choices, read_choices
from synth.scraper.fetch import LivePages, Manners, StoredPages
from synth.scraper.files import only_writer
from synth.scraper.harvest import Watch
from synth.scraper.journal import Journal
from synth.scraper.output import JOURNAL_FILE, SNAPSHOTS_FOLDER, clear_leftovers, write_scrape
from synth.scraper.pace import Pace
from synth.scraper.records import CARDS_FOLDER, UNFINISHED, read_printed
from synth.scraper.run import scrape_sets
from synth.scraper.sites import Site, SiteUrls
from synth.scraper.snapshots import SnapshotStore
from synth.spec.cards import PrintedCard
from synth.spec.changes import Changes, compare
from synth.spec.errors import InputError, suggestion

_REAL, _PACE = SiteUrls(), Pace()

app = typer.Typer(invoke_without_command=True)
app.command()(report)


@app.callback()
def scrape(
    context: typer.Context,
    sets: Annotated[
        list[str] | None, typer.Option(help=f"Set codes, several or comma-separated; '{EVERY_SET}' is what you get without.")
    ] = None,
    source: Annotated[
        list[str] | None, typer.Option(help=f"Only these sources, several or comma-separated: {', '.join(Site)}.")
    ] = None,
    out: Annotated[Path, typer.Option(help="Folder for records, rules, decks, report and snapshots.")] = DEFAULT_OUT,
    update: Annotated[
        bool, typer.Option("--update", help="Do the last run in the folder again and say what has changed since.")
    ] = False,
    offline: Annotated[bool, typer.Option("--offline", help="Rebuild from the snapshots in the folder alone.")] = False,
    as_json: AsJson = False,
    max_failures: Annotated[
        float, typer.Option(min=0, max=1, help="Share of a set's cards that may fail before the run stops.")
    ] = 0.02,
    tournaments: Annotated[
        int | None, typer.Option(min=0, max=200, help="Newest tournaments whose decklists become deck files.")
    ] = None,
    contact: Annotated[
        str | None, typer.Option(envvar="SYNTH_CONTACT", help="Where the sites can reach you; sent with every request.")
    ] = None,
    rate: Annotated[float, typer.Option(min=0.01, max=100, help="Requests a second to one host.")] = _PACE.per_second,
    concurrency: Annotated[int, typer.Option(min=1, max=32, help="Requests under way at once to one host.")] = _PACE.at_once,
    limitless_url: Annotated[str, typer.Option(envvar="SYNTH_LIMITLESS_URL", help="HTML card site.")] = _REAL.limitless,
    tcgdex_url: Annotated[str, typer.Option(envvar="SYNTH_TCGDEX_URL", help="JSON card site (API).")] = _REAL.tcgdex,
    rules_url: Annotated[str, typer.Option(envvar="SYNTH_RULES_URL", help="How-to-play page.")] = _REAL.rules,
    play_url: Annotated[str, typer.Option(envvar="SYNTH_PLAY_URL", help="Site of tournaments (API).")] = _REAL.play,
) -> None:
    """Read cards, rules and decks from the public sites and write them as records."""
    if context.invoked_subcommand:
        return
    if offline and update:
        raise InputError("--update asks the sites and --offline does not: choose one")
    urls = SiteUrls(limitless_url, tcgdex_url, rules_url, play_url)
    manners = Manners(user_agent(contact), Pace(concurrency, rate), say=_note)
    choices = _choices(read_choices(out) if update or offline else None, sets, source, tournaments)
    started = time.monotonic()
    with only_writer(out), watching() as watch:
        clear_leftovers(out)
        before = _printed_before(out) if update else None
        store = SnapshotStore(out / SNAPSHOTS_FOLDER)
        if offline:
            answers: dict[int, int] = {}
            result = asyncio.run(scrape_sets(StoredPages(store), choices, max_failures, watch))
            write_scrape(out, result, choices)
        else:
            with _journal(store.root / JOURNAL_FILE) as journal:
                result, answers = asyncio.run(_live(urls, store, manners, journal, choices, max_failures, watch))
                write_scrape(out, result, choices)
        changes = compare(before, read_printed(out)) if before is not None else None
    for error in result.report.errors:
        _note(f"warning: {error}")
    seconds = round(time.monotonic() - started, 2)
    summary = {**result.report.totals(), "decks": len(result.decks), "answers": answers, "seconds": seconds}
    if as_json:
        found = {} if changes is None else {"changes": changes.to_json()}
        print(json.dumps({"out": str(out), **summary, **found}, ensure_ascii=False))
    else:
        print(_lines(result, summary, changes))


def _printed_before(out: Path) -> list[PrintedCard] | None:
    if (out / UNFINISHED).exists():
        _note("the last run was killed while it was writing: what has changed since the one before is not known")
        return None
    return read_printed(out) if (out / CARDS_FOLDER).is_dir() else None


def _choices(
    last: Choices | None, sets: list[str] | None, sources: list[str] | None, tournaments: int | None
) -> Choices:
    """What is asked for; where nothing is said, what the last run was asked for."""
    given: dict[str, object] = {}
    if sets is not None:
        given["sets"] = _listed(sets)
        if not given["sets"]:
            raise InputError(f"--sets names no set; give set codes such as A1,P-A or '{EVERY_SET}'")
    if sources is not None:
        given["sources"] = tuple(dict.fromkeys(map(_site, _listed(sources))))
        if not given["sources"]:
            raise InputError(f"--source names no source; there are {', '.join(Site)}")
    if tournaments is not None:
        given["tournaments"] = tournaments
    return (last or Choices()).model_copy(update=given)


def _listed(given: list[str]) -> tuple[str, ...]:
    return tuple(word.strip() for words in given for word in words.split(",") if word.strip())


def _site(name: str) -> Site:
    try:
        return Site(name)
    except ValueError:
        raise InputError(f"unknown source {name!r}{suggestion(name, Site)}; there are {', '.join(Site)}") from None


@contextmanager
def _journal(path: Path) -> Iterator[Journal]:
    """A run that was killed or interrupted leaves its journal to the next one; one that ended by itself does not."""
    journal = Journal(path)
    if journal.resumed:
        _note(f"going on with the run that was interrupted: {journal.resumed} pages are there")
    try:
        yield journal
    except Exception:
        journal.finish()
        raise
    except BaseException:
        journal.close()
        _note("stopped; the same command goes on from here")
        raise
    journal.finish()


async def _live(
    urls: SiteUrls,
    store: SnapshotStore,
    manners: Manners,
    journal: Journal,
    choices: Choices,
    max_failures: float,
    watch: Watch,
) -> tuple[Scrape, dict[int, int]]:
    async with httpx.AsyncClient(timeout=manners.limits.seconds) as client:
        pages = LivePages(client, urls, store, manners, journal)
        return await scrape_sets(pages, choices, max_failures, watch), dict(sorted(pages.answers.items()))


def _note(line: str) -> None:
    print(line, file=sys.stderr)


def _lines(result: Scrape, summary: dict[str, object], changes: Changes | None) -> str:
    lines = []
    for code, counts in result.report.sets.items():
        sources = ", ".join(f"{site} {read}" for site, read in counts.sources.items())
        lines.append(f"{code}: {counted(counts.cards, 'card')}, {counts.failed} failed (read: {sources})")
    lines.append(", ".join(f"{value} {key}" for key, value in summary.items() if key != "answers"))
    return "\n".join([*lines, *(() if changes is None else changes.lines())])
