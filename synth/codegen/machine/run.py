"""The machine itself: operations of programs, and tasks, one after the other, until somebody has to decide.

A function that plays an operation has it in its `@plays`; it is handed the context, the operation's place and its number."""

from synth.codegen.graphs.intrinsics import Game, Known, bits, by_number, players, plays
from synth.codegen.machine import board, copying, hearing, possible, select, targets
from synth.codegen.machine.chance import random_bit
from synth.codegen.machine.frames import GO_ON
from synth.codegen.machine.words import MANY, Carrier, DeedOf, Do, EventOf, Task
from synth.spec.chance import Purpose


@plays(Task.RUN)
def run(g: Game) -> None:
    """The program of the current frame, until it ends, asks, or something comes in between."""
    ctx = g.frame
    stop = GO_ON
    while stop == GO_ON:
        pc = g.f_pc[ctx]
        op = g.t.op[pc]
        if op == Do.END:
            if g.f_home[ctx] == 0:
                return
            # Another card's effect is over: the one that used it goes on.
            g.f_pc[ctx] = g.f_home[ctx]
            g.f_home[ctx] = 0
        else:
            g.f_pc[ctx] = pc + 1
            stop = by_number(OPERATIONS, op, g, ctx, pc, op)


@plays(Task.AFTER_COPY)
def after_copy(g: Game, pc: int) -> None:
    if g.f_ignores[g.frame] != copying.FAILED:
        g.f_pc[g.frame] = pc
        run(g)


def run_task(g: Game) -> None:
    """The task on top."""
    at = g.tasks - 1
    g.tasks = at
    by_number(TASKS, g.task[at, 0], g, g.task[at, 1], g.task[at, 2], g.task[at, 0])


@plays(Do.GOTO, Do.UNLESS, Do.DECIDE, Do.UNLESS_DECIDED)
def steer(g: Game, ctx: int, pc: int, op: Known) -> None:
    a = g.t.op_a[pc]
    if op == Do.GOTO:
        g.f_pc[ctx] = a
    elif op == Do.UNLESS:
        if not possible.value(g, ctx, a):
            g.f_pc[ctx] = g.t.op_b[pc]
    elif op == Do.DECIDE:
        if g.f_known[ctx] >> a & 1 == 0:
            g.f_known[ctx] |= 1 << a
            if possible.value(g, ctx, g.t.op_b[pc]):
                g.f_decided[ctx] |= 1 << a
    elif g.f_decided[ctx] >> a & 1 == 0:
        g.f_pc[ctx] = g.t.op_b[pc]


@plays(Do.AMOUNT, Do.CLEAR, Do.NOT_DONE, Do.END_TURN)
def note(g: Game, ctx: int, pc: int, op: Known) -> None:
    if op == Do.AMOUNT:
        g.f_unit[ctx] = max(0, min(possible.value(g, ctx, g.t.op_a[pc]), 30000))
    elif op == Do.END_TURN:
        g.f_ends[ctx] = 1
    else:
        if op == Do.NOT_DONE and g.t.op_a[pc] and g.f_carrier[ctx] == Carrier.ATTACK:
            return  # damage that a Trainer's text would do says nothing of an attack
        g.f_did[ctx] = 0
        if op == Do.NOT_DONE:
            g.f_more[ctx] = 0
        elif g.t.op_a[pc] == 1 or g.f_counting[ctx] == 0:
            g.f_result[ctx] = 0


@plays(Do.MORE, Do.BASE, Do.FAIL, Do.IGNORE, Do.VOW, Do.AIM, Do.AIMED, Do.BASE_SET)
def reckon(g: Game, ctx: int, pc: int, op: Known) -> None:
    """What an attack says about its damage before it is placed."""
    a = g.t.op_a[pc]
    if op == Do.MORE:
        g.f_power[ctx] += possible.value(g, ctx, a)
    elif op == Do.BASE:
        g.f_power[ctx] = possible.value(g, ctx, a)
    elif op == Do.FAIL:
        g.f_pc[ctx] = a
        g.f_ignores[ctx] = copying.FAILED
    elif op == Do.IGNORE:
        g.f_ignores[ctx] |= a
    elif op == Do.VOW:
        g.vow[g.vow[0] > 0] = a
    elif op == Do.AIM:
        # The targets in `set`, if there are some, are those of the damage of this number.
        g.aim[a] = g.f_set[ctx]
        g.aimed |= (g.f_set[ctx] != 0) << a
    elif op == Do.BASE_SET:
        before = g.f_it[ctx]
        for spot in bits(g.f_set[ctx]):
            if g.t.op_b[pc]:
                g.f_it[ctx] = g.serial[spot]
            g.base[spot] += possible.value(g, ctx, a)
        g.f_it[ctx] = before
    elif g.aimed >> a & 1:
        # Chosen before, or else (b) chosen now.
        g.f_set[ctx] = g.aim[a]
        g.aimed &= ~(1 << a)
    else:
        g.f_pc[ctx] = g.t.op_b[pc]


@plays(Do.HURT_TIMES)
def hurt_times(g: Game, ctx: int, pc: int) -> None:
    """`unit` tens to a random Pokémon each time, whoever was picked before (rulebook 17.11): a times, b selector, c fits."""
    found = 0 if g.f_carrier[ctx] == Carrier.ATTACK else targets.candidates(g, ctx, g.t.op_b[pc], g.t.op_c[pc])
    if found:
        for _ in range(min(possible.value(g, ctx, g.t.op_a[pc]), MANY)):
            board.hurt(g, random_bit(g, Purpose.PICK_POKEMON, found), g.f_unit[ctx])
            g.f_did[ctx] = g.f_unit[ctx] > 0


@plays(Do.AWARD)
def award(g: Game, ctx: int, pc: int) -> None:
    """Points for a Knock Out that is being settled: none at all (a is 0), or so many more or fewer."""
    change = possible.value(g, ctx, g.t.op_a[pc])
    for spot in bits(g.f_set[ctx]):
        if change == 0:
            g.denied |= 1 << g.serial[spot]
        else:
            g.awards[spot] += change


@plays(Do.SCORE)
def score(g: Game, ctx: int, pc: int) -> int:
    """Players (b) get points, or lose those they have."""
    change = possible.value(g, ctx, g.t.op_a[pc])
    g.f_did[ctx] = 0
    gained = 0
    for side in bits(select.sides(g, ctx, g.t.op_b[pc])):
        now = max(0, min(g.points[side] + change, MANY))
        g.f_did[ctx] |= now != g.points[side]
        gained |= (now > g.points[side]) << side
        board.note(g, side, DeedOf.POINTS, max(0, now - g.points[side]))
        g.points[side] = now
    return hearing.acted_so_often(g, ctx, EventOf.SCORES, gained & 1, gained >> 1, pc + 1)


OPERATIONS, TASKS = players(Do, __package__), players(Task, __package__)
