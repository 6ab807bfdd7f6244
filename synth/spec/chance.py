"""The chance contract: both engines draw the same numbers, whatever order they work in.

A step gets a key of two 32-bit words. Every random event of the step has a purpose and an index of its own; its word is
a hash of key, purpose and index. Nothing else is random, so the same state, action and key give the same next state.
"""

from enum import IntEnum

MASK = 0xFFFFFFFF
GOLDEN = 0x9E3779B9


class Purpose(IntEnum):
    """What a word is drawn for; the comment says what its index means."""

    FIRST_PLAYER = 0  # 0: player 0 goes first when the coin is heads
    DEAL = 1  # 8 * player + k: k-th card of the opening hand
    DEAL_OUT = 2  # player: which of five cards without a Basic is swapped out (rulebook 3.5)
    DEAL_IN = 3  # player: the Basic that comes in
    ENERGY_ROLL = 4  # side: the Energy Zone's new next unit; at the start of the game the player
    TURN_DRAW = 5  # 0
    EFFECT_DRAW = 6  # 32 * side + k: k-th card drawn by an effect
    COINS = 7  # k-th batch of coins in the step: coin j of it is bit j
    CONFUSION = 8  # 0
    SMOKESCREEN = 9  # 0
    BURN = 10  # side
    SLEEP = 11  # side
    PICK_POKEMON = 12  # k-th random pick among Pokémon in play
    PICK_UNIT = 13  # k-th random unit of Energy
    PICK_CARD = 14  # k-th random card of a hand, deck or discard pile
    LOOK = 15  # 32 * side + k: k-th card of a deck whose top gets fixed
    DECKS = 16  # player: which deck of the environment's list
    RESAMPLE = 17  # k-th hidden card dealt again
    GUARD = 18  # 128 * second hit + 32 * kind + 4 * side + slot: coin of a reaction, of kind would_damage, would_ko, ko_any,
    # ko_by_attack
    PICK_OPTION = 19  # k-th random choice of a condition, type or attack
    POLICY = 20  # free for players


def mix(x: int) -> int:
    """A 32-bit finaliser: every input bit reaches every output bit."""
    x ^= x >> 16
    x = (x * 0x7FEB352D) & MASK
    x ^= x >> 15
    x = (x * 0x846CA68B) & MASK
    return x ^ (x >> 16)


def word(key: tuple[int, int], purpose: Purpose, index: int = 0) -> int:
    """The 32 random bits of one event."""
    base = mix((key[0] + GOLDEN) & MASK) ^ key[1]
    return mix((base + (int(purpose) * 256 + index + 1) * GOLDEN) & MASK)


def pick(bits: int, n: int) -> int:
    """A number below n: the high word of the product, so that no division is needed."""
    return (bits * n) >> 32


def heads(bits: int, coins: int) -> int:
    """Heads among the first `coins` coins of a batch (at most 32)."""
    return (bits & ((1 << coins) - 1)).bit_count()


def heads_until_tails(bits: int, cap: int) -> int:
    """Heads before the first tails, at most `cap` (RuleSpec.until_tails_cap)."""
    run = 0
    while run < cap and bits >> run & 1:
        run += 1
    return run


def step_key(seed: int, step: int) -> tuple[int, int]:
    """The key of a step in a run with a seed: what verification and benchmarks use on both engines."""
    return mix((seed + GOLDEN) & MASK), mix((step * GOLDEN + mix(seed ^ MASK)) & MASK)
