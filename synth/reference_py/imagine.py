"""A game as a player may imagine it: what it cannot know is dealt again.

Deck lists are known. Places are filled one by one, those with the highest (place, order, knowledge) first, each with any of the
hidden cards that are left; every draw has the next index of `Purpose.RESAMPLE`.
"""

from synth.reference_py.chance import Chance
from synth.reference_py.game import Game, Held, Player
from synth.reference_py.known import known
from synth.reference_py.verbs.piles import OPPONENT_KNOWS, OPPONENT_KNOWS_PLACE, OWNER_KNOWS
from synth.spec.chance import Purpose
from synth.spec.layout import Phase, Place


def depends_on_hidden_cards(game: Game, viewer: int) -> bool:
    """Whether somebody else is asked about cards, or what follows from them: only some worlds have that question."""
    asks = game.question is not None and game.phase in (Phase.CHOOSE_CARD, Phase.CHOOSE_OPTION)
    return asks and game.decider != viewer


def imagined(game: Game, viewer: int, chance: Chance) -> Game:
    """The same game as far as the viewer knows."""
    if game.over:
        return game
    game = game.copy()
    _deal_hidden(game, chance, 1 - viewer)
    _mix_order(game.players[1 - viewer], chance, OPPONENT_KNOWS_PLACE, OPPONENT_KNOWS)
    _mix_order(game.players[viewer], chance, OWNER_KNOWS, OPPONENT_KNOWS | OPPONENT_KNOWS_PLACE)
    return game


def _draw(chance: Chance, among: list[int]) -> int:
    return chance.among(Purpose.RESAMPLE, chance.count(Purpose.RESAMPLE), among)


def _deal_hidden(game: Game, chance: Chance, player: int) -> None:
    """The other player's hidden cards change places with each other; face down on the table lie only Basics."""
    owner, setup = game.players[player], game.phase is Phase.SETUP
    left = [at for at in range(len(owner.cards)) if _hidden(owner, at, setup)]
    for place, order, seen in sorted(((owner.place[at], owner.order[at], owner.seen[at]) for at in left), reverse=True):
        laid = place >= Place.IN_PLAY
        at = _draw(chance, [at for at in left if not laid or game.card(Held(player, at)).is_basic])
        left.remove(at)
        owner.place[at], owner.order[at], owner.seen[at] = place, order, seen
        if laid:
            known(owner.slots[place - Place.IN_PLAY]).card = game.card(Held(player, at))
    if setup and owner.slots[0] is None:
        _mend_hand(game, chance, player)


def _hidden(owner: Player, at: int, setup: bool) -> bool:
    if owner.place[at] in (Place.DECK, Place.HAND):
        return not owner.seen[at] & OPPONENT_KNOWS
    return setup and owner.place[at] >= Place.IN_PLAY


def _mend_hand(game: Game, chance: Chance, player: int) -> None:
    """An opening hand has a Basic (rulebook 3.5)."""
    owner = game.players[player]
    hand, deck = (owner.cards_in(place) for place in (Place.HAND, Place.DECK))
    basics = [at for at in deck if game.card(Held(player, at)).is_basic]
    if hand and basics and not any(game.card(Held(player, at)).is_basic for at in hand):
        owner.place[_draw(chance, hand)] = Place.DECK
        owner.place[_draw(chance, basics)] = Place.HAND


def _mix_order(owner: Player, chance: Chance, knows: int, stays: int) -> None:
    """Fixed places in the deck go to any cards whose place the viewer does not know. What the viewer knows of a card stays with
    the card (`stays`), what the other player knows of a place goes with the place."""
    left = [at for at in owner.cards_in(Place.DECK) if not owner.seen[at] & knows]
    if len(left) < 2 or not any(owner.order[at] for at in left):
        return
    for order, seen in sorted(((owner.order[at], owner.seen[at] & ~stays) for at in left), reverse=True):
        at = _draw(chance, left)
        left.remove(at)
        owner.order[at], owner.seen[at] = order, seen | owner.seen[at] & stays
