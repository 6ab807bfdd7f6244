"""What holds for a Pokémon or a player now: continuous effects of Abilities, Tools and the Stadium (rulebook 10.1, 16.5),
and marks that earlier effects have left.

They are looked up when asked for, in layers: loss of Abilities and types, then HP and Retreat Costs, then the rest; no
layer asks a later one (synth.reference_py.support refuses what would).
"""

from collections.abc import Iterator
from typing import NamedTuple

from synth.dsl import ast
from synth.dsl.ast import Event, Modifier, ModifierKind, Scope, Zone
from synth.reference_py.cards import UNIT, CardEffect
from synth.reference_py.game import Carrier, Effect, Game, Held, Mark, Spot
from synth.reference_py.known import known
from synth.reference_py.queries import measure, select
from synth.reference_py.queries.continuous import Static
from synth.spec.cards import UNITS, Energy, Status
from synth.spec.layout import ENERGIES

PLAIN_VALUES = (1,) * ENERGIES
"""Every unit counts as one."""


_PLAIN = frozenset({ModifierKind.NO_ABILITY, ModifierKind.NO_TOOLS})
"""Before types are known: what is asked there is asked of the print."""


class Given(NamedTuple):
    """A modifier in force, with the effect that looks at the game for it; a mark's amount was fixed when it was set."""

    effect: Effect
    modifier: Modifier
    worth: int | None


def given(game: Game, kind: ModifierKind, carrier: Spot) -> list[Given]:
    """Modifiers of this kind in force on a Pokémon: continuous ones, its own marks, then those over whole sides."""
    players = game.players
    pokemon = players[carrier.player].slots[carrier.slot]
    left = marked(game, kind, carrier) if players[0].wide or players[1].wide or (pokemon and pokemon.marks) else []
    if kind not in game.words.modifiers:
        return left
    there = [
        Given(effect, static.give.modifier, None)
        for effect, static in sources(game, kind, carrier.player)
        if _now(game, effect, static) and select.covers(game, effect, static.give.what, carrier)
    ]
    return there + left


def marked(game: Game, kind: ModifierKind, carrier: Spot) -> list[Given]:
    """Those of them that earlier effects have left, on the Pokémon or over a side."""
    found: list[Given] = []
    pokemon = game.at(carrier)
    for mark in pokemon.marks if pokemon else ():
        modifier = modifier_of(game, mark, kind)
        if pokemon and modifier:
            found.append(Given(Effect(Carrier.RULE, mark.controller, source=pokemon.serial), modifier, mark.worth))
    for effect, mark, give in wide(game, kind):
        if select.covers(game, effect, give.what, carrier):
            found.append(Given(effect, give.modifier, mark.worth))
    return found


def modifier_of(game: Game, mark: Mark, kind: ModifierKind) -> Modifier | None:
    """What the mark gives, if it is in force and of this kind."""
    statement = game.pool.numbers.statements[mark.number]
    if mark.in_force and isinstance(statement, ast.Give) and statement.modifier.kind is kind:
        return statement.modifier
    return None


def wide(game: Game, kind: ModifierKind) -> Iterator[tuple[Effect, Mark, ast.Give]]:
    """Marks of this kind in force over whole sides, players and spots: side 0's, then side 1's."""
    for player in game.sides():
        for mark in game.players[player].wide:
            statement = game.pool.numbers.statements[mark.number]
            if mark.in_force and isinstance(statement, ast.Give) and statement.modifier.kind is kind:
                yield Effect(Carrier.RULE, player, printed=kind in _PLAIN), mark, statement


def unspoken(game: Game, kind: ModifierKind) -> bool:
    """Nothing in play, and nothing left from earlier, is of this kind."""
    if kind in game.words.modifiers and any(kind in card.statics for card in game.texts()):
        return False
    return not any(modifier_of(game, mark, kind) for mark in game.marks())


def sources(game: Game, kind: ModifierKind, player: int) -> list[tuple[Effect, Static]]:
    """Statics of this kind in play. A Stadium speaks to each player alike (rulebook 8.27): `player` says to whom."""
    found: list[tuple[Effect, Static]] = []
    pool, printed = game.pool, kind in _PLAIN
    if kind not in game.words.modifiers:
        return found
    for spot, pokemon in game.spots():
        if kind in pokemon.card.statics and not _lost(game, spot, kind):
            effect = Effect(Carrier.ABILITY, spot.player, source=pokemon.serial, printed=printed)
            found += [(effect, static) for static in pokemon.card.statics[kind]]
        for tool in pokemon.attached if pokemon.tools else ():
            said = pool[game.players[spot.player].cards[tool]].statics.get(kind)
            if said and not tools_muted(game, spot):
                effect = Effect(Carrier.TOOL, spot.player, source=pokemon.serial, printed=printed)
                found += [(effect, static) for static in said]
    if game.stadium and kind in game.card(game.stadium).statics:
        effect = Effect(Carrier.STADIUM, player, printed=printed)
        found += [(effect, static) for static in game.card(game.stadium).statics[kind]]
    return found


