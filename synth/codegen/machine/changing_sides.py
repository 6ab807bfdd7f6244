"""The players change places: side 0 is always the one whose turn it is, so a turn begins with exchanging all that is theirs."""

from synth.codegen.graphs.intrinsics import Game, exchange, fields
from synth.codegen.machine.cells import PLAYER, SPOT, WIDES


def swap_sides(g: Game) -> None:
    for cell in fields(g, SPOT):
        exchange(cell, 0, g.c.slots, g.c.slots)
    for cell in fields(g, PLAYER):
        exchange(cell, 0, 1, 1)
    if g.wide[0, 0] or g.wide[1, 0]:
        for cell in fields(g, WIDES):
            exchange(cell, 0, 1, 1)
    if g.stadium > 0:
        g.stadium_side = 1 - g.stadium_side
