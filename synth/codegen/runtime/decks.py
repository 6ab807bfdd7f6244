"""Deck lists as rows of numbers: the cards, and last the declared types as bits."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np

from . import layout


def deck_row(cards: Iterable[str], energy: Iterable[str]) -> list[int]:
    """A row for `TcgJax`: card ids (sorted by their number, as every deck list is) and letters of the declared types."""
    cards = list(cards)
    for card in cards:
        if card not in layout.CARDS:
            raise ValueError(f"{card} is not in the pool of this engine")
    numbers = sorted(layout.CARDS[card] for card in cards)
    if len(numbers) != layout.PLACES:
        raise ValueError(f"a deck has {layout.PLACES} cards, not {len(numbers)}")
    if not any(layout.BASIC[number] for number in numbers):
        raise ValueError("a deck needs a Basic Pokémon")
    letters = list(energy)
    for letter in letters:
        if letter not in layout.ENERGY:
            raise ValueError(f"{letter!r} is no type of Energy; the letters are {' '.join(layout.ENERGY)}")
    if not letters:
        raise ValueError(f"a deck declares at least one type of Energy; the letters are {' '.join(layout.ENERGY)}")
    return [*numbers, sum(1 << layout.ENERGY.index(letter) for letter in dict.fromkeys(letters))]


def checked_decks(decks: Sequence[Sequence[int]] | np.ndarray) -> np.ndarray:
    """[n, cards + 1] int16: rows of `deck_row`, with numbers that this engine has, in the order that every deck list has."""
    rows = np.asarray(decks)
    if rows.ndim != 2 or rows.shape[1] != layout.PLACES + 1 or not len(rows):
        raise ValueError(f"decks are rows of {layout.PLACES} cards and the declared types, got shape {rows.shape}")
    if not np.issubdtype(rows.dtype, np.integer):
        raise ValueError(f"decks are rows of whole numbers, not {rows.dtype}")
    cards, types = rows[:, :-1], rows[:, -1]
    if cards.min() < 0 or cards.max() >= len(layout.CARD_NAMES):
        raise ValueError(f"cards have numbers from 1 to {len(layout.CARD_NAMES) - 1}, and 0 is none")
    if types.min() < 0 or types.max() >= 1 << len(layout.ENERGY):
        raise ValueError(f"declared types are {len(layout.ENERGY)} bits")
    without = np.flatnonzero(~np.array(layout.BASIC, bool)[cards].any(axis=1))
    if len(without):
        raise ValueError(f"deck {without[0]} has no Basic Pokémon")
    in_order = np.sort(np.where(cards == 0, len(layout.CARD_NAMES), cards), axis=1)  # no card comes last
    cards = np.where(in_order == len(layout.CARD_NAMES), 0, in_order)
    return np.ascontiguousarray(np.concatenate([cards, types[:, None]], axis=1), np.int16)
