"""Which Basics come to a Stage 2 card over a Stage 1, among all known cards: a build may leave the Stage 1 out."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from functools import lru_cache

from synth.spec.cards import Card
from synth.spec.store import load_catalogue


def basics_with(cards: Iterable[Card]) -> Mapping[str, frozenset[str]]:
    """For the name of each Stage 1, of the catalogue or of these cards, what it evolves from."""
    shipped = _shipped(os.environ.get("SYNTH_CARDS"))
    own = _basics(cards)
    return {**shipped, **{name: shipped.get(name, frozenset()) | below for name, below in own.items()}}


@lru_cache(maxsize=2)
def _shipped(more_cards: str | None) -> Mapping[str, frozenset[str]]:
    """Read once, however many pools are written; other places of cards are another catalogue."""
    return _basics(load_catalogue().unique)


def _basics(cards: Iterable[Card]) -> Mapping[str, frozenset[str]]:
    found: dict[str, set[str]] = {}
    for card in cards:
        if card.stage == 1 and card.evolves_from:
            found.setdefault(card.name, set()).add(card.evolves_from)
    return {name: frozenset(below) for name, below in found.items()}
