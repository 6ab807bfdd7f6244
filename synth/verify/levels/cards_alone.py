"""Level 1: each card among others that do nothing, in positions in which it can do what it does."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

import numpy as np

from synth.reference_py.game import Game
from synth.spec.cards import Card
from synth.verify.levels.stretch import LANES, Ground, Stretch
from synth.verify.rollouts.following import uses_texts
from synth.verify.scenarios.random_positions import Cast, Positions

EACH, DECISIONS = 3, 5
"""Positions around a card, and decisions of each."""
PLAIN = 40
"""Pokémon without effects that stand around it."""


def cards_alone(ground: Ground, each: int = EACH, only: Sequence[Card] | None = None) -> Iterator[Stretch]:
    """Cards in an order of the seed's own, so that none is always late."""
    rng = np.random.default_rng([ground.seed, 1])
    focus = [card for card in only or ground.unique if card.effects]
    waiting: list[Game] = []
    number = 0
    for at in rng.permutation(len(focus)):
        waiting += positions_around(ground, focus[int(at)], plain_company(ground, focus[int(at)]), each, rng)
        while len(waiting) >= LANES:
            yield _stretch(ground, waiting[:LANES], number)
            waiting, number = waiting[LANES:], number + 1
    if waiting:
        yield _stretch(ground, waiting, number)


def _stretch(ground: Ground, starts: Sequence[Game], number: int) -> Stretch:
    seeds = [(ground.seed * 1_000 + 1) * 100_000 + number * LANES + at for at in range(len(starts))]
    return Stretch(1, f"cards {number}", starts, seeds, DECISIONS, uses_texts)


def positions_around(
    ground: Ground, card: Card, company: tuple[Card, ...], count: int, rng: np.random.Generator
) -> Iterator[Game]:
    source = Positions(ground.pool, (card, *company), ground.pool.rules.deck_size, rng)
    yield from source.around(Cast(card, company), count)


def plain_company(ground: Ground, card: Card) -> tuple[Card, ...]:
    """Pokémon without effects, what the card evolves from and into, and a Trainer of each kind."""
    below, plain, above = [], list(_plain(ground)), []
    name = card.evolves_from
    while name:
        before = next((one for one in ground.unique if one.name == name), None)
        if before is None:
            break
        below.append(before)
        name = before.evolves_from
    if card.is_pokemon:
        above = [one for one in ground.unique if one.evolves_from == card.name][:1]
    return tuple(dict.fromkeys(one for one in (*below, *above, *plain) if one is not card))


@cache
def _plain_of(cards: tuple[Card, ...], seed: int) -> tuple[Card, ...]:
    basics = [card for card in cards if card.is_basic and not card.effects]
    rng = np.random.default_rng([seed, 2])
    chosen = sorted(rng.permutation(len(basics))[:PLAIN].tolist())
    trainers = {card.kind: card for card in reversed(cards) if not card.is_pokemon}
    return (*(basics[at] for at in chosen), *trainers.values())


def _plain(ground: Ground) -> tuple[Card, ...]:
    return _plain_of(tuple(ground.unique), ground.seed)
