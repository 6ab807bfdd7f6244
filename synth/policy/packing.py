"""Arrays of rounded numbers in little room: whole numbers times a power of two, one after the other in few arrays."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np

KINDS = ("int8", "int16", "float16")
_FINEST = -24
"""The smallest power of two that a 16-bit number can be."""


class Place(NamedTuple):
    """Where an array lies; the arrays of a kind are in the order of their places."""

    name: str
    kind: str
    shape: tuple[int, ...]
    power: int
    """of two, that its numbers are multiplied by"""


def pack(arrays: Mapping[str, np.ndarray]) -> tuple[dict[str, np.ndarray], tuple[Place, ...]]:
    """Exact for 16-bit numbers: what are no small whole numbers of any power stays as it is."""
    parts: dict[str, list[np.ndarray]] = {kind: [] for kind in KINDS}
    places = []
    for name, array in arrays.items():
        power = _power(array)
        whole = array.astype(np.float32) / 2.0**power
        most = np.abs(whole).max(initial=0)
        kind = "int8" if most < 1 << 7 else "int16" if most < 1 << 15 else "float16"
        places.append(Place(name, kind, array.shape, power if kind != "float16" else 0))
        parts[kind].append((array if kind == "float16" else whole).astype(kind).reshape(-1))
    return {kind: np.concatenate(found) for kind, found in parts.items() if found}, tuple(places)


def unpack(packed: Mapping[str, np.ndarray], places: Sequence[Place]) -> dict[str, np.ndarray]:
    """A ValueError or KeyError if something does not fit."""
    at = dict.fromkeys(KINDS, 0)
    arrays = {}
    for place in places:
        begin, size = at[place.kind], int(np.prod(place.shape))
        numbers = packed[place.kind][begin : begin + size].astype(np.float32)
        arrays[place.name] = numbers.reshape(place.shape) * np.float32(2.0**place.power)
        at[place.kind] += size
    return arrays


def _power(array: np.ndarray) -> int:
    """The greatest power of two that all its numbers are multiples of."""
    numbers = np.abs(array[array != 0].astype(np.float64)) * 2.0**-_FINEST
    all_bits = int(np.bitwise_or.reduce(numbers.astype(np.int64), initial=0))
    return _FINEST + (all_bits & -all_bits).bit_length() - 1 if all_bits else 0
