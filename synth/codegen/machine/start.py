"""The start of a game: who goes first, opening hands, first Energy (rulebook 3)."""

from __future__ import annotations

from synth.codegen.ir import Graph, Value, constant, stage, where
from synth.codegen.machine.bits import Bits
from synth.codegen.machine.board import SIDES, Board
from synth.codegen.machine.chance import Chance
from synth.codegen.machine.turn import roll
from synth.spec.chance import Purpose
from synth.spec.layout import ENERGIES, Phase, Place


def deck_inputs(graph: Graph, board: Board) -> tuple[list[list[Value]], list[Value]]:
    """Two deck lists and their declared types, by player."""
    top = len(board.pool.cards)
    decks = [[graph.input(f"deck_{player}_{k}", 0, top) for k in range(board.pool.places)] for player in SIDES]
    return decks, [graph.input(f"declared_{player}", 0, (1 << ENERGIES) - 1) for player in SIDES]


def start(board: Board, chance: Chance, decks: list[list[Value]], declared: list[Value]) -> None:
    for name in list(board.cells):
        board.cells[name] = constant(0)
    board["turn"] = -1
    board["it"] = -1
    board["phase"] = int(Phase.SETUP)
    second = ~chance.coin(Purpose.FIRST_PLAYER)
    board["turn_player"] = second
    for player in SIDES:
        stage(f"deal {player}")
        places = _deal(board, chance, player, decks[player])
        energy = roll(chance, declared[player], player)
        _give(board, player, second, places, decks[player], declared[player], energy)


def _deal(board: Board, chance: Chance, player: int, deck: list[Value]) -> list[Value]:
    """Flags of the opening hand: five random cards; if none is a Basic, one is swapped for one (rulebook 3.5)."""
    hand = board.facts.hand
    there = Bits.of([card > 0 for card in deck])
    basics = Bits.of([hand.at(card, "basic") == 1 for card in deck])
    left = there
    for k in range(board.pool.rules.opening_hand):
        left = left ^ chance.pick(left, Purpose.DEAL, 8 * player + k)
    dealt = there ^ left
    stage(f"deal {player}: a Basic")
    unlucky = ~(basics & dealt).any()
    out = chance.pick(dealt, Purpose.DEAL_OUT, player, unlucky)
    into = chance.pick(basics & left, Purpose.DEAL_IN, player, unlucky)
    return (dealt ^ out | into).flags()


def _give(
    board: Board, player: int, second: Value, dealt: list[Value], deck: list[Value], declared: Value, energy: Value
) -> None:
    """Writes a player's cells to the side the player is on."""
    for side in SIDES:
        here = second if (player == 1) == (side == 0) else ~second
        board.put(f"declared_{side}", here, declared)
        board.put(f"energy_next_{side}", here, energy)
        for k, card in enumerate(deck):
            place = where(dealt[k], int(Place.HAND), where(card > 0, int(Place.DECK), int(Place.ABSENT)))
            board.put(f"card_{side}_{k}", here, card)
            board.put(f"place_{side}_{k}", here, place)
