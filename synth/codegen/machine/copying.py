"""use attack: another Pokémon's attack is resolved as this one (rulebook 11.27 to 11.29)."""

from __future__ import annotations

from dataclasses import dataclass

from synth.codegen.ir import FALSE, TRUE, U32, Value, cast, constant, either, popcount, where
from synth.codegen.machine.actions import Action, Started
from synth.codegen.machine.bits import Bits
from synth.codegen.machine.board import Board, at_least_two, exactly_one
from synth.codegen.machine.chance import Chance
from synth.codegen.machine.evaluate import Scene, all_hold, pokemon
from synth.codegen.tables import PackedTable
from synth.spec.chance import Purpose
from synth.spec.layout import SLOTS, Place


@dataclass(eq=False)
class Copy:
    copied: Value
    """The attack to use is known: `row`."""
    row: Value
    pays: Value
    """Its Energy must be there too."""
    waits: Value
    title: Value
    """The copier's own title."""
    heads: Value
    """Of the copier's own coins."""


def copied_attack(
    board: Board, chance: Chance, table: PackedTable, action: Action, started: Started, confused: Value
) -> Copy:
    copying = started.attack & ~confused & (table.at(started.row, "copy") > 0)
    if copying.is_const:
        return Copy(FALSE, constant(0), FALSE, FALSE, constant(0), constant(0))
    heads = constant(0)
    if _used(table, "copy_flips"):
        heads, copying = _coins(board, chance, table, started.row, copying)
    copier = where(started.any, started.row, board["row"])
    options, rows = copyable(board, table, copier)
    flags = [copying & option for option in options]
    several, one = at_least_two(flags), exactly_one(flags)
    picked = [
        answer | (one & flag) for answer, flag in zip(action.of("copy"), flags, strict=True)
    ]
    row = constant(0)
    for flag, target in zip(picked, rows, strict=True):
        row = where(flag, target, row)
    copied = either(picked)
    if _used(table, "copy_hidden"):
        unseen = _hidden_attack(board, chance, copying & (table.at(started.row, "copy_hidden") == 1))
        row, copied = where(unseen > 0, unseen, row), copied | (unseen > 0)
    return Copy(copied, row, table.at(copier, "copy_pays") == 1, several, table.at(copier, "title"), heads)


def _used(table: PackedTable, column: str) -> list[int]:
    return sorted({row.get(column, 0) for row in table.rows} - {0})


def _coins(board: Board, chance: Chance, table: PackedTable, row: Value, copying: Value) -> tuple[Value, Value]:
    """The copier's own coins, and whether they let it copy; what it copies flips the next batch."""
    coins = table.at(row, "copy_flips")
    flips = copying & (coins > 0)
    word = chance.word(Purpose.COINS) | cast(board["first_heads"], U32)
    heads = where(flips, popcount(word & ((constant(1, U32) << cast(coins, U32)) - 1)), 0).within(0, coins.hi)
    chance.drawn[Purpose.COINS] = flips.number_value()
    board.put("first_heads", flips, 0)
    number = table.at(row, "copy_if")
    scene = Scene(board, _in_active_spot(), heads=heads, coins=coins)
    lucky = number == 0
    for k in _used(table, "copy_if"):
        lucky = lucky | ((number == k) & all_hold(board.pool.guards.things[k - 1], scene))
    return heads, copying & lucky


def _in_active_spot() -> list[Value]:
    return [TRUE, *[FALSE] * (SLOTS - 1)]


def copyable(board: Board, table: PackedTable, copier: Value) -> tuple[list[Value], list[Value]]:
    """Which attacks in play the copier's row can copy (rulebook 11.29), and their rows; 2 * slot + attack, of one side."""
    number, own = table.at(copier, "copy_on"), table.at(copier, "copy_own") == 1
    near: list[Value] = [FALSE] * (2 * SLOTS)
    for k in _used(table, "copy_on"):
        found = pokemon(board.pool.targets.things[k - 1], Scene(board, _in_active_spot()))
        near = [flag | ((number == k) & one) for flag, one in zip(near, found, strict=True)]
    options, rows = [], []
    for slot in range(SLOTS):
        fact = {name: where(own, board.fact(0, slot, name), board.fact(1, slot, name)) for name in ("row", "ability", "attacks")}
        for attack in range(2):
            there = where(own, near[slot], near[SLOTS + slot]) & (fact["attacks"] > attack)
            row = where(there, fact["row"] + fact["ability"] + attack, 0).within(0, len(table.rows) - 1)
            rests = (board["rest_0"] > 1) & (board["rest_0"] == table.at(row, "title") + 1)
            options.append(there & (table.at(row, "copy") == 0) & ~rests)
            rows.append(row)
    return options, rows


def _hidden_attack(board: Board, chance: Chance, when: Value) -> Value:
    """The row of a random attack of the cards in the opponent's hand and deck; 0 if there is none."""
    places = range(board.pool.places)
    unseen = [board.in_place(1, card, Place.HAND) | board.in_place(1, card, Place.DECK) for card in places]
    attacks = [
        flag & (((board.card_fact(1, card, "lends") >> attack) & 1) == 1)
        for card, flag in enumerate(unseen)
        for attack in range(2)
    ]
    picked = chance.pick(Bits.of(attacks), Purpose.PICK_OPTION, 0, when)
    chance.drawn[Purpose.PICK_OPTION] = picked.any().number_value()
    row = constant(0)
    for at, flag in enumerate(picked.flags()):
        card, attack = divmod(at, 2)
        row = where(flag, board.card_fact(1, card, "effect_row") + attack, row)
    return row
