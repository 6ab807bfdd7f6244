"""The start of a game: who goes first, opening hands, the first Energy (rulebook 3)."""

from collections.abc import Sequence

from synth.reference_py.cards import UNIT, CardPool
from synth.reference_py.chance import Chance
from synth.reference_py.game import Game, Held, Player
from synth.reference_py.rules.turn import roll_energy
from synth.spec.cards import Energy
from synth.spec.chance import Purpose
from synth.spec.decks import Deck
from synth.spec.layout import Place


def deal(pool: CardPool, decks: Sequence[Deck], chance: Chance) -> Game:
    """A game in its setup; a card the engine cannot play is refused here."""
    players = [new_player(pool, sorted(deck.cards, key=pool.number_of.__getitem__), deck.energy) for deck in decks]
    first = 0 if chance.coin(Purpose.FIRST_PLAYER) else 1
    game = Game(pool, players, first)
    for player in (0, 1):
        _deal_hand(game, chance, player)
        roll_energy(game, chance, player, player)
    return game


def new_player(pool: CardPool, cards: Sequence[str], energies: Sequence[Energy], size: int = 0) -> Player:
    """A player with all cards in the deck; `size` pads the deck list with absent cards."""
    numbers = [pool.number_of[card] for card in cards]
    for number in numbers:
        pool.check(number)
    missing = max(0, size - len(numbers))
    return Player(
        cards=(*numbers, *[0] * missing),
        declared=tuple(sorted(UNIT[energy] for energy in set(energies))),
        place=[int(Place.DECK)] * len(numbers) + [int(Place.ABSENT)] * missing,
        order=[0] * (len(numbers) + missing),
        seen=[0] * (len(numbers) + missing),
    )


def _deal_hand(game: Game, chance: Chance, player: int) -> None:
    """Random cards; only if no Basic is among them one is swapped for a Basic of the deck (rulebook 3.5)."""
    owner = game.players[player]
    for k in range(game.pool.rules.opening_hand):
        card = chance.among(Purpose.DEAL, 8 * player + k, owner.cards_in(Place.DECK))
        owner.place[card] = Place.HAND
    hand = owner.cards_in(Place.HAND)
    if any(game.card(Held(player, at)).is_basic for at in hand):
        return
    basics = [at for at in owner.cards_in(Place.DECK) if game.card(Held(player, at)).is_basic]
    owner.place[chance.among(Purpose.DEAL_OUT, player, hand)] = Place.DECK
    owner.place[chance.among(Purpose.DEAL_IN, player, basics)] = Place.HAND
