"""Random decks that can be played: whole evolution lines, Trainers, and the Energy their attacks cost."""

from __future__ import annotations

from random import Random

from synth.reference_py.cards import CardPool, PoolCard
from synth.reference_py.setup import Deck
from synth.spec.cards import DECLARABLE, UNITS, Energy, Kind


def random_deck(pool: CardPool, random: Random) -> Deck:
    """Lines of one or two types, so that the Energy often fits."""
    rules = pool.rules
    playable = [card for card in pool.cards if card and not card.refusal]
    types = random.sample(DECLARABLE, random.randint(1, 2))
    cards = [card for card in playable if card.kind is not Kind.POKEMON or _fits(card, types)]
    chosen: list[PoolCard] = [random.choice([card for card in cards if card.is_basic])]
    while len(chosen) < rules.deck_size:
        for card in _line(playable, random.choice(cards)):
            same_name = sum(other.name == card.name for other in chosen)
            copies = min(rules.copies - same_name, rules.deck_size - len(chosen))
            chosen += [card] * random.randint(0, max(0, copies))
    random.shuffle(chosen)
    return Deck(tuple(card.id for card in chosen), tuple(types))


def _fits(card: PoolCard, types: list[Energy]) -> bool:
    costs = {UNITS[unit] for attack in card.attacks for unit, n in enumerate(attack.cost) if n}
    return costs <= {*types, Energy.COLORLESS}


def _line(cards: list[PoolCard], card: PoolCard) -> list[PoolCard]:
    """The card and everything that it evolves from."""
    line = [card]
    while line[-1].kind is Kind.POKEMON and line[-1].stage > 0:
        line.append(next(below for below in cards if below.name == line[-1].evolves_from))
    return line
