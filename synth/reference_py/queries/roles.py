"""Which Pokémon in play a role stands for."""

from synth.dsl.ast import Role
from synth.reference_py.game import Effect, Game, Held, Spot
from synth.spec.layout import Place


def standing(game: Game, effect: Effect, role: Role) -> list[Spot]:
    """Where those stand that are still in play; several may have been chosen."""
    if role is Role.MOVED:
        came = filter(None, (_came(game, card) for card in effect.moved))
        return sorted(came, key=lambda spot: (game.side(spot.player), spot.slot))
    serials = effect.chosen if role is Role.IT and effect.chosen else (bound(effect, role),)
    return [found for serial in serials if (found := game.find(serial))]


def _came(game: Game, card: Held) -> Spot | None:
    """Where a card that was put onto a Bench is a Pokémon now."""
    slot = game.players[card.player].place[card.at] - Place.IN_PLAY
    return Spot(card.player, slot) if 0 <= slot < game.slots else None


def bound(effect: Effect, role: Role) -> int | None:
    match role:
        case Role.SELF | Role.HOST:
            return effect.source
        case Role.IT:
            return effect.it
        case Role.DEFENDER:
            return effect.defender
        case Role.ATTACKER:
            return effect.attacker
        case Role.NEW_ACTIVE:
            return effect.new_active
        case Role.OLD_ACTIVE:
            return effect.old_active
        case Role.EACH:
            return effect.each
        case Role.CARD | Role.THIS_ATTACK | Role.FOUND | Role.REST | Role.TOP_CARD | Role.MOVED:
            return None  # no Pokémon
