"""Which moves use the text of a card, and games in which the first move is one of them."""

from collections.abc import Mapping
from dataclasses import dataclass

from synth.reference_py.game import Game, Spot
from synth.reference_py.rules.attack import usable_attacks
from synth.verify.rollouts.lockstep import Choose, Key


def uses_of(game: Game, mask: list[bool], number: int) -> list[int]:
    """Legal actions that run a text of the card with this number."""
    table = game.pool.actions(game.cards)
    player = game.players[game.decider]
    attacks = None
    found = []
    for action in (action for action, legal in enumerate(mask) if legal):
        group, _, offset = table.describe(action).partition(" ")
        if group == "play" and player.cards[int(offset)] == number:
            found.append(action)
        elif group == "ability":
            pokemon = player.slots[int(offset)]
            if pokemon and pokemon.card.number == number:
                found.append(action)
        elif group == "stadium" and game.stadium and game.card(game.stadium).number == number:
            found.append(action)
        elif group == "attack":
            attacks = attacks or dict(usable_attacks(game, Spot(game.turn_player, 0), prior=True))
            attack = attacks.get(int(offset))
            if attack and attack.body and game.pool.carriers[attack.row].number == number:
                found.append(action)
    return found


def plain_attacks_of(game: Game, mask: list[bool], number: int) -> list[int]:
    """Legal attacks without a text of the card with this number."""
    table = game.pool.actions(game.cards)
    attacks = dict(usable_attacks(game, Spot(game.turn_player, 0), prior=True))
    found = []
    for action in (action for action, legal in enumerate(mask) if legal):
        group, _, offset = table.describe(action).partition(" ")
        attack = attacks.get(int(offset)) if group == "attack" else None
        if attack and not attack.body and game.pool.carriers[attack.row].number == number:
            found.append(action)
    return found


@dataclass(frozen=True)
class FirstMoves:
    """Some decisions are settled, by the key of the step; the others are made by `rest`."""

    settled: Mapping[Key, int]
    rest: Choose

    def __call__(self, game: Game, mask: list[bool], key: Key) -> int:
        action = self.settled.get(key)
        return action if action is not None and mask[action] else self.rest(game, mask, key)
