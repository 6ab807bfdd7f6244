"""Damage of attacks: both sides' effects, Weakness, prevention, and placing it (rulebook 11C)."""

from __future__ import annotations

from synth.dsl import ast
from synth.dsl.ast import Event, ModifierKind, Scope
from synth.dsl.walk import statements
from synth.reference_py import statics
from synth.reference_py.cards import CardEffect
from synth.reference_py.chance import Chance
from synth.reference_py.game import Carrier, Effect, Game, Spot
from synth.reference_py.measure import holds, tens
from synth.reference_py.select import covers
from synth.reference_py.wounds import hurt
from synth.spec.chance import Purpose
from synth.spec.layout import SLOTS

_DAMAGE = frozenset({Scope.DAMAGE, Scope.DAMAGE_AND_EFFECTS, Scope.DAMAGE_OF_ATTACKS_AND_ABILITIES})
WOULD_DAMAGE, WOULD_KO, KO_ANY, KO_BY_ATTACK = range(4)
"""Kinds of coins that reactions flip."""


def guard_coin(game: Game, kind: int, spot: Spot, attack: Effect | None) -> tuple[Purpose, int]:
    """A coin of its own for every kind, spot and hit."""
    second = 128 if attack and attack.second else 0
    return Purpose.GUARD, second + 32 * kind + SLOTS * game.side(spot.player) + spot.slot


def strike(game: Game, chance: Chance) -> None:
    """Places all damage of the attack at once; `dealt` may be more than the target had left (rulebook 11.18)."""
    effect = game.effect
    if effect.failed:
        return
    attacker = game.find(effect.attacker)
    defender = Spot(1 - effect.controller, 0)
    if effect.power:
        effect.struck[defender] = effect.struck.get(defender, 0) + effect.power
    final = {spot: _final(game, chance, attacker, spot, base) for spot, base in effect.struck.items()}
    for spot, dealt in final.items():
        if dealt > 0:
            _place(game, chance, spot, dealt)
            effect.hit |= {game.at(spot).serial}
            game.at(spot).struck |= spot == defender
    effect.dealt = final.get(defender, 0)


def _final(game: Game, chance: Chance, attacker: Spot, target: Spot, base: int) -> int:
    # Damage to itself is flat; on the own Bench only protection counts (rulebook 11.13, D28).
    if target == attacker:
        return base
    if base <= 0:
        return 0
    if target.player == attacker.player:
        return defended(game, chance, attacker, target, base)
    base += _bonus(game, attacker, target)
    # Nothing stays nothing: no Weakness (rulebook 11.9, D7).
    if base <= 0:
        return 0
    ignores = game.effect.ignores if target.slot == 0 else frozenset()
    if Scope.WEAKNESS not in ignores:
        base = weakened(game, attacker, target, base, Scope.EFFECTS in ignores)
    return base if Scope.EFFECTS in ignores else defended(game, chance, attacker, target, base)


def weakened(game: Game, attacker: Spot, target: Spot, base: int, bare: bool = False) -> int:
    """Weakness of an Active Pokémon to one of the attacker's types; `bare` overlooks effects on it."""
    weakness = game.at(target).card.weakness
    if target.slot != 0 or weakness is None or weakness not in statics.types(game, attacker):
        return base
    marked = game.players[target.player].marks["no_weakness"] and game.side(target.player)
    if not bare and (marked or statics.has(game, ModifierKind.NO_WEAKNESS, target)):
        return base
    if statics.has(game, ModifierKind.WEAKNESS_X2, attacker):
        return base * 2
    return base + game.pool.rules.weakness_bonus // 10


def defended(game: Game, chance: Chance, attacker: Spot, target: Spot, base: int) -> int:
    """Effects on the target: numbers, coins, thresholds, prevention, what works only once (rulebook 11.10, 11.24, D8)."""
    marked = _marks(game, target)
    base += statics.damage_change(game, ModifierKind.TAKES, target, attacker)
    base += marked.get("takes", 0) + marked.get("exposed", 0) + _guards(game, attacker, target)
    if game.at(attacker).card.card.ex:
        base += marked.get("takes_ex", 0)
    if base > 0:
        base = _hedge(game, chance, target, base, coins=True)
    if base <= 0 or base <= marked.get("prevent_small", 0) or _prevented(game, attacker, target, marked.get("prevent", 0)):
        return 0
    left = _hedge(game, chance, target, base, coins=False)
    game.at(target).spent |= left != base
    return max(0, left)


def _marks(game: Game, target: Spot) -> dict[str, int]:
    """Marks on the Active Pokémon; they are for the opponent's turn, not for damage in the own one."""
    return game.players[target.player].marks if target.slot == 0 and game.side(target.player) == 1 else {}


