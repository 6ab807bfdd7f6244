"""Pokémon in play and piles of cards: where they are, and what moves with them.

A spot is side * slots + slot: side 0 is the player whose turn it is, slot 0 the Active Spot. Sets of spots and of cards (by
place in the deck list) are bits of a number, so candidates come in ascending order.
"""

from synth.codegen.graphs.intrinsics import WORD, Game, Known, bits, clear, exchange, fields, lowest, matches, popcount, those
from synth.codegen.machine.cells import MARKS, PLAYER, POKEMON, SPOT, WIDES
from synth.codegen.machine.words import MANY, NOTHING, Kept
from synth.spec.layout import ENERGIES, HELD, Daze, Flow, Place

OWNER_KNOWS, OPPONENT_KNOWS, OPPONENT_KNOWS_PLACE = 1, 2, 4
BENCH, BOTTOM, TOP, UNDER = 3, 4, 5, 6
"""A Bench, and the ends of a deck, as places where cards go; those before are places of the layout."""
DAMAGE_CAP = 120
DISCARDED_CAP = 250
"""Units of a type in a discard pile; more are lost."""


def side_of(g: Game, spot: int) -> int:
    return spot >= g.c.slots


def slot_of(g: Game, spot: int) -> int:
    return spot - g.c.slots if spot >= g.c.slots else spot


def from_side(g: Game, side: int, spot: int) -> int:
    """A spot as this side counts them, its own first; and back again."""
    return (spot + side * g.c.slots) % (2 * g.c.slots)


def is_active(g: Game, spot: int) -> int:
    return (spot == 0) | (spot == g.c.slots)


def in_play(g: Game) -> int:
    """All spots with a Pokémon."""
    return ~matches(g.pokemon, 0, 2 * g.c.slots, 0) & ((1 << (2 * g.c.slots)) - 1)


def of_side(g: Game, side: int) -> int:
    """The spots of a side."""
    return ((1 << g.c.slots) - 1) << (side * g.c.slots)


def where(g: Game, serial: int) -> int:
    """The spot of a Pokémon, as a set; no spot if it has left play."""
    return matches(g.serial, 0, 2 * g.c.slots, serial) if serial > 0 else 0


def find(g: Game, serial: int) -> int:
    """Where the Pokémon is now; NOTHING if it has left play."""
    found = where(g, serial)
    return lowest(found) if found else NOTHING


def with_serials(g: Game, serials: int) -> int:
    """Where those of some Pokémon, by serial, are that are in play."""
    return those(spot for spot in bits(in_play(g)) if serials >> g.serial[spot] & 1)


def pile(g: Game, side: int, place: int) -> int:
    """The cards of a side that are in a place."""
    return matches(g.place, side * g.c.cards, g.c.cards, place)


def hand_is_full(g: Game, side: int) -> int:
    return popcount(pile(g, side, Place.HAND)) >= g.c.hand_limit


def free_bench(g: Game, side: int) -> int:
    """The leftmost free spot of a Bench; NOTHING if it is full."""
    free = matches(g.pokemon, side * g.c.slots + 1, g.c.slots - 1, 0)
    return side * g.c.slots + 1 + lowest(free) if free else NOTHING


def benched(g: Game, side: int) -> int:
    """Who is on a Bench, as spots."""
    return in_play(g) & of_side(g, side) & ~(1 << (side * g.c.slots))


def units(g: Game, spot: int, types: int) -> int:
    """Units attached of these types (bits); one that pays double counts once (rulebook 6.11, D23)."""
    return sum(g.energy[spot, unit] for unit in range(ENERGIES) if types >> unit & 1)


def discarded_units(g: Game, side: int, types: int) -> int:
    """Units of these types in a discard pile."""
    return sum(g.discarded[side, unit] for unit in bits(types))


def unit_types(g: Game, spot: int, types: int) -> int:
    """The types of unit attached, of those allowed."""
    return those(unit for unit in range(ENERGIES) if g.energy[spot, unit] > 0) & types


def stack(g: Game, spot: int) -> int:
    """The cards a Pokémon consists of, its Tools left out."""
    return pile(g, side_of(g, spot), Place.IN_PLAY + slot_of(g, spot)) & ~tools(g, spot)


def tools(g: Game, spot: int) -> int:
    """The Tools of a Pokémon, as a set of its owner's cards: each stays in its place until it leaves (rulebook 8.19)."""
    return those(g.tool_at[spot, k] - 1 for k in range(g.c.tools) if g.tool_at[spot, k] > 0)


def equip(g: Game, spot: int, at: int) -> int:
    """A Tool goes to the first free place of a Pokémon of its side; which that is."""
    place = lowest(matches(g.tool_at, spot * g.c.tools, g.c.tools, 0))
    g.tool[spot, place] = g.card[side_of(g, spot), at]
    g.tool_at[spot, place] = 1 + at
    return place


