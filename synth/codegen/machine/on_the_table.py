"""What everybody sees of Pokémon and cards: filters and counts that no continuous effect alters."""

from synth.codegen.graphs.intrinsics import Game, bits, fields, popcount
from synth.codegen.machine import board, select, tool_places
from synth.codegen.machine.cells import STATES
from synth.codegen.machine.words import EVERY, Test


def test(g: Game, ctx: int, kind: int, a: int, b: int, spot: int) -> int:
    """Whether a filter of this kind lets a Pokémon pass; no other kind does."""
    if kind == Test.ENERGY:
        return board.units(g, spot, a) >= b
    if kind == Test.ACTIVE:
        return board.is_active(g, spot)
    if kind == Test.STATE:
        for cell in fields(g, STATES):
            if a == 0:
                return cell[spot] & b
            a -= 1
    if kind == Test.STATUS:
        return select.statuses(g, spot) & a
    if kind == Test.OTHER:
        return g.f_source[ctx] == 0 or g.serial[spot] != g.f_source[ctx]
    if kind == Test.EVOLVED:
        return popcount(board.stack(g, spot)) > 1
    if kind == Test.EVOLVED_NOW:
        return g.grown[spot] > 0 and (a < 0 or select.trait(g, g.grown[spot], a))
    if kind == Test.MOVED_NOW:
        return board.is_active(g, spot) and g.moved[board.side_of(g, spot)]
    if kind == Test.THEIRS:
        return board.side_of(g, spot) != g.f_controller[ctx]
    if kind == Test.TOOL:
        return tool_places.tools(g, spot) != 0
    if kind == Test.TOOL_NAMED:
        return any(g.tool[spot, k] > 0 and select.trait(g, g.tool[spot, k], a) for k in range(g.c.tools))
    if kind == Test.SHARES_ENERGY:
        source = board.find(g, g.f_source[ctx])
        return source >= 0 and board.unit_types(g, spot, EVERY) & board.unit_types(g, source, EVERY) != 0
    return kind == Test.ALWAYS


def names_of_cards(g: Game, first: int, second: int) -> int:
    """How many different names cards of both sides have: the last card of each name counts."""
    mine = sum(not named(g, 0, first & -2 << at, g.card[0, at]) and not named(g, 1, second, g.card[0, at]) for at in bits(first))
    return mine + sum(not named(g, 1, second & -2 << at, g.card[1, at]) for at in bits(second))


def named(g: Game, side: int, cards: int, card: int) -> int:
    """Whether one of these cards has the name of another one."""
    return any(g.t.name[g.card[side, at]] == g.t.name[card] for at in bits(cards))
