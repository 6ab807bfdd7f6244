"""Knock Outs, points, the end of the game and promotion (rulebook 14, 15)."""

from __future__ import annotations

from synth.reference_py.chance import Chance
from synth.reference_py.game import Game, Spot, winner_of
from synth.reference_py.piles import leave_play
from synth.spec.layout import Phase, Place, Winner


def settle(game: Game, chance: Chance, first: int) -> None:
    """Everything that an effect, an attack or a Checkup leaves behind; `first` promotes first if both must."""
    _knock_out(game)
    winner = _winner(game)
    if winner is not Winner.NONE:
        game.finish(winner)
        return
    game.next(_promote, 1 - first)
    game.next(_promote, first)


def _knock_out(game: Game) -> None:
    """All leave together: the list is complete before the first one goes."""
    beaten = [spot for spot, pokemon in game.spots() if pokemon.damage >= pokemon.card.hp]
    for spot in beaten:
        game.players[1 - spot.player].points += game.at(spot).card.points
        leave_play(game, spot, Place.DISCARD)


def _winner(game: Game) -> Winner:
    """Who fulfils more of the two conditions to win; as many is a tie (rulebook 15.2)."""
    goal = game.pool.rules.points_to_win
    wins = [(game.players[p].points >= goal) + (not game.players[1 - p].has_pokemon()) for p in (0, 1)]
    if wins[0] == wins[1]:
        return Winner.TIE if wins[0] else Winner.NONE
    return winner_of(wins.index(max(wins)))


def _promote(game: Game, chance: Chance, player: int) -> None:
    owner = game.players[player]
    if owner.slots[0]:
        return
    bench = tuple(Spot(player, slot) for slot in owner.bench())
    if len(bench) == 1:
        chance.forced.append(bench[0])
        _move_up(game, chance, bench[0])
    else:
        game.ask(Phase.PROMOTE, player, bench, _move_up)


def _move_up(game: Game, chance: Chance, spot: Spot) -> None:
    exchange(game, spot.player, spot.slot)
    game.players[spot.player].moved = False


def switch(game: Game, player: int, slot: int) -> None:
    """The Active Pokémon and a Benched one change places (rulebook 9.5, 9.7)."""
    exchange(game, player, slot)
    game.players[player].recover()
    game.players[player].moved = True


def exchange(game: Game, player: int, slot: int) -> None:
    owner = game.players[player]
    owner.slots[0], owner.slots[slot] = owner.slots[slot], owner.slots[0]
    places = {Place.IN_PLAY: Place.IN_PLAY + slot, Place.IN_PLAY + slot: int(Place.IN_PLAY)}
    owner.place = [places.get(place, place) for place in owner.place]
