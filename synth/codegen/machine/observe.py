"""What a player sees: the entries of `layout.observation`, hidden things left out (rulebook 18)."""

from synth.codegen.graphs.intrinsics import Game, fields, popcount
from synth.codegen.machine import board
from synth.codegen.machine.board import OPPONENT_KNOWS, OPPONENT_KNOWS_PLACE, OWNER_KNOWS
from synth.codegen.machine.cells import MARKS, WIDES
from synth.spec.layout import ENERGIES, HELD, Phase, Place


def put(g: Game, at: int, value: int) -> int:
    g.view[at] = value
    return at + 1


def observe(g: Game, viewer: int) -> None:
    me = viewer ^ g.turn_player
    deciding = g.decider == me
    at = 0
    for value in (
        g.turn, me == 0, deciding, g.phase, g.stadium, g.stadium > 0 and g.stadium_side == me, g.supporter_played,
        g.stadium_played, g.stadium_used, g.retreated, g.row, g.source, g.left,
        1 + board.from_side(g, me, g.it) if g.it >= 0 else 0, g.heads, g.dealt, g.result,
        g.attack, g.attacker, g.hit, g.again, g.ending, g.reflipped,
    ):  # fmt: skip
        at = put(g, at, value)
    at = observe_side(g, at, me, 1)
    at = observe_side(g, at, 1 - me, 0)
    for card in range(g.c.cards):
        at = put(g, at, g.card[me, card])
        at = put(g, at, g.place[me, card])
        at = put(g, at, g.order[me, card] if g.seen[me, card] & OWNER_KNOWS else 0)
    known_cards(g, at, 1 - me)


def observe_side(g: Game, at: int, side: int, own: int) -> int:
    # Pokémon placed in setup look like cards still in hand (rulebook 18.4).
    hidden = g.phase == Phase.SETUP and not own
    hand = popcount(board.pile(g, side, Place.HAND))
    if hidden:
        hand += sum(g.place[side, card] >= Place.IN_PLAY for card in range(g.c.cards))
    for value in (
        g.points[side], hand, popcount(board.pile(g, side, Place.DECK)), g.energy_now[side], g.energy_next[side],
        g.declared[side] if own else 0, g.poison[side], g.burn[side], g.daze[side], g.daze_fresh[side], g.moved[side],
        g.fallen[side], g.knockouts[side], g.title[side], g.title_next[side],
    ):  # fmt: skip
        at = put(g, at, value)
    for k in range(g.c.wide):
        for cell in fields(g, WIDES):
            at = put(g, at, cell[side, k])
    for k in range(g.c.titles):
        at = put(g, at, g.times[side, k + 1])
    for unit in range(ENERGIES):
        at = put(g, at, g.discarded[side, unit])
    for slot in range(g.c.slots):
        at = observe_slot(g, at, side * g.c.slots + slot, hidden)
    return at


def observe_slot(g: Game, at: int, spot: int, hidden: int) -> int:
    if hidden:
        for _ in range(8 + g.c.tools + 3 * HELD + ENERGIES):
            at = put(g, at, 0)
        return at
    at = put(g, put(g, at, g.pokemon[spot]), g.damage[spot])
    for k in range(g.c.tools):
        at = put(g, at, g.tool[spot, k])
    for value in (g.fresh[spot], g.used[spot], g.grown[spot], g.fought[spot], g.spent[spot], g.struck[spot]):
        at = put(g, at, value)
    for k in range(HELD):
        for cell in fields(g, MARKS):
            at = put(g, at, cell[spot, k])
    for unit in range(ENERGIES):
        at = put(g, at, g.energy[spot, unit])
    return at


def is_known(g: Game, side: int, card: int) -> int:
    """Whether the other player knows where this card is."""
    place = g.place[side, card]
    if place == Place.DISCARD or place == Place.RESOLVING or place == Place.STADIUM:
        return 1
    if place >= Place.IN_PLAY:
        return g.phase != Phase.SETUP
    return (place == Place.HAND or place == Place.DECK) and g.seen[side, card] & OPPONENT_KNOWS != 0


def known_cards(g: Game, at: int, side: int) -> None:
    """The other player's cards whose place is known, by number, place and order, the highest first: not by the deck list."""
    n = 0
    for card in range(g.c.cards):
        if is_known(g, side, card):
            number = g.card[side, card]
            place = g.place[side, card]
            order = g.order[side, card] if g.seen[side, card] & OPPONENT_KNOWS_PLACE else 0
            k = n
            while k > 0 and rank(g, number, place, order) > listed_rank(g, at + 3 * (k - 1)):
                for part in range(3):
                    g.view[at + 3 * k + part] = g.view[at + 3 * (k - 1) + part]
                k -= 1
            put(g, put(g, put(g, at + 3 * k, number), place), order)
            n += 1
    for k in range(3 * n, 3 * g.c.cards):
        g.view[at + k] = 0


def rank(g: Game, number: int, place: int, order: int) -> int:
    """The highest is listed first; an order is between -31 and 31, a place below 64."""
    return (number * 64 + place) * 64 + order


def listed_rank(g: Game, at: int) -> int:
    return rank(g, g.view[at], g.view[at + 1], g.view[at + 2])
