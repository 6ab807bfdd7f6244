"""Special Conditions that a Pokémon cannot have, or no longer has once it is protected (rulebook 10.11, 12.7)."""

from synth.reference_py.game import Game, Player, Spot
from synth.reference_py.queries import statics
from synth.reference_py.queries.special_conditions import DAZES
from synth.spec.cards import Status
from synth.spec.layout import Daze


def recover_immune(game: Game) -> None:
    """After everything that may have given protection."""
    for player, owner in enumerate(game.players):
        if owner.slots[0] and (owner.poison or owner.burn or owner.daze):
            for status in Status:
                if statics.immune(game, Spot(player, 0), status):
                    lose(owner, status)


def lose(owner: Player, status: Status) -> None:
    match status:
        case Status.POISONED:
            owner.poison = 0
        case Status.BURNED:
            owner.burn = 0
        case _ if owner.daze is DAZES[status]:
            owner.daze, owner.daze_fresh, owner.sleep_coins = Daze.NONE, False, 0
