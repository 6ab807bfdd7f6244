"""What a player sees: the entries of `layout.observation`, hidden things left out (rulebook 18)."""

from __future__ import annotations

from synth.reference_py.export import declared_mask, pending
from synth.reference_py.game import Game, Player
from synth.reference_py.piles import OPPONENT_KNOWS, OWNER_KNOWS
from synth.spec.layout import ENERGIES, MARKS, SLOTS, Phase, Place

_PUBLIC = (Place.DISCARD, Place.RESOLVING, Place.STADIUM)


def observation(game: Game, viewer: int) -> list[int]:
    me, them = game.players[viewer], game.players[1 - viewer]
    hidden = game.phase is Phase.SETUP
    entries = _common(game, viewer)
    entries += _player(me, visible=True, declared=declared_mask(me))
    entries += _player(them, visible=not hidden, declared=0)
    for at, card in enumerate(me.cards):
        entries += (card, int(me.place[at]), me.order[at] if me.seen[at] & OWNER_KNOWS else 0)
    for card, place in _known_cards(them, in_play=not hidden):
        entries += (card, place)
    return entries


def _common(game: Game, viewer: int) -> list[int]:
    waits = pending(game)
    it = waits["it"]
    if it >= 0:
        it = 1 + (it if viewer == game.turn_player else (it + SLOTS) % (2 * SLOTS))
    return [
        game.turn,
        int(game.turn_player == viewer),
        int(viewer == (game.turn_player if game.over else game.decider)),
        int(game.phase),
        0,
        0,
        int(game.supporter_played),
        int(game.retreated),
        waits["row"],
        waits["source"],
        waits["left"],
        max(0, it),
        waits["heads"],
        waits["dealt"],
        game.retreat_less,
        *game.boosts,
    ]


def _player(player: Player, visible: bool, declared: int) -> list[int]:
    """In setup the other player's Pokémon are face down: they count as cards in hand."""
    hand = len(player.cards_in(Place.HAND))
    put_down = 0 if visible else sum(Place.IN_PLAY <= place < Place.IN_PLAY + SLOTS for place in player.place)
    entries = [player.points, hand + put_down, len(player.cards_in(Place.DECK))]
    entries += [player.energy_now, player.energy_next, declared, player.poison, player.burn, int(player.daze)]
    entries += [int(player.daze_fresh), int(player.moved), int(player.locked), *(player.marks[mark] for mark in MARKS)]
    entries += player.discarded
    for pokemon in player.slots:
        if pokemon and visible:
            entries += (pokemon.card.number, pokemon.damage, 0, int(pokemon.fresh), int(pokemon.used), *pokemon.energy)
        else:
            entries += [0] * (5 + ENERGIES)
    return entries


def _known_cards(player: Player, in_play: bool) -> list[tuple[int, int]]:
    """The other player's cards whose place is known, without regard to the deck list; the rest are nothing."""
    known = [
        (card, int(place))
        for card, place, seen in zip(player.cards, player.place, player.seen, strict=True)
        if place in _PUBLIC
        or (in_play and Place.IN_PLAY <= place < Place.IN_PLAY + SLOTS)
        or (place == Place.HAND and seen & OPPONENT_KNOWS)
    ]
    return sorted(known, reverse=True) + [(0, 0)] * (len(player.cards) - len(known))
