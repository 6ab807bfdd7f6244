"""Numbers that need no look at continuous effects: arithmetic, players, memories."""

from synth.codegen.graphs.intrinsics import Game, bits, case
from synth.codegen.machine import board
from synth.codegen.machine.words import EVERY, Ask, KindOf
from synth.spec.layout import ENERGIES


def combined(g: Game, ask: int, a: int, sp: int) -> int:
    """Operations on one, two or three numbers that are there already."""
    last = g.number[sp - 1]
    if ask == Ask.EITHER:
        # condition, then, other
        g.number[sp - 3] = g.number[sp - 2] if g.number[sp - 3] else last
        return sp - 2
    if ask <= Ask.NOT:
        g.number[sp - 1] = case(ask, {
            Ask.TIMES: lambda: last * a, Ask.HALF: lambda: last // 2, Ask.TENS: lambda: last // 10, Ask.NOT: lambda: last == 0,
        })  # fmt: skip
        return sp
    first = g.number[sp - 2]
    # From LT, as 1, to GE comparisons are numbered by what holds: bits for less, equal, more.
    value = (ask - Ask.LT + 1) >> ((first > last) - (first < last) + 1) & 1
    if ask >= Ask.BOTH:
        value = (first != 0) & (last != 0) if ask == Ask.BOTH else (first != 0) | (last != 0)
    g.number[sp - 2] = value
    return sp - 1


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


def used_attack(g: Game, ctx: int, title: int) -> int:
    """Whether the player did in the last turn; less than 0: this Pokémon did."""
    last = g.title[g.f_controller[ctx]]
    if title >= 0:
        return title > 0 and last == title
    return last == -title and any(g.fought[spot] >> 2 & 1 for spot in bits(board.where(g, g.f_source[ctx])))


def spent(g: Game, side: int, title: int) -> int:
    """Whether the player has used an Ability of this name, where only one may be used."""
    for k in range(g.c.wide):
        mod = g.wide[side, k] - 1
        if mod >= 0 and g.t.mod_kind[mod] == KindOf.SPENT and g.t.mod_title[mod] == title:
            return 1
    return 0


def own_units(g: Game, ctx: int, types: int) -> int:
    """Those of some types of units that the source has attached."""
    source = board.find(g, g.f_source[ctx])
    return board.unit_types(g, source, types) if source >= 0 else 0


def in_zone(g: Game, ctx: int, at: int, side: int) -> int:
    """Whether the unit in the Energy Zone of a side is one of some types (b): c 1 the one that is there now, else the next one;
    c 2: of types that the source has attached."""
    types = own_units(g, ctx, g.t.ask_b[at]) if g.t.ask_c[at] == 2 else g.t.ask_b[at]
    return types << 1 >> (g.energy_now[side] if g.t.ask_c[at] == 1 else g.energy_next[side]) & 1
