"""`synth explain`: one card on its whole way, from English to the emitted words."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from synth.cli.options import AsJson
from synth.codegen.explain import EmittedWord, ExplainedCard, ExplainedRow, Reference, explain_card
from synth.dsl.context import Carrier
from synth.dsl.render import write_english
from synth.engines import SHIPPED
from synth.scraper.records import read_printed
from synth.spec.cards import Card, Effect, PrintedCard, card_id
from synth.spec.errors import InputError
from synth.spec.numbering import Row
from synth.spec.store import Catalogue, load_catalogue

WRITTEN = "written from the program"
_SHOWN = 3
"""Places listed in full; of more only their number is told."""


def explain(
    card: Annotated[str, typer.Argument(metavar="CARD", help="A printing, such as A1-036.")],
    source: Annotated[Path | None, typer.Option(help="Scrape, or records in files, for the printed English.")] = None,
    engine: Annotated[Path, typer.Option(help="Folder of the engine.")] = SHIPPED,
    as_json: AsJson = False,
) -> None:
    """Show each effect of a card as English, as a program, as columns of the IR, and as emitted lines."""
    catalogue = load_catalogue()
    wanted = _find(card, catalogue)
    printed = _printed(wanted, source) if source else None
    explained = explain_card(wanted, catalogue.cards, engine)
    there, place = (engine / "layout.py").is_file(), _short(engine)
    if as_json:
        print(json.dumps(_report(explained, printed, source, engine if there else None), ensure_ascii=False))
        return
    print(f"{wanted.id} {wanted.name}{'' if wanted.id == wanted.play_id else f', plays as {wanted.play_id}'}")
    if explained.number is not None:
        print(f"  card {explained.number} of the engine in {place}")
    elif there:
        print(f"  not in the engine in {place}")
    else:
        print(f"  no engine in {place}; build one with: synth build tcgjax --out {place}")
    _print_words(explained.emitted)
    for row in explained.rows:
        _print_row(row, printed, source)


def _find(wanted: str, catalogue: Catalogue) -> Card:
    set_code, _, number = wanted.rpartition("-")
    return catalogue.get(card_id(set_code, number) if set_code and number.isdecimal() else wanted)


def _short(path: Path) -> Path:
    """The path as one would type it here."""
    return path.relative_to(Path.cwd()) if path.is_relative_to(Path.cwd()) else path


def _printed(card: Card, source: Path) -> PrintedCard:
    for one in read_printed(source):
        if one.id == card.id:
            return one
    raise InputError(f"{source}: no card {card.id} there")


def _print_row(row: ExplainedRow, printed: PrintedCard | None, source: Path | None) -> None:
    number = f" (row {row.number})" if row.number is not None else ""
    print(f"\n{_title(row.row)}{number}")
    english, program = _english(row.row, printed), _effect(row.row)
    if english:
        print(f"  english   {english}   [{source or WRITTEN}]")
    print(f"  program   {program.program if program else 'none: only its damage'}")
    if row.refusal:
        print(f"  ir        cannot be lowered yet: {row.refusal}")
    else:
        plain = [f"{name} {value}" for name, value in row.columns.items() if not isinstance(value, Reference)]
        print(f"  ir        {', '.join(plain) or 'nothing but what it refers to'}")
        for name, value in row.columns.items():
            if isinstance(value, Reference):
                print(f"            {name} {value}: {value.text}")
    _print_words(row.emitted)


def _print_words(words: tuple[EmittedWord, ...]) -> None:
    for at, word in enumerate(words):
        columns = ", ".join(f"{name} {value}" for name, value in word.columns.items())
        stands = f"{word.file}:{word.line}  {word.table}[{word.index}] = {word.word}"
        print(f"  {'emitted' if at == 0 else '':9} {stands}   {columns}")
        if word.read_at:
            places = ", ".join(word.read_at[:_SHOWN])
            more = f" and {len(word.read_at) - _SHOWN} more" if len(word.read_at) > _SHOWN else ""
            print(f"              read at {places}{more}")


def _title(row: Row) -> str:
    if row.kind == "attack":
        attack = row.card.attacks[row.index]
        return f"attack {row.index + 1}: {attack.name}"
    return f"ability: {row.card.ability.name}" if row.card.ability else f"{row.card.kind}"


def _effect(row: Row) -> Effect | None:
    if row.kind == "trainer":
        return row.card.effect
    if row.kind == "ability":
        return row.card.ability.effect if row.card.ability else None
    return row.card.attacks[row.index].effect


def _english(row: Row, printed: PrintedCard | None) -> str | None:
    """What the card says: as printed where that is at hand, else in the words the program is written as."""
    effect = _effect(row)
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
    explained: ExplainedCard, printed: PrintedCard | None, source: Path | None, engine: Path | None
) -> dict[str, Any]:
    return {
        "card": explained.card.id,
        "name": explained.card.name,
        "plays_as": explained.card.play_id,
        "engine": str(engine) if engine else None,
        "number": explained.number,
        "facts": [_word(word) for word in explained.emitted],
        "effects": [
            {
                "title": _title(row.row),
                "row": row.number,
                "english": _english(row.row, printed),
                "english_from": str(source) if source else WRITTEN,
                "program": (effect := _effect(row.row)) and effect.program,
                "ir": {name: _column(value) for name, value in row.columns.items()},
                "refusal": row.refusal,
                "emitted": [_word(word) for word in row.emitted],
            }
            for row in explained.rows
        ],
    }


def _column(value: int) -> dict[str, Any] | int:
    return {"number": int(value), "means": value.text} if isinstance(value, Reference) else value


def _word(word: EmittedWord) -> dict[str, Any]:
    return {
        "file": word.file,
        "line": word.line,
        "table": word.table,
        "index": word.index,
        "word": word.word,
        "columns": {name: int(value) for name, value in word.columns.items()},
        "read_at": list(word.read_at),
    }
