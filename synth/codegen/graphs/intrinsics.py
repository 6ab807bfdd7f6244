"""The few functions that the machine's source may call besides its own: what Python has no word for. Words are 32 bits."""

from __future__ import annotations

from typing import Annotated, Any, TypeVar

Known = Annotated[int, "known"]
"""A parameter that is a constant at every call: the function is written once for each value."""

F = TypeVar("F")
WORD = 0xFFFFFFFF


def kernel(function: F) -> F:
    """Marks a function of the machine: Python runs it as it is, `read.py` makes a graph of it."""
    function.__kernel__ = True  # type: ignore[attr-defined]
    return function


def word_add(a: int, b: int) -> int:
    return (a + b) & WORD


def word_mul(a: int, b: int) -> int:
    return (a * b) & WORD


def word_shift(a: int, bits: int) -> int:
    """To the right, zeros come in."""
    return (a & WORD) >> bits


def high_product(a: int, b: int) -> int:
    """The upper 32 bits of the product of two words."""
    return ((a & WORD) * (b & WORD)) >> 32


def popcount(bits: int) -> int:
    return (bits & WORD).bit_count()


def lowest(bits: int) -> int:
    """The number of the lowest set bit; there must be one."""
    assert bits
    return (bits & -bits).bit_length() - 1


def matches(grid: Any, first: int, n: int, value: int) -> int:
    """Which of n numbers of a grid, counted through its rows, are this value, as bits; it is one that the grid can hold."""
    return sum((grid.flat(first + k) == value) << k for k in range(n))


def exchange(grid: Any, a: int, b: int, n: int) -> None:
    """The n numbers of a grid from a on change places with those from b on."""
    for k in range(n):
        here = grid.flat(a + k)
        grid.put_flat(a + k, grid.flat(b + k))
        grid.put_flat(b + k, here)


def spread(grid: Any, first: int, n: int, bits: int) -> None:
    """The n numbers of a grid of bytes from `first` on become bits, 1 or 0."""
    for k in range(n):
        grid.put_flat(first + k, bits >> k & 1)


GRID_CALLS = {matches: "match", exchange: "exchange", spread: "spread"}
"""Those that work on neighbouring numbers of a cell at once."""
CALLS = {
    word_add: "add", word_mul: "mul", word_shift: "ushr", high_product: "mulhi", popcount: "popcount", lowest: "lowest",
    min: "min", max: "max",
}  # fmt: skip
"""What each becomes in a graph."""
