"""Operations that show, choose and arrange cards without moving them, and those that evolve and switch Pokémon."""

from synth.codegen.graphs.intrinsics import Game, bits, lowest, plays, popcount, those
from synth.codegen.machine import board, deck, frames, hearing, modifiers, piles, possible, select
from synth.codegen.machine.board import OPPONENT_KNOWS, OPPONENT_KNOWS_PLACE, OWNER_KNOWS
from synth.codegen.machine.chance import random_bit
from synth.codegen.machine.frames import GO_ON, STOP
from synth.codegen.machine.words import Do, EventOf, Quantity, Task, ZoneOf
from synth.spec.chance import Purpose
from synth.spec.layout import Place

GREW = 2


def knows(g: Game, ctx: int, side: int) -> int:
    """The bits of `seen` for a card of this side's deck that the effect's controller looks at."""
    return OWNER_KNOWS if side == g.f_controller[ctx] else OPPONENT_KNOWS | OPPONENT_KNOWS_PLACE


def find_cards(g: Game, ctx: int) -> None:
    """The cards in `pool` were found, where they are now."""
    for side in range(2):
        cards = g.pool[side]
        g.f_found[ctx, side] = cards
        g.f_found_deck[ctx, side] = cards & board.pile(g, side, Place.DECK)
        g.f_found_hand[ctx, side] = cards & board.pile(g, side, Place.HAND)


@plays(Do.LOOK)
def look(g: Game, ctx: int, pc: int) -> int:
    """The top of a deck: a number, b whose, c 1: the controller chooses which of both decks."""
    if frames.answered(g, ctx):
        who = 1 << (g.f_controller[ctx] ^ g.answer)
    else:
        g.f_did[ctx] = 0
        who = those(side for side in bits(select.sides(g, ctx, g.t.op_b[pc])) if board.pile(g, side, Place.DECK))
        if g.t.op_c[pc] and who == 3:
            return frames.wait_for_option(g, pc, g.f_controller[ctx], 3)
    frames.only(g, 0, 0)
    find_cards(g, ctx)
    for whose in bits(who):
        found = deck.look(g, whose, possible.value(g, ctx, g.t.op_a[pc]), knows(g, ctx, whose))
        g.pool[whose] = found
        find_cards(g, ctx)
        if found:
            g.f_did[ctx] = 1
        if popcount(found) == 1:
            frames.bind_card(g, ctx, 32 * whose + lowest(found))
    return GO_ON


@plays(Do.SHOW)
def show(g: Game, ctx: int, pc: int) -> None:
    """a selector, b 1: both players see it."""
    sel = g.t.op_a[pc]
    n = all_cards(g, ctx, sel)
    at_random = g.t.sel_quantity[sel] == Quantity.RANDOM
    if at_random:
        first = g.pool[0]
        second = g.pool[1]
        wanted = min(g.t.sel_n[sel], n)
        for taken in range(wanted):
            frames.bind_card(g, ctx, piles.take_random(g, 0, n - taken))
        n = wanted
        g.pool[0] = first & ~g.pool[0]
        g.pool[1] = second & ~g.pool[1]
    find_cards(g, ctx)
    g.f_did[ctx] = n > 0
    g.f_result[ctx] = n
    for side in range(2):
        if side != g.f_controller[ctx] or g.t.op_b[pc]:
            for at in bits(g.pool[side]):
                if g.place[side, at] == Place.HAND or g.place[side, at] == Place.DECK:
                    g.seen[side, at] = g.seen[side, at] | OPPONENT_KNOWS
    if at_random and g.t.sel_zone[sel] == ZoneOf.DECK:
        for side in bits(select.sides(g, ctx, g.t.sel_side[sel])):
            board.shuffle(g, side)


def all_cards(g: Game, ctx: int, sel: int) -> int:
    """The cards that a selector means, in `pool`; how many there are."""
    g.pool[0] = select.cards(g, ctx, sel, 0)
    g.pool[1] = select.cards(g, ctx, sel, 1)
    return popcount(g.pool[0]) + popcount(g.pool[1])


@plays(Do.SHUFFLE)
def shuffle(g: Game, ctx: int, pc: int) -> None:
    """a whose deck."""
    for side in bits(select.sides(g, ctx, g.t.op_a[pc])):
        board.shuffle(g, side)


@plays(Do.ARRANGE)
def arrange(g: Game, ctx: int, pc: int) -> int:
    """The top of a deck in an order of choice, the new top card first: a number, b whose, c 1: the other player chooses.

    `unit` is how many there are, `left` how many are still to place, `givers` whose deck it is."""
    if g.f_stage[ctx] == 0:
        side = 0 if select.sides(g, ctx, g.t.op_b[pc]) & 1 else 1
        found = deck.look(g, side, possible.value(g, ctx, g.t.op_a[pc]), knows(g, ctx, side))
        g.f_givers[ctx] = side
        frames.only(g, side, found)
        find_cards(g, ctx)
        g.f_unit[ctx] = popcount(found)
        g.f_left[ctx] = g.f_unit[ctx]
    elif g.again_asked == 0:
        g.f_stage[ctx] = 0
        arranged(g, ctx, frames.answered_card(g, ctx) & 31)
    side = g.f_givers[ctx]
    while g.f_left[ctx] > 1:
        n = g.f_unit[ctx]
        cards = board.pile(g, side, Place.DECK)
        frames.only(g, side, those(at for at in bits(cards) if n - g.f_left[ctx] < g.order[side, at] <= n))
        if frames.different(g) > 1 or g.again_asked:
            return frames.wait_for_card(g, ctx, pc, g.f_controller[ctx] ^ g.t.op_c[pc], 0)
        arranged(g, ctx, lowest(g.pool[side]))
    g.f_left[ctx] = 0
    g.f_givers[ctx] = 0
    return GO_ON


