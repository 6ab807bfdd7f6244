"""Whether a Trainer card or an Ability can be used (rulebook 8.1).

It is refused only if visible facts show that it would do nothing; what chance or a hidden card decides is taken to fall
well.
"""

from __future__ import annotations

from functools import lru_cache

from synth.dsl import ast
from synth.dsl.ast import Duration, MeasureKind, Zone
from synth.dsl.walk import nodes
from synth.reference_py.energy_moves import attachable
from synth.reference_py.game import Effect, Game, Spot
from synth.reference_py.measure import amount, count, holds
from synth.reference_py.piles import hand_is_full
from synth.reference_py.select import DAZES, cards, players, spots, units
from synth.reference_py.support import IN_PLAY
from synth.reference_py.targets import reachable
from synth.reference_py.wounds import is_damaged, poison_strength
from synth.spec.cards import Status
from synth.spec.layout import Place

_COINS = frozenset({MeasureKind.HEADS, MeasureKind.TAILS, MeasureKind.UNTIL_TAILS})


def usable(game: Game, effect: Effect, program: ast.Program) -> bool:
    if program.condition is not None and not holds(game, effect, program.condition):
        return False
    return _allowed(game, effect, program.body) and _acts(game, effect, program.body)


def _allowed(game: Game, effect: Effect, block: ast.Block) -> bool:
    return all(holds(game, effect, s.condition) for s in block if isinstance(s, ast.Require))


def _acts(game: Game, effect: Effect, block: ast.Block) -> bool:
    """Whether one of the statements can do something."""
    for at, statement in enumerate(block):
        if isinstance(statement, ast.Choose):
            return any(_acts_on(game, effect, spot, block[at + 1 :]) for spot in spots(game, effect, statement.what))
        if _does(game, effect, statement):
            return True
    return False


def _acts_on(game: Game, effect: Effect, it: Spot, block: ast.Block) -> bool:
    before, effect.it = effect.it, game.at(it).serial
    acts = _acts(game, effect, block)
    effect.it = before
    return acts


def _does(game: Game, effect: Effect, statement: ast.Stmt) -> bool:
    match statement:
        case ast.If() if _by_chance(statement.condition):
            return _acts(game, effect, statement.then) or _acts(game, effect, statement.other)
        case ast.If():
            taken = statement.then if holds(game, effect, statement.condition) else statement.other
            return _acts(game, effect, taken)
        case ast.Repeat():
            lucky = _by_chance(statement.times) or amount(game, effect, statement.times) > 0
            return lucky and _acts(game, effect, statement.body)
        case ast.Damage():
            return bool(reachable(game, effect, statement.to))
        case ast.Heal():
            return bool(reachable(game, effect, statement.what, is_damaged))
        case ast.SetHp():
            return bool(reachable(game, effect, statement.what))
        case ast.Afflict():
            return any(_can_catch(game, spot, statement) for spot in reachable(game, effect, statement.what))
        case ast.Cure():
            return any(_can_recover(game, spot, statement) for spot in reachable(game, effect, statement.what))
        case ast.Attach():
            some = _by_chance(statement.units.n) or attachable(game, effect, statement) > 0
            return some and bool(reachable(game, effect, statement.to))
        case ast.Strip():
            wanted = statement.units.energies
            return bool(reachable(game, effect, statement.source, lambda pokemon: units(pokemon, wanted) > 0))
        case ast.Shift():
            return _can_shift(game, effect, statement)
        case ast.Draw():
            return any(_can_draw(game, player) for player in players(game, effect, statement.side))
        case ast.Put():
            return _can_put(game, effect, statement)
        case ast.Show():
            return count(game, effect, statement.what) > 0
        case ast.Switch():
            return bool(reachable(game, effect, statement.out)) and bool(reachable(game, effect, statement.into))
        case ast.Give():
            timed = statement.duration is Duration.THIS_TURN or statement.what.zone is Zone.PLAYER
            return timed or bool(reachable(game, effect, statement.what))
    return False


@lru_cache(maxsize=4096)
def _by_chance(node: ast.Node) -> bool:
    return any(isinstance(inner, ast.Measure) and inner.kind in _COINS for inner in nodes(node))


def _can_catch(game: Game, spot: Spot, statement: ast.Afflict) -> bool:
    """A target that already has exactly these conditions would not change."""
    patient = game.players[spot.player]
    strength = poison_strength(game, statement.strength)
    has = {
        Status.POISONED: patient.poison == strength,
        Status.BURNED: patient.burn > 0,
        **{status: patient.daze is daze for status, daze in DAZES.items()},
    }
    return spot.slot == 0 and not all(has[status] for status in statement.statuses)


def _can_recover(game: Game, spot: Spot, statement: ast.Cure) -> bool:
    patient = game.players[spot.player]
    has = {Status.POISONED: patient.poison > 0, Status.BURNED: patient.burn > 0}
    has |= {status: patient.daze is daze for status, daze in DAZES.items()}
    return spot.slot == 0 and any(has[status] for status in statement.statuses or Status)


def _can_shift(game: Game, effect: Effect, statement: ast.Shift) -> bool:
    wanted = statement.units.energies
    givers = reachable(game, effect, statement.source, lambda pokemon: units(pokemon, wanted) > 0)
    takers = reachable(game, effect, statement.to)
    return any(giver != taker for giver in givers for taker in takers)


def _can_draw(game: Game, player: int) -> bool:
    return bool(game.players[player].cards_in(Place.DECK)) and not hand_is_full(game, player)


def _can_put(game: Game, effect: Effect, statement: ast.Put) -> bool:
    """What a deck or the opponent's hand holds is hidden: any card there may be the one."""
    what = statement.what
    if what.role or what.zone in IN_PLAY:
        return bool(reachable(game, effect, what))
    owners = [game.players[player] for player in players(game, effect, what.side)]
    if statement.place is ast.Place.BENCH and not any(owner.free_bench_slot() for owner in owners):
        return False
    if statement.place is ast.Place.HAND and all(hand_is_full(game, p) for p in players(game, effect, what.side)):
        return False
    if what.zone is Zone.DECK:
        return any(owner.cards_in(Place.DECK) for owner in owners)
    if what.zone is Zone.HAND and what.side is ast.Side.OPP:
        return any(owner.cards_in(Place.HAND) for owner in owners)
    return bool(cards(game, effect, what))
