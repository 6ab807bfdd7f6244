"""Cards between deck, hand and discard pile: drawing, looking, shuffling, leaving play."""

from __future__ import annotations

from synth.reference_py.chance import Chance
from synth.reference_py.game import Game, Held, Spot
from synth.spec.chance import Purpose
from synth.spec.layout import Place

OWNER_KNOWS, OPPONENT_KNOWS = 1, 2
"""Bits of `seen`: the owner knows the card's place in the deck; the opponent knows that it is in the hand."""


def hand_size(game: Game, player: int) -> int:
    return len(game.players[player].cards_in(Place.HAND))


def hand_is_full(game: Game, player: int) -> bool:
    return hand_size(game, player) >= game.pool.rules.hand_limit


def draw(game: Game, chance: Chance, player: int, purpose: Purpose, index: int) -> bool:
    """One card from the top of the deck, unless the hand is full or the deck empty (rulebook 4.3, 4.4)."""
    owner = game.players[player]
    deck = owner.cards_in(Place.DECK)
    if not deck or hand_is_full(game, player):
        return False
    top = next((at for at in deck if owner.order[at] == 1), None)
    if top is None:
        top = chance.among(purpose, index, deck, lambda at: game.card(Held(player, at)))
    leave_deck(game, player, top)
    owner.place[top] = Place.HAND
    return True


def leave_deck(game: Game, player: int, at: int) -> None:
    """The cards below a fixed one move up."""
    owner = game.players[player]
    position, owner.order[at] = owner.order[at], 0
    owner.seen[at] = 0
    if position:
        for other, order in enumerate(owner.order):
            if order > position:
                owner.order[other] = order - 1


def look(game: Game, chance: Chance, player: int, n: int) -> None:
    """Fixes the top n cards; the owner, who looks, knows them."""
    owner = game.players[player]
    for position in range(1, n + 1):
        deck = owner.cards_in(Place.DECK)
        if position > len(deck):
            return
        card = next((at for at in deck if owner.order[at] == position), None)
        if card is None:
            index = 32 * game.side(player) + position - 1
            loose = [at for at in deck if owner.order[at] == 0]
            card = chance.among(Purpose.LOOK, index, loose, lambda at: game.card(Held(player, at)))
            owner.order[card] = position
        owner.seen[card] |= OWNER_KNOWS


def shuffle(game: Game, player: int) -> None:
    """Nobody knows the order any more: it is drawn when it matters."""
    owner = game.players[player]
    for at in owner.cards_in(Place.DECK):
        owner.order[at] = owner.seen[at] = 0


def discard(game: Game, card: Held) -> None:
    owner = game.players[card.player]
    owner.place[card.at] = Place.DISCARD
    owner.seen[card.at] = 0


def leave_play(game: Game, spot: Spot, to: Place) -> None:
    """A Pokémon goes with all its cards; its Energy is discarded (rulebook 6.13, 14.8)."""
    owner, pokemon = game.players[spot.player], game.at(spot)
    cards = owner.stack(spot.slot)
    cards.sort(key=lambda at: -game.card(Held(spot.player, at)).stage)
    for at in cards:
        # Top card first: what no longer fits into the hand is discarded (rulebook 8.16).
        where = Place.DISCARD if to is Place.HAND and hand_is_full(game, spot.player) else to
        owner.place[at] = where
        owner.seen[at] = OPPONENT_KNOWS if where is Place.HAND else 0
    for unit, n in enumerate(pokemon.energy):
        owner.discarded[unit] += n
    owner.slots[spot.slot] = None
    if spot.slot == 0:
        owner.recover()
    if to is Place.DECK:
        shuffle(game, spot.player)
