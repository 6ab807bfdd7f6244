"""Level 3 for long: random games, more than the reference could play for every fault.

The sound engine stands for the reference here, as they have shown no difference in any campaign; the time that a campaign takes
is counted as that of both engines and of comparing them.
"""

from collections.abc import Iterator, Sequence

import numpy as np

from synth.spec.cards import Card
from synth.spec.chance import Purpose, pick, step_key, word
from synth.spec.decks import Deck, Pool, random_deck
from synth.verify.engines.batch import Array, GameBatch, Lens
from synth.verify.mutation.sheet import Sheet, digest, engine_parts

LANES, DECISIONS = 256, 220
Pairs = Sequence[tuple[Deck, Deck]]


def long_campaign(cards: Sequence[Card], engine: GameBatch, at: Lens, seed: int, sheets: int, rate: float) -> Iterator[Sheet]:
    """`rate`: decisions a second of a campaign on one core."""
    rng = np.random.default_rng([seed, 8])
    decks = Pool.of(cards)
    for number in range(sheets):
        pairs = [(random_deck(decks, rng), random_deck(decks, rng)) for _ in range(LANES)]
        seeds = [seed * 100_000_000 + 8_000_000 + number * LANES + lane for lane in range(LANES)]
        yield _played(engine, at, f"campaign {number}", pairs, seeds, rate)


def _played(engine: GameBatch, at: Lens, name: str, pairs: Pairs, seeds: Sequence[int], rate: float) -> Sheet:
    overflow = at.cells.index("overflow")
    start = np.array([[engine.deck_row(deck.cards, deck.energy) for deck in pair] for pair in pairs], np.int16)
    held = engine.start(start, _keys(seeds, 0))
    actions, alive, digests = [], [], []
    going = np.ones(len(seeds), bool)
    for number in range(1, DECISIONS + 2):
        parts = engine_parts(engine, held, at)
        going = going & (parts[0][:, overflow] == 0)
        alive.append(going)
        digests.append(digest(parts))
        going = going & parts[1].any(axis=1)
        if number > DECISIONS or not going.any():
            break
        keys = _keys(seeds, number)
        actions.append([_chosen(mask, key) for mask, key in zip(parts[1], keys.tolist(), strict=True)])
        held = engine.step(held, at.actions[np.array(actions[-1])], keys)
    played = np.cumsum([0, *(one.sum() for one in alive[:-1])])
    shape = np.array(alive).shape
    return Sheet(
        3, name, tuple(seeds), start, b"", pairs, np.array(actions, np.int16), np.array(alive), np.array(digests), played / rate,
        np.zeros(shape, bool), np.zeros(shape, bool), np.zeros(shape, np.uint64), None,
    )  # fmt: skip


def _chosen(mask: Array, key: list[int]) -> int:
    """As a campaign chooses; 0 after the end."""
    legal = np.flatnonzero(mask)
    return int(legal[pick(word((key[0], key[1]), Purpose.POLICY), len(legal))]) if len(legal) else 0


def _keys(seeds: Sequence[int], number: int) -> Array:
    return np.array([step_key(seed, number) for seed in seeds], np.uint32)
