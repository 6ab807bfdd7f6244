"""Random events of a step: words hashed from its key, a purpose and an index (spec/chance.py)."""

from synth.codegen.graphs.intrinsics import Game, high_product, matches, popcount, word_add, word_mul, word_shift
from synth.spec.chance import GOLDEN, Purpose

CHUNK = 32
"""Neighbouring entries of a mask that become bits at once."""


def mix(g: Game, x: int) -> int:
    x = x ^ word_shift(x, 16)
    x = word_mul(x, 0x7FEB352D)
    x = x ^ word_shift(x, 15)
    x = word_mul(x, 0x846CA68B)
    return x ^ word_shift(x, 16)


def word(g: Game, purpose: int, index: int) -> int:
    """Of an event of the game; it is known then that chance had a part in the step."""
    g.drew = 1
    return hashed(g, purpose, index)


def hashed(g: Game, purpose: int, index: int) -> int:
    base = mix(g, word_add(g.key0, GOLDEN)) ^ g.key1
    return mix(g, word_add(base, word_mul(purpose * 256 + index + 1, GOLDEN)))


def pick(g: Game, purpose: int, index: int, n: int) -> int:
    """A number below n."""
    return high_product(word(g, purpose, index), n)


def step_key(g: Game, seed: int, step: int) -> None:
    """From now on the key of a step in a run with a seed."""
    g.key0 = mix(g, word_add(seed, GOLDEN))
    g.key1 = mix(g, word_add(word_mul(step, GOLDEN), mix(g, ~seed)))


def pick_deck(g: Game, player: int, n: int) -> int:
    """Which of n decks a player gets."""
    return high_product(hashed(g, Purpose.DECKS, player), n)


def coin(g: Game, purpose: int, index: int) -> int:
    """1 is heads."""
    return word_shift(word(g, purpose, index), 31)


def counted(g: Game, purpose: int) -> int:
    """How often this was asked before in the step."""
    n = g.drawn[purpose]
    g.drawn[purpose] = n + 1
    return n


def nth_bit(g: Game, bits: int, n: int) -> int:
    """The number of the n-th set bit, counted from 0: where so many lie below it, half by half."""
    at = 0
    for k in range(5):
        half = 16 >> k
        below = popcount(bits >> at & ((1 << half) - 1))
        if n >= below:
            n -= below
            at += half
    return at


def random_bit(g: Game, purpose: int, bits: int) -> int:
    """A random one of the set bits, all alike; the word is the next one of this purpose."""
    index = counted(g, purpose)
    return nth_bit(g, bits, pick(g, purpose, index, popcount(bits)))


def roll_energy(g: Game, side: int, index: int) -> int:
    """A new next unit for the Energy Zone, any declared type alike."""
    types = g.declared[side]
    return 1 + nth_bit(g, types, pick(g, Purpose.ENERGY_ROLL, index, popcount(types)))


DRAWS, LOOKS = 21, 22
"""Where `drawn` counts the draws of effects and the looks of side 1; those of side 0 are under their purpose."""


def counted_by(g: Game, purpose: int, side: int, other: int) -> int:
    """As `counted`, for each side apart: the index is 32 * side + how often."""
    return 32 * side + counted(g, other if side else purpose)


def liking(g: Game, action: int, rank: int) -> int:
    """The higher, the more it is liked: by its rank, among equals by chance."""
    return rank << 17 | word_shift(hashed(g, Purpose.POLICY, action), 15)


def act_at_random(g: Game) -> int:
    """A legal action, all alike."""
    n = 0
    for first in range(0, g.c.actions - g.c.actions % CHUNK, CHUNK):
        n += popcount(matches(g.mask, first, CHUNK, 1))
    last = 0
    if g.c.actions % CHUNK > 0:
        last = matches(g.mask, g.c.actions - g.c.actions % CHUNK, g.c.actions % CHUNK, 1)
    k = high_product(hashed(g, Purpose.POLICY, 0), n + popcount(last))
    for first in range(0, g.c.actions - g.c.actions % CHUNK, CHUNK):
        bits = matches(g.mask, first, CHUNK, 1)
        if k < popcount(bits):
            return first + nth_bit(g, bits, k)
        k -= popcount(bits)
    return g.c.actions - g.c.actions % CHUNK + nth_bit(g, last, k) if last else 0