def _guards(game: Game, attacker: Spot, target: Spot) -> int:
    if game.side(target.player) == 0:
        return 0
    effect = Effect(Carrier.TRAINER, target.player)
    return sum(
        copies * tens(game, effect, give.modifier.amount)
        for give, copies in zip(game.pool.numbers.guards, game.players[target.player].guards, strict=True)
        if copies
        and covers(game, effect, give.what, target)
        and (give.modifier.vs is None or covers(game, effect, give.modifier.vs, attacker))
    )


def _prevented(game: Game, attacker: Spot, target: Spot, mark: int) -> bool:
    from_basic = game.at(attacker).card.stage == 0
    return mark in (1, 2) or (mark == 3 and from_basic) or statics.prevents(game, _DAMAGE, target, attacker)


def _hedge(game: Game, chance: Chance, target: Spot, base: int, coins: bool) -> int:
    """What the target's own text does about this hit; texts with coins come before those without."""
    for carrier, found in statics.programs(game, target, Event.WOULD_DAMAGE):
        program = found.program(Event.WOULD_DAMAGE)
        if any(isinstance(statement, ast.Flip) for statement in program.body) is not coins:
            continue
        change = _promise(game, chance, target, carrier, found, Event.WOULD_DAMAGE, WOULD_DAMAGE)
        if change and change.modifier.kind is ModifierKind.PREVENT:
            base = 0
        elif change:
            base += tens(game, Effect(carrier, target.player), change.modifier.amount)
    return base


def _promise(
    game: Game, chance: Chance, target: Spot, carrier: Carrier, found: CardEffect, event: Event, kind: int
) -> ast.Give | ast.SetHp | None:
    """The statement that a replacement comes to, once its condition holds and its coin is heads."""
    program = found.program(event)
    effect = Effect(carrier, target.player, found.row, game.at(target).serial, coin=guard_coin(game, kind, target, game.effect))
    if program.condition is not None and not holds(game, effect, program.condition):
        return None
    for statement in program.body:
        if isinstance(statement, ast.Flip):
            effect.coins, effect.heads = 1, int(chance.coin(*effect.coin))
        elif isinstance(statement, ast.If):
            taken = statement.then if holds(game, effect, statement.condition) else statement.other
            return next(statements(taken), None)
        else:
            return statement
    return None


def _place(game: Game, chance: Chance, spot: Spot, dealt: int) -> None:
    """Damage that would Knock Out may leave 10 HP instead (rulebook 11.26); asked of the Pokémon as it was before."""
    pokemon, hp = game.at(spot), statics.max_hp(game, spot)
    saved = pokemon.damage + dealt >= hp and _endures(game, chance, spot)
    hurt(pokemon, dealt)
    if saved:
        pokemon.damage = hp - 1


def _endures(game: Game, chance: Chance, spot: Spot) -> bool:
    owner, effect = game.players[spot.player], Effect(Carrier.TRAINER, spot.player)
    for arm, copies in zip(game.pool.numbers.arms, owner.armed, strict=True):
        waits = copies and arm.event is Event.WOULD_KO and game.side(spot.player) == 1
        if waits and covers(game, effect, arm.on, spot):
            return True
    return any(
        _promise(game, chance, spot, carrier, found, Event.WOULD_KO, WOULD_KO) is not None
        for carrier, found in statics.programs(game, spot, Event.WOULD_KO)
    )


def _bonus(game: Game, attacker: Spot, target: Spot) -> int:
    """Effects for and on the attacker: bonuses of the turn and of the last one, continuous ones, its own marks.

    Each reaches the targets it names: the Active Pokémon, or all (rulebook 11.11).
    """
    effect, me, numbers = game.effect, game.players[attacker.player], game.pool.numbers
    wide = [*zip(numbers.boosts, game.boosts, strict=True), *zip(numbers.surges, me.surges, strict=True)]
    turn_long = sum(
        copies * tens(game, effect, give.modifier.amount)
        for give, copies in wide
        if copies
        and covers(game, effect, give.what, attacker)
        and (give.modifier.vs is None or covers(game, effect, give.modifier.vs, target))
    )
    own = 0
    if attacker.slot == 0:
        marks = me.marks
        own = marks["deals"] + (marks["bonus"] if marks["bonus_for"] in effect.titles else 0)
        own += marks["frenzy"] if marks["frenzy_for"] in effect.titles else 0
    return turn_long + statics.damage_change(game, ModifierKind.DEALS, attacker, target) + own