def lose_tool(g: Game, spot: int, at: int) -> int:
    """Whether the card was a Tool there, which it no longer is; the others stay in their places."""
    for k in range(g.c.tools):
        if g.tool_at[spot, k] == at + 1:
            g.tool_at[spot, k] = 0
            g.tool[spot, k] = 0
            return 1
    return 0


def tops(g: Game, side: int, spots: int) -> int:
    """The uppermost cards of those of some Pokémon that are of this side."""
    return those(uppermost(g, side, stack(g, spot)) for spot in bits(spots & of_side(g, side)))


def uppermost(g: Game, side: int, cards: int) -> int:
    """Of the cards of a stack the one with the highest stage; of equal ones the first."""
    best = lowest(cards) if cards else NOTHING
    for at in bits(cards):
        if g.t.stage[g.card[side, at]] > g.t.stage[g.card[side, best]]:
            best = at
    return best


def look_again(g: Game) -> None:
    """What could give modifiers or answer events has changed: which there are, over all cards in play and marks."""
    if g.c.kinds == 0 and g.c.events == 0:
        return
    g.kinds = 0
    g.heard[0] = 0
    g.heard[1] = 0
    card_speaks(g, g.stadium)
    for spot in range(2 * g.c.slots):
        card_speaks(g, g.pokemon[spot])
        for k in range(g.c.tools):
            card_speaks(g, g.tool[spot, k])
        for k in range(HELD):
            if g.mark[spot, k] == 0:
                break
            mark_speaks(g, (g.mark[spot, k] - 1) >> 1)
    for side in range(2):
        for k in range(g.c.wide):
            if g.wide[side, k] == 0:
                break
            mark_speaks(g, g.wide[side, k] - 1)


def card_speaks(g: Game, card: int) -> None:
    """A card in play adds what it gives and what it hears; few pools have events of the second word."""
    g.kinds |= g.t.card_kinds[card]
    g.heard[0] |= g.t.card_events[card, 0]
    if g.c.events >> 32:
        g.heard[1] |= g.t.card_events[card, 1]


def mark_speaks(g: Game, mod: int) -> None:
    """A mark in force does, or one that will be."""
    g.kinds |= g.t.mod_bit[mod]
    g.heard[0] |= g.t.mod_hears[mod, 0]
    if g.c.events >> 32:
        g.heard[1] |= g.t.mod_hears[mod, 1]


def hears(g: Game, events: Known) -> int:
    """Whether something in play or in force answers one of these events (bits)."""
    if g.c.events & events == 0:
        return 0
    return g.heard[0] & (events & WORD) | g.heard[1] & (events >> 32)


def answers(g: Game, card: int, event: int) -> int:
    """Whether a card has a program for the event."""
    return g.t.card_events[card, event >> 5] >> (event & 31) & 1


def enter(g: Game, spot: int, card: int, fresh: int) -> None:
    """A new Pokémon on an empty spot."""
    serial = g.serials
    taken = 1
    while taken:
        serial = serial + 1 if serial < 30 else 1
        taken = find(g, serial) >= 0
    g.serials = serial
    g.serial[spot] = serial
    g.pokemon[spot] = card
    g.fresh[spot] = fresh
    look_again(g)


def clear_marks(g: Game, spot: int) -> None:
    """What lasts on a Pokémon ends; what it has laid on others for as long as it is Active, too."""
    if g.t.kept[0] >> Kept.TIED & 1 and is_active(g, spot):
        untie(g, side_of(g, spot))
    if g.mark[spot, 0] > 0:
        for cell in fields(g, MARKS):
            clear(cell, spot)


def untie(g: Game, side: int) -> None:
    """Ends what this side's Active Pokémon has laid on players and on the opponent's Pokémon."""
    kept = 0
    for k in range(g.c.wide):
        tied = g.wide[side, k] > 0 and g.t.mod_tied[g.wide[side, k] - 1]
        for cell in fields(g, WIDES):
            worth = cell[side, k]
            cell[side, k] = 0
            if not tied:
                cell[side, kept] = worth
        kept += not tied
    for slot in range(g.c.slots):
        spot = (1 - side) * g.c.slots + slot
        kept = 0
        for k in range(HELD):
            mark = g.mark[spot, k] - 1
            tied = mark >= 0 and mark & 1 and g.t.mod_tied[mark >> 1]
            for cell in fields(g, MARKS):
                worth = cell[spot, k]
                cell[spot, k] = 0
                if not tied:
                    cell[spot, kept] = worth
            kept += not tied


def recover(g: Game, side: int) -> None:
    """Ends Special Conditions of the Active Spot (rulebook 7.4, 9.5)."""
    g.poison[side] = 0
    g.burn[side] = 0
    g.daze[side] = Daze.NONE
    g.daze_fresh[side] = 0


