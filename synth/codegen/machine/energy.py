"""Operations that attach, discard, move and change units of Energy."""

from synth.codegen.graphs.intrinsics import Game, Known, bits, lowest, plays, popcount, those
from synth.codegen.machine import board, frames, hearing, modifiers, possible, targets
from synth.codegen.machine.chance import counted, nth_bit, pick
from synth.codegen.machine.frames import DONE, GO_ON, STOP
from synth.codegen.machine.words import DRAWN, MANY, NOTHING, DeedOf, Do, EventOf, Kept, Task
from synth.spec.cards import DECLARABLE
from synth.spec.chance import Purpose
from synth.spec.layout import ENERGIES, Phase

DECLARED_TYPES = len(DECLARABLE)
SAME, DIFFERENT, RANDOM, PICKED, UP_TO = range(5)
"""Which units a text means: of one type, one of each named type, random ones, those of types that were picked, as many as the
player wants."""
LYING = 2
"""Where they come from: 0 the discard pile, 1 the Energy Zone makes them, or the one that lies there."""


def random_unit(g: Game, spots: int, types: int) -> int:
    """A random unit attached to one of some Pokémon: 16 * spot + its type; NOTHING if there is none."""
    n = sum(board.units(g, spot, types) for spot in bits(spots))
    if n == 0:
        return NOTHING
    k = pick(g, Purpose.PICK_UNIT, counted(g, Purpose.PICK_UNIT), n)
    for has in bits(spots):
        for unit in bits(types):
            if 0 <= k < g.energy[has, unit]:
                return 16 * has + unit
            k -= g.energy[has, unit]
    return NOTHING


def part_with(g: Game, ctx: int, giver: int, taker: int, unit: int) -> None:
    """A unit goes to another Pokémon, or to the discard pile if there is no taker: then it counts."""
    g.f_did[ctx] = 1
    if taker >= 0:
        g.energy[giver, unit] -= 1
        g.energy[taker, unit] = min(MANY, g.energy[taker, unit] + 1)
    else:
        board.discard_unit(g, giver, unit)
        g.f_result[ctx] += 1


@plays(Do.STRIP, Do.SHIFT)
def pass_units(g: Game, ctx: int, pc: int, op: Known) -> int:
    """Energy of each of `givers` to the first of `set`, or of those in `set` to the discard pile: a number, b types, c how.
    `givers` are those still to give, the first of them is giving; of `unit` each `left` are still to go."""
    if op == Do.SHIFT and g.f_set[ctx] == 0:
        return GO_ON
    taker = lowest(g.f_set[ctx]) if op == Do.SHIFT else NOTHING
    if g.f_stage[ctx] == 0:
        g.f_givers[ctx] = g.f_givers[ctx] & ~(1 << taker) if op == Do.SHIFT else g.f_set[ctx]
        g.f_unit[ctx] = max(0, min(possible.value(g, ctx, g.t.op_a[pc]), 1000))
        g.f_left[ctx] = min(g.f_unit[ctx], 200) if op == Do.SHIFT else 0
    for giver in bits(g.f_givers[ctx]):
        if pass_some(g, ctx, pc, giver, taker):
            return STOP
        g.f_givers[ctx] &= ~(1 << giver)
    return GO_ON


def pass_some(g: Game, ctx: int, pc: int, giver: int, taker: int) -> int:
    """A giver parts with `unit` units, or all there are (rulebook 6.15). Asks while it makes a difference which, or whether at
    all."""
    types = g.t.op_b[pc]
    how = g.t.op_c[pc]
    n = g.f_left[ctx] if g.f_stage[ctx] else g.f_unit[ctx]
    there = board.unit_types(g, giver, types)
    if how == DIFFERENT:
        for unit in bits(there):
            part_with(g, ctx, giver, taker, unit)
        n = 0
    while n > 0 and there:
        attached = board.units(g, giver, types)
        unit = lowest(there)
        if how == RANDOM:
            unit = random_unit(g, 1 << giver, types) & 15
        elif how == UP_TO or (popcount(there) > 1 and n < attached):
            g.f_left[ctx] = min(n, attached)
            if frames.asks(g, ctx, pc, Phase.CHOOSE_ENERGY, g.f_controller[ctx], there, how == UP_TO):
                return STOP
            if g.answer == DONE:
                break
            unit = g.answer
        part_with(g, ctx, giver, taker, unit)
        n -= 1
        there = board.unit_types(g, giver, types)
    g.f_left[ctx] = 0
    return GO_ON


