"""The players change places: side 0 is always the one whose turn it is, so a turn begins with exchanging all that is theirs."""

from __future__ import annotations

from typing import Any

from synth.codegen.graphs.intrinsics import exchange, kernel
from synth.codegen.machine.words import LISTED
from synth.spec.layout import ENERGIES, HELD

Game = Any


@kernel
def swap_sides(g: Game) -> None:
    """The players change places: side 0 is whose turn it is."""
    swap_pokemon(g)
    exchange(g.card, 0, g.c.cards, g.c.cards)
    exchange(g.twin, 0, 1, 1)
    exchange(g.listed, 0, LISTED, LISTED)
    exchange(g.place, 0, g.c.cards, g.c.cards)
    exchange(g.order, 0, g.c.cards, g.c.cards)
    exchange(g.seen, 0, g.c.cards, g.c.cards)
    exchange(g.discarded, 0, ENERGIES, ENERGIES)
    exchange(g.times, 0, g.c.titles + 1, g.c.titles + 1)
    if g.wide[0, 0] or g.wide[1, 0]:
        exchange(g.wide, 0, g.c.wide, g.c.wide)
        exchange(g.wide_worth, 0, g.c.wide, g.c.wide)
        exchange(g.wide_turns, 0, g.c.wide, g.c.wide)
    swap_players(g)
    if g.stadium > 0:
        g.stadium_side = 1 - g.stadium_side


@kernel
def swap_pokemon(g: Game) -> None:
    """All that lies on the spots of both sides."""
    exchange(g.serial, 0, g.c.slots, g.c.slots)
    exchange(g.pokemon, 0, g.c.slots, g.c.slots)
    exchange(g.damage, 0, g.c.slots, g.c.slots)
    exchange(g.tool, 0, g.c.slots * g.c.tools, g.c.slots * g.c.tools)
    exchange(g.tool_at, 0, g.c.slots * g.c.tools, g.c.slots * g.c.tools)
    exchange(g.fresh, 0, g.c.slots, g.c.slots)
    exchange(g.used, 0, g.c.slots, g.c.slots)
    exchange(g.grown, 0, g.c.slots, g.c.slots)
    exchange(g.fought, 0, g.c.slots, g.c.slots)
    exchange(g.spent, 0, g.c.slots, g.c.slots)
    exchange(g.struck, 0, g.c.slots, g.c.slots)
    exchange(g.energy, 0, g.c.slots * ENERGIES, g.c.slots * ENERGIES)
    exchange(g.mark, 0, g.c.slots * HELD, g.c.slots * HELD)
    exchange(g.mark_worth, 0, g.c.slots * HELD, g.c.slots * HELD)
    exchange(g.mark_turns, 0, g.c.slots * HELD, g.c.slots * HELD)


@kernel
def swap_players(g: Game) -> None:
    exchange(g.points, 0, 1, 1)
    exchange(g.energy_now, 0, 1, 1)
    exchange(g.energy_next, 0, 1, 1)
    exchange(g.declared, 0, 1, 1)
    exchange(g.poison, 0, 1, 1)
    exchange(g.burn, 0, 1, 1)
    exchange(g.daze, 0, 1, 1)
    exchange(g.daze_fresh, 0, 1, 1)
    exchange(g.moved, 0, 1, 1)
    exchange(g.fallen, 0, 1, 1)
    exchange(g.knockouts, 0, 1, 1)
    exchange(g.title, 0, 1, 1)
    exchange(g.title_next, 0, 1, 1)
