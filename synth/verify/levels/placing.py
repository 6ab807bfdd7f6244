"""Puts a card that says something into a position that was made for another one: who is to meet stands there at once."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping

import numpy as np

from synth.reference_py.board import Held, Player, Spot
from synth.reference_py.cards import PoolCard
from synth.reference_py.game import Game
from synth.reference_py.queries.statics import max_hp
from synth.reference_py.rules.immunity import recover_immune
from synth.spec.cards import Kind
from synth.spec.layout import Daze, Place

FEWER, ENOUGH, FACING, IN_HAND, ILL = 0.3, 0.8, 0.4, 0.1, 0.2
"""How often who acts has less Energy, and still enough; a card is put into an Active Spot, or into the
hand; the Active Pokémon are ill."""

_LYING = (Place.DECK, Place.HAND, Place.DISCARD)


def placed(game: Game, card: PoolCard, rng: np.random.Generator) -> Game | None:
    """The position with this card somewhere where it may matter, the Active Spots more often than others. Nothing may be waiting
    in it."""
    spots = [spot for spot, _ in game.spots()]
    spot = spots[int(rng.integers(len(spots)))]
    if rng.random() < FACING:
        spot = Spot(1 - game.turn_player, 0)
    if card.kind is Kind.TOOL:
        return _checked(_with_tool(game, card, Spot(game.turn_player, 0) if rng.random() < FACING else spot))
    if card.kind is Kind.STADIUM:
        return _checked(_with_stadium(game, card, int(rng.integers(2))))
    if card.kind is Kind.POKEMON and rng.random() < IN_HAND:
        return _checked(_in_hand(game, card, game.turn_player))
    return _checked(_with_pokemon(game, card, spot)) if card.kind in (Kind.POKEMON, Kind.FOSSIL) else None


def facing(game: Game, card: PoolCard) -> Game | None:
    """The position with this Pokémon as the Active one of who does not act."""
    return _checked(_with_pokemon(game, card, Spot(1 - game.turn_player, 0)))


def evolved(game: Game) -> Game | None:
    """The Active Pokémon of who acts is something that it evolves into."""
    spot = Spot(game.turn_player, 0)
    name = game.pokemon(spot).card.name
    above = next((card for card in game.pool.cards if card and card.evolves_from == name), None)
    return _checked(_with_pokemon(game, above, spot)) if above else None


def spoiled(game: Game, rng: np.random.Generator) -> Game:
    """At times who is hit is on its last legs, or nobody is hurt; at times the Active Pokémon are ill."""
    twin, way = game.copy(), int(rng.integers(3))
    for spot, pokemon in twin.spots():
        if way == 1 and spot.player != twin.turn_player:
            pokemon.damage = max_hp(twin, spot) - 1
        elif way == 2:
            pokemon.damage = 0
    if rng.random() < ILL:
        for player in twin.players:
            player.poison, player.burn = twin.pool.rules.poison // 10 * int(rng.integers(2)), int(rng.integers(2))
            player.daze = Daze.CONFUSED if rng.random() < ILL else player.daze
    recover_immune(twin)
    return twin


def barely_paid(game: Game, usable: Callable[[Game], bool], rng: np.random.Generator) -> Game:
    """At times the Active Pokémon of who acts has not a unit of Energy more than it needs, or one less."""
    if rng.random() > FEWER:
        return game
    twin = game.copy()
    energy = twin.pokemon(Spot(twin.turn_player, 0)).energy
    for unit in rng.permutation(len(energy)).tolist():
        while energy[unit]:
            energy[unit] -= 1
            if not usable(twin):
                energy[unit] += rng.random() < ENOUGH
                break
    return twin


def in_the_first_turn(game: Game) -> Game:
    """The first turn of whoever acts."""
    twin = game.copy()
    twin.turn = 2 - twin.turn % 2
    return twin


def _with_pokemon(game: Game, card: PoolCard, spot: Spot) -> Game | None:
    """With its whole line, in the place of who stands there: as hurt and with the same Energy, if it stands that."""
    twin = game.copy()
    player, there = twin.players[spot.player], twin.pokemon(spot)
    line = list(_line(game, card))
    under = player.stack(spot.slot)
    above = [one.number for one in game.pool.cards[1:] if one and one.evolves_from == card.name][:1]
    *places, spare = [*under, *_unseen(player), -1][: len(line) + 1]
    if len(places) < len(line):
        return None
    there.card, there.grown, there.marks, there.used = card, 0, (), False
    there.damage = min(there.damage, card.hp - 1)
    for at in under:
        player.place[at] = Place.DISCARD
    for at in places:
        _lay(player, at, Place.IN_PLAY + spot.slot)
    others = dict(zip(places, line, strict=True))
    # What it evolves into is in the deck, if there is a card left.
    grown = {spare: above[0]} if above and spare >= 0 and spare not in under else {}
    return _listed(twin, spot.player, others | grown) or _listed(twin, spot.player, others)


def _with_tool(game: Game, card: PoolCard, spot: Spot) -> Game | None:
    twin = game.copy()
    player, there = twin.players[spot.player], twin.pokemon(spot)
    for at in _unseen(player)[:1]:
        for tool in there.attached:
            player.place[tool] = Place.DISCARD
        _lay(player, at, Place.IN_PLAY + spot.slot)
        there.tools = (at,)
        return _listed(twin, spot.player, {at: card.number})
    return None


def _with_stadium(game: Game, card: PoolCard, owner: int) -> Game | None:
    twin = game.copy()
    for at in _unseen(twin.players[owner])[:1]:
        if twin.stadium:
            twin.players[twin.stadium.player].place[twin.stadium.at] = Place.DISCARD
        _lay(twin.players[owner], at, Place.STADIUM)
        twin.stadium, twin.stadium_used = Held(owner, at), False
        return _listed(twin, owner, {at: card.number})
    return None


def handed(game: Game, card: PoolCard) -> Game | None:
    """The position with this card in the hand of who does not act."""
    return _checked(_in_hand(game, card, 1 - game.turn_player))


def _in_hand(game: Game, card: PoolCard, owner: int) -> Game | None:
    twin = game.copy()
    for at in _unseen(twin.players[owner])[:1]:
        _lay(twin.players[owner], at, Place.HAND)
        return _listed(twin, owner, {at: card.number})
    return None


def _lay(player: Player, at: int, place: int) -> None:
    player.place[at], player.order[at], player.seen[at] = place, 0, 0


def _unseen(player: Player) -> list[int]:
    """Cards of the deck of which nobody knows anything."""
    return [at for at in player.cards_in(Place.DECK) if not player.order[at] and not player.seen[at]]


def _line(game: Game, card: PoolCard) -> Iterator[int]:
    """Numbers of the card and of what it evolves from."""
    below: PoolCard | None = card
    while below is not None:
        yield below.number
        name = below.evolves_from
        below = next((one for one in game.pool.cards if one and one.name == name), None) if name else None


def _listed(game: Game, number: int, others: Mapping[int, int]) -> Game | None:
    """With other cards at some places of a deck list, which stays sorted by number; None if a card would be there too often."""
    player, copies = game.players[number], game.pool.rules.copies
    cards = [others.get(at, card) for at, card in enumerate(player.cards)]
    for at, there in others.items():
        # One that lies somewhere gives way to the card that was here.
        lying = [k for k, card in enumerate(cards) if card == there and k not in others and player.place[k] in _LYING]
        if lying and cards.count(there) > copies:
            cards[lying[0]] = player.cards[at]
    if max(Counter(cards).values()) > copies:
        return None
    by_number = sorted(range(len(cards)), key=lambda at: cards[at])
    now = {old: new for new, old in enumerate(by_number)}
    player.cards = tuple(cards[at] for at in by_number)
    player.place, player.order, player.seen = (
        [facts[at] for at in by_number] for facts in (player.place, player.order, player.seen)
    )
    for pokemon in filter(None, player.slots):
        pokemon.tools = tuple(None if at is None else now[at] for at in pokemon.tools)
    if game.stadium and game.stadium.player == number:
        game.stadium = Held(number, now[game.stadium.at])
    return game


def _checked(game: Game | None) -> Game | None:
    """Nobody is beaten before anything is done."""
    sound = game and all(pokemon.damage < max_hp(game, spot) for spot, pokemon in game.spots())
    return game if sound else None
