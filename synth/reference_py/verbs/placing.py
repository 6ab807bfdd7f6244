"""One card to its place: into a hand, a deck or the discard pile, onto a Bench, or off a Pokémon."""

from synth.dsl import ast
from synth.reference_py.game import Game, Held, Spot
from synth.reference_py.known import known
from synth.reference_py.queries.statics import free_bench_slot
from synth.reference_py.verbs.marks import end_with_active
from synth.reference_py.verbs.piles import OPPONENT_KNOWS, discard, hand_is_full, leave_deck, put_at_bottom, put_on_top, send
from synth.spec.cards import Kind
from synth.spec.layout import Place

_PLACES = {ast.Place.HAND: Place.HAND, ast.Place.DECK: Place.DECK, ast.Place.DISCARD: Place.DISCARD}


def holder(game: Game, card: Held) -> Spot | None:
    """The Pokémon that a card in play belongs to."""
    slot = game.players[card.player].place[card.at] - Place.IN_PLAY
    return Spot(card.player, slot) if 0 <= slot < game.slots else None


def place_card(game: Game, card: Held, place: ast.Place) -> bool:
    """Whether there was room for it; a card that finds none stays where it is (rulebook 17.5)."""
    owner = game.players[card.player]
    before = owner.place[card.at]
    spot = holder(game, card)
    if spot:
        if place not in _PLACES or not _comes_off(game, card, spot):
            return False
        _take_off(game, card, spot, _PLACES[place])
        return True
    slot = free_bench_slot(game, card.player)
    if place is ast.Place.BENCH and (slot is None or game.card(card).kind is not Kind.POKEMON):
        return False
    if place is ast.Place.HAND and hand_is_full(game, card.player):
        return False
    if before == Place.STADIUM:
        game.stadium = None
    if before == Place.DECK:
        leave_deck(game, card.player, card.at)
    public = before in (Place.DISCARD, Place.RESOLVING, Place.STADIUM)
    match place:
        case ast.Place.BENCH:
            owner.place[card.at] = Place.IN_PLAY + known(slot)
            owner.seen[card.at] = 0
            game.enter(card.player, known(slot), game.card(card), fresh=True)
        case ast.Place.DISCARD:
            discard(game, card)
        case ast.Place.DECK_TOP:
            put_on_top(game, card.player, card.at)
        case ast.Place.DECK_BOTTOM:
            put_at_bottom(game, card.player, card.at)
        case ast.Place.DECK_UNDER:
            put_at_bottom(game, card.player, card.at)
            owner.seen[card.at] = 0
        case _:
            owner.place[card.at] = _PLACES[place]
            owner.seen[card.at] = OPPONENT_KNOWS if place is ast.Place.HAND and public else 0
    return True


def _comes_off(game: Game, card: Held, spot: Spot) -> bool:
    """A Tool, or a card with another one underneath."""
    return card.at in game.pokemon(spot).tools or len(game.players[spot.player].stack(spot.slot)) > 1


def _take_off(game: Game, card: Held, spot: Spot, to: Place) -> None:
    """A Tool, or the uppermost card of a Pokémon, which thereby becomes what it was before (rulebook 7.14, D22)."""
    pokemon = game.pokemon(spot)
    if card.at in pokemon.tools:
        pokemon.lose_tool(card.at)
        send(game, card, to)
        return
    send(game, card, to)
    below = [game.card(Held(spot.player, at)) for at in game.players[spot.player].stack(spot.slot)]
    pokemon.card = max(below, key=lambda left: left.stage)
    pokemon.grown, pokemon.used, pokemon.marks = 0, False, ()
    if spot.slot == 0:
        end_with_active(game, spot.player)
        game.players[spot.player].recover()
