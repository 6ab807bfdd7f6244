"""Whether a Trainer card or an Ability could do anything (rulebook 8.1), and what of it may be chosen.

It is refused only if visible facts show that it would do nothing; what chance or a hidden card decides is taken to fall
well. The questions are compiled from the program; this runs them, with jumps and with a Pokémon tried out as `it`.
"""

from synth.codegen.graphs.intrinsics import Game, bits, case, lowest, popcount, those
from synth.codegen.machine import board, modifiers, questions, select
from synth.codegen.machine.board import BENCH
from synth.codegen.machine.modifiers import DAMAGE_OF_ABILITIES
from synth.codegen.machine.words import Ask, Carrier, KindOf, Level, Quantity, SideOf, ZoneOf
from synth.spec.layout import ENERGIES, Place


def value(g: Game, ctx: int, at: int) -> int:
    """A calculation for an effect: numbers, conditions, and whether statements could do something."""
    sp = 0
    loop = -1
    while g.t.ask[at] != Ask.END:
        ask = g.t.ask[at]
        if ask < Ask.OR_ELSE and ask != Ask.CAN_PAY:
            sp = questions.asked(g, Level.EFFECTS, ctx, at, sp)
        elif ask == Ask.OR_ELSE or ask == Ask.AND_THEN:
            if (g.number[sp - 1] != 0) == (ask == Ask.OR_ELSE):
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
            if ask == Ask.PAYS_UNITS:
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
    if ask >= Ask.IT_IS:
        return any(suits(g, ctx, ask, a, b, spot) for spot in bits(board.where(g, g.f_it[ctx])))
    if ask >= Ask.CAN_REACH:
        as_it = ask - Ask.CAN_REACH + Ask.IT_IS
        return any(suits(g, ctx, as_it, b, g.t.ask_c[at], one) for one in bits(modifiers.reachable(g, ctx, a)))
    return case(ask, {
        Ask.CAN_PAY: lambda: can_pay(g, ctx),
        Ask.CAN_DRAW: lambda: any(
            board.pile(g, side, Place.DECK) and not board.hand_is_full(g, side) for side in bits(select.sides(g, ctx, a))
        ),
        Ask.CAN_PUT_CARDS: lambda: can_put(g, ctx, a, b),
        Ask.PAYS_UNITS: lambda: any(
            board.units(g, has, b) >= g.number[sp - 1] for has in bits(questions.spots(g, Level.EFFECTS, ctx, a))
        ),
    })  # fmt: skip


def can_pay(g: Game, ctx: int) -> int:
    """Whether the attack at hand could be paid for."""
    spot = board.find(g, g.f_source[ctx])
    if spot < 0:
        return 0
    for unit in range(ENERGIES):
        g.cost[unit] = g.f_cost[ctx, unit]
    modifiers.raise_all(g, KindOf.UNIT_VALUE, 1, spot)
    return modifiers.payable(g, spot)


def suits(g: Game, ctx: int, ask: int, a: int, b: int, spot: int) -> int:
    """Whether a verb could do something to the Pokémon there."""
    return case(ask, {
        Ask.IT_IS: lambda: 1,
        Ask.IT_HURTABLE: lambda: hurtable(g, ctx, spot),
        Ask.IT_HEALABLE: lambda: modifiers.healable(g, spot) or select.statuses(g, spot) & a != 0,
        Ask.IT_CURABLE: lambda: select.statuses(g, spot) & a != 0,
        Ask.IT_CATCHES: lambda: can_catch(g, spot, a, b),
        Ask.IT_GIVES: lambda: (
            board.units(g, spot, b) > 0 if b else g.damage[spot] > 0
        ) and modifiers.reachable(g, ctx, a) & ~(1 << spot) != 0,
        Ask.IT_EQUIPS: lambda: equippable(g, ctx, spot, a),
        Ask.IT_TAKES: lambda: g.f_givers[ctx] & ~(1 << spot) != 0,
        Ask.IT_HAS_UNITS: lambda: board.units(g, spot, a) > 0,
        Ask.IT_ATTACHABLE: lambda: modifiers.may_attach(g, spot),
        Ask.IT_SWITCHES: lambda: board.is_active(g, spot) and not modifiers.held_fast(g, ctx, spot) and any(
            not modifiers.held_fast(g, ctx, other)
            for other in bits(modifiers.reachable(g, ctx, a) & board.benched(g, board.side_of(g, spot)))
        ),
        # … on the side whose Active Pokémon goes.
        Ask.IT_BENCHED: lambda: (
            not board.is_active(g, spot)
            and g.f_givers[ctx] >> (board.side_of(g, spot) * g.c.slots) & 1
            and not modifiers.held_fast(g, ctx, board.side_of(g, spot) * g.c.slots)
            and not modifiers.held_fast(g, ctx, spot)
        ),
        Ask.IT_MOVES: lambda: any(
            can_move(g, spot if a else other, other if a else spot, b)
            for other in bits(modifiers.reachable(g, ctx, a) if a else g.f_givers[ctx] & -g.f_givers[ctx])
        ),
        Ask.IT_EVOLVES: lambda: (
            not (g.t.sel_zone[a] == ZoneOf.HAND and modifiers.evolve_locked(g, spot)) and evolution_cards(g, ctx, a, spot) != 0
        ),
    })  # fmt: skip


