"""Runs a listing of instructions for a batch of games at once; needs jax and numpy only.

Every game is at a place of its own in the code. One pass gives each game its next instruction: all operations are computed for
all games, and each takes its own. So no game waits for what others do, nothing branches, and what XLA compiles is one
instruction, however long the code is. On CPUs games that have ended are left behind whenever half of them have; elsewhere all
games go through all passes, masked by their place, so that nothing is gathered and one loop does it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

import jax.numpy as jnp
import numpy as np
from jax import lax
from jax.custom_batching import custom_vmap

Array = Any
i32, u32 = np.int32, np.uint32
DTYPES = {"u8": np.uint8, "i8": np.int8, "u16": np.uint16, "i16": np.int16, "i32": np.int32, "u32": np.uint32}
TILE = 1024
"""On CPUs so many games are worked out together that their rows stay near."""
ROUND = 16
"""Passes between two looks at how many games have ended."""
FEWEST = 64
"""A smaller part of the games is not worth a loop of its own."""

NAMES = (
    "first", "add", "sub", "back", "mul", "and", "or", "xor", "shl", "under", "shr", "ushr", "floordiv", "mod", "min", "max",
    "mulhi", "eq", "ne", "lt", "le", "gt", "ge", "popcount", "lowest",
)  # fmt: skip
OPERATIONS = {name: number for number, name in enumerate(NAMES)}
WIDTHS = ("i32", "u8", "i8", "u16", "i16")
SOURCES = "rgtn"
"""A row, a grid, a table, a number."""


class CellRows(NamedTuple):
    """Of a game: `size` numbers from byte `offset`; they are the rows from `row` while games are worked on."""

    name: str
    dtype: str
    size: int
    offset: int
    row: int


class Records(NamedTuple):
    """`kept` times `stride` bytes from byte `first` on; as many are in use as the cell `used` tells, and `more`."""

    first: int
    stride: int
    kept: int
    used: str
    more: int


class Code(NamedTuple):
    """`instructions`: [places, 8] (how, row, a, b, first, size, then, other), where `how` has operation (8 bits), width (4),
    source of a (2), whether b is a constant, whether it stores at an index, whether it goes where b says. `entries`: (place,
    rows of the parameters)."""

    instructions: Array
    entries: Mapping[str, tuple[int, tuple[int, ...]]]
    cells: tuple[CellRows, ...]
    rows: int
    table: Array
    """The numbers of all tables, one behind the other."""
    room: int
    """Bytes of a game while it is worked on."""
    lent: tuple[int, int]
    """Where and how long that part of a record is which only games that wait keep."""
    records: tuple[Records, ...] = ()
    """Within that part."""
    order: Array | None = None
    """For each byte of a record as it is worked on, where it is kept; `None`: there."""


def entry(code: Code, name: str, cells: Sequence[str] = (), size: int | None = None) -> Callable[..., tuple[Array, Array]]:
    """A function (record …, whether it runs …, numbers …) → (record …, result …) for games with any axes in front; also under
    `vmap`. A game that does not run stays as it is. The first numbers are put into `cells`, the others are parameters.

    A record has as many bytes of the room that games work in as are handed over, and comes back with `size` of them."""

    @custom_vmap
    def call(record: Array, *given: Array) -> tuple[Array, Array]:
        axes, bytes_back = record.shape[:-1], size or record.shape[-1]
        games = int(np.prod(axes, dtype=int))
        runs, *numbers = (jnp.broadcast_to(jnp.asarray(n), axes).reshape(games).astype(i32) for n in given)
        place, parameters = code.entries[name]
        rows = [one.row for wanted in cells for one in code.cells if one.name == wanted]
        state = unpacked(code, record.reshape(games, record.shape[-1]), dict(zip((*rows, *parameters), numbers, strict=True)))
        # The row of the way back is 0: the place of ended games.
        places = jnp.where(runs != 0, i32(place), 0)
        done = lax.platform_dependent(state, places, cpu=partial(in_tiles, code), default=partial(run, code, cuts=False))
        return packed(code, done, bytes_back).reshape(*axes, bytes_back), done[:, 1].reshape(axes)

    @call.def_vmap
    def _(size: int, batched: Sequence[bool], record: Array, *given: Array) -> tuple[Any, Any]:
        record = record if batched[0] else jnp.broadcast_to(record, (size, *record.shape))
        wide = []
        for value, is_batched in zip(given, batched[1:], strict=True):
            value = jnp.asarray(value)
            own = value.shape[1:] if is_batched else value.shape
            value = value.reshape(size if is_batched else 1, *[1] * (record.ndim - 2 - len(own)), *own)
            wide.append(jnp.broadcast_to(value, record.shape[:-1]))
        return call(record, *wide), (True, True)

    return call


def in_tiles(code: Code, state: Array, places: Array) -> Array:
    """`run`, a part of the games after the other."""
    games = len(places)
    tile = min(TILE, games)
    more = -games % tile
    state = jnp.pad(state, ((0, more), (0, 0))).reshape(-1, tile, code.rows)
    places = jnp.pad(places, (0, more)).reshape(-1, tile)
    return lax.map(lambda part: run(code, *part), (state, places)).reshape(-1, code.rows)[:games]


def unpacked(code: Code, record: Array, given: Mapping[int, Array]) -> Array:
    """[games, rows]: the cells of the records, and the rows that are given; all others are 0. In one pass over all rows."""
    size = record.shape[1]
    at, unused = np.full((4, code.rows), size), np.zeros(code.rows, i32)
    for row, offset, width, signed in _numbers(code, size):
        at[:width, row] = offset + np.arange(width)
        unused[row] = 32 - 8 * width if signed else 0
    kept = np.arange(size + 1)
    if code.order is not None:
        kept[: len(code.order)] = code.order
    state = jnp.zeros((len(record), code.rows), u32)
    for k in range(4):
        byte = _columns(record, np.minimum(kept[at[k]], size - 1)).astype(u32)
        state |= jnp.where(at[k] < size, byte << u32(8 * k), u32(0))
    numbers = lax.bitcast_convert_type(state, i32)
    numbers = lax.shift_right_arithmetic(lax.shift_left(numbers, _each(unused, numbers)), _each(unused, numbers))
    for row, value in given.items():
        numbers = jnp.where(np.arange(code.rows) == row, value[:, None], numbers)
    return numbers


def packed(code: Code, state: Array, size: int) -> Array:
    """[games, size] bytes; 0 where no cell is. In one pass over all bytes."""
    rows, shift = np.full(size, -1), np.zeros(size, i32)
    for row, offset, width, _ in _numbers(code, size):
        rows[offset : offset + width] = row
        shift[offset : offset + width] = 8 * np.arange(width)
    if code.order is not None:
        worked = np.arange(size)
        worked[: len(code.order)] = np.argsort(code.order)
        rows, shift = rows[worked], shift[worked]
    numbers = _columns(state, np.maximum(rows, 0))
    byte = lax.shift_right_logical(numbers, _each(shift, numbers)) & 255
    return jnp.where(rows >= 0, byte, 0).astype(np.uint8)


def _columns(array: Array, which: Array) -> Array:
    return array.at[:, which].get(mode="promise_in_bounds")


def _each(numbers: Array, like: Array) -> Array:
    return jnp.broadcast_to(jnp.asarray(numbers), like.shape)


def _numbers(code: Code, size: int) -> Iterator[tuple[int, int, int, bool]]:
    """Of every number that lies within `size` bytes: its row, its first byte, how many there are, whether it has a sign."""
    for cell in code.cells:
        width = np.dtype(DTYPES[cell.dtype]).itemsize
        if cell.offset + width * cell.size <= size:
            for k in range(cell.size):
                yield cell.row + k, cell.offset + width * k, width, cell.dtype.startswith("i")


def run(code: Code, state: Array, places: Array, cuts: bool = True) -> Array:
    """[games, rows] when every game has come to its end. `cuts`: those that have are left behind; without, all go on and those
    change nothing."""
    games = state.shape[0]
    instructions = jnp.asarray(code.instructions)
    memory = jnp.concatenate([state.reshape(-1), jnp.asarray(code.table)])
    starts = lax.iota(i32, games) * i32(code.rows)
    size = games
    while True:
        least = size // 2 if cuts and size // 2 >= FEWEST else 0

        def few(carry: tuple[Array, Array], least: int = least) -> Array:
            return jnp.sum(carry[1] != 0) > least

        def some(carry: tuple[Array, Array], starts: Array = starts) -> tuple[Array, Array]:
            after: tuple[Array, Array] = lax.fori_loop(0, ROUND, lambda _, c: one(instructions, state.size, starts, *c), carry)
            return after

        memory, places = lax.while_loop(few, some, (memory, places))
        if least == 0:
            return memory[: state.size].reshape(state.shape)
        busy_first = jnp.argsort(places == 0)[:least]
        starts, places, size = starts[busy_first], places[busy_first], least


def one(instructions: Array, tables: int, start: Array, memory: Array, place: Array) -> tuple[Array, Array]:
    """The next instruction of each game. `start` is where a game's rows begin in memory, `tables` where the tables do."""
    how, row, at, b, first, size, then, other = (column[place] for column in instructions.T)
    source, last = (how >> 12) & 3, size - 1
    named = source == 3
    here = start + jnp.where(named, 0, at)
    reading, looking = source == 1, source == 2
    index = jnp.clip(_at(memory, here), 0, last) + first
    here = jnp.where(reading, start + index, jnp.where(looking, tables + index, here))
    left = jnp.where(named, at, _at(memory, here))
    told = (how >> 14) & 1 == 1
    right = jnp.where(told, b, _at(memory, start + jnp.where(told, 0, b)))
    value = _width((how >> 8) & 15, _computed(how & 255, left, right))
    stores, goes_back = (how >> 15) & 1 == 1, (how >> 16) & 1 == 1
    goal = start + row + jnp.where(stores, jnp.clip(right, 0, last), 0)
    memory = memory.at[goal].set(value, mode="promise_in_bounds", unique_indices=True)
    return memory, jnp.where(goes_back, right, jnp.where(value != 0, then, other))


