"""`synth deck`: is a deck list legal?"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from synth.cli.options import DEFAULT_CATALOGUE, AsJson, CataloguePath
from synth.spec.decks import check_deck, print_deck, read_deck
from synth.spec.store import load_catalogue

app = typer.Typer(no_args_is_help=True, help="Deck lists.")


@app.callback()
def deck() -> None:
    """Deck lists."""


@app.command()
def check(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Deck lists, `2 Name SET NUMBER` a line.")],
    as_json: AsJson = False,
    catalogue_path: CataloguePath = DEFAULT_CATALOGUE,
) -> None:
    """Check deck lists against the rules of deck construction and print them in canonical form."""
    catalogue = load_catalogue(folder=catalogue_path)
    for file in files:
        deck = read_deck(file, catalogue)
        check_deck(deck, catalogue)
        if as_json:
            print(json.dumps({"deck": deck.name, "legal": True, "energy": deck.energy, "cards": deck.cards}))
        else:
            print(f"# {deck.name}: legal\n{print_deck(deck, catalogue)}", end="")
