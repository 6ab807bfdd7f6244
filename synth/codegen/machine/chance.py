"""The chance contract of synth.spec.chance, written on values."""

from __future__ import annotations

from synth.codegen.ir import TRUE, U32, Value, cast, constant
from synth.codegen.machine.bits import Bits
from synth.spec.chance import GOLDEN, MASK, Purpose

MOST = 63
"""Random cards of one step, or cards drawn by one side."""


def mix(x: Value) -> Value:
    x = x ^ (x >> 16)
    x = x * constant(0x7FEB352D, U32)
    x = x ^ (x >> 15)
    x = x * constant(0x846CA68B, U32)
    return x ^ (x >> 16)


class Chance:
    """Random words of one step's key."""

    def __init__(self, key: tuple[Value, Value]) -> None:
        self.base = mix(key[0] + constant(GOLDEN, U32)) ^ key[1]
        self.drawn: dict[Purpose, Value] = {}
        """How many words of a purpose another effect has taken before in this step: indices count on from there."""
        self.picks: Value = constant(0)
        """Random cards picked so far in the step."""
        self.draws: list[Value] = [constant(0), constant(0)]
        """Cards that effects have drawn so far in the step, a side."""

    def word(self, purpose: Purpose, index: int | Value = 0) -> Value:
        number = index.const if isinstance(index, Value) and index.is_const else index
        if isinstance(number, Value):
            base = self.base + (cast(number, U32) + (int(purpose) * 256 + 1)) * constant(GOLDEN, U32)
        else:
            base = self.base + constant((int(purpose) * 256 + number + 1) * GOLDEN & MASK, U32)
        before = self.drawn.get(purpose)
        return mix(base if before is None else base + cast(before, U32) * constant(GOLDEN, U32))

    def coin(self, purpose: Purpose, index: int | Value = 0) -> Value:
        """Heads is the word's highest bit."""
        return (self.word(purpose, index) >> 31) == 1

    def below(self, n: Value, purpose: Purpose, index: int | Value = 0) -> Value:
        """`pick` of the contract: the high word of a 64-bit product, from two 16-bit halves."""
        word = self.word(purpose, index)
        count = cast(n, U32)
        high = (word >> 16) * count + (((word & 0xFFFF) * count) >> 16)
        return (high >> 16).within(0, max(n.hi - 1, 0))

    def pick(self, candidates: Bits, purpose: Purpose, index: int | Value = 0, when: Value = TRUE) -> Bits:
        """One of the candidates, all equally likely; none if there is none, or not `when`."""
        picked = candidates.nth(self.below(candidates.count(), purpose, index), when)
        if purpose is Purpose.PICK_CARD:
            self.picks = (self.picks + picked.any()).within(0, MOST)
        return picked
