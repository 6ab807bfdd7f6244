"""What everybody sees of Pokémon and cards: filters and counts that no continuous effect alters."""

from synth.codegen.graphs.intrinsics import Game, lowest, popcount
from synth.codegen.machine import board, select, tool_places
from synth.codegen.machine.words import Test
from synth.spec.layout import ENERGIES


def test(g: Game, ctx: int, kind: int, a: int, b: int, spot: int) -> int:
    """Whether a filter of this kind lets a Pokémon pass; no other kind does."""
    if kind == Test.ENERGY:
        return board.units(g, spot, a) >= b
    if kind == Test.ACTIVE:
        return board.is_active(g, spot)
    if kind == Test.BENCHED:
        return not board.is_active(g, spot)
    if kind == Test.DAMAGED:
        return g.damage[spot] > 0
    if kind == Test.UNDAMAGED:
        return g.damage[spot] == 0
    if kind == Test.STATUS:
        return select.statuses(g, spot) >> a & 1
    if kind == Test.ANY_STATUS:
        return select.statuses(g, spot) != 0
    if kind == Test.OTHER:
        return g.f_source[ctx] == 0 or g.serial[spot] != g.f_source[ctx]
    if kind == Test.OLD:
        return g.fresh[spot] == 0
    if kind == Test.EVOLVED:
        return popcount(board.stack(g, spot)) > 1
    if kind == Test.EVOLVED_NOW:
        return g.grown[spot] > 0 and (a < 0 or select.trait(g, g.grown[spot], a))
    if kind == Test.MOVED_NOW:
        return board.is_active(g, spot) and g.moved[board.side_of(g, spot)]
    if kind == Test.STRUCK:
        return g.struck[spot] & 1
    if kind == Test.HURT:
        return g.struck[spot] > 0
    if kind == Test.HEALED:
        return g.used[spot] >> 1 & 1
    if kind == Test.ATTACKED:
        return g.fought[spot] >> 1 & 1
    if kind == Test.UNUSED:
        return g.used[spot] & 1 == 0
    if kind == Test.THEIRS:
        return board.side_of(g, spot) != g.f_controller[ctx]
    if kind == Test.FEW_UNITS:
        return board.units(g, spot, (1 << ENERGIES) - 1) <= a
    if kind == Test.TOOL:
        return tool_places.has_tool(g, spot)
    if kind == Test.TOOL_NAMED:
        found = 0
        for k in range(g.c.tools):
            found |= g.tool[spot, k] > 0 and select.trait(g, g.tool[spot, k], a)
        return found
    if kind == Test.SHARES_ENERGY:
        source = board.find(g, g.f_source[ctx])
        every = (1 << ENERGIES) - 1
        return source >= 0 and board.unit_types(g, spot, every) & board.unit_types(g, source, every) != 0
    if kind == Test.NO_TOOL:
        return not tool_places.has_tool(g, spot)
    if kind == Test.NO_ENERGY:
        return board.units(g, spot, a) == 0
    return kind == Test.ALWAYS


def names(g: Game, spots: int) -> int:
    """How many different names these Pokémon have."""
    total = 0
    while spots:
        name = g.t.name[g.pokemon[lowest(spots)]]
        spots &= spots - 1
        same = spots
        new = 1
        while same:
            if g.t.name[g.pokemon[lowest(same)]] == name:
                new = 0
            same &= same - 1
        total += new
    return total


def names_of_cards(g: Game, first: int, second: int) -> int:
    """How many different names cards of both sides have: the last card of each name counts."""
    total = 0
    while first:
        name = g.t.name[g.card[0, lowest(first)]]
        first &= first - 1
        total += not (named(g, 0, first, name) or named(g, 1, second, name))
    while second:
        name = g.t.name[g.card[1, lowest(second)]]
        second &= second - 1
        total += not named(g, 1, second, name)
    return total


def named(g: Game, side: int, cards: int, name: int) -> int:
    """Whether one of these cards has the name."""
    while cards:
        if g.t.name[g.card[side, lowest(cards)]] == name:
            return 1
        cards &= cards - 1
    return 0
