"""Runs the statements of an effect one after the other; any of them may stop to ask."""

from __future__ import annotations

from synth.dsl import ast
from synth.dsl.ast import MeasureKind
from synth.reference_py import card_moves, energy_moves, lasting, wounds
from synth.reference_py.chance import Chance
from synth.reference_py.game import Effect, Game
from synth.reference_py.measure import amount, holds
from synth.reference_py.select import spots
from synth.reference_py.targets import aim


def perform(game: Game, chance: Chance, block: ast.Block, at: int = 0) -> None:
    """The statement at this place, then the rest."""
    effect = game.effect
    if at == len(block) or effect.failed:
        return
    game.next(perform, block, at + 1)
    _VERBS[type(block[at])](game, chance, block[at])


def flip(game: Game, chance: Chance, statement: ast.Flip) -> None:
    """An effect has one batch of coins; an attack has flipped it before its damage."""
    effect = game.effect
    if effect.coins is not None:
        return
    if isinstance(statement.coins, ast.Measure) and statement.coins.kind is MeasureKind.UNTIL_TAILS:
        effect.heads = chance.flip_until_tails(game.pool.rules.until_tails_cap)
        effect.coins = effect.heads + 1
    else:
        effect.coins = amount(game, effect, statement.coins)
        effect.heads = chance.flip(effect.coins) if effect.coins else 0


def decide(game: Game, effect: Effect, statement: ast.If) -> ast.Block:
    """The branch to take. One that changed an attack's damage stays taken, whatever that damage changes."""
    if id(statement) in effect.decided:
        return statement.then if effect.decided[id(statement)] else statement.other
    if isinstance(statement.condition, ast.Exists):
        _bind(game, effect, statement.condition.what)
    return statement.then if holds(game, effect, statement.condition) else statement.other


def _bind(game: Game, effect: Effect, tested: ast.Selector) -> None:
    """`it` is what was last tested, if that is a single Pokémon."""
    if tested.role or tested.zone is ast.Zone.ACTIVE:
        found = spots(game, effect, tested)
        effect.it = game.at(found[0]).serial if found else effect.it


def _if(game: Game, chance: Chance, statement: ast.If) -> None:
    game.next(perform, decide(game, game.effect, statement))


def _repeat(game: Game, chance: Chance, statement: ast.Repeat) -> None:
    game.next(perform, statement.body * amount(game, game.effect, statement.times))


def _choose(game: Game, chance: Chance, statement: ast.Choose) -> None:
    aim(game, chance, statement.what, lambda *_: None)


def _done(game: Game, chance: Chance, statement: ast.Stmt) -> None:
    """What another stage has done already: the damage of an attack, a condition of use, the attack that is copied."""


_VERBS = {
    ast.Flip: flip,
    ast.If: _if,
    ast.Repeat: _repeat,
    ast.Choose: _choose,
    ast.Require: _done,
    ast.Power: _done,
    ast.Use: _done,
    ast.Damage: wounds.damage,
    ast.Heal: wounds.heal,
    ast.SetHp: wounds.set_hp,
    ast.Afflict: wounds.afflict,
    ast.Cure: wounds.cure,
    ast.Attach: energy_moves.attach,
    ast.Strip: energy_moves.strip,
    ast.Shift: energy_moves.shift,
    ast.Draw: card_moves.draw_cards,
    ast.Put: card_moves.put,
    ast.Show: card_moves.show,
    ast.Switch: card_moves.switch_places,
    ast.Give: lasting.give,
}
