"""Whether a Trainer card or an Ability could do anything (rulebook 8.1), and what of it may be chosen.

It is refused only if visible facts show that it would do nothing; what chance or a hidden card decides is taken to fall
well. The questions are compiled from the program; this runs them, with jumps and with a Pokémon tried out as `it`.
"""

from synth.codegen.graphs.intrinsics import Game, bits, lowest, popcount
from synth.codegen.machine import board, modifiers, questions, select
from synth.codegen.machine.modifiers import DAMAGE_OF_ABILITIES
from synth.codegen.machine.words import Ask, Carrier, KindOf, Level, Quantity, ZoneOf
from synth.spec.layout import ENERGIES, Place


def value(g: Game, ctx: int, at: int) -> int:
    """A calculation for an effect: numbers, conditions, and whether statements could do something."""
    sp = 0
    loop = -1
    while g.t.ask[at] != Ask.END:
        ask = g.t.ask[at]
        if ask < Ask.OR_ELSE and ask != Ask.CAN_PAY:
            sp = questions.asked(g, Level.EFFECTS, ctx, at, sp)
        elif ask == Ask.OR_ELSE:
            if g.number[sp - 1]:
                at = g.t.ask_a[at] - 1
            else:
                sp -= 1
        elif ask == Ask.AND_THEN:
            if g.number[sp - 1] == 0:
                at = g.t.ask_a[at] - 1
            else:
                sp -= 1
        elif ask == Ask.GOTO:
            at = g.t.ask_a[at] - 1
        elif ask == Ask.EACH:
            loop += 1
            g.each_left[loop] = questions.spots(g, Level.EFFECTS, ctx, g.t.ask_a[at])
            g.each_it[loop] = g.f_it[ctx]
            g.each_card[loop] = g.f_it_card[ctx]
            g.each_top[loop] = at
            if g.each_left[loop]:
                try_next(g, ctx, loop)
            else:
                g.number[sp] = 0
                sp += 1
                at = g.t.ask_b[at] - 1
        elif ask == Ask.NEXT:
            if g.number[sp - 1] == 0 and g.each_left[loop]:
                sp -= 1
                try_next(g, ctx, loop)
                at = g.each_top[loop]
            else:
                g.f_it[ctx] = g.each_it[loop]
                g.f_it_card[ctx] = g.each_card[loop]
                loop -= 1
        else:
            found = probe(g, ctx, at, sp)
            if ask == Ask.CAN_DRAW or ask == Ask.CAN_ATTACH or ask == Ask.CAN_ORDER or ask == Ask.PAYS_UNITS:
                # The amount before it was an operand.
                sp -= 1
            g.number[sp] = found
            sp += 1
        at += 1
    return g.number[sp - 1]


def try_next(g: Game, ctx: int, loop: int) -> None:
    """The next Pokémon as `it`."""
    left = g.each_left[loop]
    g.f_it[ctx] = g.serial[lowest(left)]
    g.f_it_card[ctx] = 0
    g.each_left[loop] = left & (left - 1)


def probe(g: Game, ctx: int, at: int, sp: int) -> int:
    ask = g.t.ask[at]
    a = g.t.ask_a[at]
    b = g.t.ask_b[at]
    if ask == Ask.CAN_PAY:
        return can_pay(g, ctx)
    if ask == Ask.CAN_REACH:
        return modifiers.reachable(g, ctx, a) != 0
    if ask >= Ask.IT_HEALABLE and ask <= Ask.IT_GIVES:
        spot = board.find(g, g.f_it[ctx])
        return spot >= 0 and suits(g, ctx, ask, a, b, spot)
    if ask >= Ask.CAN_HEAL and ask <= Ask.CAN_RETYPE:
        return can_act(g, ctx, ask, a, b, at, sp)
    return can_with_cards(g, ctx, ask, a, b, sp)


def can_pay(g: Game, ctx: int) -> int:
    """Whether the attack at hand could be paid for."""
    spot = board.find(g, g.f_source[ctx])
    if spot < 0:
        return 0
    for unit in range(ENERGIES):
        g.cost[unit] = g.f_cost[ctx, unit]
    modifiers.unit_values(g, spot)
    return modifiers.payable(g, spot)


