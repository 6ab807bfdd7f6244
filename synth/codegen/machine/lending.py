"""use effect: a Supporter of the opponent is found, and its effect is resolved as this one (rulebook 8.11)."""

from __future__ import annotations

from synth.codegen.facts import CLASSES
from synth.codegen.ir import FALSE, Value, constant, where
from synth.codegen.machine.actions import Started
from synth.codegen.machine.bits import Bits
from synth.codegen.machine.board import Board
from synth.codegen.machine.chance import Chance
from synth.codegen.machine.evaluate import Scene, fits
from synth.codegen.machine.legal import pack, unpack
from synth.codegen.machine.usable import usable
from synth.codegen.tables import PackedTable
from synth.codegen.verbs.looking import FROM_DECK
from synth.spec.cards import Kind
from synth.spec.chance import Purpose
from synth.spec.layout import Place


def borrowed_effect(board: Board, chance: Chance, table: PackedTable, started: Started) -> Value:
    """The row to resolve: that of the effect that begins, or of the Supporter that it finds and can use."""
    row, borrows = started.row, started.any & (table.at(started.row, "borrow") > 0)
    if borrows.is_const:
        return row
    able = pack(_usable(board, started))
    # A Supporter that borrows may be found itself; none finds its own name.
    lenders = sum(1 for one in table.rows if one.get("borrow") and not one.get("activated"))
    chance.drawn[Purpose.PICK_CARD] = constant(0)
    for _ in range(1 + lenders):
        picked = _show(board, chance, table, row, borrows)
        found = picked.any()
        use, lent = constant(0), constant(0)
        for card, flag in enumerate(picked.flags()):
            use = where(flag, board.card_fact(1, card, "usable"), use)
            lent = where(flag, board.card_fact(1, card, "effect_row"), lent)
        works = found & unpack(able, use)
        row = where(works, lent, row)
        borrows = works & (table.at(row, "borrow") > 0)
        chance.drawn[Purpose.PICK_CARD] = chance.drawn[Purpose.PICK_CARD] + found
    return row


def _show(board: Board, chance: Chance, table: PackedTable, row: Value, when: Value) -> Bits:
    """A random matching card of the opponent's hand or deck; a deck is shuffled then."""
    number, deck = table.at(row, "borrow_for"), table.at(row, "borrow") == FROM_DECK
    pile = where(deck, int(Place.DECK), int(Place.HAND))
    flags = [(board[f"place_1_{card}"] == pile) & fits(board, 1, card, number) for card in range(board.pool.places)]
    picked = chance.pick(Bits.of(flags), Purpose.PICK_CARD, when=when)
    for card, flag in enumerate(picked.flags()):
        board.put(f"seen_1_{card}", flag & ~deck, board[f"seen_1_{card}"] | 2)
    board.shuffle(1, when & deck)
    return picked


def _usable(board: Board, started: Started) -> list[Value]:
    """Whether each Supporter's effect could do something for the player whose turn it is, by number of usability."""
    supporters = {row.get("usable", 0) for row in board.facts.hand.rows if row.get("cls") == CLASSES.index(Kind.SUPPORTER)}
    scene = Scene(board, started.source)
    return [
        usable(program, scene, played=False) if number in supporters else FALSE
        for number, program in enumerate(board.pool.usable.things, start=1)
    ]