def change_places(g: Game, side: int, spot: int) -> None:
    """The Active Spot and a Benched one change everything that lies there."""
    active = side * g.c.slots
    for cell in fields(g, SPOT):
        exchange(cell, active, spot, 1)
    here = Place.IN_PLAY + spot - active
    moves = pile(g, side, here)
    for at in bits(moves | pile(g, side, Place.IN_PLAY)):
        g.place[side, at] = Place.IN_PLAY if moves >> at & 1 else here


def switch(g: Game, spot: int) -> None:
    """The Active Pokémon and a Benched one change places (rulebook 9.5, 9.7)."""
    side = side_of(g, spot)
    clear_marks(g, side * g.c.slots)
    change_places(g, side, spot)
    recover(g, side)
    g.moved[side] = 1
    look_again(g)


def swap_sides(g: Game) -> None:
    """The players change places: side 0 is always the one whose turn it is."""
    for cell in fields(g, SPOT):
        exchange(cell, 0, g.c.slots, g.c.slots)
    for cell in fields(g, PLAYER):
        exchange(cell, 0, 1, 1)
    if g.wide[0, 0] or g.wide[1, 0]:
        for cell in fields(g, WIDES):
            exchange(cell, 0, 1, 1)
    if g.stadium > 0:
        g.stadium_side = 1 - g.stadium_side


def hurt(g: Game, spot: int, tens: int) -> None:
    g.damage[spot] = min(DAMAGE_CAP, g.damage[spot] + tens)


def to_end(g: Game, side: int, at: int, end: int) -> None:
    """A card to the bottom (-1) or the top (1) of the deck: the owner knows where it is, and those known there move on."""
    for other in range(g.c.cards):
        if g.order[side, other] * end > 0:
            g.order[side, other] += end
    g.place[side, at] = Place.DECK
    g.order[side, at] = end
    g.seen[side, at] = OWNER_KNOWS


def send(g: Game, side: int, at: int, to: int) -> None:
    """A card from play to a pile; what no longer fits into the hand is discarded (rulebook 8.16, D10). Both players see where
    it goes."""
    if BOTTOM <= to <= TOP:
        to_end(g, side, at, -1 if to == BOTTOM else 1)
        g.seen[side, at] = OWNER_KNOWS | OPPONENT_KNOWS | OPPONENT_KNOWS_PLACE
        return
    if to == Place.HAND and hand_is_full(g, side):
        to = Place.DISCARD
    g.place[side, at] = to
    g.seen[side, at] = OPPONENT_KNOWS if to == Place.HAND else 0


def throw_away(g: Game, side: int, unit: int, n: int) -> None:
    """Units to the discard pile."""
    g.discarded[side, unit] = min(DISCARDED_CAP, g.discarded[side, unit] + n)


def discard_unit(g: Game, spot: int, unit: int) -> None:
    g.energy[spot, unit] -= 1
    throw_away(g, side_of(g, spot), unit, 1)


def leave_play(g: Game, spot: int, to: int, with_tools: int) -> None:
    """A Pokémon goes with all its cards, the uppermost first; its Energy is discarded, and its Tools unless the text says that
    attached cards go along (rulebook 6.13, 8.16, 8.17, 14.8)."""
    side = side_of(g, spot)
    cards = stack(g, spot)
    while cards:
        at = uppermost(g, side, cards)
        cards &= ~(1 << at)
        send(g, side, at, to)
    for k in range(g.c.tools):
        if g.tool_at[spot, k] > 0:
            send(g, side, g.tool_at[spot, k] - 1, to if with_tools else Place.DISCARD)
    for unit in range(ENERGIES):
        throw_away(g, side, unit, g.energy[spot, unit])
    for cell in fields(g, POKEMON):
        clear(cell, spot)
    clear_marks(g, spot)
    if is_active(g, spot):
        recover(g, side)
    if to == Place.DECK:
        shuffle(g, side)
    look_again(g)


def stadium_card(g: Game) -> int:
    """1 + 32 * side + place in the deck list of the Stadium in play."""
    side = g.stadium_side
    found = pile(g, side, Place.STADIUM)
    return 1 + 32 * side + lowest(found) if found else 0


def shuffle(g: Game, side: int) -> None:
    """Nobody knows the order any more: it is drawn when it matters."""
    for at in range(g.c.cards):
        if g.place[side, at] == Place.DECK:
            g.order[side, at] = 0
            g.seen[side, at] = 0


def note(g: Game, side: int, deed: int, so_often: int = 1) -> None:
    """A player did something, if a card of the pool counts it; what is done in the other player's turn is of no own turn."""
    now = g.t.deed_now[deed]
    ever = g.t.deed_ever[deed]
    if now > 0 and side == 0 and g.flow < Flow.NEXT:
        g.times[0, now] = min(MANY, g.times[0, now] + so_often)
    if ever > 0:
        g.times[side, ever] = min(MANY, g.times[side, ever] + so_often)
