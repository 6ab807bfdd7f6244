"""Games as a player may imagine them: what it cannot know is dealt again, from what it does know and random words alone.

Deck lists are known, as in a match with open lists. A hidden card gets the place of another hidden one; Pokémon that lie face
down during setup are Basics, and an opening hand has one.
"""

from synth.codegen.graphs.intrinsics import Game, bits, by_number, lowest, popcount, those
from synth.codegen.machine import board, legal, run, step
from synth.codegen.machine.board import OPPONENT_KNOWS, OPPONENT_KNOWS_PLACE, OWNER_KNOWS
from synth.codegen.machine.chance import random_bit
from synth.codegen.machine.deck import BASIC
from synth.codegen.machine.observe import is_known
from synth.codegen.machine.words import Task
from synth.spec.chance import Purpose
from synth.spec.layout import Phase, Place

TRIES = 16
"""Worlds that are dealt until one fits the question that waits."""


def resample(g: Game, viewer: int) -> None:
    """The same game as far as a player knows, with everything dealt again that is hidden from it."""
    if g.winner > 0:
        return
    step.begin(g)
    drew = g.drew
    me = viewer ^ g.turn_player
    asked = asks_about_cards(g) and g.decider != me
    for _ in range(TRIES):
        deal_hidden(g, 1 - me)
        mix_order(g, 1 - me, OPPONENT_KNOWS_PLACE, OPPONENT_KNOWS)
        mix_order(g, me, OWNER_KNOWS, OPPONENT_KNOWS | OPPONENT_KNOWS_PLACE)
        if not asked or ask_again(g):
            break
    if not g.waits:
        legal.find_actions(g)
    step.show_pending(g)
    g.drew = drew  # of the step that led here


def asks_about_cards(g: Game) -> int:
    """Whether an effect waits for an answer that may depend on hidden cards."""
    if not g.waits or g.tasks == 0 or g.task[g.tasks - 1, 0] != Task.RUN:
        return 0
    return g.phase == Phase.CHOOSE_CARD or g.phase == Phase.CHOOSE_OPTION


def ask_again(g: Game) -> int:
    """The question anew, in this world; whether there is anything to answer."""
    ctx = g.frame
    decider = g.decider
    phase = g.phase
    pc = g.f_pc[ctx]
    g.again_asked = 1
    for action in range(g.c.actions):
        g.mask[action] = 0
    by_number(run.OPERATIONS, g.t.op[pc], g, ctx, pc, g.t.op[pc])
    g.again_asked = 0
    g.f_pc[ctx] = pc
    g.f_stage[ctx] = 1
    g.decider = decider
    g.phase = phase
    g.waits = 1
    return any(g.mask[action] for action in range(g.c.actions))


def deal_hidden(g: Game, side: int) -> None:
    """Hidden cards change places with each other."""
    hidden = those(at for at in range(g.c.cards) if g.place[side, at] != Place.ABSENT and not is_known(g, side, at))
    fill_seats(g, side, hidden, 0)
    if g.phase == Phase.SETUP:
        board.look_again(g)
        if g.pokemon[side * g.c.slots] == 0:
            mend_hand(g, side)


def fill_seats(g: Game, side: int, cards: int, stays: int) -> None:
    """Cards change places with each other; some bits of what is seen of a card stay with it."""
    for seat in bits(cards):
        # An order is between -31 and 31, what is seen below 8.
        g.seat[seat] = (g.place[side, seat] * 64 + g.order[side, seat] + 32) * 8 + (g.seen[side, seat] & ~stays)
    left = cards
    while cards:
        # Those on the table come first: only Basics can lie there.
        seat = first_seat(g, cards)
        cards &= ~(1 << seat)
        place = g.seat[seat] >> 9
        laid = place >= Place.IN_PLAY
        at = random_bit(g, Purpose.RESAMPLE, left & g.listed[side, BASIC] if laid else left)
        left &= ~(1 << at)
        g.place[side, at] = place
        g.order[side, at] = (g.seat[seat] >> 3 & 63) - 32
        g.seen[side, at] = g.seat[seat] & 7 | g.seen[side, at] & stays
        if laid:
            g.pokemon[side * g.c.slots + place - Place.IN_PLAY] = g.card[side, at]


def first_seat(g: Game, seats: int) -> int:
    """The next seat to be filled, by what it is and not by which card has it now: the same whatever is hidden."""
    best = lowest(seats)
    for at in bits(seats):
        if g.seat[at] > g.seat[best]:
            best = at
    return best


def mend_hand(g: Game, side: int) -> None:
    """As at the start: in a hand without a Basic one card is swapped for a Basic of the deck (rulebook 3.5)."""
    hand = board.pile(g, side, Place.HAND)
    if hand & g.listed[side, BASIC] or hand == 0:
        return
    deck = board.pile(g, side, Place.DECK) & g.listed[side, BASIC]
    if deck:
        g.place[side, random_bit(g, Purpose.RESAMPLE, hand)] = Place.DECK
        g.place[side, random_bit(g, Purpose.RESAMPLE, deck)] = Place.HAND


def mix_order(g: Game, side: int, known: int, stays: int) -> None:
    """Where cards are in the deck, as far as the player does not know it. What the player knows of a card stays with it, what
    the other one knows of a place goes with the place."""
    loose = those(at for at in bits(board.pile(g, side, Place.DECK)) if g.seen[side, at] & known == 0)
    if popcount(loose) > 1 and any(g.order[side, at] for at in bits(loose)):
        fill_seats(g, side, loose, stays)
