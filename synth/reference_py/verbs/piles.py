"""Cards between deck, hand and discard pile: drawing, looking, shuffling, leaving play."""

from enum import Enum

from synth.reference_py.chance import Chance
from synth.reference_py.game import Game, Held, Spot
from synth.reference_py.verbs.marks import end_with_active
from synth.spec.chance import Purpose
from synth.spec.layout import Place

OWNER_KNOWS, OPPONENT_KNOWS, OPPONENT_KNOWS_PLACE = 1, 2, 4
"""Bits of `seen`: the owner knows the card's place in the deck; the opponent knows that it is in the hand or deck,
and its place in the deck."""


def hand_size(game: Game, player: int) -> int:
    return game.players[player].place.count(Place.HAND)


def hand_is_full(game: Game, player: int) -> bool:
    return hand_size(game, player) >= game.pool.rules.hand_limit


def draw(game: Game, chance: Chance, player: int, purpose: Purpose, index: int) -> bool:
    """One card from the top of the deck, unless the hand is full or the deck empty (rulebook 4.3, 4.4)."""
    owner = game.players[player]
    if Place.DECK not in owner.place or hand_is_full(game, player):
        return False
    top = top_card(game, chance, player, purpose, index)
    leave_deck(game, player, top)
    owner.place[top] = Place.HAND
    return True


def top_card(game: Game, chance: Chance, player: int, purpose: Purpose, index: int, position: int = 1) -> int:
    """The card at this place of the deck: fixed, else a random loose one, else the highest of the bottom ones."""
    owner = game.players[player]
    deck = owner.cards_in(Place.DECK)
    fixed = next((at for at in deck if owner.order[at] == position), None)
    if fixed is not None:
        return fixed
    loose = [at for at in deck if owner.order[at] == 0]
    if loose:
        return chance.among(purpose, index, [Held(player, at) for at in loose], game.card).at
    return min((at for at in deck if owner.order[at] < 0), key=lambda at: owner.order[at])


def leave_deck(game: Game, player: int, at: int) -> None:
    """The cards below a fixed one move up."""
    owner = game.players[player]
    position, owner.order[at] = owner.order[at], 0
    owner.seen[at] = 0
    for other, order in enumerate(owner.order):
        if position > 0 and order > position:
            owner.order[other] = order - 1
        elif position < 0 and order < position:
            owner.order[other] = order + 1


def put_on_top(game: Game, player: int, at: int) -> None:
    """The owner knows where it is: the cards already known there lie below it."""
    owner = game.players[player]
    owner.order = [order + 1 if order > 0 else order for order in owner.order]
    owner.place[at], owner.order[at], owner.seen[at] = Place.DECK, 1, OWNER_KNOWS


def put_at_bottom(game: Game, player: int, at: int) -> None:
    """The owner knows where it is: the cards already there lie above it."""
    owner = game.players[player]
    owner.order = [order - 1 if order < 0 else order for order in owner.order]
    owner.place[at], owner.order[at], owner.seen[at] = Place.DECK, -1, OWNER_KNOWS


def look(game: Game, chance: Chance, player: int, n: int, knows: int) -> list[Held]:
    """Fixes the top n cards, which the one who looks then knows."""
    owner = game.players[player]
    found = []
    for position in range(1, min(n, len(owner.cards_in(Place.DECK))) + 1):
        index = 32 * game.side(player) + position - 1
        card = top_card(game, chance, player, Purpose.LOOK, index, position)
        owner.order[card] = position
        owner.seen[card] |= knows
        found.append(Held(player, card))
    return found


def shuffle(game: Game, player: int) -> None:
    """Nobody knows the order any more: it is drawn when it matters."""
    owner = game.players[player]
    for at in owner.cards_in(Place.DECK):
        owner.order[at] = owner.seen[at] = 0


def discard(game: Game, card: Held) -> None:
    owner = game.players[card.player]
    owner.place[card.at] = Place.DISCARD
    owner.seen[card.at] = 0


class DeckEnd(Enum):
    """An end of its owner's deck, where a Pokémon's cards go one after the other, the uppermost first."""

    TOP = "top"
    BOTTOM = "bottom"


def leave_play(game: Game, spot: Spot, to: Place | DeckEnd, with_tools: bool = False) -> None:
    """A Pokémon goes with all its cards; its Energy is discarded, and its Tool unless the text says that attached
    cards go along (rulebook 6.13, 8.16, 8.17, 14.8)."""
    owner, pokemon = game.players[spot.player], game.pokemon(spot)
    cards = owner.stack(spot.slot)
    cards.sort(key=lambda at: -game.card(Held(spot.player, at)).stage)
    if with_tools:
        cards += pokemon.attached
    else:
        detach(game, spot)
    for at in cards:
        send(game, Held(spot.player, at), to)
    for unit, n in enumerate(pokemon.energy):
        owner.throw_away(unit, n)
    owner.slots[spot.slot] = None
    if spot.slot == 0:
        end_with_active(game, spot.player)
        owner.recover()
    if to is Place.DECK:
        shuffle(game, spot.player)


def send(game: Game, card: Held, to: Place | DeckEnd) -> None:
    """A card from play to a pile; what no longer fits into the hand is discarded (rulebook 8.16, D10). Both players see where
    it goes."""
    owner = game.players[card.player]
    if isinstance(to, DeckEnd):
        (put_on_top if to is DeckEnd.TOP else put_at_bottom)(game, card.player, card.at)
        owner.seen[card.at] = OWNER_KNOWS | OPPONENT_KNOWS | OPPONENT_KNOWS_PLACE
        return
    where = Place.DISCARD if to is Place.HAND and hand_is_full(game, card.player) else to
    owner.place[card.at] = where
    owner.seen[card.at] = OPPONENT_KNOWS if where is Place.HAND else 0


def detach(game: Game, spot: Spot) -> None:
    """The Tools go to the discard pile."""
    pokemon = game.pokemon(spot)
    for at in pokemon.attached:
        discard(game, Held(spot.player, at))
    pokemon.tools = ()
