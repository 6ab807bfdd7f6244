"""Arithmetic of PTX that NumPy has no word for. Numbers are unsigned arrays, or one number for all threads."""

from typing import Any

import numpy as np

Numbers = Any


def _kind(bits: int) -> Any:
    return {16: np.uint16, 32: np.uint32, 64: np.uint64}[bits]


class Arithmetic:
    def shl(self, x: Numbers, by: Numbers, bits: int) -> Numbers:
        """A shift by more than the width leaves nothing."""
        kind = _kind(bits)
        amount = np.minimum(by, np.uint32(bits - 1)).astype(kind)
        return np.where(by >= np.uint32(bits), kind(0), (x << amount).astype(kind))

    def shr(self, x: Numbers, by: Numbers, bits: int) -> Numbers:
        kind = _kind(bits)
        amount = np.minimum(by, np.uint32(bits - 1)).astype(kind)
        return np.where(by >= np.uint32(bits), kind(0), (x >> amount).astype(kind))

    def shr_signed(self, x: Numbers, by: Numbers, bits: int) -> Numbers:
        """A shift by more than the width leaves the sign."""
        kind = _kind(bits)
        x = np.asarray(x).view(np.dtype(f"i{bits // 8}"))
        amount = np.minimum(by, np.uint32(bits - 1)).astype(x.dtype)
        return (x >> amount).astype(kind)

    def div(self, x: Numbers, y: Numbers) -> Numbers:
        """Rounded towards zero."""
        quotient = np.abs(x.astype(np.int64)) // np.abs(y.astype(np.int64))
        same = (x < 0) == (y < 0)
        return np.where(same, quotient, -quotient).astype(np.result_type(x))

    def rem(self, x: Numbers, y: Numbers) -> Numbers:
        """With the sign of the first."""
        rest = np.abs(x.astype(np.int64)) % np.abs(y.astype(np.int64))
        return np.where(x < 0, -rest, rest).astype(np.result_type(x))

    def brev(self, x: Numbers, bits: int) -> Numbers:
        kind = _kind(bits)
        turned = x & kind(0)
        for bit in range(bits):
            turned = turned | (((x >> kind(bit)) & kind(1)) << kind(bits - 1 - bit))
        return turned

    def clz(self, x: Numbers, bits: int) -> Numbers:
        zeros, kind = np.full(np.shape(x), bits, np.uint32), _kind(bits)
        for bit in range(bits):
            zeros = np.where((x >> kind(bit)) & kind(1), np.uint32(bits - 1 - bit), zeros)
        return zeros

    def bfe(self, x: Numbers, first: Numbers, count: Numbers, bits: int) -> Numbers:
        """`count` bits from `first` on; those behind the end are zero."""
        kind = _kind(bits)
        first, count = first & np.uint32(255), count & np.uint32(255)
        mask = self.shl(kind(1), count, bits) - kind(1)
        mask = np.where(count >= np.uint32(bits), ~kind(0), mask).astype(kind)
        return self.shr(x, first, bits) & mask

    def bfe_signed(self, x: Numbers, first: Numbers, count: Numbers, bits: int) -> Numbers:
        """The same with the sign of the field in front: its highest bit, or that of the number if the field reaches behind it."""
        kind = _kind(bits)
        first, count = first & np.uint32(255), count & np.uint32(255)
        last = np.minimum(first.astype(np.uint32) + count - np.uint32(1), np.uint32(bits - 1))
        sign = np.where(count == 0, kind(0), self.shr(x, last, bits) & kind(1))
        field = self.bfe(x, first, count, bits)
        above = np.where(count >= np.uint32(bits), kind(0), ~(self.shl(kind(1), count, bits) - kind(1)))
        return np.where(sign.astype(bool), field | above, field).astype(kind)

    def bfi(self, part: Numbers, x: Numbers, first: Numbers, count: Numbers, bits: int) -> Numbers:
        """The number with a field of it replaced."""
        kind = _kind(bits)
        first, count = first & np.uint32(255), count & np.uint32(255)
        ones = np.where(count >= np.uint32(bits), ~kind(0), self.shl(kind(1), count, bits) - kind(1)).astype(kind)
        mask = self.shl(ones, first, bits)
        return (x & ~mask) | (self.shl(part, first, bits) & mask)

    def prmt(self, x: Numbers, y: Numbers, chosen: Numbers) -> Numbers:
        """Four bytes of eight, each by four bits of `chosen`, the highest of which asks for its sign."""
        both = x.astype(np.uint64) | (np.uint64(1) * y << np.uint64(32))
        result: Numbers = np.uint32(0)
        for k in range(4):
            by = (chosen >> np.uint32(4 * k)) & np.uint32(15)
            byte = ((both >> (np.uint64(8) * (by & np.uint32(7)))) & np.uint64(255)).astype(np.uint32)
            sign = np.where(byte & np.uint32(128), np.uint32(255), np.uint32(0))
            result = result | (np.where(by & np.uint32(8), sign, byte) << np.uint32(8 * k))
        return np.asarray(result).astype(np.uint32)

    def shf_l(self, low: Numbers, high: Numbers, by: Numbers, clamped: bool) -> Numbers:
        """The upper word of two that are shifted to the left."""
        amount = np.minimum(by, np.uint32(32)) if clamped else by & np.uint32(31)
        both = np.asarray(low).astype(np.uint64) | (np.asarray(high).astype(np.uint64) << np.uint64(32))
        return ((both << np.asarray(amount).astype(np.uint64)) >> np.uint64(32)).astype(np.uint32)

    def shf_r(self, low: Numbers, high: Numbers, by: Numbers, clamped: bool) -> Numbers:
        """The lower word of two that are shifted to the right."""
        amount = np.minimum(by, np.uint32(32)) if clamped else by & np.uint32(31)
        both = np.asarray(low).astype(np.uint64) | (np.asarray(high).astype(np.uint64) << np.uint64(32))
        return (both >> np.asarray(amount).astype(np.uint64)).astype(np.uint32)
