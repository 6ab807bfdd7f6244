"""What a player does in the main phase and in setup, apart from attacking."""

from synth.codegen.graphs.intrinsics import Game, Known, bits, lowest, matches, plays, popcount, those
from synth.codegen.machine import board, energy, events, flow, frames, hearing, knowing, modifiers, questions
from synth.codegen.machine.deck import FOSSIL, ITEM, POKEMON, STADIUM, SUPPORTER, TOOL
from synth.codegen.machine.words import EVERY, MANY, Carrier, DeedOf, EventOf, KindOf, Task
from synth.spec.layout import ENERGIES, Flow, Phase, Place


def end(g: Game) -> None:
    if g.phase == Phase.SETUP:
        frames.push(g, Task.NEXT_TURN)
    else:
        g.flow = Flow.END
        frames.push(g, Task.END_OF_TURN)


def attach(g: Game, slot: int) -> None:
    unit = g.energy_now[0] - 1
    g.energy_now[0] = 0
    frames.push(g, Task.SETTLE)
    g.energy[slot, unit] = min(MANY, g.energy[slot, unit] + 1)
    energy.note_attached(g, slot)
    if board.hears(g, 1 << EventOf.ATTACHED_ZONE):
        frames.push(g, Task.ATTACHED, g.serial[slot], unit)


def retreat(g: Game, slot: int) -> None:
    g.retreated += 1
    board.note(g, 0, DeedOf.RETREATS)
    ctx = frames.new_frame(g, Carrier.RULE, 0, 0, 0)
    g.f_slot[ctx] = slot
    pay_retreat(g, questions.retreat_cost(g, 0))


def pay_retreat(g: Game, n: int) -> None:
    """Units worth n, or all there are (rulebook 6.15); which ones is asked while it makes a difference."""
    ctx = g.frame
    types = board.unit_types(g, 0, EVERY)
    have = modifiers.units_worth(g, 0)
    g.f_left[ctx] = min(max(0, n), have)
    if n > 0 and popcount(types) > 1 and n < have:
        frames.question(g, Phase.CHOOSE_ENERGY, 0, types)
        frames.push(g, Task.PAY_RETREAT, n)
        return
    for unit in range(ENERGIES):
        while n > 0 and g.energy[0, unit] > 0:
            board.discard_unit(g, 0, unit)
            n -= g.worth[unit]
    move_back(g, g.f_slot[ctx])


@plays(Task.PAY_RETREAT)
def paid_unit(g: Game, n: int) -> None:
    modifiers.raise_all(g, KindOf.UNIT_VALUE, 1, 0)
    board.discard_unit(g, 0, g.answer)
    pay_retreat(g, n - g.worth[g.answer])


def move_back(g: Game, slot: int) -> None:
    """What waits for a retreat is asked while the Pokémon is still there, and happens once it has gone (rulebook 9.6)."""
    g.frame = -1
    left = g.serial[0]
    came = g.serial[slot]
    events.respond(g, 0, EventOf.RETREATS)
    if g.c.events >> EventOf.RETREATS & 1:
        hearing.all_hear(g, EventOf.RETREATS, 0)
    events.respond_armed(g, 0, EventOf.RETREATS)
    for k in range(g.answers):
        g.found_answer[k, 4] = left
    board.switch(g, slot)
    frames.push(g, Task.SETTLE)
    hearing.tell(g, hearing.MOVING, Task.MOVED_UP, came, left)
    events.answer_all(g, 0, came)


def discard_fossil(g: Game, slot: int) -> None:
    board.leave_play(g, slot, Place.DISCARD, 0)
    frames.push(g, Task.SETTLE)


def ability_program(g: Game, slot: int) -> int:
    """The program that using the Ability in this slot runs; 0 if it has no such one."""
    card = g.pokemon[slot]
    once = board.answers(g, card, EventOf.ONCE)
    if not (once or board.answers(g, card, EventOf.ANYTIME)) or questions.lost(g, slot):
        return 0
    if once:
        return 0 if g.used[slot] & 1 else flow.program_of(g, card, EventOf.ONCE)
    return flow.program_of(g, card, EventOf.ANYTIME)


