"""The machine itself: operations of programs, and tasks, one after the other, until somebody has to decide."""

from synth.codegen.graphs.intrinsics import Game, bits, kernel
from synth.codegen.machine import (
    actions,
    attack,
    board,
    copying,
    energy,
    energy_moves,
    events,
    flow,
    frames,
    hearing,
    knowing,
    marks,
    piles,
    possible,
    settling,
    striking,
    targets,
    turn,
    wounding,
)
from synth.codegen.machine.chance import random_bit
from synth.codegen.machine.frames import GO_ON
from synth.codegen.machine.words import MANY, Do, Task
from synth.spec.chance import Purpose


@kernel
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
            stop = perform(g, ctx, pc, op)


@kernel
def perform(g: Game, ctx: int, pc: int, op: int) -> int:
    if op <= Do.LOOP:
        return steer(g, ctx, pc, op)
    if op <= Do.NOT_DONE:
        return act_on_pokemon(g, ctx, pc, op)
    if op <= Do.RETYPE_NEXT:
        return act_on_energy(g, ctx, pc, op)
    if op <= Do.SWITCH:
        return act_on_cards(g, ctx, pc, op)
    return act_later(g, ctx, pc, op)


@kernel
def steer(g: Game, ctx: int, pc: int, op: int) -> int:
    a = g.t.op_a[pc]
    if op == Do.GOTO:
        g.f_pc[ctx] = a
    elif op == Do.UNLESS:
        if not possible.value(g, ctx, a):
            g.f_pc[ctx] = g.t.op_b[pc]
    elif op == Do.DECIDE:
        if g.f_known[ctx] >> a & 1 == 0:
            g.f_known[ctx] = g.f_known[ctx] | 1 << a
            if possible.value(g, ctx, g.t.op_b[pc]):
                g.f_decided[ctx] = g.f_decided[ctx] | 1 << a
    elif op == Do.UNLESS_DECIDED:
        if g.f_decided[ctx] >> a & 1 == 0:
            g.f_pc[ctx] = g.t.op_b[pc]
    elif op == Do.BIND:
        targets.bind_tested(g, ctx, a)
    elif op == Do.FLIP:
        return flow.flip(g, ctx, pc)
    elif op == Do.REFLIP:
        return flow.reflip(g, ctx, pc)
    elif op == Do.REPEAT:
        return flow.repeat(g, ctx, pc)
    elif op == Do.ROUND:
        return flow.round_begins(g, ctx, pc)
    elif op == Do.LOOP_BEGIN:
        g.f_rounds[ctx, g.t.op_b[pc]] = max(0, min(possible.value(g, ctx, a), MANY))
    elif op == Do.LOOP:
        if g.f_rounds[ctx, g.t.op_b[pc]] == 0:
            g.f_pc[ctx] = a
        else:
            g.f_rounds[ctx, g.t.op_b[pc]] = g.f_rounds[ctx, g.t.op_b[pc]] - 1
    return GO_ON


@kernel
def act_on_pokemon(g: Game, ctx: int, pc: int, op: int) -> int:
    if op == Do.AMOUNT:
        g.f_unit[ctx] = max(0, min(possible.value(g, ctx, g.t.op_a[pc]), 30000))
    elif op == Do.TARGET:
        return targets.find_targets(g, ctx, pc)
    elif op == Do.RESTORE:
        targets.restore(g, ctx)
    elif op == Do.TARGET_ANY:
        return targets.any_number(g, ctx, pc)
    elif op == Do.HURT:
        return striking.hurt(g, ctx, pc)
    elif op == Do.HURT_TIMES:
        hurt_times(g, ctx, pc)
    elif op == Do.HEAL:
        return wounding.heal(g, ctx, pc)
    elif op == Do.SET_HP:
        return wounding.set_hp(g, ctx, pc)
    elif op == Do.MOVE_DAMAGE:
        return wounding.move_damage(g, ctx, pc)
    elif op == Do.AFFLICT:
        return wounding.afflict(g, ctx, pc)
    elif op == Do.CURE:
        return wounding.cure(g, ctx, pc)
    elif op == Do.CLEAR:
        g.f_did[ctx] = 0
        if g.t.op_a[pc] == 1 or g.f_counting[ctx] == 0:
            g.f_result[ctx] = 0
    elif op == Do.NOT_DONE:
        g.f_did[ctx] = 0
        g.f_more[ctx] = 0
    return GO_ON


