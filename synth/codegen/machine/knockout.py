"""Knock Outs, points, the win check and empty Active Spots (rulebook 14, 15)."""

from __future__ import annotations

from synth.codegen.ir import FALSE, Value, constant, maximum, stage, where
from synth.codegen.machine import effective
from synth.codegen.machine.actions import bring_up
from synth.codegen.machine.board import BENCH, SIDES, Board, exactly_one
from synth.codegen.machine.cards import stack_to_hand
from synth.codegen.machine.evaluate import DAZES, has_status
from synth.spec.cards import Status
from synth.spec.layout import SLOTS, Daze, Flow, Phase, Place, Winner


def beaten(board: Board, side: int, slot: int) -> Value:
    """Whether a Pokémon is Knocked Out (rulebook 14.1)."""
    return board.occupied(side, slot) & (board.damage(side, slot) >= effective.hp(board, side, slot))


def unsettled(board: Board) -> Value:
    """Whether the board asks for a look at Knock Outs: somebody is beaten, gone, or protected from a condition it has."""
    found = FALSE
    for side in SIDES:
        found = found | ~board.occupied(side, 0)
        for slot in range(SLOTS):
            found = found | beaten(board, side, slot)
        for status in Status:
            found = found | (has_status(board, side, status) & effective.immune(board, side, status))
    return found & (board["phase"] != Phase.SETUP)


def knock_out(board: Board, calm: Value, attack: Value = FALSE) -> None:
    """Where `calm` (nothing is being chosen): all beaten Pokémon leave together; then the win check.

    `attack`: it was an attack that has just been resolved; whom it beat is remembered (rulebook 14.11).
    Who fulfils more of the two conditions wins (15.2)."""
    stage("knock outs")
    # All leave together: what the others in play add to a Pokémon counts until then (rulebook 14.4).
    full = [[effective.hp(board, side, slot) for slot in range(SLOTS)] for side in SIDES]
    types = [effective.type_bits(board, 1, slot) for slot in range(SLOTS)]
    forgotten = board.pool.numbers.forgotten
    for side in SIDES:
        points, fallen = constant(0), []
        for slot in range(SLOTS):
            out = calm & board.occupied(side, slot) & (board.damage(side, slot) >= full[side][slot])
            fallen.append(out)
            worth = board.fact(side, slot, "points") + (board["bounty"] if (side, slot) == (1, 0) else 0)
            levy = board[f"levy_{side}_{slot}"]
            worth = worth if levy.is_const else maximum(worth + levy, 0)
            points = points + where(out & ~board[f"denied_{side}_{slot}"], worth, 0)
            if "knockouts" not in forgotten:
                board.add(f"knockouts_{side}", out, 1)
            if "fallen" not in forgotten and side == 1:
                board.put("fallen_1", out & attack & board.reached(1, slot), board["fallen_1"] | types[slot])
        rescue(board, side, fallen)
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


def rescue(board: Board, side: int, fallen: list[Value]) -> None:
    """Cards that a text has saved go to hand, one Pokémon after the other; what finds no room is discarded (14.8)."""
    saved = [out & board[f"saved_{side}_{slot}"] for slot, out in enumerate(fallen)]
    if not all(flag.is_const and not flag.const for flag in saved):
        board.drop_tools(side, saved)
        stack_to_hand(board, side, saved)


def recover_immune(board: Board, when: Value) -> None:
    """A Pokémon that has become protected from a condition loses it (rulebook 10.11)."""
    for side in SIDES:
        for status in Status:
            safe = when & effective.immune(board, side, status)
            if status is Status.POISONED or status is Status.BURNED:
                board.put(f"poison_{side}" if status is Status.POISONED else f"burn_{side}", safe, 0)
            else:
                lost = safe & (board[f"daze_{side}"] == int(DAZES[status]))
                board.put(f"daze_{side}", lost, int(Daze.NONE))
                board.put(f"daze_fresh_{side}", lost, 0)


def fill_spots(board: Board, when: Value) -> Value:
    """Side 0 first, after a Checkup side 1 first; the second waits for the first (rulebook 14.9). Returns where it waits."""
    stage("promotions")
    when = when & (board["winner"] == 0) & (board["phase"] != Phase.SETUP)
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