def can_move(g: Game, giver: int, taker: int, tens: int) -> int:
    """Whether damage goes from one Pokémon to another: so many tens, if the taker stays in play; less than 0: what both have."""
    if giver == taker:
        return 0
    if tens < 0:
        return g.damage[giver] + g.damage[taker] > 0
    return g.damage[giver] > 0 and g.damage[taker] + min(g.damage[giver], tens) < questions.max_hp(g, taker)


def equippable(g: Game, ctx: int, spot: int, known: int) -> int:
    """Whether a Pokémon has room for a Tool; if that is known, for the one in `unit`, which is its owner's and not there yet."""
    if popcount(board.tools(g, spot)) >= modifiers.tools_allowed(g, spot):
        return 0
    side = board.side_of(g, spot)
    if known == 0:
        return 1
    there = g.place[side, g.f_unit[ctx] & 31] == Place.IN_PLAY + board.slot_of(g, spot)
    return g.f_unit[ctx] >> 5 == side and not there


def hurtable(g: Game, ctx: int, spot: int) -> int:
    """Few texts protect from the damage of Abilities."""
    if g.f_carrier[ctx] != Carrier.ABILITY or not questions.some(g, KindOf.PREVENT):
        return 1
    source = board.find(g, g.f_source[ctx])
    return source < 0 or modifiers.total(g, KindOf.PREVENT, spot, DAMAGE_OF_ABILITIES, source) == 0


def evolution_cards(g: Game, ctx: int, sel: int, spot: int) -> int:
    """Cards of its owner that stand above a Pokémon in its line."""
    eyes = questions.looks(g, questions.OTHERS, g.f_controller[ctx], g.f_source[ctx])
    g.f_it[eyes] = g.serial[spot]
    side = board.side_of(g, spot)
    stage = g.t.stage[g.pokemon[spot]]
    return those(at for at in bits(select.cards(g, eyes, sel, side)) if g.t.stage[g.card[side, at]] > stage)


def can_catch(g: Game, spot: int, statuses: int, poison: int) -> int:
    """A target that already has exactly these conditions, or cannot have them, would not change."""
    if not board.is_active(g, spot):
        return 0
    missing = statuses & ~select.statuses(g, spot)
    if statuses & 1 and g.poison[board.side_of(g, spot)] != poison:
        missing |= 1
    if statuses == 2 and g.burn[board.side_of(g, spot)] != poison:
        missing |= 2
    return any(not modifiers.immune(g, spot, status) for status in bits(missing))


def can_put(g: Game, ctx: int, sel: int, place: int) -> int:
    """What a deck or the opponent's hand holds is hidden: any card there may be the one.

    The only Pokémon in play may be put away, which loses the game (rulebook 8.16, D11)."""
    if not select.means_cards(g, ctx, sel):
        return modifiers.reachable(g, ctx, sel) != 0
    if g.t.sel_quantity[sel] == Quantity.DOWN_TO or g.t.sel_quantity[sel] == Quantity.RANDOM_DOWN_TO:
        return select.count_cards(g, ctx, sel) > g.t.sel_n[sel]
    who = select.sides(g, ctx, g.t.sel_side[sel])
    if place == BENCH and not any(modifiers.free_bench(g, side) >= 0 for side in bits(who)):
        return 0
    if place == Place.HAND and all(board.hand_is_full(g, side) for side in bits(who)):
        return 0
    zone = g.t.sel_zone[sel]
    if zone == ZoneOf.DECK or (zone == ZoneOf.HAND and g.t.sel_side[sel] == SideOf.OPP):
        return any(board.pile(g, side, Place.DECK if zone == ZoneOf.DECK else Place.HAND) for side in bits(who))
    return select.count_cards(g, ctx, sel) > 0