@kernel
def act_on_energy(g: Game, ctx: int, pc: int, op: int) -> int:
    if op == Do.UNITS:
        return energy.count_units(g, ctx, pc)
    if op == Do.ATTACH:
        return energy.attach(g, ctx, pc)
    if op == Do.SPREAD:
        return energy.spread(g, ctx, pc)
    if op == Do.PICK_TYPES:
        return energy.pick_types(g, ctx, pc)
    if op == Do.STRIP:
        return energy.strip(g, ctx, pc)
    if op == Do.STRIP_POT:
        return energy.strip_pot(g, ctx, pc)
    if op == Do.GIVERS:
        return energy_moves.find_givers(g, ctx, pc)
    if op == Do.KEEP_GIVERS:
        return energy_moves.keep_givers(g, ctx, pc)
    if op == Do.TAKERS:
        return energy_moves.find_takers(g, ctx, pc)
    if op == Do.SHIFT:
        return energy_moves.shift(g, ctx, pc)
    if op == Do.SHIFT_ONE_EACH:
        return energy_moves.shift_one_each(g, ctx, pc)
    if op == Do.SHIFT_SPREAD:
        return energy_moves.shift_spread(g, ctx, pc)
    if op == Do.RETYPE:
        return energy_moves.retype(g, ctx, pc)
    return energy_moves.retype_next(g, ctx, pc)


@kernel
def act_on_cards(g: Game, ctx: int, pc: int, op: int) -> int:
    if op == Do.DRAW:
        return piles.draw(g, ctx, pc)
    if op == Do.PUT:
        return piles.put_begins(g, ctx, pc)
    if op == Do.PUT_CARDS:
        return piles.put_cards(g, ctx, pc)
    if op == Do.PUT_CHOSEN:
        return piles.put_chosen(g, ctx, pc)
    if op == Do.PUT_POKEMON:
        return piles.put_pokemon(g, ctx, pc)
    if op == Do.PUT_TOP:
        return piles.put_top(g, ctx, pc)
    if op == Do.PUT_TOOL:
        return piles.put_tool(g, ctx, pc)
    if op == Do.ZONE_DISCARD:
        return energy_moves.empty_zone(g, ctx, pc)
    if op == Do.ZONE_REFILL:
        return energy_moves.refill_zone(g, ctx, pc)
    if op == Do.SHOW:
        return knowing.show(g, ctx, pc)
    if op == Do.LOOK:
        return knowing.look(g, ctx, pc)
    if op == Do.ARRANGE:
        return knowing.arrange(g, ctx, pc)
    if op == Do.SHUFFLE:
        return knowing.shuffle(g, ctx, pc)
    if op == Do.EVOLVE:
        return knowing.evolve(g, ctx, pc)
    if op == Do.SWITCH_OUT:
        return knowing.switch_begins(g, ctx, pc)
    return knowing.switch(g, ctx, pc)


@kernel
def act_later(g: Game, ctx: int, pc: int, op: int) -> int:
    a = g.t.op_a[pc]
    if op == Do.MARK:
        return marks.mark(g, ctx, pc)
    if op == Do.MARK_CHOSEN:
        return marks.mark_chosen(g, ctx, pc)
    if op == Do.MARK_ATTACK:
        return marks.mark_attack(g, ctx, pc)
    if op == Do.MARK_SELF:
        return marks.mark_self(g, ctx, pc)
    if op == Do.MARK_PLAYER:
        return marks.mark_player(g, ctx, pc)
    if op == Do.MARK_SPOT:
        return marks.mark_spot(g, ctx, pc)
    if op == Do.AWARD:
        award(g, ctx, possible.value(g, ctx, a))
    elif op == Do.VOW:
        g.vow[g.vow[0] > 0] = a
    elif op == Do.USE_EFFECT:
        return flow.use_effect(g, ctx, pc)
    elif op == Do.COPY:
        return copying.copy(g, ctx, pc)
    elif op == Do.BECOME:
        return copying.become(g, ctx, pc)
    elif op == Do.END_TURN:
        g.f_ends[ctx] = 1
    elif op == Do.MAY:
        return flow.may(g, ctx, pc)
    elif op == Do.MODAL:
        return flow.modal(g, ctx, pc)
    elif op == Do.MORE:
        g.f_power[ctx] = g.f_power[ctx] + possible.value(g, ctx, a)
    elif op == Do.BASE:
        g.f_power[ctx] = possible.value(g, ctx, a)
    elif op == Do.FAIL:
        g.f_pc[ctx] = a
        g.f_ignores[ctx] = copying.FAILED
    elif op == Do.AIM:
        return attack.take_aim(g, ctx, pc)
    elif op == Do.BASE_DAMAGE:
        return attack.add_base(g, ctx, pc)
    elif op == Do.IGNORE:
        g.f_ignores[ctx] = g.f_ignores[ctx] | a
    elif op == Do.STRIKE:
        return striking.strike(g, ctx, pc)
    elif op == Do.CHOOSE:
        return targets.choose(g, ctx, pc)
    elif op == Do.CHOOSE_CARD:
        return knowing.choose_card(g, ctx, pc)
    elif op == Do.CHOOSE_SPOT:
        return targets.choose_spot(g, ctx, pc)
    elif op == Do.AIMED:
        # Chosen before, or else (b) chosen now.
        if g.aimed >> a & 1:
            g.f_set[ctx] = g.aim[a]
            g.aimed = g.aimed & ~(1 << a)
        else:
            g.f_pc[ctx] = g.t.op_b[pc]
    elif op == Do.BASE_SET:
        left = g.f_set[ctx]
        for spot in bits(left):
            g.base[spot] = g.base[spot] + possible.value(g, ctx, a)
    return GO_ON


