"""A small machine of the shape of the real one: the same games by plain Python, by LLVM and by the portable code."""

import ctypes
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from synth.codegen.graphs.clean import clean
from synth.codegen.graphs.graph import RANGES, SIZES, Cell, Column, Program
from synth.codegen.graphs.intrinsics import Known, high_product, lowest, popcount, word_add, word_mul, word_shift
from synth.codegen.graphs.read import read_program
from synth.codegen.native.emit_llvm import emit_module as emit_llvm
from synth.codegen.portable.listing import listing
from synth.codegen.runtime.instructions import entry, read_code

# The machine


def random_word(g) -> int:
    g.draws += 1
    x = word_add(word_mul(g.key[0] ^ g.draws, 0x9E3779B1), g.key[1])
    x = word_mul(x ^ word_shift(x, 15), 0x85EBCA6B)
    x = word_mul(x ^ word_shift(x, 13), 0xC2B2AE35)
    return x ^ word_shift(x, 16)


def below(g, n: int) -> int:
    return high_product(random_word(g), n)


def coin(g) -> int:
    return 1 if below(g, 2) == 1 else 0


def slot(g, player: int, place: int) -> int:
    return player * 4 + place


def hp(g, v: int) -> int:
    if g.card[v] == 0:
        return 0
    bonus = 0
    for k in range(g.c.slots):
        if g.card[k] and g.t.aura[g.card[k]] == 1 and k // 4 == v // 4:
            bonus += 10
    return max(g.t.hp[g.card[v]] + bonus - g.damage[v], 0)


def hurt(g, v: int, amount: int) -> int:
    if g.card[v] == 0 or amount <= 0:
        return 0
    if g.status[v] & 2 and coin(g):
        amount = amount // 2 - amount // 2 % 10
    g.damage[v] = min(g.damage[v] + amount, 250)
    if hp(g, v) == 0:
        fall(g, v)
    return amount


