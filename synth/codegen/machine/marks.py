"""Lasting effects: a mark is a statement's number, what it is worth, and how many ends of turns it lasts (docs/engine.md)."""

from synth.codegen.graphs.intrinsics import Cells, Game, Known, bits, fields, plays
from synth.codegen.machine import board, frames, possible, questions
from synth.codegen.machine.cells import WIDES
from synth.codegen.machine.chance import counted, pick
from synth.codegen.machine.frames import GO_ON, STOP
from synth.codegen.machine.words import Do, KindOf, Level
from synth.spec.chance import Purpose
from synth.spec.layout import HELD, Phase

THIS_TURN, OPP_TURN, MY_TURN, WHILE_ACTIVE = range(4)
"""Durations, as operands."""
WORTH_CAP = 9999
"""The most that a mark remembers, either way."""


def turns(g: Game, ctx: int, duration: int) -> int:
    """Ends of turns until it is over; 0 for a mark that lasts as long as its Pokémon is Active."""
    if duration == WHILE_ACTIVE:
        return 0
    return 1 if duration == THIS_TURN else 2 + ((g.f_controller[ctx] == 0) == (duration == MY_TURN))


def worth(g: Game, ctx: int, pc: int) -> int:
    """b amount, or nothing: then it just is."""
    return clipped(g, possible.value(g, ctx, g.t.op_b[pc])) if g.t.op_b[pc] > 0 else 1


def put(g: Game, ctx: int, pc: int, spot: int, value: int) -> None:
    """A mark on a Pokémon: a statement, c duration. Whose it is, its owner's or the other player's, is part of its number."""
    foreign = board.side_of(g, spot) != g.f_controller[ctx]
    mod = g.t.op_a[pc]
    if g.t.mod_kind[mod] == KindOf.WEAKNESS:
        for k in range(HELD):
            if g.mark[spot, k] > 0 and g.t.mod_kind[(g.mark[spot, k] - 1) >> 1] == KindOf.WEAKNESS:
                # A Pokémon has the Weakness that it got last.
                g.mark[spot, k] = 1 + 2 * mod + foreign
                g.mark_turns[spot, k] = turns(g, ctx, g.t.op_c[pc])
                return
    add(g, g.mark, g.mark_worth, g.mark_turns, HELD, spot, 1 + 2 * mod + foreign, value, turns(g, ctx, g.t.op_c[pc]), mod,
        g.t.mod_apart[mod])  # fmt: skip


@plays(Do.MARK)
def mark(g: Game, ctx: int, pc: int) -> None:
    """On every Pokémon of `set`: a statement, b amount, c duration."""
    value = worth(g, ctx, pc)
    for spot in bits(g.f_set[ctx]):
        put(g, ctx, pc, spot, value)
    board.look_again(g)


@plays(Do.MARK_ATTACK, Do.MARK_CHOSEN)
def mark_attack(g: Game, ctx: int, pc: int, op: Known) -> int:
    """One of the attacks of every Pokémon of `set`, picked at random or asked for: a statement, c duration. Its worth says which;
    `more` are the Pokémon still to come."""
    if g.f_stage[ctx] == 0:
        g.f_more[ctx] = g.f_set[ctx]
    for spot in bits(g.f_more[ctx]):
        n = sum(g.t.attack_row[g.pokemon[spot], index] > 0 for index in range(2))
        which = 0
        if op == Do.MARK_ATTACK and n > 0:
            which = pick(g, Purpose.PICK_OPTION, counted(g, Purpose.PICK_OPTION), n)
        elif n > 1:
            if frames.asks(g, ctx, pc, Phase.CHOOSE_ATTACK, g.f_controller[ctx], 3 << (2 * board.slot_of(g, spot))):
                return STOP
            which = g.answer & 1
        if n > 0:
            put(g, ctx, pc, spot, 1 + which)
        g.f_more[ctx] &= ~(1 << spot)
    board.look_again(g)
    return GO_ON


def added(g: Game, mod: int, before: int, value: int) -> int:
    """Amounts of equal marks add up; a value of units and a number of Tools is the highest (rulebook 6.11, 8.19); what has no
    amount just is."""
    kind = g.t.mod_kind[mod]
    if kind == KindOf.UNIT_VALUE or kind == KindOf.TOOL_SLOTS or kind == KindOf.SLEEP_COINS:
        return max(before, value)
    if g.t.mod_sums[mod]:
        return clipped(g, before + value)
    return before


