"""The folder of a scrape: records a set, rules, report; each file replaced whole, and only after the run succeeded."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path

from synth.scraper.assemble import Scrape
from synth.scraper.files import write_whole
from synth.scraper.records import CARDS_FOLDER, RULES_FILE, dumps

REPORT_FILE = "report.json"
SNAPSHOTS_FOLDER = "snapshots"
DECKS_FOLDER = "decks"


def write_scrape(folder: Path, scrape: Scrape) -> None:
    contents = {f"{CARDS_FOLDER}/{code}.json": dumps(records) for code, records in scrape.records.items()}
    contents[RULES_FILE] = _indented({name: asdict(number) for name, number in scrape.rules.numbers.items()})
    contents[REPORT_FILE] = _indented(scrape.report.to_json())
    contents |= {f"{DECKS_FOLDER}/{name}": text for name, text in scrape.decks.items()}
    for name, content in contents.items():
        write_whole(folder / name, content.encode())


def _indented(content: object) -> str:
    return json.dumps(content, ensure_ascii=False, indent=2) + "\n"
