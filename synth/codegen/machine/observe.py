"""What a player sees: the entries of `layout.observation`, hidden things left out (rulebook 18)."""

from __future__ import annotations

from typing import Any

from synth.codegen.graphs.intrinsics import kernel, popcount
from synth.codegen.machine import board
from synth.codegen.machine.board import OPPONENT_KNOWS, OPPONENT_KNOWS_PLACE, OWNER_KNOWS
from synth.spec.layout import ENERGIES, HELD, Phase, Place

Game = Any


@kernel
def put(g: Game, at: int, value: int) -> int:
    g.view[at] = value
    return at + 1


@kernel
def observe(g: Game, viewer: int) -> None:
    me = viewer ^ g.turn_player
    deciding = g.decider == me
    at = put(g, 0, g.turn)
    at = put(g, at, me == 0)
    at = put(g, at, deciding)
    at = put(g, at, g.phase)
    at = put(g, at, g.stadium)
    at = put(g, at, g.stadium > 0 and g.stadium_side == me)
    at = put(g, at, g.supporter_played)
    at = put(g, at, g.stadium_played)
    at = put(g, at, g.stadium_used)
    at = put(g, at, g.retreated)
    at = put(g, at, g.row)
    at = put(g, at, g.source)
    at = put(g, at, g.left)
    at = put(g, at, seen_spot(g, me))
    at = put(g, at, g.heads)
    at = put(g, at, g.dealt)
    at = put(g, at, g.result)
    at = put(g, at, g.attack)
    at = put(g, at, g.attacker)
    at = put(g, at, g.hit)
    at = put(g, at, g.again)
    at = put(g, at, g.ending)
    at = put(g, at, g.reflipped)
    at = observe_side(g, at, me, 1)
    at = observe_side(g, at, 1 - me, 0)
    for card in range(g.c.cards):
        at = put(g, at, g.card[me, card])
        at = put(g, at, g.place[me, card])
        at = put(g, at, g.order[me, card] if g.seen[me, card] & OWNER_KNOWS else 0)
    known_cards(g, at, 1 - me)


@kernel
def seen_spot(g: Game, me: int) -> int:
    """`it` from the viewer's side: 0 none, else 1 + slot, the own ones first."""
    if g.it < 0:
        return 0
    if me == 0:
        return 1 + g.it
    return 1 + (g.it + g.c.slots if g.it < g.c.slots else g.it - g.c.slots)


@kernel
def observe_side(g: Game, at: int, side: int, own: int) -> int:
    # Pokémon placed in setup look like cards still in hand (rulebook 18.4).
    hidden = g.phase == Phase.SETUP and not own
    hand = popcount(board.pile(g, side, Place.HAND))
    if hidden:
        for card in range(g.c.cards):
            hand += g.place[side, card] >= Place.IN_PLAY
    at = put(g, at, g.points[side])
    at = put(g, at, hand)
    at = put(g, at, popcount(board.pile(g, side, Place.DECK)))
    at = put(g, at, g.energy_now[side])
    at = put(g, at, g.energy_next[side])
    at = put(g, at, g.declared[side] if own else 0)
    at = put(g, at, g.poison[side])
    at = put(g, at, g.burn[side])
    at = put(g, at, g.daze[side])
    at = put(g, at, g.daze_fresh[side])
    at = put(g, at, g.moved[side])
    at = put(g, at, g.fallen[side])
    at = put(g, at, g.knockouts[side])
    at = put(g, at, g.title[side])
    at = put(g, at, g.title_next[side])
    for k in range(g.c.wide):
        at = put(g, at, g.wide[side, k])
        at = put(g, at, g.wide_worth[side, k])
        at = put(g, at, g.wide_turns[side, k])
    for k in range(g.c.titles):
        at = put(g, at, g.times[side, k + 1])
    for unit in range(ENERGIES):
        at = put(g, at, g.discarded[side, unit])
    for slot in range(g.c.slots):
        at = observe_slot(g, at, side * g.c.slots + slot, hidden)
    return at


@kernel
def observe_slot(g: Game, at: int, spot: int, hidden: int) -> int:
    if hidden:
        for _ in range(8 + g.c.tools + 3 * HELD + ENERGIES):
            at = put(g, at, 0)
        return at
    at = put(g, at, g.pokemon[spot])
    at = put(g, at, g.damage[spot])
    for k in range(g.c.tools):
        at = put(g, at, g.tool[spot, k])
    at = put(g, at, g.fresh[spot])
    at = put(g, at, g.used[spot])
    at = put(g, at, g.grown[spot])
    at = put(g, at, g.fought[spot])
    at = put(g, at, g.spent[spot])
    at = put(g, at, g.struck[spot])
    for k in range(HELD):
        at = put(g, at, g.mark[spot, k])
        at = put(g, at, g.mark_worth[spot, k])
        at = put(g, at, g.mark_turns[spot, k])
    for unit in range(ENERGIES):
        at = put(g, at, g.energy[spot, unit])
    return at


@kernel
def is_known(g: Game, side: int, card: int) -> int:
    """Whether the other player knows where this card is."""
    place = g.place[side, card]
    if place == Place.DISCARD or place == Place.RESOLVING or place == Place.STADIUM:
        return 1
    if place >= Place.IN_PLAY:
        return g.phase != Phase.SETUP
    return (place == Place.HAND or place == Place.DECK) and g.seen[side, card] & OPPONENT_KNOWS != 0


@kernel
def known_cards(g: Game, at: int, side: int) -> None:
    """The other player's cards whose place is known, by number, place and order, the highest first: not by the deck list."""
    n = 0
    for card in range(g.c.cards):
        if is_known(g, side, card):
            number = g.card[side, card]
            place = g.place[side, card]
            order = g.order[side, card] if g.seen[side, card] & OPPONENT_KNOWS_PLACE else 0
            k = n
            while k > 0 and before(g, number, place, order, at + 3 * (k - 1)):
                for part in range(3):
                    g.view[at + 3 * k + part] = g.view[at + 3 * (k - 1) + part]
                k -= 1
            g.view[at + 3 * k] = number
            g.view[at + 3 * k + 1] = place
            g.view[at + 3 * k + 2] = order
            n += 1
    for k in range(3 * n, 3 * g.c.cards):
        g.view[at + k] = 0


@kernel
def before(g: Game, number: int, place: int, order: int, at: int) -> int:
    """Whether a card comes before the one that is listed there."""
    if number != g.view[at]:
        return number > g.view[at]
    if place != g.view[at + 1]:
        return place > g.view[at + 1]
    return order > g.view[at + 2]
