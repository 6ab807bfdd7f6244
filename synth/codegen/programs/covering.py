"""What a lasting statement is about: whoever fits whenever it matters, or the Pokémon that fit when it is set."""

from synth.dsl import ast
from synth.dsl.ast import Duration, ModifierKind, Quantifier, Role, Scope, Zone
from synth.dsl.walk import nodes

PICKED_ATTACK = frozenset({Scope.RANDOM_ATTACK, Scope.CHOSEN_ATTACK})
_WHOLE = (Zone.PLAY, Zone.BENCH, Zone.PLAYER, Zone.SPOT)


def is_wide(what: ast.Selector, duration: Duration, lock: bool = False) -> bool:
    """Whether it is kept in the player's list (rulebook 16.1, 16.3)."""
    picked = what.role is not None or what.quantifier is not Quantifier.ALL
    if picked or duration is Duration.WHILE_ACTIVE:
        return False
    over_active = what.zone is Zone.ACTIVE and (lock or duration is Duration.THIS_TURN)
    return over_active or what.zone in _WHOLE


def over_side(give: ast.Give) -> bool:
    """Whether what is given is kept in the player's list: never an attack that is picked, since that is somebody's."""
    if give.modifier.scope in PICKED_ATTACK:
        return False
    return is_wide(give.what, give.duration, give.modifier.kind is ModifierKind.LOCK)


def on_itself(arm: ast.Arm) -> bool:
    """Whether what waits speaks of the Pokémon whose effect it is: then that one carries it."""
    return any(isinstance(node, ast.Selector) and node.role in (Role.SELF, Role.HOST) for node in nodes(arm.body))
