"""What a lasting statement is about: whoever fits whenever it matters, or the Pokémon that fit when it is set."""

from synth.dsl import ast
from synth.dsl.ast import Duration, ModifierKind, Quantifier, Role, Scope, Zone
from synth.dsl.walk import nodes

_OF_SIDES = frozenset({Zone.PLAY, Zone.BENCH, Zone.PLAYER, Zone.SPOT})
_OWN = frozenset({Role.SELF, Role.HOST})
PICKED_ATTACK = frozenset({Scope.RANDOM_ATTACK, Scope.CHOSEN_ATTACK})
"""What forbids one of a Pokémon's attacks: the mark there remembers which."""


def is_wide(what: ast.Selector, duration: Duration, lock: bool = False) -> bool:
    """Whether it is over whoever fits whenever it matters, not on the Pokémon that fit now (rulebook 16.1, 16.3)."""
    if what.role or what.quantifier is not Quantifier.ALL or duration is Duration.WHILE_ACTIVE:
        return False
    return what.zone in _OF_SIDES or (what.zone is Zone.ACTIVE and (lock or duration is Duration.THIS_TURN))


def gives_whole_side(give: ast.Give) -> bool:
    """The same for what a statement gives; an attack that is picked now is one of a Pokémon that is there now."""
    lock = give.modifier.kind is ModifierKind.LOCK
    return give.modifier.scope not in PICKED_ATTACK and is_wide(give.what, give.duration, lock)


def speaks_of_itself(arm: ast.Arm) -> bool:
    """Whether what it does concerns the Pokémon whose effect it is: that one then carries it."""
    return any(isinstance(node, ast.Selector) and node.role in _OWN for node in nodes(arm.body))