def _at(memory: Array, index: Array) -> Array:
    return memory.at[index].get(mode="promise_in_bounds")


def _computed(operation: Array, a: Array, b: Array) -> Array:
    whole = lax.div(a, b)
    rest = a - whole * b
    low = rest < 0
    values = {
        "first": a, "add": a + b, "sub": a - b, "back": b - a, "mul": a * b, "and": a & b, "or": a | b, "xor": a ^ b,
        "shl": lax.shift_left(a, b), "under": lax.shift_left(b, a), "shr": lax.shift_right_arithmetic(a, b),
        "ushr": lax.shift_right_logical(a, b), "floordiv": whole - low, "mod": jnp.where(low, rest + b, rest),
        "min": lax.min(a, b), "max": lax.max(a, b), "mulhi": _mulhi(a, b), "eq": a == b, "ne": a != b, "lt": a < b, "le": a <= b,
        "gt": a > b, "ge": a >= b, "popcount": lax.population_count(a), "lowest": lax.population_count((a & -a) - 1),
    }  # fmt: skip
    return _chosen(operation, [values[name].astype(i32) for name in NAMES])


def _width(width: Array, value: Array) -> Array:
    return _chosen(width, [value, *(value.astype(DTYPES[name]).astype(i32) for name in WIDTHS[1:])])


