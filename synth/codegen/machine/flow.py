"""Operations that steer a program: coins, rounds, options, using another effect."""

from synth.codegen.graphs.intrinsics import Game, Known, bits, clear, lowest, plays, popcount, those
from synth.codegen.machine import board, frames, marks, modifiers, possible, questions, select
from synth.codegen.machine.chance import counted, word
from synth.codegen.machine.frames import GO_ON, STOP
from synth.codegen.machine.words import MANY, Carrier, Do, EventOf, KindOf, ScopeOf
from synth.spec.chance import Purpose
from synth.spec.layout import Phase

YES, NO = 0, 1


@plays(Do.FLIP)
def flip(g: Game, ctx: int, pc: int) -> None:
    """An effect has one batch of coins; an attack has flipped it before its damage. a number, or -1: until tails."""
    if g.f_coins[ctx] < 0:
        toss(g, ctx, g.t.op_a[pc], 1)


def toss(g: Game, ctx: int, number: int, may_be_sure: int) -> None:
    if g.f_coin[ctx] > 0 and number == g.c.one:
        # A reaction has a coin of its own.
        g.f_coins[ctx] = 1
        g.f_heads[ctx] = modifiers.flipped(g, g.f_controller[ctx], Purpose.GUARD, g.f_coin[ctx] - 1)
        return
    coins_up = word(g, Purpose.COINS, counted(g, Purpose.COINS))
    sure = 0
    if may_be_sure and questions.some(g, KindOf.FIRST_COIN):
        sure = marks.sure_coin(g, g.f_controller[ctx])
        if sure > 0:
            face = g.t.mod_scopes[g.wide[(sure - 1) >> 5, (sure - 1) & 31] - 1]
        elif modifiers.begins(g, ctx, ScopeOf.TAILS):
            face = 1 << ScopeOf.TAILS
        else:
            face = modifiers.begins(g, ctx, ScopeOf.HEADS) << ScopeOf.HEADS
        if face != 0:
            coins_up = coins_up & ~1 | (face >> ScopeOf.HEADS & 1)
    coins_up = modifiers.fallen(g, g.f_controller[ctx], coins_up)
    if number < 0:
        heads = 0
        while heads < g.c.until_tails_cap and coins_up >> heads & 1:
            heads += 1
        g.f_heads[ctx] = heads
        g.f_coins[ctx] = heads + 1
    else:
        coins = max(0, min(possible.value(g, ctx, number), 32))
        g.f_coins[ctx] = coins
        g.f_heads[ctx] = popcount(coins_up & ((1 << coins) - 1)) if coins < 32 else popcount(coins_up)
    if sure and g.f_coins[ctx] > 0:
        marks.drop_wide(g, (sure - 1) >> 5, (sure - 1) & 31)
        board.look_again(g)


@plays(Do.REFLIP)
def reflip(g: Game, ctx: int, pc: int) -> int:
    """Once all coins of an attack are seen, they may all be flipped again, once a turn; none is sure then (rulebook 8.15, 17.12).
    a number, as for the flip."""
    if frames.answered(g, ctx) or (g.f_coins[ctx] > 0 and not g.reflipped and can_reflip(g, g.f_controller[ctx])):
        if frames.asks(g, ctx, pc, Phase.CHOOSE_OPTION, g.f_controller[ctx], 3):
            return STOP
        if g.answer == YES:
            g.reflipped = 1
            toss(g, ctx, g.t.op_a[pc], 0)
    return GO_ON


def can_reflip(g: Game, side: int) -> int:
    for spot in bits(board.of_side(g, side)):
        card = g.pokemon[spot]
        if board.answers(g, card, EventOf.AFTER_COINS) and not questions.lost(g, spot):
            condition = g.t.prog_condition[program_of(g, card, EventOf.AFTER_COINS)]
            ctx = frames.probe(g, Carrier.ABILITY, side, g.serial[spot])
            if condition == 0 or possible.value(g, ctx, condition):
                return 1
    return 0


def program_of(g: Game, card: int, event: int) -> int:
    """The program of a card that waits for an event; there must be one."""
    at = g.t.card_programs[card]
    while g.t.prog_event[at] != event:
        at += 1
    return at


