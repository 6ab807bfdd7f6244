"""`synth spec`: look at the card catalogue, check it, export it, build it from scraped records."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from synth.agent.translate.queue import read_programs, written
from synth.cli.coverage import select
from synth.cli.options import DEFAULT_CATALOGUE, AsJson, CataloguePath, SetCodes, set_codes
from synth.cli.spec_diff import diff
from synth.cli.table import show_table
from synth.dsl.audit import audit, effects
from synth.dsl.render import render, write_english
from synth.dsl.translate import translate
from synth.scraper.records import Record, dumps, read_printed
from synth.spec.cards import Card, Kind, card_id
from synth.spec.errors import InputError, suggestion
from synth.spec.store import Catalogue, load_catalogue, write_catalogue

app = typer.Typer(no_args_is_help=True, help="The card catalogue.")
app.command()(diff)


@app.command(name="list")
def list_cards(
    sets: SetCodes = None,
    kind: Annotated[Kind | None, typer.Option(help="Only cards of this kind.")] = None,
    unique: Annotated[bool, typer.Option("--unique", help="One printing of each card that plays differently.")] = False,
    as_json: AsJson = False,
    catalogue_path: CataloguePath = DEFAULT_CATALOGUE,
) -> None:
    """List the cards of the catalogue."""
    catalogue = load_catalogue(set_codes(sets), catalogue_path)
    cards = catalogue.unique if unique else tuple(catalogue.cards.values())
    cards = tuple(card for card in cards if kind in (None, card.kind))
    if as_json:
        print(json.dumps([_summary(card) for card in cards], ensure_ascii=False))
    else:
        rows = ((card.id, card.name, card.kind, card.type or "", card.hp or "", card.play_id) for card in cards)
        show_table(f"{len(cards)} cards", ("id", "name", "kind", "type", "hp", "plays as"), rows)


@app.command()
def show(
    card: Annotated[str, typer.Argument(metavar="CARD", help="An id such as A1-036, or a name.")],
    as_json: AsJson = False,
    catalogue_path: CataloguePath = DEFAULT_CATALOGUE,
) -> None:
    """Show the facts of a card and its programs, with the English they are written as."""
    for found in _find(card, load_catalogue(folder=catalogue_path)):
        if as_json:
            print(json.dumps(_definition(found), ensure_ascii=False))
            continue
        rows = [(field, value) for field, value in _summary(found).items()]
        for effect, carrier in effects(found):
            rows += [(carrier, effect.program), ("says", write_english(effect, carrier))]
        show_table(found.id, ("", ""), rows)


@app.command()
def check(
    folder: Annotated[Path, typer.Argument(metavar="[DIR]", help="Folder of a catalogue.")] = DEFAULT_CATALOGUE,
    as_json: AsJson = False,
) -> None:
    """Check a catalogue: facts, and that every program parses, makes sense and is canonical."""
    catalogue = load_catalogue(folder=folder)
    found = list(audit(catalogue))
    serious = [problem for problem in found if problem.serious]
    totals = {"cards": len(catalogue.cards), "unique": len(catalogue.unique)}
    if as_json:
        print(json.dumps({**totals, "problems": [asdict(problem) for problem in found]}, ensure_ascii=False))
    else:
        for problem in found:
            print(f"{'' if problem.serious else 'warning: '}{problem.card}: {problem.what}", file=sys.stderr)
        print(f"{totals['cards']} cards, {totals['unique']} unique, {len(serious)} problems")
    raise typer.Exit(1 if serious else 0)


@app.command()
def export(
    folder: Annotated[Path | None, typer.Argument(metavar="[DIR]", help="Where to write one file a set.")] = None,
    sets: SetCodes = None,
    as_json: AsJson = False,
    catalogue_path: CataloguePath = DEFAULT_CATALOGUE,
) -> None:
    """Write the cards as records, their English written from the programs: files in DIR, or JSON on stdout."""
    catalogue = load_catalogue(set_codes(sets), catalogue_path)
    records = [Record(render(card), card.play_id) for card in catalogue.cards.values()]
    if folder is None:
        print(dumps(records), end="")
        return
    folder.mkdir(parents=True, exist_ok=True)
    written = {}
    for code in dict.fromkeys(record.card.set for record in records):
        of_set = [record for record in records if record.card.set == code]
        (folder / f"{code}.json").write_text(dumps(of_set), encoding="utf-8")
        written[code] = len(of_set)
    print(json.dumps(written) if as_json else f"{len(records)} cards of {len(written)} sets written to {folder}")


@app.command()
def build(
    source: Annotated[Path, typer.Argument(metavar="DIR", help="Scrape folder, or a folder or file of records.")],
    out: Annotated[Path, typer.Option(help="Folder of the catalogue to write.")],
    sets: SetCodes = None,
    programs: Annotated[Path | None, typer.Option(help="Programs for declined texts: a run of `synth translate`.")] = None,
    as_json: AsJson = False,
) -> None:
    """Build the catalogue from printed cards; cards with a text that is not understood are left out and named."""
    known = read_printed(source)
    printed = select(known, set_codes(sets))
    accepted = written(read_programs(programs)) if programs else {}
    translation = translate(printed, frozenset(card.name for card in known), accepted)
    files = write_catalogue(translation.cards, out)
    for text in translation.declined:
        print(f"left out {', '.join(text.printings)}: {text.reason}", file=sys.stderr)
    totals = {"printings": len(printed), "cards": len(translation.cards), "declined": len(translation.declined)}
    if as_json:
        print(json.dumps({**totals, "files": list(map(str, files))}))
    else:
        print(f"{totals['cards']} of {totals['printings']} printings in {len(files)} files of {out}")


def _find(wanted: str, catalogue: Catalogue) -> list[Card]:
    """The card with this id, padded or not, or one printing of each card with this name."""
    set_code, _, number = wanted.rpartition("-")
    if set_code and number.isdigit():
        return [catalogue.get(card_id(set_code, number))]
    named = [card for card in catalogue.unique if card.name.casefold() == wanted.casefold()]
    if not named:
        raise InputError(f"no card is named {wanted}{suggestion(wanted, catalogue.names)}")
    return named


def _summary(card: Card) -> dict[str, object]:
    return card.model_dump(mode="json", exclude_defaults=True, exclude={"ability", "attacks", "effect"})


def _definition(card: Card) -> dict[str, object]:
    return card.model_dump(mode="json", exclude_defaults=True)
