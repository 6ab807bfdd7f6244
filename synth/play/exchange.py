"""Decks with a card and without it: a host in which the card's line, or another of the same shape, takes the same places."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np

from synth.spec.cards import Card
from synth.spec.decks import Deck
from synth.spec.decks.rules import problems, usable
from synth.spec.rules_in_force import rules_in_force
from synth.spec.store import Catalogue

COPIES = 2
"""Of every card of a line, as far as the rules allow them."""
ATTEMPTS = 20
"""Draws for each exchange that is wanted; some break a rule of deck construction."""

Line = tuple[Card, ...]
"""A card and what it evolves from, the Basic first."""


@dataclass(frozen=True)
class Exchange:
    """Two decks that differ in one line."""

    new: Deck
    old: Deck


class Exchanges:
    """Cards of a set in decks that have none of it, against cards outside the set that look alike."""

    def __init__(self, cards: Sequence[Card], hosts: Sequence[Deck], others: Iterable[Card], catalogue: Catalogue) -> None:
        """`cards` is the set, `others` are those that may stand in for one of it: one printing of each."""
        self._hosts, self._catalogue = hosts, catalogue
        self._of_set: dict[str, Card] = {}
        for card in cards:
            self._of_set.setdefault(card.name, card)
        self._others: dict[str, Card] = {}
        self._alike: dict[tuple[object, ...], list[Line]] = {}
        outside = [card for card in others if card.name not in self._of_set]
        for card in outside:
            self._others.setdefault(card.name, card)
        for card in outside:
            if line := self._line(card, self._others):
                self._alike.setdefault(_shape(line), []).append(line)

    def of(self, card: Card, wanted: int, rng: np.random.Generator) -> list[Exchange]:
        """So many exchanges, or none if no host can use the card or nothing outside the set is like it."""
        line = self._line(card, self._others | self._of_set)
        hosts = [host for host in self._hosts if _fits(card, host)]
        if not line or not hosts:
            return []
        found: list[Exchange] = []
        for _ in range(wanted * ATTEMPTS):
            host = hosts[int(rng.integers(len(hosts)))]
            others = [other for other in self._alike.get(_shape(line), ()) if _fits(other[-1], host)]
            if others and (made := self._exchange(host, line, others[int(rng.integers(len(others)))], rng)):
                found.append(made)
            if len(found) == wanted:
                return found
        return []

    def _line(self, card: Card, known: dict[str, Card]) -> Line:
        """Nothing where a stage is missing."""
        line = [card]
        while line[0].evolves_from:
            before = known.get(line[0].evolves_from)
            if before is None or before in line:
                return ()
            line.insert(0, before)
        return tuple(line)

    def _exchange(self, host: Deck, new: Line, old: Line, rng: np.random.Generator) -> Exchange | None:
        copies = min(COPIES, rules_in_force().copies)
        rest = self._room(host, len(new) * copies, rng)
        made = []
        for line in (new, old):
            added = [card.id for card in line for _ in range(copies)]
            deck = Deck.of(f"{host.name} +{line[-1].id}", [*rest, *added], host.energy)
            if any(problems(deck, [self._catalogue.get(card) for card in deck.cards], rules_in_force())):
                return None
            made.append(deck)
        return Exchange(*made)

    def _room(self, host: Deck, places: int, rng: np.random.Generator) -> list[str]:
        """The host with so many cards less; what another card of it evolves from stays as long as that card does."""
        rest = list(host.cards)
        for _ in range(min(places, len(rest))):
            needed = {self._catalogue.get(card).evolves_from for card in rest}
            free = [at for at, card in enumerate(rest) if self._catalogue.get(card).name not in needed] or range(len(rest))
            del rest[free[int(rng.integers(len(free)))]]
        return rest


def _shape(line: Line) -> tuple[object, ...]:
    """What makes a fair comparison: kind, stages and the points that the opponent gets."""
    card = line[-1]
    return card.kind, len(line), card.stage, card.points if card.is_pokemon else 0


def _fits(card: Card, host: Deck) -> bool:
    return usable(card, host.energy) if card.is_pokemon else True