def fall(g, v: int) -> None:
    g.card[v] = 0
    g.damage[v] = 0
    g.status[v] = 0
    for k in range(g.c.kinds):
        g.energy[v, k] = 0
    g.points[1 - v // 4] += 1
    g.fallen |= 1 << v


def draw(g, player: int, n: int) -> None:
    for _ in range(n):
        if g.deck_size[player] == 0 or g.hand_size[player] >= 10:
            return
        at = below(g, g.deck_size[player])
        g.deck_size[player] -= 1
        taken = g.deck[player, at]
        g.deck[player, at] = g.deck[player, g.deck_size[player]]
        g.hand[player, g.hand_size[player]] = taken
        g.hand_size[player] += 1


def amount_of(g, kind: int, number: int, v: int) -> int:
    if kind == 0:
        return number
    if kind == 1:
        return number * popcount(g.fallen)
    if kind == 2:
        total = 0
        for k in range(g.c.kinds):
            total += g.energy[v, k]
        return number * total
    heads = 0
    while coin(g):
        heads += 1
        if heads == 5:
            break
    return number * heads


def each(g, what: Known, player: int, number: int) -> None:
    for place in range(4):
        v = slot(g, player, place)
        if g.card[v]:
            if what == 0:
                hurt(g, v, number)
            elif what == 1:
                g.damage[v] = max(g.damage[v] - number, 0)
            else:
                g.energy[v, (place + number) % g.c.kinds] += 1


def operation(g, at: int) -> int:
    op = g.t.code[at, 0]
    kind = g.t.code[at, 1]
    number = g.t.code[at, 2]
    me = slot(g, g.player, 0)
    foe = slot(g, 1 - g.player, 0)
    if op == 1:
        g.last = hurt(g, foe, amount_of(g, kind, number, me))
    elif op == 2:
        g.damage[me] = max(g.damage[me] - amount_of(g, kind, number, me), 0)
    elif op == 3:
        draw(g, g.player if kind == 0 else 1 - g.player, number)
    elif op == 4:
        each(g, 0, 1 - g.player, number)
    elif op == 5:
        each(g, 1, g.player, number)
    elif op == 6:
        each(g, 2, g.player, number)
    elif op == 7:
        if not coin(g):
            return at + number
    elif op == 8:
        if g.last < number:
            return -1
    elif op == 9:
        g.status[foe] |= 1 << kind
    elif op == 10:
        living = 0
        for place in range(1, 4):
            if g.card[slot(g, 1 - g.player, place)]:
                living |= 1 << place
        if living:
            switch(g, 1 - g.player, lowest(living))
    elif op == 11:
        g.energy[me, kind] = max(g.energy[me, kind] - number, 0)
    return at + 1


def switch(g, player: int, place: int) -> None:
    a = slot(g, player, 0)
    b = slot(g, player, place)
    card = g.card[a]
    damage = g.damage[a]
    g.card[a] = g.card[b]
    g.damage[a] = g.damage[b]
    g.card[b] = card
    g.damage[b] = damage
    g.status[a] = 0
    for k in range(g.c.kinds):
        kept = g.energy[a, k]
        g.energy[a, k] = g.energy[b, k]
        g.energy[b, k] = kept


def play_from_hand(g, at: int) -> None:
    player = g.player
    if at >= g.hand_size[player]:
        return
    card = g.hand[player, at]
    for place in range(4):
        v = slot(g, player, place)
        if g.card[v] == 0:
            g.card[v] = card
            g.damage[v] = 0
            g.hand_size[player] -= 1
            for k in range(9):
                if at <= k < g.hand_size[player]:
                    g.hand[player, k] = g.hand[player, k + 1]
            break


def settle(g) -> None:
    for player in range(2):
        a = slot(g, player, 0)
        if g.card[a] == 0:
            for place in range(1, 4):
                if g.card[slot(g, player, place)]:
                    switch(g, player, place)
                    break
        if g.points[player] >= 3:
            g.winner |= 1 << player


def step(g, action: int, key0: int, key1: int) -> int:
    g.key[0] = key0
    g.key[1] = key1
    g.draws = 0
    if g.winner:
        return 0
    if action < 10:
        play_from_hand(g, action)
    else:
        at = g.t.first[g.card[slot(g, g.player, 0)], action % 2]
        steps = 0
        while at >= 0 and g.t.code[at, 0] and steps < 20:
            at = operation(g, at)
            steps += 1
    settle(g)
    g.turn += 1
    g.player = 1 - g.player
    draw(g, g.player, 1)
    return g.points[0] - g.points[1]


def start(g, key0: int, key1: int) -> int:
    g.key[0] = key0
    g.key[1] = key1
    g.draws = 0
    for player in range(2):
        for k in range(20):
            g.deck[player, k] = 1 + below(g, 39)
        g.deck_size[player] = 20
        draw(g, player, 5)
        for place in range(3):
            v = slot(g, player, place)
            g.card[v] = 1 + below(g, 39)
            for kind in range(g.c.kinds):
                g.energy[v, kind] = below(g, 3)
    return 1


CELLS = (
    Cell("player", "i8"), Cell("turn", "i16"), Cell("winner", "u8"), Cell("points", "i8", (2,)), Cell("last", "i32"),
    Cell("fallen", "u16"), Cell("key", "u32", (2,)), Cell("draws", "u8", kept=False), Cell("card", "u8", (8,)),
    Cell("damage", "i16", (8,)), Cell("status", "u8", (8,)), Cell("energy", "u8", (8, 4)), Cell("deck", "u8", (2, 20)),
    Cell("hand", "u8", (2, 10)), Cell("deck_size", "i8", (2,)), Cell("hand_size", "i8", (2,)),
)  # fmt: skip
COLUMNS = (Column("hp", "i16"), Column("aura", "u8"), Column("code", "i16", 3), Column("first", "i16", 2))
CONSTANTS = {"slots": 8, "kinds": 4}


def pool_tables(seed: int) -> dict[str, np.ndarray]:
    rng = np.random.default_rng(seed)
    code = np.stack([rng.integers(0, 12, 200), rng.integers(0, 4, 200), rng.integers(0, 5, 200)], 1)
    code[np.isin(code[:, 0], (1, 2, 4, 5)), 2] *= 10
    code[code[:, 0] == 7, 2] += 1
    code[190:] = 0
    return {
        "hp": rng.integers(3, 15, 40) * 10, "aura": rng.integers(0, 6, 40) == 1, "code": code,
        "first": rng.integers(0, 190, (40, 2)),
    }  # fmt: skip


# Three ways to run a program


class Grid:
    """Numbers as Python has them, with a range check on every access."""

    def __init__(self, cell: Cell, numbers: list[int]) -> None:
        self.cell, self.numbers, self.width = cell, numbers, cell.width

    def _at(self, index: Any) -> int:
        parts = index if isinstance(index, tuple) else (index,)
        assert len(parts) == len(self.cell.shape)
        at = 0
        for part, size in zip(parts, self.cell.shape, strict=True):
            assert 0 <= part < size, (self.cell.name, index)
            at = at * size + part
        return at

    def flat(self, at: int) -> int:
        assert 0 <= at < len(self.numbers), (self.cell.name, at)
        return self.numbers[at]

    def put_flat(self, at: int, value: int) -> None:
        self.numbers[at] = value

    def __getitem__(self, index: Any) -> int:
        return self.numbers[self._at(index)]

    def __setitem__(self, index: Any, value: int) -> None:
        self.numbers[self._at(index)] = wrapped(value, self.cell.dtype)


def wrapped(value: int, dtype: str) -> int:
    low, high = RANGES[dtype]
    return (value - low) % (high - low + 1) + low


class PythonGame:
    """What a kernel function may do with `g`."""

    def __init__(self, program: Program, record: bytes, tables: dict[str, np.ndarray], constants: dict[str, int]) -> None:
        object.__setattr__(self, "program", program)
        object.__setattr__(self, "cells", {cell.name: cell for cell in program.cells})
        object.__setattr__(self, "values", {})
        for cell in program.cells:
            offset, size = program.layout.offsets[cell.name], SIZES[cell.dtype]
            numbers = [0] * cell.size
            if cell.kept:
                part = record[offset : offset + size * cell.size]
                numbers = np.frombuffer(part, NUMPY[cell.dtype]).astype(object).tolist()
            self.values[cell.name] = Grid(cell, numbers) if cell.shape else numbers[0]
        tables = {name: np.asarray(table).astype(object) for name, table in tables.items()}
        object.__setattr__(self, "t", SimpleNamespace(**tables))
        object.__setattr__(self, "c", SimpleNamespace(**constants))

    def __getattr__(self, name: str) -> Any:
        return self.values[name]

    def __setattr__(self, name: str, value: int) -> None:
        self.values[name] = wrapped(value, self.cells[name].dtype)

    def record(self) -> bytes:
        record = bytearray(self.program.layout.record)
        for cell in self.program.cells:
            if cell.kept:
                numbers = self.values[cell.name].numbers if cell.shape else [self.values[cell.name]]
                part = np.asarray(numbers, NUMPY[cell.dtype]).tobytes()
                offset = self.program.layout.offsets[cell.name]
                record[offset : offset + len(part)] = part
        return bytes(record)


NUMPY = {"u8": "u1", "i8": "i1", "u16": "u2", "i16": "i2", "u32": "u4", "i32": "i4"}


def native(program: Program, tables: dict[str, np.ndarray]) -> Any:
    """(entry, record, numbers) → (record, result), by LLVM."""
    import llvmlite.binding as llvm

    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    text = emit_llvm(program)
    for column in program.columns:
        numbers = np.asarray(tables[column.name]).astype(NUMPY[column.dtype]).ravel()
        bits = 8 * SIZES[column.dtype]
        line = ", ".join(f"i{bits} {int(n)}" for n in numbers)
        text = text.replace(
            f"@t_{column.name} = external constant [0 x i{bits}]",
            f"@t_{column.name} = constant [{len(numbers)} x i{bits}] [{line}]",
        )
    module = llvm.parse_assembly(text)
    module.verify()
    target = llvm.Target.from_default_triple().create_target_machine(opt=2)
    engine = llvm.create_mcjit_compiler(module, target)
    engine.finalize_object()

    def call(entry: str, record: bytes, *numbers: int) -> tuple[bytes, int]:
        room = ctypes.create_string_buffer(record.ljust(program.layout.room, b"\0"), program.layout.room)
        kind = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_void_p, ctypes.c_void_p, *[ctypes.c_int32] * len(numbers))
        wrapped_numbers = [wrapped(int(n), "i32") for n in numbers]
        result = kind(engine.get_function_address(entry))(
            ctypes.addressof(room), ctypes.addressof(room) + program.layout.record, *wrapped_numbers
        )
        return room.raw[: program.layout.record], result

    call.engine = engine  # type: ignore[attr-defined]
    return call


