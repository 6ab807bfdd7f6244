"""The start of a game: who goes first, opening hands, the first Energy (rulebook 3)."""

from synth.codegen.graphs.intrinsics import Game, popcount
from synth.codegen.machine import board, deck, step
from synth.codegen.machine.chance import coin, nth_bit, pick, roll_energy
from synth.codegen.machine.deck import BASIC
from synth.spec.chance import Purpose
from synth.spec.layout import Phase, Place


def start(g: Game) -> None:
    """The deck lists and declared types of player 0 and 1 are in place; everything else is nothing."""
    deck.sort_lists(g)
    first = 0 if coin(g, Purpose.FIRST_PLAYER, 0) else 1
    for player in range(2):
        for at in range(g.c.cards):
            g.place[player, at] = Place.DECK if g.card[player, at] > 0 else Place.ABSENT
        deal_hand(g, player)
        g.energy_next[player] = roll_energy(g, player, player)
    g.turn = -1
    g.frame = -1
    g.phase = Phase.SETUP
    if first == 1:
        g.turn_player = 1
        board.swap_sides(g)
    board.look_again(g)
    step.finish(g)


def deal_hand(g: Game, player: int) -> None:
    """Random cards; only if no Basic is among them one is swapped for a Basic of the deck (rulebook 3.5)."""
    for k in range(g.c.opening_hand):
        deck = board.pile(g, player, Place.DECK)
        g.place[player, nth_bit(g, deck, pick(g, Purpose.DEAL, 8 * player + k, popcount(deck)))] = Place.HAND
    hand = board.pile(g, player, Place.HAND)
    basics = board.pile(g, player, Place.DECK) & g.listed[player, BASIC]
    if basics == 0 or hand & g.listed[player, BASIC]:
        return
    g.place[player, nth_bit(g, hand, pick(g, Purpose.DEAL_OUT, player, popcount(hand)))] = Place.DECK
    g.place[player, nth_bit(g, basics, pick(g, Purpose.DEAL_IN, player, popcount(basics)))] = Place.HAND
