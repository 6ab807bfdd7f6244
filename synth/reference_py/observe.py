"""What a player sees: the entries of `layout.observation`, hidden things left out (rulebook 18)."""

from __future__ import annotations

from collections.abc import MutableSequence
from dataclasses import dataclass
from functools import cache

from synth.reference_py.export import numbers
from synth.reference_py.game import Game, Player
from synth.reference_py.verbs.piles import OPPONENT_KNOWS, OPPONENT_KNOWS_PLACE, OWNER_KNOWS
from synth.spec import layout
from synth.spec.layout import HELD, Phase, Place, Shape

_PUBLIC = frozenset({Place.DISCARD, Place.RESOLVING, Place.STADIUM})
_HIDDEN = frozenset({Place.HAND, Place.DECK})


def observation(game: Game, viewer: int) -> list[int]:
    """What a player sees."""
    cells = numbers(game)
    entries = [cells[at] for at in cells_shown(game.shape, game.side(viewer))]
    veil(game, viewer, entries)
    return entries


def cells_shown(shape: Shape, side: int) -> tuple[int, ...]:
    """The cell behind each entry, for a viewer on this side; of an entry that is no cell, any."""
    return _plan(shape, side).sources


def veil(game: Game, viewer: int, entries: MutableSequence[int]) -> None:
    """Puts in what is no cell, and takes out what the viewer must not see; `entries` are those cells."""
    me, them = game.players[viewer], game.players[1 - viewer]
    plan = _plan(game.shape, game.side(viewer))
    special = _common(game, viewer, entries[plan.place["it"]]) | _sizes("my", me) | _sizes("their", them)
    # Pokémon placed in setup look like cards still in hand (rulebook 18.4).
    hidden = game.phase is Phase.SETUP
    if hidden:
        special["their_hand"] += sum(place >= Place.IN_PLAY for place in them.place)
        for at in plan.covered:
            entries[at] = 0
    for name, value in special.items():
        entries[plan.place[name]] = value
    entries[plan.my_order] = [order if seen & OWNER_KNOWS else 0 for order, seen in zip(me.order, me.seen, strict=True)]
    for where, facts in zip(plan.their_cards, zip(*_known_cards(them, in_play=not hidden), strict=True), strict=True):
        entries[where] = facts


@dataclass(frozen=True)
class _Plan:
    """Where each entry comes from, for a viewer on one side."""

    sources: tuple[int, ...]
    """The cells behind the entries; what stands for a special entry is overwritten."""
    place: dict[str, int]
    covered: tuple[int, ...]
    """Entries that are face down during setup."""
    my_order: slice
    their_cards: tuple[slice, ...]


@cache
def _plan(shape: Shape, side: int) -> _Plan:
    names = list(layout.observation(shape))
    place = {name: at for at, name in enumerate(names)}
    known = {cell.name: at for at, cell in enumerate(layout.cells(shape))}
    of_slot = {*shape.slot_facts, "energy", *(f"mark{k}" for k in range(HELD))}
    sources, covered = [], []
    for at, name in enumerate(names):
        who, *parts = name.split("_")
        theirs = {"my": side, "their": 1 - side}.get(who)
        numbered = next((k for k, part in enumerate(parts) if part.isdigit()), len(parts))
        cell = name if theirs is None else "_".join((*parts[:numbered], str(theirs), *parts[numbered:]))
        sources.append(known.get(cell, 0))
        if who == "their" and numbered < len(parts) and parts[0] in of_slot:
            covered.append(at)
    their = tuple(_every(place, f"their_{fact}", shape.cards) for fact in ("card", "place", "order"))
    return _Plan(tuple(sources), place, tuple(covered), _every(place, "my_order", shape.cards), their)


def _every(place: dict[str, int], fact: str, cards: int) -> slice:
    """The entries `fact_0` to `fact_n`, which stand at equal distances."""
    first = place[f"{fact}_0"]
    step = place[f"{fact}_1"] - first if cards > 1 else 1
    return slice(first, first + step * (cards - 1) + 1, step)


def _common(game: Game, viewer: int, it: int) -> dict[str, int]:
    if it >= 0:
        it = 1 + (it if viewer == game.turn_player else (it + game.slots) % (2 * game.slots))
    return {
        "my_turn": int(game.turn_player == viewer),
        "deciding": int(viewer == (game.turn_player if game.over else game.decider)),
        "stadium_mine": int(game.stadium is not None and game.stadium.player == viewer),
        "it": max(0, it),
        "their_declared": 0,
    }


def _sizes(who: str, player: Player) -> dict[str, int]:
    return {f"{who}_hand": player.place.count(Place.HAND), f"{who}_deck": player.place.count(Place.DECK)}


def _known_cards(player: Player, in_play: bool) -> list[tuple[int, int, int]]:
    """The other player's cards whose place is known, without regard to the deck list; the rest are nothing."""
    known = []
    for card, place, order, seen in zip(player.cards, player.place, player.order, player.seen, strict=True):
        if (seen & OPPONENT_KNOWS if place in _HIDDEN else in_play if place >= Place.IN_PLAY else place in _PUBLIC):
            known.append((card, int(place), order if seen & OPPONENT_KNOWS_PLACE else 0))
    known.sort(reverse=True)
    return known + [(0, 0, 0)] * (len(player.cards) - len(known))
