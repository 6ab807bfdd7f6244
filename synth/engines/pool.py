"""Which cards an engine is for: sets, decks, a list, or everything that both engines can play."""

from collections.abc import Iterable, Sequence
from pathlib import Path

from synth.codegen.build import playable as lowered
from synth.reference_py.cards import CardPool
from synth.spec.cards import Card
from synth.spec.decks import Deck, check_deck
from synth.spec.errors import InputError
from synth.spec.store import Catalogue, load_catalogue


def cards_of_decks(decks: Iterable[Deck], catalogue: Catalogue) -> list[Card]:
    """Every printing that plays like a card of these decks, each of which must be legal."""
    wanted: set[str] = set()
    for deck in decks:
        check_deck(deck, catalogue)
        wanted |= {catalogue.get(card).play_id for card in deck.cards}
    return all_playable(catalogue, wanted)


def cards_of_sets(sets: Sequence[str], catalogue: Catalogue) -> list[Card]:
    wanted = load_catalogue(sets).cards.values()
    return all_playable(catalogue, {card.play_id for card in wanted})


def cards_of_pool(pool: str | Path, catalogue: Catalogue) -> list[Card]:
    """`first`, `all`, or the ids in a file."""
    if pool == "all":
        return playable(catalogue.cards.values())[0]
    if pool == "first":
        return all_playable(catalogue, first_pool(catalogue))
    path = Path(pool)
    try:
        ids = path.read_text("utf-8").split() if path.is_file() else None
    except (OSError, UnicodeDecodeError) as error:
        raise InputError(f"pool {pool}: cannot be read as UTF-8 text ({error})") from None
    if ids is None:
        raise InputError(f"pool {pool}: no such file; use `first`, `all` or a file with card ids")
    return all_playable(catalogue, {catalogue.get(card).play_id for card in ids})


def first_pool(catalogue: Catalogue) -> set[str]:
    """Set A1 and the Trainer cards of P-A, by `play_id`."""
    cards = catalogue.cards.values()
    return {card.play_id for card in cards if card.set == "A1" or (card.set == "P-A" and not card.is_pokemon)}


def playable(cards: Iterable[Card]) -> tuple[list[Card], list[str]]:
    """The cards that both engines play in full, and a line for each other one."""
    kept, refused = lowered(cards)
    gaps = {
        card.card.play_id: f"{card.id} {card.name}: {card.refusal}"
        for card in CardPool(kept).cards
        if card and card.refusal
    }
    return [card for card in kept if card.play_id not in gaps], refused + list(gaps.values())


def all_playable(catalogue: Catalogue, play_ids: set[str]) -> list[Card]:
    """Every printing of these cards; what was asked for by name must be playable."""
    cards = [card for card in catalogue.cards.values() if card.play_id in play_ids]
    kept, refused = playable(cards)
    if refused:
        raise InputError(f"the engines cannot play {refused[0]}")
    return kept