def _chosen(number: Array, values: list[Array]) -> Array:
    """The value of that number; halving the choice bit by bit."""
    bit = 0
    while len(values) > 1:
        odd = (number >> bit) & 1 == 1
        pairs = [values[k : k + 2] for k in range(0, len(values), 2)]
        values = [jnp.where(odd, pair[1], pair[0]) if len(pair) == 2 else pair[0] for pair in pairs]
        bit += 1
    return values[0]


def _mulhi(a: Array, b: Array) -> Array:
    """The upper half of the product of two words, from the products of their halves."""
    a, b = lax.bitcast_convert_type(a, u32), lax.bitcast_convert_type(b, u32)
    a0, a1, b0, b1 = a & 0xFFFF, a >> 16, b & 0xFFFF, b >> 16
    middle = a1 * b0 + (a0 * b0 >> 16)
    return lax.bitcast_convert_type(a1 * b1 + (middle >> 16) + ((a0 * b1 + (middle & 0xFFFF)) >> 16), i32)


def read_code(text: str, tables: Mapping[str, Array]) -> Code:
    """From a listing, whose own head says what its lines mean."""
    head, _, body = text.partition("\ncode\n")
    facts: dict[str, list[list[str]]] = {}
    for line in head.splitlines():
        if not line.startswith("#"):
            kind, *rest = line.split()
            facts.setdefault(kind, []).append(rest)
    columns = [np.asarray(tables[name]).ravel().astype(np.int64).astype(i32) for (name,) in facts.get("table", [])]
    ends = np.cumsum([0, *map(len, columns)])
    sizes = [(int(first), len(column)) for first, column in zip(ends, columns, strict=False)]
    lines = [_instruction(at, line, sizes) for at, line in enumerate(body.splitlines())]
    return Code(
        instructions=np.asarray(lines, i32),
        entries={name: (int(place), tuple(map(int, rows))) for name, place, *rows in facts["entry"]},
        cells=tuple(CellRows(name, dtype, *map(int, rest)) for name, dtype, *rest in facts["cell"]),
        rows=int(facts["rows"][0][0]),
        table=np.concatenate([*columns, np.zeros(1, i32)]),
        room=int(facts["room"][0][0]),
        lent=(int(facts["lent"][0][0]), int(facts["lent"][0][1])),
        records=tuple(
            Records(int(first), int(stride), int(kept), used, int(more))
            for first, stride, kept, used, more in facts.get("records", [])
        ),
        order=_order(sum(map(int, facts["lent"][0])), [tuple(map(int, rest)) for rest in facts.get("field", [])]),
    )


