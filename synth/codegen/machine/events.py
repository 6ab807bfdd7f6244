"""Texts that answer an event: Abilities, Tools, and what earlier effects have left to wait. First all that answer are found,
then they are resolved one after the other, each in a frame of its own."""

from synth.codegen.graphs.intrinsics import Game, Known, bits, clear, plays
from synth.codegen.machine import board, flow, frames, modifiers, possible, questions
from synth.codegen.machine.words import ANSWERS, TASK, Carrier, EventOf, Level, Task
from synth.spec.layout import HELD

TEXT, ARMED, VOWED = range(3)
"""What kind of answer it is: a program of a card, what a mark waits with, what an attack armed for itself."""
NO_COIN = 0
WAITING, ABILITY, FIRST_TOOL, ALL_TEXTS = 0, 1, 2, -1
"""Which texts of a Pokémon, as bits: none but what waits at it, its Ability, its Tools place by place, all of them."""
HUSHED = 32
OWN, THEIRS, ANYBODYS, ITSELF = range(4)
"""Whose event a program waits for: its controller's, the opponent's, anybody's, that of the Pokémon with the text."""
NO_CARD = -1


def note(
    g: Game, kind: int, index: int, controller: int, source: int, it: int, carrier: int, card: int = 0, coin: int = NO_COIN
) -> None:
    """One more answer."""
    if g.answers >= ANSWERS:
        g.overflow = 1
        return
    clear(g.found_answer, g.answers, Task.ANSWER, kind + 4 * controller + 8 * carrier, index, source, it, card, coin)
    g.answers += 1


def answer_all(g: Game, with_attack: int = 0, new_active: int = 0) -> None:
    """One after the other, before anything else. HUSHED for `new_active`: what they attach themselves sets nothing off."""
    n = g.answers
    for k in range(n):
        at = g.tasks
        frames.push(g, Task.ANSWER)
        if g.tasks > at:
            for part in range(TASK):
                g.task[at, part] = g.found_answer[n - 1 - k, part]
            g.task[at, 7] = with_attack + 2 * new_active
    g.answers = 0


@plays(Task.ANSWER)
def answer(g: Game) -> None:
    """Resolves an answer, a task that was just taken off, in the middle of the present effect."""
    at = g.tasks
    what = g.task[at, 1]
    index = g.task[at, 2]
    it = g.task[at, 4]
    more = g.task[at, 7]
    kind = what & 3
    row = g.t.prog_row[index] if kind == TEXT else g.t.mod_row[index] if kind == ARMED else g.strike_row
    ctx = frames.new_frame(g, what >> 3, what >> 2 & 1, row, g.task[at, 3])
    g.f_it[ctx] = it
    if kind == ARMED:
        g.f_it_card[ctx] = g.task[at, 5]
    else:
        g.f_card[ctx] = g.task[at, 5]
    g.f_coin[ctx] = g.task[at, 6]
    g.f_new_active[ctx] = more >> 1 & 31
    g.f_hushed[ctx] = more >> 6
    if more & 1 and g.strike_row > 0 and kind != VOWED:
        tell_of_attack(g, ctx)
    if kind == ARMED:
        # At a Knock Out it is the one that was attacked.
        if g.t.mod_hears[index, EventOf.MY_ATTACK_KOS >> 5] >> (EventOf.MY_ATTACK_KOS & 31) & 1 == 0:
            g.f_defender[ctx] = it
    elif kind == VOWED:
        g.f_defender[ctx] = g.strike_at
    g.f_pc[ctx] = g.t.prog_pc[index] if kind == TEXT else g.t.mod_pc[index] if kind == ARMED else index
    # These take the place of the task that was read.
    frames.push(g, Task.LEAVE)
    frames.push(g, Task.RUN)


def tell_of_attack(g: Game, ctx: int) -> None:
    """An effect knows the attack that is being settled."""
    g.f_attacker[ctx] = g.strike_by
    g.f_attack[ctx] = g.strike_row
    g.f_hit[ctx] = g.strike_hit
    g.f_dealt[ctx] = g.strike_dealt
    g.f_second[ctx] = g.strike_second
    g.f_defender[ctx] = g.strike_at


def texts(g: Game, spot: int, event: int) -> int:
    """The texts at a Pokémon that wait for an event and are in force."""
    if g.heard[event >> 5] >> (event & 31) & 1 == 0:
        return 0
    found = 0
    if board.answers(g, g.pokemon[spot], event) and not questions.lost(g, spot):
        found = ABILITY
    for k in range(g.c.tools):
        if board.answers(g, g.tool[spot, k], event) and not questions.muted(g, spot):
            found |= FIRST_TOOL << k
    return found


def push_texts(g: Game, task: int, spot: int) -> None:
    """A task for each: its Ability, its Tools, what waits. Pushed last first."""
    frames.push(g, task, g.serial[spot], WAITING)
    for place in range(g.c.tools - 1, -1, -1):
        if g.tool[spot, place] > 0:
            frames.push(g, task, g.serial[spot], FIRST_TOOL << place)
    frames.push(g, task, g.serial[spot], ABILITY)


def card_at(g: Game, spot: int, text: int) -> int:
    """What a text of a Pokémon is of: 0 of its own card, else of a Tool."""
    return g.tool[spot, text - 1] if text else g.pokemon[spot]


