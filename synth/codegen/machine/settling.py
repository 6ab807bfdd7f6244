"""Knock Outs, points, the end of the game and promotion (rulebook 14, 15)."""

from synth.codegen.graphs.intrinsics import Game, Known, bits, lowest, matches, plays, popcount, those
from synth.codegen.machine import board, events, frames, hearing, modifiers, questions, striking, wounding
from synth.codegen.machine.words import FELL, DeedOf, EventOf, Kept, KindOf, Level, Task
from synth.spec.layout import Flow, Phase, Place, Winner

MOURN = -2
"""Beside the texts of a Pokémon: what others of its owner say about its fall."""


@plays(Task.SETTLE)
def settle(g: Game, first: int) -> None:
    """Everything that an effect, an attack or a Checkup leaves behind; `first` promotes first if both must."""
    wounding.recover_immune(g)
    g.toppled = 0
    if beaten(g):
        frames.push(g, Task.FINISH_SETTLING, first)
        topple(g)
    else:
        finish(g, first)


def beaten(g: Game) -> int:
    left = board.in_play(g)
    if g.c.hp_falls == 0:
        # No text takes HP away, so only who is damaged falls.
        left &= ~matches(g.damage, 0, 2 * g.c.slots, 0)
    likely = those(spot for spot in bits(left) if g.damage[spot] >= g.t.hp[g.pokemon[spot]] or g.c.hp_falls)
    return those(spot for spot in bits(likely) if g.damage[spot] >= questions.max_hp(g, spot))


@plays(Task.TOPPLE)
def topple(g: Game) -> None:
    """What falling Pokémon set off, with everybody still in place; that may make more of them fall (rulebook 14.4)."""
    new = those(spot for spot in bits(beaten(g)) if g.toppled >> g.serial[spot] & 1 == 0)
    if new == 0:
        return
    g.toppled |= those(g.serial[spot] for spot in bits(new))
    frames.push(g, Task.TOPPLE)
    # Pushed last first.
    for spot in range(2 * g.c.slots - 1, -1, -1):
        if new >> spot & 1:
            frames.push(g, Task.KNOCKED_OUT, g.serial[spot])
    killed = those(spot for spot in bits(new & board.of_side(g, 1)) if g.strike_hit >> g.serial[spot] & 1)
    if killed and g.strike_row > 0:
        frames.push(g, Task.TRIUMPH)
        for fallen in range(2 * g.c.slots - 1, g.c.slots - 1, -1):
            if killed >> fallen & 1:
                if g.c.events >> EventOf.ALLY_KO & 1:
                    frames.push(g, Task.LAST_WORDS, g.serial[fallen], MOURN)
                events.push_texts(g, Task.LAST_WORDS, fallen)


@plays(Task.REACT_TEXT, Task.LAST_WORDS)
def last_words(g: Game, serial: int, which: int, task: Known) -> None:
    """What a Pokémon says to the damage of an attack, or to its fall by one: its Ability, a Tool, or what was armed."""
    spot = board.find(g, serial)
    if spot < 0:
        return
    if which == events.WAITING:
        events.respond_armed(g, spot, EventOf.DAMAGED if task == Task.REACT_TEXT else EventOf.KO_BY_ATTACK)
    elif task == Task.REACT_TEXT:
        events.respond(g, spot, EventOf.DAMAGED, which, 1)
    elif which == MOURN:
        for at in bits(board.in_play(g) & board.of_side(g, board.side_of(g, spot))):
            whose = 1 << board.side_of(g, at) | 1 << events.ANYBODYS
            events.hear(g, at, EventOf.ALLY_KO, whose, serial, -1, events.NO_CARD, 1)
    else:
        events.respond(g, spot, EventOf.KO_BY_ATTACK, which, 1, 1 + striking.guard_index(g, 3, spot))
    events.answer_all(g, 1)


@plays(Task.KNOCKED_OUT)
def knocked_out(g: Game, serial: int) -> None:
    spot = board.find(g, serial)
    if spot >= 0:
        events.respond(g, spot, EventOf.KO_ANY, events.ALL_TEXTS, 1, 1 + striking.guard_index(g, 2, spot))
        events.respond_armed(g, spot, EventOf.KO_ANY)
        if g.c.events >> EventOf.FALLS & 1:
            hearing.all_hear(g, EventOf.FALLS, spot, 1)
        events.answer_all(g, 1)