def clipped(g: Game, value: int) -> int:
    return max(-WORTH_CAP, min(WORTH_CAP, value))


def add(
    g: Game, marks: Cells, worths: Cells, ends: Cells, room: Known, row: int, number: int, value: int, lasts: int, mod: int,
    apart: int,
) -> None:  # fmt: skip
    """To a list of marks. The same statement for the same time is one mark; nothing grows from turn to turn (rulebook 16.8).
    `apart`: another worth makes it another mark."""
    for k in range(room):
        same = marks[row, k] == number and ends[row, k] == lasts
        if same and (not apart or worths[row, k] == value):
            worths[row, k] = added(g, mod, worths[row, k], value)
            return
        if marks[row, k] == 0:
            marks[row, k] = number
            worths[row, k] = value
            ends[row, k] = lasts
            return
    g.overflow = 1


@plays(Do.MARK_PLAYER, Do.MARK_SPOT)
def mark_player(g: Game, ctx: int, pc: int, op: Known) -> None:
    """In the controller's list, whomever it covers: a statement, b amount, c duration. Or over a spot that was chosen, whoever
    stands there: b where to go then. For what waits, its worth tells marks apart: it is a spot."""
    mod = g.t.op_a[pc]
    if op == Do.MARK_PLAYER:
        value = worth(g, ctx, pc)
    elif g.f_spot[ctx] > 0:
        value = 1 + board.from_side(g, 1 - g.f_controller[ctx], g.f_spot[ctx] - 1)
        g.f_pc[ctx] = g.t.op_b[pc]
    else:
        return
    add(g, g.wide, g.wide_worth, g.wide_turns, g.c.wide, g.f_controller[ctx], 1 + mod, value, turns(g, ctx, g.t.op_c[pc]), mod,
        g.t.mod_event[mod] >= 0)  # fmt: skip
    board.look_again(g)


def drop_wide(g: Game, side: int, at: int) -> None:
    """One of a player's marks ends; the others close up."""
    for cell in fields(g, WIDES):
        for k in range(at, g.c.wide - 1):
            cell[side, k] = cell[side, k + 1]
        cell[side, g.c.wide - 1] = 0


def expire(g: Game, again: int) -> None:
    """A turn is over: what lasted until now ends, the rest is one turn nearer; if the same player has another turn, what is for
    turns of that player is nearer by two, and what is for the opponent's is as far away as before."""
    some = 0
    for side in range(2):
        if g.wide[side, 0] > 0:
            some = 1
            shorten(g, g.wide, g.wide_worth, g.wide_turns, g.c.wide, side, again)
    for spot in range(2 * g.c.slots):
        if g.mark[spot, 0] > 0:
            some = 1
            shorten(g, g.mark, g.mark_worth, g.mark_turns, HELD, spot, again)
    if some:
        board.look_again(g)


def shorten(g: Game, marks: Cells, worths: Cells, ends: Cells, room: Known, row: int, again: int) -> None:
    """Of a list of marks."""
    kept = 0
    for k in range(room):
        left = ends[row, k]
        if marks[row, k] > 0 and left != 1:
            marks[row, kept] = marks[row, k]
            worths[row, kept] = worths[row, k]
            ends[row, kept] = left - (1 if again == 0 else 2 * (left & 1)) if left > 0 else 0
            kept += 1
    for k in range(kept, room):
        marks[row, k] = 0
        worths[row, k] = 0
        ends[row, k] = 0


def sure_coin(g: Game, side: int) -> int:
    """1 + 32 * owner + the place of the first mark that says how this side's next coin falls; 0 for none."""
    for owner in range(2):
        for k in range(g.c.wide):
            mod = g.wide[owner, k] - 1
            if mod >= 0 and g.wide_turns[owner, k] <= 1 and g.t.mod_kind[mod] == KindOf.FIRST_COIN:
                ctx = questions.looks(g, questions.OTHERS, owner, 0)
                if questions.concerns(g, questions.ON_PLAYER, Level.PLAIN, ctx, g.t.mod_what[mod], side):
                    return 1 + 32 * owner + k
    return 0
