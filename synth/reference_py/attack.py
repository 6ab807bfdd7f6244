"""An attack from its announcement to the end of the turn, stage by stage (rulebook 11.4)."""

from __future__ import annotations

from typing import NamedTuple

from synth.dsl import ast
from synth.dsl.ast import Event, Quantifier
from synth.dsl.walk import statements
from synth.reference_py.cards import CardAttack
from synth.reference_py.chance import Chance
from synth.reference_py.damage import reckon, strike
from synth.reference_py.game import Carrier, Effect, Game, Spot
from synth.reference_py.knockout import settle
from synth.reference_py.measure import holds
from synth.reference_py.resolve import perform
from synth.reference_py.select import spots
from synth.reference_py.targets import choose
from synth.reference_py.turn import end_turn
from synth.spec.chance import Purpose
from synth.spec.layout import Daze, Flow, Phase


class Copied(NamedTuple):
    """An attack of another Pokémon, to be used as this one."""

    spot: Spot
    index: int


def announce(game: Game, chance: Chance, index: int) -> None:
    me = game.players[game.turn_player]
    attacker, defender = me.slots[0], game.players[1 - game.turn_player].slots[0]
    game.flow = Flow.END
    game.next(end_turn)
    if me.daze is Daze.CONFUSED and not chance.coin(Purpose.CONFUSION):
        return
    game.effect = Effect(
        Carrier.ATTACK,
        game.turn_player,
        source=attacker.serial,
        attacker=attacker.serial,
        defender=defender.serial,
    )
    game.next(settle, game.turn_player)
    game.next(_forget)
    game.next(_react)
    _prepare(game, chance, attacker.card.attacks[index], ())


def _prepare(game: Game, chance: Chance, attack: CardAttack, provisos: ast.Block) -> None:
    """Sets the attack up as printed; a copy attack first asks which one it becomes."""
    effect = game.effect
    effect.row, effect.cost, effect.power = attack.row, attack.cost, attack.damage
    if any(_fails(game, proviso) for proviso in provisos):
        return
    copy = next((s for s in attack.body if isinstance(s, ast.Use) and s.what == "attack"), None)
    if copy is None:
        _run(game, attack.body)
        return
    after = attack.body[attack.body.index(copy) + 1 :]
    options = copyable(game, effect, copy)
    if len(options) == 1:
        chance.forced.append(options[0])
        _copy(game, chance, options[0], after)
    elif options:
        game.ask(Phase.CHOOSE_ATTACK, effect.controller, tuple(options), _copy, after)


def copyable(game: Game, effect: Effect, copy: ast.Use) -> list[Copied]:
    """Attacks of the Pokémon it may copy, but no copy attack (rulebook 11.29)."""
    return [
        Copied(spot, index)
        for spot in spots(game, effect, copy.of)
        for index, attack in enumerate(game.at(spot).card.attacks)
        if not attack.copies
    ]


def _copy(game: Game, chance: Chance, copied: Copied, after: ast.Block) -> None:
    """The copier's own conditions are tested first, with the copied attack's cost in view."""
    _prepare(game, chance, game.at(copied.spot).card.attacks[copied.index], after)


def _fails(game: Game, proviso: ast.Stmt) -> bool:
    """Whether the copier's own text voids the attack it copied, before anything of that is asked (rulebook 11.28)."""
    return isinstance(proviso, ast.If) and ast.Power(verb="fail") in proviso.then and holds(game, game.effect, proviso.condition)


def _run(game: Game, body: ast.Block) -> None:
    game.next(perform, body)
    game.next(strike)
    game.next(reckon, body)
    game.next(_take_aim, tuple(_aimed(body)))


def _aimed(body: ast.Block) -> list[ast.Damage]:
    damages = (statement for statement in statements(body) if isinstance(statement, ast.Damage))
    return [damage for damage in damages if damage.to.quantifier is Quantifier.CHOOSE]


def _take_aim(game: Game, chance: Chance, left: tuple[ast.Damage, ...]) -> None:
    """Targets that damage needs are chosen before any coin is flipped."""
    if not left:
        return
    game.next(_take_aim, left[1:])
    to = left[0].to
    decider = game.turn_player if to.by == "my" else 1 - game.turn_player
    choose(game, chance, decider, spots(game, game.effect, to), _aim_at, left[0])


def _aim_at(game: Game, chance: Chance, spot: Spot, damage: ast.Damage) -> None:
    game.effect.aims[id(damage)] = (spot,)
    game.effect.it = game.at(spot).serial


def _react(game: Game, chance: Chance) -> None:
    """The opponent's Active Pokémon answers if the attack damaged it and it is still there."""
    attack = game.effect
    spot = game.find(attack.defender)
    if not attack.dealt or spot is None or spot.slot != 0:
        return
    ability = game.at(spot).card.ability
    program = ability and ability.program(Event.DAMAGED)
    reaction = Effect(Carrier.ABILITY, spot.player, source=attack.defender, attacker=attack.attacker)
    if program and (program.condition is None or holds(game, reaction, program.condition)):
        reaction.row = ability.row
        game.effect = reaction
        game.next(perform, program.body)


def _forget(game: Game, chance: Chance) -> None:
    game.effect = None