def tools_muted(game: Game, spot: Spot) -> bool:
    """Whether the Tools of the Pokémon there do nothing: so says a Stadium, or a mark, and no Tool."""
    kind = ModifierKind.NO_TOOLS
    if unspoken(game, kind):
        return False
    stadium = game.card(game.stadium).statics.get(kind, ()) if game.stadium else ()
    effect = Effect(Carrier.STADIUM, spot.player, printed=True)
    said = any(_now(game, effect, static) and select.covers(game, effect, static.give.what, spot) for static in stadium)
    return said or bool(marked(game, kind, spot))


def _now(game: Game, effect: Effect, static: Static) -> bool:
    return not static.conditions or all(measure.holds(game, effect, condition) for condition in static.conditions)


def _lost(game: Game, spot: Spot, kind: ModifierKind) -> bool:
    """What takes Abilities away is only stopped by a mark, so that the question has an answer."""
    if kind is ModifierKind.NO_ABILITY:
        return bool(marked(game, ModifierKind.NO_ABILITY, spot))
    return ability_lost(game, spot)


def ability_lost(game: Game, spot: Spot) -> bool:
    """Whether it neither works nor can be used (rulebook 10.7)."""
    return bool(given(game, ModifierKind.NO_ABILITY, spot))


def ability(game: Game, spot: Spot) -> CardEffect | None:
    """The Ability of the Pokémon there, unless it has lost it."""
    found = game.pokemon(spot).card.ability
    return found if found and not ability_lost(game, spot) else None


def types(game: Game, spot: Spot) -> tuple[Energy, ...]:
    """In play a Pokémon may have several, for every question about types (rulebook 10.13); of texts that stand in for the print
    the first counts, of those that add to it all."""
    said = given(game, ModifierKind.TYPES, spot)
    own = said[0].modifier.energies if said else (known(game.pokemon(spot).card.type),)
    more = [energy for found in given(game, ModifierKind.ALSO, spot) for energy in found.modifier.energies]
    return tuple(dict.fromkeys((*own, *more)))


def unit_values(game: Game, spot: Spot) -> tuple[int, ...]:
    """What a unit of each type counts for costs; several sources do not add up (rulebook 6.11)."""
    values = None
    for found in given(game, ModifierKind.UNIT_VALUE, spot):
        values = values or list(PLAIN_VALUES)
        for energy in found.modifier.energies:
            values[UNIT[energy]] = max(values[UNIT[energy]], size(game, found))
    return tuple(values) if values else PLAIN_VALUES


def size(game: Game, found: Given) -> int:
    """The amount of a modifier that is a plain number."""
    return measure.amount(game, found.effect, found.modifier.amount) if found.worth is None else found.worth


def tens(game: Game, found: Given) -> int:
    """The amount of a modifier that is damage or HP."""
    return measure.tens(game, found.effect, found.modifier.amount) if found.worth is None else found.worth


def total(game: Game, kind: ModifierKind, carrier: Spot) -> int:
    """The sum of modifiers that are plain numbers."""
    return sum(size(game, found) for found in given(game, kind, carrier))


def total_tens(game: Game, kind: ModifierKind, carrier: Spot) -> int:
    found = given(game, kind, carrier)
    return sum(tens(game, one) for one in found) if found else 0


def has(game: Game, kind: ModifierKind, carrier: Spot, scope: Scope | None = None) -> bool:
    found = given(game, kind, carrier)
    return bool(found) and (scope is None or any(one.modifier.scope is scope for one in found))


def max_hp(game: Game, spot: Spot) -> int:
    """Tens (rulebook 14.2)."""
    return game.pokemon(spot).card.hp + total_tens(game, ModifierKind.MAX_HP, spot)


def damage_change(game: Game, kind: ModifierKind, carrier: Spot, other: Spot) -> int:
    """Tens that `takes` or `deals` add for the Pokémon that carries them against the other one."""
    return sum(tens(game, found) for found in given(game, kind, carrier) if against(game, found, other))


def against(game: Game, found: Given, other: Spot | None) -> bool:
    """Whether the modifier speaks of this other Pokémon, seen with the eyes of whose effect it is."""
    vs = found.modifier.vs
    return vs is None or (other is not None and select.covers(game, found.effect, vs, other))


