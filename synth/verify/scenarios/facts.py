"""What `expect` can name, read from a game."""

from collections.abc import Callable
from typing import Any

from synth.reference_py.game import Game, Held, Spot
from synth.reference_py.queries.special_conditions import has_status
from synth.reference_py.queries.statics import max_hp
from synth.spec.cards import UNITS, Status
from synth.spec.errors import InputError, suggestion
from synth.spec.layout import ENERGIES, Place, Winner
from synth.verify.scenarios.spots import parse_spot

NONE = "none"
_WINNERS = {Winner.NONE: NONE, Winner.PLAYER_0: "A", Winner.PLAYER_1: "B", Winner.TIE: "tie"}


def fact(game: Game, name: str) -> Any:
    """The value of a fact; cards are ids, of which any printing that plays alike will do."""
    if name in _GAME:
        return _GAME[name](game)
    seat, _, rest = name.partition(".")
    if seat not in ("A", "B"):
        raise InputError(f"unknown fact {name}{suggestion(name, _GAME)}")
    player = "AB".index(seat)
    if rest in _PLAYER:
        return _PLAYER[rest](game, player)
    spot, attribute = (parse_spot(rest, player), "") if parse_spot(rest, player) else _split(rest, player)
    if spot is None or spot.slot >= game.slots or (attribute and attribute not in _POKEMON):
        raise InputError(f"unknown fact {name}{suggestion(rest, [*_PLAYER, *_POKEMON])}")
    if game.at(spot) is None:
        return NONE
    return _POKEMON[attribute or "card"](game, spot)


def same(game: Game, name: str, expected: Any, actual: Any) -> bool:
    """Lists of cards and conditions and letters of Energy in any order; cards by what they play like."""
    if name.endswith(("energy",)):
        return sorted(str(expected or "")) == sorted(actual)
    if isinstance(actual, list):
        wanted = [expected] if isinstance(expected, str) else list(expected)
        plays = [_plays_like(game, one) for one in wanted], [_plays_like(game, one) for one in actual]
        return (
            plays[0] == plays[1] if name.endswith("under") else sorted(plays[0], key=str) == sorted(plays[1], key=str)
        )
    return bool(_plays_like(game, expected) == _plays_like(game, actual))


def _split(rest: str, player: int) -> tuple[Spot | None, str]:
    spot, _, attribute = rest.rpartition(".")
    return parse_spot(spot, player), attribute


def _plays_like(game: Game, value: Any) -> Any:
    return game.pool.number_of.get(value, value) if isinstance(value, str) else value


def _pile(place: Place) -> Callable[[Game, int], list[str]]:
    return lambda game, player: [game.card(Held(player, at)).id for at in game.players[player].cards_in(place)]


def _size(place: Place) -> Callable[[Game, int], int]:
    return lambda game, player: len(game.players[player].cards_in(place))


def _letters(units: list[int]) -> str:
    return "".join(UNITS[unit] * units[unit] for unit in range(ENERGIES))


def _unit(number: int) -> str:
    return UNITS[number - 1].value if number else NONE


def _under(game: Game, spot: Spot) -> list[str]:
    cards = [game.card(Held(spot.player, at)) for at in game.players[spot.player].stack(spot.slot)]
    return [card.id for card in sorted(cards, key=lambda card: card.stage)[:-1]]


_GAME: dict[str, Callable[[Game], Any]] = {
    "turn": lambda game: game.turn,
    "to_act": lambda game: "AB"[game.decider],
    "winner": lambda game: _WINNERS[game.winner],
    "stadium": lambda game: game.card(game.stadium).id if game.stadium else NONE,
}
_PLAYER: dict[str, Callable[[Game, int], Any]] = {
    "bench_size": lambda game, player: len(game.players[player].bench()),
    "hand": _pile(Place.HAND),
    "discard": _pile(Place.DISCARD),
    "hand_size": _size(Place.HAND),
    "deck_size": _size(Place.DECK),
    "discard_energy": lambda game, player: _letters(game.players[player].discarded),
    "points": lambda game, player: game.players[player].points,
    "zone.current": lambda game, player: _unit(game.players[player].energy_now),
    "zone.next": lambda game, player: _unit(game.players[player].energy_next),
}
_POKEMON: dict[str, Callable[[Game, Spot], Any]] = {
    "card": lambda game, spot: game.pokemon(spot).card.id,
    "damage": lambda game, spot: game.pokemon(spot).damage * 10,
    "hp": lambda game, spot: (max_hp(game, spot) - game.pokemon(spot).damage) * 10,
    "max_hp": lambda game, spot: max_hp(game, spot) * 10,
    "energy": lambda game, spot: _letters(game.pokemon(spot).energy),
    "tools": lambda game, spot: [game.card(tool).id for tool in game.tools(spot)],
    "conditions": lambda game, spot: [status.value for status in Status if has_status(game, spot, status)],
    "under": _under,
}
