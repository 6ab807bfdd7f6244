"""The verbs of the effect language and what each of them runs."""

from collections.abc import Callable

from synth.dsl import ast
from synth.dsl.ast import Quantifier, Zone
from synth.reference_py.chance import Chance
from synth.reference_py.early import weighs
from synth.reference_py.game import Carrier, Game, Held, Spot
from synth.reference_py.queries import costs, statics
from synth.reference_py.queries.branches import decide
from synth.reference_py.queries.measure import MANY, number, points
from synth.reference_py.queries.qualities import Qualities, tell
from synth.reference_py.queries.select import of_cards, players
from synth.reference_py.queries.usable import acts_on, affordable
from synth.reference_py.rules import attack_text
from synth.reference_py.rules.attack_damage import strike_back
from synth.reference_py.verbs import (
    card_moves,
    coins,
    damage_and_conditions,
    energy_moves,
    equipping,
    evolving,
    lasting,
    looking,
    options,
    retype,
    switching,
)
from synth.reference_py.verbs.card_choice import choose_card
from synth.reference_py.verbs.performing import PAYABLE, VERBS, perform
from synth.reference_py.verbs.targets import aim, choose, reachable


def _if(game: Game, chance: Chance, statement: ast.If) -> None:
    game.next(perform, decide(game, game.running, statement))


def _repeat(game: Game, chance: Chance, statement: ast.Repeat) -> None:
    """What the rounds do adds up; `left` counts the rounds to go."""
    times = number(game, game.running, statement.times, MANY)
    game.running.counting, game.running.result, game.running.moved = True, 0, ()
    _round(game, chance, statement, times)


def _round(game: Game, chance: Chance, statement: ast.Repeat, left: int) -> None:
    game.running.left, game.running.counting = left, left > 0
    if left:
        game.next(_round, statement, left - 1)
        game.next(perform, statement.body)


def _choose(game: Game, chance: Chance, statement: ast.Choose, after: ast.Block) -> None:
    """Only what the statements after it can do something with may be chosen."""
    what, effect = statement.what, game.running
    if what.zone is Zone.SPOT:
        spots = [Spot(player, slot) for player in players(game, effect, what.side) for slot in range(game.slots)]
        choose(game, chance, effect.controller, spots, _choose_spot)
    elif of_cards(effect, what):
        choose_card(game, chance, what, _choose_card)
    elif what.quantifier is Quantifier.ALL:
        found = [spot for spot in reachable(game, effect, what) if acts_on(game, effect, spot, after)]
        effect.call(game.pokemon(found[0]).serial if len(found) == 1 else None)
        _choose_all(game, chance, found)
    else:
        # With nothing after it: its attack is to be used.
        anyone = not after or weighs(after)
        aim(game, chance, what, _choose_all, fits=lambda game, spot: anyone or acts_on(game, effect, spot, after))


def _choose_card(game: Game, chance: Chance, card: Held) -> None:
    game.running.did = True


def _choose_spot(game: Game, chance: Chance, spot: Spot) -> None:
    pokemon = game.at(spot)
    game.running.call(pokemon.serial if pokemon else None, spot=spot)


def _choose_all(game: Game, chance: Chance, found: list[Spot]) -> None:
    game.running.chosen = tuple(game.pokemon(spot).serial for spot in found)


def _block(game: Game, chance: Chance, statement: ast.Pay) -> None:
    """A cost was found payable when the effect was allowed."""
    game.next(perform, statement.body)


def _power(game: Game, chance: Chance, statement: ast.Power) -> None:
    if game.running.reckoning:
        attack_text.empower(game, chance, statement)


def _damage(game: Game, chance: Chance, statement: ast.Damage) -> None:
    if game.running.reckoning:
        attack_text.ask_and_empower(game, chance, statement)
    elif game.running.carrier is Carrier.AFTERMATH:
        game.running.did = False
        aim(game, chance, statement.to, strike_back, points(game, game.running, statement.amount))
    else:
        damage_and_conditions.damage(game, chance, statement)


def _done(game: Game, chance: Chance, statement: ast.Stmt) -> None:
    """What another stage does: a condition of use, what comes before damage, the attack that is copied."""


_VERBS: dict[type[ast.Node], Callable[..., None]] = {
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
    ast.Heal: damage_and_conditions.heal,
    ast.SetHp: damage_and_conditions.set_hp,
    ast.MoveDamage: damage_and_conditions.move_damage,
    ast.Afflict: damage_and_conditions.afflict,
    ast.Cure: damage_and_conditions.cure,
    ast.Attach: energy_moves.attach,
    ast.Strip: energy_moves.strip,
    ast.Shift: energy_moves.shift,
    ast.Retype: retype.retype,
    ast.Draw: card_moves.draw_cards,
    ast.Score: options.score,
    ast.Put: card_moves.put,
    ast.Equip: equipping.equip,
    ast.Show: looking.show,
    ast.Order: looking.order,
    ast.Evolve: evolving.evolve,
    ast.Switch: switching.switch_places,
    ast.Give: lasting.give,
    ast.Arm: lasting.arm,
    ast.EndTurn: options.end_turn,
}


def learn_verbs() -> None:
    """Tells the performer what each verb does; it cannot know itself, as verbs perform other effects."""
    VERBS.update(_VERBS)
    PAYABLE[:] = [affordable]
    tell(Qualities(statics.types, statics.ability_lost, statics.max_hp, costs.retreat_cost, costs.payable))
