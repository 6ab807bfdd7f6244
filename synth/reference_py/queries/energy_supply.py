"""How many units of Energy there are to attach."""

from synth.dsl import ast
from synth.reference_py.cards import UNIT
from synth.reference_py.game import Effect, Game
from synth.reference_py.queries.measure import MANY, number
from synth.spec.layout import ENERGIES


def attachable(game: Game, effect: Effect, statement: ast.Attach) -> int:
    """Units there are to attach: the Energy Zone makes them (rulebook 6.6), the discard pile may hold fewer."""
    n = number(game, effect, statement.units.n, MANY)
    if statement.source == "zone":
        return n
    if statement.source == "zone_now":
        return min(n, 1 if game.players[effect.controller].energy_now else 0)
    pool = game.players[effect.controller].discarded
    wanted = {UNIT[energy] for energy in statement.units.energies} or range(ENERGIES)
    return min(n, sum(pool[unit] for unit in wanted))