def portable(program: Program, tables: dict[str, np.ndarray]) -> dict[str, Any]:
    """The entries as functions of JAX: (record, numbers …) → (record, result)."""
    code = read_code(listing(program, {name: name for name in program.entries}), tables)
    return {name: partial(_running, entry(code, name)) for name in program.entries}


def _running(call: Any, record: Any, *numbers: Any) -> Any:
    return call(record, True, *numbers)


def toy_program() -> Program:
    return clean(read_program((step, start), CELLS, COLUMNS, CONSTANTS))


@pytest.fixture(scope="module")
def toy() -> SimpleNamespace:
    program, tables = toy_program(), pool_tables(1)
    entries = portable(program, tables)
    return SimpleNamespace(program=program, tables=tables, native=native(program, tables), portable=entries)


def test_python_llvm_and_portable_play_the_same_games(toy: SimpleNamespace) -> None:
    import jax

    games, program = 64, toy.program
    step_all, start_all = (jax.jit(toy.portable[f"test_portable_toy_{name}"]) for name in ("step", "start"))
    rng = np.random.default_rng(3)
    keys = rng.integers(0, 1 << 32, (games, 2), np.uint64).astype(np.uint32)
    rows, result = start_all(
        np.zeros((games, program.layout.record), np.uint8), keys[:, 0].astype(np.int32), keys[:, 1].astype(np.int32)
    )
    python = [PythonGame(program, bytes(program.layout.record), toy.tables, CONSTANTS) for _ in range(games)]
    for g, game in enumerate(python):
        assert start(game, int(keys[g, 0]), int(keys[g, 1])) == result[g]
    fell = 0
    for _ in range(30):
        records = [bytes(row) for row in np.asarray(rows)]
        assert records == [game.record() for game in python]
        actions = rng.integers(0, 20, games).astype(np.int32)
        keys = rng.integers(0, 1 << 32, (games, 2), np.uint64).astype(np.uint32)
        by_native = [toy.native("test_portable_toy_step", r, a, *k) for r, a, k in zip(records, actions, keys, strict=True)]
        rows, result = step_all(rows, actions, keys[:, 0].astype(np.int32), keys[:, 1].astype(np.int32))
        for g, game in enumerate(python):
            assert step(game, int(actions[g]), int(keys[g, 0]), int(keys[g, 1])) == result[g] == by_native[g][1]
        assert [bytes(row) for row in np.asarray(rows)] == [record for record, _ in by_native]
        fell = max(fell, *(game.points[0] + game.points[1] for game in python))
    assert fell >= 3, "the games do too little to compare"


