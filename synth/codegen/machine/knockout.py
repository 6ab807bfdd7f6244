"""Knock Outs, points, the win check and empty Active Spots (rulebook 14, 15)."""

from __future__ import annotations

from synth.codegen.facts import TYPES
from synth.codegen.ir import FALSE, Value, chosen, constant, stage, where
from synth.codegen.machine.actions import bring_up
from synth.codegen.machine.board import BENCH, SIDES, Board, exactly_one
from synth.spec.layout import SLOTS, Flow, Phase, Place, Winner


def settle(board: Board, calm: Value, attack: Value = FALSE) -> Value:
    """Where `calm` (nothing is being chosen): Knock Outs and what follows. Returns where somebody must promote.

    `attack`: it was an attack that has just been resolved; whom it beat is remembered (rulebook 14.11).
    Who fulfils more of the two conditions wins (15.2)."""
    stage("knock outs")
    forgotten = board.pool.numbers.forgotten
    for side in SIDES:
        points, fallen = constant(0), []
        for slot in range(SLOTS):
            out = calm & board.occupied(side, slot) & (board.damage(side, slot) >= board.fact(side, slot, "hp"))
            fallen.append(out)
            points = points + where(out, board.fact(side, slot, "points"), 0)
            if "knockouts" not in forgotten:
                board.add(f"knockouts_{side}", out, 1)
            if "fallen" not in forgotten and side == 1:
                bit = chosen(board.fact(1, slot, "type"), [constant(1 << k) for k in range(len(TYPES))])
                board.put("fallen_1", out & attack & board.reached(1, slot), board["fallen_1"] | bit)
        board.empty_slots(side, fallen, Place.DISCARD)
        board[f"points_{1 - side}"] = (board[f"points_{1 - side}"] + points).within(0, 20)
    stage("win check")
    playing = calm & (board["phase"] != Phase.SETUP) & (board["winner"] == 0)
    limit = board.pool.rules.points_to_win
    scores = [(board[f"points_{side}"] >= limit) + ~board.alive(1 - side) for side in SIDES]
    decided = playing & ((scores[0] > 0) | (scores[1] > 0))
    mine = board["turn_player"] + int(Winner.PLAYER_0)
    theirs = int(Winner.PLAYER_1) - board["turn_player"]
    winner = where(scores[0] > scores[1], mine, where(scores[1] > scores[0], theirs, int(Winner.TIE)))
    board["winner"] = where(decided, winner, board["winner"])
    return _fill_spots(board, calm & (board["winner"] == 0) & (board["phase"] != Phase.SETUP))


def _fill_spots(board: Board, when: Value) -> Value:
    """Side 0 first, after a Checkup side 1 first; the second waits for the first (rulebook 14.9)."""
    stage("promotions")
    needs = [when & ~board.occupied(side, 0) for side in SIDES]
    only = [exactly_one([board.occupied(side, slot) for slot in BENCH]) for side in SIDES]
    asks = [needs[side] & ~only[side] for side in SIDES]
    other_first = board["flow"] == Flow.NEXT
    first = [~other_first | ~asks[1], other_first | ~asks[0]]
    moves = [needs[side] & only[side] & first[side] for side in SIDES]
    comes = [[moves[side] & board.occupied(side, slot) for slot in BENCH] for side in SIDES]
    stage("promoted")
    for side in SIDES:
        bring_up(board, side, comes[side])
    decides = where(asks[0] & asks[1], other_first, asks[1])
    waits = asks[0] | asks[1]
    board["phase"] = where(waits, int(Phase.PROMOTE), board["phase"])
    board["decider"] = where(waits, decides.number_value(), board["decider"])
    return waits
