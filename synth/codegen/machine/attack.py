"""An attack from its announcement to the end of the turn (rulebook 11.4). Its stages are operations of its program."""

from synth.codegen.graphs.intrinsics import Game, plays
from synth.codegen.machine import board, events, frames, hearing, modifiers, possible, questions
from synth.codegen.machine.chance import random_bit
from synth.codegen.machine.questions import ANY_SCOPE, NOBODY
from synth.codegen.machine.words import MANY, ROW_UNITS, Carrier, DeedOf, Do, EventOf, Kept, KindOf, Level, ScopeOf, Task
from synth.spec.chance import Purpose
from synth.spec.layout import ENERGIES, HELD, Daze, Flow

SMOKE_CAP = 8
"""Coins that effects can ask for before an attack."""


def attack_row(g: Game, action: int) -> int:
    """The row of the attack that an action uses; 0 for none. Of the Active Pokémon's stack from the top; of the own Bench, or in
    slot 0 of the opponent's Active Pokémon; of own cards, their first attacks before their second ones."""
    index = action - g.c.first_attack
    card = g.pokemon[0]
    if action >= g.c.first_card:
        index = action >= g.c.first_rank
        card = g.card[0, action - (g.c.first_rank if index else g.c.first_card)]
    elif action >= g.c.first_copy:
        index = action - g.c.first_copy
        card = g.pokemon[index >> 1 if index >> 1 else g.c.slots]
    elif index >= 2:
        under = board.stack(g, 0)
        for _ in range(index >> 1):
            if under:
                under &= ~(1 << board.uppermost(g, 0, under))
        if under == 0:
            return 0
        card = g.card[0, board.uppermost(g, 0, under)]
    return g.t.attack_row[card, index & 1]


def announce(g: Game, action: int) -> None:
    g.flow = Flow.END
    frames.push(g, Task.END_OF_TURN)
    # Confusion before other coins; with tails no attack was used (rulebook 11.4, D25).
    if g.daze[0] == Daze.CONFUSED and not modifiers.flipped(g, 0, Purpose.CONFUSION, 0):
        return
    smoke = modifiers.total(g, KindOf.COIN_TO_ATTACK, 0)
    for number in range(min(SMOKE_CAP, smoke)):
        if not modifiers.flipped(g, 0, Purpose.SMOKESCREEN, number):
            return
    row = attack_row(g, action)
    ctx = begin(g)
    prepare(g, ctx, row)
    g.f_pc[ctx] = g.t.row_pc[row]
    if g.t.row_again[row] > 0:
        g.again = row
        g.striker = g.serial[0]
    frames.push(g, Task.RUN)


def begin(g: Game) -> int:
    ctx = frames.new_frame(g, Carrier.ATTACK, 0, 0, g.serial[0])
    g.f_attacker[ctx] = g.serial[0]
    g.f_defender[ctx] = g.serial[g.c.slots]
    frames.clear_attack(g)
    frames.push(g, Task.ONCE_MORE)
    frames.push(g, Task.SETTLE)
    frames.push(g, Task.LEAVE)
    frames.push(g, Task.REACT)
    frames.push(g, Task.REMEMBER)
    return ctx


def prepare(g: Game, ctx: int, row: int) -> None:
    """Sets the attack up as printed."""
    g.f_row[ctx] = row
    g.f_power[ctx] = g.t.row_damage[row]
    spot = board.find(g, g.f_source[ctx])
    modifiers.attack_cost(g, spot, row)
    for unit in range(ENERGIES):
        g.f_cost[ctx, unit] = g.cost[unit]
    add_title(g, ctx, row)


def add_title(g: Game, ctx: int, row: int) -> None:
    if g.t.row_title[row] > 0:
        g.f_titles[ctx, g.f_titles[ctx, 0] > 0] = g.t.row_title[row]


def is_barred(g: Game, spot: int, row: int) -> int:
    return modifiers.naming(g, KindOf.CANNOT, spot, 1 << ScopeOf.THIS_ATTACK, NOBODY, g.t.row_title[row]) > 0


def is_locked(g: Game, action: int) -> int:
    """Whether one of the Active Pokémon's own attacks was locked by chance."""
    if not questions.some(g, KindOf.CANNOT):
        return 0
    worth = 1 + action - g.c.first_attack
    return any(
        g.mark_turns[0, k] <= 1 and g.mark_worth[0, k] == worth and g.t.mod_apart[(g.mark[0, k] - 1) >> 1]
        for k in range(HELD)
        if g.mark[0, k] > 0
    )


