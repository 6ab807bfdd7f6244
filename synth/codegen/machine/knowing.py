"""Operations that show, choose and arrange cards without moving them, and those that evolve and switch Pokémon."""

from synth.codegen.graphs.intrinsics import Game, bits, lowest, plays, popcount, those
from synth.codegen.machine import board, deck, frames, hearing, modifiers, piles, possible, select
from synth.codegen.machine.board import OPPONENT_KNOWS, OPPONENT_KNOWS_PLACE, OWNER_KNOWS
from synth.codegen.machine.chance import random_bit
from synth.codegen.machine.frames import GO_ON, STOP
from synth.codegen.machine.words import NOTHING, DeedOf, Do, EventOf, Quantity, RoleOf, Task, ZoneOf
from synth.spec.chance import Purpose
from synth.spec.layout import Phase, Place

ASKED = -2


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
    g.f_did[ctx] = 0
    who = those(side for side in bits(select.sides(g, ctx, g.t.op_b[pc])) if board.pile(g, side, Place.DECK))
    if g.t.op_c[pc] and who == 3:
        if frames.asks(g, ctx, pc, Phase.CHOOSE_OPTION, g.f_controller[ctx], 3):
            return STOP
        who = 1 << (g.f_controller[ctx] ^ g.answer)
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
    if g.t.sel_role[sel] != RoleOf.MOVED:
        find_cards(g, ctx)
    at_random = g.t.sel_quantity[sel] == Quantity.RANDOM
    if at_random:
        left = n
        n = min(g.t.sel_n[sel], n)
        for taken in range(n):
            frames.bind_card(g, ctx, piles.take_random(g, 0, left - taken))
        for side in range(2):
            g.pool[side] = g.f_found[ctx, side] & ~g.pool[side]
        find_cards(g, ctx)
    g.f_did[ctx] = n > 0
    g.f_result[ctx] = n
    for side in range(2):
        if side != g.f_controller[ctx] or g.t.op_b[pc]:
            for at in bits(g.pool[side]):
                if g.place[side, at] == Place.HAND or g.place[side, at] == Place.DECK:
                    g.seen[side, at] |= OPPONENT_KNOWS
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
    side = g.f_givers[ctx]
    while g.f_left[ctx] > 1:
        # Those that have their place lie above.
        n = g.f_unit[ctx]
        first = n - g.f_left[ctx] + 1
        left = those(at for at in bits(board.pile(g, side, Place.DECK)) if first <= g.order[side, at] <= n)
        frames.only(g, side, left)
        if frames.asks_card(g, ctx, pc, g.f_controller[ctx] ^ g.t.op_c[pc]):
            return STOP
        at = lowest(g.pool[side])
        for other in bits(left):
            if g.order[side, other] < g.order[side, at]:
                g.order[side, other] += 1
        g.order[side, at] = first
        g.f_left[ctx] -= 1
    g.f_left[ctx] = 0
    g.f_givers[ctx] = 0
    return GO_ON


@plays(Do.CHOOSE_CARD)
def choose_card(g: Game, ctx: int, pc: int) -> int:
    """One card, which becomes `it`: a selector."""
    sel = g.t.op_a[pc]
    n = all_cards(g, ctx, sel)
    if n or frames.answered(g, ctx):
        if g.t.sel_quantity[sel] == Quantity.RANDOM:
            frames.bind_card(g, ctx, piles.take_random(g, 0, n))
        else:
            if frames.asks_card(g, ctx, pc, g.f_controller[ctx] ^ g.t.sel_by[sel]):
                return STOP
            frames.bind_card(g, ctx, piles.take_card(g, 0, 0))
        g.f_did[ctx] = 1
    return GO_ON


# Evolving and switching


def put_on(g: Game, spot: int, at: int) -> None:
    """Damage, Energy and Tools stay; conditions and effects of attacks end (rulebook 7.4, 7.6).

    It is a new user of its Ability (10.3, D12), and has evolved from what it was, with Rare Candy from the Basic (7.7)."""
    side = board.side_of(g, spot)
    board.note(g, side, DeedOf.EVOLUTIONS)
    g.grown[spot] = g.pokemon[spot]
    g.pokemon[spot] = g.card[side, at]
    g.fresh[spot] = 1
    g.used[spot] &= ~1
    g.place[side, at] = Place.IN_PLAY + board.slot_of(g, spot)
    g.seen[side, at] = 0
    board.clear_marks(g, spot)
    if board.is_active(g, spot):
        board.recover(g, side)
        g.moved[side] = 0
    board.look_again(g)


@plays(Do.EVOLVE)
def evolve(g: Game, ctx: int, pc: int) -> int:
    """Every Pokémon of `set`, with a card that is chosen or picked by chance: a selector of the card, b what fits."""
    if g.f_more[ctx] == 0:
        g.f_set[ctx] = frames.queue_up(g, ctx)
        g.f_more[ctx] = 1
    while g.f_more[ctx] <= g.f_set[ctx]:
        spot = board.find(g, g.queue[ctx, g.f_more[ctx] - 1])
        at = chosen_evolution(g, ctx, pc, spot) if spot >= 0 else NOTHING
        if at == ASKED:
            return STOP
        g.f_more[ctx] += 1
        if at >= 0:
            put_on(g, spot, at)
            g.f_did[ctx] = 1
            if hearing.interrupts(g, ctx, 1 << EventOf.EVOLVES, Task.CAME, 1 << spot, EventOf.EVOLVES, pc):
                return STOP
    g.f_more[ctx] = 0
    return GO_ON


def chosen_evolution(g: Game, ctx: int, pc: int, spot: int) -> int:
    """The card that a Pokémon evolves with; NOTHING if there is none, ASKED while somebody has to choose it."""
    sel = g.t.op_a[pc]
    found = possible.evolution_cards(g, ctx, sel, spot)
    side = board.side_of(g, spot)
    if g.t.sel_quantity[sel] == Quantity.RANDOM:
        at = random_bit(g, Purpose.PICK_CARD, found) if found else NOTHING
        if g.t.sel_zone[sel] == ZoneOf.DECK:
            if found:
                deck.leave_deck(g, side, at)
            board.shuffle(g, g.f_controller[ctx])
        return at
    of_hand = g.t.sel_zone[sel] == ZoneOf.HAND
    if of_hand and modifiers.evolve_locked(g, spot):
        return NOTHING
    frames.only(g, side, found)
    if frames.asks_card(g, ctx, pc, g.f_controller[ctx] ^ g.t.sel_by[sel]):
        return ASKED
    if g.pool[side] == 0:
        return NOTHING
    if of_hand:
        g.f_evolved[ctx] = g.serial[spot]
    return lowest(g.pool[side])


@plays(Do.SWITCH)
def switch(g: Game, ctx: int, pc: int) -> int:
    """The first Pokémon of `set` comes in."""
    spot = lowest(g.f_set[ctx])
    left = g.serial[board.side_of(g, spot) * g.c.slots]
    g.f_new_active[ctx] = g.serial[spot]
    g.f_old_active[ctx] = left
    board.switch(g, spot)
    g.f_did[ctx] = 1
    return hearing.interrupts(g, ctx, hearing.MOVING, Task.MOVED_UP, board.where(g, g.f_new_active[ctx]), left, pc + 1)
