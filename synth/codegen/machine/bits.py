"""Sets as words, one bit a member: picks out of one follow each other in a short chain, without a flag a member in between."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from synth.codegen.ir import TRUE, U32, Value, constant, either, popcount, total, where

WORD_BITS = 32
NOTHING = constant(0, U32)


@dataclass(frozen=True, eq=False)
class Bits:
    """Which of `size` things are in a set; more than fit in one word take several."""

    words: tuple[Value, ...]
    size: int

    @classmethod
    def of(cls, flags: Sequence[Value]) -> Bits:
        words = [NOTHING] * -(-len(flags) // WORD_BITS)
        for at, flag in enumerate(flags):
            word, bit = divmod(at, WORD_BITS)
            words[word] = words[word] | where(flag, constant(1 << bit, U32), NOTHING)
        return cls(tuple(words), len(flags))

    def flags(self) -> list[Value]:
        return [(self.words[at // WORD_BITS] & (1 << at % WORD_BITS)) > 0 for at in range(self.size)]

    def count(self) -> Value:
        return total(map(popcount, self.words))

    def any(self) -> Value:
        return either(word > 0 for word in self.words)

    def __and__(self, other: Bits) -> Bits:
        return Bits(tuple(a & b for a, b in zip(self.words, other.words, strict=True)), self.size)

    def __or__(self, other: Bits) -> Bits:
        return Bits(tuple(a | b for a, b in zip(self.words, other.words, strict=True)), self.size)

    def __xor__(self, other: Bits) -> Bits:
        """Without those members of the other set that are in this one, and with the rest of them."""
        return Bits(tuple(a ^ b for a, b in zip(self.words, other.words, strict=True)), self.size)

    def nth(self, target: Value, when: Value = TRUE) -> Bits:
        """The one member that `target` others precede; none if there are no more than those."""
        found = []
        for first, word in zip(range(0, self.size, WORD_BITS), self.words, strict=True):
            count = popcount(word)
            inside = when & (target >= 0) & (target < count)
            found.append(where(inside, _nth_bit(word, target, min(self.size - first, WORD_BITS)), NOTHING))
            target = target - count
        return Bits(tuple(found), self.size)


def _nth_bit(word: Value, target: Value, size: int) -> Value:
    """The set bit that `target` others precede, found by halves: is it beyond the set bits of the lower one?"""
    bit = constant(1, U32)
    half = 1 << (size - 1).bit_length() >> 1
    while half:
        lower = popcount(word & ((1 << half) - 1))
        beyond = target >= lower
        bit = where(beyond, bit << half, bit)
        word = where(beyond, word >> half, word)
        target = where(beyond, target - lower, target)
        half >>= 1
    return bit