@plays(Do.REPEAT, Do.LOOP_BEGIN)
def repeat(g: Game, ctx: int, pc: int, op: Known) -> None:
    """a number of rounds, b depth. What the rounds do adds up; those of LOOP do nothing yet but reckon."""
    times = possible.value(g, ctx, g.t.op_a[pc])
    if op == Do.REPEAT:
        g.f_counting[ctx] = 1
        g.f_result[ctx] = 0
        clear(g.f_moved, ctx)
    g.f_rounds[ctx, g.t.op_b[pc]] = max(0, min(times, MANY))


@plays(Do.ROUND, Do.LOOP)
def round_begins(g: Game, ctx: int, pc: int, op: Known) -> None:
    """a where to go after the last one, b depth. `left` counts the rounds to go."""
    left = g.f_rounds[ctx, g.t.op_b[pc]]
    if op == Do.ROUND:
        g.f_left[ctx] = left
        g.f_counting[ctx] = left > 0
    if left > 0:
        g.f_rounds[ctx, g.t.op_b[pc]] = left - 1
    else:
        g.f_pc[ctx] = g.t.op_a[pc]


@plays(Do.MAY)
def may(g: Game, ctx: int, pc: int) -> int:
    """a whether it could do anything, b where to go if not, c 1: the opponent decides. Not asked if it could do nothing."""
    g.f_did[ctx] = 0
    if g.f_counting[ctx] == 0:
        g.f_result[ctx] = 0
    if frames.answered(g, ctx) or possible.value(g, ctx, g.t.op_a[pc]):
        if frames.asks(g, ctx, pc, Phase.CHOOSE_OPTION, g.f_controller[ctx] ^ g.t.op_c[pc], 3):
            return STOP
        g.f_did[ctx] = g.answer == YES
    if g.f_did[ctx] == 0:
        g.f_pc[ctx] = g.t.op_b[pc]
    return GO_ON


@plays(Do.MODAL)
def modal(g: Game, ctx: int, pc: int) -> int:
    """One of the printed options, of those that can do something: a first in the list, b how many, c where to go if none can,
    d 1: the opponent decides. The list has for each whether it could do anything, and where it begins."""
    first = g.t.op_a[pc]
    options = those(k for k in range(g.t.op_b[pc]) if possible.value(g, ctx, g.t.listed[first + 2 * k]))
    chosen = lowest(options) if options else 0
    if popcount(options) > 1 or g.f_stage[ctx]:
        if frames.asks(g, ctx, pc, Phase.CHOOSE_OPTION, g.f_controller[ctx] ^ g.t.op_d[pc], options):
            return STOP
        chosen = g.answer
        options = 1
    g.f_pc[ctx] = g.t.listed[first + 2 * chosen + 1] if options else g.t.op_c[pc]
    return GO_ON


@plays(Do.USE_EFFECT)
def use_effect(g: Game, ctx: int, pc: int) -> None:
    """A Supporter's effect as this one's (rulebook 8.11): a selector. It comes back to where this one goes on."""
    sel = g.t.op_a[pc]
    for side in range(2):
        for at in bits(select.cards(g, ctx, sel, side)):
            program = g.t.card_play[g.card[side, at]]
            frames.bind(g, ctx, 0)
            g.f_coins[ctx] = -1
            # No copy of a copy: two such cards would never end.
            again = g.t.row_trainer[g.f_row[ctx]] and g.t.prog_uses[program]
            if program > 0 and not again and usable(g, ctx, program):
                g.f_row[ctx] = g.t.prog_row[program]
                g.f_home[ctx] = pc + 1
                g.f_pc[ctx] = g.t.prog_pc[program]
                return


def usable(g: Game, ctx: int, program: int) -> int:
    """Whether a program could be used now."""
    if g.t.prog_condition[program] > 0 and not possible.value(g, ctx, g.t.prog_condition[program]):
        return 0
    return g.t.prog_usable[program] == 0 or possible.value(g, ctx, g.t.prog_usable[program]) != 0
