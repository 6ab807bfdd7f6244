"""Games as a player may imagine them: what it cannot know is dealt again, from what it does know and random words alone.

Two games that a player cannot tell apart become the same world under the same words, so nothing hidden reaches a player who
looks at worlds only. Deck lists are known, as in a match with open lists.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from . import chance, layout

Array = jax.Array
Cells = dict[str, Array]

DECK, HAND, IN_PLAY, SLOTS, SETUP = layout.DECK, layout.HAND, layout.IN_PLAY, layout.SLOTS, layout.SETUP
OWNER, OPPONENT, OPPONENT_PLACE = 1, 2, 4
"""Bits of `seen`: the owner knows the card's place in the deck; the opponent knows the card is there, and its place."""


class _Cards(NamedTuple):
    """Of one player, [cards] each."""

    card: Array
    place: Array
    order: Array
    seen: Array


def deal(cells: Cells, player: Array, key: tuple[Array, Array]) -> Cells:
    """The game with everything dealt again that is hidden from `player`."""
    away = jnp.asarray(player) != cells["turn_player"]
    sides = [_read(cells, side) for side in range(2)]
    mine, theirs = (_Cards(*(jnp.where(away == (at == 0), b, a) for a, b in zip(*sides, strict=True))) for at in range(2))
    bits = [_bits(key, draw) for draw in range(3)]
    setup = _cell(cells, "phase") == SETUP
    mine = _orders(mine, OWNER, bits[0])
    theirs = _orders(_places(theirs, setup, bits[1]), OPPONENT_PLACE, bits[2])
    new = dict(cells)
    for side in range(2):
        own = away == (side == 1)
        for fact in ("place", "order", "seen"):
            values = jnp.where(own, getattr(mine, fact), getattr(theirs, fact))
            for card in range(layout.PLACES):
                _put(new, f"{fact}_{side}_{card}", values[card])
        # Pokémon lie face down during setup; later nothing of this changes.
        for slot in range(SLOTS):
            laid = jnp.where(theirs.place == IN_PLAY + slot, theirs.card, 0).sum()
            name = f"pokemon_{side}_{slot}"
            _put(new, name, jnp.where(setup & ~own, laid, _cell(cells, name)))
    return new


def _cell(cells: Cells, name: str) -> Array:
    """A cell, or the value it always has in this pool."""
    return cells[name] if name in cells else jnp.int8(layout.CONSTANTS.get(name, 0))


def _put(cells: Cells, name: str, value: Array) -> None:
    if name in cells:
        cells[name] = value.astype(cells[name].dtype)


def _read(cells: Cells, side: int) -> _Cards:
    def column(fact: str) -> Array:
        return jnp.stack([_cell(cells, f"{fact}_{side}_{k}").astype(jnp.int32) for k in range(layout.PLACES)])

    return _Cards(*map(column, _Cards._fields))


def _bits(key: tuple[Array, Array], draw: int) -> Array:
    """[cards]: random numbers, no two alike."""
    numbers = jnp.arange(layout.PLACES)
    return (chance.word(key, chance.RESAMPLE, 32 * draw + numbers) >> 8).astype(jnp.int32) * 32 + numbers


def _places(cards: _Cards, setup: Array, bits: Array) -> _Cards:
    """Which of the other player's cards are in hand, which in the deck, and during setup which lie on the table: Basics."""
    in_play = setup & (cards.place >= IN_PLAY) & (cards.place < IN_PLAY + SLOTS)
    unseen = (cards.place == DECK) | (cards.place == HAND)
    hidden = in_play | (unseen & (cards.seen & OPPONENT == 0))
    basic = hidden & jnp.asarray(np.array(layout.BASIC, bool))[cards.card]
    laid = basic & (_rank(bits, basic) < in_play.sum())
    # Seats on the table first, for those laid down.
    seats = _numbered((~in_play * 16 + cards.place) * 512 + (cards.order + 32) * 8 + cards.seen)
    given = _match(_rank(bits + ~laid * 2**30, hidden), _rank(seats, hidden), hidden)
    return cards._replace(place=given(cards.place), order=given(cards.order), seen=given(cards.seen))


def _orders(cards: _Cards, known: int, bits: Array) -> _Cards:
    """Where cards are in the deck, as far as the player does not know it; what others know of a place goes with the place."""
    loose = (cards.place == DECK) & (cards.seen & known == 0)
    stays = OPPONENT if known == OPPONENT_PLACE else 0
    of_place = cards.seen & ~stays
    given = _match(_rank(bits, loose), _rank(_numbered((cards.order + 32) * 8 + of_place), loose), loose)
    return cards._replace(order=given(cards.order), seen=given(of_place) | cards.seen & stays)


def _numbered(keys: Array) -> Array:
    """Equal ones, which may change places, are told apart by their number."""
    return keys * 32 + jnp.arange(len(keys))


def _rank(keys: Array, among: Array) -> Array:
    """[cards]: how many of those `among` have a lower key."""
    return (among[None] & (keys[None] < keys[:, None])).sum(1)


def _match(cards: Array, seats: Array, among: Array) -> Callable[[Array], Array]:
    """A function that gives the k-th of the cards `among` what the k-th of their seats had."""
    meets = (cards[:, None] == seats[None]) & among[None] & among[:, None]
    return lambda values: jnp.where(among, jnp.where(meets, values[None], 0).sum(1), values)
