"""The verbs of the effect language and what each of them runs."""

from __future__ import annotations

from synth.dsl import ast
from synth.dsl.ast import Zone
from synth.reference_py import (
    card_moves,
    coins,
    energy_moves,
    evolving,
    knowledge,
    lasting,
    options,
    power,
    retype,
    switching,
    wounds,
)
from synth.reference_py.branches import decide
from synth.reference_py.card_choice import choose_card
from synth.reference_py.chance import Chance
from synth.reference_py.game import Game, Held, Spot
from synth.reference_py.measure import amount
from synth.reference_py.performing import VERBS, perform
from synth.reference_py.select import of_cards
from synth.reference_py.targets import aim, choose
from synth.reference_py.usable import acts_on
from synth.spec.layout import SLOTS


def _if(game: Game, chance: Chance, statement: ast.If) -> None:
    game.next(perform, decide(game, game.effect, statement))


def _repeat(game: Game, chance: Chance, statement: ast.Repeat) -> None:
    """What the rounds do adds up; `left` counts the rounds to go."""
    times = amount(game, game.effect, statement.times)
    game.effect.counting, game.effect.result = True, 0
    _round(game, chance, statement, times)


def _round(game: Game, chance: Chance, statement: ast.Repeat, left: int) -> None:
    game.effect.left, game.effect.counting = left, left > 0
    if left:
        game.next(_round, statement, left - 1)
        game.next(perform, statement.body)


def _choose(game: Game, chance: Chance, statement: ast.Choose, after: ast.Block) -> None:
    """Only what the statements after it can do something with may be chosen."""
    what, effect = statement.what, game.effect
    if what.zone is Zone.SPOT:
        spots = [Spot(1 - effect.controller, slot) for slot in range(SLOTS)]
        choose(game, chance, effect.controller, spots, _choose_spot)
    elif of_cards(effect, what):
        choose_card(game, chance, what, _choose_card)
    else:
        aim(game, chance, what, _choose_all, fits=lambda game, spot: acts_on(game, effect, spot, after))


def _choose_card(game: Game, chance: Chance, card: Held) -> None:
    game.effect.did = True


def _choose_spot(game: Game, chance: Chance, spot: Spot) -> None:
    game.effect.spot = spot


def _choose_all(game: Game, chance: Chance, found: list[Spot]) -> None:
    game.effect.chosen = tuple(game.at(spot).serial for spot in found)


def _block(game: Game, chance: Chance, statement: ast.Pay) -> None:
    """A cost was found payable when the effect was allowed."""
    game.next(perform, statement.body)


def _power(game: Game, chance: Chance, statement: ast.Power) -> None:
    if game.effect.reckoning:
        power.empower(game, chance, statement)


def _damage(game: Game, chance: Chance, statement: ast.Damage) -> None:
    if game.effect.reckoning:
        power.empower(game, chance, statement)
    else:
        wounds.damage(game, chance, statement)


def _done(game: Game, chance: Chance, statement: ast.Stmt) -> None:
    """What another stage does: a condition of use, what comes before damage, the attack that is copied."""


_VERBS = {
    ast.Choose: _choose,
    ast.Flip: coins.flip,
    ast.If: _if,
    ast.Repeat: _repeat,
    ast.May: options.may,
    ast.Modal: options.modal,
    ast.Pay: _block,
    ast.Require: _done,
    ast.Before: _done,
    ast.Power: _power,
    ast.Use: options.use,
    ast.Damage: _damage,
    ast.Heal: wounds.heal,
    ast.SetHp: wounds.set_hp,
    ast.MoveDamage: wounds.move_damage,
    ast.Afflict: wounds.afflict,
    ast.Cure: wounds.cure,
    ast.Attach: energy_moves.attach,
    ast.Strip: energy_moves.strip,
    ast.Shift: energy_moves.shift,
    ast.Retype: retype.retype,
    ast.Draw: card_moves.draw_cards,
    ast.Put: card_moves.put,
    ast.Show: knowledge.show,
    ast.Order: knowledge.order,
    ast.Evolve: evolving.evolve,
    ast.Switch: switching.switch_places,
    ast.Give: lasting.give,
    ast.Arm: lasting.arm,
    ast.EndTurn: options.end_turn,
}


def learn_verbs() -> None:
    """Tells the performer what each verb does; it cannot know itself, as verbs perform other effects."""
    VERBS.update(_VERBS)
