"""`synth deck`: which decks ship, and is a deck list legal?"""

import json
import sys
from typing import Annotated

import typer

from synth.cli.options.cards import with_cards
from synth.cli.options.rules import with_rules
from synth.cli.options.shared import DEFAULT_CATALOGUE, AsJson, CataloguePath
from synth.cli.output.table import counted, show_table
from synth.spec.decks import check_deck, find_deck, key_cards, print_deck, readable_decks
from synth.spec.store import load_catalogue

app = typer.Typer(no_args_is_help=True, help="Deck lists.")


@app.command(name="list")
@with_cards
def list_decks(as_json: AsJson = False, catalogue_path: CataloguePath = DEFAULT_CATALOGUE) -> None:
    """List the decks that ship, with their Energy and the Pokémon they are about."""
    catalogue = load_catalogue(folder=catalogue_path)
    readable, problems = readable_decks(catalogue)
    for problem in problems:
        print(f"left out: {problem}", file=sys.stderr)
    decks = {name: (deck, key_cards(deck, catalogue)) for name, deck in readable.items()}
    if as_json:
        rows = [
            {"deck": name, "energy": deck.energy, "key_cards": [card.name for card in key], "cards": deck.cards}
            for name, (deck, key) in decks.items()
        ]
        print(json.dumps(rows, ensure_ascii=False))
        return
    show_table(
        counted(len(decks), "deck"),
        ("name", "Energy", "key cards"),
        (
            (name, ", ".join(energy.name.title() for energy in deck.energy), ", ".join(card.name for card in key))
            for name, (deck, key) in decks.items()
        ),
    )


@app.command()
@with_cards
@with_rules
def check(
    decks: Annotated[
        list[str], typer.Argument(metavar="DECK...", help="Files, `2 Name SET NUMBER` a line, or names of shipped decks.")
    ],
    as_json: AsJson = False,
    catalogue_path: CataloguePath = DEFAULT_CATALOGUE,
) -> None:
    """Check deck lists against the rules of deck construction and print them in canonical form."""
    catalogue = load_catalogue(folder=catalogue_path)
    for wanted in decks:
        deck = find_deck(wanted, catalogue)
        check_deck(deck, catalogue)
        if as_json:
            print(json.dumps({"deck": deck.name, "legal": True, "energy": deck.energy, "cards": deck.cards}))
        else:
            print(f"# {deck.name}: legal\n{print_deck(deck, catalogue)}", end="")
