"""Which actions are possible now, for the phase that the game is in. Questions offer their answers themselves."""

from synth.codegen.graphs.intrinsics import Game, Known, bits, popcount, spread, those
from synth.codegen.machine import actions, attack, board, deck, flow, frames, modifiers, possible, questions
from synth.codegen.machine.deck import FOSSIL, ITEM, STADIUM, SUPPORTER, TOOL
from synth.codegen.machine.questions import ANY_SCOPE
from synth.codegen.machine.words import PROBE, Carrier, EventOf, KindOf, ScopeOf
from synth.spec.layout import ENERGIES, Daze, Phase, Place


def find_actions(g: Game) -> None:
    """The mask of the main phase or of setup; nothing once the game is over."""
    for action in range(g.c.actions):
        g.mask[action] = 0
    if g.phase == Phase.SETUP:
        g.mask[0] = g.pokemon[0] > 0
        if g.pokemon[0] == 0 or popcount(board.benched(g, 0)) < g.c.bench:
            spread(g.mask, g.c.first_play, g.c.cards, hand(g) & g.listed[0, deck.BASIC])
    elif g.phase == Phase.MAIN:
        g.mask[0] = 1
        main_actions(g)


def hand(g: Game) -> int:
    """Of equal cards in hand only the first can be played."""
    return frames.distinct(g, 0, board.pile(g, 0, Place.HAND))


def main_actions(g: Game) -> None:
    frames.clear_frame(g, PROBE)
    mine = board.in_play(g) & board.of_side(g, 0)
    if g.energy_now[0] > 0:
        fits = mine
        if questions.some(g, KindOf.LOCK):
            fits = those(slot for slot in bits(mine) if modifiers.may_attach(g, slot))
        spread(g.mask, g.c.first_attach, g.c.slots, fits)
    have = modifiers.units_worth(g, 0)
    # Once a turn, or twice (rulebook 9.1).
    retreats = g.retreated == 0 or (g.retreated == 1 and modifiers.on_player(g, KindOf.SECOND_RETREAT, 0))
    if retreats and mine > 1 and not dazed(g, KindOf.RETREATS_WHILE) and g.t.kind[g.pokemon[0]] != FOSSIL:
        if have >= questions.retreat_cost(g, 0) and modifiers.total(g, KindOf.CANNOT, 0, 1 << ScopeOf.RETREAT) == 0:
            spread(g.mask, g.c.first_retreat, g.c.slots - 1, mine >> 1)
    if modifiers.total(g, KindOf.CANNOT, 0, 1 << ScopeOf.ATTACK) == 0:
        attacks(g, have)
    if g.c.fossils:
        for spot in bits(mine):
            g.mask[g.c.first_discard + spot] = g.t.kind[g.pokemon[spot]] == FOSSIL
    if board.hears(g, 1 << EventOf.ONCE | 1 << EventOf.ANYTIME):
        for spot in bits(mine):
            program = actions.ability_program(g, spot)
            if program > 0:
                frames.probe_again(g, Carrier.ABILITY, 0, g.serial[spot])
                g.mask[g.c.first_ability + spot] = flow.usable(g, PROBE, program)
    if g.stadium > 0 and not g.stadium_used and board.answers(g, g.stadium, EventOf.ONCE_EACH):
        frames.probe_again(g, Carrier.STADIUM, 0, 0)
        g.f_card[PROBE] = board.stadium_card(g)
        g.mask[g.c.first_stadium] = flow.usable(g, PROBE, flow.program_of(g, g.stadium, EventOf.ONCE_EACH))
    spread(g.mask, g.c.first_play, g.c.cards, playable(g, hand(g)))


def dazed(g: Game, but: Known) -> int:
    """Whether the Active Pokémon is Asleep or Paralyzed, and nothing lets it do this all the same."""
    if g.daze[0] != Daze.ASLEEP and g.daze[0] != Daze.PARALYZED:
        return 0
    return modifiers.total(g, but, 0, 1 << ScopeOf.ANY | 1 << (ScopeOf.ASLEEP - Daze.ASLEEP + g.daze[0])) == 0


def attacks(g: Game, have: int) -> None:
    """`have`: what the Active Pokémon's Energy is worth."""
    asleep = dazed(g, KindOf.ATTACKS_WHILE) << g.daze[0]
    for index in range(g.c.first_ability - g.c.first_attack if modifiers.total(g, KindOf.PRIOR_ATTACKS, 0) else 2):
        offer(g, g.c.first_attack + index, have, asleep)
    if questions.some(g, KindOf.BORROWS):
        for at in bits(frames.distinct(g, 0, board.pile(g, 0, Place.DISCARD))):
            if modifiers.total(g, KindOf.BORROWS, 0, ANY_SCOPE, questions.LENT - at) > 0:
                offer(g, g.c.first_card + at, have, asleep)
                offer(g, g.c.first_rank + at, have, asleep)
        for slot in range(g.c.slots):
            other = slot if slot else g.c.slots
            if g.pokemon[other] > 0 and modifiers.total(g, KindOf.BORROWS, 0, ANY_SCOPE, other) > 0:
                offer(g, g.c.first_copy + 2 * slot, have, asleep)
                offer(g, g.c.first_copy + 2 * slot + 1, have, asleep)


