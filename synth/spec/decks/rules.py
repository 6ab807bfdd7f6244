"""What a deck is and when it is legal (rulebook 2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from synth.spec.cards import DECLARABLE, Card, Energy
from synth.spec.errors import InputError
from synth.spec.rules import RuleSpec
from synth.spec.rules_in_force import rules_in_force
from synth.spec.store import Catalogue, release


@dataclass(frozen=True)
class Deck:
    """Cards are ids of printings in order of release, so equal decks compare equal however they were written."""

    name: str
    cards: tuple[str, ...]
    energy: tuple[Energy, ...]

    @classmethod
    def of(cls, name: str, cards: Iterable[str], energy: Iterable[Energy]) -> Deck:
        """A deck in canonical order; the types of Energy in the order of the rulebook."""
        declared = sorted(set(energy), key=list(Energy).index)
        return cls(name, tuple(sorted(cards, key=release)), tuple(declared))


def check_deck(deck: Deck, catalogue: Catalogue, rules: RuleSpec | None = None) -> None:
    """Raises an InputError, one line, for the first rule of deck construction that the deck breaks."""
    for problem in problems(deck, [catalogue.get(card) for card in deck.cards], rules or rules_in_force()):
        raise InputError(f"deck {deck.name}: {problem}")


def problems(deck: Deck, cards: Sequence[Card], rules: RuleSpec) -> Iterator[str]:
    """What makes the deck illegal; `cards` are those of its list."""
    if len(cards) != rules.deck_size:
        yield f"{len(cards)} cards, a deck has exactly {rules.deck_size}"
    for name, copies in Counter(card.name for card in cards).items():
        if copies > rules.copies:
            yield f"{copies} cards named {name}, at most {rules.copies} may have the same name"
    if not any(card.is_basic for card in cards):
        yield "no Basic Pokémon, a deck has at least one (Fossils do not count)"
    if not 1 <= len(deck.energy) <= rules.energy_types_max:
        yield f"{len(deck.energy)} types of Energy, a deck declares 1 to {rules.energy_types_max}"
    for energy in deck.energy:
        if energy not in DECLARABLE:
            yield f"{energy.name.title()} Energy cannot be declared, choose among {_words(DECLARABLE)}"
    if not any(usable(card, deck.energy) for card in cards):
        yield f"no Pokémon can use an attack with {_words(deck.energy)} Energy, declare a type of an attack's cost"


def usable(card: Card, energy: Sequence[Energy]) -> bool:
    """Can the Pokémon pay for one of its attacks with these types of Energy (rulebook 2.5)?"""
    return any(set(attack.cost) <= {*energy, Energy.COLORLESS} for attack in card.attacks)


def infer_energy(cards: Iterable[Card], rules: RuleSpec | None = None) -> tuple[Energy, ...]:
    """The types the attacks of these cards cost, most frequent first, as many as a deck may declare.

    Attacks that cost only Colorless leave the choice free: the types of the Pokémon themselves are then as good as any.
    """
    cards = list(cards)
    symbols = Counter(symbol for card in cards for attack in card.attacks for symbol in attack.cost)
    own = Counter(card.type for card in cards if card.is_pokemon)
    wanted: Counter[Energy] = Counter({energy: symbols[energy] for energy in DECLARABLE if symbols[energy]})
    if not wanted:
        wanted = Counter({energy: own[energy] for energy in DECLARABLE if own[energy]}) or Counter({DECLARABLE[0]: 1})
    return tuple(energy for energy, _ in wanted.most_common((rules or rules_in_force()).energy_types_max))


def _words(energies: Iterable[Energy]) -> str:
    return ", ".join(energy.name.title() for energy in energies) or "no"
