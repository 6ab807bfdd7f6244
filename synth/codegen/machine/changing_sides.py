"""The players change places: side 0 is always the one whose turn it is, so a turn begins with exchanging all that is theirs."""

from __future__ import annotations

from typing import Any

from synth.codegen.graphs.intrinsics import kernel
from synth.codegen.machine import board
from synth.spec.layout import ENERGIES

Game = Any


@kernel
def swap_sides(g: Game) -> None:
    """The players change places: side 0 is whose turn it is."""
    swap_pokemon(g)
    for at in range(g.c.cards):
        x = g.card[0, at]
        g.card[0, at] = g.card[1, at]
        g.card[1, at] = x
    for at in range(g.c.cards):
        x = g.place[0, at]
        g.place[0, at] = g.place[1, at]
        g.place[1, at] = x
    for at in range(g.c.cards):
        x = g.order[0, at]
        g.order[0, at] = g.order[1, at]
        g.order[1, at] = x
    for at in range(g.c.cards):
        x = g.seen[0, at]
        g.seen[0, at] = g.seen[1, at]
        g.seen[1, at] = x
    for unit in range(ENERGIES):
        x = g.discarded[0, unit]
        g.discarded[0, unit] = g.discarded[1, unit]
        g.discarded[1, unit] = x
    for k in range(g.c.wide):
        if g.wide[0, k] == 0 and g.wide[1, k] == 0:
            break
        x = g.wide[0, k]
        g.wide[0, k] = g.wide[1, k]
        g.wide[1, k] = x
        x = g.wide_worth[0, k]
        g.wide_worth[0, k] = g.wide_worth[1, k]
        g.wide_worth[1, k] = x
        x = g.wide_turns[0, k]
        g.wide_turns[0, k] = g.wide_turns[1, k]
        g.wide_turns[1, k] = x
    for k in range(g.c.titles + 1):
        x = g.times[0, k]
        g.times[0, k] = g.times[1, k]
        g.times[1, k] = x
    swap_players(g)
    if g.stadium > 0:
        g.stadium_side = 1 - g.stadium_side


@kernel
def swap_pokemon(g: Game) -> None:
    """All that lies on the spots of both sides, fact by fact: that is quicker than spot by spot."""
    for slot in range(g.c.slots):
        x = g.serial[slot]
        g.serial[slot] = g.serial[slot + g.c.slots]
        g.serial[slot + g.c.slots] = x
    for slot in range(g.c.slots):
        x = g.pokemon[slot]
        g.pokemon[slot] = g.pokemon[slot + g.c.slots]
        g.pokemon[slot + g.c.slots] = x
    for slot in range(g.c.slots):
        x = g.damage[slot]
        g.damage[slot] = g.damage[slot + g.c.slots]
        g.damage[slot + g.c.slots] = x
    for slot in range(g.c.slots):
        for k in range(g.c.tools):
            x = g.tool[slot, k]
            g.tool[slot, k] = g.tool[slot + g.c.slots, k]
            g.tool[slot + g.c.slots, k] = x
    for slot in range(g.c.slots):
        for k in range(g.c.tools):
            x = g.tool_at[slot, k]
            g.tool_at[slot, k] = g.tool_at[slot + g.c.slots, k]
            g.tool_at[slot + g.c.slots, k] = x
    for slot in range(g.c.slots):
        x = g.fresh[slot]
        g.fresh[slot] = g.fresh[slot + g.c.slots]
        g.fresh[slot + g.c.slots] = x
    for slot in range(g.c.slots):
        x = g.used[slot]
        g.used[slot] = g.used[slot + g.c.slots]
        g.used[slot + g.c.slots] = x
    for slot in range(g.c.slots):
        x = g.grown[slot]
        g.grown[slot] = g.grown[slot + g.c.slots]
        g.grown[slot + g.c.slots] = x
    for slot in range(g.c.slots):
        x = g.fought[slot]
        g.fought[slot] = g.fought[slot + g.c.slots]
        g.fought[slot + g.c.slots] = x
    for slot in range(g.c.slots):
        x = g.spent[slot]
        g.spent[slot] = g.spent[slot + g.c.slots]
        g.spent[slot + g.c.slots] = x
    for slot in range(g.c.slots):
        x = g.struck[slot]
        g.struck[slot] = g.struck[slot + g.c.slots]
        g.struck[slot + g.c.slots] = x
    for slot in range(g.c.slots):
        for unit in range(ENERGIES):
            x = g.energy[slot, unit]
            g.energy[slot, unit] = g.energy[slot + g.c.slots, unit]
            g.energy[slot + g.c.slots, unit] = x
    for slot in range(g.c.slots):
        if g.mark[slot, 0] or g.mark[slot + g.c.slots, 0]:
            board.swap_marks(g, slot, slot + g.c.slots)


@kernel
def swap_players(g: Game) -> None:
    x = g.points[0]
    g.points[0] = g.points[1]
    g.points[1] = x
    x = g.energy_now[0]
    g.energy_now[0] = g.energy_now[1]
    g.energy_now[1] = x
    x = g.energy_next[0]
    g.energy_next[0] = g.energy_next[1]
    g.energy_next[1] = x
    x = g.declared[0]
    g.declared[0] = g.declared[1]
    g.declared[1] = x
    x = g.poison[0]
    g.poison[0] = g.poison[1]
    g.poison[1] = x
    x = g.burn[0]
    g.burn[0] = g.burn[1]
    g.burn[1] = x
    x = g.daze[0]
    g.daze[0] = g.daze[1]
    g.daze[1] = x
    x = g.daze_fresh[0]
    g.daze_fresh[0] = g.daze_fresh[1]
    g.daze_fresh[1] = x
    x = g.moved[0]
    g.moved[0] = g.moved[1]
    g.moved[1] = x
    x = g.fallen[0]
    g.fallen[0] = g.fallen[1]
    g.fallen[1] = x
    x = g.knockouts[0]
    g.knockouts[0] = g.knockouts[1]
    g.knockouts[1] = x
    x = g.title[0]
    g.title[0] = g.title[1]
    g.title[1] = x
    x = g.title_next[0]
    g.title_next[0] = g.title_next[1]
    g.title_next[1] = x
