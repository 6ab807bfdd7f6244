"""Protection from the effects of attacks."""

from __future__ import annotations

from synth.dsl.ast import Scope
from synth.reference_py.game import Carrier, Effect, Game, Spot
from synth.reference_py.queries import statics

_EFFECTS = frozenset({Scope.EFFECTS, Scope.DAMAGE_AND_EFFECTS})


def shielded(game: Game, effect: Effect, spot: Spot) -> bool:
    """Effects of an attack do not reach a Pokémon that is protected from them (rulebook 11.22)."""
    if effect.carrier is not Carrier.ATTACK or spot.player == effect.controller:
        return False
    return statics.prevents(game, _EFFECTS, spot, game.find(effect.attacker))
