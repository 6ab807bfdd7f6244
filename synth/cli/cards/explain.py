"""`synth explain`: one card on its whole way, from English to the emitted lines."""

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from synth.cli.options.shared import AsJson
from synth.codegen.explain import MACHINE, ExplainedEffect, Lines, emitted_lines, explain_card
from synth.dsl.context import Carrier
from synth.dsl.render import write_english
from synth.engines.cache import whole_engine
from synth.scraper.records import read_printed
from synth.spec.cards import Card, PrintedCard
from synth.spec.errors import InputError
from synth.spec.finding import find_cards
from synth.spec.numbering import Row
from synth.spec.rules_in_force import rules_in_force
from synth.spec.store import load_catalogue

WRITTEN = "written from the program"


def explain(
    card: Annotated[str, typer.Argument(metavar="CARD", help="A printing, such as A1-036, or a name.")],
    source: Annotated[Path | None, typer.Option(help="Scrape, or records in files, for the printed English.")] = None,
    engine: Annotated[Path | None, typer.Option(help="Folder of an engine; default: that for all cards, from the cache.")] = None,
    as_json: AsJson = False,
) -> None:
    """Show each effect of a card as English, as a program, as operations, and as the emitted lines that play them."""
    catalogue = load_catalogue()
    found = find_cards(card, catalogue)
    prints = [_printed(wanted, source) if source else None for wanted in found]
    folder = engine or whole_engine()
    if not (folder / MACHINE).is_file():
        raise InputError(f"no engine in {folder}; build one with: synth build tcgjax --out {folder}")
    lines = emitted_lines(folder)
    for wanted, printed in zip(found, prints, strict=True):
        effects = explain_card(wanted, rules_in_force())
        if as_json:
            print(json.dumps(_report(wanted, effects, printed, source, folder, lines), ensure_ascii=False))
        else:
            _print(wanted, effects, printed, source, folder, lines)


def _print(
    card: Card,
    effects: list[ExplainedEffect],
    printed: PrintedCard | None,
    source: Path | None,
    engine: Path,
    lines: dict[str, Lines],
) -> None:
    print(f"{card.id} {card.name}{'' if card.id == card.play_id else f', plays as {card.play_id}'}")
    for effect in effects:
        print(f"\n{_title(effect.row)}")
        english, program = _english(effect.row, printed), effect.row.effect
        if english:
            print(f"  english     {english}   [{source or WRITTEN}]")
        print(f"  program     {program.program if program else 'none: only its damage'}")
        if effect.refusal:
            print(f"  operations  cannot be lowered yet: {effect.refusal}")
        for line in effect.continuous:
            print(f"  in force    {line}")
        for one in effect.programs:
            print(f"  operations  {one.event}")
            for operation in one.operations:
                print(f"  {operation.at:10}  {operation.text}")
        for at, function in enumerate(effect.functions):
            place = lines.get(function)
            where = f"{_short(engine) / MACHINE}:{place.first}, {place.count} lines" if place else "nowhere in this engine"
            print(f"  {'played by' if at == 0 else '':10}  {function}   {where}")


def _short(path: Path) -> Path:
    """The path as one would type it here."""
    return path.relative_to(Path.cwd()) if path.is_relative_to(Path.cwd()) else path


def _printed(card: Card, source: Path) -> PrintedCard:
    for one in read_printed(source):
        if one.id == card.id:
            return one
    raise InputError(f"{source}: no card {card.id} there")


def _title(row: Row) -> str:
    if row.kind == "attack":
        attack = row.card.attacks[row.index]
        return f"attack {row.index + 1}: {attack.name}"
    return f"ability: {row.card.ability.name}" if row.card.ability else f"{row.card.kind}"


def _english(row: Row, printed: PrintedCard | None) -> str | None:
    """What the card says: as printed where that is at hand, else in the words the program is written as."""
    effect = row.effect
    if printed is None:
        carrier: Carrier = row.card.kind if row.kind == "trainer" else row.kind
        try:
            return write_english(effect, carrier) if effect else None
        except ValueError:
            return None  # a program that was not read from English may have none
    if row.kind == "trainer":
        return printed.text
    if row.kind == "ability":
        return printed.ability.text if printed.ability else None
    return printed.attacks[row.index].text


def _report(
    card: Card,
    effects: list[ExplainedEffect],
    printed: PrintedCard | None,
    source: Path | None,
    engine: Path,
    lines: dict[str, Lines],
) -> dict[str, Any]:
    return {
        "card": card.id,
        "name": card.name,
        "plays_as": card.play_id,
        "engine": str(engine),
        "effects": [
            {
                "title": _title(one.row),
                "english": _english(one.row, printed),
                "english_from": str(source) if source else WRITTEN,
                "program": (effect := one.row.effect) and effect.program,
                "refusal": one.refusal,
                "in_force": list(one.continuous),
                "operations": [
                    {"event": program.event, "operations": [{"at": op.at, "operation": op.text} for op in program.operations]}
                    for program in one.programs
                ],
                "played_by": [
                    {"function": name, "file": MACHINE, "line": lines[name].first, "lines": lines[name].count}
                    for name in one.functions
                    if name in lines
                ],
            }
            for one in effects
        ],
    }
