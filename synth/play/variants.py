"""Decks near a deck: what it could be completed to, or what it becomes with one card exchanged."""

from collections.abc import Sequence

import numpy as np

from synth.spec.decks import Deck
from synth.spec.decks.rules import problems
from synth.spec.errors import InputError
from synth.spec.rules_in_force import rules_in_force
from synth.spec.store import Catalogue

ATTEMPTS = 50
"""Draws for each completion that is wanted; many are illegal or known already."""


def variants(deck: Deck, candidates: Sequence[str], most: int, seed: int, catalogue: Catalogue) -> list[Deck]:
    """At most so many legal decks; the deck itself comes first if it is complete."""
    size = rules_in_force().deck_size
    if len(deck.cards) > size:
        raise InputError(f"deck {deck.name}: {len(deck.cards)} cards, a deck has exactly {size}")
    rng = np.random.default_rng(seed)
    found = (
        _exchanges(deck, candidates, catalogue)
        if len(deck.cards) == size
        else _completions(deck, candidates, most, rng, catalogue)
    )
    if not found:
        raise InputError(f"deck {deck.name}: no legal deck comes of it with these candidates")
    first = [deck] if len(deck.cards) == size else []
    kept = sorted(rng.permutation(len(found))[: most - len(first)])
    return first + [found[at] for at in kept]


def _exchanges(deck: Deck, candidates: Sequence[str], catalogue: Catalogue) -> list[Deck]:
    made = []
    for out in dict.fromkeys(deck.cards):
        rest = list(deck.cards)
        rest.remove(out)
        for card in candidates:
            if catalogue.get(card).play_id != catalogue.get(out).play_id:
                made.append(_named(deck, [*rest, card], f"-{out} +{card}"))
    return [variant for variant in made if _legal(variant, catalogue)]


def _completions(deck: Deck, candidates: Sequence[str], most: int, rng: np.random.Generator, catalogue: Catalogue) -> list[Deck]:
    rules = rules_in_force()
    copies = [card for card in candidates for _ in range(rules.copies)]
    missing = rules.deck_size - len(deck.cards)
    if len(copies) < missing:
        raise InputError(f"deck {deck.name}: {missing} cards are missing, the candidates can give {len(copies)} at most")
    found: dict[tuple[str, ...], Deck] = {}
    for _ in range(ATTEMPTS * most):
        added = sorted(copies[at] for at in rng.choice(len(copies), missing, replace=False))
        variant = _named(deck, [*deck.cards, *added], " ".join(f"+{card}" for card in added))
        if variant.cards not in found and _legal(variant, catalogue):
            found[variant.cards] = variant
        if len(found) == most:
            break
    return list(found.values())


def _named(deck: Deck, cards: Sequence[str], change: str) -> Deck:
    return Deck.of(f"{deck.name} {change}", cards, deck.energy)


def _legal(deck: Deck, catalogue: Catalogue) -> bool:
    return not any(problems(deck, [catalogue.get(card) for card in deck.cards], rules_in_force()))
