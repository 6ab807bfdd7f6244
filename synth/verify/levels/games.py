"""Level 3: random games between random decks of the whole pool."""

from collections.abc import Iterator

import numpy as np

from synth.spec.decks import Pool, random_deck
from synth.verify.levels.stretch import Ground, Stretch, dealt

GAMES, DECISIONS = 24, 200


def uniform_games(ground: Ground, stretches: int = 8) -> Iterator[Stretch]:
    """All legal moves equally likely."""
    rng = np.random.default_rng([ground.seed, 3])
    decks = Pool.of(ground.cards)
    for number in range(stretches):
        pairs = [(random_deck(decks, rng), random_deck(decks, rng)) for _ in range(GAMES)]
        seeds = [(ground.seed * 1_000 + 3) * 100_000 + number * GAMES + at for at in range(GAMES)]
        yield dealt(ground, 3, f"games {number}", pairs, seeds, DECISIONS)
