"""The order of a deck: what lies on top and at the bottom of it, drawing and looking.

A place that nobody has fixed is drawn when it matters (docs/engine.md)."""

from synth.codegen.graphs.intrinsics import Game, bits, lowest, matches, popcount
from synth.codegen.machine import board
from synth.codegen.machine.chance import nth_bit, pick
from synth.codegen.machine.words import LISTED, NOTHING
from synth.spec.chance import Purpose
from synth.spec.layout import Place

POKEMON, FOSSIL, ITEM, SUPPORTER, TOOL, STADIUM = range(6)
"""Kinds of cards."""
BASIC, EVOLUTION, KINDS, ALWAYS = 0, 1, 1, 7
"""Where `listed` has Basic Pokémon, the others, from where on cards of other kinds by kind, and cards that are always of use."""


def sort_lists(g: Game) -> None:
    """What of the deck lists is asked again and again: which cards are equal to the one before, and which are of each kind."""
    for side in range(2):
        g.twin[side] = 0
        for kind in range(LISTED):
            g.listed[side, kind] = 0
        for at in range(g.c.cards):
            card = g.card[side, at]
            if at > 0 and card == g.card[side, at - 1]:
                g.twin[side] |= 1 << at
            kind = g.t.kind[card]
            g.listed[side, KINDS + kind if kind else BASIC if g.t.stage[card] == 0 else EVOLUTION] |= 1 << at
            program = g.t.card_play[card]
            if program > 0 and g.t.prog_usable[program] == 0 and g.t.prog_condition[program] == 0:
                g.listed[side, ALWAYS] |= 1 << at


def pokemon(g: Game, side: int) -> int:
    """The Pokémon of a deck list."""
    return g.listed[side, BASIC] | g.listed[side, EVOLUTION]


def top_card(g: Game, side: int, purpose: int, index: int, position: int) -> int:
    """The card at this place of the deck: fixed, else a random loose one, else the highest of the bottom ones; NOTHING if there
    is none."""
    in_deck = board.pile(g, side, Place.DECK)
    fixed = in_deck & matches(g.order, side * g.c.cards, g.c.cards, position)
    loose = in_deck & matches(g.order, side * g.c.cards, g.c.cards, 0)
    if fixed:
        return lowest(fixed)
    if loose:
        return nth_bit(g, loose, pick(g, purpose, index, popcount(loose)))
    highest = NOTHING
    for at in bits(in_deck):
        if g.order[side, at] < (0 if highest < 0 else g.order[side, highest]):
            highest = at
    return highest


def leave_deck(g: Game, side: int, at: int) -> None:
    """The cards beyond a fixed one close up."""
    position = g.order[side, at]
    g.order[side, at] = 0
    g.seen[side, at] = 0
    if position != 0:
        towards = 1 if position < 0 else -1
        for other in range(g.c.cards):
            if (position - g.order[side, other]) * towards > 0:
                g.order[side, other] += towards


def draw(g: Game, side: int, purpose: int, index: int) -> int:
    """Whether one card came from the top of the deck: not if the hand is full or the deck empty (rulebook 4.3, 4.4)."""
    if board.pile(g, side, Place.DECK) == 0 or board.hand_is_full(g, side):
        return 0
    at = top_card(g, side, purpose, index, 1)
    leave_deck(g, side, at)
    g.place[side, at] = Place.HAND
    return 1


def look(g: Game, side: int, n: int, knows: int) -> int:
    """Fixes the top n cards, which the one who looks then knows; returns them."""
    found = 0
    n = min(n, popcount(board.pile(g, side, Place.DECK)))
    for position in range(n):
        at = top_card(g, side, Purpose.LOOK, 32 * side + position, position + 1)
        g.order[side, at] = position + 1
        g.seen[side, at] |= knows
        found |= 1 << at
    return found