def ability(g: Game, slot: int) -> None:
    program = ability_program(g, slot)
    if g.t.prog_event[program] == EventOf.ONCE:
        g.used[slot] |= 1
    resolve(g, program, Carrier.ABILITY, g.serial[slot], 0)


def use_stadium(g: Game) -> None:
    g.stadium_used = 1
    resolve(g, flow.program_of(g, g.stadium, EventOf.ONCE_EACH), Carrier.STADIUM, 0, board.stadium_card(g))


def resolve(g: Game, program: int, carrier: int, source: int, card: int) -> None:
    ctx = frames.new_frame(g, carrier, 0, g.t.prog_row[program], source)
    g.f_card[ctx] = card
    g.f_pc[ctx] = g.t.prog_pc[program]
    frames.push(g, Task.FINISH_EFFECT)
    frames.push(g, Task.RUN)


@plays(Task.FINISH_EFFECT)
def finish_effect(g: Game) -> None:
    """A Trainer card goes to the discard pile once its effect is over (rulebook 8.3); then come Knock Outs."""
    ctx = g.frame
    card = g.f_card[ctx] - 1
    if card >= 0 and g.place[card >> 5, card & 31] == Place.RESOLVING:
        board.send(g, card >> 5, card & 31, Place.DISCARD)
    g.frame = -1
    if g.f_ends[ctx]:
        g.flow = Flow.END
        frames.push(g, Task.END_OF_TURN)
    frames.push(g, Task.SETTLE)
    if card >= 0 and g.f_carrier[ctx] == Carrier.TRAINER:
        note_played(g, card & 31)
    if g.f_evolved[ctx] > 0:
        hearing.tell(g, 1 << EventOf.ON_EVOLVE, Task.CAME, g.f_evolved[ctx], EventOf.ON_EVOLVE)
        entered(g, g.f_evolved[ctx], EventOf.ON_EVOLVE)


def play(g: Game, at: int) -> None:
    card = g.card[0, at]
    kind = g.t.kind[card]
    g.seen[0, at] = 0
    if g.phase == Phase.SETUP:
        put_down(g, at, 0)
        return
    g.place[0, at] = Place.RESOLVING
    if kind == POKEMON and g.t.stage[card] > 0:
        play_on(g, Task.EVOLVE_TARGET, at, evolution_targets(g, card))
    elif kind <= FOSSIL:
        serial = put_down(g, at, 1)
        board.note(g, 0, DeedOf.BENCHED)
        frames.push(g, Task.SETTLE)
        hearing.tell(g, 1 << EventOf.ON_BENCH, Task.CAME, serial, EventOf.ON_BENCH)
        if kind == FOSSIL:
            note_played(g, at)
        entered(g, serial, EventOf.ON_BENCH)
    elif kind == TOOL:
        play_on(g, Task.TOOL_TARGET, at, tool_targets(g))
    elif kind == STADIUM:
        build(g, at)
    else:
        if kind == SUPPORTER:
            g.supporter_played += 1
        resolve(g, g.t.card_play[card], Carrier.TRAINER, 0, 1 + at)


def put_down(g: Game, at: int, fresh: int) -> int:
    """The Active Spot is empty only in setup."""
    spot = board.free_bench(g, 0) if g.pokemon[0] > 0 else 0
    g.place[0, at] = Place.IN_PLAY + spot
    board.enter(g, spot, g.card[0, at], fresh)
    return g.serial[spot]


def play_on(g: Game, task: int, at: int, targets: int) -> None:
    """A card that goes onto a Pokémon; which one is asked if there are several."""
    frames.new_frame(g, Carrier.RULE, 0, 0, 0)
    if popcount(targets) > 1:
        frames.question(g, Phase.CHOOSE_SLOT, 0, targets)
        frames.push(g, task, at, 1)
    else:
        play_onto(g, task, at, lowest(targets))


