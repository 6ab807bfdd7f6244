"""The verbs `give` and `arm`: effects that last beyond the one that made them, each as a mark."""

from dataclasses import replace

from synth.dsl import ast
from synth.dsl.ast import Duration, ModifierKind, Role, Scope
from synth.dsl.walk import ignores
from synth.reference_py.chance import Chance
from synth.reference_py.game import AttackOf, Fall, Game, Mark, Spot
from synth.reference_py.queries.covering import gives_whole_side, is_wide, speaks_of_itself
from synth.reference_py.queries.measure import amount, tens
from synth.reference_py.verbs.marks import TENS, clipped, mark_pokemon, mark_side, turns_of
from synth.reference_py.verbs.targets import aim
from synth.spec.chance import Purpose
from synth.spec.layout import Phase


def give(game: Game, chance: Chance, statement: ast.Give) -> None:
    effect, modifier = game.running, statement.modifier
    if ignores(statement):
        if effect.reckoning:
            effect.ignores += (modifier,)
    elif modifier.kind is ModifierKind.AWARD:
        aim(game, chance, statement.what, _award, modifier)
    elif statement.duration is Duration.WHILE_SELF_ACTIVE and not _stands_active(game):
        pass
    elif statement.what.role is Role.THIS_ATTACK:
        pass  # what it costs and when it can be used was asked before it began
    elif gives_whole_side(statement):
        # For the player, not for a Pokémon: it also reaches one that comes into play later (rulebook 16.3).
        mark_side(game, game.players[effect.controller], _mark(game, statement, _worth(game, modifier)))
    else:
        aim(game, chance, statement.what, _give_each, statement)


def _stands_active(game: Game) -> bool:
    spot = game.find(game.running.source)
    return spot is not None and spot.slot == 0


def _worth(game: Game, modifier: ast.Modifier) -> int:
    if modifier.amount is None:
        return 1
    measured = tens if modifier.kind in TENS else amount
    return clipped(measured(game, game.running, modifier.amount))


def _mark(game: Game, statement: ast.Give | ast.Arm, worth: int) -> Mark:
    controller = game.running.controller
    turns = turns_of(game, statement.duration, controller)
    return Mark(game.pool.numbers.lasting[statement], controller, worth, turns)


def _give_each(game: Game, chance: Chance, found: list[Spot], statement: ast.Give) -> None:
    if statement.modifier.scope is Scope.RANDOM_ATTACK:
        _lock_random(game, chance, found, statement)
        return
    if statement.modifier.scope is Scope.CHOSEN_ATTACK:
        for spot in reversed(found):
            game.next(_lock_chosen, spot, statement)
        return
    mark = _mark(game, statement, _worth(game, statement.modifier))
    for spot in found:
        mark_pokemon(game, game.pokemon(spot), mark)


def _lock_random(game: Game, chance: Chance, found: list[Spot], statement: ast.Give) -> None:
    """One of the attacks of each; the mark remembers its number."""
    for spot in found:
        attacks = game.pokemon(spot).card.attacks
        if attacks:
            index = chance.count(Purpose.PICK_OPTION)
            picked = chance.among(Purpose.PICK_OPTION, index, attacks, lambda attack: attack.name)
            mark_pokemon(game, game.pokemon(spot), _mark(game, statement, 1 + attacks.index(picked)))


def _lock_chosen(game: Game, chance: Chance, spot: Spot, statement: ast.Give) -> None:
    """One of the attacks of this one; the player says which."""
    options = [AttackOf(spot, number) for number in range(len(game.pokemon(spot).card.attacks))]
    if len(options) > 1:
        game.ask(Phase.CHOOSE_ATTACK, game.running.controller, tuple(options), _lock_this, statement)
    elif options:
        _lock_this(game, chance, options[0], statement)


def _lock_this(game: Game, chance: Chance, attack: AttackOf, statement: ast.Give) -> None:
    mark_pokemon(game, game.pokemon(attack.spot), _mark(game, statement, 1 + attack.number))


def _award(game: Game, chance: Chance, found: list[Spot], modifier: ast.Modifier) -> None:
    """Points for a Knock Out that is being settled: none at all, or so many more or fewer."""
    change = amount(game, game.running, modifier.amount)
    fall = game.fall or Fall()
    for spot in found:
        serial = game.pokemon(spot).serial
        if change == 0:
            game.fall = fall = replace(fall, denied=fall.denied | {serial})
        else:
            total = fall.awards.get(serial, 0) + change
            game.fall = fall = replace(fall, awards={**fall.awards, serial: total})


def arm(game: Game, chance: Chance, statement: ast.Arm) -> None:
    """A delayed effect waits as a mark; one for this attack is kept by the attack itself."""
    effect = game.running
    if statement.duration is Duration.THIS_ATTACK:
        effect.vows += (statement,)
    elif speaks_of_itself(statement):
        carrier = game.find(effect.source)
        if carrier:
            mark_pokemon(game, game.pokemon(carrier), _mark(game, statement, 1))
    elif statement.on.role is Role.IT and effect.spot:
        mark_side(game, game.players[effect.controller], _mark(game, statement, _spot_number(game, effect.spot)))
    elif is_wide(statement.on, statement.duration):
        mark_side(game, game.players[effect.controller], _mark(game, statement, 1))
    else:
        aim(game, chance, statement.on, _arm_each, statement)


def _spot_number(game: Game, spot: Spot) -> int:
    """How a mark remembers a spot: the other player's come first."""
    own = spot.player == game.running.controller
    return 1 + spot.slot + (game.slots if own else 0)


def _arm_each(game: Game, chance: Chance, found: list[Spot], statement: ast.Arm) -> None:
    for spot in found:
        mark_pokemon(game, game.pokemon(spot), _mark(game, statement, 1))
