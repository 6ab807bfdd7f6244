"""The verb `retype`: a unit of Energy gets another type, a random one or that of the text (rulebook 6.17)."""

from synth.dsl import ast
from synth.dsl.ast import Zone
from synth.reference_py.chance import Chance
from synth.reference_py.game import Game, Spot
from synth.reference_py.queries.measure import MANY
from synth.reference_py.queries.select import players
from synth.reference_py.verbs.targets import aim
from synth.spec.cards import DECLARABLE, UNITS
from synth.spec.chance import Purpose
from synth.spec.layout import ENERGIES


def retype(game: Game, chance: Chance, statement: ast.Retype) -> None:
    if statement.what.zone is Zone.ZONE_NEXT:
        for player in players(game, game.running, statement.what.side):
            game.players[player].energy_next = _new_type(chance, statement) + 1
    else:
        aim(game, chance, statement.what, _retype, statement)


def _retype(game: Game, chance: Chance, found: list[Spot], statement: ast.Retype) -> None:
    for spot in found:
        energy = game.pokemon(spot).energy
        attached = [unit for unit in range(ENERGIES) for _ in range(energy[unit])]
        if statement.every:
            fresh = [_new_type(chance, statement) for _ in attached]
            energy[:] = [min(MANY, fresh.count(unit)) for unit in range(ENERGIES)]
        elif attached:
            index = chance.count(Purpose.PICK_UNIT)
            energy[chance.among(Purpose.PICK_UNIT, index, attached, lambda unit: UNITS[unit])] -= 1
            unit = _new_type(chance, statement)
            energy[unit] = min(MANY, energy[unit] + 1)


def _new_type(chance: Chance, statement: ast.Retype) -> int:
    if statement.energy is not None:
        return UNITS.index(statement.energy)
    types = sorted(map(UNITS.index, statement.among)) or range(len(DECLARABLE))
    return chance.among(Purpose.PICK_OPTION, chance.count(Purpose.PICK_OPTION), types, lambda unit: UNITS[unit])
