"""Continuous effects: Abilities that work while their Pokémon is in play and their condition holds (rulebook 10.1)."""

from __future__ import annotations

from collections.abc import Iterator

from synth.dsl import ast
from synth.dsl.ast import Event, ModifierKind
from synth.reference_py.game import Carrier, Effect, Game, Spot
from synth.reference_py.measure import holds, tens
from synth.reference_py.select import covers, players


def damage_change(game: Game, kind: ModifierKind, carrier: Spot, other: Spot) -> int:
    """Tens that continuous `takes` or `deals` add for the Pokémon that carries them against the other one."""
    return sum(
        tens(game, effect, give.modifier.amount)
        for effect, give in _given(game, kind)
        if covers(game, effect, give.what, carrier)
        and (give.modifier.vs is None or covers(game, effect, give.modifier.vs, other))
    )


def supporters_locked(game: Game, player: int) -> bool:
    return any(player in players(game, effect, give.what.side) for effect, give in _given(game, ModifierKind.LOCK))


def _given(game: Game, kind: ModifierKind) -> Iterator[tuple[Effect, ast.Give]]:
    """The modifiers of this kind in force, with the effect that looks at the game for them."""
    for spot, pokemon in game.spots():
        program = pokemon.card.ability and pokemon.card.ability.program(Event.STATIC)
        if not program:
            continue
        effect = Effect(Carrier.ABILITY, spot.player, source=pokemon.serial)
        if program.condition is None or holds(game, effect, program.condition):
            gives = (statement for statement in program.body if isinstance(statement, ast.Give))
            yield from ((effect, give) for give in gives if give.modifier.kind is kind)
