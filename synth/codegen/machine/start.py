"""The start of a game: who goes first, opening hands, first Energy (rulebook 3)."""

from __future__ import annotations

from synth.codegen.ir import Graph, Value, constant, either, stage, where
from synth.codegen.machine.board import SIDES, Board
from synth.codegen.machine.chance import Chance
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
        _give(
            board,
            player,
            second,
            places,
            decks[player],
            declared[player],
            _first_energy(chance, player, declared[player]),
        )


def _deal(board: Board, chance: Chance, player: int, deck: list[Value]) -> list[Value]:
    """Flags of the opening hand: five random cards; if none is a Basic, one is swapped for one (rulebook 3.5)."""
    hand = board.facts.hand
    there = [card > 0 for card in deck]
    basics = [hand.at(card, "basic") == 1 for card in deck]
    dealt: list[Value] = [flag & ~flag for flag in there]
    for k in range(board.pool.rules.opening_hand):
        picked = chance.pick(
            [flag & ~taken for flag, taken in zip(there, dealt, strict=True)], Purpose.DEAL, 8 * player + k
        )
        dealt = [taken | flag for taken, flag in zip(dealt, picked, strict=True)]
    stage(f"deal {player}: a Basic")
    lucky = either(basic & taken for basic, taken in zip(basics, dealt, strict=True))
    out = chance.pick(dealt, Purpose.DEAL_OUT, player)
    into = chance.pick([basic & ~taken for basic, taken in zip(basics, dealt, strict=True)], Purpose.DEAL_IN, player)
    return [where(lucky, taken, (taken & ~gone) | come) for taken, gone, come in zip(dealt, out, into, strict=True)]


def _first_energy(chance: Chance, player: int, declared: Value) -> Value:
    flags = [((declared >> unit) & 1) == 1 for unit in range(ENERGIES - 1)]
    energy = constant(0)
    for unit, flag in enumerate(chance.pick(flags, Purpose.ENERGY_ROLL, player)):
        energy = where(flag, unit + 1, energy)
    return energy


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
