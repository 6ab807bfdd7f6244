"""What of the effect language this engine plays. A card that needs more is refused at setup, never half played."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from synth.dsl import ast
from synth.dsl.ast import Duration, Event, ModifierKind, Scope
from synth.dsl.walk import nodes
from synth.spec.cards import Card

_UNPLAYED = frozenset({ModifierKind.TOOL_SLOTS})


def refusal(card: Card, effects: Iterable[ast.Effect]) -> str | None:
    """Why the engine cannot play the card, or None."""
    return next((why for effect in effects for program in effect for why in _gaps(program)), None)


def _gaps(program: ast.Program) -> Iterator[str]:
    for node in nodes(program):
        match node:
            case ast.Give() if node.modifier.kind in _UNPLAYED:
                yield f"give {node.modifier.kind.value}"
            case ast.Give() if not _lasts(node, program.event):
                yield f"give {node.modifier.kind.value} for {node.duration.value}"


def _lasts(give: ast.Give, event: Event) -> bool:
    return give.duration is not Duration.STATIC or event is Event.STATIC or give.modifier.scope is not Scope.RANDOM_ATTACK