@plays(Task.EVOLVE_TARGET, Task.TOOL_TARGET)
def target_named(g: Game, at: int, _: int, task: Known) -> None:
    play_onto(g, task, at, frames.answered_spot(g))


def play_onto(g: Game, task: int, at: int, spot: int) -> None:
    g.frame = -1
    if task == Task.EVOLVE_TARGET:
        knowing.put_on(g, spot, at)
        frames.push(g, Task.SETTLE)
        hearing.tell(g, 1 << EventOf.EVOLVES, Task.CAME, g.serial[spot], EventOf.EVOLVES)
        hearing.tell(g, 1 << EventOf.ON_EVOLVE, Task.CAME, g.serial[spot], EventOf.ON_EVOLVE)
        entered(g, g.serial[spot], EventOf.ON_EVOLVE)
    else:
        tool = board.equip(g, spot, at)
        g.place[0, at] = Place.IN_PLAY + spot
        board.look_again(g)
        frames.push(g, Task.SETTLE)
        note_played(g, at)
        # Its own text for that.
        events.respond(g, spot, EventOf.ON_ATTACH, events.FIRST_TOOL << tool)
        events.answer_all(g, 0, events.HUSHED)


def note_played(g: Game, at: int) -> None:
    """A Trainer card was played: what waits for that comes before Knock Outs."""
    kind = g.t.kind[g.card[0, at]]
    board.note(g, 0, DeedOf.TRAINERS)
    board.note(g, 0, DeedOf.ITEMS + max(0, kind - ITEM))
    if g.c.events >> EventOf.PLAYED & 1:
        frames.push(g, Task.PLAYED, at)


def build(g: Game, at: int) -> None:
    """The old Stadium goes to its owner's discard pile; the new one may be used this turn (rulebook 8.26, 8.27, D18)."""
    old = board.stadium_card(g) - 1
    if old >= 0:
        board.send(g, old >> 5, old & 31, Place.DISCARD)
    g.stadium = g.card[0, at]
    g.stadium_side = 0
    g.stadium_played = 1
    g.stadium_used = 0
    g.place[0, at] = Place.STADIUM
    board.look_again(g)
    frames.push(g, Task.SETTLE)
    note_played(g, at)


def evolution_targets(g: Game, card: int) -> int:
    """For a card played from hand: by name, not on a first turn, not on a Pokémon that came or evolved this turn."""
    mine = board.in_play(g) & board.of_side(g, 0)
    ready = mine & matches(g.fresh, 0, g.c.slots, 0) if g.turn > 2 else 0
    if questions.some(g, KindOf.EVOLVE_EARLY):
        ready |= those(slot for slot in bits(mine & ~ready) if modifiers.total(g, KindOf.EVOLVE_EARLY, slot) > 0)
    name = g.t.from_name[card]
    return those(slot for slot in bits(ready) if modifiers.named_as(g, slot, name) and not modifiers.evolve_locked(g, slot))


def tool_targets(g: Game) -> int:
    """One Tool a Pokémon, or as many as a text allows, whatever the Tool wants (rulebook 8.18, 8.19). A permission that ends
    takes nothing away (8.21, D24)."""
    mine = board.in_play(g) & board.of_side(g, 0)
    return those(slot for slot in bits(mine) if popcount(board.tools(g, slot)) < modifiers.tools_allowed(g, slot))


def entered(g: Game, serial: int, event: int) -> None:
    """An Ability for coming from the hand: used right then or never; not asked if of no use (rulebook 10.9)."""
    spot = board.find(g, serial)
    if spot < 0 or not board.answers(g, g.pokemon[spot], event) or questions.lost(g, spot):
        return
    program = flow.program_of(g, g.pokemon[spot], event)
    side = board.side_of(g, spot)
    heard = g.t.prog_whose[program] != events.ITSELF  # of others: told to all
    if not heard and flow.usable(g, frames.probe(g, Carrier.ABILITY, side, serial), program):
        events.note(g, events.TEXT, program, side, serial, 0, Carrier.ABILITY)
        events.answer_all(g)
