"""Which Special Conditions a Pokémon has (rulebook 12)."""

from synth.reference_py.game import Game, Spot
from synth.spec.cards import Status
from synth.spec.layout import Daze

DAZES = {Status.ASLEEP: Daze.ASLEEP, Status.PARALYZED: Daze.PARALYZED, Status.CONFUSED: Daze.CONFUSED}


def has_status(game: Game, spot: Spot, status: Status) -> bool:
    if spot.slot != 0:
        return False
    player = game.players[spot.player]
    match status:
        case Status.POISONED:
            return player.poison > 0
        case Status.BURNED:
            return player.burn > 0
        case _:
            return player.daze is DAZES[status]
