"""The verbs `give` and `arm`: effects that last beyond the one that made them, each in the cell that carries it."""

from __future__ import annotations

from dataclasses import replace

from synth.dsl import ast
from synth.dsl.ast import Duration, Event, ModifierKind, Role, Scope
from synth.dsl.walk import statements
from synth.reference_py.chance import Chance
from synth.reference_py.game import Fall, Game, Spot
from synth.reference_py.measure import amount, tens
from synth.reference_py.select import players
from synth.reference_py.support import LOCK_CELLS
from synth.reference_py.targets import aim

_CANNOT = {Scope.ATTACK: "no_attack", Scope.RETREAT: "no_retreat"}


def give(game: Game, chance: Chance, statement: ast.Give) -> None:
    modifier, numbers = statement.modifier, game.pool.numbers
    me = game.players[game.effect.controller]
    if modifier.kind is ModifierKind.LOCK:
        # On the player: it outlasts every Pokémon (rulebook 16.3).
        for player in players(game, game.effect, statement.what.side):
            game.players[player].locks[LOCK_CELLS[modifier.scope]] = 1
    elif modifier.kind is ModifierKind.FIRST_COIN_HEADS:
        game.first_heads = True
    elif statement in numbers.boosts:
        # For the player, not for a Pokémon: it also helps one that comes into play later (rulebook 16.3).
        game.boosts[numbers.boosts[statement]] += 1
    elif statement in numbers.discounts:
        game.discounts[numbers.discounts[statement]] += 1
    elif statement in numbers.surges:
        me.surges_next[numbers.surges[statement]] += 1
    elif statement in numbers.guards:
        me.guards[numbers.guards[statement]] += 1
    elif modifier.kind is ModifierKind.AWARD:
        aim(game, chance, statement.what, _award, modifier)
    elif statement.duration is Duration.THIS_TURN:
        game.retreat_less -= amount(game, game.effect, modifier.amount)
    elif statement.what.role is not Role.THIS_ATTACK:
        aim(game, chance, statement.what, _mark, statement)


def _award(game: Game, chance: Chance, found: list[Spot], modifier: ast.Modifier) -> None:
    """Points for a Knock Out that is being settled: none at all, or so many more or fewer."""
    change = amount(game, game.effect, modifier.amount)
    fall = game.fall or Fall()
    for spot in found:
        serial = game.at(spot).serial
        if change == 0:
            game.fall = fall = replace(fall, denied=fall.denied | {serial})
        else:
            total = fall.awards.get(serial, 0) + change
            game.fall = fall = replace(fall, awards={**fall.awards, serial: total})


def _mark(game: Game, chance: Chance, found: list[Spot], statement: ast.Give) -> None:
    for spot in found:
        if spot.slot == 0:
            _mark_active(game, game.players[spot.player].marks, statement)


def _mark_active(game: Game, marks: dict[str, int], statement: ast.Give) -> None:
    modifier = statement.modifier
    title = game.pool.title(modifier.name) if modifier.name else 0
    lasts = statement.duration is Duration.WHILE_ACTIVE
    match modifier.kind:
        case ModifierKind.CANNOT if statement.duration is Duration.MY_TURN:
            marks["rest_next"] = 1 + title
        case ModifierKind.CANNOT:
            marks[_CANNOT[modifier.scope]] = 1
        case ModifierKind.BONUS if lasts:
            marks["frenzy"] += tens(game, game.effect, modifier.amount)
            marks["frenzy_for"] = title
        case ModifierKind.BONUS:
            # Set, not added: it does not grow from turn to turn (rulebook 16.8).
            marks["bonus_next"], marks["bonus_for_next"] = tens(game, game.effect, modifier.amount), title
        case ModifierKind.PREVENT if modifier.at_most is not None:
            marks["prevent_small"] = modifier.at_most // 10
        case ModifierKind.PREVENT:
            marks["prevent"] = 1 if modifier.scope is Scope.DAMAGE_AND_EFFECTS else 3 if modifier.vs else 2
        case ModifierKind.COIN_TO_ATTACK:
            marks["haze" if lasts else "smoke"] = 1
        case ModifierKind.NO_ABILITY:
            marks["silenced"] = 1
        case ModifierKind.NO_WEAKNESS:
            marks["no_weakness"] = 1
        case ModifierKind.COST:
            marks["attack_cost"] += amount(game, game.effect, modifier.amount)
        case ModifierKind.RETREAT_COST:
            marks["retreat_more"] += amount(game, game.effect, modifier.amount)
        case ModifierKind.TAKES if statement.duration is Duration.MY_TURN:
            marks["exposed_next"] += tens(game, game.effect, modifier.amount)
        case ModifierKind.TAKES:
            marks["takes_ex" if modifier.vs else "takes"] += tens(game, game.effect, modifier.amount)
        case ModifierKind.DEALS:
            marks["deals"] += tens(game, game.effect, modifier.amount)


def arm(game: Game, chance: Chance, statement: ast.Arm) -> None:
    """Each delayed effect has a cell that says all about it; one for this attack is kept by the attack itself."""
    effect, numbers = game.effect, game.pool.numbers
    if statement.duration is Duration.THIS_ATTACK:
        effect.vows += (statement,)
    elif statement in numbers.arms:
        game.players[effect.controller].armed[numbers.arms[statement]] = 1
    elif effect.spot:
        game.players[effect.spot.player].traps[effect.spot.slot] += _damage(game, statement)
    elif statement.event is Event.RETREATS:
        game.players[effect.controller].marks["snare"] = _damage(game, statement)
    else:
        aim(game, chance, statement.on, _arm, statement)


def _arm(game: Game, chance: Chance, found: list[Spot], statement: ast.Arm) -> None:
    marks = game.players[found[0].player].marks
    if found[0].slot != 0:
        return
    match statement.event:
        case Event.DAMAGED:
            marks["hit_back"] = _damage(game, statement)
        case Event.TURN_END_OPP:
            marks["doom"] = _damage(game, statement)
        case Event.ATTACHED_ZONE:
            marks["doze"] = 1


def _damage(game: Game, statement: ast.Arm) -> int:
    """Tens that the body does."""
    inner = next(one for one in statements(statement.body) if isinstance(one, ast.Damage))
    return tens(game, game.effect, inner.amount)
