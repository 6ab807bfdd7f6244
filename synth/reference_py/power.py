"""What an attack's text makes of its printed damage, and which Pokémon it aims at (rulebook 11.4, steps 4 to 6)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from synth.dsl import ast
from synth.dsl.ast import MeasureKind, MemoryKind, ModifierKind, Quantifier, Role
from synth.dsl.walk import nodes, statements
from synth.reference_py.branches import decide
from synth.reference_py.chance import Chance
from synth.reference_py.game import Effect, Game, Spot
from synth.reference_py.measure import amount, holds, tens
from synth.reference_py.select import spots
from synth.reference_py.targets import choose_some, random_spot


@lru_cache(maxsize=4096)
def early_part(body: ast.Block) -> int:
    """How many statements come before damage because the damage reads what they did."""
    reading = [at for at, statement in enumerate(body) if _changes_damage(statement) and _reads(statement)]
    return reading[-1] + 1 if reading else 0


def _changes_damage(statement: ast.Stmt) -> bool:
    return any(isinstance(inner, ast.Power | ast.Damage) for inner in statements((statement,)))


def _reads(statement: ast.Stmt) -> bool:
    for node in nodes(statement):
        match node:
            case ast.Measure(kind=MeasureKind.RESULT) | ast.Memory(kind=MemoryKind.DID):
                return True
            case ast.Selector(role=Role.FOUND | Role.NEW_ACTIVE):
                return True
            case ast.Exists() if node.what.role is Role.IT:
                return True
    return False


def take_aim(game: Game, chance: Chance, body: ast.Block) -> None:
    """Targets that damage needs whatever the coins say are chosen before any coin is flipped."""
    for statement in reversed(body):
        if isinstance(statement, ast.Damage):
            game.next(_aim, statement)


def take_late_aim(game: Game, chance: Chance, body: ast.Block) -> None:
    """Those under a condition are chosen once it is known to hold, before any damage."""
    if game.effect.failed:
        return
    for statement in reversed(body):
        if isinstance(statement, ast.If) and _chosen(statement):
            game.next(_late, statement)


def _late(game: Game, chance: Chance, statement: ast.If) -> None:
    game.effect.decided[id(statement)] = holds(game, game.effect, statement.condition)
    for inner in reversed(decide(game, game.effect, statement)):
        if isinstance(inner, ast.Damage):
            game.next(_aim, inner)


def _chosen(statement: ast.Stmt) -> bool:
    damages = (inner for inner in statements((statement,)) if isinstance(inner, ast.Damage))
    return any(damage.to.quantifier is Quantifier.CHOOSE for damage in damages)


def _aim(game: Game, chance: Chance, damage: ast.Damage) -> None:
    to = damage.to
    if to.quantifier is Quantifier.CHOOSE:
        decider = game.turn_player if to.by == "my" else 1 - game.turn_player
        choose_some(game, chance, decider, spots(game, game.effect, to), to.n, _aim_at, damage)


def _aim_at(game: Game, chance: Chance, found: list[Spot], damage: ast.Damage) -> None:
    game.effect.aims[id(damage)] = tuple(found)


def reckon(game: Game, chance: Chance, block: ast.Block) -> None:
    """Adds up the base damage of every target."""
    effect = game.effect
    for statement in block:
        if effect.failed:
            return
        match statement:
            case ast.If() if _changes_damage(statement):
                if id(statement) not in effect.decided:
                    effect.decided[id(statement)] = holds(game, effect, statement.condition)
                reckon(game, chance, decide(game, effect, statement))
            case ast.Repeat():
                for _ in range(amount(game, effect, statement.times)):
                    reckon(game, chance, statement.body)
            case ast.Give() if statement.modifier.kind is ModifierKind.IGNORE:
                effect.ignores |= {statement.modifier.scope}
            case ast.Power() | ast.Damage():
                empower(game, chance, statement)


def empower(game: Game, chance: Chance, statement: ast.Power | ast.Damage) -> None:
    effect = game.effect
    match statement.verb:
        case "more":
            effect.power += tens(game, effect, statement.amount)
        case "base":
            effect.power = tens(game, effect, statement.amount)
        case "fail":
            effect.failed = True
        case "damage":
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
