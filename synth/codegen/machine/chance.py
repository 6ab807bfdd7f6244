"""The chance contract of synth.spec.chance, written on values."""

from __future__ import annotations

from collections.abc import Sequence

from synth.codegen.ir import U32, Value, cast, constant, total
from synth.spec.chance import GOLDEN, MASK, Purpose


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

    def word(self, purpose: Purpose, index: int = 0) -> Value:
        return mix(self.base + constant((int(purpose) * 256 + index + 1) * GOLDEN & MASK, U32))

    def coin(self, purpose: Purpose, index: int = 0) -> Value:
        """Heads is the word's highest bit."""
        return (self.word(purpose, index) >> 31) == 1

    def below(self, n: Value, purpose: Purpose, index: int = 0) -> Value:
        """`pick` of the contract: the high word of a 64-bit product, from two 16-bit halves."""
        word = self.word(purpose, index)
        count = cast(n, U32)
        high = (word >> 16) * count + (((word & 0xFFFF) * count) >> 16)
        return (high >> 16).within(0, max(n.hi - 1, 0))

    def pick(self, flags: Sequence[Value], purpose: Purpose, index: int = 0) -> list[Value]:
        """One of the set flags, all equally likely; no flag is set if none was."""
        n = total(flags)
        target = self.below(n, purpose, index) + 1
        found, seen = [], constant(0)
        for flag in flags:
            seen = seen + flag
            found.append(flag & (seen == target))
        return found
