"""What a player sees: the entries of `layout.observation`, hidden things left out (rulebook 18)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from operator import itemgetter

from synth.reference_py.export import export
from synth.reference_py.game import Game, Player
from synth.reference_py.verbs.piles import OPPONENT_KNOWS, OPPONENT_KNOWS_PLACE, OWNER_KNOWS
from synth.spec import layout
from synth.spec.layout import HELD, Phase, Place, Shape

_PUBLIC = (Place.DISCARD, Place.RESOLVING, Place.STADIUM)


def observation(game: Game, viewer: int, cells: dict[str, int] | None = None) -> list[int]:
    """What a player sees; `cells`: the exported state, if it is at hand."""
    me, them = game.players[viewer], game.players[1 - viewer]
    cells = export(game) if cells is None else cells
    plan = _plan(game.shape, game.side(viewer))
    entries = list(plan.plain(cells))
    special = _common(game, viewer, cells) | _sizes("my", me) | _sizes("their", them) | {"their_declared": 0}
    # Pokémon placed in setup look like cards still in hand (rulebook 18.4).
    hidden = game.phase is Phase.SETUP
    if hidden:
        special["their_hand"] += sum(place >= Place.IN_PLAY for place in them.place)
        for at in plan.covered:
            entries[at] = 0
    for name, value in special.items():
        entries[plan.place[name]] = value
    entries[plan.my_order] = (order if seen & OWNER_KNOWS else 0 for order, seen in zip(me.order, me.seen, strict=True))
    known = _known_cards(them, in_play=not hidden)
    for part, where in enumerate(plan.their_cards):
        entries[where] = (facts[part] for facts in known)
    return entries


@dataclass(frozen=True)
class _Plan:
    """Where each entry comes from, for a viewer on one side."""

    plain: Callable[[dict[str, int]], tuple[int, ...]]
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
    known = {cell.name for cell in layout.cells(shape)}
    of_slot = {*shape.slot_facts, "energy", *(f"mark{k}" for k in range(HELD))}
    sources, covered = [], []
    for at, name in enumerate(names):
        who, *parts = name.split("_")
        theirs = {"my": side, "their": 1 - side}.get(who)
        numbered = next((k for k, part in enumerate(parts) if part.isdigit()), len(parts))
        cell = name if theirs is None else "_".join((*parts[:numbered], str(theirs), *parts[numbered:]))
        sources.append(cell if cell in known else "turn")
        if who == "their" and numbered < len(parts) and parts[0] in of_slot:
            covered.append(at)
    their = tuple(_every(place, f"their_{fact}", shape.cards) for fact in ("card", "place", "order"))
    return _Plan(itemgetter(*sources), place, tuple(covered), _every(place, "my_order", shape.cards), their)


def _every(place: dict[str, int], fact: str, cards: int) -> slice:
    """The entries `fact_0` to `fact_n`, which stand at equal distances."""
    first = place[f"{fact}_0"]
    step = place[f"{fact}_1"] - first if cards > 1 else 1
    return slice(first, first + step * (cards - 1) + 1, step)


def _common(game: Game, viewer: int, cells: dict[str, int]) -> dict[str, int]:
    it = cells["it"]
    if it >= 0:
        it = 1 + (it if viewer == game.turn_player else (it + game.slots) % (2 * game.slots))
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
        or (in_play and place >= Place.IN_PLAY)
        or (place in (Place.HAND, Place.DECK) and seen & OPPONENT_KNOWS)
    ]
    return sorted(known, reverse=True) + [(0, 0, 0)] * (len(player.cards) - len(known))
