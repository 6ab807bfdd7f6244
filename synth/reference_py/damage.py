"""Damage of attacks: what the text makes of the printed number, both sides' effects, Weakness (rulebook 11C)."""

from __future__ import annotations

from collections.abc import Iterator

from synth.dsl import ast
from synth.dsl.ast import ModifierKind, Quantifier
from synth.dsl.walk import statements
from synth.reference_py.chance import Chance
from synth.reference_py.game import Effect, Game, Spot
from synth.reference_py.measure import amount, holds, tens
from synth.reference_py.resolve import decide, flip
from synth.reference_py.select import covers, spots
from synth.reference_py.statics import damage_change
from synth.reference_py.targets import random_spot
from synth.reference_py.wounds import hurt


def reckon(game: Game, chance: Chance, block: ast.Block) -> None:
    """Flips the coins and adds up the base damage of every target (rulebook 11.4, steps 5 and 6)."""
    effect = game.effect
    for statement in block:
        if effect.failed:
            return
        match statement:
            case ast.Flip():
                flip(game, chance, statement)
            case ast.If() if any(isinstance(inner, ast.Power | ast.Damage) for inner in statements((statement,))):
                effect.decided[id(statement)] = holds(game, effect, statement.condition)
                reckon(game, chance, decide(game, effect, statement))
            case ast.Repeat():
                for _ in range(amount(game, effect, statement.times)):
                    reckon(game, chance, statement.body)
            case ast.Power(verb="more"):
                effect.power += tens(game, effect, statement.amount)
            case ast.Power(verb="base"):
                effect.power = tens(game, effect, statement.amount)
            case ast.Power(verb="fail"):
                effect.failed = True
            case ast.Damage():
                for spot in _targets(game, chance, effect, statement):
                    effect.struck[spot] = effect.struck.get(spot, 0) + tens(game, effect, statement.amount)


def _targets(game: Game, chance: Chance, effect: Effect, statement: ast.Damage) -> Iterator[Spot]:
    found = spots(game, effect, statement.to)
    match statement.to.quantifier:
        case Quantifier.CHOOSE:
            yield from effect.aims.get(id(statement), ())
        case Quantifier.RANDOM if statement.times is None:
            for _ in range(min(len(found), statement.to.n)):
                picked = random_spot(chance, found)
                found.remove(picked)
                yield picked
        case Quantifier.RANDOM:
            # With repetition: a Pokémon already beaten can be picked again (rulebook 17.11).
            for _ in range(amount(game, effect, statement.times) if found else 0):
                yield random_spot(chance, found)
        case _:
            yield from found


def strike(game: Game, chance: Chance) -> None:
    """Places all damage of the attack at once."""
    effect = game.effect
    if effect.failed:
        return
    defender, attacker = game.find(effect.defender), game.find(effect.attacker)
    if effect.power:
        effect.struck[defender] = effect.struck.get(defender, 0) + effect.power
    final = {spot: _final(game, attacker, spot, base) for spot, base in effect.struck.items()}
    for spot, dealt in final.items():
        hurt(game.at(spot), dealt)
    effect.dealt = final.get(defender, 0)


def _final(game: Game, attacker: Spot, target: Spot, base: int) -> int:
    if target == attacker:
        return base
    if target.player == attacker.player:
        return max(0, base + damage_change(game, ModifierKind.TAKES, target, attacker)) if base > 0 else 0
    if base <= 0:
        return 0
    base += _bonus(game, attacker, target)
    if base <= 0:
        return 0
    defender = game.players[target.player]
    if target.slot == 0:
        if game.at(target).card.weakness == game.at(attacker).card.type:
            base += game.pool.rules.weakness_bonus // 10
        base += defender.marks["takes"]
    base += damage_change(game, ModifierKind.TAKES, target, attacker)
    prevented = target.slot == 0 and defender.marks["prevent"]
    return 0 if prevented else max(0, base)


def _bonus(game: Game, attacker: Spot, target: Spot) -> int:
    """Effects for and on the attacker: the turn's bonuses, continuous ones, its own mark."""
    effect = game.effect
    turn_long = sum(
        copies * tens(game, effect, give.modifier.amount)
        for give, copies in zip(game.pool.numbers.boosts, game.boosts, strict=True)
        if copies
        and covers(game, effect, give.what, attacker)
        and (give.modifier.vs is None or covers(game, effect, give.modifier.vs, target))
    )
    own = game.players[attacker.player].marks["deals"] if attacker.slot == 0 else 0
    return turn_long + damage_change(game, ModifierKind.DEALS, attacker, target) + own
