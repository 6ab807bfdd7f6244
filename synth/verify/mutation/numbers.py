"""Sets of numbers, and what operations on 32-bit words make of them: how a change is shown to change nothing."""

from collections.abc import Callable
from typing import Any

import numpy as np

Numbers = Any
"""An array of all numbers that something can be, int64; None for any."""
MOST = 1 << 20
"""So many pairs are tried."""
_RANGES = {"u8": (0, 256), "i8": (-128, 128), "u16": (0, 1 << 16), "i16": (-(1 << 15), 1 << 15)}
_OF_BITS = frozenset({"eq", "ne", "lt", "le", "gt", "ge"})
_COUNTS = frozenset({"popcount", "lowest"})
_WORD = (1 << 32) - 1


def all_of(dtype: str | None) -> Numbers:
    """Everything that a cell of this kind can have, if that can be gone through."""
    return np.arange(*_RANGES[dtype]) if dtype in _RANGES else None


def worked_out(operation: str, left: Numbers, right: Numbers) -> Numbers:
    """For every pair, in the order of the pairs; None if the numbers are not known, or too many."""
    if left is None or right is None or len(left) * len(right) > MOST:
        return None
    a, b = np.repeat(left, len(right)), np.tile(right, len(left))
    if operation in ("floordiv", "mod") and (b <= 0).any():
        return None
    return _signed(_WORKED[operation](a, b))


def can_be(operation: str, left: Numbers, right: Numbers) -> Numbers:
    """All results, also where the operation alone says what they are."""
    found = worked_out(operation, left, right)
    if found is not None:
        return np.unique(found)
    if operation in _OF_BITS:
        return np.arange(2)
    if operation in _COUNTS:
        return np.arange(33)
    if operation == "and" and right is not None and len(right) == 1 and 0 <= right[0] < 1 << 16:
        return np.arange(right[0] + 1)
    return None


def narrowed(numbers: Any, dtype: str) -> Any:
    """As a cell of this kind would keep them."""
    return numbers if dtype not in _RANGES else numbers.astype({"u": np.uint8, "i": np.int8}[dtype[0]] if dtype[1:] == "8" else
        {"u": np.uint16, "i": np.int16}[dtype[0]]).astype(np.int64)  # fmt: skip


def _signed(numbers: Any) -> Any:
    return (numbers & _WORD).astype(np.uint32).view(np.int32).astype(np.int64)


def _shifted(a: Any, b: Any) -> Any:
    far = (b & _WORD) > 31
    return np.where(far, 0, (a & _WORD) << np.where(far, 0, b))


def _shifted_back(a: Any, b: Any) -> Any:
    return a >> np.where((b & _WORD) > 31, 31, b)


def _shifted_back_unsigned(a: Any, b: Any) -> Any:
    far = (b & _WORD) > 31
    return np.where(far, 0, (a & _WORD) >> np.where(far, 0, b))


def _ones(a: Any) -> Any:
    return np.bitwise_count((a & _WORD).astype(np.uint32)).astype(np.int64)


_WORKED: dict[str, Callable[[Any, Any], Any]] = {
    "first": lambda a, b: a, "add": lambda a, b: a + b, "sub": lambda a, b: a - b, "back": lambda a, b: b - a,
    "mul": lambda a, b: a * b, "and": lambda a, b: a & b, "or": lambda a, b: a | b, "xor": lambda a, b: a ^ b,
    "shl": _shifted, "under": lambda a, b: _shifted(b, a), "shr": _shifted_back, "ushr": _shifted_back_unsigned,
    "floordiv": lambda a, b: a // b, "mod": lambda a, b: a % b, "min": np.minimum, "max": np.maximum,
    "mulhi": lambda a, b: ((a & _WORD).astype(np.uint64) * (b & _WORD).astype(np.uint64) >> np.uint64(32)).astype(np.int64),
    "eq": lambda a, b: (a == b).astype(np.int64), "ne": lambda a, b: (a != b).astype(np.int64),
    "lt": lambda a, b: (a < b).astype(np.int64), "le": lambda a, b: (a <= b).astype(np.int64),
    "gt": lambda a, b: (a > b).astype(np.int64), "ge": lambda a, b: (a >= b).astype(np.int64),
    "popcount": lambda a, b: _ones(a), "lowest": lambda a, b: _ones((a & -a) - 1),
}  # fmt: skip
