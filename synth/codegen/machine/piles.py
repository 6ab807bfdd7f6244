"""Operations that move cards and Pokémon between deck, hand, discard pile and play."""

from synth.codegen.graphs.intrinsics import Game, bits, clear, lowest, plays, popcount, those
from synth.codegen.machine import board, deck, frames, hearing, modifiers, possible, questions, select
from synth.codegen.machine.board import BENCH, BOTTOM, OPPONENT_KNOWS, TOP, UNDER
from synth.codegen.machine.chance import DRAWS, LOOKS, counted, counted_by, pick
from synth.codegen.machine.frames import DONE, GO_ON, STOP
from synth.codegen.machine.words import MANY, Do, EventOf, KindOf, Quantity, RoleOf, ZoneOf
from synth.spec.chance import Purpose
from synth.spec.layout import Phase, Place

DECK, HAND, DISCARD = Place.DECK, Place.HAND, Place.DISCARD
"""Where a `put` puts things, beside a Bench and the ends of a deck."""


def holder(g: Game, side: int, at: int) -> int:
    """The spot of the Pokémon that a card in play belongs to; -1 if it is not in play."""
    slot = g.place[side, at] - Place.IN_PLAY
    return side * g.c.slots + slot if 0 <= slot < g.c.slots else -1


def place_card(g: Game, side: int, at: int, to: int) -> int:
    """Whether there was room for it; a card that finds none stays where it is (rulebook 17.5)."""
    before = g.place[side, at]
    spot = holder(g, side, at)
    if spot >= 0:
        # A Tool comes off, or a card with another one underneath.
        comes_off = board.tools(g, spot) >> at & 1 or popcount(board.stack(g, spot)) > 1
        if to > DISCARD or not comes_off:
            return 0
        take_off(g, side, at, spot, to)
        return 1
    free = modifiers.free_bench(g, side)
    if to == BENCH and (free < 0 or deck.pokemon(g, side) >> at & 1 == 0):
        return 0
    if to == HAND and board.hand_is_full(g, side):
        return 0
    if before == Place.STADIUM:
        g.stadium = 0
        g.stadium_side = 0
        board.look_again(g)
    if before == Place.DECK:
        deck.leave_deck(g, side, at)
    if to == BENCH:
        g.place[side, at] = Place.IN_PLAY + board.slot_of(g, free)
        g.seen[side, at] = 0
        board.enter(g, free, g.card[side, at], 1)
    elif to >= BOTTOM:
        board.to_end(g, side, at, 1 if to == TOP else -1)
        if to == UNDER:
            g.seen[side, at] = 0
    else:
        public = before == Place.DISCARD or before == Place.RESOLVING or before == Place.STADIUM
        g.place[side, at] = to
        g.seen[side, at] = OPPONENT_KNOWS if to == HAND and public else 0
    return 1


def take_off(g: Game, side: int, at: int, spot: int, to: int) -> None:
    """A Tool, or the uppermost card of a Pokémon, which thereby becomes what it was before (rulebook 7.14, D22)."""
    board.send(g, side, at, to)
    if not board.lose_tool(g, spot, at):
        below = board.stack(g, spot)
        if below:
            g.pokemon[spot] = g.card[side, board.uppermost(g, side, below)]
            g.grown[spot] = 0
            g.used[spot] &= ~1
            board.clear_marks(g, spot)
            if board.is_active(g, spot):
                board.recover(g, side)
    board.look_again(g)


def count(g: Game, ctx: int) -> None:
    """One more was moved."""
    g.f_result[ctx] += 1
    g.f_did[ctx] = 1


def first_card(g: Game, sel: int, side: int, cards: int) -> int:
    """The first of some cards: those that were looked at lie in the order of the deck, Tools in that of their Pokémon, others in
    that of the deck list."""
    best = lowest(cards)
    for at in bits(cards & (cards - 1)):
        if rank(g, sel, side, at) < rank(g, sel, side, best):
            best = at
    return best


