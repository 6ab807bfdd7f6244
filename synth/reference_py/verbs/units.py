"""The verbs `strip` and `shift`: units of Energy to the discard pile, or from Pokémon to Pokémon."""

from collections.abc import Callable
from typing import Any

from synth.dsl import ast
from synth.dsl.ast import Quantifier
from synth.reference_py.cards import UNIT
from synth.reference_py.chance import Chance
from synth.reference_py.game import Done, Game, Pokemon, Spot
from synth.reference_py.queries.measure import MANY, number
from synth.reference_py.queries.of_one import units
from synth.reference_py.verbs.targets import aim, choose, reachable
from synth.spec.cards import UNITS, Energy
from synth.spec.chance import Purpose
from synth.spec.layout import ENERGIES, Phase

Energies = tuple[Energy, ...]


def strip(game: Game, chance: Chance, statement: ast.Strip) -> None:
    effect = game.running
    effect.did, effect.result = False, effect.result if effect.counting else 0
    if statement.pooled:
        _strip_pooled(game, chance, statement)
    else:
        aim(game, chance, statement.source, _strip, statement, fits=_having(statement.units.energies))


def _having(energies: Energies) -> Callable[[Game, Spot], bool]:
    return lambda game, spot: units(game.pokemon(spot), energies) > 0


def _strip(game: Game, chance: Chance, found: list[Spot], statement: ast.Strip) -> None:
    wanted = statement.units
    n = number(game, game.running, wanted.n)
    for spot in found:
        if wanted.how == "random":
            _discard_random(game, chance, [spot], n, wanted.energies)
        elif wanted.how == "different":
            for unit in _types(game.pokemon(spot), wanted.energies):
                _discard(game, spot, unit)
    for spot in reversed(found):
        if wanted.how == "chosen":
            game.next(pay, spot, n, wanted.energies, game.running.controller, _paid)
        elif wanted.how == "upto":
            game.next(_discard_up_to, spot, n, wanted.energies)


def _strip_pooled(game: Game, chance: Chance, statement: ast.Strip) -> None:
    """One pot over all of them."""
    found = reachable(game, game.running, statement.source)
    _discard_random(game, chance, found, number(game, game.running, statement.units.n), statement.units.energies)


def _discard_up_to(game: Game, chance: Chance, spot: Spot, n: int, energies: Energies) -> None:
    """One unit a choice, until done."""
    effect, pokemon = game.running, game.pokemon(spot)
    effect.left = min(n, units(pokemon, energies))
    if effect.left:
        answers = (Done(), *_types(pokemon, energies))
        game.ask(Phase.CHOOSE_ENERGY, effect.controller, answers, _discard_one_more, spot, energies)


def _discard_one_more(game: Game, chance: Chance, unit: int | Done, spot: Spot, energies: Energies) -> None:
    if isinstance(unit, Done):
        game.running.left = 0
    else:
        _discard(game, spot, unit)
        _discard_up_to(game, chance, spot, game.running.left - 1, energies)


def _paid(game: Game, chance: Chance) -> None:
    game.running.left = 0


def _discard_random(game: Game, chance: Chance, spots: list[Spot], n: int, energies: Energies) -> None:
    for _ in range(n):
        pot = [
            (spot, unit)
            for spot in spots
            for unit in _types(game.pokemon(spot), energies)
            for _ in range(game.pokemon(spot).energy[unit])
        ]
        if not pot:
            return
        _discard(game, *_pick(chance, pot))


def _pick(chance: Chance, pot: list[tuple[Spot, int]]) -> tuple[Spot, int]:
    index = chance.count(Purpose.PICK_UNIT)
    return chance.among(Purpose.PICK_UNIT, index, pot, lambda found: UNITS[found[1]])


