"""use attack: another Pokémon's attack is resolved as this one (rulebook 11.27 to 11.29)."""

from __future__ import annotations

from dataclasses import dataclass

from synth.codegen.ir import FALSE, TRUE, Value, constant, either, where
from synth.codegen.machine.actions import Action, Started
from synth.codegen.machine.board import Board, at_least_two, exactly_one
from synth.codegen.tables import PackedTable
from synth.spec.layout import SLOTS


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


def copied_attack(board: Board, table: PackedTable, action: Action, started: Started, confused: Value) -> Copy:
    whose = table.at(started.row, "copy")
    copying = started.attack & ~confused & (whose > 0)
    if copying.is_const:
        return Copy(FALSE, constant(0), FALSE, FALSE, constant(0))
    options, rows = copyable(board, table, whose)
    flags = [copying & option for option in options]
    several, one = at_least_two(flags), exactly_one(flags)
    picked = [
        answer | (one & flag) for answer, flag in zip(action.of("copy"), flags, strict=True)
    ]
    row = constant(0)
    for flag, target in zip(picked, rows, strict=True):
        row = where(flag, target, row)
    copier = where(started.any, started.row, board["row"])
    return Copy(either(picked), row, table.at(copier, "copy_pays") == 1, several, table.at(copier, "title"))


def copyable(board: Board, table: PackedTable, whose: Value) -> tuple[list[Value], list[Value]]:
    """Which attacks of the opponent's Pokémon can be copied (rulebook 11.29), and their rows; 2 * slot + attack."""
    options, rows = [], []
    for slot in range(SLOTS):
        first = board.fact(1, slot, "row") + board.fact(1, slot, "ability")
        for attack in range(2):
            row = first + attack
            there = board.fact(1, slot, "attacks") > attack
            row = where(there, row, 0).within(0, len(table.rows) - 1)
            near = TRUE if slot == 0 else whose == 1
            rests = (board["rest_0"] > 1) & (board["rest_0"] == table.at(row, "title") + 1)
            options.append(near & there & (table.at(row, "copy") == 0) & ~rests)
            rows.append(row)
    return options, rows