@plays(Do.BASE_TIMES)
def base_times(g: Game, ctx: int, pc: int) -> None:
    """Base damage to a random Pokémon each time: a amount, b selector, c times. One already beaten can be picked again (rulebook
    17.11)."""
    found = questions.spots(g, Level.EFFECTS, ctx, g.t.op_b[pc])
    if found:
        times = max(0, possible.value(g, ctx, g.t.op_c[pc])) + more_times(g, ctx)
        for _ in range(min(times, MANY)):
            g.base[random_bit(g, Purpose.PICK_POKEMON, found)] += possible.value(g, ctx, g.t.op_a[pc])


def more_times(g: Game, ctx: int) -> int:
    """How much more often this attack picks random targets."""
    spot = board.find(g, g.f_attacker[ctx])
    if spot < 0 or not questions.some(g, KindOf.TIMES):
        return 0
    return sum(
        modifiers.total(g, KindOf.TIMES, spot, ANY_SCOPE, NOBODY, frames.title_of(g, ctx, k))
        for k in range(2)
        if frames.title_of(g, ctx, k) > 0
    )


# After the attack's own program


@plays(Task.REMEMBER)
def remember(g: Game) -> None:
    """What later attacks may ask about: that this Pokémon has attacked, and with what (rulebook 11.30, 16.9, D25)."""
    ctx = g.frame
    board.note(g, 0, DeedOf.ATTACKS)
    for part in range(2):
        if g.t.deed_now[ROW_UNITS + part] > 0:
            g.times[0, g.t.deed_now[ROW_UNITS + part]] = g.f_row[ctx] // 100 if part else g.f_row[ctx] % 100
    spot = board.find(g, g.f_attacker[ctx])
    if spot >= 0:
        g.fought[spot] |= 3 if g.t.kept[0] >> Kept.SELF_USED & 1 else 1
    for k in range(2):
        title = frames.title_of(g, ctx, k)
        if title > 0:
            g.times[0, title] += 1
            g.title_next[0] = title


@plays(Task.REACT)
def react(g: Game) -> None:
    """The opponent's Active Pokémon answers if the attack damaged it and it is still there (rulebook 11.23, D15); then texts that
    wait for an attack that was used."""
    ctx = g.frame
    g.strike_row = g.f_row[ctx]
    g.strike_by = g.f_attacker[ctx]
    g.strike_at = g.f_defender[ctx]
    g.strike_hit = g.f_hit[ctx]
    g.strike_dealt = g.f_dealt[ctx]
    g.strike_second = g.f_second[ctx]
    hearing.tell(g, 1 << EventOf.ATTACKS, Task.CAME, g.strike_by, EventOf.ATTACKS)
    serial = g.serial[g.c.slots]
    if serial > 0 and g.f_hit[ctx] >> serial & 1:
        events.push_texts(g, Task.REACT_TEXT, g.c.slots)


@plays(Task.TRIUMPH)
def triumph(g: Game) -> None:
    """The attacker's side: its Ability, its Tools, what this attack armed, what earlier effects armed."""
    spot = board.find(g, g.strike_by)
    if spot < 0:
        return
    events.respond(g, spot, EventOf.MY_ATTACK_KOS, events.ALL_TEXTS, 1)
    for k in range(2):
        vow = g.vow[k]
        if vow > 0:
            ctx = frames.probe(g, Carrier.RULE, 0, g.strike_by)
            g.f_it[ctx] = g.strike_by
            g.f_defender[ctx] = g.strike_at
            if questions.covers(g, Level.EFFECTS, ctx, g.t.vow_on[vow], spot):
                # What it does to itself by then is no longer the attack's own damage.
                events.note(g, events.VOWED, g.t.vow_pc[vow], 0, g.strike_by, g.strike_by, Carrier.RULE)
    events.respond_armed(g, spot, EventOf.MY_ATTACK_KOS)
    events.answer_all(g, 1)


@plays(Task.ONCE_MORE)
def once_more(g: Game) -> None:
    """A second attack in a row, on whoever is Active by then (rulebook 11.16)."""
    row = g.again
    g.again = 0
    if row == 0 or g.serial[0] != g.striker:
        return
    ctx = begin(g)
    g.f_row[ctx] = row
    g.f_power[ctx] = g.t.row_again[row]
    g.f_second[ctx] = 1
    add_title(g, ctx, row)
    g.f_pc[ctx] = g.c.strike_pc
    frames.push(g, Task.RUN)
