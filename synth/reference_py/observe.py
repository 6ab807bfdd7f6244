"""What a player sees: the entries of `layout.observation`, hidden things left out (rulebook 18).

A player's view is made of the cells alone, for as many games at once as there are rows of cells.
"""

from dataclasses import dataclass
from functools import cache

import numpy as np

from synth.reference_py.export import numbers
from synth.reference_py.game import Game
from synth.reference_py.verbs.piles import OPPONENT_KNOWS, OPPONENT_KNOWS_PLACE, OWNER_KNOWS
from synth.spec import layout
from synth.spec.layout import HELD, Phase, Place, Shape

Array = np.ndarray
"""Rows of numbers, one for each game; or one number for each game."""
_PUBLIC = (Place.DISCARD, Place.RESOLVING, Place.STADIUM)
_HIDDEN = (Place.HAND, Place.DECK)


def observation(game: Game, viewer: int) -> list[int]:
    """What a player sees."""
    found: list[int] = observations(game.shape, np.array([numbers(game)], np.int32), viewer)[0].tolist()
    return found


def observations(shape: Shape, cells: Array, viewer: int) -> Array:
    """What a player sees of games of this shape, from their cells."""
    seen = np.empty((len(cells), len(_plan(shape, 0).sources)), np.int32)
    turn_player = cells[:, _plan(shape, 0).cell["turn_player"]]
    for side in range(2):
        games = np.flatnonzero(turn_player == viewer ^ side)
        seen[games] = seen_from(shape, side, cells[games])
    return seen


def seen_from(shape: Shape, side: int, cells: Array) -> Array:
    """For a viewer on this side: 0 is that of the player whose turn it is."""
    plan = _plan(shape, side)
    seen = cells[:, plan.sources]
    mine, theirs = (_Cards(*(cells[:, places] for places in plan.cards[one])) for one in (side, 1 - side))
    # Pokémon placed in setup look like cards still in hand (rulebook 18.4).
    setup = cells[:, plan.cell["phase"]] == Phase.SETUP
    seen[np.ix_(setup, plan.covered)] = 0
    special = {
        "my_turn": 1 - side,
        "deciding": cells[:, plan.cell["decider"]] == side,
        "stadium_mine": (cells[:, plan.cell["stadium"]] > 0) & (cells[:, plan.cell["stadium_side"]] == side),
        "it": _it(shape, side, cells[:, plan.cell["it"]]),
        "their_declared": 0,
        "my_hand": mine.lying(Place.HAND),
        "my_deck": mine.lying(Place.DECK),
        "their_hand": theirs.lying(Place.HAND) + setup * (theirs.place >= Place.IN_PLAY).sum(1),
        "their_deck": theirs.lying(Place.DECK),
    }
    for name, value in special.items():
        seen[:, plan.entry[name]] = value
    seen[:, plan.my_order] = mine.order * (mine.seen & OWNER_KNOWS > 0)
    for where, fact in zip(plan.their_cards, theirs.known(in_play=~setup), strict=True):
        seen[:, where] = fact
    return seen


def _it(shape: Shape, side: int, it: Array) -> Array:
    """Slots counted from the viewer's own, from 1; 0 is none."""
    own = (it + side * shape.slots) % (2 * shape.slots)
    return np.where(it >= 0, 1 + own, 0)


@dataclass(frozen=True)
class _Cards:
    """A player's cards, in the order of the deck list."""

    card: Array
    place: Array
    order: Array
    seen: Array

    def lying(self, place: Place) -> Array:
        """How many lie there."""
        return np.asarray((self.place == place).sum(1))

    def known(self, in_play: Array) -> tuple[Array, Array, Array]:
        """Card, place and order of those whose place the other player knows, without regard to the deck list; the rest are
        nothing. `in_play`: whether those in play are seen."""
        hidden, laid = np.isin(self.place, _HIDDEN), self.place >= Place.IN_PLAY
        known = np.isin(self.place, _PUBLIC) | (laid & in_play[:, None]) | (hidden & (self.seen & OPPONENT_KNOWS > 0))
        order = self.order * (self.seen & OPPONENT_KNOWS_PLACE > 0)
        numbers = np.where(known, (self.card * _PLACES + self.place) * _ORDERS + order, 0)
        numbers = -np.sort(-numbers, axis=1)
        # The order of a card near the bottom of the deck is below 0.
        upper = (numbers + _ORDERS // 2) // _ORDERS
        return upper // _PLACES, upper % _PLACES, numbers - upper * _ORDERS


_PLACES = _ORDERS = 256
"""More than there are of each, so that one number has a card's place and order in it, and sorts like them."""


@dataclass(frozen=True)
class _Plan:
    """Where each entry comes from, for a viewer on one side."""

    sources: Array
    """The cells behind the entries; what stands for a special entry is overwritten."""
    cell: dict[str, int]
    entry: dict[str, int]
    covered: Array
    """Entries that are face down during setup."""
    cards: tuple[tuple[slice, ...], ...]
    """For each side the cells of its cards: what they are, where, in which order, who has seen them."""
    my_order: slice
    their_cards: tuple[slice, ...]


@cache
def _plan(shape: Shape, side: int) -> _Plan:
    names = list(layout.observation(shape))
    entry = {name: at for at, name in enumerate(names)}
    cell = {cell.name: at for at, cell in enumerate(layout.cells(shape))}
    of_slot = {*shape.slot_facts, "energy", *(f"mark{k}" for k in range(HELD))}
    sources, covered = [], []
    for at, name in enumerate(names):
        who, *parts = name.split("_")
        theirs = {"my": side, "their": 1 - side}.get(who)
        numbered = next((k for k, part in enumerate(parts) if part.isdigit()), len(parts))
        sources.append(cell.get(name if theirs is None else "_".join((*parts[:numbered], str(theirs), *parts[numbered:])), 0))
        if who == "their" and numbered < len(parts) and parts[0] in of_slot:
            covered.append(at)
    facts = ("card", "place", "order", "seen")
    cards = tuple(tuple(_every(cell, f"{fact}_{one}", shape.cards) for fact in facts) for one in range(2))
    their = tuple(_every(entry, f"their_{fact}", shape.cards) for fact in facts[:3])
    mine = _every(entry, "my_order", shape.cards)
    return _Plan(np.array(sources), cell, entry, np.array(covered, np.intp), cards, mine, their)


def _every(place: dict[str, int], fact: str, cards: int) -> slice:
    """The places of `fact_0` to `fact_n`, which stand at equal distances."""
    first = place[f"{fact}_0"]
    step = place[f"{fact}_1"] - first if cards > 1 else 1
    return slice(first, first + step * (cards - 1) + 1, step)
