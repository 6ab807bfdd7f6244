"""Which Pokémon, cards or players a selector means, in the order of candidates."""

from __future__ import annotations

from synth.dsl.ast import Filter, FilterKind, Role, Selector, Side, Zone
from synth.reference_py.cards import UNIT, PoolCard
from synth.reference_py.game import Carrier, Effect, Game, Held, Pokemon, Spot
from synth.spec.cards import Energy, Kind, Status
from synth.spec.layout import Daze, Place

DAZES = {Status.ASLEEP: Daze.ASLEEP, Status.PARALYZED: Daze.PARALYZED, Status.CONFUSED: Daze.CONFUSED}
_SLOTS = {Zone.ACTIVE: (0,), Zone.BENCH: (1, 2, 3), Zone.PLAY: (0, 1, 2, 3)}
_PILES = {Zone.HAND: Place.HAND, Zone.DECK: Place.DECK, Zone.DISCARD: Place.DISCARD}


def players(game: Game, effect: Effect, side: Side | None) -> tuple[int, ...]:
    match side:
        case Side.MY:
            return (effect.controller,)
        case Side.OPP:
            return (1 - effect.controller,)
        case _:
            return game.sides()


def spots(game: Game, effect: Effect, selector: Selector) -> list[Spot]:
    """The Pokémon in play it means; of a quantifier, all that can be picked."""
    if selector.role:
        found = game.find(_bound(effect, selector.role))
        near = [found] if found else []
    else:
        slots = _SLOTS[selector.zone]
        near = [Spot(player, slot) for player in players(game, effect, selector.side) for slot in slots]
    return [
        spot
        for spot in near
        if (pokemon := game.at(spot))
        and all(matches(game, effect, wanted, pokemon.card, pokemon, spot) for wanted in selector.filters)
    ]


def covers(game: Game, effect: Effect, selector: Selector, spot: Spot) -> bool:
    return spot in spots(game, effect, selector)


def cards(game: Game, effect: Effect, selector: Selector) -> list[Held]:
    """The cards it means, ascending in the deck list."""
    where = _PILES[selector.zone]
    held = [
        Held(player, at)
        for player in players(game, effect, selector.side)
        for at in game.players[player].cards_in(where)
    ]
    return [card for card in held if all(matches(game, effect, wanted, game.card(card)) for wanted in selector.filters)]


def shielded(game: Game, effect: Effect, spot: Spot) -> bool:
    """An attack's effects do not reach the opponent's Active Pokémon behind `prevent` (rulebook 11.22)."""
    theirs = spot.player != effect.controller and spot.slot == 0
    return effect.carrier is Carrier.ATTACK and theirs and bool(game.players[spot.player].marks["prevent"])


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


def _bound(effect: Effect, role: Role) -> int | None:
    match role:
        case Role.SELF:
            return effect.source
        case Role.IT:
            return effect.it
        case Role.DEFENDER:
            return effect.defender
        case Role.ATTACKER:
            return effect.attacker
    raise ValueError(f"unbound role {role}")


def matches(
    game: Game, effect: Effect, wanted: Filter, card: PoolCard, pokemon: Pokemon | None = None, spot: Spot | None = None
) -> bool:
    """Whether a card passes the filter; in play, `pokemon` and `spot` say more about it."""
    if pokemon and spot:
        in_play = _matches_in_play(game, effect, wanted, pokemon, spot)
        if in_play is not None:
            return in_play
    match wanted.kind:
        case FilterKind.TYPE:
            return card.type in wanted.energies and (card.kind is Kind.POKEMON or pokemon is not None)
        case FilterKind.NAME:
            return card.name in wanted.names
        case FilterKind.NOT_NAME:
            return card.name not in wanted.names
        case FilterKind.KIND:
            trainer = card.kind is not Kind.POKEMON
            return trainer if wanted.card_kind == "trainer" else _kind(card, pokemon) is wanted.card_kind
        case FilterKind.STAGE:
            return _kind(card, pokemon) is Kind.POKEMON and card.stage == wanted.n
        case FilterKind.TAG:
            return wanted.tag in card.card.tags
        case FilterKind.EVOLVES_FROM:
            return card.evolves_from in wanted.names
        case FilterKind.HAS_ATTACK:
            return any(attack.name in wanted.names for attack in card.attacks)
        case FilterKind.ABILITY:
            return card.ability is not None
        case FilterKind.ABILITY_NOT:
            return card.card.ability is not None and card.card.ability.name not in wanted.names
        case FilterKind.RETREAT:
            return _kind(card, pokemon) is Kind.POKEMON and card.retreat >= wanted.n
        case FilterKind.HP_AT_MOST:
            return _kind(card, pokemon) is Kind.POKEMON and card.hp * 10 <= wanted.n
        case FilterKind.EX:
            return card.card.ex
        case FilterKind.NOT_EX:
            return not card.card.ex
        case FilterKind.MEGA:
            return card.card.mega
        case FilterKind.NOT_MEGA:
            return not card.card.mega
        case FilterKind.EVOLUTION:
            return card.stage > 0
    raise ValueError(f"filter {wanted.kind} outside play")


def _matches_in_play(game: Game, effect: Effect, wanted: Filter, pokemon: Pokemon, spot: Spot) -> bool | None:
    match wanted.kind:
        case FilterKind.STATUS:
            return has_status(game, spot, wanted.status)
        case FilterKind.ANY_STATUS:
            return any(has_status(game, spot, status) for status in Status)
        case FilterKind.ENERGY:
            return units(pokemon, wanted.energies) >= wanted.n
        case FilterKind.ACTIVE:
            return spot.slot == 0
        case FilterKind.BENCHED:
            return spot.slot > 0
        case FilterKind.DAMAGED:
            return pokemon.damage > 0
        case FilterKind.UNDAMAGED:
            return pokemon.damage == 0
        case FilterKind.EVOLVED:
            return len(game.players[spot.player].stack(spot.slot)) > 1
        case FilterKind.MOVED_NOW:
            return spot.slot == 0 and game.players[spot.player].moved
        case FilterKind.OTHER:
            return pokemon.serial != effect.source
        case FilterKind.OLD:
            return not pokemon.fresh
    return None


def _kind(card: PoolCard, pokemon: Pokemon | None) -> Kind:
    """A Fossil is a Pokémon in play and an Item elsewhere (rulebook 8.29)."""
    if card.kind is Kind.FOSSIL:
        return Kind.POKEMON if pokemon else Kind.ITEM
    return card.kind


def units(pokemon: Pokemon, energies: tuple[Energy, ...]) -> int:
    """Units attached of these types; of any type if none is named."""
    return sum(pokemon.energy[UNIT[energy]] for energy in energies) if energies else pokemon.units