def rank(g: Game, sel: int, side: int, at: int) -> int:
    """Tools lie slot by slot, on each Pokémon place by place."""
    role = g.t.sel_role[sel]
    if role == RoleOf.FOUND or role == RoleOf.REST:
        return g.order[side, at] if g.order[side, at] > 0 else MANY
    if role > 0 or g.t.sel_zone[sel] != ZoneOf.TOOLS:
        return 0
    spot = holder(g, side, at)
    return spot * g.c.tools + sum(k for k in range(g.c.tools) if g.tool_at[spot, k] == at + 1)


@plays(Do.DRAW)
def draw(g: Game, ctx: int, pc: int) -> int:
    """a number, b whose, c 1: up to so many in hand, 2: as many as the own hand had (rulebook 8.10)."""
    g.f_did[ctx] = 0
    mine = 0
    theirs = 0
    for side in bits(select.sides(g, ctx, g.t.op_b[pc])):
        n = g.f_returned[ctx, side]
        if g.t.op_c[pc] != 2:
            n = max(0, possible.value(g, ctx, g.t.op_a[pc]))
        if g.t.op_c[pc] == 1:
            n -= popcount(board.pile(g, side, Place.HAND))
        for _ in range(min(n, MANY)):
            if deck.draw(g, side, Purpose.EFFECT_DRAW, counted_by(g, Purpose.EFFECT_DRAW, side, DRAWS)):
                g.f_did[ctx] = 1
                theirs += side
                mine += 1 - side
    return hearing.acted_so_often(g, ctx, EventOf.DRAWS, mine, theirs, pc + 1)


@plays(Do.PUT)
def put_begins(g: Game, ctx: int, pc: int) -> None:
    """Operation PUT: a selector, b where to go for a Pokémon, c where to go if there is nothing to do."""
    sel = g.t.op_a[pc]
    is_it = g.t.sel_role[sel] == RoleOf.IT
    if is_it and g.f_it_card[ctx] > 0 and g.f_did[ctx] == 0:
        g.f_pc[ctx] = g.t.op_c[pc]
        return
    if g.f_counting[ctx] == 0:
        g.f_result[ctx] = 0
        clear(g.f_moved, ctx)
    g.f_did[ctx] = 0
    if is_it and g.f_it_card[ctx] == 0:
        g.f_pc[ctx] = g.t.op_b[pc]


@plays(Do.PUT_CARDS)
def put_cards(g: Game, ctx: int, pc: int) -> int:
    """All cards of a selector, or random ones, every copy as likely as any other (rulebook 17.3, D29): a selector, b to where."""
    sel = g.t.op_a[pc]
    quantity = g.t.sel_quantity[sel]
    at_random = quantity == Quantity.RANDOM or quantity == Quantity.RANDOM_DOWN_TO
    left = gather(g, ctx, sel, g.t.op_b[pc])
    wanted = left - g.t.sel_n[sel] if quantity == Quantity.RANDOM_DOWN_TO else g.t.sel_n[sel]
    taken = 0
    while left > 0 and taken < (wanted if at_random else MANY):
        card = take_random(g, sel, left) if at_random or g.t.op_b[pc] == UNDER else take_card(g, sel, 0)
        if not put_one(g, ctx, card, g.t.op_b[pc]):
            break
        left -= 1
        taken += 1
        g.f_returned[ctx, card >> 5] += 1
    return put_ends(g, ctx, pc)


def put_one(g: Game, ctx: int, card: int, to: int) -> int:
    """Whether there was room; what a hand loses to the discard pile is counted until the statement is over."""
    side = card >> 5
    held = g.place[side, card & 31] == HAND
    if not place_card(g, side, card & 31, to):
        return 0
    if held and to == DISCARD and g.c.events >> EventOf.DISCARDS & 1:
        g.f_shed[ctx, side] += 1
    if to >= BOTTOM:
        # At an end of its deck it is not among those that were found there any more.
        g.f_found[ctx, side] &= ~(1 << (card & 31))
        g.f_found_deck[ctx, side] &= ~(1 << (card & 31))
        g.f_found_hand[ctx, side] &= ~(1 << (card & 31))
    g.f_moved[ctx, side] |= 1 << (card & 31)
    count(g, ctx)
    return 1