def test_one_game_and_vmapped_games_are_those_of_a_batch(toy: SimpleNamespace) -> None:
    import jax

    program = toy.program
    first = toy.portable["test_portable_toy_start"]
    keys = np.arange(12, dtype=np.int32)
    empty = np.zeros(program.layout.record, np.uint8)
    rows, _ = jax.jit(first)(np.tile(empty, (12, 1)), keys, keys + 7)
    one, result = jax.jit(first)(empty, keys[5], keys[5] + 7)
    assert (np.asarray(one) == np.asarray(rows)[5]).all() and result.shape == ()
    inner, _ = jax.jit(jax.vmap(first, in_axes=(None, 0, 0)))(empty, keys, keys + 7)
    assert (np.asarray(inner) == np.asarray(rows)).all()
    outer, _ = jax.jit(jax.vmap(jax.vmap(first, in_axes=(None, 0, None)), in_axes=(None, 0, None)))(empty, keys.reshape(3, 4), 7)
    again, _ = jax.jit(first)(np.tile(empty, (12, 1)), keys, np.full(12, 7, np.int32))
    assert (np.asarray(outer).reshape(12, -1) == np.asarray(again)).all()


def test_a_game_that_does_not_run_stays_as_it_is(toy: SimpleNamespace) -> None:
    import jax

    names = {name: name for name in toy.program.entries}
    call = entry(read_code(listing(toy.program, names), toy.tables), "test_portable_toy_start")
    rows = np.zeros((4, toy.program.layout.record), np.uint8)
    runs = np.array([True, False, True, False])
    after, _ = jax.jit(call)(rows, runs, np.arange(4), np.arange(4))
    assert (np.asarray(after).any(1) == runs).all()