def tool_card(g: Game, spot: int, text: int) -> int:
    """1 + 32 * side + place in the deck list of the Tool that a text is of; 0 for an Ability."""
    return 32 * board.side_of(g, spot) + g.tool_at[spot, text - 1] if text else 0


def consider(
    g: Game, program: int, side: int, source: int, it: int, carrier: int, card: int, with_attack: int, coin: int
) -> None:
    """A text answers, if its condition holds."""
    if g.t.prog_condition[program] > 0:
        ctx = frames.probe(g, carrier, side, source)
        g.f_it[ctx] = it
        g.f_card[ctx] = card
        if with_attack and g.strike_row > 0:
            tell_of_attack(g, ctx)
        if not possible.value(g, ctx, g.t.prog_condition[program]):
            return
    if g.t.prog_spends[program]:
        at = board.find(g, source)
        g.used[at] = g.used[at] | 1
    note(g, TEXT, program, side, source, it, carrier, card, coin)


def respond(g: Game, spot: int, event: Known, which: int = ALL_TEXTS, with_attack: int = 0, coin: int = NO_COIN) -> None:
    """Those of some texts at a Pokémon that answer the event now: its Ability's, then its Tools'."""
    if board.hears(g, 1 << event):
        hear(g, spot, event, 1 << ITSELF, 0, -1, NO_CARD, with_attack, coin, which)


def hear(
    g: Game, at: int, event: int, whose: int, it: int = 0, kind: int = -1, but: int = NO_CARD, with_attack: int = 0,
    coin: int = NO_COIN, which: int = ALL_TEXTS,
) -> None:  # fmt: skip
    """Some texts of a Pokémon hear of something that it, a player or another Pokémon did: `whose` it is for them, as bits; `kind`
    of unit or card that it was about, or -1; `but` the card that does not hear of itself, or NO_CARD."""
    for text in bits(texts(g, at, event) & which):
        card = tool_card(g, at, text)
        program = flow.program_of(g, card_at(g, at, text), event)
        if whose >> g.t.prog_whose[program] & 1 and card != but and fits_kind(g, program, kind):
            carrier = Carrier.TOOL if text else Carrier.ABILITY
            consider(g, program, board.side_of(g, at), g.serial[at], it, carrier, card, with_attack, coin)


def fits_kind(g: Game, program: int, kind: int) -> int:
    return kind < 0 or g.t.prog_unit[program] < 0 or g.t.prog_unit[program] == kind


def respond_stadium(g: Game, event: int, it: int = 0, kind: int = -1, with_attack: int = 0, side: int = 0) -> None:
    """The Stadium's text, told of a player, usually the one whose turn it is; `it` is the Pokémon that something happened to."""
    if board.answers(g, g.stadium, event):
        program = flow.program_of(g, g.stadium, event)
        if fits_kind(g, program, kind):
            consider(g, program, side, 0, it, Carrier.STADIUM, board.stadium_card(g), with_attack, NO_COIN)


def respond_armed(g: Game, spot: int, event: int) -> None:
    bit = 1 << (event & 31)
    respond_waiting(g, spot, event >> 5, bit, bit)


def respond_waiting(g: Game, spot: int, word: int, mine: int, theirs: int) -> None:
    """What waits for such an event (bits of a word) at this Pokémon, of side 0 and of the other: its own marks, then what other
    Pokémon carry and what is over sides (rulebook 13.2)."""
    if not modifiers.arms(g, word, mine | theirs):
        return
    for turn in range(-1, 2 * g.c.slots):
        at = spot if turn < 0 else turn
        for k in range(HELD if turn != spot else 0):
            mark = g.mark[at, k] - 1
            owner = board.side_of(g, at) ^ (mark & 1)
            if mark >= 0 and waits_for(g, mark >> 1, g.mark_turns[at, k], word, theirs if owner else mine):
                if about(g, mark >> 1, owner, g.serial[at], spot) if g.t.mod_own[mark >> 1] else turn < 0:
                    note_armed(g, mark >> 1, owner, g.serial[at], spot)
    for owner in range(2):
        for k in range(g.c.wide):
            mod = g.wide[owner, k] - 1
            if mod >= 0 and waits_for(g, mod, g.wide_turns[owner, k], word, theirs if owner else mine):
                # A mark over a spot remembers it: the other player's come first.
                near: int = board.from_side(g, 1 - owner, spot) == g.wide_worth[owner, k] - 1
                if near if g.t.mod_at_spot[mod] else about(g, mod, owner, 0, spot):
                    note_armed(g, mod, owner, 0, spot)


def waits_for(g: Game, mod: int, lasts: int, word: int, events: int) -> int:
    return lasts <= 1 and g.t.mod_hears[mod, word] & events


def about(g: Game, mod: int, owner: int, source: int, spot: int) -> int:
    """Whether what waits is about this Pokémon."""
    ctx = questions.looks(g, questions.OTHERS, owner, source)
    return questions.covers(g, Level.STATICS, ctx, g.t.mod_what[mod], spot)


def note_armed(g: Game, mod: int, owner: int, source: int, spot: int) -> None:
    carrier = Carrier.ARMED if g.t.mod_blow[mod] else Carrier.RULE
    note(g, ARMED, mod, owner, source, g.serial[spot], carrier)
