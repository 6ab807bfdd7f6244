"""Which decks a command plays with: names, files, folders of files; and an engine that has their cards."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from synth.spec.decks import EIGHT, HELD_OUT, Deck, check_deck, find_deck, training_decks
from synth.spec.errors import InputError
from synth.spec.store import load_catalogue

DeckLists = Annotated[
    list[str] | None,
    typer.Option(
        "--decks",
        help="Decks: files, folders of files, names from `synth deck list`, `shipped` for all of these, `held-out` for the 16 "
        "that the shipped policy never met; default: `eight` that ship.",
    ),
]
GROUPS = {"shipped": tuple(sorted((*training_decks(), *HELD_OUT))), "held-out": HELD_OUT, "eight": EIGHT}
"""Names that stand for many decks."""


def deck_names(given: Sequence[str]) -> list[str]:
    """What was given, folders replaced by the deck lists in them and names of groups by their decks."""
    names: list[str] = []
    for name in given:
        folder = Path(name)
        if not folder.is_dir():
            names += GROUPS.get(name, (name,))
            continue
        lists = sorted(map(str, folder.glob("*.txt")))
        if not lists:
            raise InputError(f"{folder}: no deck lists (*.txt) in this folder")
        names += lists
    return names


def read_decks(names: Sequence[str]) -> list[Deck]:
    catalogue = load_catalogue()
    decks = [find_deck(name, catalogue) for name in names]
    for deck in decks:
        check_deck(deck, catalogue)
    return decks


def engine_with(engine: Path | None, names: Sequence[str]) -> Path:
    """The engine given, or one for these decks."""
    from synth.cli.options.engine import engine_for  # with it comes the compiler, which reading decks does not need

    return engine_for(engine, None, None, None if engine else list(names))
