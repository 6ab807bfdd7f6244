"""Which Pokémon and cards a selector means. Selectors and filters are rows of numbers; one evaluator reads them all."""

from synth.codegen.graphs.intrinsics import Game, bits, case, popcount, those
from synth.codegen.machine import board
from synth.codegen.machine.words import RoleOf, SideOf, Test, ZoneOf
from synth.dsl.ast import Role, Zone
from synth.spec.layout import Daze, Place

IN_PLAY = frozenset({Zone.ACTIVE, Zone.BENCH, Zone.PLAY, Zone.SPOT})
OF_CARDS = frozenset({Role.CARD, Role.FOUND, Role.REST, Role.TOP_CARD, Role.MOVED})
CARD_ZONES = sum(1 << number for zone, number in ZoneOf.of.items() if zone not in IN_PLAY)
CARD_ROLES = sum(1 << RoleOf.of[role] for role in OF_CARDS)
"""Zones and roles of cards rather than Pokémon in play, as bits."""
SLOTS = {Zone.ACTIVE: 1, Zone.BENCH: ~1, Zone.PLAY: ~0, Zone.SPOT: ~0}
PILES = {
    Zone.HAND: (Place.HAND,), Zone.DECK: (Place.DECK,), Zone.TOP: (Place.DECK,), Zone.DISCARD: (Place.DISCARD,),
    Zone.STADIUM: (Place.STADIUM,), Zone.HAND_AND_DECK: (Place.HAND, Place.DECK), Zone.PLAY_AND_HAND: (Place.HAND,),
}  # fmt: skip
"""Slots and piles that zones consist of."""


def sides(g: Game, ctx: int, side: int) -> int:
    """The sides a word of the language means, as bits."""
    mine = 1 << g.f_controller[ctx]
    return case(side, {SideOf.MY: lambda: mine, SideOf.OPP: lambda: 3 - mine, SideOf.BOTH: lambda: 3, SideOf.TURN: lambda: 1})


def bound(g: Game, ctx: int, role: int) -> int:
    """The serial of the Pokémon that a role stands for."""
    return case(role, {
        RoleOf.SELF: lambda: g.f_source[ctx], RoleOf.IT: lambda: g.f_it[ctx], RoleOf.DEFENDER: lambda: g.f_defender[ctx],
        RoleOf.ATTACKER: lambda: g.f_attacker[ctx], RoleOf.NEW_ACTIVE: lambda: g.f_new_active[ctx],
        RoleOf.OLD_ACTIVE: lambda: g.f_old_active[ctx], RoleOf.EACH: lambda: g.f_it[ctx],
    })  # fmt: skip


def means_cards(g: Game, ctx: int, sel: int) -> int:
    """Whether it means cards rather than Pokémon in play."""
    role = g.t.sel_role[sel]
    if role == RoleOf.IT:
        return g.f_it_card[ctx] > 0
    if role > 0:
        return CARD_ROLES >> role & 1
    return CARD_ZONES >> g.t.sel_zone[sel] & 1


def called(g: Game, ctx: int) -> int:
    """Where `it` is: the Pokémon that was picked last, or those that were chosen together."""
    return board.with_serials(g, g.f_chosen[ctx]) if g.f_chosen[ctx] else board.where(g, g.f_it[ctx])


def standing(g: Game, ctx: int, role: int) -> int:
    """Where those stand that a role means."""
    if role == RoleOf.MOVED:
        return came(g, 0, g.f_moved[ctx, 0]) | came(g, 1, g.f_moved[ctx, 1])
    return called(g, ctx) if role == RoleOf.IT else board.where(g, bound(g, ctx, role))


def came(g: Game, side: int, cards: int) -> int:
    """Where cards that were put onto a Bench are Pokémon now."""
    slots = those(g.place[side, at] - Place.IN_PLAY for at in bits(cards) if 0 <= g.place[side, at] - Place.IN_PLAY < g.c.slots)
    return slots << side * g.c.slots


def near(g: Game, ctx: int, sel: int) -> int:
    """Spots that a selector looks at, filters aside."""
    role = g.t.sel_role[sel]
    if role > 0:
        return standing(g, ctx, role)
    slots = g.t.sel_slots[sel] & ((1 << g.c.slots) - 1)
    who = sides(g, ctx, g.t.sel_side[sel])
    return (slots * (who & 1) | slots * (who >> 1) << g.c.slots) & board.in_play(g)


def trait(g: Game, card: int, bit: int) -> int:
    """What is printed on a card, as one bit."""
    return g.t.traits[card, bit >> 5] >> (bit & 31) & 1


