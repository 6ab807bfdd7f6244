"""From a selector to the Pokémon that an operation acts on: all of them, chosen ones or random ones."""

from synth.codegen.graphs.intrinsics import Game, bits, lowest, plays, popcount, those
from synth.codegen.machine import board, frames, modifiers, possible, questions, select
from synth.codegen.machine.chance import random_bit
from synth.codegen.machine.frames import DONE, GO_ON, STOP
from synth.codegen.machine.words import Do, Level, Quantity
from synth.spec.chance import Purpose
from synth.spec.layout import Phase


def candidates(g: Game, ctx: int, sel: int, fits: int) -> int:
    """What a selector can hit; `fits` leaves out what the verb would do nothing to (rulebook 8.1). Less than 0: damage of an
    attack, which no protection from effects keeps away."""
    found = questions.spots(g, Level.EFFECTS, ctx, sel) if fits < 0 else modifiers.reachable(g, ctx, sel)
    if fits > 0:
        before = g.f_it[ctx]
        card = g.f_it_card[ctx]
        chosen = g.f_chosen[ctx]
        over = g.f_spot[ctx]
        for spot in bits(found):
            frames.bind(g, ctx, g.serial[spot])
            if possible.value(g, ctx, fits) == 0:
                found &= ~(1 << spot)
        g.f_it[ctx] = before
        g.f_it_card[ctx] = card
        g.f_chosen[ctx] = chosen
        g.f_spot[ctx] = over
    return found


def decider(g: Game, ctx: int, sel: int) -> int:
    return g.f_controller[ctx] ^ g.t.sel_by[sel]


def bind_single(g: Game, ctx: int, found: int) -> None:
    """A single Pokémon that was hit is `it`."""
    if popcount(found) == 1:
        frames.bind(g, ctx, g.serial[lowest(found)])


def pick_random(g: Game, found: int, n: int) -> int:
    picked = 0
    while found and n > 0:
        bit = 1 << random_bit(g, Purpose.PICK_POKEMON, found)
        picked |= bit
        found &= ~bit
        n -= 1
    return picked


def choose_some(g: Game, ctx: int, pc: int, sel: int) -> int:
    """As many of the candidates as a selector says, one a choice, or all if there are no more: in `set`. Stops while somebody has
    to choose."""
    n = g.t.sel_n[sel]
    if g.f_stage[ctx] == 0:
        g.f_set[ctx] = g.f_candidates[ctx] if popcount(g.f_candidates[ctx]) <= n else 0
        bind_single(g, ctx, g.f_set[ctx])
        if g.f_set[ctx] or g.f_candidates[ctx] == 0:
            return GO_ON
    while 1:
        chosen = popcount(g.f_set[ctx])
        if n > 1:
            g.f_left[ctx] = n - chosen
        if chosen == n:
            return GO_ON
        if frames.asks(g, ctx, pc, Phase.CHOOSE_SLOT, decider(g, ctx, sel), g.f_candidates[ctx]):
            return STOP
        spot = frames.answered_spot(g)
        g.f_set[ctx] |= 1 << spot
        g.f_candidates[ctx] &= ~(1 << spot)
        frames.bind(g, ctx, g.serial[spot])


@plays(Do.TARGET)
def find_targets(g: Game, ctx: int, pc: int) -> int:
    """Operation TARGET: a selector, b what fits, c where to go if there is none, d 1 within another one that
    remembers what `it` was, 2 `it` stays what it was. Leaves the Pokémon in `set`."""
    sel = g.t.op_a[pc]
    quantity = g.t.sel_quantity[sel]
    if g.f_stage[ctx] == 0:
        g.f_candidates[ctx] = candidates(g, ctx, sel, g.t.op_b[pc])
    if quantity == Quantity.CHOOSE:
        if choose_some(g, ctx, pc, sel):
            return STOP
    else:
        found = g.f_candidates[ctx]
        if quantity == Quantity.RANDOM or quantity == Quantity.BY_COIN:
            found = pick_random(g, found, g.t.sel_n[sel] if quantity == Quantity.RANDOM else g.f_heads[ctx])
        elif g.t.op_d[pc] == 0:
            # Nothing is picked: it is `it` for questions of this statement, not for those after it.
            g.f_was_it[ctx] = g.f_it[ctx]
            g.f_was_spot[ctx] = g.f_spot[ctx]
            g.f_was_chosen[ctx] = g.f_chosen[ctx]
            g.f_was_card[ctx] = g.f_it_card[ctx]
        g.f_set[ctx] = found
        if g.t.op_d[pc] < 2:
            bind_single(g, ctx, found)
    if g.f_set[ctx] == 0:
        g.f_pc[ctx] = g.t.op_c[pc]
    return GO_ON


