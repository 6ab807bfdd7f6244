"""`synth spec diff`: what a new scrape or catalogue changes, card by card, in terms of the game."""

import json
from pathlib import Path
from typing import Annotated

import typer

from synth.cli.options.shared import AsJson
from synth.dsl.render import render
from synth.dsl.translate import program
from synth.scraper.records import RULES_FILE, read_printed, read_rules
from synth.spec.cards import PrintedCard
from synth.spec.changes import compare
from synth.spec.store import is_catalogue, load_catalogue

CardsAt = Annotated[Path, typer.Argument(help="Scrape folder, folder or file of records, or folder of a catalogue.")]


def diff(old: CardsAt, new: CardsAt, as_json: AsJson = False) -> None:
    """Show which cards are new, gone or changed, and what each change means for the game."""
    changes = compare(_cards(old), _cards(new)).explained(program)
    rules = _rules(old, new)
    if as_json:
        print(json.dumps({**changes.to_json(), "rules": rules}, ensure_ascii=False))
        return
    for name, (was, now) in rules.items():
        print(f"rule {name}: {was} -> {now}")
    for line in changes.lines():
        print(line)


def _cards(place: Path) -> list[PrintedCard]:
    """Printed cards; those of a catalogue say what is written from their programs."""
    return [render(card) for card in load_catalogue(folder=place).cards.values()] if _is_catalogue(place) else read_printed(place)


def _is_catalogue(place: Path) -> bool:
    first = next(iter(sorted(place.glob("*.json"))), None)
    return place.is_dir() and not (place / "cards").is_dir() and first is not None and is_catalogue(first)


def _rules(old: Path, new: Path) -> dict[str, tuple[int, int]]:
    """Numbers of the game that differ, where both sides state them."""
    if not all((place / RULES_FILE).is_file() for place in (old, new)):
        return {}
    was, now = (read_rules(place).model_dump() for place in (old, new))
    return {name: (was[name], now[name]) for name in was if was[name] != now[name]}