def put_ends(g: Game, ctx: int, pc: int) -> int:
    """Decks are shuffled; texts hear of what was discarded."""
    shuffle_after(g, ctx, g.t.op_a[pc], g.t.op_b[pc])
    mine = g.f_shed[ctx, 0]
    theirs = g.f_shed[ctx, 1]
    clear(g.f_shed, ctx)
    return hearing.acted_so_often(g, ctx, EventOf.DISCARDS, mine, theirs, pc + 1)


def gather(g: Game, ctx: int, sel: int, to: int) -> int:
    """The cards that a selector reaches, in `pool`; how many there are. Only Pokémon go onto a Bench; an attack or a
    Trainer card does not reach the Tool or the stack of a Pokémon that is protected from its effects."""
    for side in range(2):
        found = select.cards(g, ctx, sel, side)
        if to == BENCH:
            found &= deck.pokemon(g, side)
        if questions.some(g, KindOf.PREVENT):
            found = those(at for at in bits(found) if not modifiers.shielded(g, ctx, holder(g, side, at)))
        g.pool[side] = found
    return popcount(g.pool[0]) + popcount(g.pool[1])


def take_random(g: Game, sel: int, n: int) -> int:
    """Any one of the n cards in `pool` alike."""
    return take_card(g, sel, pick(g, Purpose.PICK_CARD, counted(g, Purpose.PICK_CARD), n))


def take_card(g: Game, sel: int, k: int) -> int:
    """Takes the k-th card out of `pool`, as 32 * side + place in the deck list; those of side 0 come first, on each side in the
    order of the selector's zone, or of the deck list if there is none."""
    side = k >= popcount(g.pool[0])
    cards = g.pool[side]
    for _ in range(k - popcount(g.pool[0]) if side else k):
        cards &= ~(1 << first_card(g, sel, side, cards))
    at = first_card(g, sel, side, cards)
    g.pool[side] &= ~(1 << at)
    return 32 * side + at


def shuffle_after(g: Game, ctx: int, sel: int, to: int) -> None:
    """Decks that were searched or got cards."""
    role = g.t.sel_role[sel]
    for side in range(2):
        concerned = 0
        if role == RoleOf.IT:
            concerned = to == DECK and (g.f_it_card[ctx] - 1) >> 5 == side and g.f_it_card[ctx] > 0
        elif role == RoleOf.FOUND or role == RoleOf.REST:
            concerned = to == DECK and g.f_found[ctx, side] != 0
        elif to == DECK or (g.t.sel_zone[sel] == ZoneOf.DECK and to < BOTTOM):
            concerned = select.sides(g, ctx, g.t.sel_side[sel]) >> side & 1
        if concerned:
            board.shuffle(g, side)


@plays(Do.PUT_TOP)
def put_top(g: Game, ctx: int, pc: int) -> None:
    """From the top of the deck, as many as there are (rulebook 17.8): a number, b to where, c whose."""
    for side in bits(select.sides(g, ctx, g.t.op_c[pc])):
        n = possible.value(g, ctx, g.t.op_a[pc])
        while n > 0 and board.pile(g, side, Place.DECK):
            n -= 1
            at = deck.top_card(g, side, Purpose.LOOK, counted_by(g, Purpose.LOOK, side, LOOKS), 1)
            deck.leave_deck(g, side, at)
            frames.bind_card(g, ctx, 32 * side + at)
            place_card(g, side, at, g.t.op_b[pc])
            g.f_moved[ctx, side] |= 1 << at
            count(g, ctx)


