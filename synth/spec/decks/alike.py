"""Decks built like others: other Pokémon of the same stages in the same numbers, and Trainers that go with them.

A draft by chance alone has many cards that do little for each other. Decks that people play have two or three lines, whole
and in two copies, and Trainers that any deck wants: both are taken from examples here, so that decks nobody has built yet
play like decks that somebody has.
"""

from collections import Counter
from collections.abc import Sequence

import numpy as np

from synth.spec.cards import Card, Kind
from synth.spec.decks.draft import Pool, named_in, random_deck, types_in
from synth.spec.decks.rules import Deck, infer_energy, problems

_ATTEMPTS = 20
KEPT = 0.15
"""How often a line of the example stays as it is."""
SAME_TYPE = 0.8
"""How often a further line shares a type with the first."""
MEANT_FOR_IT = 0.4
"""How often a Trainer that does not fit is replaced by one whose text speaks of the deck's Pokémon, if there is one."""

Line = list[tuple[Card, int]]
"""The last stage first, each card with its copies."""


def deck_like(pool: Pool, rng: np.random.Generator, examples: Sequence[Sequence[Card]], name: str = "alike") -> Deck:
    """A legal deck like one of the examples; a random one if none comes of several tries."""
    for _ in range(_ATTEMPTS):
        cards = _Likeness(pool, rng).build(examples[int(rng.integers(len(examples)))], examples)
        deck = Deck.of(name, (card.id for card in cards), infer_energy(cards, pool.rules))
        if not any(problems(deck, cards, pool.rules)):
            return deck
    return random_deck(pool, rng, name)


def lines_of(deck: Sequence[Card]) -> list[Line]:
    """The lines of a deck, the one that is worth most first; a card that two lines share belongs to the first."""
    number = Counter(card.id for card in deck)
    named: dict[str, Card] = {}
    for card in deck:
        named.setdefault(card.name, card)
    evolved = {card.evolves_from for card in deck}
    last = {card.id: card for card in deck if card.is_pokemon and card.name not in evolved}
    lines: list[Line] = []
    taken: set[str] = set()
    for card in sorted(last.values(), key=lambda card: (-card.points, -card.stage, -card.hp, card.id)):
        line: Line = []
        member: Card | None = card
        while member is not None and member.id not in taken:
            line.append((member, number[member.id]))
            taken.add(member.id)
            before = member.evolves_from
            member = named.get(before) if before else None
        lines.append(line)
    return lines


class _Likeness:
    """A deck in the making."""

    def __init__(self, pool: Pool, rng: np.random.Generator) -> None:
        self.pool, self.rng = pool, rng
        self.cards: list[Card] = []
        self.types: set[str] = set()

    def build(self, example: Sequence[Card], examples: Sequence[Sequence[Card]]) -> list[Card]:
        for line in lines_of(example):
            self._add_line(line)
        known = [card for deck in examples for card in deck if _trainer(card)]
        for card in filter(_trainer, example):
            self._add(card if self._fits(card) else self._other(known), 1)
        for at in self.rng.permutation(len(known)):
            if self._fits(known[at]):
                self._add(known[at], 1)
        return self.cards

    def _add_line(self, line: Line) -> None:
        copies = {card.stage: number for card, number in line}
        for member in [card for card, _ in line] if self._chance(KEPT) else self._drawn(line[0][0], len(line)):
            self._add(member, copies.get(member.stage, max(copies.values())))
            own = {member.type} - {None}
            self.types |= {str(energy) for energy in own.union(*(attack.cost for attack in member.attacks))} - {"C"}

    def _drawn(self, like: Card, length: int) -> list[Card]:
        """Another Pokémon of this stage that is worth as much, with what it evolves from; as long as the line it stands for."""
        fitting = [card for card in self.pool.cards if card.is_pokemon and (card.stage, card.points) == (like.stage, like.points)]
        if self.types and self._chance(SAME_TYPE):
            fitting = [card for card in fitting if _costs(card) <= self.types] or fitting
        line = [fitting[int(self.rng.integers(len(fitting)))]]
        while before := self.pool.named.get(line[-1].evolves_from or ""):
            line.append(before[int(self.rng.integers(len(before)))])
        # A line that leaves out the middle goes on with its first stage.
        return line if len(line) <= length else [*line[: length - 1], line[-1]]

    def _other(self, known: Sequence[Card]) -> Card:
        names = {card.name for card in self.cards}
        if self._chance(MEANT_FOR_IT):
            meant = [card for card in self.pool.trainers if names & set(_named(card)) or self.types & set(_typed(card))]
            if meant:
                return meant[int(self.rng.integers(len(meant)))]
        fitting = [card for card in known if self._fits(card)] or known
        return fitting[int(self.rng.integers(len(fitting)))]

    def _fits(self, card: Card) -> bool:
        """Whom its text names is in the deck."""
        names = {name for name in _named(card) if name in self.pool.named}
        types = set(_typed(card))
        return (not names or not names.isdisjoint(one.name for one in self.cards)) and (
            not types or not types.isdisjoint(self.types)
        )

    def _add(self, card: Card, copies: int) -> None:
        there = sum(one.name == card.name for one in self.cards)
        room = min(self.pool.rules.deck_size - len(self.cards), self.pool.rules.copies - there)
        self.cards += [card] * max(0, min(copies, room))

    def _chance(self, probability: float) -> bool:
        return bool(self.rng.random() < probability)


def _trainer(card: Card) -> bool:
    return not card.is_pokemon and card.kind is not Kind.FOSSIL


def _costs(card: Card) -> set[str]:
    """Types that all its attacks need."""
    return set.intersection(*({str(s) for s in attack.cost} - {"C"} for attack in card.attacks)) if card.attacks else set()


def _named(card: Card) -> list[str]:
    return [name for effect in card.effects for name in named_in(effect.program)]


def _typed(card: Card) -> list[str]:
    return [one for effect in card.effects for one in types_in(effect.program)]
