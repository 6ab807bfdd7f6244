"""The attacks of side 0's Active: its own, and those of the cards under it where an effect lends them."""

from __future__ import annotations

from synth.codegen.facts import CLASSES
from synth.codegen.ir import TRUE, Value, constant, where
from synth.codegen.machine import statics
from synth.codegen.machine.board import Board
from synth.dsl.ast import ModifierKind
from synth.spec.cards import Kind
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
    top = board.fact(0, 0, "stage")
    stages: list[Value] = [constant(0), constant(0)]
    hand = board.facts.hand
    for card in range(board.pool.places):
        number = board[f"card_0_{card}"]
        words = hand.read(number)
        here = board[f"place_0_{card}"] == int(Place.IN_PLAY)
        cls = hand.get(words, "cls")
        body = (cls == CLASSES.index(Kind.POKEMON)) | (cls == CLASSES.index(Kind.FOSSIL))
        for stage in range(2):
            below = here & body & (hand.get(words, "stage") == stage) & (top > stage)
            stages[stage] = where(below, number, stages[stage])
    basic, first = stages
    return [where(first > 0, first, basic), where(first > 0, basic, 0)]