@plays(Do.PUT_POKEMON)
def put_pokemon(g: Game, ctx: int, pc: int) -> None:
    """The Pokémon in `set`: a to where, b with their Tools. One that is being Knocked Out is not put away now: it only goes
    elsewhere then (rulebook 14.8, D20)."""
    for spot in bits(g.f_set[ctx]):
        if g.toppled >> g.serial[spot] & 1:
            g.rescue[spot] = 1 + g.t.op_a[pc] + 8 * g.t.op_b[pc]
        else:
            board.leave_play(g, spot, g.t.op_a[pc], g.t.op_b[pc])
        count(g, ctx)


@plays(Do.PUT_TOOL)
def put_tool(g: Game, ctx: int, pc: int) -> int:
    """A chosen Tool: a selector, b to where. First whose is asked, then which, if there are different ones: `more` is 1 + where
    it is, once that is known."""
    if g.f_stage[ctx] == 0:
        g.f_more[ctx] = 0
    if g.f_more[ctx] == 0:
        gather(g, ctx, g.t.op_a[pc], g.t.op_b[pc])
        spots = those(holder(g, 0, at) for at in bits(g.pool[0])) | those(holder(g, 1, at) for at in bits(g.pool[1]))
        if popcount(spots) > 1:
            if frames.asks(g, ctx, pc, Phase.CHOOSE_SLOT, g.f_controller[ctx], spots):
                return STOP
            spots = 1 << frames.answered_spot(g)
        if spots == 0:
            return GO_ON
        g.f_more[ctx] = 1 + lowest(spots)
    spot = g.f_more[ctx] - 1
    frames.only(g, board.side_of(g, spot), board.tools(g, spot))
    if frames.asks_card(g, ctx, pc, g.f_controller[ctx]):
        return STOP
    put_one(g, ctx, take_card(g, 0, 0), g.t.op_b[pc])
    g.f_more[ctx] = 0
    return GO_ON


@plays(Do.PUT_CHOSEN)
def put_chosen(g: Game, ctx: int, pc: int) -> int:
    """One a choice, each put at once: a selector, b to where. A fixed number is all or nothing; down to a number, the
    surplus. `unit` are still to go."""
    sel = g.t.op_a[pc]
    to = g.t.op_b[pc]
    quantity = g.t.sel_quantity[sel]
    if g.f_stage[ctx] == 0:
        n = g.t.sel_n[sel]
        there = gather(g, ctx, sel, to)
        if quantity == Quantity.DOWN_TO:
            n = there - n
        elif quantity == Quantity.ANY:
            n = there
        if n <= 0 or (quantity == Quantity.CHOOSE and there < n):
            return GO_ON
        g.f_unit[ctx] = n
    may_stop = quantity == Quantity.UP_TO or quantity == Quantity.ANY
    several = g.t.sel_n[sel] > 1 or quantity == Quantity.DOWN_TO or quantity == Quantity.ANY
    while 1:
        left = gather(g, ctx, sel, to)
        if to == BENCH:
            # Once it is full nobody is offered (rulebook 7.2).
            for side in range(2):
                if modifiers.free_bench(g, side) < 0:
                    left -= popcount(g.pool[side])
                    g.pool[side] = 0
        if g.f_counting[ctx] == 0:
            g.f_left[ctx] = g.f_unit[ctx] if several else 0
        if g.f_stage[ctx] == 0 and (g.f_unit[ctx] == 0 or left == 0):
            break
        if left == g.f_unit[ctx] and not may_stop and g.f_stage[ctx] == 0 and (left == 1 or to < BOTTOM):
            # As many as are to go: all of them, where their order does not matter.
            for _ in range(left):
                put_one(g, ctx, take_card(g, sel, 0), to)
            g.f_unit[ctx] = 0
        elif frames.asks_card(g, ctx, pc, g.f_controller[ctx] ^ g.t.sel_by[sel], may_stop):
            return STOP
        elif may_stop and g.answer == DONE:
            g.f_unit[ctx] = 0
        else:
            put_one(g, ctx, take_card(g, 0, 0), to)
            g.f_unit[ctx] -= 1
    return put_ends(g, ctx, pc)
