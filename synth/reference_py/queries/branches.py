"""Which branch of an `if` an effect takes."""

from synth.dsl import ast
from synth.dsl.ast import Zone
from synth.reference_py.game import Effect, Game
from synth.reference_py.queries.measure import holds
from synth.reference_py.queries.select import of_cards, spots


def decide(game: Game, effect: Effect, statement: ast.If) -> ast.Block:
    """The branch to take. One that changed an attack's damage stays taken, whatever that damage changes."""
    if id(statement) in effect.decided:
        return statement.then if effect.decided[id(statement)] else statement.other
    if isinstance(statement.condition, ast.Exists):
        _bind(game, effect, statement.condition.what)
    return statement.then if holds(game, effect, statement.condition) else statement.other


def _bind(game: Game, effect: Effect, tested: ast.Selector) -> None:
    """`it` is what was last tested, if that is a single Pokémon."""
    if not of_cards(effect, tested) and (tested.role or tested.zone is Zone.ACTIVE):
        found = spots(game, effect, tested)
        if found:
            effect.call(game.pokemon(found[0]).serial)
