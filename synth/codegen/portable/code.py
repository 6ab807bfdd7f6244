"""What the portable machine runs: instructions on the rows of one game. Knows neither game nor graphs."""

from dataclasses import dataclass

OPERATIONS = (
    "first", "add", "sub", "back", "mul", "and", "or", "xor", "shl", "under", "shr", "ushr", "floordiv", "mod", "min", "max",
    "mulhi", "eq", "ne", "lt", "le", "gt", "ge", "popcount", "lowest",
)  # fmt: skip
"""Of two operands. `first`: the first one; `back`: second minus first; `under`: the second shifted left by the first."""
WIDTHS = ("i32", "u8", "i8", "u16", "i16")


@dataclass(frozen=True, slots=True)
class Operand:
    """A row, a constant, or what stands at the index that row `at` has: in a grid of `size` rows
    from `first`, or in the table of number `first`."""

    source: str
    at: int
    first: int = 0
    size: int = 0


@dataclass(slots=True)
class Instruction:
    """`row = width(operation(a, b))`, then on to `then` if that is not 0, else to `other`; both are places in the code.

    In a `store`, `row` is the first of a grid of `size` rows and b the index. In a `back`, b is where to go on."""

    operation: str
    row: int
    a: Operand
    b: Operand
    width: str = "i32"
    store: int = 0
    back: bool = False
    then: int = -1
    other: int = -1


@dataclass(frozen=True)
class Code:
    """`starts`: the names of pieces by the place of their first instruction. `entries`: by name the place and the rows of
    the parameters. `cells`: the first row of each. Place 0 is where ended games are."""

    instructions: tuple[Instruction, ...]
    starts: dict[int, str]
    entries: dict[str, tuple[int, tuple[int, ...]]]
    cells: dict[str, int]
    rows: int
