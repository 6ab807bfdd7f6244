"""The verb `switch`: Active and Benched Pokémon change places (rulebook 9.6)."""

from synth.dsl import ast
from synth.reference_py.chance import Chance
from synth.reference_py.game import Game, Spot
from synth.reference_py.known import known
from synth.reference_py.queries.shielding import held_fast
from synth.reference_py.verbs.marks import end_with_active
from synth.reference_py.verbs.performing import TELL
from synth.reference_py.verbs.targets import aim, reachable
from synth.spec.layout import Place


def switch_places(game: Game, chance: Chance, statement: ast.Switch) -> None:
    """Only an Active Pokémon is switched out; the one to come in is asked for only then."""
    effect = game.running
    out = [spot for spot in reachable(game, effect, statement.out) if spot.slot == 0 and not held_fast(game, effect, spot)]
    game.running.did = False
    if out:
        owners = {spot.player for spot in out}
        aim(game, chance, statement.into, _switch, fits=lambda game, spot: spot.slot > 0 and spot.player in owners
            and not held_fast(game, effect, spot))


def _switch(game: Game, chance: Chance, found: list[Spot]) -> None:
    spot = found[0]
    game.running.new_active, left = game.pokemon(spot).serial, game.pokemon(Spot(spot.player, 0)).serial
    game.running.old_active = left
    switch(game, spot.player, spot.slot)
    game.running.did = True
    if not game.running.hushed:
        game.next(TELL["moved_up"], known(game.running.new_active), left)


def switch(game: Game, player: int, slot: int) -> None:
    """The Active Pokémon and a Benched one change places (rulebook 9.5, 9.7)."""
    exchange(game, player, slot)
    game.players[player].recover()
    game.players[player].moved = True


def exchange(game: Game, player: int, slot: int) -> None:
    """What lasts on a Pokémon ends when it goes to the Bench; moving up keeps it."""
    owner = game.players[player]
    if owner.slots[0]:
        owner.slots[0].marks = ()
        end_with_active(game, player)
    owner.slots[0], owner.slots[slot] = owner.slots[slot], owner.slots[0]
    places = {Place.IN_PLAY: Place.IN_PLAY + slot, Place.IN_PLAY + slot: int(Place.IN_PLAY)}
    owner.place = [places.get(place, place) for place in owner.place]
