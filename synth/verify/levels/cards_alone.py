"""Level 1: each card among others that do nothing. Positions are drawn until its text can be used, and then it is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

import numpy as np

from synth.reference_py.engine import legal_mask
from synth.reference_py.game import Game
from synth.spec.cards import Card
from synth.spec.chance import step_key
from synth.verify.levels.stretch import LANES, Ground, Stretch
from synth.verify.levels.using import FirstMoves, uses_of
from synth.verify.rollouts.following import uses_texts
from synth.verify.rollouts.lockstep import Key
from synth.verify.scenarios.random_positions import Cast, Positions

POSITIONS, AGAIN, DECISIONS = 2, 3, 4
"""Positions for each use of a card, how often each is played with other random results, decisions each time."""
DRAWN = 16
"""Positions that are drawn for a card at most."""
MORE = 20
"""Cards that fill decks."""
PLAIN = 40
"""Pokémon without effects that stand around it."""
Lane = tuple[Game, int | None]
"""A start, and the first action if it is settled."""


def cards_alone(ground: Ground, size: float = 1.0, only: Sequence[Card] | None = None) -> Iterator[Stretch]:
    """Cards in an order of the seed's own, so that none is always late."""
    rng = np.random.default_rng([ground.seed, 1])
    focus = [card for card in only or ground.unique if card.effects]
    waiting: list[Lane] = []
    number = 0
    for at in rng.permutation(len(focus)):
        waiting += _lanes(ground, focus[int(at)], max(1, round(AGAIN * size)), rng)
        while len(waiting) >= LANES:
            yield stretch_of(ground, 1, f"cards {number}", waiting[:LANES], 1_000_000 + number * LANES)
            waiting, number = waiting[LANES:], number + 1
    if waiting:
        yield stretch_of(ground, 1, f"cards {number}", waiting, 1_000_000 + number * LANES)


def stretch_of(ground: Ground, level: int, name: str, lanes: Sequence[Lane], first: int, decisions: int = DECISIONS) -> Stretch:
    seeds = [ground.seed * 100_000_000 + first + at for at in range(len(lanes))]
    settled: dict[Key, int] = {
        step_key(seed, 1): action for seed, (_, action) in zip(seeds, lanes, strict=True) if action is not None
    }
    return Stretch(level, name, [game for game, _ in lanes], seeds, decisions, FirstMoves(settled, uses_texts))


def _lanes(ground: Ground, card: Card, again: int, rng: np.random.Generator) -> Iterator[Lane]:
    """For each way to use the card some positions, each played a few times; some in which it only stands there."""
    number = ground.pool.number_of[card.id]
    company = plain_company(ground, card)
    source = positions(ground, (card, *company), rng)
    found: dict[str, int] = {}
    for game in source.around(Cast(card, company), DRAWN):
        table = ground.pool.actions(game.cards)
        uses = uses_of(game, legal_mask(game), number)
        kinds: dict[str, int | None] = {table.describe(action): action for action in uses}
        kinds = {("play" if "play" in what else what): action for what, action in kinds.items()}
        for kind, action in (kinds or {"stands": None}).items():
            if found.get(kind, 0) < POSITIONS:
                found[kind] = found.get(kind, 0) + 1
                yield from [(game, action)] * again
        used = [times for kind, times in found.items() if kind != "stands"]
        if used and min(used) >= POSITIONS and "stands" in found:
            break


def positions(ground: Ground, cards: Sequence[Card], rng: np.random.Generator) -> Positions:
    """Of these cards; decks have some others too, as in a small pool there may be too few."""
    return Positions(ground.pool, tuple(dict.fromkeys((*cards, *ground.unique[:MORE]))), ground.pool.rules.deck_size, rng)


def plain_company(ground: Ground, card: Card) -> tuple[Card, ...]:
    """Pokémon without effects, what the card evolves from and into, and a Trainer of each kind."""
    below, above = [], []
    name = card.evolves_from
    while name:
        before = next((one for one in ground.unique if one.name == name), None)
        if before is None:
            break
        below.append(before)
        name = before.evolves_from
    if card.is_pokemon:
        above = [one for one in ground.unique if one.evolves_from == card.name][:1]
    plain = _plain(tuple(ground.unique), ground.seed)
    return tuple(dict.fromkeys(one for one in (*below, *above, *plain) if one is not card))


@cache
def _plain(cards: tuple[Card, ...], seed: int) -> tuple[Card, ...]:
    basics = [card for card in cards if card.is_basic and not card.effects]
    rng = np.random.default_rng([seed, 2])
    chosen = sorted(rng.permutation(len(basics))[:PLAIN].tolist())
    trainers = {card.kind: card for card in reversed(cards) if not card.is_pokemon}
    return (*(basics[at] for at in chosen), *trainers.values())