def suits(g: Game, ctx: int, ask: int, a: int, b: int, spot: int) -> int:
    """Whether a verb could do something to the Pokémon there."""
    if ask == Ask.IT_HEALABLE:
        return modifiers.healable(g, spot)
    if ask == Ask.IT_CURABLE:
        return select.statuses(g, spot) & a != 0
    if ask == Ask.IT_HAS_UNITS:
        return board.units(g, spot, a) > 0
    if ask == Ask.IT_ATTACHABLE:
        return modifiers.may_attach(g, spot)
    if ask == Ask.IT_BENCHED:
        # … on the side whose Active Pokémon goes.
        return not board.is_active(g, spot) and g.f_givers[ctx] >> (board.side_of(g, spot) * g.c.slots) & 1
    if ask == Ask.IT_TAKES:
        return g.f_givers[ctx] & ~(1 << spot) != 0
    if ask == Ask.IT_GIVES:
        has = board.units(g, spot, b) > 0 if b else g.damage[spot] > 0
        return has and modifiers.reachable(g, ctx, a) & ~(1 << spot) != 0
    if ask == Ask.IT_EVOLVES:
        return not modifiers.evolve_locked(g, spot) and evolution_cards(g, ctx, a, spot) != 0
    return hurtable(g, ctx, spot)


def hurtable(g: Game, ctx: int, spot: int) -> int:
    """Few texts protect from the damage of Abilities."""
    if g.f_carrier[ctx] != Carrier.ABILITY or not questions.some(g, KindOf.PREVENT):
        return 1
    source = board.find(g, g.f_source[ctx])
    return source < 0 or modifiers.total(g, KindOf.PREVENT, DAMAGE_OF_ABILITIES, spot, source) == 0


def evolution_cards(g: Game, ctx: int, sel: int, spot: int) -> int:
    """Cards of its owner that stand above a Pokémon in its line."""
    before = g.f_it[ctx]
    card = g.f_it_card[ctx]
    g.f_it[ctx] = g.serial[spot]
    g.f_it_card[ctx] = 0
    side = board.side_of(g, spot)
    found = select.cards(g, ctx, sel, side)
    for at in bits(found):
        if g.t.stage[g.card[side, at]] <= g.t.stage[g.pokemon[spot]]:
            found &= ~(1 << at)
    g.f_it[ctx] = before
    g.f_it_card[ctx] = card
    return found


def can_act(g: Game, ctx: int, ask: int, a: int, b: int, at: int, sp: int) -> int:
    """Whether a statement about Pokémon in play could do something."""
    left = modifiers.reachable(g, ctx, a)
    if ask == Ask.CAN_ATTACH:
        if attachable(g, ctx, at, g.number[sp - 1]) <= 0:
            return 0
        if g.t.ask_c[at] != 1:
            return left != 0
    other = 0
    if ask == Ask.CAN_MOVE_DAMAGE or ask == Ask.CAN_SHIFT or ask == Ask.CAN_SWITCH:
        other = modifiers.reachable(g, ctx, b)
    for spot in bits(left):
        can = 1
        if ask == Ask.CAN_HEAL:
            can = modifiers.healable(g, spot) or (b and select.statuses(g, spot) & b)
        elif ask == Ask.CAN_CURE:
            can = select.statuses(g, spot) & b != 0
        elif ask == Ask.CAN_CATCH:
            can = can_catch(g, spot, b, g.t.ask_c[at])
        elif ask == Ask.CAN_MOVE_DAMAGE:
            can = g.damage[spot] > 0 and other & ~(1 << spot) != 0
        elif ask == Ask.CAN_STRIP:
            can = board.units(g, spot, b) > 0
        elif ask == Ask.CAN_RETYPE:
            can = board.units(g, spot, (1 << ENERGIES) - 1) > 0
        elif ask == Ask.CAN_SHIFT:
            can = board.units(g, spot, g.t.ask_c[at]) > 0 and other & ~(1 << spot) != 0
        elif ask == Ask.CAN_ATTACH:
            can = modifiers.may_attach(g, spot)
        elif ask == Ask.CAN_SWITCH:
            mine = board.of_side(g, board.side_of(g, spot)) & ~(1 | 1 << g.c.slots)
            can = board.is_active(g, spot) and other & mine != 0
        elif ask == Ask.CAN_EVOLVE:
            can = can_evolve(g, ctx, b, spot)
        if can:
            return 1
    return 0


