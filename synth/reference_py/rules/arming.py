"""Delayed effects that wait as marks: which of them an event sets off, and as what they then run."""

from collections.abc import Iterator

from synth.dsl import ast
from synth.dsl.ast import Event, Role
from synth.reference_py.game import Carrier, Effect, Game, Mark, Spot
from synth.reference_py.queries.covering import speaks_of_itself
from synth.reference_py.queries.select import covers

Armed = tuple[Effect, ast.Arm]
_BLOWS = frozenset({Event.DAMAGED, Event.RETREATS})
"""Events whose damage is like that of the attack that armed it (rulebook 11.20, D14)."""


def armed(game: Game, spot: Spot, events: frozenset[Event], attack: Effect | None = None) -> list[Armed]:
    """What waits for such an event at this Pokémon: its own marks, then what other Pokémon carry and what is over sides
    (rulebook 13.2)."""
    if not waits(game, events):
        return []
    return [(_effect(game, spot, mark, source, arm, attack), arm) for mark, source, arm in _waiting(game, spot, events)]


def waits(game: Game, events: frozenset[Event]) -> bool:
    """Whether anything waits for such an event, wherever."""
    return any(_arm(game, mark, events) for mark in game.marks())


def quiet(game: Game, events: frozenset[Event]) -> bool:
    """Nothing in play, and nothing left from earlier, waits for such an event: nearly always so."""
    if not events.isdisjoint(game.words.events) and not all(events.isdisjoint(card.events) for card in game.texts()):
        return False
    return not waits(game, events)


def _waiting(game: Game, spot: Spot, events: frozenset[Event]) -> Iterator[tuple[Mark, int | None, ast.Arm]]:
    pokemon = game.pokemon(spot)
    for mark in pokemon.marks:
        arm = _arm(game, mark, events)
        if arm and (not speaks_of_itself(arm) or _about(game, mark, pokemon.serial, arm, spot)):
            yield mark, pokemon.serial, arm
    for _, other in game.spots():
        for mark in other.marks if other is not pokemon else ():
            arm = _arm(game, mark, events)
            if arm and speaks_of_itself(arm) and _about(game, mark, other.serial, arm, spot):
                yield mark, other.serial, arm
    for player in game.sides():
        for mark in game.players[player].wide:
            arm = _arm(game, mark, events)
            if arm and (spot_of(game, mark) == spot if arm.on.role is Role.IT else _about(game, mark, None, arm, spot)):
                yield mark, None, arm


def _arm(game: Game, mark: Mark, events: frozenset[Event]) -> ast.Arm | None:
    statement = game.pool.numbers.statements[mark.number]
    return statement if mark.in_force and isinstance(statement, ast.Arm) and statement.event in events else None


def _about(game: Game, mark: Mark, source: int | None, arm: ast.Arm, spot: Spot) -> bool:
    return covers(game, Effect(Carrier.RULE, mark.controller, source=source), arm.on, spot)


def spot_of(game: Game, mark: Mark) -> Spot:
    """The spot that a mark over a spot remembers: the other player's come first."""
    own, slot = divmod(mark.worth - 1, game.slots)
    return Spot(mark.controller if own else 1 - mark.controller, slot)


def _effect(game: Game, spot: Spot, mark: Mark, source: int | None, arm: ast.Arm, attack: Effect | None) -> Effect:
    row, serial = game.pool.numbers.rows[mark.number], game.pokemon(spot).serial
    carrier = Carrier.AFTERMATH if row in game.pool.attacks and arm.event in _BLOWS else Carrier.RULE
    effect = Effect(carrier, mark.controller, row, source, defender=serial, it=serial)
    if attack:
        if arm.event is Event.MY_ATTACK_KOS:
            effect.defender = attack.defender
        effect.attacker, effect.attack, effect.second = attack.attacker, attack.row, attack.second
        effect.hit, effect.dealt = attack.hit, attack.dealt
    return effect
