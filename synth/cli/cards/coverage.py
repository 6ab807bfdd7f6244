"""`synth coverage`: which printed texts the grammar reads, and which it declines at which word."""

import json
from pathlib import Path
from typing import Annotated

import typer

from synth.cli.options.shared import AsJson, SetCodes, set_codes
from synth.cli.output.table import show_table
from synth.dsl.translate import DeclinedText, translate
from synth.scraper.records import read_printed
from synth.spec.cards import PrintedCard
from synth.spec.errors import InputError
from synth.spec.store import load_catalogue

CUSTOM = 0
"""Programs in a hatch outside the language: it has none."""


def coverage(
    source: Annotated[Path, typer.Argument(metavar="DIR", help="Scrape folder, or a folder or file of records.")],
    sets: SetCodes = None,
    as_json: AsJson = False,
) -> None:
    """List the texts that are not understood, those that would unlock most printings first."""
    known = read_printed(source)
    printed = select(known, set_codes(sets))
    # A new set names cards that ship, and cards that only it has.
    translation = translate(printed, load_catalogue().names | {card.name for card in known})
    if as_json:
        declined = [
            {"text": text.text, "at": text.token, "printings": len(text.printings)} for text in translation.declined
        ]
        totals = {"printings": len(printed), "parsed": len(translation.cards), "declined": declined, "custom": CUSTOM}
        print(json.dumps(totals, ensure_ascii=False))
        return
    share = 100 * len(translation.cards) / len(printed) if printed else 0.0
    print(f"{len(translation.cards)} of {len(printed)} printings read ({share:.1f}%), {CUSTOM} custom programs")
    if translation.declined:
        show_table("declined", ("printings", "carrier", "why", "text"), map(_row, translation.declined))


def select(printed: list[PrintedCard], sets: list[str] | None) -> list[PrintedCard]:
    """The cards of these sets; a set without cards is an error."""
    known = {card.set for card in printed}
    for code in sets or ():
        if code not in known:
            raise InputError(f"no cards of set {code} there; sets: {' '.join(sorted(known))}")
    return [card for card in printed if sets is None or card.set in sets]


def _row(text: DeclinedText) -> tuple[object, ...]:
    return len(text.printings), text.carrier, text.reason, text.text
