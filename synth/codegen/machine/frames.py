"""Effects in the middle of each other, what is still to be done, and questions to the players."""

from synth.codegen.graphs.intrinsics import Game, Known, bits, case, clear, fields, lowest, plays, popcount
from synth.codegen.machine import board
from synth.codegen.machine.cells import FRAME, LOOK
from synth.codegen.machine.words import AGENDA, AIMS, CONTEXTS, EYES, FRAMES, PROBE, Task
from synth.spec.layout import Phase

GO_ON, STOP = 0, 1
"""What an operation says when it is done: the next one, or somebody else first."""
DONE = -1
"""The answer that ends a loop of choices."""


def push(g: Game, what: int, a: int = 0, b: int = 0) -> None:
    """Does this before everything that is already to be done."""
    if g.tasks >= AGENDA:
        g.overflow = 1
        return
    clear(g.task, g.tasks, what, a, b)
    g.tasks += 1


@plays(Task.LEAVE)
def leave(g: Game) -> None:
    """The effect is over: the one before it goes on."""
    g.frame -= 1


def new_frame(g: Game, carrier: int, controller: int, row: int, source: int) -> int:
    """Another effect, in the middle of the present one if there is one."""
    if g.frame + 1 >= FRAMES:
        g.overflow = 1
    else:
        g.frame += 1
    ctx = g.frame
    clear_frame(g, ctx)
    g.f_carrier[ctx] = carrier
    g.f_controller[ctx] = controller
    g.f_row[ctx] = row
    g.f_source[ctx] = source
    return ctx


def clear_frame(g: Game, ctx: int) -> None:
    for field in fields(g, FRAME):
        clear(field, ctx)
    g.f_coins[ctx] = -1


def probe(g: Game, carrier: int, controller: int, source: int) -> int:
    """A context for asking, as if this effect were resolved."""
    clear_frame(g, PROBE)
    return probe_again(g, carrier, controller, source)


def probe_again(g: Game, carrier: int, controller: int, source: int) -> int:
    """The same where the context is as `probe` left it but for what asking whether something is possible may change."""
    g.f_carrier[PROBE] = carrier
    g.f_controller[PROBE] = controller
    g.f_source[PROBE] = source
    g.f_card[PROBE] = 0
    bind(g, PROBE, 0)
    return PROBE


def title_of(g: Game, ctx: int, k: int) -> int:
    """The k-th of an attack's different titles, of which a copy has two; 0 for none."""
    return 0 if k and g.f_titles[ctx, 1] == g.f_titles[ctx, 0] else g.f_titles[ctx, k]


def queue_up(g: Game, ctx: int) -> int:
    """The Pokémon in `set` one after the other, whatever becomes of them; how many there are."""
    n = 0
    for spot in bits(g.f_set[ctx]):
        g.queue[ctx, n] = g.serial[spot]
        n += 1
    return n


def clear_attack(g: Game) -> None:
    """What an attack keeps beside its frame."""
    for k in range(2):
        g.vow[k] = 0
    for spot in range(2 * g.c.slots):
        g.base[spot] = 0
    for k in range(AIMS):
        g.aim[k] = 0
    g.aimed = 0


def forget(g: Game) -> None:
    """What is over, before the game is kept: the same game is the same bytes, whatever was there before."""
    for ctx in range(g.frame + 1, FRAMES):
        clear_frame(g, ctx)
    clear_frame(g, PROBE)
    for ctx in range(EYES, CONTEXTS):
        for field in fields(g, LOOK):
            clear(field, ctx)
    for at in range(g.tasks, AGENDA):
        clear(g.task, at)


def end_game(g: Game, winner: int) -> None:
    g.winner = winner
    g.phase = Phase.OVER
    g.flow = 0
    g.decider = 0
    g.again = 0
    g.ending = 0
    g.waits = 0
    g.tasks = 0
    g.frame = -1


# Questions


