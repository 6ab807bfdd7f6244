"""The verb `attach`: units of Energy from the Energy Zone or the discard pile."""

from synth.dsl import ast
from synth.reference_py.cards import UNIT
from synth.reference_py.chance import Chance
from synth.reference_py.game import Done, Effect, Game, Pokemon, Spot
from synth.reference_py.queries import statics
from synth.reference_py.queries.energy_supply import attachable
from synth.reference_py.queries.measure import MANY, number
from synth.reference_py.rules import triggers
from synth.reference_py.verbs.targets import Fits, aim, choose, reachable
from synth.reference_py.verbs.units import shift, strip
from synth.spec.cards import UNITS
from synth.spec.chance import Purpose
from synth.spec.layout import ENERGIES, Phase

__all__ = ["attach", "attach_unit", "shift", "strip"]


_PICKED_MOST = 8
"""Units picked at random, or one by one, that one statement attaches at most."""


def attach_unit(game: Game, spot: Spot, unit: int) -> None:
    """One unit from the Energy Zone, with all that this sets off; a Pokémon has room for any number (rulebook 6.16, D26)."""
    pokemon = game.pokemon(spot)
    _add_unit(pokemon, unit)
    game.note(spot.player, ast.Deed.ENERGY)
    game.pokemon(spot).fed |= spot.player == game.turn_player and "fed_now" in game.pool.numbers.asked
    if game.effect is None or not game.effect.hushed:
        game.next(triggers.attached, pokemon.serial, unit)


def _add_unit(pokemon: Pokemon, unit: int) -> None:
    """A cell has room for so many of a type; more are lost."""
    pokemon.energy[unit] = min(MANY, pokemon.energy[unit] + 1)


def attach(game: Game, chance: Chance, statement: ast.Attach) -> None:
    effect = game.running
    effect.did = False
    if statement.units.how == "upto":
        effect.left = min(_PICKED_MOST, attachable(game, effect, statement))
        _want_unit(game, chance, statement, ())
        return
    if statement.source == "zone_now":
        if not attachable(game, effect, statement):
            return
        aim(game, chance, statement.to, _attach_lying, fits=_fits(statement))
        return
    if statement.units.how != "random" and not statement.units.energies:
        _pick_types(game, chance, statement)
        return
    if statement.units.how == "random" and statement.source == "zone":
        aim(game, chance, statement.to, _attach_random, statement, fits=statics.may_get_zone_energy)
        return
    _attach_units(game, chance, statement, _units(game, chance, effect, statement))


def _attach_units(game: Game, chance: Chance, statement: ast.Attach, units: tuple[int, ...]) -> None:
    if not units:
        return
    if statement.spread == "spread":
        _spread(game, chance, statement, units)
    else:
        aim(game, chance, statement.to, _attach, statement, units, fits=_fits(statement))


def _want_unit(game: Game, chance: Chance, statement: ast.Attach, units: tuple[int, ...]) -> None:
    """Up to a number: one a choice, until done; then they are attached as if they were named."""
    effect, wanted = game.running, {UNIT[energy] for energy in statement.units.energies} or range(ENERGIES)
    there = game.players[effect.controller].discarded
    zone = statement.source == "zone"
    left = tuple(unit for unit in sorted(wanted) if zone or there[unit] > units.count(unit))
    if effect.left and left:
        game.ask(Phase.CHOOSE_ENERGY, effect.controller, (Done(), *left), _wanted_unit, statement, units)
    else:
        effect.left = 0
        _attach_units(game, chance, statement, units)


def _wanted_unit(game: Game, chance: Chance, unit: int | Done, statement: ast.Attach, units: tuple[int, ...]) -> None:
    game.running.left = 0 if isinstance(unit, Done) else game.running.left - 1
    _want_unit(game, chance, statement, units if isinstance(unit, Done) else (*units, unit))


def _fits(statement: ast.Attach) -> Fits | None:
    return None if statement.source == "discard" else statics.may_get_zone_energy


def _units(game: Game, chance: Chance, effect: Effect, statement: ast.Attach) -> tuple[int, ...]:
    """Which units, in the order they are placed."""
    wanted = [UNIT[energy] for energy in statement.units.energies]
    n = attachable(game, effect, statement)
    match statement.units.how:
        case "different":
            return tuple(wanted[:n])
        case "random":
            there = game.players[effect.controller].discarded
            pool = [have if not wanted or unit in wanted else 0 for unit, have in enumerate(there)]
            return tuple(_pick_unit(chance, pool) for _ in range(min(n, _PICKED_MOST)))
    return (wanted[0],) * n


