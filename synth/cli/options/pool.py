"""Which cards a command works on: sets, decks, or everything the engines can play."""

from typing import Annotated

import typer

from synth.cli.options.shared import set_codes
from synth.engines.pool import cards_of_decks, cards_of_pool, cards_of_sets
from synth.spec.cards import Card
from synth.spec.decks import find_deck
from synth.spec.errors import InputError
from synth.spec.store import load_catalogue

Sets = Annotated[list[str] | None, typer.Option("--sets", help="Only cards of these sets; comma-separated.")]
PoolName = Annotated[
    str | None,
    typer.Option(
        "--pool", help="`all` (default: every card), `first` (set A1 and the Trainers of P-A), or a file of ids."
    ),
]
Decks = Annotated[
    list[str] | None, typer.Option("--decks", help="Only the cards of these decks: files, or names from `synth deck list`.")
]


def chosen_cards(
    sets: list[str] | None, pool: str | None, decks: list[str] | None
) -> list[Card]:
    """The printings of the pool. What was asked for by name must be playable; `all` leaves out what is not."""
    if sum(bool(given) for given in (sets, pool, decks)) > 1:
        raise InputError("give one of --sets, --pool, --decks")
    catalogue = load_catalogue()
    if decks:
        return cards_of_decks([find_deck(deck, catalogue) for deck in decks], catalogue)
    if codes := set_codes(sets):
        return cards_of_sets(codes, catalogue)
    return cards_of_pool(pool or "all", catalogue)
