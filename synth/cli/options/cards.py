"""`--cards`: an option for every command that needs cards; what it names lies over what ships."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer

from synth.cards.places import VARIABLE, read_place
from synth.cli.options.added import with_option
from synth.spec.store import load_catalogue

Cards = Annotated[
    list[Path] | None,
    typer.Option(
        "--cards",
        help="More cards, over those that ship: a scrape, a catalogue, a file or folder of records, a card file (YAML, TOML);"
        f" may be repeated. Also the environment variable {VARIABLE}.",
    ),
]


def with_cards(command: Callable[..., Any]) -> Callable[..., Any]:
    """The command with the option; while it runs, every catalogue that is loaded has these cards, in its processes too."""
    return with_option(command, "more_cards", Cards, lambda places: use_cards(places or ()))


def use_cards(places: list[Path] | tuple[Path, ...]) -> None:
    """Lays these places over what ships, for this process and those it starts; bad ones are refused at once."""
    if not places:
        return
    for place in places:
        read_place(place)
    given = [one for one in os.environ.get(VARIABLE, "").split(os.pathsep) if one]
    more = [name for name in map(str, (place.resolve() for place in places)) if name not in given]
    os.environ[VARIABLE] = os.pathsep.join([*given, *dict.fromkeys(more)])
    load_catalogue()


def cards_given() -> bool:
    """Whether something lies over the cards that ship."""
    return bool(os.environ.get(VARIABLE))