def question(g: Game, phase: Known, decider: int, offered: int, may_stop: int = 0) -> None:
    """Somebody has to decide: one of some answers (bits), or that it is enough. Spots are named as the decider counts them, the
    own ones first."""
    if phase == Phase.CHOOSE_SLOT or phase == Phase.PROMOTE:
        turned = decider * g.c.slots
        offered = (offered >> turned | offered << turned) & ((1 << 2 * g.c.slots) - 1)
    first = case(phase, {
        Phase.CHOOSE_SLOT: lambda: g.c.first_slot, Phase.PROMOTE: lambda: g.c.first_slot,
        Phase.CHOOSE_ENERGY: lambda: g.c.first_energy, Phase.CHOOSE_ATTACK: lambda: g.c.first_copy,
        Phase.CHOOSE_OPTION: lambda: g.c.first_option, Phase.CHOOSE_CARD: lambda: g.c.first_card,
    })  # fmt: skip
    for action in range(g.c.actions):
        g.mask[action] = 0
    for k in bits(offered):
        g.mask[first + k] = 1
    g.mask[0] = may_stop
    g.phase = phase
    g.decider = decider
    g.waits = 1


def answered(g: Game, ctx: int) -> int:
    """Whether the operation has asked and now has the answer. A question about cards or options may be wanted again, with other
    cards hidden."""
    return g.f_stage[ctx] and g.again_asked == 0


def asks(g: Game, ctx: int, pc: int, phase: Known, decider: int, offered: int, may_stop: int = 0) -> int:
    """Whether the operation stops here for an answer. With it the operation is played again, up to here, and goes on; all the way
    `stage` is 1, so that what comes before the question is not done twice, and nothing leads past it."""
    if answered(g, ctx):
        g.f_stage[ctx] = 0
        return 0
    question(g, phase, decider, offered, may_stop)
    g.f_pc[ctx] = pc
    g.f_stage[ctx] = 1
    if g.again_asked == 0:
        push(g, Task.RUN)
    return 1


def answered_spot(g: Game) -> int:
    """The spot that was named."""
    return board.from_side(g, g.decider, g.answer)


def distinct(g: Game, side: int, cards: int) -> int:
    """Of equal cards only the first: they are the same choice. Deck lists are sorted, so equal cards follow each other."""
    after = cards << 1 & g.twin[side]
    seen = 0
    while after & ~seen:
        seen = after
        after = (cards | seen) << 1 & g.twin[side]
    return cards & ~seen


def only(g: Game, side: int, cards: int) -> None:
    """These cards of one side, in `pool`."""
    g.pool[side] = cards
    g.pool[1 - side] = 0


def ranked(g: Game, side: int, cards: int, rank: int) -> int:
    """The card of this rank: by number, the highest first."""
    best = 0
    for _ in range(rank + 1):
        best = lowest(cards) if cards else best
        for at in bits(cards):
            if g.card[side, at] > g.card[side, best]:
                best = at
        cards &= ~(1 << best)
    return best


def asks_card(g: Game, ctx: int, pc: int, decider: int, may_stop: int = 0) -> int:
    """Which of the cards in `pool`: only that one stays there, if it is not enough. Not asked if all are equal. The decider's own
    are told by place in the deck list, the other player's by rank, so that nothing hidden shows."""
    other = 1 - decider
    for side in range(2):
        g.pool[side] = distinct(g, side, g.pool[side])
    if popcount(g.pool[0]) + popcount(g.pool[1]) <= 1 and not may_stop and g.f_stage[ctx] == 0:
        return 0
    if asks(g, ctx, pc, Phase.CHOOSE_CARD, decider, g.pool[decider], may_stop):
        for k in range(popcount(g.pool[other])):
            g.mask[g.c.first_rank + k] = 1
        return 1
    if g.answer >= 64:
        only(g, other, 1 << ranked(g, other, g.pool[other], g.answer - 64))
    elif g.answer != DONE:
        only(g, decider, 1 << g.answer)
    return 0


def bind(g: Game, ctx: int, serial: int) -> None:
    """`it` is this Pokémon from now on."""
    g.f_it[ctx] = serial
    g.f_it_card[ctx] = 0
    g.f_spot[ctx] = 0
    g.f_chosen[ctx] = 0


def bind_card(g: Game, ctx: int, card: int) -> None:
    """`it` is this card: 32 * side + place in the deck list."""
    bind(g, ctx, 0)
    g.f_it_card[ctx] = card + 1
