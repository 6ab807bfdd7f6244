"""Random legal decks that play: whole evolution lines, Energy that fits, and the cards that other cards name.

Each deck grows around one card drawn uniformly from the pool, so no card of the pool is rarer than that.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import TypeVar

import numpy as np

from synth.spec.cards import DECLARABLE, Card, Energy, Kind
from synth.spec.decks.rules import Deck, infer_energy, problems
from synth.spec.errors import InputError
from synth.spec.rules import RuleSpec
from synth.spec.rules_in_force import rules_in_force
from synth.spec.store import Catalogue, release

_NAMES = re.compile(r'"([^"]+)"')
_TYPES = re.compile(r"type=([A-Z])")
"""Names and types in a program; read from its text, as the spec does not know the language of effects."""

T = TypeVar("T")

_ATTEMPTS = 200
_TRIES_AROUND = 5
_POKEMON = (7, 15)
"""Fewest Pokémon a draft aims at, and one more than the most."""

_EXCHANGED = (1, 5)
"""Fewest cards in which a descendant differs, and one more than the most."""

FOLLOW_NAMES = 0.75
"""How often a card comes with the cards that its program names, or stays away where they are missing."""
EVOLVE_ON = 0.6
"""How often a line goes on to the next stage."""
STAY_IN_TYPE = 0.75
"""How often a further line shares a type with the deck."""
SECOND_COPY = 0.7
SECOND_ANCHOR = 0.5
"""How often a deck is built around a Trainer card, besides the card it started with."""
FREE_ENERGY = 0.1
"""How often the types of Energy are drawn freely instead of inferred from the attacks."""


@dataclass(frozen=True)
class Pool:
    """Cards that decks are built from, one printing each, and the ways from one to another."""

    cards: tuple[Card, ...]
    rules: RuleSpec = field(default_factory=rules_in_force)

    @classmethod
    def of(cls, cards: Catalogue | Iterable[Card], rules: RuleSpec | None = None) -> Pool:
        given = cards.unique if isinstance(cards, Catalogue) else cards
        first = {card.play_id: card for card in sorted(given, key=lambda card: release(card.id), reverse=True)}
        return cls(tuple(sorted(first.values(), key=lambda card: release(card.id))), rules or rules_in_force())

    @cached_property
    def named(self) -> dict[str, list[Card]]:
        return _grouped(self.cards, lambda card: card.name)

    @cached_property
    def evolutions(self) -> dict[str, list[Card]]:
        return _grouped(self.cards, lambda card: card.evolves_from or "")

    @cached_property
    def pokemon(self) -> dict[str, list[Card]]:
        """Pokémon of every stage by type; a Fossil comes with what evolves from it, or by itself."""
        return _grouped((card for card in self.cards if card.type), lambda card: card.type or "")

    @cached_property
    def trainers(self) -> tuple[Card, ...]:
        return tuple(card for card in self.cards if not card.is_pokemon and card.kind is not Kind.FOSSIL)

    @cached_property
    def partners(self) -> tuple[tuple[Card, tuple[str, ...]], ...]:
        """Trainers with the cards that they name, if the pool has any of these."""
        named = [named_in(card.effect.program) if card.effect else () for card in self.trainers]
        there = [names if any(name in self.named for name in names) else () for names in named]
        return tuple(zip(self.trainers, there, strict=True))


def _grouped(cards: Iterable[Card], key: Callable[[Card], str]) -> dict[str, list[Card]]:
    groups: dict[str, list[Card]] = {}
    for card in cards:
        groups.setdefault(key(card), []).append(card)
    return groups


def random_deck(pool: Pool | Catalogue | Iterable[Card], rng: np.random.Generator, name: str = "random") -> Deck:
    """A legal deck drawn from the pool; the same generator state gives the same deck."""
    pool = pool if isinstance(pool, Pool) else Pool.of(pool)
    for _ in range(_ATTEMPTS):
        cards = _Draft(pool, rng).fill()
        deck = Deck.of(name, (card.id for card in cards), _energies(cards, pool, rng))
        if not any(problems(deck, cards, pool.rules)):
            return deck
    size, copies = pool.rules.deck_size, pool.rules.copies
    raise InputError(
        f"no legal deck from a pool of {len(pool.cards)} cards with {len(pool.named)} names: a deck has {size} cards, "
        f"at most {copies} of a name, a Basic Pokémon and an attack that can be paid"
    )


def descendant(pool: Pool, rng: np.random.Generator, parent: Sequence[Card], name: str = "descendant") -> Deck:
    """A legal deck in which some cards of a deck are exchanged for others; the deck itself if none comes of several tries."""
    for _ in range(_TRIES_AROUND):
        cards = _Draft(pool, rng).vary(parent)
        deck = Deck.of(name, (card.id for card in cards), infer_energy(cards, pool.rules))
        if not any(problems(deck, cards, pool.rules)):
            return deck
    return Deck.of(name, (card.id for card in parent), infer_energy(parent, pool.rules))


def deck_around(pool: Pool, rng: np.random.Generator, card: Card, name: str = "around") -> Deck | None:
    """A legal deck with a card, with all cards that its texts name, and with the Energy that its attacks cost; None if none comes
    of several tries."""
    typed = any(symbol is not Energy.COLORLESS for attack in card.attacks for symbol in attack.cost)
    for _ in range(_TRIES_AROUND):
        cards = _Draft(pool, rng).fill(card)
        deck = Deck.of(name, (one.id for one in cards), infer_energy([card] if typed else cards, pool.rules))
        if not any(problems(deck, cards, pool.rules)):
            return deck
    return None


@cache
def named_in(program: str) -> tuple[str, ...]:
    return tuple(_NAMES.findall(program))


@cache
def types_in(program: str) -> tuple[str, ...]:
    return tuple(_TYPES.findall(program))


class _Draft:
    """A deck in the making."""

    def __init__(self, pool: Pool, rng: np.random.Generator) -> None:
        self.pool, self.rng = pool, rng
        self.cards: list[Card] = []
        self.copies: Counter[str] = Counter()
        self.types: list[str] = []

    def fill(self, around: Card | None = None) -> list[Card]:
        self._add_line(around or self._one(self.pool.cards))
        for name in sorted({name for effect in (around.effects if around else ()) for name in named_in(effect.program)}):
            if name in self.pool.named and not self.copies[name]:
                self._add_line(self._one(self.pool.named[name]))
        if self.pool.trainers and self._chance(SECOND_ANCHOR):
            self._add_line(self._one(self.pool.trainers))
        goal = int(self.rng.integers(*_POKEMON))
        for _ in range(goal):
            if self.pool.pokemon and sum(card.is_pokemon for card in self.cards) < goal:
                self._add_line(self._further())
        self._fill_from([card for card, named in self.pool.partners if self._welcome(named)])
        self._fill_from(self.pool.cards)
        return self.cards

    def vary(self, parent: Sequence[Card]) -> list[Card]:
        left = int(self.rng.integers(*_EXCHANGED))
        kept = [parent[index] for index in sorted(self.rng.permutation(len(parent))[left:])]
        self.cards, self.copies = kept, Counter(card.name for card in kept)
        self.types = [str(card.type) for card in kept if card.type]
        self._add_line(self._further() if self.pool.pokemon and self._chance(0.5) else self._one(self.pool.cards))
        self._fill_from([card for card, named in self.pool.partners if self._welcome(named)])
        self._fill_from(self.pool.cards)
        return self.cards

    def _add_line(self, card: Card) -> None:
        """A card with what it evolves from, perhaps what it evolves into, and perhaps the cards it names."""
        line = [card]
        while before := self.pool.named.get(line[0].evolves_from or ""):
            line.insert(0, self._one(before))
        while (after := self.pool.evolutions.get(line[-1].name)) and self._chance(EVOLVE_ON):
            line.append(self._one(after))
        for member in line:
            self._add(member)
        programs = " ".join(effect.program for member in line for effect in member.effects)
        self.types += [str(member.type) for member in line if member.type] + _TYPES.findall(programs)
        partners = sorted(
            {name for name in _NAMES.findall(programs) if name in self.pool.named and not self.copies[name]}
        )
        full = len(self.cards) >= self.pool.rules.deck_size
        if partners and not full and self._chance(FOLLOW_NAMES):
            self._add_line(self._one(self.pool.named[self._one(partners)]))

    def _welcome(self, named: tuple[str, ...]) -> bool:
        """Whether a Trainer that names these cards comes into the deck."""
        return not named or any(self.copies[name] for name in named) or not self._chance(FOLLOW_NAMES)

    def _further(self) -> Card:
        fitting = sorted({energy for energy in self.types if energy in self.pool.pokemon})
        types = fitting if fitting and self._chance(STAY_IN_TYPE) else sorted(self.pool.pokemon)
        return self._one([card for energy in types for card in self.pool.pokemon[energy]])

    def _fill_from(self, cards: Sequence[Card]) -> None:
        for index in self.rng.permutation(len(cards)):
            if len(self.cards) == self.pool.rules.deck_size:
                break
            self._add(cards[index])

    def _add(self, card: Card) -> None:
        """One copy or two, as far as the deck has room for them."""
        wanted = 2 if self._chance(SECOND_COPY) else 1
        room = min(self.pool.rules.deck_size - len(self.cards), self.pool.rules.copies - self.copies[card.name])
        added = max(0, min(wanted, room))
        self.cards += [card] * added
        self.copies[card.name] += added

    def _one(self, options: Sequence[T]) -> T:
        return options[int(self.rng.integers(len(options)))]

    def _chance(self, probability: float) -> bool:
        return bool(self.rng.random() < probability)


def _energies(cards: Sequence[Card], pool: Pool, rng: np.random.Generator) -> tuple[Energy, ...]:
    if rng.random() >= FREE_ENERGY:
        return infer_energy(cards, pool.rules)
    count = int(rng.integers(1, pool.rules.energy_types_max + 1))
    return tuple(DECLARABLE[index] for index in rng.choice(len(DECLARABLE), size=count, replace=False))
