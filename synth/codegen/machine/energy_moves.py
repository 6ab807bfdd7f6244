"""Operations that move units of Energy between Pokémon, and change their types."""

from synth.codegen.graphs.intrinsics import Game, Known, bits, clear, lowest, plays, popcount, those
from synth.codegen.machine import board, frames, modifiers, possible, select
from synth.codegen.machine.chance import counted, pick, random_bit, roll_energy
from synth.codegen.machine.energy import DECLARED_TYPES, part_with, random_unit
from synth.codegen.machine.frames import DONE, GO_ON, STOP
from synth.codegen.machine.words import EVERY, MANY, Do
from synth.spec.chance import Purpose
from synth.spec.layout import Phase


def with_units(g: Game, spots: int, types: int) -> int:
    return those(spot for spot in bits(spots) if board.units(g, spot, types) > 0)


@plays(Do.KEEP_GIVERS)
def keep_givers(g: Game, ctx: int, pc: int) -> None:
    """The Pokémon in `set` give, or are switched out."""
    g.f_givers[ctx] = g.f_set[ctx]


@plays(Do.SHIFT_ONE_EACH)
def shift_one_each(g: Game, ctx: int, pc: int) -> int:
    """A unit to each of so many different Pokémon, moved as they are chosen: a giver, b types, c takers."""
    if g.f_stage[ctx] == 0:
        g.f_did[ctx] = 0
        givers = with_units(g, modifiers.reachable(g, ctx, g.t.op_a[pc]), g.t.op_b[pc])
        if givers == 0:
            return GO_ON
        giver = lowest(givers)
        g.f_givers[ctx] = 1 << giver
        unit = lowest(board.unit_types(g, giver, g.t.op_b[pc]))
        g.f_unit[ctx] = unit
        g.f_left[ctx] = min(g.t.sel_n[g.t.op_c[pc]], g.energy[giver, unit])
        g.f_candidates[ctx] = modifiers.reachable(g, ctx, g.t.op_c[pc])
    while g.f_left[ctx] > 0 and g.f_candidates[ctx]:
        taker = lowest(g.f_candidates[ctx])
        if popcount(g.f_candidates[ctx]) > g.f_left[ctx]:
            if frames.asks(g, ctx, pc, Phase.CHOOSE_SLOT, g.f_controller[ctx], g.f_candidates[ctx]):
                return STOP
            taker = frames.answered_spot(g)
            frames.bind(g, ctx, g.serial[taker])
        part_with(g, ctx, lowest(g.f_givers[ctx]), taker, g.f_unit[ctx])
        g.f_candidates[ctx] &= ~(1 << taker)
        g.f_left[ctx] -= 1
    g.f_left[ctx] = 0
    return GO_ON


@plays(Do.SHIFT_SPREAD)
def shift_spread(g: Game, ctx: int, pc: int) -> int:
    """Units one by one, from any of these to any of those, until done (rulebook 6.14): a how many at most, b types, c givers,
    d takers, e all that many.

    `more` says what is asked: 0 the giver, 1 the type, 2 the taker; `left` may still be moved."""
    types = g.t.op_b[pc]
    if g.f_stage[ctx] == 0:
        g.f_more[ctx] = 0
        units = sum(board.units(g, spot, types) for spot in bits(modifiers.reachable(g, ctx, g.t.op_c[pc])))
        g.f_left[ctx] = max(0, min(min(possible.value(g, ctx, g.t.op_a[pc]), units), 200))
    while g.f_left[ctx] > 0:
        if g.f_more[ctx] == 0:
            takers = modifiers.reachable(g, ctx, g.t.op_d[pc])
            having = with_units(g, modifiers.reachable(g, ctx, g.t.op_c[pc]), types)
            found = those(spot for spot in bits(having) if takers & ~(1 << spot))
            if found == 0:
                break
            if popcount(found) > 1 or not g.t.op_e[pc]:
                if frames.asks(g, ctx, pc, Phase.CHOOSE_SLOT, g.f_controller[ctx], found, not g.t.op_e[pc]):
                    return STOP
                if g.answer == DONE:
                    break
                found = 1 << frames.answered_spot(g)
            g.f_givers[ctx] = found
            frames.bind(g, ctx, g.serial[lowest(found)])
            g.f_more[ctx] = 1
        giver = lowest(g.f_givers[ctx])
        if g.f_more[ctx] == 1:
            there = board.unit_types(g, giver, types)
            if popcount(there) > 1:
                if frames.asks(g, ctx, pc, Phase.CHOOSE_ENERGY, g.f_controller[ctx], there):
                    return STOP
                there = 1 << g.answer
            g.f_unit[ctx] = lowest(there)
            g.f_more[ctx] = 2
        takers = modifiers.reachable(g, ctx, g.t.op_d[pc]) & ~(1 << giver)
        if popcount(takers) > 1:
            if frames.asks(g, ctx, pc, Phase.CHOOSE_SLOT, g.f_controller[ctx], takers):
                return STOP
            takers = 1 << frames.answered_spot(g)
        part_with(g, ctx, giver, lowest(takers), g.f_unit[ctx])
        g.f_more[ctx] = 0
        g.f_left[ctx] -= 1
    g.f_left[ctx] = 0
    g.f_more[ctx] = 0
    return GO_ON