@plays(Do.STRIP_POT)
def strip_pot(g: Game, ctx: int, pc: int) -> None:
    """Random units of one pot over all of them: a number, b types, c selector."""
    spots = modifiers.reachable(g, ctx, g.t.op_c[pc])
    for _ in range(min(possible.value(g, ctx, g.t.op_a[pc]), 1000)):
        found = random_unit(g, spots, g.t.op_b[pc])
        if found < 0:
            break
        part_with(g, ctx, found >> 4, NOTHING, found & 15)


# Attaching


@plays(Do.UNITS)
def count_units(g: Game, ctx: int, pc: int) -> int:
    """Operation UNITS: how many units an attach statement has, in `unit`, and which if they are random ones of the discard
    pile, or those that the player wants. a number, b types, c how, d list of types, e from where, f types in the list, g where
    to go if there is none."""
    how = g.t.op_c[pc]
    if g.f_stage[ctx] == 0:
        n = max(0, min(possible.value(g, ctx, g.t.op_a[pc]), DRAWN if how == UP_TO else MANY))
        if not g.t.op_e[pc]:
            n = min(n, board.discarded_units(g, g.f_controller[ctx], g.t.op_b[pc]))
        elif g.t.op_e[pc] == LYING:
            n = min(n, g.energy_now[g.f_controller[ctx]] > 0)
        if how == DIFFERENT:
            n = min(n, g.t.op_f[pc])
        g.f_unit[ctx] = min(n, DRAWN) if how == RANDOM else n
    if how == UP_TO:
        if asks_for_units(g, ctx, pc):
            return STOP
    elif how == RANDOM:
        draw_units(g, ctx, g.f_unit[ctx], g.t.op_b[pc])
    g.f_more[ctx] = 0
    if g.f_unit[ctx] == 0:
        g.f_pc[ctx] = g.t.op_g[pc]
    return GO_ON


def asks_for_units(g: Game, ctx: int, pc: int) -> int:
    """Up to `unit` of them: one a choice, until done. Meanwhile `unit` are wanted so far, `left` more may be."""
    if g.f_stage[ctx] == 0:
        g.f_left[ctx] = g.f_unit[ctx]
        g.f_unit[ctx] = 0
    while g.f_left[ctx] > 0:
        n = g.f_unit[ctx]
        there = those(unit for unit in bits(g.t.op_b[pc]) if g.t.op_e[pc] or left_of(g, ctx, n, unit) > 0)
        if there == 0:
            break
        if frames.asks(g, ctx, pc, Phase.CHOOSE_ENERGY, g.f_controller[ctx], there, 1):
            return STOP
        if g.answer == DONE:
            break
        g.drawn_unit[ctx, n] = g.answer
        g.f_unit[ctx] = n + 1
        g.f_left[ctx] -= 1
    g.f_left[ctx] = 0
    return GO_ON


def draw_units(g: Game, ctx: int, n: int, types: int) -> None:
    """Random units of the discard pile, one after the other."""
    for at in range(n):
        left = sum(left_of(g, ctx, at, unit) for unit in bits(types))
        k = pick(g, Purpose.PICK_UNIT, counted(g, Purpose.PICK_UNIT), left)
        for drawn in bits(types):
            have = left_of(g, ctx, at, drawn)
            if 0 <= k < have:
                g.drawn_unit[ctx, at] = drawn
            k -= have


def left_of(g: Game, ctx: int, drawn: int, unit: int) -> int:
    """Units of a type in the controller's discard pile, without those of the first that were drawn."""
    return g.discarded[g.f_controller[ctx], unit] - sum(g.drawn_unit[ctx, at] == unit for at in range(drawn))


def note_attached(g: Game, spot: int) -> None:
    """A unit came from the Energy Zone."""
    board.note(g, board.side_of(g, spot), DeedOf.ENERGY)
    if g.t.kept[0] >> Kept.FED & 1 and spot < g.c.slots:
        g.used[spot] |= 4


def give_unit(g: Game, ctx: int, pc: int, serial: int, unit: int) -> int:
    """One unit to a Pokémon, which has room for any number (rulebook 6.16, D26); from the Energy Zone it may set something off,
    which comes first; then the operation goes on."""
    spot = board.find(g, serial)
    side = g.f_controller[ctx]
    if spot < 0 or unit < 0 or (not g.t.op_e[pc] and g.discarded[side, unit] == 0):
        return GO_ON
    g.f_did[ctx] = 1
    g.energy[spot, unit] = min(MANY, g.energy[spot, unit] + 1)
    if g.t.op_e[pc] == LYING:
        g.energy_now[side] = 0
    if g.t.op_e[pc]:
        note_attached(g, spot)
        return hearing.interrupts(g, ctx, 1 << EventOf.ATTACHED_ZONE, Task.ATTACHED, 1 << spot, unit, pc)
    g.discarded[side, unit] -= 1
    return GO_ON


