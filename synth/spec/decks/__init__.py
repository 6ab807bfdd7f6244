"""Decks: what one is, its legality, its text formats, random legal ones, and those that ship."""

from synth.spec.decks.draft import Pool, deck_around, random_deck
from synth.spec.decks.rules import Deck, check_deck, infer_energy
from synth.spec.decks.shipped import (
    EIGHT,
    HELD_OUT,
    find_deck,
    key_cards,
    readable_decks,
    shipped_decks,
    training_decks,
)
from synth.spec.decks.text import parse_deck, print_deck, read_deck

__all__ = [
    "EIGHT",
    "HELD_OUT",
    "Deck",
    "Pool",
    "check_deck",
    "deck_around",
    "find_deck",
    "infer_energy",
    "key_cards",
    "parse_deck",
    "print_deck",
    "random_deck",
    "read_deck",
    "readable_decks",
    "shipped_decks",
    "training_decks",
]
