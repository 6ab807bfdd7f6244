"""The few functions that the machine's source may call besides its own: what Python has no word for. Words are 32 bits."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from enum import IntEnum
from importlib import import_module
from pkgutil import iter_modules
from typing import Annotated, Any, TypeVar

Game = Any
"""The `g` of a function of the machine: cells, tables and constants."""
Known = Annotated[int, "known"]
"""A parameter that is a constant at every call: the function is written once for each value."""
Cells = Annotated[Any, "known"]
"""A parameter that is a cell with an index, such as `g.damage`: the function is written once for each."""

F = TypeVar("F")
WORD = 0xFFFFFFFF


def plays(*numbers: IntEnum) -> Callable[[F], F]:
    """Marks a function of the machine that numbers in the tables, or in a list of tasks, stand for."""

    def mark(function: F) -> F:
        function.__plays__ = numbers  # type: ignore[attr-defined]
        return function

    return mark


def players(numbers: type[IntEnum], package: str) -> dict[int, Callable[..., Any]]:
    """The functions in the modules of a package that stand for such numbers."""
    modules = [import_module(f"{package}.{one.name}") for one in iter_modules(import_module(package).__path__)]
    found = (one for module in modules for one in vars(module).values() if getattr(one, "__module__", "") == module.__name__)
    return {number: one for one in found for number in getattr(one, "__plays__", ()) if isinstance(number, numbers)}


def by_number(functions: Mapping[int, Callable[..., Any]], number: int, *given: Any) -> int:
    """What the function of a number says, 0 if it says nothing; it is handed as much of `given` as it takes."""
    function = functions[number]
    return int(function(*given[: function.__code__.co_argcount]) or 0)


def case(number: int, said: Mapping[int, Callable[[], int]]) -> int:
    """What is said for a number, and 0 if nothing is: `case(role, {RoleOf.SELF: lambda: …})`. Only that is asked."""
    return int(said[number]()) if number in said else 0


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


def bits(number: int) -> Iterator[int]:
    """The numbers of the set bits, the lowest first, for `for`."""
    number &= WORD
    while number:
        yield lowest(number)
        number &= number - 1


def those(numbers: Iterable[int]) -> int:
    """A set, as bits: `those(spot for spot in bits(spots) if …)`."""
    return sum(1 << number for number in numbers)


def fields(g: Any, names: Sequence[str]) -> list[Any]:
    """The cells with these names, for `for`: what is said of one is said of each."""
    return [getattr(g, name) for name in names]


def clear(grid: Any, row: int, *given: int) -> None:
    """All numbers of a row become nothing, but for the first ones that are given."""
    for k in range(grid.width):
        grid.put_flat(row * grid.width + k, given[k] if k < len(given) else 0)


def matches(grid: Cells, first: int, n: Known, value: int) -> int:
    """Which of n numbers of a grid, counted through its rows, are this value, as bits; it is one that the grid can hold."""
    return sum((grid.flat(first + k) == value) << k for k in range(n))


def exchange(grid: Cells, a: int, b: int, n: Known) -> None:
    """The n rows of a grid from a on change places with those from b on."""
    first = a * grid.width
    other = b * grid.width
    for k in range(n * grid.width):
        at = first + k
        to = other + k
        here = grid.flat(at)
        grid.put_flat(at, grid.flat(to))
        grid.put_flat(to, here)


def spread(grid: Cells, first: int, n: Known, bits: int) -> None:
    """The n numbers of a grid of bytes from `first` on become bits, 1 or 0."""
    for k in range(n):
        grid.put_flat(first + k, bits >> k & 1)


AT_ONCE = (matches, exchange, spread)
"""Those that work on neighbouring numbers of a cell: read like the machine's own, and one operation where there are vectors."""
CALLS = {
    word_add: "add", word_mul: "mul", word_shift: "ushr", high_product: "mulhi", popcount: "popcount", lowest: "lowest",
    min: "min", max: "max",
}  # fmt: skip
"""What each becomes in a graph."""
