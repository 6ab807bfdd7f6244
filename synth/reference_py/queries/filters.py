"""Whether a card or a Pokémon in play passes a filter of a selector."""

from synth.dsl.ast import Filter, FilterKind, MeasureKind, Role, Side, Zone
from synth.reference_py.cards import PoolCard
from synth.reference_py.game import Effect, Game, Held, Pokemon, Spot
from synth.reference_py.known import known
from synth.reference_py.queries.of_one import of_pokemon, units
from synth.reference_py.queries.qualities import ask
from synth.reference_py.queries.roles import standing
from synth.reference_py.queries.special_conditions import has_status
from synth.spec.cards import Kind, Status
from synth.spec.layout import Place


def matches_pokemon(game: Game, effect: Effect, wanted: Filter, pokemon: Pokemon, spot: Spot) -> bool:
    card = pokemon.card
    match wanted.kind:
        case FilterKind.TYPE:
            return _is_of(game, effect, wanted, spot)
        case FilterKind.NOT_TYPE:
            return not _is_of(game, effect, wanted, spot)
        case FilterKind.STATUS:
            return has_status(game, spot, known(wanted.status))
        case FilterKind.ANY_STATUS:
            return any(has_status(game, spot, status) for status in Status)
        case FilterKind.ENERGY:
            return units(pokemon, wanted.energies) >= known(wanted.n)
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
        case FilterKind.EVOLVED_NOW:
            return pokemon.grown > 0 and (not wanted.names or game.pool[pokemon.grown].name in wanted.names)
        case FilterKind.MOVED_NOW:
            return spot.slot == 0 and game.players[spot.player].moved
        case FilterKind.HAS_DAMAGED_BY_ATTACK:
            return pokemon.struck
        case FilterKind.HURT_LAST_TURN:
            return pokemon.struck or pokemon.hurt
        case FilterKind.HEALED_NOW:
            return pokemon.healed
        case FilterKind.EVOLVED_LAST:
            return pokemon.grew
        case FilterKind.FED_NOW:
            return pokemon.fed
        case FilterKind.ATTACKED_LAST:
            return pokemon.acted[0]
        case FilterKind.ATTACKED_NOW:
            return pokemon.acted[1]
        case FilterKind.UNUSED:
            return not pokemon.used
        case FilterKind.HIT_NOW:
            return pokemon.serial in effect.hit
        case FilterKind.THEIRS:
            return spot.player != effect.controller
        case FilterKind.ENERGY_AT_MOST:
            return pokemon.units <= known(wanted.n)
        case FilterKind.HP_LEFT_AT_MOST:
            return (ask().max_hp(game, spot) - pokemon.damage) * 10 <= known(wanted.n)
        case FilterKind.HP_LEFT:
            return (ask().max_hp(game, spot) - pokemon.damage) * 10 >= known(wanted.n)
        case FilterKind.RETREAT_AT_MOST:
            return ask().retreat_cost(game, spot) <= known(wanted.n)
        case FilterKind.ABOVE:
            return _beside(game, effect, wanted, spot) > 0
        case FilterKind.BELOW:
            return _beside(game, effect, wanted, spot) < 0
        case FilterKind.MOST | FilterKind.LEAST:
            return True  # `foremost` says who of them
        case FilterKind.OTHER:
            return pokemon.serial != effect.source
        case FilterKind.NOT_IT:
            return spot not in standing(game, effect, Role.IT)
        case FilterKind.OLD:
            return not pokemon.fresh
        case FilterKind.SHARES_ENERGY:
            source = game.find(effect.source)
            return source is not None and any(map(min, pokemon.energy, game.pokemon(source).energy))
        case FilterKind.SHARES_TYPE:
            active = Spot(effect.controller ^ (wanted.side is Side.OPP), 0)
            source = (active if game.at(active) else None) if wanted.side else game.find(effect.source)
            return source is not None and any(one in ask().types(game, spot) for one in ask().types(game, source))
        case FilterKind.TOOL:
            return bool(pokemon.attached)
        case FilterKind.NO_TOOL:
            return not pokemon.attached
        case FilterKind.NO_ENERGY:
            return units(pokemon, wanted.energies) == 0
        case FilterKind.NO_ABILITY:
            return card.ability is None or ask().ability_lost(game, spot)
        case FilterKind.TOOL_NAMED:
            return any(game.card(tool).name in wanted.names for tool in game.tools(spot))
        case FilterKind.ABILITY:
            # A lost Ability is none (rulebook 10.7, D27).
            return card.ability is not None and not ask().ability_lost(game, spot)
        case FilterKind.NOT_ABILITY:
            return card.ability is None or _other_ability(card, wanted)
        case FilterKind.ABILITY_NOT:
            return _other_ability(card, wanted) and not ask().ability_lost(game, spot)
        case FilterKind.ON_ZONE | FilterKind.ON | FilterKind.EVOLVES_FROM_IT | FilterKind.EVOLVES_VIA_STAGE1:
            return False  # said of cards; `it` is a Pokémon this time
        case FilterKind.RETREAT:
            return ask().retreat_cost(game, spot) >= known(wanted.n)
        case FilterKind.MAX_HP_AT_MOST:
            return ask().max_hp(game, spot) * 10 <= known(wanted.n)
        case FilterKind.KIND:
            # A Fossil is a Pokémon in play and an Item elsewhere (rulebook 8.29).
            return wanted.card_kind is Kind.POKEMON
        case FilterKind.KINDS:
            return Kind.POKEMON in wanted.kinds
        case FilterKind.STAGE:
            return card.stage == wanted.n
        case FilterKind.HP_AT_MOST:
            return card.hp * 10 <= known(wanted.n)
    return _matches(card, wanted)