def pay(
    game: Game,
    chance: Chance,
    spot: Spot,
    n: int,
    energies: Energies,
    decider: int,
    then: Callable[..., None],
    *args: Any,
    values: tuple[int, ...] = (1,) * ENERGIES,
) -> None:
    """Discards units worth n, or all there are (rulebook 6.15); which ones is asked while it makes a difference."""
    pokemon = game.pokemon(spot)
    types = _types(pokemon, energies)
    worth = sum(pokemon.energy[unit] * values[unit] for unit in types)
    game.running.left = min(n, worth)
    if n > 0 and len(types) > 1 and n < worth:
        game.ask(Phase.CHOOSE_ENERGY, decider, tuple(types), _pay_one, spot, n, energies, decider, then, args, values)
        return
    for unit in types:
        while n > 0 and pokemon.energy[unit]:
            chance.forced.append(UNITS[unit])
            _discard(game, spot, unit)
            n -= values[unit]
    then(game, chance, *args)


def _pay_one(
    game: Game,
    chance: Chance,
    unit: int,
    spot: Spot,
    n: int,
    energies: Energies,
    decider: int,
    then: Callable[..., None],
    args: tuple[Any, ...],
    values: tuple[int, ...],
) -> None:
    _discard(game, spot, unit)
    pay(game, chance, spot, n - values[unit], energies, decider, then, *args, values=values)


def _discard(game: Game, spot: Spot, unit: int) -> None:
    game.pokemon(spot).energy[unit] -= 1
    game.players[spot.player].throw_away(unit, 1)
    game.running.did = True
    game.running.result += 1


def _types(pokemon: Pokemon, energies: Energies) -> list[int]:
    """Types of unit attached, of those allowed, each once however often it is named."""
    allowed = [UNIT[energy] for energy in energies] if energies else range(ENERGIES)
    return sorted({unit for unit in allowed if pokemon.energy[unit]})


def shift(game: Game, chance: Chance, statement: ast.Shift) -> None:
    """The giver is picked first if one is picked, else the taker; then, where types differ, the units."""
    effect = game.running
    effect.did = False
    having = _having(statement.units.energies)
    givers = reachable(game, effect, statement.source, having)
    takers = reachable(game, effect, statement.to)
    if statement.spread:
        there = sum(units(game.pokemon(spot), statement.units.energies) for spot in givers)
        _spread_next(game, chance, statement, min(number(game, effect, statement.units.n), there))
    elif statement.one_each:
        _shift_one_each(game, chance, givers, takers, statement)
    elif statement.source.quantifier is not Quantifier.ALL:
        fits = lambda game, spot: having(game, spot) and any(taker != spot for taker in takers)  # noqa: E731
        aim(game, chance, statement.source, _from, statement, fits=fits)
    elif givers:
        aim(game, chance, statement.to, _to, statement, givers, fits=lambda game, spot: any(g != spot for g in givers))


def _from(game: Game, chance: Chance, givers: list[Spot], statement: ast.Shift) -> None:
    if statement.to.quantifier is Quantifier.ALL:
        takers = reachable(game, game.running, statement.to)
        if takers:
            _to(game, chance, takers, statement, givers)
    else:
        others = lambda game, spot: any(giver != spot for giver in givers)  # noqa: E731
        aim(game, chance, statement.to, _to, statement, givers, fits=others)


def _to(game: Game, chance: Chance, takers: list[Spot], statement: ast.Shift, givers: list[Spot]) -> None:
    for giver in reversed([spot for spot in givers if spot != takers[0]]):
        game.next(_move, giver, takers[0], number(game, game.running, statement.units.n), statement.units)


def _move(game: Game, chance: Chance, giver: Spot, taker: Spot, n: int, wanted: ast.Units) -> None:
    """Like paying, but to another Pokémon."""
    pokemon, effect = game.pokemon(giver), game.running
    types = _types(pokemon, wanted.energies)
    attached = sum(pokemon.energy[unit] for unit in types)
    effect.left = min(n, attached)
    if wanted.how == "random":
        for _ in range(effect.left):
            pot = [(giver, unit) for unit in _types(pokemon, wanted.energies) for _ in range(pokemon.energy[unit])]
            _hand_over(game, giver, taker, _pick(chance, pot)[1])
        effect.left = 0
    elif effect.left and wanted.how == "upto":
        game.ask(Phase.CHOOSE_ENERGY, effect.controller, (Done(), *types), _move_one_more, giver, taker, wanted)
    elif effect.left and len(types) > 1 and n < attached:
        game.ask(Phase.CHOOSE_ENERGY, effect.controller, tuple(types), _move_one, giver, taker, n, wanted)
    else:
        for unit in types:
            for _ in range(min(pokemon.energy[unit], effect.left)):
                chance.forced.append(UNITS[unit])
                _hand_over(game, giver, taker, unit)
                effect.left -= 1
        effect.left = 0


