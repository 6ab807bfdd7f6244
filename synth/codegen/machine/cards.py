"""Cards between deck, hand and discard pile. A deck has no order but where somebody has looked (docs/engine.md)."""

from __future__ import annotations

from synth.codegen.ir import Value, constant, either, maximum, minimum, total
from synth.codegen.machine.board import Board
from synth.codegen.machine.chance import Chance
from synth.spec.chance import Purpose
from synth.spec.layout import Place


def in_deck(board: Board, side: int) -> list[Value]:
    return [board.in_place(side, card, Place.DECK) for card in range(board.pool.places)]


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
    deck = in_deck(board, side)
    orders = [board[f"order_{side}_{card}"] for card in range(board.pool.places)]
    taken = [here & (order > 0) & (order <= count) for here, order in zip(deck, orders, strict=True)]
    fixed = total(here & (order > 0) for here, order in zip(deck, orders, strict=True))
    loose = [here & (order == 0) for here, order in zip(deck, orders, strict=True)]
    for k in range(max(count.hi, 0)):
        when = (count > k) & (fixed <= k)
        picked = [when & flag for flag in chance.pick(loose, purpose, index + k)]
        taken = [a | b for a, b in zip(taken, picked, strict=True)]
        loose = [a & ~b for a, b in zip(loose, picked, strict=True)]
    for card in range(board.pool.places):
        order = board[f"order_{side}_{card}"]
        board[f"order_{side}_{card}"] = maximum(order - maximum(count, 0), 0)
    move(board, side, taken, place)


def look(board: Board, chance: Chance, side: int, count: Value) -> None:
    """Side `side` looks at the top cards of its deck: their places are fixed and known from now on."""
    places = range(board.pool.places)
    for position in range(1, count.hi + 1):
        deck = in_deck(board, side)
        orders = [board[f"order_{side}_{card}"] for card in places]
        known = either(here & (order == position) for here, order in zip(deck, orders, strict=True))
        loose = [here & (order == 0) for here, order in zip(deck, orders, strict=True)]
        picked = chance.pick(loose, Purpose.LOOK, 32 * side + position - 1)
        for card in places:
            board.put(f"order_{side}_{card}", (count >= position) & ~known & picked[card], position)
    for card in places:
        order = board[f"order_{side}_{card}"]
        board.put(f"seen_{side}_{card}", (order > 0) & (order <= count), 1)


def stack_to_hand(board: Board, side: int, slot: int, when: Value) -> None:
    """The cards of a Pokémon in play go to hand, the top card first; what finds no room is discarded (rulebook 8.16)."""
    places = range(board.pool.places)
    here = [when & (board[f"place_{side}_{card}"] == Place.IN_PLAY + slot) for card in places]
    stages = [board.facts.hand.get(board.facts.hand.read(board[f"card_{side}_{card}"]), "stage") for card in places]
    above = constant(0)
    room = (board.pool.rules.hand_limit - board.count(side, Place.HAND)).within(-20, 20)
    for level in (2, 1, 0):
        level_cards = [flag & (stage == level) for flag, stage in zip(here, stages, strict=True)]
        move(board, side, [flag & (room > above) for flag in level_cards], Place.HAND, seen=2)
        above = (above + total(level_cards)).within(0, 3)
