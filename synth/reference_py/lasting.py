"""The verb `give`: effects that last beyond the one that made them, each in the cell that carries it."""

from __future__ import annotations

from synth.dsl import ast
from synth.dsl.ast import Duration, ModifierKind, Scope
from synth.reference_py.chance import Chance
from synth.reference_py.game import Game, Spot
from synth.reference_py.measure import amount, tens
from synth.reference_py.select import players
from synth.reference_py.targets import aim

_CANNOT = {Scope.ATTACK: "no_attack", Scope.RETREAT: "no_retreat"}


def give(game: Game, chance: Chance, statement: ast.Give) -> None:
    modifier = statement.modifier
    if modifier.kind is ModifierKind.LOCK:
        for player in players(game, game.effect, statement.what.side):
            game.players[player].locked = True
    elif statement.duration is not Duration.THIS_TURN:
        aim(game, chance, statement.what, _mark, modifier)
    elif modifier.kind is ModifierKind.DEALS:
        # For the player, not for a Pokémon: it also helps one that comes into play later (rulebook 16.3).
        game.boosts[game.pool.numbers.boosts[statement]] += 1
    else:
        game.retreat_less -= amount(game, game.effect, modifier.amount)


def _mark(game: Game, chance: Chance, found: list[Spot], modifier: ast.Modifier) -> None:
    for spot in found:
        if spot.slot != 0:
            continue
        marks = game.players[spot.player].marks
        match modifier.kind:
            case ModifierKind.PREVENT:
                marks["prevent"] = 1
            case ModifierKind.CANNOT:
                marks[_CANNOT[modifier.scope]] = 1
            case _:
                marks[modifier.kind.value] += tens(game, game.effect, modifier.amount)