@plays(Task.FINISH_SETTLING)
def finish(g: Game, first: int) -> None:
    """All leave together. What an attack beat is remembered (rulebook 14.11)."""
    g.frame = -1
    # Where nobody began to fall, nobody falls.
    found = beaten(g) if g.toppled else 0
    scored = 0
    if found:
        types = 0
        for spot in bits(found):
            side = board.side_of(g, spot)
            serial = g.serial[spot]
            if g.denied >> serial & 1 == 0:
                points = max(0, g.t.points[g.pokemon[spot]] + g.awards[spot])
                g.points[1 - side] += points
                board.note(g, 1 - side, DeedOf.POINTS, points)
                scored |= (points > 0) << (1 - side)
            g.knockouts[side] += 1
            if side == 1 and g.strike_row > 0 and g.strike_hit >> serial & 1:
                types |= questions.types(g, Level.EFFECTS, spot) | g.t.beaten[g.pokemon[spot]]
            # A Checkup belongs to nobody's turn (rulebook 13.4).
            if side == 1 and g.t.kept[0] >> Kept.FELL & 1 and g.flow < Flow.NEXT:
                types |= FELL
        for spot in bits(found):
            rescue = g.rescue[spot] - 1 if g.rescue[spot] else Place.DISCARD
            board.leave_play(g, spot, rescue & 7, rescue >> 3)
        g.fallen[1] |= types
    g.denied = 0
    g.toppled = 0
    for spot in range(2 * g.c.slots):
        g.awards[spot] = 0
        g.rescue[spot] = 0
    g.strike_row = 0
    g.strike_hit = 0
    g.strike_second = 0
    if g.again > 0 and g.serial[0] != g.striker:
        g.again = 0
    winner = winner_now(g)
    if winner:
        frames.end_game(g, winner)
        return
    if scored and g.c.events >> EventOf.SCORES & 1:
        # Told of last, once everybody has an Active Pokémon again.
        frames.push(g, Task.SETTLE, first)
        for side in range(1, -1, -1):
            if scored >> side & 1:
                frames.push(g, Task.ACTED, side, EventOf.SCORES)
    if questions.some(g, KindOf.BENCH_SIZE) or g.c.slots - 1 > g.c.bench:
        # After promotions, pushed before them.
        for k in range(2):
            frames.push(g, Task.MAKE_ROOM, first ^ 1 ^ k, first)
    for k in range(2):
        side = first ^ 1 ^ k
        if g.pokemon[side * g.c.slots] == 0:
            frames.push(g, Task.PROMOTE, side)


def winner_now(g: Game) -> int:
    """Who fulfils more of the two conditions to win; as many is a tie (rulebook 15.2, D1, D2)."""
    there = board.in_play(g)
    first = (g.points[0] >= g.c.points_to_win) + (there >> g.c.slots == 0)
    second = (g.points[1] >= g.c.points_to_win) + (there & board.of_side(g, 0) == 0)
    if first == second:
        return Winner.TIE if first else Winner.NONE
    side = second > first
    return Winner.PLAYER_0 + (g.turn_player ^ side)


@plays(Task.MAKE_ROOM)
def make_room(g: Game, side: int, first: int) -> None:
    """Who has more Pokémon on the Bench than may be there discards one after the other, as that player chooses. Others may fall
    without it, or there may still be too many."""
    bench = board.benched(g, side)
    answered = first >> 1
    if not answered and popcount(bench) <= modifiers.bench_room(g, side):
        return
    if answered or popcount(bench) == 1:
        board.leave_play(g, frames.answered_spot(g) if answered else lowest(bench), Place.DISCARD, 0)
        frames.push(g, Task.SETTLE, first & 1)
        return
    frames.question(g, Phase.CHOOSE_SLOT, side, bench)
    frames.push(g, Task.MAKE_ROOM, side, first | 2)


@plays(Task.PROMOTE)
def promote(g: Game, side: int, answered: int) -> None:
    """It is no move to the Active Spot, not in the own turn either (rulebook 9.7, D13)."""
    bench = board.benched(g, side)
    if answered or popcount(bench) == 1:
        board.change_places(g, side, frames.answered_spot(g) if answered else lowest(bench))
        g.moved[side] = 0
        return
    frames.question(g, Phase.PROMOTE, side, bench)
    frames.push(g, Task.PROMOTE, side, 1)
