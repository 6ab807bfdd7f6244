"""Numbers that need no look at continuous effects: arithmetic, players, memories."""

from synth.codegen.graphs.intrinsics import Game, bits
from synth.codegen.machine import board, select
from synth.codegen.machine.words import EVERY, Ask
from synth.spec.layout import ENERGIES


def combined(g: Game, ask: int, a: int, sp: int) -> int:
    """Operations on numbers that are there already."""
    last = g.number[sp - 1]
    if ask == Ask.TIMES:
        g.number[sp - 1] = last * a
    elif ask == Ask.HALF:
        g.number[sp - 1] = last // 2
    elif ask == Ask.TENS:
        g.number[sp - 1] = last // 10
    elif ask == Ask.NOT:
        g.number[sp - 1] = last == 0
    elif ask == Ask.EITHER:
        # condition, then, other
        if g.number[sp - 3] == 0:
            g.number[sp - 3] = last
        else:
            g.number[sp - 3] = g.number[sp - 2]
        return sp - 2
    else:
        first = g.number[sp - 2]
        # From LT, as 1, to GE comparisons are numbered by what holds: bits for less, equal, more.
        value = (ask - Ask.LT + 1) >> ((first > last) - (first < last) + 1) & 1
        if ask == Ask.BOTH:
            value = (first != 0) & (last != 0)
        elif ask == Ask.ONE:
            value = (first != 0) | (last != 0)
        g.number[sp - 2] = value
        return sp - 1
    return sp


def of_players(g: Game, ctx: int, ask: int, who: int) -> int:
    total = 0
    for side in bits(select.sides(g, ctx, who)):
        total += g.knockouts[side] if ask == Ask.KNOCKOUTS else g.points[side]
    return max(0, g.c.points_to_win - total) if ask == Ask.POINTS_NEEDED else total


def extra(g: Game, ctx: int, unit: int) -> int:
    """Units beyond the attack's cost when that is paid as the attacker likes best (rulebook 6.12)."""
    spot = board.find(g, g.f_source[ctx])
    if spot < 0:
        return 0
    cost = sum(g.f_cost[ctx, at] for at in range(ENERGIES))
    beyond = board.units(g, spot, EVERY) - cost
    if unit < 0:
        return beyond
    return min(g.energy[spot, unit] - g.f_cost[ctx, unit], beyond)


def remembers(g: Game, ctx: int, ask: int, a: int) -> int:
    me = g.f_controller[ctx]
    if ask == Ask.DID:
        return g.f_did[ctx]
    if ask == Ask.FALLEN:
        return g.fallen[me] & a != 0
    if ask == Ask.USED_ATTACK:
        if a >= 0:
            return a > 0 and g.title[me] == a
        user = board.find(g, g.f_source[ctx])
        return user >= 0 and g.title[me] == -a and g.fought[user] >> 2 & 1
    if ask == Ask.FIRST_TURN:
        return g.turn <= 2
    if ask == Ask.SUPPORTER_PLAYED:
        if a == 1:
            return g.stadium_played
        return g.supporter_played >> a & 1 if a else g.supporter_played & 3
    spot = board.find(g, g.f_source[ctx])
    if spot < 0:
        return 0
    if ask == Ask.FIRST_ATTACK:
        return g.fought[spot] & 1 == 0
    return g.spent[spot] == 0
