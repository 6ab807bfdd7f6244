"""Verbs about units of Energy: from the Energy Zone, to the discard pile, from Pokémon to Pokémon."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from synth.dsl import ast
from synth.reference_py.cards import UNIT
from synth.reference_py.chance import Chance
from synth.reference_py.game import Effect, Game, Pokemon, Spot
from synth.reference_py.measure import amount
from synth.reference_py.select import units
from synth.reference_py.targets import aim, choose, reachable
from synth.spec.cards import UNITS, Energy
from synth.spec.chance import Purpose
from synth.spec.layout import ENERGIES, Phase


def attach(game: Game, chance: Chance, statement: ast.Attach) -> None:
    effect, unit = game.effect, UNIT[statement.units.energies[0]]
    n = attachable(game, effect, statement)
    if n <= 0:
        return
    if statement.spread == "spread":
        effect.left = n
        _spread(game, chance, statement, unit)
    else:
        aim(game, chance, statement.to, _attach, statement, unit, n)


def attachable(game: Game, effect: Effect, statement: ast.Attach) -> int:
    """Units there are to attach: the Energy Zone makes them (rulebook 6.6), the discard pile may hold fewer."""
    n = amount(game, effect, statement.units.n)
    if statement.source == "zone":
        return n
    return min(n, game.players[effect.controller].discarded[UNIT[statement.units.energies[0]]])


def _attach(game: Game, chance: Chance, found: list[Spot], statement: ast.Attach, unit: int, n: int) -> None:
    for spot in found:
        _give(game, spot, statement, unit, n)


def _give(game: Game, spot: Spot, statement: ast.Attach, unit: int, n: int) -> None:
    pool = game.players[game.effect.controller].discarded
    if statement.source == "discard":
        n = min(n, pool[unit])
        pool[unit] -= n
    game.at(spot).energy[unit] += n


def _spread(game: Game, chance: Chance, statement: ast.Attach, unit: int) -> None:
    """One unit a choice."""
    effect = game.effect
    while effect.left and not game.question:
        candidates = reachable(game, effect, statement.to)
        if not candidates:
            effect.left = 0
        elif len(candidates) == 1:
            chance.forced += candidates * effect.left
            _give(game, candidates[0], statement, unit, effect.left)
            effect.left = 0
        else:
            choose(game, chance, effect.controller, candidates, _place, statement, unit)


def _place(game: Game, chance: Chance, spot: Spot, statement: ast.Attach, unit: int) -> None:
    _give(game, spot, statement, unit, 1)
    game.effect.left -= 1
    _spread(game, chance, statement, unit)


def strip(game: Game, chance: Chance, statement: ast.Strip) -> None:
    wanted = statement.units.energies
    aim(game, chance, statement.source, _strip, statement, fits=lambda pokemon: units(pokemon, wanted) > 0)


def _strip(game: Game, chance: Chance, found: list[Spot], statement: ast.Strip) -> None:
    n = amount(game, game.effect, statement.units.n)
    for spot in reversed(found):
        if statement.units.how == "random":
            _discard_random(game, chance, spot, n, statement.units.energies)
        else:
            game.next(pay, spot, n, statement.units.energies, game.effect.controller, _paid)


def _paid(game: Game, chance: Chance) -> None:
    game.effect.left = 0


def _discard_random(game: Game, chance: Chance, spot: Spot, n: int, energies: tuple[Energy, ...]) -> None:
    for _ in range(n):
        attached = [unit for unit in _types(game.at(spot), energies) for _ in range(game.at(spot).energy[unit])]
        if not attached:
            return
        index = chance.count(Purpose.PICK_UNIT)
        _discard(game, spot, chance.among(Purpose.PICK_UNIT, index, attached, lambda unit: UNITS[unit]))


def pay(
    game: Game,
    chance: Chance,
    spot: Spot,
    n: int,
    energies: tuple[Energy, ...],
    decider: int,
    then: Callable[..., None],
    *args: Any,
) -> None:
    """Discards n units, or all there are; which ones is asked while it makes a difference."""
    pokemon = game.at(spot)
    types = _types(pokemon, energies)
    attached = sum(pokemon.energy[unit] for unit in types)
    game.effect.left = min(n, attached)
    if game.effect.left and len(types) > 1 and n < attached:
        game.ask(Phase.CHOOSE_ENERGY, decider, tuple(types), _pay_one, spot, n, energies, decider, then, args)
        return
    for unit in types:
        for _ in range(min(pokemon.energy[unit], game.effect.left) if n < attached else pokemon.energy[unit]):
            chance.forced.append(UNITS[unit])
            _discard(game, spot, unit)
    then(game, chance, *args)


def _pay_one(
    game: Game,
    chance: Chance,
    unit: int,
    spot: Spot,
    n: int,
    energies: tuple[Energy, ...],
    decider: int,
    then: Callable[..., None],
    args: tuple[Any, ...],
) -> None:
    _discard(game, spot, unit)
    pay(game, chance, spot, n - 1, energies, decider, then, *args)


def _discard(game: Game, spot: Spot, unit: int) -> None:
    game.at(spot).energy[unit] -= 1
    game.players[spot.player].discarded[unit] += 1


def _types(pokemon: Pokemon, energies: tuple[Energy, ...]) -> list[int]:
    """Types of unit attached, of those allowed."""
    allowed = [UNIT[energy] for energy in energies] if energies else range(ENERGIES)
    return sorted(unit for unit in allowed if pokemon.energy[unit])


def shift(game: Game, chance: Chance, statement: ast.Shift) -> None:
    aim(game, chance, statement.to, _shift, statement)


def _shift(game: Game, chance: Chance, found: list[Spot], statement: ast.Shift) -> None:
    target = game.at(found[0])
    for spot in reachable(game, game.effect, statement.source):
        giver = game.at(spot)
        if giver is target:
            continue
        for unit in _types(giver, statement.units.energies):
            target.energy[unit] += giver.energy[unit]
            giver.energy[unit] = 0
