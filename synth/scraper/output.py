"""The folder of a scrape: records a set, rules, report, decks; written only after the run succeeded."""

import json
from dataclasses import asdict
from pathlib import Path

from synth.scraper.assemble import Scrape
from synth.scraper.choices import CHOICES_FILE, Choices
from synth.scraper.files import write_whole
from synth.scraper.records import CARDS_FOLDER, RULES_FILE, UNFINISHED, dumps
from synth.spec.files import PARTIAL

REPORT_FILE = "report.json"
SNAPSHOTS_FOLDER = "snapshots"
JOURNAL_FILE = "journal"
DECKS_FOLDER = "decks"


def clear_leftovers(folder: Path) -> None:
    """Take away what a killed run had begun to write; for the one that holds the folder."""
    ours = (folder / name for name in (CARDS_FOLDER, DECKS_FOLDER, SNAPSHOTS_FOLDER))
    for path in (*folder.glob(f".*{PARTIAL}"), *(path for place in ours for path in place.rglob(f".*{PARTIAL}"))):
        path.unlink()


def write_scrape(folder: Path, scrape: Scrape, choices: Choices) -> None:
    """Each file is replaced whole; a mark stands in the folder while some are of this run and some of an earlier one."""
    contents = {CHOICES_FILE: choices.model_dump_json() + "\n"}
    contents |= {f"{CARDS_FOLDER}/{code}.json": dumps(records) for code, records in scrape.records.items()}
    if scrape.rules:
        contents[RULES_FILE] = _indented({name: asdict(number) for name, number in scrape.rules.numbers.items()})
    contents |= {f"{DECKS_FOLDER}/{name}": text for name, text in scrape.decks.items()}
    contents[REPORT_FILE] = _indented(scrape.report.to_json())
    write_whole(folder / UNFINISHED, b"", durable=True)
    for name, content in contents.items():
        write_whole(folder / name, content.encode(), durable=True)
    (folder / UNFINISHED).unlink()


def _indented(content: object) -> str:
    return json.dumps(content, ensure_ascii=False, indent=2) + "\n"
