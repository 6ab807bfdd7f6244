"""Which Pokémon and cards a selector means. Selectors and filters are rows of numbers; one evaluator reads them all."""

from synth.codegen.graphs.intrinsics import Game, bits, popcount
from synth.codegen.machine import board, tool_places
from synth.codegen.machine.words import RoleOf, SideOf, Test, ZoneOf
from synth.dsl.ast import Role, Zone
from synth.spec.layout import Daze, Place

IN_PLAY = frozenset({Zone.ACTIVE, Zone.BENCH, Zone.PLAY, Zone.SPOT})
OF_CARDS = frozenset({Role.CARD, Role.FOUND, Role.REST, Role.TOP_CARD, Role.MOVED})
CARD_ZONES = sum(1 << number for zone, number in ZoneOf.of.items() if zone not in IN_PLAY)
CARD_ROLES = sum(1 << RoleOf.of[role] for role in OF_CARDS)
"""Zones and roles of cards rather than Pokémon in play, as bits."""


def sides(g: Game, ctx: int, side: int) -> int:
    """The sides a word of the language means, as bits."""
    mine = g.f_controller[ctx]
    if side == SideOf.MY:
        return 1 << mine
    if side == SideOf.OPP:
        return 1 << (1 - mine)
    if side == SideOf.TURN:
        return 1
    return 3


def bound(g: Game, ctx: int, role: int) -> int:
    """The serial of the Pokémon that a role stands for."""
    if role == RoleOf.SELF:
        return g.f_source[ctx]
    if role == RoleOf.IT:
        return g.f_it[ctx]
    if role == RoleOf.DEFENDER:
        return g.f_defender[ctx]
    if role == RoleOf.ATTACKER:
        return g.f_attacker[ctx]
    if role == RoleOf.NEW_ACTIVE:
        return g.f_new_active[ctx]
    return 0


def means_cards(g: Game, ctx: int, sel: int) -> int:
    """Whether it means cards rather than Pokémon in play."""
    role = g.t.sel_role[sel]
    if role == RoleOf.IT:
        return g.f_it_card[ctx] > 0
    if role > 0:
        return CARD_ROLES >> role & 1
    return CARD_ZONES >> g.t.sel_zone[sel] & 1


def zone_spots(g: Game, zone: int) -> int:
    """Slots of a zone."""
    if zone == ZoneOf.ACTIVE:
        return 1
    every = (1 << g.c.slots) - 1
    if zone == ZoneOf.BENCH:
        return every - 1
    if zone == ZoneOf.PLAY or zone == ZoneOf.SPOT:
        return every
    return 0


def near(g: Game, ctx: int, sel: int) -> int:
    """Spots that a selector looks at, filters aside."""
    role = g.t.sel_role[sel]
    if role > 0:
        if role == RoleOf.IT and g.f_chosen[ctx] != 0:
            found = 0
            for spot in range(2 * g.c.slots):
                found |= (g.f_chosen[ctx] >> g.serial[spot] & 1 & (g.serial[spot] > 0)) << spot
            return found
        spot = board.find(g, bound(g, ctx, role))
        return 1 << spot if spot >= 0 else 0
    slots = zone_spots(g, g.t.sel_zone[sel])
    who = sides(g, ctx, g.t.sel_side[sel])
    found = slots if who & 1 else 0
    if who & 2:
        found |= slots << g.c.slots
    return found & board.in_play(g)


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
        spot = board.find(g, g.f_it[ctx])
        if spot < 0 or board.side_of(g, spot) != side:
            return 0
        found = board.stack(g, spot)
        return 1 << board.uppermost(g, side, found) if popcount(found) > 1 else 0
    zone = g.t.sel_zone[sel]
    if zone == ZoneOf.STADIUM:
        return board.pile(g, side, Place.STADIUM)
    if sides(g, ctx, g.t.sel_side[sel]) >> side & 1 == 0:
        return 0
    if zone == ZoneOf.TOOLS:
        found = 0
        for slot in range(g.c.slots):
            found |= tool_places.tools(g, side * g.c.slots + slot)
        return found
    if zone == ZoneOf.HAND:
        return board.pile(g, side, Place.HAND)
    if zone == ZoneOf.DECK or zone == ZoneOf.TOP:
        return board.pile(g, side, Place.DECK)
    if zone == ZoneOf.DISCARD:
        return board.pile(g, side, Place.DISCARD)
    if zone == ZoneOf.HAND_AND_DECK:
        return board.pile(g, side, Place.HAND) | board.pile(g, side, Place.DECK)
    if zone == ZoneOf.PLAY_AND_HAND:
        found = board.pile(g, side, Place.HAND)
        for slot in range(g.c.slots):
            spot = side * g.c.slots + slot
            if g.pokemon[spot] > 0:
                found |= 1 << board.uppermost(g, side, board.stack(g, spot))
        return found
    return 0


def cards(g: Game, ctx: int, sel: int, side: int) -> int:
    """The cards of a side that it means."""
    found = near_cards(g, ctx, sel, side)
    if g.t.sel_count[sel] > 0:
        for at in bits(found):
            if not passes_card(g, ctx, sel, side, at):
                found &= ~(1 << at)
    return found


def count_cards(g: Game, ctx: int, sel: int) -> int:
    return popcount(cards(g, ctx, sel, 0)) + popcount(cards(g, ctx, sel, 1))


def passes_card(g: Game, ctx: int, sel: int, side: int, at: int) -> int:
    first = g.t.sel_first[sel]
    for fil in range(first, first + g.t.sel_count[sel]):
        if not test_card(g, ctx, fil, side, at):
            return 0
    return 1


def test_card(g: Game, ctx: int, fil: int, side: int, at: int) -> int:
    """What is printed is a trait; the rest compares the card with a Pokémon or asks where it is."""
    card = g.card[side, at]
    kind = g.t.fil_kind[fil]
    if kind == Test.ON_ZONE:
        slot = g.place[side, at] - Place.IN_PLAY
        if slot < 0 or slot >= g.c.slots:
            return 0
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
