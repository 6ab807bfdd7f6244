"""What an attack's text makes of its printed damage, and which Pokémon it aims at (rulebook 11.4, steps 4 to 6)."""

from collections.abc import Iterator

from synth.dsl import ast
from synth.dsl.ast import ModifierKind, Quantifier
from synth.dsl.walk import ignores
from synth.reference_py.chance import Chance
from synth.reference_py.early import LOOSE, changes_damage, own
from synth.reference_py.game import Effect, Game, Spot
from synth.reference_py.known import known
from synth.reference_py.queries import statics
from synth.reference_py.queries.branches import decide
from synth.reference_py.queries.measure import MANY, holds, number, tens
from synth.reference_py.queries.select import spots
from synth.reference_py.verbs.targets import aim, choose_some, random_spot


def take_aim(game: Game, chance: Chance, body: ast.Block) -> None:
    """Targets that damage needs whatever the coins say are chosen before any coin is flipped."""
    for statement in reversed(body):
        if isinstance(statement, ast.Damage):
            game.next(_aim, statement)


def take_late_aim(game: Game, chance: Chance, body: ast.Block) -> None:
    """Those under a condition are chosen once it is known to hold, before any damage."""
    if game.running.failed:
        return
    for statement in reversed(body):
        if isinstance(statement, ast.If) and _chosen(statement):
            game.next(_late, statement)


def _late(game: Game, chance: Chance, statement: ast.If) -> None:
    game.running.decided[id(statement)] = holds(game, game.running, statement.condition)
    for inner in reversed(decide(game, game.running, statement)):
        if isinstance(inner, ast.Damage):
            game.next(_aim, inner)


def _chosen(statement: ast.Stmt) -> bool:
    damages = (inner for inner in own(statement) if isinstance(inner, ast.Damage))
    return any(damage.to.quantifier is Quantifier.CHOOSE for damage in damages)


def _aim(game: Game, chance: Chance, damage: ast.Damage) -> None:
    to = damage.to
    if to.quantifier is Quantifier.CHOOSE:
        decider = game.turn_player if to.by == "my" else 1 - game.turn_player
        choose_some(game, chance, decider, spots(game, game.running, to), to.n, _aim_at, damage)


def _aim_at(game: Game, chance: Chance, found: list[Spot], damage: ast.Damage) -> None:
    game.running.aims[id(damage)] = tuple(found)


def reckon(game: Game, chance: Chance, block: ast.Block) -> None:
    """Adds up the base damage of every target."""
    effect = game.running
    for statement in block:
        if effect.failed:
            return
        match statement:
            case ast.If() if changes_damage(statement):
                if id(statement) not in effect.decided:
                    effect.decided[id(statement)] = holds(game, effect, statement.condition)
                reckon(game, chance, decide(game, effect, statement))
            case ast.Repeat():
                for _ in range(number(game, effect, statement.times, MANY)):
                    reckon(game, chance, statement.body)
            case ast.Give() if ignores(statement):
                effect.ignores += (statement.modifier,)
            case ast.Power() | ast.Damage():
                empower(game, chance, statement)


def empower(game: Game, chance: Chance, statement: ast.Power | ast.Damage) -> None:
    """What a statement does to the damage to come, once its targets are known."""
    effect = game.running
    match statement.verb:
        case "more":
            effect.power += tens(game, effect, statement.amount)
        case "base":
            effect.power = tens(game, effect, statement.amount)
        case "fail":
            effect.failed = True
        case "damage":
            _add(game, chance, list(_targets(game, chance, effect, statement)), statement)


def _add(game: Game, chance: Chance, found: list[Spot], statement: ast.Damage) -> None:
    effect = game.running
    for spot in found:
        target = game.at(spot)
        effect.each = target.serial if target else None
        effect.struck[spot] = effect.struck.get(spot, 0) + tens(game, effect, statement.amount)


def ask_and_empower(game: Game, chance: Chance, statement: ast.Damage) -> None:
    """In the early part: a target that was not chosen before is chosen now."""
    to = statement.to
    if id(statement) in game.running.aims:
        _add(game, chance, list(game.running.aims.pop(id(statement))), statement)
    elif to.quantifier in LOOSE or to.quantifier is Quantifier.CHOOSE:
        aim(game, chance, to, _add, statement, shield=False)
    else:
        empower(game, chance, statement)


def _targets(game: Game, chance: Chance, effect: Effect, statement: ast.Damage) -> Iterator[Spot]:
    found = spots(game, effect, statement.to)
    match statement.to.quantifier:
        case Quantifier.CHOOSE:
            yield from effect.aims.get(id(statement), ())
        case Quantifier.RANDOM | Quantifier.BY_COIN if statement.times is None:
            n = statement.to.n if statement.to.quantifier is Quantifier.RANDOM else effect.heads
            for _ in range(min(len(found), n)):
                picked = random_spot(chance, found)
                found.remove(picked)
                yield picked
        case Quantifier.RANDOM:
            # With repetition: a Pokémon already beaten can be picked again (rulebook 17.11).
            times = min(MANY, number(game, effect, statement.times, MANY) + _more_times(game, effect))
            for _ in range(times if found else 0):
                yield random_spot(chance, found)
        case _:
            yield from found


def _more_times(game: Game, effect: Effect) -> int:
    """How much more often this attack picks random targets."""
    spot = game.find(effect.attacker)
    found = statics.given(game, ModifierKind.TIMES, spot) if spot else []
    return sum(statics.size(game, one) for one in found if game.pool.title(known(one.modifier.name)) in effect.titles)
