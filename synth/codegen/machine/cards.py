"""Cards between deck, hand and discard pile. A deck has no order but where somebody has looked (docs/engine.md)."""

from __future__ import annotations

from synth.codegen.ir import U32, Value, cast, constant, maximum, minimum, popcount, stage, total, where
from synth.codegen.machine.bits import Bits
from synth.codegen.machine.board import Board
from synth.codegen.machine.chance import MOST, Chance
from synth.spec.chance import Purpose
from synth.spec.layout import Place


def fixed_cards(board: Board, side: int) -> Value:
    """How many cards at the top of a deck have their places fixed: those with the orders 1, 2, … up to it."""
    highest = constant(0)
    for card in range(board.pool.places):
        highest = maximum(highest, board[f"order_{side}_{card}"])
    return highest


def loose_cards(board: Board, side: int) -> Bits:
    """Cards that may be anywhere in the rest of a deck."""
    return Bits.of([board.in_place(side, k, Place.DECK) & (board[f"order_{side}_{k}"] == 0) for k in range(board.pool.places)])


def hand_room(board: Board, side: int) -> Value:
    return board.count(side, Place.HAND) < board.pool.rules.hand_limit


def room_in_hand(board: Board, side: int) -> Value:
    return maximum(board.pool.rules.hand_limit - board.count(side, Place.HAND), 0)


def bottom_cards(board: Board, side: int) -> Value:
    """How many cards at the bottom of a deck have their places fixed: those with the orders -1, -2, … down to it."""
    lowest = constant(0)
    for card in range(board.pool.places):
        lowest = minimum(lowest, board[f"order_{side}_{card}"])
    return -lowest


def move(board: Board, side: int, flags: list[Value], place: Place, seen: Value | int = 0) -> None:
    """The flagged cards go to a place; `seen`: who knows them there."""
    for card, flag in enumerate(flags):
        board.put(f"place_{side}_{card}", flag, int(place))
        board.put(f"order_{side}_{card}", flag, 0)
        board.put(f"seen_{side}_{card}", flag, seen)


def draw(board: Board, chance: Chance, side: int, count: Value, purpose: Purpose, index: int | Value) -> None:
    """Cards from the deck to the hand, as many as there is room for; the k-th uses the random word `index + k`."""
    if purpose is Purpose.EFFECT_DRAW:
        # Words are counted also for cards that find no room.
        chance.draws[side] = (chance.draws[side] + maximum(count, 0)).within(0, MOST)
    room = maximum(board.pool.rules.hand_limit - board.count(side, Place.HAND), 0)
    take_top(board, chance, side, minimum(count, room), purpose, index, Place.HAND)


def take_top(
    board: Board, chance: Chance, side: int, count: Value, purpose: Purpose, index: int | Value, place: Place
) -> list[Value]:
    """The fixed top cards of a deck first, then any cards whose place is not fixed, go somewhere. Returns their flags."""
    loose, fixed = loose_cards(board, side), fixed_cards(board, side)
    left = loose
    for k in range(max(count.hi, 0)):
        left = left ^ chance.pick(left, purpose, index + k, (count > k) & (fixed <= k))
    drawn, count = loose ^ left, maximum(count, 0)
    # The highest of the bottom cards follow when nothing else is left.
    kept = bottom_cards(board, side) - maximum(count - fixed - loose.count(), 0)
    # What many cells read is known before a new stage begins: within a stage XLA works it out again for each of them.
    stage("top cards")
    gone: list[Value] = []
    for card, picked in enumerate(drawn.flags()):
        order = board[f"order_{side}_{card}"]
        taken = picked | ((order > 0) & (order <= count)) | (order < minimum(-kept, 0))
        gone.append(taken)
        board.put(f"place_{side}_{card}", taken, int(place))
        board.put(f"seen_{side}_{card}", taken, 0)
        board[f"order_{side}_{card}"] = where(taken | (order >= 0), maximum(order - count, 0), order)
    return gone


def look(board: Board, chance: Chance, side: int, count: Value) -> None:
    """Side 0 looks at the top cards of a deck: their places are fixed and known from now on."""
    loose, fixed = loose_cards(board, side), fixed_cards(board, side)
    picks = []
    for position in range(1, count.hi + 1):
        index, when = 32 * side + position - 1, (count >= position) & (fixed < position)
        picks.append(chance.pick(loose, Purpose.LOOK, index, when))
        loose = loose ^ picks[-1]
    above, bottom = (fixed + total(picked.any() for picked in picks)).within(0, 40), bottom_cards(board, side)
    # The highest cards of the bottom rise to the places that nothing else is left for.
    highest, lift = minimum(maximum(count - above, 0) - bottom, 0), bottom + 1 + above
    stage("seen cards")
    for position, picked in enumerate(picks, start=1):
        for card, flag in enumerate(picked.flags()):
            board.put(f"order_{side}_{card}", flag, position)
    for card in range(board.pool.places):
        order = board[f"order_{side}_{card}"]
        order = where(order < highest, order + lift, order).within(*board.ranges[f"order_{side}_{card}"])
        board[f"order_{side}_{card}"] = order
        board.put(f"seen_{side}_{card}", (order > 0) & (order <= count), board[f"seen_{side}_{card}"] | (6 if side else 1))


def top_cards(board: Board, chance: Chance, side: int, count: Value) -> list[Bits]:
    """The cards at the top of a deck, the first one first, without anyone looking at them; as many as there are."""
    loose, fixed = loose_cards(board, side), fixed_cards(board, side)
    above, bottom = fixed + loose.count(), bottom_cards(board, side)
    orders = [board[f"order_{side}_{card}"] for card in range(board.pool.places)]
    tops = []
    for position in range(1, count.hi + 1):
        when, index = count >= position, 32 * side + position - 1
        picked = chance.pick(loose, Purpose.LOOK, index, when & (fixed < position))
        loose = loose ^ picked
        from_bottom = position - above - 1 - bottom
        tops.append(
            picked | Bits.of([when & ((order == position) | ((order < 0) & (order == from_bottom))) for order in orders])
        )
    return tops


def stack_to_hand(board: Board, side: int, slots: list[Value]) -> None:
    """The cards of the Pokémon in the flagged slots go to hand, slot by slot and the top card first; the rest finds no
    room (rulebook 8.16). Tools have left before."""
    room = (board.pool.rules.hand_limit - board.count(side, Place.HAND)).within(-20, 20)
    levels = [board.card_fact(side, card, "stage") for card in range(board.pool.places)]
    keys, there = [], constant(0, U32)
    for here, at, card in zip(board.in_slots(side, slots), levels, range(board.pool.places), strict=True):
        slot = board[f"place_{side}_{card}"] - int(Place.IN_PLAY)
        # A stack has at most one card of each stage: a bit for each, in the order in which they go.
        keys.append(constant(1, U32) << cast(where(here, slot * 3 + 2 - at, 31).within(0, 31), U32))
        there = there | where(here, keys[-1], constant(0, U32))
    stage("stack to hand")
    flags = [((there & key) > 0) & (popcount(there & (key - 1)) < room) for key in keys]
    move(board, side, flags, Place.HAND, seen=2)