def can_evolve(g: Game, ctx: int, sel: int, spot: int) -> int:
    """By what is visible: a hand must hold the card, a deck may (rulebook 7.9)."""
    zone = g.t.sel_zone[sel]
    if zone == ZoneOf.DECK and board.pile(g, g.f_controller[ctx], Place.DECK) == 0:
        return 0
    if zone != ZoneOf.HAND:
        return 1
    return not modifiers.evolve_locked(g, spot) and evolution_cards(g, ctx, sel, spot) != 0


def can_catch(g: Game, spot: int, statuses: int, poison: int) -> int:
    """A target that already has exactly these conditions, or cannot have them, would not change."""
    if not board.is_active(g, spot):
        return 0
    missing = statuses & ~select.statuses(g, spot)
    if statuses & 1 and g.poison[board.side_of(g, spot)] != poison:
        missing |= 1
    for status in bits(missing):
        if not modifiers.immune(g, spot, status):
            return 1
    return 0


def attachable(g: Game, ctx: int, at: int, n: int) -> int:
    """Units there are to attach: the Energy Zone makes them (rulebook 6.6), the discard pile may hold fewer."""
    if g.t.ask_c[at]:
        return n
    return min(n, board.discarded_units(g, g.f_controller[ctx], g.t.ask_b[at]))


def some_pile(g: Game, ctx: int, who: int, place: int) -> int:
    """Whether one of these players has a card there."""
    for side in bits(select.sides(g, ctx, who)):
        if board.pile(g, side, place):
            return 1
    return 0


def can_with_cards(g: Game, ctx: int, ask: int, a: int, b: int, sp: int) -> int:
    """Whether a statement about cards could do something."""
    if ask == Ask.CAN_DRAW:
        if g.number[sp - 1] <= 0:
            return 0
        for side in bits(select.sides(g, ctx, a)):
            if board.pile(g, side, Place.DECK) and not board.hand_is_full(g, side):
                return 1
        return 0
    if ask == Ask.CAN_ORDER:
        return g.number[sp - 1] > 0 and some_pile(g, ctx, a, Place.DECK)
    if ask == Ask.CAN_PUT_CARDS:
        return can_put(g, ctx, a, b)
    if ask == Ask.CAN_SHOW:
        zone = g.t.sel_zone[a]
        if zone == ZoneOf.HAND or zone == ZoneOf.DECK:
            return some_pile(g, ctx, g.t.sel_side[a], Place.HAND if zone == ZoneOf.HAND else Place.DECK)
        return select.count_cards(g, ctx, a) > 0
    if ask == Ask.ZONE_HOLDS:
        for side in bits(select.sides(g, ctx, a)):
            if (g.energy_next[side] if b else g.energy_now[side]):
                return 1
        return 0
    if ask == Ask.HAS_CARDS:
        return select.count_cards(g, ctx, a) > 0
    if ask == Ask.PAYS_CARDS:
        if select.means_cards(g, ctx, a):
            return select.count_cards(g, ctx, a) >= b
        return popcount(questions.spots(g, Level.EFFECTS, ctx, a)) >= b
    for spot in bits(questions.spots(g, Level.EFFECTS, ctx, a)):
        if board.units(g, spot, b) >= g.number[sp - 1]:
            return 1
    return 0


def can_put(g: Game, ctx: int, sel: int, place: int) -> int:
    """What a deck or the opponent's hand holds is hidden: any card there may be the one.

    The only Pokémon in play may be put away, which loses the game (rulebook 8.16, D11)."""
    if not select.means_cards(g, ctx, sel):
        return modifiers.reachable(g, ctx, sel) != 0
    if g.t.sel_quantity[sel] == Quantity.DOWN_TO:
        return select.count_cards(g, ctx, sel) > g.t.sel_n[sel]
    who = select.sides(g, ctx, g.t.sel_side[sel])
    room: int = place >= 4
    for side in bits(who):
        if place == 3 and board.free_bench(g, side) >= 0:
            room = 1
        elif place == Place.HAND and not board.hand_is_full(g, side):
            room = 1
        elif place != 3 and place != Place.HAND:
            room = 1
    if room == 0:
        return 0
    zone = g.t.sel_zone[sel]
    if zone == ZoneOf.DECK:
        return some_pile(g, ctx, g.t.sel_side[sel], Place.DECK)
    if zone == ZoneOf.HAND and g.t.sel_side[sel] == 1:
        return some_pile(g, ctx, g.t.sel_side[sel], Place.HAND)
    return select.count_cards(g, ctx, sel) > 0
