"""Texts that wait for something another Pokémon or a player does: cards played, Pokémon that evolve, move up, or fall."""

from synth.codegen.graphs.intrinsics import Game, kernel, plays
from synth.codegen.machine import board, events, flow, frames, possible, questions, stadium
from synth.codegen.machine.words import Carrier, EventOf, Task

FOSSIL, ITEM, STADIUM = 1, 2, 5
"""Kinds of cards."""


@kernel
def hear(g: Game, at: int, event: int, side: int, it: int, kind: int, own: int, with_attack: int) -> None:
    """The Ability and the Tools of a Pokémon hear of something that a player or one of their Pokémon did: `kind` of card that was
    played, or -1; `own` is 1 + 32 * side + place of the card that it was, which does not hear of itself."""
    card = g.pokemon[at]
    if g.t.card_events[card] >> event & 1 and not questions.lost_for(g, questions.OTHERS, at):
        hear_text(g, at, card, 0, event, side, it, kind, with_attack)
    for k in range(g.c.tools):
        tool = g.tool[at, k]
        held = 32 * board.side_of(g, at) + g.tool_at[at, k]
        if g.t.card_events[tool] >> event & 1 and held != own and not questions.muted(g, at):
            hear_text(g, at, tool, held, event, side, it, kind, with_attack)


@kernel
def hear_text(g: Game, at: int, card: int, held: int, event: int, side: int, it: int, kind: int, with_attack: int) -> None:
    program = flow.program_of(g, card, event)
    owner = board.side_of(g, at)
    whose = g.t.prog_whose[program]
    if whose < 2 and (whose == 0) != (owner == side):
        return
    if kind >= 0 and g.t.prog_unit[program] >= 0 and g.t.prog_unit[program] != kind:
        return
    carrier = Carrier.TOOL if held > 0 else Carrier.ABILITY
    if g.t.prog_condition[program] > 0:
        ctx = events.probe(g, carrier, owner, g.serial[at])
        g.f_it[ctx] = it
        g.f_card[ctx] = held
        if with_attack and g.strike_row > 0:
            g.f_attacker[ctx] = g.strike_by
            g.f_dealt[ctx] = g.strike_dealt
            g.f_attack[ctx] = g.strike_row
            g.f_hit[ctx] = g.strike_hit
            g.f_defender[ctx] = g.strike_at
        if not possible.value(g, ctx, g.t.prog_condition[program]):
            return
    events.note(g, events.TEXT, program, owner, g.serial[at], it, carrier, held, events.NO_COIN)


@plays(Task.PLAYED)
def played(g: Game, at: int) -> None:
    """A Trainer card was played from hand and is over."""
    kind = g.t.kind[g.card[0, at]]
    heard = ITEM if kind == FOSSIL else kind
    for spot in range(2 * g.c.slots):
        if g.pokemon[spot] > 0:
            hear(g, spot, EventOf.PLAYED, 0, 0, heard, 1 + at, 0)
    if kind != STADIUM:
        stadium.respond(g, EventOf.PLAYED, 0, heard)
    events.answer_all(g, 0, events.HUSHED)


@kernel
def tell_grown(g: Game, serial: int) -> None:
    if g.c.events >> EventOf.EVOLVES & 1:
        frames.push(g, Task.GROWN, serial, 0, 0)


@plays(Task.GROWN)
def grown(g: Game, serial: int) -> None:
    """A Pokémon evolved, with a card from hand or by an effect."""
    found = board.find(g, serial)
    if found < 0:
        return
    for spot in range(2 * g.c.slots):
        if g.pokemon[spot] > 0:
            hear(g, spot, EventOf.EVOLVES, board.side_of(g, found), serial, -1, 0, 0)
    stadium.respond(g, EventOf.EVOLVES, serial, -1)
    events.answer_all(g, 0, events.HUSHED)


@kernel
def hears_moved_up(g: Game) -> int:
    return g.c.events >> EventOf.ON_ACTIVE & 1


@kernel
def tell_moved_up(g: Game, serial: int) -> None:
    if g.c.events >> EventOf.ON_ACTIVE & 1:
        frames.push(g, Task.MOVED_UP, serial, 0, 0)


@plays(Task.MOVED_UP)
def moved_up(g: Game, serial: int) -> None:
    """A Pokémon of the player whose turn it is came from the Bench to the Active Spot."""
    spot = board.find(g, serial)
    if spot < 0 or spot >= g.c.slots:
        return
    events.respond(g, spot, EventOf.ON_ACTIVE, events.ALL_TEXTS, 0, events.NO_COIN)
    if g.answers > 0:
        g.used[spot] = g.used[spot] | 1
    events.answer_all(g, 0, events.HUSHED)


@kernel
def attached_card(g: Game, spot: int, held: int) -> None:
    """A Tool was attached from hand: its own text for that."""
    for k in range(g.c.tools):
        if g.tool_at[spot, k] == held:
            events.respond(g, spot, EventOf.ON_ATTACH, k, 0, events.NO_COIN)
    events.answer_all(g, 0, events.HUSHED)