@plays(Do.TARGET_ANY)
def any_number(g: Game, ctx: int, pc: int) -> int:
    """Operation TARGET_ANY: one a choice, until done, as many as may be were chosen, or none is left; each takes effect at once,
    and who has left play by then is no candidate any more. a selector, b what fits, c where to go in the end. The operations
    for one of them come back here, with `more` set: 1 + how many more may be chosen."""
    sel = g.t.op_a[pc]
    if g.f_picks[ctx] == 0:
        g.f_loose[ctx] = candidates(g, ctx, sel, g.t.op_b[pc])
        g.f_picks[ctx] = 1 + (g.t.sel_n[sel] if g.t.sel_quantity[sel] == Quantity.UP_TO else 2 * g.c.slots)
    g.f_loose[ctx] &= board.in_play(g)
    if g.f_loose[ctx] and g.f_picks[ctx] > 1:
        if frames.asks(g, ctx, pc, Phase.CHOOSE_SLOT, decider(g, ctx, sel), g.f_loose[ctx], 1):
            return STOP
        if g.answer != DONE:
            spot = frames.answered_spot(g)
            g.f_set[ctx] = 1 << spot
            g.f_loose[ctx] &= ~(1 << spot)
            g.f_picks[ctx] -= 1
            return GO_ON
    g.f_picks[ctx] = 0
    g.f_pc[ctx] = g.t.op_c[pc]
    return GO_ON


@plays(Do.RESTORE)
def restore(g: Game, ctx: int) -> None:
    g.f_it[ctx] = g.f_was_it[ctx]
    g.f_it_card[ctx] = g.f_was_card[ctx]
    g.f_spot[ctx] = g.f_was_spot[ctx]
    g.f_chosen[ctx] = g.f_was_chosen[ctx]


@plays(Do.CHOOSE)
def choose(g: Game, ctx: int, pc: int) -> None:
    """Operation CHOOSE, after its targets are known: later statements call them `it`. a 1: all are meant."""
    if g.t.op_a[pc]:
        frames.bind(g, ctx, g.serial[lowest(g.f_set[ctx])] if popcount(g.f_set[ctx]) == 1 else 0)
    g.f_chosen[ctx] = those(g.serial[spot] for spot in bits(g.f_set[ctx]))


@plays(Do.CHOOSE_SPOT)
def choose_spot(g: Game, ctx: int, pc: int) -> int:
    """Operation CHOOSE_SPOT: one of the spots, whoever stands there: a whose."""
    found = sum(board.of_side(g, side) for side in bits(select.sides(g, ctx, g.t.op_a[pc])))
    if frames.asks(g, ctx, pc, Phase.CHOOSE_SLOT, g.f_controller[ctx], found):
        return STOP
    spot = frames.answered_spot(g)
    frames.bind(g, ctx, g.serial[spot])
    g.f_spot[ctx] = 1 + spot
    return GO_ON


@plays(Do.BIND)
def bind_tested(g: Game, ctx: int, pc: int) -> None:
    """`it` is what was last tested, if that is a single Pokémon: a selector."""
    found = 0 if select.means_cards(g, ctx, g.t.op_a[pc]) else questions.spots(g, Level.EFFECTS, ctx, g.t.op_a[pc])
    if found:
        frames.bind(g, ctx, g.serial[lowest(found)])
