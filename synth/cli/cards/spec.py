"""`synth spec`: look at the card catalogue, check it, export it, build it from scraped records."""

import json
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from synth.cli.cards.coverage import select
from synth.cli.cards.spec_diff import diff
from synth.cli.options.cards import with_cards
from synth.cli.options.shared import DEFAULT_CATALOGUE, AsJson, CataloguePath, SetCodes, set_codes
from synth.cli.output.table import counted, show_table
from synth.dsl.audit import audit
from synth.dsl.context import Carrier
from synth.dsl.render import render, write_english
from synth.dsl.translate import Written, translate
from synth.scraper.records import Record, dumps, read_printed
from synth.spec.cards import Card, Effect, Kind
from synth.spec.finding import find_cards
from synth.spec.store import linked, load_catalogue, write_catalogue

app = typer.Typer(no_args_is_help=True, help="The card catalogue.")
app.command()(diff)


@app.command(name="list")
@with_cards
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
        show_table(counted(len(cards), "card"), ("id", "name", "kind", "type", "hp", "plays as"), rows)


@app.command()
@with_cards
def show(
    card: Annotated[str, typer.Argument(metavar="CARD", help="An id such as A1-036, or a name.")],
    as_json: AsJson = False,
    catalogue_path: CataloguePath = DEFAULT_CATALOGUE,
) -> None:
    """Show the facts of a card and its programs, with the English they are written as."""
    for found in find_cards(card, load_catalogue(folder=catalogue_path)):
        if as_json:
            print(json.dumps(_definition(found), ensure_ascii=False))
            continue
        rows = [(field, value) for field, value in _summary(found).items()]
        rows += _texts(found)
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
        print(f"{counted(totals['cards'], 'card')}, {totals['unique']} unique, {counted(len(serious), 'problem')}")
    raise typer.Exit(1 if serious else 0)


@app.command()
@with_cards
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
    told = f"{counted(len(records), 'card')} of {counted(len(written), 'set')} written to {folder}"
    print(json.dumps(written) if as_json else told)


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
    accepted: Written = {}
    if programs:
        from synth.agent.translate.queue import read_programs, written

        accepted = written(read_programs(programs))
    translation = translate(printed, frozenset(card.name for card in known), accepted)
    built = {card.set for card in printed}
    # Cards of other sets that stay: a printing may play like one of theirs, or one of theirs like a new one.
    others = [path.stem for path in sorted(out.glob("*.json")) if path.stem not in built]
    kept = load_catalogue(others, out).cards.values() if others else ()
    files = [path for path in write_catalogue(linked([*kept, *translation.cards]), out) if path.stem in built]
    for text in translation.declined:
        print(f"left out {', '.join(text.printings)}: {text.reason}", file=sys.stderr)
    totals = {"printings": len(printed), "cards": len(translation.cards), "declined": len(translation.declined)}
    if as_json:
        print(json.dumps({**totals, "files": list(map(str, files))}))
    else:
        print(f"{totals['cards']} of {totals['printings']} printings in {counted(len(files), 'file')} of {out}")


def _texts(card: Card) -> list[tuple[str, object]]:
    """Ability, attacks and effect: names and numbers, each with its program and the English of that."""
    rows: list[tuple[str, object]] = []

    def add(title: str, facts: str, effect: Effect | None, carrier: Carrier) -> None:
        if facts:
            rows.append((title, facts))
        if effect:
            rows.append(("program", effect.program))
            rows.append(("says", _said(effect, carrier)))

    add(str(card.kind), "", card.effect, card.kind)
    if card.ability:
        add("ability", card.ability.name, card.ability.effect, "ability")
    for attack in card.attacks:
        damage = f"{attack.damage}{attack.op}" if attack.damage or attack.op else "no damage"
        add("attack", f"{attack.name}  {''.join(attack.cost) or 'no cost'}  {damage}", attack.effect, "attack")
    return rows


def _said(effect: Effect, carrier: Carrier) -> str:
    try:
        return write_english(effect, carrier)
    except ValueError:
        return "(not in the words of the grammar)"  # a program that was not read from English may have none


def _summary(card: Card) -> dict[str, object]:
    return card.model_dump(mode="json", exclude_defaults=True, exclude={"ability", "attacks", "effect"})


def _definition(card: Card) -> dict[str, object]:
    return card.model_dump(mode="json", exclude_defaults=True)