@kernel
def hurt_times(g: Game, ctx: int, pc: int) -> None:
    """`unit` tens to a random Pokémon each time, whoever was picked before (rulebook 17.11): a times, b selector, c fits."""
    found = targets.candidates(g, ctx, g.t.op_b[pc], g.t.op_c[pc])
    if found:
        for _ in range(min(possible.value(g, ctx, g.t.op_a[pc]), MANY)):
            board.hurt(g, random_bit(g, Purpose.PICK_POKEMON, found), g.f_unit[ctx])


@kernel
def award(g: Game, ctx: int, change: int) -> None:
    """Points for a Knock Out that is being settled: none at all, or so many more or fewer."""
    for spot in bits(g.f_set[ctx]):
        if change == 0:
            g.denied = g.denied | 1 << g.serial[spot]
        else:
            g.awards[spot] = g.awards[spot] + change


@kernel
def run_task(g: Game) -> None:
    """The task on top."""
    at = g.tasks - 1
    g.tasks = at
    what = g.task[at, 0]
    a = g.task[at, 1]
    b = g.task[at, 2]
    if what == Task.RUN:
        run(g)
    elif what == Task.LEAVE:
        g.frame = g.frame - 1
    elif what == Task.ANSWER:
        events.answer(g, at)
    elif what == Task.FINISH_EFFECT:
        actions.finish_effect(g)
    elif what == Task.ATTACHED:
        actions.attached(g, a, b)
    elif what == Task.REMEMBER:
        attack.remember(g)
    elif what == Task.REACT:
        attack.react(g)
    elif what == Task.REACT_TEXT:
        attack.react_with(g, a, b)
    elif what == Task.REACT_ARMED:
        attack.react_armed(g, a)
    elif what == Task.CONCLUDE:
        g.frame = -1
        settling.settle(g, 0)
    elif what == Task.ONCE_MORE:
        attack.once_more(g)
    elif what == Task.END_OF_TURN:
        turn.end_of_turn(g)
    elif what == Task.END_STEP:
        turn.next_step(g)
    elif what == Task.SETTLE:
        settling.settle(g, a)
    elif what == Task.TOPPLE:
        settling.topple(g)
    elif what == Task.FINISH_SETTLING:
        settling.finish(g, a)
    elif what == Task.PROMOTE:
        settling.promote(g, a, b)
    elif what == Task.CHECKUP_TEXTS:
        turn.checkup_texts(g)
    elif what == Task.NEXT_TURN:
        turn.next_turn(g)
    elif what == Task.LAST_WORDS:
        settling.last_words(g, a, b)
    elif what == Task.TRIUMPH:
        attack.triumph(g)
    elif what == Task.KNOCKED_OUT:
        settling.knocked_out(g, a)
    elif what == Task.PLAYED:
        hearing.played(g, a)
    elif what == Task.GROWN:
        hearing.grown(g, a)
    elif what == Task.MOVED_UP:
        hearing.moved_up(g, a)
    elif what == Task.ENTERED:
        actions.enter_answered(g)
    elif what == Task.PAY_RETREAT:
        actions.paid_unit(g, a)
    elif what == Task.AFTER_COPY:
        if g.f_ignores[g.frame] != copying.FAILED:
            g.f_pc[g.frame] = a
            run(g)
    else:
        actions.play_onto(g, what, a, frames.answered_spot(g))