def _move_one(game: Game, chance: Chance, unit: int, giver: Spot, taker: Spot, n: int, wanted: ast.Units) -> None:
    _hand_over(game, giver, taker, unit)
    _move(game, chance, giver, taker, n - 1, wanted)


def _move_one_more(game: Game, chance: Chance, unit: int | Done, giver: Spot, taker: Spot, wanted: ast.Units) -> None:
    if isinstance(unit, Done):
        game.running.left = 0
    else:
        _hand_over(game, giver, taker, unit)
        _move(game, chance, giver, taker, game.running.left - 1, wanted)


def _hand_over(game: Game, giver: Spot, taker: Spot, unit: int) -> None:
    game.pokemon(giver).energy[unit] -= 1
    game.pokemon(taker).energy[unit] = min(MANY, game.pokemon(taker).energy[unit] + 1)
    game.running.did = True


def _shift_one_each(game: Game, chance: Chance, givers: list[Spot], takers: list[Spot], statement: ast.Shift) -> None:
    """A unit to each of so many different Pokémon, moved as they are chosen."""
    if not givers:
        return
    unit = _types(game.pokemon(givers[0]), statement.units.energies)[0]
    n = min(statement.to.n, game.pokemon(givers[0]).energy[unit])
    _one_to_next(game, chance, givers[0], tuple(takers), unit, n)


def _one_to_next(game: Game, chance: Chance, giver: Spot, takers: tuple[Spot, ...], unit: int, left: int) -> None:
    if len(takers) <= left:
        for taker in takers:
            chance.forced.append(taker)
            _hand_over(game, giver, taker, unit)
        left = 0
    game.running.left = left
    if left:
        choose(game, chance, game.running.controller, list(takers), _one_to, giver, takers, unit, left)


def _one_to(game: Game, chance: Chance, taker: Spot, giver: Spot, takers: tuple[Spot, ...], unit: int, left: int) -> None:
    _hand_over(game, giver, taker, unit)
    game.running.call(game.pokemon(taker).serial)
    rest = tuple(spot for spot in takers if spot != taker)
    _one_to_next(game, chance, giver, rest, unit, left - 1)


def _spread_next(game: Game, chance: Chance, statement: ast.Shift, left: int) -> None:
    """One unit after the other, from any of them to any other, until done (rulebook 6.14): giver, type if several, taker."""
    effect, having = game.running, _having(statement.units.energies)
    takers = reachable(game, effect, statement.to)
    givers = [spot for spot in reachable(game, effect, statement.source, having) if any(taker != spot for taker in takers)]
    effect.left = left if givers else 0
    if effect.left and statement.units.how == "upto":
        game.ask(Phase.CHOOSE_SLOT, effect.controller, (Done(), *givers), _spread_from, statement)
    elif effect.left:
        choose(game, chance, effect.controller, givers, _spread_from, statement)


def _spread_from(game: Game, chance: Chance, giver: Spot | Done, statement: ast.Shift) -> None:
    effect = game.running
    if isinstance(giver, Done):
        effect.left = 0
        return
    effect.call(game.pokemon(giver).serial)
    types = _types(game.pokemon(giver), statement.units.energies)
    if len(types) > 1:
        game.ask(Phase.CHOOSE_ENERGY, effect.controller, tuple(types), _spread_unit, giver, statement)
    else:
        chance.forced.append(UNITS[types[0]])
        _spread_unit(game, chance, types[0], giver, statement)


def _spread_unit(game: Game, chance: Chance, unit: int, giver: Spot, statement: ast.Shift) -> None:
    takers = [spot for spot in reachable(game, game.running, statement.to) if spot != giver]
    choose(game, chance, game.running.controller, takers, _spread_to, unit, giver, statement)


def _spread_to(game: Game, chance: Chance, taker: Spot, unit: int, giver: Spot, statement: ast.Shift) -> None:
    _hand_over(game, giver, taker, unit)
    _spread_next(game, chance, statement, game.running.left - 1)
