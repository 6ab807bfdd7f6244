"""An attack that becomes another one (rulebook 11.28, 11.29)."""

from synth.codegen.graphs.intrinsics import Game, bits, clear, fields, lowest, plays, popcount, those
from synth.codegen.machine import attack, board, frames, questions, select
from synth.codegen.machine.cells import FRAME
from synth.codegen.machine.chance import counted, pick
from synth.codegen.machine.frames import GO_ON, STOP
from synth.codegen.machine.words import ROW_UNITS, Do, Level, Task
from synth.spec.chance import Purpose
from synth.spec.layout import Phase

_OWN = ("f_carrier", "f_controller", "f_source", "f_attacker", "f_defender", "f_titles", "f_pc")
FOUND_OUT = tuple(name for name in FRAME if name not in _OWN)
"""What an effect has found out so far, beside who does it and where it goes on."""
FAILED = 8
"""In `f_ignores`: the attack does nothing, nor does what its text says after one that it copied."""


@plays(Do.COPY)
def copy(g: Game, ctx: int, pc: int) -> int:
    """Which attack it becomes: a selector, b 1: of hidden cards, 2: of the one card spoken of, 3: the one that a
    player used in the last turn, c where to go if there is
    none, d 1: after other statements."""
    sel = g.t.op_a[pc]
    row = 0
    attacker = board.find(g, g.f_source[ctx])
    if attacker >= 0 and g.t.op_b[pc] == 2:
        card = spoken_of(g, ctx, sel)
        attacks = those(index for index in range(2) if may_copy(g, attacker, g.t.attack_row[card, index]))
        if popcount(attacks) > 1:
            if frames.asks(g, ctx, pc, Phase.CHOOSE_OPTION, g.f_controller[ctx], attacks):
                return STOP
            attacks = 1 << g.answer
        row = g.t.attack_row[card, lowest(attacks)] if attacks else 0
    elif attacker >= 0 and g.t.op_b[pc] == 3:
        row = used_last(g, select.sides(g, ctx, g.t.sel_side[sel]) >> 1)
        if not may_copy(g, attacker, row):
            row = 0
    elif attacker >= 0 and g.t.op_b[pc]:
        row = unseen_attack(g, ctx, sel)
    elif attacker >= 0:
        spots = questions.spots(g, Level.EFFECTS, ctx, sel)
        attacks = 0
        n = 0
        for spot in bits(spots):
            for index in range(2):
                found = g.t.attack_row[g.pokemon[spot], index]
                if may_copy(g, attacker, found):
                    n += 1
                    row = found
                    attacks |= 1 << (2 * board.slot_of(g, spot) + index)
        if n > 1:
            if frames.asks(g, ctx, pc, Phase.CHOOSE_ATTACK, g.f_controller[ctx], attacks):
                return STOP
            slot = g.answer >> 1
            row = g.t.attack_row[g.pokemon[slot if spots >> slot & 1 else slot + g.c.slots], g.answer & 1]
    if row == 0:
        g.f_pc[ctx] = g.t.op_c[pc]
        return GO_ON
    # The copied attack's coins are its own.
    if g.t.op_d[pc]:
        # It has done something before: the other attack has found out nothing yet.
        for field in fields(g, FOUND_OUT):
            clear(field, ctx)
        g.f_coins[ctx] = -1
    elif g.f_coins[ctx] >= 0:
        g.f_coins[ctx] = -1
        g.f_heads[ctx] = 0
    attack.prepare(g, ctx, row)
    return GO_ON


def may_copy(g: Game, attacker: int, row: int) -> int:
    """No copy attack (rulebook 11.29), and one that the attacker can use now."""
    return row and not g.t.row_copies[row] and not attack.is_barred(g, attacker, row)


def spoken_of(g: Game, ctx: int, sel: int) -> int:
    """The card that it means; of a Pokémon in play the uppermost one."""
    if select.means_cards(g, ctx, sel):
        for side in range(2):
            for at in bits(select.cards(g, ctx, sel, side)):
                return g.card[side, at]
        return 0
    spots = questions.spots(g, Level.EFFECTS, ctx, sel)
    return g.pokemon[lowest(spots)] if spots else 0


def used_last(g: Game, side: int) -> int:
    """The row of the last attack that this side used in its last turn."""
    return g.times[side, g.t.deed_last[ROW_UNITS]] + 100 * g.times[side, g.t.deed_last[ROW_UNITS + 1]]


def unseen_attack(g: Game, ctx: int, sel: int) -> int:
    """A random attack of some cards that is no copy attack."""
    n = count_unseen(g, ctx, sel, -1)
    return count_unseen(g, ctx, sel, pick(g, Purpose.PICK_OPTION, counted(g, Purpose.PICK_OPTION), n)) if n else 0


def count_unseen(g: Game, ctx: int, sel: int, wanted: int) -> int:
    """How many there are; or the one of this number."""
    n = 0
    for side in range(2):
        for at in bits(select.cards(g, ctx, sel, side)):
            for index in range(2):
                row = g.t.attack_row[g.card[side, at], index]
                if row > 0 and not g.t.row_copies[row]:
                    if n == wanted:
                        return row
                    n += 1
    return n


@plays(Do.BECOME)
def become(g: Game, ctx: int, pc: int) -> None:
    """The copied attack goes on as this one: a where the copier's own text goes on after it, b 1 if there is more of it."""
    row = g.f_row[ctx]
    if g.t.op_b[pc]:
        frames.push(g, Task.AFTER_COPY, g.t.op_a[pc])
    if g.t.row_again[row] > 0:
        g.again = row
        g.striker = g.f_attacker[ctx]
    g.f_pc[ctx] = g.t.row_pc[row]