def offer(g: Game, action: int, have: int, asleep: int) -> None:
    """An attack that the Active Pokémon can use now is an action; `asleep`, as a bit: what keeps it from most."""
    row = attack.attack_row(g, action)
    if row <= 0 or asleep & ~g.t.row_awake[row]:
        return
    if (g.t.row_needs[row] <= have or questions.some(g, KindOf.COST)) and not attack.is_barred(g, 0, row):
        modifiers.attack_cost(g, 0, row)
        if modifiers.payable(g, 0) and not too_dear(g) and permitted(g, row) and not attack.is_locked(g, action):
            g.mask[action] = 1


def too_dear(g: Game) -> int:
    """Whether the Active Pokémon cannot use attacks of the cost in `cost`."""
    if not questions.some(g, KindOf.CANNOT):
        return 0
    g.blow = sum(g.cost[unit] for unit in range(ENERGIES))
    found = modifiers.total(g, KindOf.CANNOT, 0, 1 << ScopeOf.COST)
    g.blow = 0
    return found > 0


def permitted(g: Game, row: int) -> int:
    """Conditions of use that an attack's text states."""
    if g.t.row_require[row] == 0:
        return 1
    ctx = frames.probe_again(g, Carrier.ATTACK, 0, g.serial[0])
    g.f_attacker[ctx] = g.serial[0]
    for unit in range(ENERGIES):
        g.f_cost[ctx, unit] = g.cost[unit]
    found = possible.value(g, ctx, g.t.row_require[row])
    g.f_attacker[ctx] = 0
    return found


def playable(g: Game, cards: int) -> int:
    """Those of some cards in hand that can be played now, kind by kind."""
    found = 0
    basics = cards & g.listed[0, deck.BASIC]
    if basics and modifiers.free_bench(g, 0) >= 0 and not modifiers.locked(g, 0, ScopeOf.BENCH):
        found = basics
    fossils = cards & g.listed[0, deck.KINDS + FOSSIL]
    if fossils and modifiers.free_bench(g, 0) >= 0 and not barred(g, FOSSIL, ScopeOf.ITEM):
        found |= fossils
    for at in bits(cards & g.listed[0, deck.EVOLUTION]):
        found |= (actions.evolution_targets(g, g.card[0, at]) != 0) << at
    tools = cards & g.listed[0, deck.KINDS + TOOL]
    if tools and not barred(g, TOOL, ScopeOf.TOOL) and actions.tool_targets(g):
        found |= tools
    left = cards & g.listed[0, deck.KINDS + STADIUM]
    if left and not g.stadium_played and not barred(g, STADIUM, ScopeOf.STADIUM):
        # A Stadium of the same name as the one in play cannot be played (rulebook 8.25).
        found |= those(at for at in bits(left) if g.stadium == 0 or g.t.name[g.stadium] != g.t.name[g.card[0, at]])
    items = cards & g.listed[0, deck.KINDS + ITEM]
    supporters = cards & g.listed[0, deck.KINDS + SUPPORTER]
    left = 0 if items and barred(g, ITEM, ScopeOf.ITEM) else items
    if supporters and not barred(g, SUPPORTER, ScopeOf.SUPPORTER):
        left |= supporters
    always = g.listed[0, deck.ALWAYS]
    return found | left & always | those(at for at in bits(left & ~always) if useful(g, at))


def useful(g: Game, at: int) -> int:
    """Whether an Item or a Supporter could do something. It has left the hand when its effect looks at it (rulebook 8.3)."""
    g.place[0, at] = Place.RESOLVING
    ctx = frames.probe_again(g, Carrier.TRAINER, 0, 0)
    g.f_card[ctx] = 1 + at
    found = flow.usable(g, ctx, g.t.card_play[g.card[0, at]])
    g.place[0, at] = Place.HAND
    return found


def barred(g: Game, kind: int, scope: int) -> int:
    """Locks and limits on playing such a Trainer card from hand (rulebook 8.5, 8.6)."""
    if kind == SUPPORTER and g.supporter_played & 3:
        if g.supporter_played & 3 > 1 or not modifiers.on_player(g, KindOf.SECOND_SUPPORTER, 0):
            return 1
    return modifiers.on_player(g, KindOf.LOCK, 0, 1 << ScopeOf.TRAINER | 1 << scope)
