"""Decks: what one is, its legality, its text formats, and random legal ones."""

from synth.spec.decks.draft import Pool, random_deck
from synth.spec.decks.rules import Deck, check_deck, infer_energy
from synth.spec.decks.text import parse_deck, print_deck, read_deck

__all__ = ["Deck", "Pool", "check_deck", "infer_energy", "parse_deck", "print_deck", "random_deck", "read_deck"]
