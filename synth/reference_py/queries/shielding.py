"""Protection from the effects of attacks and of Trainer cards."""

from synth.dsl.ast import ModifierKind, Scope
from synth.reference_py.game import Carrier, Effect, Game, Spot
from synth.reference_py.queries import statics
from synth.spec.cards import Kind

_EFFECTS = frozenset({Scope.EFFECTS, Scope.DAMAGE_AND_EFFECTS})


_OF_CARDS = {
    Kind.SUPPORTER: frozenset({Scope.SUPPORTER, Scope.TRAINER}),
    Kind.ITEM: frozenset({Scope.ITEM, Scope.TRAINER}),
}


def shielded(game: Game, effect: Effect, spot: Spot) -> bool:
    """Effects of an attack or a Trainer card do not reach a Pokémon that is protected from them (rulebook 11.22)."""
    if spot.player == effect.controller:
        return False
    if effect.carrier is Carrier.ATTACK:
        return statics.prevents(game, _EFFECTS, spot, game.find(effect.attacker))
    if effect.carrier is not Carrier.TRAINER or effect.card is None:
        return False
    scopes = _OF_CARDS.get(game.card(effect.card).kind)
    return scopes is not None and statics.prevents(game, scopes, spot, None)


def held_fast(game: Game, effect: Effect, spot: Spot) -> bool:
    """Whether the effect, of a card of the opponent, does not switch the Pokémon there."""
    return spot.player != effect.controller and statics.has(game, ModifierKind.CANNOT, spot, Scope.SWITCH)