def prevents(game: Game, scopes: frozenset[Scope], carrier: Spot, other: Spot | None, damage: int = 0) -> bool:
    """Whether a `prevent` of one of these scopes protects the carrier from the other Pokémon; `damage` in tens."""
    return any(
        found.modifier.scope in scopes
        and against(game, found, other)
        and (found.modifier.at_most is None or damage * 10 <= found.modifier.at_most)
        and (found.modifier.at_least is None or damage * 10 >= found.modifier.at_least)
        for found in given(game, ModifierKind.PREVENT, carrier)
    )


def immune(game: Game, spot: Spot, status: Status) -> bool:
    """Whether the Pokémon cannot have the condition (rulebook 12.7)."""
    return any(
        found.modifier.scope is Scope.ANY or known(found.modifier.scope).value == status.value
        for found in given(game, ModifierKind.IMMUNE, spot)
    )


def locked(game: Game, player: int, scope: Scope) -> bool:
    """Whether something keeps the player from playing such cards from hand, or from doing such a thing."""
    return of_player(game, ModifierKind.LOCK, player, scope)


def of_player(game: Game, kind: ModifierKind, player: int, scope: Scope | None = None) -> bool:
    """Whether a modifier of this kind is in force on a player."""
    first, second = game.players
    if kind not in game.words.modifiers and not (first.wide or second.wide):
        return False
    continuous = (
        (effect, static.give)
        for effect, static in sources(game, kind, player)
        if static.give.modifier.scope is scope and _now(game, effect, static)
    )
    left = ((effect, give) for effect, _, give in wide(game, kind) if give.modifier.scope is scope)
    return any(
        give.what.zone is Zone.PLAYER and player in select.players(game, effect, give.what.side)
        for effect, give in (*continuous, *left)
    )


def fall(game: Game, player: int) -> Scope | None:
    """How texts say that all coins fall which the player flips; tails goes before heads."""
    return next((scope for scope in (Scope.TAILS, Scope.HEADS) if of_player(game, ModifierKind.COINS, player, scope)), None)


def bench_room(game: Game, player: int) -> int:
    """Pokémon that may be on the player's Bench. Texts that say the same do not add up: no two go further than one."""
    rules, (fewest, most) = game.pool.rules, game.pool.numbers.bench
    if fewest == most:
        return rules.bench
    kind = ModifierKind.BENCH_SIZE
    there = [
        size(game, Given(effect, static.give.modifier, None))
        for effect, static in sources(game, kind, player)
        if _now(game, effect, static) and player in select.players(game, effect, static.give.what.side)
    ]
    left = [mark.worth for effect, mark, give in wide(game, kind) if player in select.players(game, effect, give.what.side)]
    return rules.bench + max(fewest, min(most, sum(there + left)))


def free_bench_slot(game: Game, player: int) -> int | None:
    """The leftmost place on the Bench for one more."""
    owner = game.players[player]
    return owner.free_bench_slot() if len(owner.bench()) < bench_room(game, player) else None


def may_get_zone_energy(game: Game, spot: Spot) -> bool:
    """Whether Energy from the Energy Zone may go there (rulebook 6.8)."""
    barred = has(game, ModifierKind.LOCK, spot, Scope.ZONE_ENERGY) or locked(game, spot.player, Scope.ZONE_ENERGY)
    return not barred


def cost_changes(game: Game, spot: Spot) -> Iterator[tuple[int, int]]:
    """Unit type and number of symbols that attacks of this Pokémon cost more or less; Colorless if none is named."""
    for found in given(game, ModifierKind.COST, spot):
        for energy in found.modifier.energies or (UNITS[-1],):
            yield UNIT[energy], size(game, found)


def tool_places(game: Game, spot: Spot) -> int:
    """Tools that the Pokémon may have at once; several permissions do not add up (rulebook 8.19)."""
    more = max((size(game, found) for found in given(game, ModifierKind.TOOL_SLOTS, spot)), default=0)
    return min(1 + max(0, more), game.pool.numbers.tools)


def programs(game: Game, spot: Spot, event: Event) -> Iterator[tuple[Carrier, CardEffect, Held | None]]:
    """What waits for the event at this Pokémon: its Ability, then its Tools, each with its card."""
    if event not in game.words.events:
        return
    card = game.pokemon(spot).card
    if event in card.events and not ability_lost(game, spot):
        yield Carrier.ABILITY, known(card.ability), None
    for tool in game.tools(spot):
        if event in game.card(tool).events and not tools_muted(game, spot):
            yield Carrier.TOOL, known(game.card(tool).trainer), tool