def new_type(g: Game, into: int, among: int) -> int:
    """The type that the text says, else a random one, of those it names."""
    if into >= 0:
        return into
    if among:
        return random_bit(g, Purpose.PICK_OPTION, among)
    return pick(g, Purpose.PICK_OPTION, counted(g, Purpose.PICK_OPTION), DECLARED_TYPES)


@plays(Do.ZONE_DISCARD, Do.ZONE_REFILL)
def change_zone(g: Game, ctx: int, pc: int, op: Known) -> None:
    """The Energy that lies in an Energy Zone is discarded, or the next one comes now and a new next one is rolled (rulebook
    6.18): a whose, b whether the two change places."""
    for side in bits(select.sides(g, ctx, g.t.op_a[pc])):
        now = g.energy_now[side]
        unit = now if op == Do.ZONE_DISCARD else g.energy_next[side]
        exchanged = op == Do.ZONE_REFILL and g.t.op_b[pc]
        if unit > 0 and (now > 0 or exchanged == 0):
            if op == Do.ZONE_DISCARD:
                g.energy_now[side] = 0
                board.throw_away(g, side, unit - 1, 1)
            elif exchanged:
                g.energy_now[side] = unit
                g.energy_next[side] = now
            else:
                g.energy_now[side] = unit
                g.energy_next[side] = roll_energy(g, side, 2 + side)
            g.f_did[ctx] = 1
            g.f_result[ctx] += 1


@plays(Do.ZONE_TRADE)
def trade_next(g: Game, ctx: int) -> None:
    """What the Energy Zones of both make next changes places."""
    mine = g.energy_next[0]
    if mine > 0 and g.energy_next[1] > 0:
        g.energy_next[0] = g.energy_next[1]
        g.energy_next[1] = mine
        g.f_did[ctx] = 1
        g.f_result[ctx] += 1


@plays(Do.RETYPE)
def retype(g: Game, ctx: int, pc: int) -> None:
    """A random unit of each Pokémon in `set` gets another type: a which, or -1, then b among which, or 0; c: each unit does."""
    for spot in bits(g.f_set[ctx]):
        if g.t.op_c[pc]:
            retype_all(g, ctx, pc, spot)
            continue
        found = random_unit(g, 1 << spot, EVERY)
        if found >= 0:
            g.energy[spot, found & 15] -= 1
            unit = new_type(g, g.t.op_a[pc], g.t.op_b[pc])
            g.energy[spot, unit] = min(MANY, g.energy[spot, unit] + 1)


def retype_all(g: Game, ctx: int, pc: int, spot: int) -> None:
    """Every unit that a Pokémon has, each for itself."""
    n = board.units(g, spot, EVERY)
    clear(g.energy, spot)
    for _ in range(n):
        unit = new_type(g, g.t.op_a[pc], g.t.op_b[pc])
        g.energy[spot, unit] = min(MANY, g.energy[spot, unit] + 1)


@plays(Do.RETYPE_NEXT)
def retype_next(g: Game, ctx: int, pc: int) -> None:
    """The next unit of the Energy Zone: a type or -1, b among which, c whose."""
    for side in bits(select.sides(g, ctx, g.t.op_c[pc])):
        g.energy_next[side] = 1 + new_type(g, g.t.op_a[pc], g.t.op_b[pc])
