"""Which cards a command works on: sets, decks, or everything the engines can play."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import typer

from synth.cli.options import set_codes
from synth.codegen.build import playable as lowered
from synth.codegen.lowerings import BUILT_IN, Lowerings
from synth.reference_py.cards import CardPool
from synth.spec.cards import Card
from synth.spec.decks import check_deck, find_deck
from synth.spec.errors import InputError
from synth.spec.store import Catalogue, load_catalogue

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
    sets: list[str] | None, pool: str | None, decks: list[str] | None, lowerings: Lowerings = BUILT_IN
) -> list[Card]:
    """The printings of the pool. What was asked for by name must be playable; `all` leaves out what is not."""
    if sum(bool(given) for given in (sets, pool, decks)) > 1:
        raise InputError("give one of --sets, --pool, --decks")
    catalogue = load_catalogue()
    if decks:
        lists = [find_deck(deck, catalogue) for deck in decks]
        for deck in lists:
            check_deck(deck, catalogue)
        wanted = [catalogue.get(card) for deck in lists for card in deck.cards]
        return _all_playable(catalogue, {card.play_id for card in wanted}, lowerings)
    if pool not in (None, "first", "all"):
        ids = Path(pool).read_text("utf-8").split() if Path(pool).is_file() else None
        if ids is None:
            raise InputError(f"--pool {pool}: no such file; use `first`, `all` or a file with card ids")
        return _all_playable(catalogue, {catalogue.get(card).play_id for card in ids}, lowerings)
    if sets:
        wanted = list(load_catalogue(set_codes(sets)).cards.values())
        return _all_playable(catalogue, {card.play_id for card in wanted}, lowerings)
    if pool == "first":
        return _all_playable(catalogue, first_pool(catalogue), lowerings)
    return playable(catalogue.cards.values(), lowerings)[0]


def first_pool(catalogue: Catalogue) -> set[str]:
    """Set A1 and the Trainer cards of P-A, by `play_id`."""
    cards = catalogue.cards.values()
    return {card.play_id for card in cards if card.set == "A1" or (card.set == "P-A" and not card.is_pokemon)}


def playable(cards: Iterable[Card], lowerings: Lowerings = BUILT_IN) -> tuple[list[Card], list[str]]:
    """The cards that both engines play in full, and a line for each other one."""
    kept, refused = lowered(cards, lowerings)
    gaps = {
        card.card.play_id: f"{card.id} {card.name}: {card.refusal}"
        for card in CardPool(kept).cards
        if card and card.refusal
    }
    return [card for card in kept if card.play_id not in gaps], refused + list(gaps.values())


def _all_playable(catalogue: Catalogue, play_ids: set[str], lowerings: Lowerings) -> list[Card]:
    cards = [card for card in catalogue.cards.values() if card.play_id in play_ids]
    kept, refused = playable(cards, lowerings)
    if refused:
        raise InputError(f"the engines cannot play {refused[0]}")
    return kept