def nth_unit(g: Game, ctx: int, pc: int, k: int) -> int:
    """The type of the k-th unit that an attach statement places."""
    how = g.t.op_c[pc]
    if how == PICKED:
        return nth_bit(g, g.f_result[ctx], k)
    if how >= RANDOM:
        return g.drawn_unit[ctx, k]
    if g.t.op_e[pc] == LYING:
        return g.energy_now[g.f_controller[ctx]] - 1
    return g.t.listed[g.t.op_d[pc] + (k if how == DIFFERENT else 0)]


@plays(Do.ATTACH)
def attach(g: Game, ctx: int, pc: int) -> int:
    """`unit` units to every Pokémon in `set`; operands as UNITS. One at a time, because each may set something off."""
    if g.f_more[ctx] == 0:
        n = frames.queue_up(g, ctx)
        if g.t.op_c[pc] == RANDOM and g.t.op_e[pc]:
            # The type is drawn once the Pokémon is known.
            g.f_unit[ctx] = max(0, min(possible.value(g, ctx, g.t.op_a[pc]), DRAWN))
            for at in range(g.f_unit[ctx]):
                k = pick(g, Purpose.PICK_OPTION, counted(g, Purpose.PICK_OPTION), g.t.op_f[pc])
                g.drawn_unit[ctx, at] = g.t.listed[g.t.op_d[pc] + k]
        g.f_more[ctx] = 1
        g.f_set[ctx] = n * g.f_unit[ctx]
    # `more` - 1 units of `set` are placed.
    while g.f_more[ctx] <= g.f_set[ctx]:
        k = g.f_more[ctx] - 1
        g.f_more[ctx] = k + 2
        serial = g.queue[ctx, k // g.f_unit[ctx]]
        unit = nth_unit(g, ctx, pc, k % g.f_unit[ctx])
        if give_unit(g, ctx, pc, serial, unit) == STOP:
            return STOP
    g.f_more[ctx] = 0
    return GO_ON


@plays(Do.SPREAD)
def spread(g: Game, ctx: int, pc: int) -> int:
    """One unit a choice; what a unit sets off comes before the next one. Operands as UNITS, and h selector, i what fits.

    `unit` is how many there are, `left` how many are still to place."""
    if g.f_more[ctx] == 0:
        g.f_left[ctx] = g.f_unit[ctx]
        g.f_more[ctx] = 1
    while g.f_left[ctx] > 0:
        found = targets.candidates(g, ctx, g.t.op_h[pc], g.t.op_i[pc])
        if found == 0 and g.f_stage[ctx] == 0:
            break
        if popcount(found) != 1 or g.f_stage[ctx]:
            if frames.asks(g, ctx, pc, Phase.CHOOSE_SLOT, g.f_controller[ctx], found):
                return STOP
            found = 1 << frames.answered_spot(g)
        unit = nth_unit(g, ctx, pc, g.f_unit[ctx] - g.f_left[ctx])
        g.f_left[ctx] -= 1
        if give_unit(g, ctx, pc, g.serial[lowest(found)], unit) == STOP:
            return STOP
    g.f_left[ctx] = 0
    g.f_more[ctx] = 0
    if g.t.op_c[pc] == PICKED:
        # It was the set of types.
        g.f_result[ctx] = 0
    return GO_ON


@plays(Do.PICK_TYPES)
def pick_types(g: Game, ctx: int, pc: int) -> int:
    """A unit of each of some types in the discard pile: a number, b selector, c where to go if nobody can get them.
    `result` is the set of those picked (rulebook 6.19); the operation after this one spreads them."""
    if g.f_stage[ctx] == 0:
        g.f_did[ctx] = 0
        g.f_result[ctx] = 0
        g.f_left[ctx] = 0
        if modifiers.reachable(g, ctx, g.t.op_b[pc]) == 0:
            g.f_pc[ctx] = g.t.op_c[pc]
            return GO_ON
        g.f_left[ctx] = max(0, min(possible.value(g, ctx, g.t.op_a[pc]), MANY))
    while g.f_left[ctx] > 0:
        side = g.f_controller[ctx]
        unpicked = those(unit for unit in range(ENERGIES) if g.discarded[side, unit] > 0) & ~g.f_result[ctx]
        if popcount(unpicked) <= g.f_left[ctx]:
            g.f_result[ctx] |= unpicked
            break
        if frames.asks(g, ctx, pc, Phase.CHOOSE_ENERGY, g.f_controller[ctx], unpicked):
            return STOP
        g.f_result[ctx] |= 1 << g.answer
        g.f_left[ctx] -= 1
    g.f_unit[ctx] = popcount(g.f_result[ctx])
    g.f_more[ctx] = 0
    return GO_ON