def _order(record: int, fields: Sequence[tuple[int, ...]]) -> Array | None:
    if not fields:
        return None
    order = np.full(record, -1)
    own = np.arange(record)
    own_free = np.ones(record, bool)
    for to, at, size, stride, rows in fields:
        kept = at + stride * np.arange(rows)[:, None] + np.arange(size)
        order[to : to + size * rows] = kept.ravel()
        own_free[kept] = False
    outside = order < 0
    # What no field is about stays, but for bytes between records that nobody reads.
    same = outside & own_free
    order[same] = own[same]
    left = np.setdiff1d(own, order)
    order[order < 0] = left
    return order


def _instruction(at: int, line: str, tables: Sequence[tuple[int, int]]) -> tuple[int, ...]:
    operation, width, to, a, b, *way = line.partition(" #")[0].split()
    how = OPERATIONS[operation] | WIDTHS.index(width) << 8 | SOURCES.index(a[0]) << 12 | (b[0] == "n") << 14
    first = size = 0
    index = a[1:]
    if a[0] == "g":
        index, _, part = index.partition("+")
        first, size = map(int, part.split(":"))
    elif a[0] == "t":
        index, _, table = index.partition(":")
        first, size = tables[int(table)]
    row, _, room = to.partition("[")
    if room:
        how, size = how | 1 << 15, int(room[:-1])
    then = other = at + 1
    if way == [">back"]:
        how, then, other = how | 1 << 16, 0, 0
    elif way:
        goals = way[0][1:].split("/")
        then, other = int(goals[0]), int(goals[-1])
    return how, int(row), int(index), int(b[1:]), first, size, then, other
