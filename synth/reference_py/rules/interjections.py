"""Effects that answer an event in the middle of another one."""

from typing import Literal

from synth.dsl import ast
from synth.dsl.ast import Event, Side
from synth.dsl.walk import nodes
from synth.reference_py.chance import Chance
from synth.reference_py.game import Carrier, Effect, Game, Held, Spot
from synth.reference_py.known import known
from synth.reference_py.queries import statics
from synth.reference_py.queries.measure import holds
from synth.reference_py.rules.arming import armed
from synth.reference_py.verbs.performing import perform
from synth.spec.chance import Purpose

Answer = tuple[Effect, ast.Block]


def respond(
    game: Game,
    spot: Spot,
    event: Event,
    attack: Effect | None = None,
    coin: tuple[Purpose, int] | None = None,
    it: int | None = None,
    player: int | None = None,
    of: Held | Literal["ability", "all"] = "all",
) -> list[Answer]:
    """The programs at a Pokémon that answer the event now: its Ability's, then its Tools', or only one `of` them; `player`: who,
    or whose, it was."""
    found: list[Answer] = []
    if event not in game.words.events:
        return found
    for carrier, text, card in statics.programs(game, spot, event):
        effect = _effect(game, spot, carrier, text.row, attack)
        effect.card, effect.coin, effect.it = card, coin, it
        program = known(text.program(event))
        if (program.whose is None) != (player is None) or of not in ("all", card or "ability"):
            continue
        if player is not None and program.whose is not Side.BOTH and (program.whose is Side.MY) != (spot.player == player):
            continue
        if hears(game, effect, program):
            found.append((effect, body_of(program)))
    return found


def hears(game: Game, effect: Effect, program: ast.Program) -> bool:
    """Whether it answers now; one that asks whether its Ability has been used in this turn has then been used."""
    if program.condition is None:
        return True
    if not holds(game, effect, program.condition):
        return False
    spot = game.find(effect.source)
    if spot and any(map(_of_unused, nodes(program.condition))):
        game.pokemon(spot).used = True
    return True


def _of_unused(node: ast.Node) -> bool:
    if not isinstance(node, ast.Selector) or node.role is not ast.Role.SELF:
        return False
    return any(one.kind is ast.FilterKind.UNUSED for one in node.filters)


def body_of(program: ast.Program) -> ast.Block:
    """What a reaction does; an optional one asks first."""
    return (ast.May(body=program.body),) if program.may else program.body


def respond_stadium(
    game: Game, event: Event, it: int | None = None, attack: Effect | None = None, player: int | None = None
) -> list[Answer]:
    """The Stadium's program for the event, told of a player, usually the one whose turn it is; `it` is the Pokémon it happened
    to."""
    text = game.card(game.stadium).trainer if game.stadium else None
    program = text.program(event) if text else None
    if text is None or program is None:
        return []
    teller = game.turn_player if player is None else player
    effect = Effect(Carrier.STADIUM, teller, text.row, card=game.stadium, it=it)
    _tell(effect, attack)
    held = program.condition is None or holds(game, effect, program.condition)
    return [(effect, body_of(program))] if held else []


def respond_armed(game: Game, spot: Spot, event: Event, attack: Effect | None = None) -> list[Answer]:
    """What earlier effects have left to wait for the event at a Pokémon."""
    return [(effect, arm.body) for effect, arm in armed(game, spot, frozenset({event}), attack)]


def _effect(game: Game, spot: Spot, carrier: Carrier, row: int, attack: Effect | None) -> Effect:
    pokemon = game.pokemon(spot)
    effect = Effect(carrier, spot.player, row, source=pokemon.serial)
    _tell(effect, attack)
    return effect


def _tell(effect: Effect, attack: Effect | None) -> None:
    """An effect knows the attack that it answers."""
    if attack:
        effect.attacker, effect.attack, effect.defender = attack.attacker, attack.row, attack.defender
        effect.hit, effect.dealt, effect.second = attack.hit, attack.dealt, attack.second


def interject(game: Game, chance: Chance, effect: Effect, body: ast.Block) -> None:
    """Resolves another effect in the middle of the present one."""
    game.next(resume, game.effect)
    game.effect = effect.copy()
    game.next(perform, body)


def resume(game: Game, chance: Chance, effect: Effect | None) -> None:
    """The interrupted effect goes on with a copy of itself: the states in between keep theirs."""
    game.effect = effect and effect.copy()


def answer_all(game: Game, answers: list[Answer]) -> None:
    """One after the other, before anything else."""
    for effect, body in reversed(answers):
        game.next(interject, effect, body)
