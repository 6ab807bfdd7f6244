"""Continuous effects: what Abilities, Tools and the Stadium do for as long as they are in play (rulebook 10.1, 16.5).

They are looked up when asked for, in layers: loss of Abilities, then types, then the rest; no layer asks a later one.
"""

from __future__ import annotations

from collections.abc import Iterator

from synth.dsl.ast import Event, Modifier, ModifierKind, Scope, Zone
from synth.reference_py import measure, select
from synth.reference_py.cards import UNIT, CardEffect, Static
from synth.reference_py.game import Carrier, Effect, Game, Pokemon, Spot
from synth.spec.cards import Energy, Status
from synth.spec.layout import ENERGIES

_PLAIN_VALUES = (1,) * ENERGIES


def given(game: Game, kind: ModifierKind, carrier: Spot) -> list[tuple[Effect, Modifier]]:
    """Modifiers of this kind in force on a Pokémon, with the effect that looks at the game for them."""
    return [
        (effect, static.give.modifier)
        for effect, static in sources(game, kind, carrier.player)
        if (static.condition is None or measure.holds(game, effect, static.condition))
        and select.covers(game, effect, static.give.what, carrier)
    ]


def sources(game: Game, kind: ModifierKind, player: int) -> list[tuple[Effect, Static]]:
    """Statics of this kind in play. A Stadium speaks to each player alike (rulebook 8.27): `player` says to whom."""
    found: list[tuple[Effect, Static]] = []
    cards = game.pool.cards
    for at in (game.turn_player, 1 - game.turn_player):
        owner = game.players[at]
        for pokemon in owner.slots:
            if pokemon is None:
                continue
            if kind in pokemon.card.statics and not _lost(game, at, pokemon, kind):
                effect = Effect(Carrier.ABILITY, at, source=pokemon.serial)
                found += [(effect, static) for static in pokemon.card.statics[kind]]
            if pokemon.tool is not None and kind in cards[owner.cards[pokemon.tool]].statics:
                effect = Effect(Carrier.TOOL, at, source=pokemon.serial)
                found += [(effect, static) for static in cards[owner.cards[pokemon.tool]].statics[kind]]
    if game.stadium and kind in game.card(game.stadium).statics:
        effect = Effect(Carrier.STADIUM, player)
        found += [(effect, static) for static in game.card(game.stadium).statics[kind]]
    return found


def _lost(game: Game, player: int, pokemon: Pokemon, kind: ModifierKind) -> bool:
    """What takes Abilities away is only stopped by a mark, so that the question has an answer."""
    slots = game.players[player].slots
    if kind is ModifierKind.NO_ABILITY:
        return pokemon is slots[0] and bool(game.players[player].marks["silenced"])
    return ability_lost(game, Spot(player, slots.index(pokemon)))


def ability_lost(game: Game, spot: Spot) -> bool:
    """Whether it neither works nor can be used (rulebook 10.7)."""
    if spot.slot == 0 and game.players[spot.player].marks["silenced"]:
        return True
    return bool(given(game, ModifierKind.NO_ABILITY, spot))


def ability(game: Game, spot: Spot) -> CardEffect | None:
    """The Ability of the Pokémon there, unless it has lost it."""
    found = game.at(spot).card.ability
    return found if found and not ability_lost(game, spot) else None


def types(game: Game, spot: Spot) -> tuple[Energy, ...]:
    """In play a Pokémon may have two, for every question about types (rulebook 10.13)."""
    card = game.at(spot).card
    if ModifierKind.TYPES in card.statics:
        for _, modifier in given(game, ModifierKind.TYPES, spot):
            return modifier.energies
    return (card.type,)


def unit_values(game: Game, spot: Spot) -> tuple[int, ...]:
    """What a unit of each type counts for costs; several sources do not add up (rulebook 6.11)."""
    values = None
    for effect, modifier in given(game, ModifierKind.UNIT_VALUE, spot):
        values = values or list(_PLAIN_VALUES)
        for energy in modifier.energies:
            values[UNIT[energy]] = max(values[UNIT[energy]], measure.amount(game, effect, modifier.amount))
    return tuple(values) if values else _PLAIN_VALUES


def total(game: Game, kind: ModifierKind, carrier: Spot) -> int:
    """The sum of modifiers that are plain numbers."""
    return sum(measure.amount(game, effect, modifier.amount) for effect, modifier in given(game, kind, carrier))


def has(game: Game, kind: ModifierKind, carrier: Spot, scope: Scope | None = None) -> bool:
    return any(scope is None or modifier.scope is scope for _, modifier in given(game, kind, carrier))


def max_hp(game: Game, spot: Spot) -> int:
    """Tens (rulebook 14.2)."""
    return game.at(spot).card.hp + total(game, ModifierKind.MAX_HP, spot) // 10


def damage_change(game: Game, kind: ModifierKind, carrier: Spot, other: Spot) -> int:
    """Tens that `takes` or `deals` add for the Pokémon that carries them against the other one."""
    return sum(
        measure.tens(game, effect, modifier.amount)
        for effect, modifier in given(game, kind, carrier)
        if modifier.vs is None or select.covers(game, effect, modifier.vs, other)
    )


def prevents(game: Game, scopes: frozenset[Scope], carrier: Spot, other: Spot) -> bool:
    """Whether a continuous `prevent` of one of these scopes protects the carrier from the other Pokémon."""
    return any(
        modifier.scope in scopes and (modifier.vs is None or select.covers(game, effect, modifier.vs, other))
        for effect, modifier in given(game, ModifierKind.PREVENT, carrier)
    )


def immune(game: Game, spot: Spot, status: Status) -> bool:
    """Whether the Pokémon cannot have the condition (rulebook 12.7)."""
    return any(
        modifier.scope is Scope.ANY or modifier.scope.value == status.value
        for _, modifier in given(game, ModifierKind.IMMUNE, spot)
    )


def locked(game: Game, player: int, scope: Scope) -> bool:
    """Whether a continuous effect keeps the player from playing such cards from hand."""
    return any(
        static.give.modifier.scope is scope
        and static.give.what.zone is Zone.PLAYER
        and player in select.players(game, effect, static.give.what.side)
        and (static.condition is None or measure.holds(game, effect, static.condition))
        for effect, static in sources(game, ModifierKind.LOCK, player)
    )


def programs(game: Game, spot: Spot, event: Event) -> Iterator[tuple[Carrier, CardEffect]]:
    """What waits for the event at this Pokémon: its Ability, then its Tool."""
    card = game.at(spot).card
    if event in card.events and not ability_lost(game, spot):
        yield Carrier.ABILITY, card.ability
    tool = game.tool(spot)
    if tool and event in tool.events:
        yield Carrier.TOOL, tool.trainer