def _beside(game: Game, effect: Effect, wanted: Filter, spot: Spot) -> int:
    """How much more it has of something than the source."""
    source = game.find(effect.source)
    return _worth(game, wanted, spot) - _worth(game, wanted, source) if source else 0


def _worth(game: Game, wanted: Filter, spot: Spot) -> int:
    return of_pokemon(game, spot, MeasureKind(known(wanted.worth)))


def foremost(game: Game, wanted: tuple[Filter, ...], found: list[Spot]) -> list[Spot]:
    """Those of them that nobody outdoes."""
    for one in wanted:
        if found and one.kind in (FilterKind.MOST, FilterKind.LEAST):
            best = (max if one.kind is FilterKind.MOST else min)(_worth(game, one, spot) for spot in found)
            found = [spot for spot in found if _worth(game, one, spot) == best]
    return found


def _is_of(game: Game, effect: Effect, wanted: Filter, spot: Spot) -> bool:
    """What takes Abilities away comes before what gives types (rulebook 10.13)."""
    types = (game.pokemon(spot).card.type,) if effect.printed else ask().types(game, spot)
    return any(energy in wanted.energies for energy in types)


def matches_card(game: Game, effect: Effect, wanted: Filter, held: Held) -> bool:
    card = game.card(held)
    pokemon = card.kind is Kind.POKEMON
    match wanted.kind:
        case FilterKind.TYPE:
            return pokemon and card.type in wanted.energies
        case FilterKind.NOT_TYPE:
            return pokemon and card.type not in wanted.energies
        case FilterKind.KIND:
            if wanted.card_kind == "trainer":
                return not pokemon
            return _kind(card) is wanted.card_kind
        case FilterKind.KINDS:
            return _kind(card) in wanted.kinds
        case FilterKind.STAGE:
            return pokemon and card.stage == wanted.n
        case FilterKind.ABILITY:
            return card.ability is not None
        case FilterKind.NO_ABILITY:
            return pokemon and card.ability is None
        case FilterKind.NOT_ABILITY:
            return pokemon and (card.ability is None or _other_ability(card, wanted))
        case FilterKind.ABILITY_NOT:
            return _other_ability(card, wanted)
        case FilterKind.RETREAT:
            return pokemon and card.retreat >= known(wanted.n)
        case FilterKind.RETREAT_AT_MOST:
            return pokemon and card.retreat <= known(wanted.n)
        case FilterKind.HP_AT_MOST | FilterKind.MAX_HP_AT_MOST:
            return pokemon and card.hp * 10 <= known(wanted.n)
        case FilterKind.ON_ZONE:
            slot = game.players[held.player].place[held.at] - Place.IN_PLAY
            return slot == 0 if wanted.zone is Zone.ACTIVE else slot > 0 if wanted.zone is Zone.BENCH else slot >= 0
        case FilterKind.ON:
            slot = game.players[held.player].place[held.at] - Place.IN_PLAY
            return Spot(held.player, slot) in standing(game, effect, known(wanted.role))
        case FilterKind.EVOLVES_FROM_IT:
            below = game.find(effect.it)
            return pokemon and below is not None and card.evolves_from == game.pokemon(below).card.name
        case FilterKind.EVOLVES_VIA_STAGE1:
            below = game.find(effect.it)
            return below is not None and game.pokemon(below).card.name in game.pool.basics.get(card.evolves_from or "", ())
    return wanted.kind not in _OF_POKEMON and _matches(card, wanted)


