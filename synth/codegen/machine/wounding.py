"""Operations about damage and Special Conditions, on the Pokémon in `set`."""

from synth.codegen.graphs.intrinsics import Game, bits, exchange, lowest, plays, those
from synth.codegen.machine import board, frames, hearing, modifiers, possible, questions, select
from synth.codegen.machine.chance import random_bit
from synth.codegen.machine.frames import GO_ON, STOP
from synth.codegen.machine.words import Do, EventOf, Kept, KindOf, Task
from synth.spec.chance import Purpose
from synth.spec.layout import Daze, Phase

SLEEP, PARALYZED = 2, 3
ALL, CHOSEN, RANDOM, SAME = range(4)
"""How the Special Conditions of a text are meant."""


@plays(Do.HEAL)
def heal(g: Game, ctx: int, pc: int) -> int:
    """As many tens as `unit` says."""
    by = g.f_unit[ctx]
    healed = 0
    relieved = 0
    for spot in bits(g.f_set[ctx]):
        if modifiers.healable(g, spot):
            n = min(by, g.damage[spot])
            if n > 0 and g.t.kept[0] >> Kept.HEALED & 1:
                g.used[spot] |= 2
            g.damage[spot] -= n
            healed += n
            relieved |= (n > 0) << spot
    g.f_result[ctx] = healed * 10
    g.f_did[ctx] = healed > 0
    return hearing.interrupts(g, ctx, 1 << EventOf.HEALED, Task.CAME, relieved, EventOf.HEALED, pc + 1)


@plays(Do.SET_HP)
def set_hp(g: Game, ctx: int, pc: int) -> None:
    """`unit` is what remains. Neither damage nor healing (rulebook 11.17); remaining HP never rises by it."""
    remaining = g.f_unit[ctx]
    for spot in bits(g.f_set[ctx]):
        lost = questions.max_hp(g, spot) - remaining
        if lost > g.damage[spot]:
            g.damage[spot] = lost
            g.f_did[ctx] = 1


@plays(Do.MOVE_DAMAGE)
def move_damage(g: Game, ctx: int, pc: int) -> None:
    """From each of `givers` to each of `set`: a amount. Neither heals nor damages; as much as there is. b 1: one Pokémon swaps
    all of it with the other."""
    if g.t.op_b[pc]:
        exchange(g.damage, lowest(g.f_givers[ctx]), lowest(g.f_set[ctx]), 1)
        g.f_did[ctx] = 1
        return
    for giver in bits(g.f_givers[ctx]):
        if g.pokemon[giver] > 0:
            for taker in range(2 * g.c.slots):
                if taker != giver and g.f_set[ctx] >> taker & 1 and g.damage[giver] > 0:
                    moved = min(g.damage[giver], max(0, possible.value(g, ctx, g.t.op_a[pc])))
                    g.damage[giver] -= moved
                    board.hurt(g, taker, moved)
                    g.f_did[ctx] = 1


def catch(g: Game, spot: int, status: int, strength: int, n: int) -> None:
    """One of `n` conditions; alone, sleep takes `strength` coins. Nothing happens to a Pokémon that is immune, nor is anything
    replaced (rulebook 12.7)."""
    if modifiers.immune(g, spot, status):
        return
    side = board.side_of(g, spot)
    if status == 0:
        # The newest poison counts, also a weaker one (rulebook 12.6).
        g.poison[side] = strength
    elif status == 1:
        g.burn[side] = strength if n == 1 else 1
    else:
        g.daze[side] = Daze.ASLEEP + status - 2
        # Caught in the own turn, Paralysis outlasts the Checkup of that turn (rulebook 12.3).
        g.daze_fresh[side] = strength if status == SLEEP and n == 1 and strength > 1 else status == PARALYZED and side == 0


def lose(g: Game, side: int, status: int) -> None:
    if status == 0:
        g.poison[side] = 0
    elif status == 1:
        g.burn[side] = 0
    elif g.daze[side] == Daze.ASLEEP + status - 2:
        g.daze[side] = Daze.NONE
        g.daze_fresh[side] = 0


@plays(Do.AFFLICT)
def afflict(g: Game, ctx: int, pc: int) -> int:
    """a conditions (first place in the list), b how many, c how, d tens of poison, or coins if it is sleep alone, or the
    level of a burn alone: 1, and the tens it does if they are not the usual ones."""
    found = g.f_set[ctx] & (1 | 1 << g.c.slots)
    first = g.t.op_a[pc]
    n = g.t.op_b[pc]
    how = g.t.op_c[pc]
    picked = random_bit(g, Purpose.PICK_OPTION, (1 << n) - 1) if how == SAME and found else 0
    for spot in bits(found):
        if how == CHOSEN:
            if frames.asks(g, ctx, pc, Phase.CHOOSE_OPTION, g.f_controller[ctx], (1 << n) - 1):
                return STOP
            catch(g, spot, g.t.listed[first + g.answer], g.t.op_d[pc], n)
            g.f_set[ctx] &= ~(1 << spot)
        elif how == RANDOM:
            had = select.statuses(g, spot)
            new = those(k for k in range(n) if had >> g.t.listed[first + k] & 1 == 0)
            if new:
                catch(g, spot, g.t.listed[first + random_bit(g, Purpose.PICK_OPTION, new)], g.t.op_d[pc], n)
        elif how == SAME:
            catch(g, spot, g.t.listed[first + picked], g.t.op_d[pc], n)
        else:
            for k in range(n):
                catch(g, spot, g.t.listed[first + k], g.t.op_d[pc], n)
    return GO_ON


@plays(Do.CURE)
def cure(g: Game, ctx: int, pc: int) -> None:
    """a conditions (bits), b 1 for a random one of them."""
    for spot in bits(g.f_set[ctx]):
        had = select.statuses(g, spot) & g.t.op_a[pc]
        if g.t.op_b[pc] and had:
            had = 1 << random_bit(g, Purpose.PICK_OPTION, had)
        for status in bits(had):
            lose(g, board.side_of(g, spot), status)
            g.f_did[ctx] = 1


def recover_immune(g: Game) -> None:
    """After everything that may have given protection (rulebook 10.11, 12.7)."""
    if not questions.some(g, KindOf.IMMUNE):
        return
    for side in range(2):
        spot = side * g.c.slots
        for status in bits(select.statuses(g, spot)):
            if modifiers.immune(g, spot, status):
                lose(g, side, status)
