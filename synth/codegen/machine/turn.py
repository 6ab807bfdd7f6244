"""From the end of a turn to the next player's main phase (rulebook 4, 13)."""

from synth.codegen.graphs.intrinsics import Game, Known, bits, exchange, plays
from synth.codegen.machine import board, deck, events, frames, marks, modifiers
from synth.codegen.machine.chance import roll_energy
from synth.codegen.machine.words import ROW_UNITS, EventOf, Kept, KindOf, ScopeOf, Task
from synth.spec.chance import Purpose
from synth.spec.layout import MOST_TOOLS, Daze, Flow, Phase, Winner

ENDS = 1 << EventOf.TURN_END_MY | 1 << EventOf.TURN_END_OPP | 1 << EventOf.TURN_END_EACH | 1 << EventOf.TURN_END_FIRST

AGE_CAP = 31
"""Turns in play that are counted: five bits beside three others."""
NOTED = ROW_UNITS + 2
"""What is remembered of a turn of a player beside the titles of attacks."""
STARTS = 1 << EventOf.TURN_START_MY | 1 << EventOf.TURN_START_OPP | 1 << EventOf.TURN_START_EACH
"""Events as bits."""


@plays(Task.END_OF_TURN)
def end_of_turn(g: Game) -> None:
    """All effects of the player whose turn ends, then the other's; Knock Outs after each (rulebook 13.1, 13.3, D30)."""
    g.ending = 0 if board.hears(g, ENDS) else 2 * steps(g)  # nearly always nobody does
    next_step(g)


def steps(g: Game) -> int:
    """Of a side: Abilities slot by slot, Tools, what is armed at the other side's slots, the Stadium; as many in every pool."""
    return (2 + MOST_TOOLS) * g.c.slots + 1


@plays(Task.END_STEP)
def next_step(g: Game) -> None:
    each = steps(g)
    while g.ending < 2 * each:
        side = g.ending >= each
        step = next_text(g, side, g.ending - side * each)
        g.ending = side * each + min(step + 1, each)
        if step < each:
            collect(g, side, step)
        if g.answers > 0:
            frames.push(g, Task.END_STEP)
            frames.push(g, Task.SETTLE)
            events.answer_all(g)
            return
    g.ending = 0
    at_once = modifiers.on_player(g, KindOf.ANOTHER_TURN, 0)
    again = at_once or modifiers.on_player(g, KindOf.TURN_AFTER_CHECKUP, 0)
    expire(g, again)
    frames.push(g, Task.NEXT_TURN)
    g.flow = Flow.AGAIN if again else Flow.NEXT
    # After a Checkup the player whose turn comes promotes first (rulebook 14.9, D3).
    frames.push(g, Task.SETTLE, 0 if again else 1)
    if at_once:
        g.daze_fresh[0] = 0  # the turn of the paralysis is over all the same
        return
    if board.hears(g, 1 << EventOf.CHECKUP):
        frames.push(g, Task.CHECKUP_TEXTS)
    for side in range(2):
        check_up(g, side)


def next_text(g: Game, side: int, first: int) -> int:
    """The first of a side's steps, from one on, in which there is a text for the end of a turn; their number if there is none."""
    slots = g.c.slots
    tools = slots * MOST_TOOLS
    for slot in range(first, slots):
        if g.t.card_events[g.pokemon[side * slots + slot], 0] & ENDS:
            return slot
    for slot in range(slots):
        for k in range(g.c.tools):
            step = slots + slot * MOST_TOOLS + k
            if step >= first and g.t.card_events[g.tool[side * slots + slot, k], 0] & ENDS:
                return step
    if first < 2 * slots + tools and modifiers.arms(g, 0, ENDS):
        return max(first, slots + tools)
    if side == 0 and first <= 2 * slots + tools and g.t.card_events[g.stadium, 0] & ENDS:
        return 2 * slots + tools
    return steps(g)