def _kind(card: PoolCard) -> Kind:
    """A Fossil outside play is an Item (rulebook 8.29)."""
    return Kind.ITEM if card.is_fossil else card.kind


_OF_POKEMON = frozenset(
    {
        FilterKind.STATUS, FilterKind.ANY_STATUS, FilterKind.ENERGY, FilterKind.ACTIVE, FilterKind.BENCHED,
        FilterKind.DAMAGED, FilterKind.UNDAMAGED, FilterKind.EVOLVED, FilterKind.EVOLVED_NOW, FilterKind.MOVED_NOW,
        FilterKind.HAS_DAMAGED_BY_ATTACK, FilterKind.OTHER, FilterKind.OLD, FilterKind.TOOL, FilterKind.TOOL_NAMED,
        FilterKind.SHARES_ENERGY, FilterKind.SHARES_TYPE, FilterKind.NO_TOOL, FilterKind.NO_ENERGY,
        FilterKind.HURT_LAST_TURN, FilterKind.HEALED_NOW, FilterKind.UNUSED, FilterKind.THEIRS, FilterKind.ENERGY_AT_MOST,
        FilterKind.HP_LEFT_AT_MOST, FilterKind.HP_LEFT, FilterKind.ATTACKED_NOW, FilterKind.ATTACKED_LAST, FilterKind.NOT_IT,
        FilterKind.HIT_NOW, FilterKind.ABOVE, FilterKind.BELOW, FilterKind.MOST, FilterKind.LEAST,
    }
)  # fmt: skip
"""Said of Pokémon in play; `it` may be a card."""


def _matches(card: PoolCard, wanted: Filter) -> bool:
    """What is printed and means the same everywhere."""
    match wanted.kind:
        case FilterKind.NAME:
            return card.name in wanted.names
        case FilterKind.NOT_NAME:
            return card.name not in wanted.names
        case FilterKind.TAG:
            return wanted.tag in card.card.tags
        case FilterKind.EVOLVES_FROM:
            return card.evolves_from in wanted.names
        case FilterKind.HAS_ATTACK:
            return any(attack.name in wanted.names for attack in card.attacks)
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
        case FilterKind.WEAK_TO:
            return card.weakness in wanted.energies
    raise ValueError(f"filter {wanted.kind} here")


def _other_ability(card: PoolCard, wanted: Filter) -> bool:
    return card.card.ability is not None and card.card.ability.name not in wanted.names