def statuses(g: Game, spot: int) -> int:
    """Special Conditions as bits: poisoned, burned, asleep, paralyzed, confused."""
    if not board.is_active(g, spot):
        return 0
    side = board.side_of(g, spot)
    daze = 4 << (g.daze[side] - Daze.ASLEEP) if g.daze[side] else 0
    return (g.poison[side] > 0) | (g.burn[side] > 0) << 1 | daze


# Cards outside play, by side: a set of cards is one side's places in the deck list.


def near_cards(g: Game, ctx: int, sel: int, side: int) -> int:
    role = g.t.sel_role[sel]
    if role == RoleOf.IT or role == RoleOf.CARD:
        held = (g.f_it_card[ctx] if role == RoleOf.IT else g.f_card[ctx]) - 1
        return 1 << (held & 31) if held >= 0 and held >> 5 == side else 0
    if role == RoleOf.FOUND or role == RoleOf.REST:
        # Those that are still where they were found.
        in_deck = board.pile(g, side, Place.DECK)
        in_hand = board.pile(g, side, Place.HAND)
        other = g.f_found[ctx, side] & ~g.f_found_deck[ctx, side] & ~g.f_found_hand[ctx, side]
        return g.f_found_deck[ctx, side] & in_deck | g.f_found_hand[ctx, side] & in_hand | other & ~in_deck & ~in_hand
    if role == RoleOf.MOVED:
        return g.f_moved[ctx, side]
    if role == RoleOf.TOP_CARD:
        return board.tops(g, side, those(spot for spot in bits(called(g, ctx)) if popcount(board.stack(g, spot)) > 1))
    zone = g.t.sel_zone[sel]
    if zone != ZoneOf.STADIUM and sides(g, ctx, g.t.sel_side[sel]) >> side & 1 == 0:
        return 0
    found = sum(board.pile(g, side, place) for place in bits(g.t.sel_piles[sel]))
    if zone == ZoneOf.TOOLS:
        found = sum(board.tools(g, spot) for spot in bits(board.of_side(g, side)))
    return found | board.tops(g, side, board.in_play(g)) if zone == ZoneOf.PLAY_AND_HAND else found


def cards(g: Game, ctx: int, sel: int, side: int) -> int:
    """The cards of a side that it means."""
    found = near_cards(g, ctx, sel, side)
    first = g.t.sel_first[sel]
    for fil in range(first, first + g.t.sel_count[sel]):
        found = those(at for at in bits(found) if test_card(g, ctx, fil, side, at))
    return found


def count_cards(g: Game, ctx: int, sel: int) -> int:
    return popcount(cards(g, ctx, sel, 0)) + popcount(cards(g, ctx, sel, 1))


def test_card(g: Game, ctx: int, fil: int, side: int, at: int) -> int:
    """What is printed is a trait; the rest compares the card with a Pokémon or asks where it is."""
    card = g.card[side, at]
    kind = g.t.fil_kind[fil]
    if kind == Test.ON_ZONE or kind == Test.ON:
        slot = g.place[side, at] - Place.IN_PLAY
        if slot < 0 or slot >= g.c.slots:
            return 0
        if kind == Test.ON:
            return standing(g, ctx, g.t.fil_a[fil]) >> (side * g.c.slots + slot) & 1
        zone = g.t.fil_a[fil]
        return slot == 0 if zone == ZoneOf.ACTIVE else slot > 0 if zone == ZoneOf.BENCH else 1
    if kind == Test.EVOLVES_FROM_IT or kind == Test.EVOLVES_VIA_STAGE1:
        below = board.find(g, g.f_it[ctx])
        if below < 0:
            return 0
        if kind == Test.EVOLVES_FROM_IT:
            return g.t.from_name[card] > 0 and g.t.from_name[card] == g.t.name[g.pokemon[below]]
        return g.t.via[card] > 0 and trait(g, g.pokemon[below], g.t.via[card] - 1)
    return trait(g, card, g.t.fil_card[fil])


def names_of_cards(g: Game, first: int, second: int) -> int:
    """How many different names cards of both sides have: the last card of each name counts."""
    mine = sum(not named(g, 0, first & -2 << at, g.card[0, at]) and not named(g, 1, second, g.card[0, at]) for at in bits(first))
    return mine + sum(not named(g, 1, second & -2 << at, g.card[1, at]) for at in bits(second))


def named(g: Game, side: int, cards: int, card: int) -> int:
    """Whether one of these cards has the name of another one."""
    return any(g.t.name[g.card[side, at]] == g.t.name[card] for at in bits(cards))