def collect(g: Game, side: int, step: int) -> None:
    """The answers of one step."""
    slots = g.c.slots
    tool = step - slots
    armed = tool - slots * MOST_TOOLS
    if tool < 0:
        end_texts(g, side * slots + step, 0)
    elif armed < 0:
        if tool % MOST_TOOLS < g.c.tools:
            end_texts(g, side * slots + tool // MOST_TOOLS, 1 + tool % MOST_TOOLS)
    elif armed < slots:
        spot = (1 - side) * slots + armed
        if g.pokemon[spot] > 0:
            mine = 1 << EventOf.TURN_END_MY | 1 << EventOf.TURN_END_EACH | (g.turn <= 2) << EventOf.TURN_END_FIRST
            events.respond_waiting(g, spot, 0, mine, 1 << EventOf.TURN_END_OPP | 1 << EventOf.TURN_END_EACH)
    elif side == 0:
        events.respond_stadium(g, EventOf.TURN_END_EACH)


def end_texts(g: Game, spot: int, text: int) -> None:
    """Of the Ability there, or of a Tool."""
    turn_texts(g, spot, 1 << text, EventOf.TURN_END_MY, EventOf.TURN_END_OPP, EventOf.TURN_END_EACH)
    if spot < g.c.slots and g.turn <= 2:
        events.respond(g, spot, EventOf.TURN_END_FIRST, 1 << text)


def turn_texts(g: Game, spot: int, which: int, mine: Known, theirs: Known, each: Known) -> None:
    """Of some texts at a Pokémon those about its owner's turn, or about the other player's; then those about both."""
    if spot < g.c.slots:
        events.respond(g, spot, mine, which)
    else:
        events.respond(g, spot, theirs, which)
    events.respond(g, spot, each, which)


def expire(g: Game, again: int) -> None:
    """What lasts for a turn, and what was to last for the opponent's next turn, is over before the Checkup (rulebook 13.7).
    `again`: the same player has another turn, so that this turn is no longer the last one that the opponent looks back to."""
    for deed in range(NOTED):
        now = g.t.deed_now[deed]
        if g.t.deed_last[deed] > 0:
            g.times[0, g.t.deed_last[deed]] = g.times[0, now]
        if now > 0:
            g.times[0, now] = 0
    g.supporter_played = 0
    g.retreated = 0
    g.stadium_played = 0
    g.stadium_used = 0
    g.reflipped = 0
    g.moved[0] = 0
    g.moved[1] = 0
    for spot in range(2 * g.c.slots):
        g.fresh[spot] = 0
        # What evolved in this turn has evolved in its own last one.
        g.used[spot] &= 8
        if board.side_of(g, spot) == 0:
            g.used[spot] = (g.t.kept[0] >> Kept.GREW & 1 and g.grown[spot] > 0) << 3
        g.grown[spot] = 0
    # Energy left in the Zone vanishes, it is not discarded (rulebook 6.5, D9).
    g.energy_now[0] = 0
    past = again != 0
    g.fallen[past] = 0
    g.title[0] = g.title_next[0]
    g.title_next[0] = 0
    for slot in range(g.c.slots):
        g.struck[past * g.c.slots + slot] = 0
        # An attack of this turn is then one of the last.
        older = 0
        if g.t.kept[0] >> Kept.AGE & 1 and g.pokemon[slot] > 0:
            older = min(AGE_CAP, (g.fought[slot] >> 3) + 1)
        g.fought[slot] = g.fought[slot] & 1 | (g.fought[slot] & 2) << 1 | older << 3
    marks.expire(g, past)


def check_up(g: Game, side: int) -> None:
    """Special Conditions. Nobody is Knocked Out before the end: who has no HP left may still be healed (rulebook 13.5, D5)."""
    spot = side * g.c.slots
    if g.poison[side]:
        board.hurt(g, spot, max(0, g.poison[side] + modifiers.total(g, KindOf.POISON, spot)))
    if g.burn[side]:
        burn = g.burn[side] - 1 if g.burn[side] > 1 else g.c.burn
        board.hurt(g, spot, max(0, burn + modifiers.total(g, KindOf.BURN, spot)))
        if modifiers.flipped(g, side, Purpose.BURN, side):
            g.burn[side] = 0
    if g.daze[side] == Daze.ASLEEP:
        wakes = 1
        modifiers.raise_all(g, KindOf.SLEEP_COINS, 0, spot)
        for k in range(max(1 + g.worth[0], g.daze_fresh[side])):
            wakes &= modifiers.flipped(g, side, Purpose.SLEEP, side + 2 * k)
        if wakes:
            g.daze[side] = Daze.NONE
            g.daze_fresh[side] = 0
    elif g.daze[side] == Daze.PARALYZED and side == 0:
        if not g.daze_fresh[0]:
            g.daze[0] = Daze.NONE
        g.daze_fresh[0] = 0


@plays(Task.CHECKUP_TEXTS)
def checkup_texts(g: Game) -> None:
    """What damages first, then what heals; of both players, the one whose turn ended first, the Stadium last (D6)."""
    for spot in bits(board.in_play(g)):
        events.respond(g, spot, EventOf.CHECKUP)
        events.respond_armed(g, spot, EventOf.CHECKUP)
    events.respond_stadium(g, EventOf.CHECKUP)
    # Stable: those that damage go before those that do not.
    for end in range(g.answers):
        for k in range(g.answers - 1 - end):
            if not damages(g, k) and damages(g, k + 1):
                exchange(g.found_answer, k, k + 1, 1)
    events.answer_all(g)


def damages(g: Game, k: int) -> int:
    index = g.found_answer[k, 2]
    return g.t.prog_damages[index] if g.found_answer[k, 1] & 3 == events.TEXT else g.t.mod_damages[index]


@plays(Task.NEXT_TURN)
def next_turn(g: Game) -> None:
    """After the Checkup of the last turn, which can still win, the game is a tie (rulebook 4.8, D4)."""
    if g.turn >= g.c.turn_limit:
        frames.end_game(g, Winner.TIE)
        return
    # Odd turns are always those of the player who went first.
    g.turn += 1 + (g.flow == Flow.AGAIN)
    if g.flow != Flow.AGAIN:
        g.turn_player = 1 - g.turn_player
        board.swap_sides(g)
    g.flow = Flow.MAIN
    if g.turn < 1:
        g.phase = Phase.SETUP
        return
    g.phase = Phase.MAIN
    drew = deck.draw(g, 0, Purpose.TURN_DRAW, 0)
    if g.turn > 1 and not modifiers.locked(g, 0, ScopeOf.GENERATE):
        g.energy_now[0] = g.energy_next[0]
        g.energy_next[0] = roll_energy(g, 0, 0)
    if board.hears(g, STARTS):
        for spot in bits(board.in_play(g)):
            turn_texts(g, spot, events.ALL_TEXTS, EventOf.TURN_START_MY, EventOf.TURN_START_OPP, EventOf.TURN_START_EACH)
            if spot < g.c.slots:
                events.respond_waiting(g, spot, 0, 1 << EventOf.TURN_START_MY, 0)
        events.respond_stadium(g, EventOf.TURN_START_EACH)
    # HP may depend on whose turn it is, and on hands.
    frames.push(g, Task.SETTLE)
    if g.answers > 0:
        events.answer_all(g)
    if drew:
        frames.push(g, Task.SETTLE)
        if g.c.events >> EventOf.DRAWS & 1:
            frames.push(g, Task.ACTED, 0, EventOf.DRAWS)
