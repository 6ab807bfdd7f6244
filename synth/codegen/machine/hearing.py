"""Texts that wait for something another Pokémon or a player does: cards played, Pokémon that evolve, move up, or fall."""

from synth.codegen.graphs.intrinsics import Game, Known, bits, plays
from synth.codegen.machine import board, events, frames
from synth.codegen.machine.deck import FOSSIL, ITEM, STADIUM
from synth.codegen.machine.events import ANYBODYS, NO_CARD, THEIRS
from synth.codegen.machine.frames import GO_ON, STOP
from synth.codegen.machine.words import EventOf, Task

MOVING = 1 << EventOf.ON_ACTIVE | 1 << EventOf.MOVES_BACK
"""What a switch may set off, as bits."""


@plays(Task.PLAYED)
def played(g: Game, at: int) -> None:
    """A Trainer card was played from hand and is over."""
    kind = g.t.kind[g.card[0, at]]
    heard = ITEM if kind == FOSSIL else kind
    for spot in bits(board.in_play(g)):
        whose = 1 << board.side_of(g, spot) | 1 << ANYBODYS
        events.hear(g, spot, EventOf.PLAYED, whose, 0, heard, 1 + at)
    if kind != STADIUM:
        events.respond_stadium(g, EventOf.PLAYED, 0, heard)
    first = g.answers
    if g.pokemon[0] > 0:
        events.respond_armed(g, 0, EventOf.PLAYED)
    for k in range(first, g.answers):
        # There `it` is the card.
        g.found_answer[k, 4] = 0
        g.found_answer[k, 5] = 1 + at
    events.answer_all(g, 0, events.HUSHED)


@plays(Task.ATTACHED)
def attached(g: Game, serial: int, unit: int) -> None:
    """A unit came from the Energy Zone: what waits at the Pokémon, then texts by slot (rulebook 6.7). Own attachments count only
    on the Pokémon itself, the opponent's on any of theirs."""
    spot = board.find(g, serial)
    if spot < 0 or not board.hears(g, 1 << EventOf.ATTACHED_ZONE):
        return
    events.respond_armed(g, spot, EventOf.ATTACHED_ZONE)
    for at in bits(board.in_play(g)):
        whose = (at == spot) | (board.side_of(g, at) != board.side_of(g, spot)) << THEIRS | 1 << ANYBODYS
        events.hear(g, at, EventOf.ATTACHED_ZONE, whose, serial, unit)
    events.respond_stadium(g, EventOf.ATTACHED_ZONE, serial, unit)
    events.answer_all(g, 0, events.HUSHED)


def tell(g: Game, happened: Known, task: int, serial: int, more: int) -> None:
    """Something happened to a Pokémon: those who wait for it (events as bits) hear of it before all else, if a card of the pool
    can."""
    if g.c.events & happened:
        frames.push(g, task, serial, more)


def interrupts(g: Game, ctx: int, happened: Known, task: int, spots: int, more: int, pc: int) -> int:
    """What waits for this (events as bits) comes at once, for one Pokémon after the other, unless what the effect does sets
    nothing off; then the effect goes on at `pc`."""
    if spots == 0 or g.f_hushed[ctx] or g.c.events & happened == 0:
        return GO_ON
    g.f_pc[ctx] = pc
    frames.push(g, Task.RUN)
    for spot in range(2 * g.c.slots - 1, -1, -1):
        if spots >> spot & 1:
            frames.push(g, task, g.serial[spot], more)
    return STOP


def acted_so_often(g: Game, ctx: int, event: Known, mine: int, theirs: int, pc: int) -> int:
    """The same of something that players did so many times."""
    if mine + theirs == 0 or g.f_hushed[ctx] or g.c.events >> event & 1 == 0:
        return GO_ON
    g.f_pc[ctx] = pc
    frames.push(g, Task.RUN)
    for _ in range(theirs):
        frames.push(g, Task.ACTED, 1, event)
    for _ in range(mine):
        frames.push(g, Task.ACTED, 0, event)
    return STOP


@plays(Task.ACTED)
def acted(g: Game, side: int, event: int) -> None:
    """A player drew a card, discarded one from hand, or got points; the Stadium tells it of that player."""
    for spot in bits(board.in_play(g)):
        whose = 1 << (board.side_of(g, spot) != side) | 1 << ANYBODYS
        events.hear(g, spot, event, whose)
    events.respond_stadium(g, event, 0, -1, 0, side)
    events.answer_all(g, 0, events.HUSHED)


def all_hear(g: Game, event: int, found: int, with_attack: int = 0) -> None:
    """All texts in play hear of what happened to a Pokémon: those at Pokémon by slot, then the Stadium's."""
    for spot in bits(board.in_play(g)):
        theirs = board.side_of(g, spot) != board.side_of(g, found)
        events.hear(g, spot, event, 1 << theirs | 1 << ANYBODYS, g.serial[found], -1, NO_CARD, with_attack)
    events.respond_stadium(g, event, g.serial[found], -1, with_attack)


@plays(Task.CAME)
def came(g: Game, serial: int, event: int) -> None:
    """A Pokémon was put from hand onto the Bench or onto another one, evolved by an effect, was healed, used an attack: what
    is said to it."""
    found = board.find(g, serial)
    if found >= 0:
        all_hear(g, event, found)
        events.respond_armed(g, found, event)
        events.answer_all(g, 0, events.HUSHED)


@plays(Task.MOVED_UP)
def moved_up(g: Game, serial: int, left: int) -> None:
    """A Pokémon came from the Bench to the Active Spot, where the one that left was. What it says itself is for the own turn."""
    spot = board.find(g, serial)
    if spot >= 0:
        if spot < g.c.slots:
            events.respond(g, spot, EventOf.ON_ACTIVE)
        all_hear(g, EventOf.ON_ACTIVE, spot)
        events.respond_armed(g, spot, EventOf.ON_ACTIVE)
    back = board.find(g, left)
    if back >= 0:
        events.respond(g, back, EventOf.MOVES_BACK)
        all_hear(g, EventOf.MOVES_BACK, back)
    events.answer_all(g, 0, events.HUSHED)
