"""A key under which the chance contract gives wanted results, so that any engine can be driven through a script."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from synth.reference_py.chance import Drawn, Key
from synth.spec.chance import GOLDEN, MASK, Purpose, mix

Words = NDArray[np.uint32]
_CHUNK = 1 << 20
_SPACE = 1 << 32


class NoKey(Exception):
    """No key gives these results together."""


def find_key(drawn: Sequence[Drawn]) -> Key:
    """Words depend on a key only through 32 bits, so these are searched; the other half of the key is 0."""
    for start in range(0, _SPACE, _CHUNK):
        bases = np.arange(start, start + _CHUNK, dtype=np.uint32)
        for wanted in drawn:
            bases = bases[_gives(bases, wanted)]
            if not bases.size:
                break
        else:
            return 0, int(bases[0]) ^ mix(GOLDEN & MASK)
    raise NoKey(f"no key gives {list(drawn)}")


def _gives(bases: Words, wanted: Drawn) -> NDArray[np.bool_]:
    words = _mix(bases + np.uint32((int(wanted.purpose) * 256 + wanted.index + 1) * GOLDEN & MASK))
    if wanted.purpose is Purpose.COINS:
        results: NDArray[Any] = words & np.uint32((1 << wanted.n) - 1)
    else:
        results = (words.astype(np.uint64) * np.uint64(wanted.n)) >> np.uint64(32)
    return np.asarray(results == wanted.result)


def _mix(x: Words) -> Words:
    """`spec.chance.mix` on arrays; unsigned arithmetic wraps as it should."""
    x = x ^ (x >> np.uint32(16))
    x = x * np.uint32(0x7FEB352D)
    x = x ^ (x >> np.uint32(15))
    x = x * np.uint32(0x846CA68B)
    return x ^ (x >> np.uint32(16))
