"""Which Pokémon, cards or players a selector means, in the order of candidates."""

from synth.dsl.ast import Role, Selector, Side, Zone
from synth.reference_py.board import spots_of
from synth.reference_py.game import Effect, Game, Held, Spot
from synth.reference_py.known import known
from synth.reference_py.queries import filters
from synth.reference_py.queries.roles import bound, standing
from synth.spec.layout import Place

IN_PLAY = frozenset({Zone.ACTIVE, Zone.BENCH, Zone.PLAY, Zone.SPOT})
_PILES = {
    Zone.HAND: (Place.HAND,),
    Zone.DECK: (Place.DECK,),
    Zone.DISCARD: (Place.DISCARD,),
    Zone.HAND_AND_DECK: (Place.DECK, Place.HAND),
    Zone.PLAY_AND_HAND: (Place.HAND,),
}
_OF_CARDS = frozenset({Role.CARD, Role.FOUND, Role.REST, Role.TOP_CARD, Role.MOVED})


def players(game: Game, effect: Effect, side: Side | None) -> tuple[int, ...]:
    match side:
        case Side.MY:
            return (effect.controller,)
        case Side.OPP:
            return (1 - effect.controller,)
        case Side.TURN:
            return (game.turn_player,)
        case _:
            return game.sides()


def of_cards(effect: Effect, selector: Selector) -> bool:
    """Whether it means cards rather than Pokémon in play."""
    if selector.role:
        return selector.role in _OF_CARDS or (selector.role is Role.IT and effect.it_card is not None)
    return selector.zone not in IN_PLAY


def spots(game: Game, effect: Effect, selector: Selector) -> list[Spot]:
    """The Pokémon in play it means; of a quantifier, all that can be picked."""
    if selector.role:
        near = standing(game, effect, selector.role)
    else:
        slots = _slots(game, selector.zone)
        near = [spot for player in players(game, effect, selector.side) for spot in spots_of(player, game.slots)[slots]]
    found = [spot for spot in near if _fits(game, effect, selector, spot)]
    return filters.foremost(game, selector.filters, found)


def covers(game: Game, effect: Effect, selector: Selector, spot: Spot) -> bool:
    """Whether the Pokémon there is one of those it means."""
    if selector.role:
        pokemon = game.at(spot)
        return pokemon is not None and pokemon.serial == bound(effect, selector.role) and _fits(game, effect, selector, spot)
    if spot.player not in players(game, effect, selector.side):
        return False
    return spot in spots_of(spot.player, game.slots)[_slots(game, selector.zone)] and _fits(game, effect, selector, spot)


def _slots(game: Game, zone: Zone | None) -> slice:
    match zone:
        case Zone.ACTIVE:
            return slice(1)
        case Zone.BENCH:
            return slice(1, game.slots)
        case Zone.PLAY | Zone.SPOT:
            return slice(game.slots)
    return slice(0)


def _fits(game: Game, effect: Effect, selector: Selector, spot: Spot) -> bool:
    pokemon = game.at(spot)
    if pokemon is None:
        return False
    wanted = selector.filters
    return not wanted or all(filters.matches_pokemon(game, effect, one, pokemon, spot) for one in wanted)


def cards(game: Game, effect: Effect, selector: Selector) -> list[Held]:
    """The cards it means, ascending in the deck list; those of side 0 first."""
    return [
        card
        for card in _near_cards(game, effect, selector)
        if all(filters.matches_card(game, effect, wanted, card) for wanted in selector.filters)
    ]


def _near_cards(game: Game, effect: Effect, selector: Selector) -> list[Held]:
    match selector.role or selector.zone:
        case Role.IT:
            return [effect.it_card] if effect.it_card else []
        case Role.CARD:
            return [effect.card] if effect.card else []
        case Role.FOUND | Role.REST:
            return [card for card, place in effect.found if game.players[card.player].place[card.at] == place]
        case Role.MOVED:
            return list(effect.moved)
        case Role.TOP_CARD:
            stacks = [stack(game, spot) for serial in effect.chosen or (effect.it,) if (spot := game.find(serial))]
            return sorted((cards[0] for cards in stacks if len(cards) > 1), key=lambda card: (game.side(card.player), card.at))
        case Zone.STADIUM:
            return [game.stadium] if game.stadium else []
        case Zone.TOOLS:
            places = [Spot(p, slot) for p in players(game, effect, selector.side) for slot in range(game.slots)]
            return [tool for spot in places for tool in game.tools(spot)]
    return [
        Held(player, at)
        for player in players(game, effect, selector.side)
        for at, place in enumerate(game.players[player].place)
        if place in _PILES[known(selector.zone)] or (selector.zone is Zone.PLAY_AND_HAND and _on_top(game, player, at, place))
    ]


def _on_top(game: Game, player: int, at: int, place: int) -> bool:
    """Whether the card is what a Pokémon in play now is."""
    slot = place - Place.IN_PLAY
    return 0 <= slot < game.slots and stack(game, Spot(player, slot))[:1] == [Held(player, at)]


def stack(game: Game, spot: Spot) -> list[Held]:
    """The cards a Pokémon consists of, the uppermost first."""
    held = [Held(spot.player, at) for at in game.players[spot.player].stack(spot.slot)]
    return sorted(held, key=lambda card: -game.card(card).stage)
