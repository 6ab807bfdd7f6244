"""The cards that a Pokémon in play consists of."""

from __future__ import annotations

from synth.codegen.facts import CLASSES
from synth.codegen.ir import TRUE, Value, total
from synth.codegen.machine.board import Board
from synth.spec.cards import Kind
from synth.spec.layout import Place


def stack(board: Board, side: int, slot: int) -> list[Value]:
    """Flags of the cards a Pokémon consists of, without its Tool."""
    tools = any(card.kind is Kind.TOOL for card in board.pool.cards)
    return [
        (board[f"place_{side}_{card}"] == Place.IN_PLAY + slot)
        & (board.card_fact(side, card, "cls") != CLASSES.index(Kind.TOOL) if tools else TRUE)
        for card in range(board.pool.places)
    ]


def has_evolved(board: Board, side: int, slot: int) -> Value:
    """Whether there is a card underneath."""
    return total(stack(board, side, slot)) > 1