def _attach_random(game: Game, chance: Chance, found: list[Spot], statement: ast.Attach) -> None:
    """The type is drawn once the Pokémon is known: no cell could keep it during the choice."""
    wanted = [UNIT[energy] for energy in statement.units.energies]
    units = tuple(
        chance.among(Purpose.PICK_OPTION, chance.count(Purpose.PICK_OPTION), wanted, lambda unit: UNITS[unit])
        for _ in range(min(attachable(game, game.running, statement), _PICKED_MOST))
    )
    _attach(game, chance, found, statement, units)


def _attach_lying(game: Game, chance: Chance, found: list[Spot]) -> None:
    """The Energy that has not been attached in this turn (rulebook 6.4); then none lies there any more."""
    owner = game.players[game.running.controller]
    if owner.energy_now:
        unit, owner.energy_now = owner.energy_now - 1, 0
        game.running.did = True
        attach_unit(game, found[0], unit)


def _pick_unit(chance: Chance, pool: list[int]) -> int:
    attached = [unit for unit in range(ENERGIES) for _ in range(pool[unit])]
    unit = chance.among(Purpose.PICK_UNIT, chance.count(Purpose.PICK_UNIT), attached, lambda unit: UNITS[unit])
    pool[unit] -= 1
    return unit


def _attach(game: Game, chance: Chance, found: list[Spot], statement: ast.Attach, units: tuple[int, ...]) -> None:
    for spot in reversed(found):
        for unit in reversed(units):
            game.next(_give, game.pokemon(spot).serial, statement, unit)


def _give(game: Game, chance: Chance, serial: int, statement: ast.Attach, unit: int) -> None:
    spot, pool = game.find(serial), game.players[game.running.controller].discarded
    if spot is None or (statement.source == "discard" and not pool[unit]):
        return
    game.running.did = True
    if statement.source == "zone":
        attach_unit(game, spot, unit)
    else:
        pool[unit] -= 1
        _add_unit(game.pokemon(spot), unit)


def _spread(game: Game, chance: Chance, statement: ast.Attach, units: tuple[int, ...]) -> None:
    """One unit a choice; what a unit sets off comes before the next one."""
    effect = game.running
    effect.left = len(units)
    if not units:
        if statement.units.how == "different":
            effect.result = 0  # it was the set of types
        return
    candidates = reachable(game, effect, statement.to, _fits(statement))
    if not candidates:
        effect.left = 0
    else:
        choose(game, chance, effect.controller, candidates, _place, statement, units)


def _place(game: Game, chance: Chance, spot: Spot, statement: ast.Attach, units: tuple[int, ...]) -> None:
    game.next(_spread, statement, units[1:])
    game.next(_give, game.pokemon(spot).serial, statement, units[0])


def _pick_types(game: Game, chance: Chance, statement: ast.Attach) -> None:
    """A unit of each of some types in the discard pile; `result` is the set of those picked (rulebook 6.19)."""
    effect = game.running
    effect.result = 0
    effect.left = 0
    if reachable(game, effect, statement.to):
        effect.left = number(game, effect, statement.units.n, MANY)
        _next_type(game, chance, statement)


def _next_type(game: Game, chance: Chance, statement: ast.Attach) -> None:
    effect = game.running
    pool = game.players[effect.controller].discarded
    unpicked = [unit for unit in range(ENERGIES) if pool[unit] and not effect.result >> unit & 1]
    if effect.left and len(unpicked) > effect.left:
        game.ask(Phase.CHOOSE_ENERGY, effect.controller, tuple(unpicked), _picked_type, statement)
        return
    if effect.left:
        effect.result |= sum(1 << unit for unit in unpicked)
    picked = tuple(unit for unit in range(ENERGIES) if effect.result >> unit & 1)
    _spread(game, chance, statement, picked)


def _picked_type(game: Game, chance: Chance, unit: int, statement: ast.Attach) -> None:
    game.running.result |= 1 << unit
    game.running.left -= 1
    _next_type(game, chance, statement)
