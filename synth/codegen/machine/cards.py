"""Cards between deck, hand and discard pile. A deck has no order but where somebody has looked (docs/engine.md)."""

from __future__ import annotations

from synth.codegen.ir import FALSE, Value, constant, maximum, minimum, total
from synth.codegen.machine.bits import Bits
from synth.codegen.machine.board import Board
from synth.codegen.machine.chance import Chance
from synth.spec.chance import Purpose
from synth.spec.layout import Place


def fixed_cards(board: Board, side: int) -> Bits:
    """Cards at the top of a deck whose places are fixed: as many as there are, from the first one on."""
    return Bits.of([board.in_place(side, k, Place.DECK) & (board[f"order_{side}_{k}"] > 0) for k in range(board.pool.places)])


def loose_cards(board: Board, side: int) -> Bits:
    """Cards that may be anywhere in the rest of a deck."""
    return Bits.of([board.in_place(side, k, Place.DECK) & (board[f"order_{side}_{k}"] == 0) for k in range(board.pool.places)])


def hand_room(board: Board, side: int) -> Value:
    return board.count(side, Place.HAND) < board.pool.rules.hand_limit


def move(board: Board, side: int, flags: list[Value], place: Place, seen: Value | int = 0) -> None:
    """The flagged cards go to a place; `seen`: who knows them there."""
    for card, flag in enumerate(flags):
        board.put(f"place_{side}_{card}", flag, int(place))
        board.put(f"order_{side}_{card}", flag, 0)
        board.put(f"seen_{side}_{card}", flag, seen)


def draw(board: Board, chance: Chance, side: int, count: Value, purpose: Purpose, index: int) -> None:
    """Cards from the deck to the hand, as many as there is room for; the k-th uses the random word `index + k`."""
    room = maximum(board.pool.rules.hand_limit - board.count(side, Place.HAND), 0)
    take_top(board, chance, side, minimum(count, room), purpose, index, Place.HAND)


def take_top(board: Board, chance: Chance, side: int, count: Value, purpose: Purpose, index: int, place: Place) -> None:
    """The fixed top cards of a deck first, then any cards whose place is not fixed, go somewhere."""
    fixed, loose = fixed_cards(board, side), loose_cards(board, side)
    orders = [board[f"order_{side}_{card}"] for card in range(board.pool.places)]
    taken = fixed & Bits.of([order <= count for order in orders])
    known = fixed.count()
    for k in range(max(count.hi, 0)):
        picked = chance.pick(loose, purpose, index + k, (count > k) & (known <= k))
        taken, loose = taken | picked, loose ^ picked
    for card, order in enumerate(orders):
        board[f"order_{side}_{card}"] = maximum(order - maximum(count, 0), 0)
    move(board, side, taken.flags(), place)


def look(board: Board, chance: Chance, side: int, count: Value) -> None:
    """Side `side` looks at the top cards of its deck: their places are fixed and known from now on."""
    loose, known = loose_cards(board, side), fixed_cards(board, side).count()
    for position in range(1, count.hi + 1):
        picked = chance.pick(loose, Purpose.LOOK, 32 * side + position - 1, (count >= position) & (known < position))
        loose = loose ^ picked
        for card, flag in enumerate(picked.flags()):
            board.put(f"order_{side}_{card}", flag, position)
    for card in range(board.pool.places):
        order = board[f"order_{side}_{card}"]
        board.put(f"seen_{side}_{card}", (order > 0) & (order <= count), 1)


def stack_to_hand(board: Board, side: int, slots: list[Value]) -> None:
    """The cards of the Pokémon in the flagged slot go to hand, the top card first; the rest finds no room (rulebook 8.16)."""
    here = board.in_slots(side, slots)
    stages = [board.facts.hand.at(board[f"card_{side}_{card}"], "stage") for card in range(board.pool.places)]
    room = (board.pool.rules.hand_limit - board.count(side, Place.HAND)).within(-20, 20)
    above, fits = constant(0), [FALSE] * board.pool.places
    for level in (2, 1, 0):
        these = [flag & (stage == level) for flag, stage in zip(here, stages, strict=True)]
        fits = [flag | (one & (room > above)) for flag, one in zip(fits, these, strict=True)]
        above = (above + total(these)).within(0, 3)
    move(board, side, fits, Place.HAND, seen=2)
