"""What a player sees: the entries of `layout.observation`, hidden things left out (rulebook 18)."""

from __future__ import annotations

from functools import cache

from synth.reference_py.export import export
from synth.reference_py.game import Game, Player
from synth.reference_py.piles import OPPONENT_KNOWS, OPPONENT_KNOWS_PLACE, OWNER_KNOWS
from synth.spec import layout
from synth.spec.layout import SLOTS, Counts, Phase, Place

_PUBLIC = (Place.DISCARD, Place.RESOLVING, Place.STADIUM)
_OF_SLOT = frozenset({*layout.SLOT_FACTS, "energy"})
_NUMBERED = _OF_SLOT | {"discarded", "card", "place", "order"}
"""Facts whose cells have the side before the number."""


def observation(game: Game, viewer: int) -> list[int]:
    me, them = game.players[viewer], game.players[1 - viewer]
    cells = export(game)
    special = _common(game, viewer, cells) | _sizes("my", me) | _sizes("their", them) | {"their_declared": 0}
    for at, order in enumerate(me.order):
        special[f"my_order_{at}"] = order if me.seen[at] & OWNER_KNOWS else 0
    hidden = game.phase is Phase.SETUP
    if hidden:
        special["their_hand"] += sum(Place.IN_PLAY <= place < Place.IN_PLAY + SLOTS for place in them.place)
    for at, (card, place, order) in enumerate(_known_cards(them, in_play=not hidden)):
        special[f"their_card_{at}"], special[f"their_place_{at}"], special[f"their_order_{at}"] = card, place, order
    return [
        special[name] if name in special else 0 if hidden and covered else cells[cell]
        for name, cell, covered in _entries(game.cards, game.pool.numbers.counts, game.side(viewer))
    ]


@cache
def _entries(cards: int, counts: Counts, side: int) -> list[tuple[str, str, bool]]:
    """Each entry with the cell it shows to a viewer on this side, and whether it is face down during setup."""
    found = []
    for name in layout.observation(cards, counts):
        who, _, rest = name.partition("_")
        fact, _, number = rest.partition("_")
        at = {"my": side, "their": 1 - side}.get(who)
        if at is None:
            cell = name
        elif fact in _NUMBERED and number[:1].isdigit():
            cell = f"{fact}_{at}_{number}"
        else:
            cell = f"{rest}_{at}"
        found.append((name, cell, who == "their" and fact in _OF_SLOT and number[:1].isdigit()))
    return found


def _common(game: Game, viewer: int, cells: dict[str, int]) -> dict[str, int]:
    it = cells["it"]
    if it >= 0:
        it = 1 + (it if viewer == game.turn_player else (it + SLOTS) % (2 * SLOTS))
    return {
        "my_turn": int(game.turn_player == viewer),
        "deciding": int(viewer == (game.turn_player if game.over else game.decider)),
        "stadium_mine": int(cells["stadium"] > 0 and game.side(viewer) == cells["stadium_side"]),
        "it": max(0, it),
    }


def _sizes(who: str, player: Player) -> dict[str, int]:
    return {f"{who}_hand": len(player.cards_in(Place.HAND)), f"{who}_deck": len(player.cards_in(Place.DECK))}


def _known_cards(player: Player, in_play: bool) -> list[tuple[int, int, int]]:
    """The other player's cards whose place is known, without regard to the deck list; the rest are nothing."""
    known = [
        (card, int(place), order if seen & OPPONENT_KNOWS_PLACE else 0)
        for card, place, order, seen in zip(player.cards, player.place, player.order, player.seen, strict=True)
        if place in _PUBLIC
        or (in_play and Place.IN_PLAY <= place < Place.IN_PLAY + SLOTS)
        or (place in (Place.HAND, Place.DECK) and seen & OPPONENT_KNOWS)
    ]
    return sorted(known, reverse=True) + [(0, 0, 0)] * (len(player.cards) - len(known))