def arranged(g: Game, ctx: int, at: int) -> None:
    side = g.f_givers[ctx]
    place = g.f_unit[ctx] - g.f_left[ctx] + 1
    before = g.order[side, at]
    for other in range(g.c.cards):
        if g.place[side, other] == Place.DECK and place <= g.order[side, other] < before:
            g.order[side, other] = g.order[side, other] + 1
    g.order[side, at] = place
    g.f_left[ctx] = g.f_left[ctx] - 1


@plays(Do.CHOOSE_CARD)
def choose_card(g: Game, ctx: int, pc: int) -> int:
    """One card, which becomes `it`: a selector."""
    sel = g.t.op_a[pc]
    if frames.answered(g, ctx):
        frames.bind_card(g, ctx, frames.answered_card(g, ctx))
        g.f_did[ctx] = 1
        return GO_ON
    n = all_cards(g, ctx, sel)
    if n == 0:
        return GO_ON
    if g.t.sel_quantity[sel] == Quantity.RANDOM:
        frames.bind_card(g, ctx, piles.take_random(g, 0, n))
    else:
        if frames.different(g) > 1 or g.again_asked:
            return frames.wait_for_card(g, ctx, pc, g.f_controller[ctx] ^ g.t.sel_by[sel], 0)
        frames.bind_card(g, ctx, piles.take_card(g, 0, 0))
    g.f_did[ctx] = 1
    return GO_ON


# Evolving and switching


def put_on(g: Game, spot: int, at: int) -> None:
    """Damage, Energy and Tools stay; conditions and effects of attacks end (rulebook 7.4, 7.6).

    It is a new user of its Ability (10.3, D12), and has evolved from what it was, with Rare Candy from the Basic (7.7)."""
    side = board.side_of(g, spot)
    g.grown[spot] = g.pokemon[spot]
    g.pokemon[spot] = g.card[side, at]
    g.fresh[spot] = 1
    g.used[spot] = g.used[spot] & 2
    g.place[side, at] = Place.IN_PLAY + board.slot_of(g, spot)
    g.seen[side, at] = 0
    board.clear_marks(g, spot)
    if board.is_active(g, spot):
        board.recover(g, side)
        g.moved[side] = 0
    board.look_again(g)


@plays(Do.EVOLVE)
def evolve(g: Game, ctx: int, pc: int) -> int:
    """Every Pokémon of `set`, with a chosen card of the hand or a random one of the deck: a selector of the card, b what fits."""
    answered = frames.answered(g, ctx)
    if g.f_more[ctx] == 0:
        g.f_set[ctx] = frames.queue_up(g, ctx)
        g.f_more[ctx] = 1
    while g.f_more[ctx] <= g.f_set[ctx]:
        spot = board.find(g, g.queue[ctx, g.f_more[ctx] - 1])
        if answered:
            grow(g, ctx, spot, frames.answered_card(g, ctx) & 31)
            asks = GREW
            answered = 0
        else:
            asks = evolve_one(g, ctx, pc, spot) if spot >= 0 else 0
        if asks == STOP:
            return STOP
        g.f_more[ctx] = g.f_more[ctx] + 1
        if asks == GREW:
            if hearing.interrupts(g, ctx, 1 << EventOf.EVOLVES, Task.CAME, g.serial[spot], EventOf.EVOLVES, pc) == STOP:
                return STOP
    g.f_more[ctx] = 0
    return GO_ON


def evolve_one(g: Game, ctx: int, pc: int, spot: int) -> int:
    """STOP: somebody has to choose the card; GREW: it has evolved."""
    sel = g.t.op_a[pc]
    found = possible.evolution_cards(g, ctx, sel, spot)
    if g.t.sel_quantity[sel] == Quantity.RANDOM:
        if found:
            at = random_bit(g, Purpose.PICK_CARD, found)
            deck.leave_deck(g, board.side_of(g, spot), at)
            put_on(g, spot, at)
            g.f_did[ctx] = 1
        board.shuffle(g, g.f_controller[ctx])
        return GREW if found else 0
    if modifiers.evolve_locked(g, spot):
        return 0
    frames.only(g, board.side_of(g, spot), found)
    n = frames.different(g)
    if n == 1 and g.again_asked == 0:
        grow(g, ctx, spot, lowest(found))
        return GREW
    return frames.wait_for_card(g, ctx, pc, g.f_controller[ctx] ^ g.t.sel_by[sel], 0) if n else 0


def grow(g: Game, ctx: int, spot: int, at: int) -> None:
    put_on(g, spot, at)
    g.f_evolved[ctx] = g.serial[spot]
    g.f_did[ctx] = 1


@plays(Do.SWITCH)
def switch(g: Game, ctx: int, pc: int) -> int:
    """The first Pokémon of `set` comes in."""
    spot = lowest(g.f_set[ctx])
    left = g.serial[board.side_of(g, spot) * g.c.slots]
    g.f_new_active[ctx] = g.serial[spot]
    board.switch(g, spot)
    g.f_did[ctx] = 1
    return hearing.interrupts(g, ctx, hearing.MOVING, Task.MOVED_UP, g.f_new_active[ctx], left, pc + 1)
