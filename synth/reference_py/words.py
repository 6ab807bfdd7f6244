"""Which modifiers and events the cards of a game speak of at all.

Only cards of the two deck lists can ever be in play. Most questions are about what none of them says.
"""

from dataclasses import dataclass

from synth.dsl.ast import Event, ModifierKind
from synth.reference_py.cards import CardPool


@dataclass(frozen=True, slots=True, eq=False)
class Words:
    """Of the very deck lists it was made from: with others it must be made anew."""

    pool: CardPool
    first: tuple[int, ...]
    second: tuple[int, ...]
    modifiers: frozenset[ModifierKind]
    """Kinds of continuous effects."""
    events: frozenset[Event]
    """What Abilities and Trainer cards wait for."""


def words_of(pool: CardPool, first: tuple[int, ...], second: tuple[int, ...]) -> Words:
    cards = [pool[number] for number in {*first, *second} if number]
    modifiers = frozenset(kind for card in cards for kind in card.statics)
    return Words(pool, first, second, modifiers, frozenset(event for card in cards for event in card.events))
