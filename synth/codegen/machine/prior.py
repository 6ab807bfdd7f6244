"""The attacks of side 0's Active: its own, and those of the cards under it where an effect lends them."""

from __future__ import annotations

from synth.codegen.ir import TRUE, Value, constant, maximum, where
from synth.codegen.machine import statics
from synth.codegen.machine.board import Board
from synth.dsl.ast import ModifierKind
from synth.spec.layout import Place

ATTACKS = 2
"""Of one card."""


def attacks(board: Board) -> list[tuple[Value, Value]]:
    """(whether there is one, its row) in the order of the actions."""
    words = board.words(0, 0)
    found = _of_card(board, words, TRUE)
    lends = statics.applies(board, ModifierKind.PRIOR_ATTACKS, (0, 0))
    if lends.is_const:
        return found
    for number in _beneath(board):
        found += _of_card(board, board.facts.table.read(number), lends)
    return found


def _of_card(board: Board, words: list[Value], when: Value) -> list[tuple[Value, Value]]:
    table = board.facts.table
    first, count = table.get(words, "row") + table.get(words, "ability"), table.get(words, "attacks")
    return [(when & (count > attack), first + attack) for attack in range(ATTACKS)]


def _beneath(board: Board) -> list[Value]:
    """Numbers of the cards under the Active Pokémon, the highest first; 0 for none. A Stage 2 may lie on a Basic."""
    top, tool = board["pokemon_0_0"], board["tool_0_0"]
    both, one = constant(0), constant(0)
    for card in range(board.pool.places):
        number = board[f"card_0_{card}"]
        below = (board[f"place_0_{card}"] == int(Place.IN_PLAY)) & (number != top) & (number != tool)
        number = where(below, number, 0)
        both, one = both + number, maximum(one, number)
    most = len(board.pool.cards)
    other = (both - one).within(0, most)
    stages = [board.facts.table.at(number, "stage") for number in (one, other)]
    swapped = (other > 0) & (stages[1] > stages[0])
    return [where(swapped, other, one), where(swapped, one, other)]
