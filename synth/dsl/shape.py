"""Is each node whole by itself: the arguments of its kind and no others, one place a selector, names that exist."""

from collections.abc import Iterator

from synth.dsl import ast
from synth.dsl.signatures import SCOPES, signature
from synth.spec.cards import Energy, Kind
from synth.spec.errors import suggestion

_CARD_NAMES = frozenset(
    {
        ast.FilterKind.NAME,
        ast.FilterKind.NOT_NAME,
        ast.FilterKind.EVOLVES_FROM,
        ast.FilterKind.TOOL_NAMED,
        ast.FilterKind.EVOLVED_NOW,
    }
)
"""Filters whose names are names of cards; the others name attacks and Abilities."""

OF_PLAYERS = frozenset(
    {
        *(ast.Event.ATTACHED_ZONE, ast.Event.PLAYED, ast.Event.EVOLVES, ast.Event.FALLS, ast.Event.HEALED),
        *(ast.Event.ATTACKS, ast.Event.DRAWS, ast.Event.DISCARDS, ast.Event.SCORES),
    }
)
"""Events that say whose they are."""
OR_OF_ITSELF = frozenset(
    {ast.Event.RETREATS, ast.Event.ON_BENCH, ast.Event.ON_EVOLVE, ast.Event.ON_ACTIVE, ast.Event.MOVES_BACK}
)
"""Events that are of a player's Pokémon if they say whose, else of the one with the text."""
_PICKED = frozenset({ast.Quantifier.CHOOSE, ast.Quantifier.ANY, ast.Quantifier.UP_TO, ast.Quantifier.DOWN_TO})
DOWN_TO = frozenset({ast.Quantifier.DOWN_TO, ast.Quantifier.RANDOM_DOWN_TO})
_UNCOUNTED = frozenset({ast.Quantifier.ALL, ast.Quantifier.ANY, ast.Quantifier.BY_COIN})


def faults(node: ast.Node, names: frozenset[str] | None) -> Iterator[str]:
    """What is wrong with this node, leaving the nodes inside it aside."""
    match node:
        case ast.Filter() | ast.Measure() | ast.Memory() | ast.Modifier():
            yield from _arguments(node)
            yield from _unknown_names(node, names)
        case ast.Selector():
            yield from _selector(node)
        case ast.Units() if Energy.DRAGON in node.energies:
            yield "no Energy is of type Dragon"
        case ast.AllOf() if len(node.conditions) < 2:
            yield "`and` joins at least two conditions"
        case ast.OneOf() if not node.values:
            yield "`in` needs a value"
        case ast.Modal() if len(node.options) < 2:
            yield "modal needs at least two options"
        case ast.Afflict() if not node.statuses:
            yield "afflict needs a Special Condition"
        case ast.Cure() if not node.statuses and node.how not in ("all", "random"):
            yield "cure needs a Special Condition"
        case ast.Power() if node.verb == "fail" and node.amount != ast.Const(n=0):
            yield "fail has no amount"
        case ast.Program() if node.event not in OR_OF_ITSELF and (node.whose is None) != (node.event not in OF_PLAYERS):
            yield f"exactly {', '.join(sorted(OF_PLAYERS))} say whose; {', '.join(sorted(OR_OF_ITSELF))} may"
        case ast.Program() if node.energy and node.event is not ast.Event.ATTACHED_ZONE:
            yield "only attached_zone names a type of Energy"
        case ast.Program() if (node.card_kind is None) != (node.event is not ast.Event.PLAYED):
            yield "exactly played names a kind of card"
        case ast.Program() if node.card_kind in (Kind.POKEMON, Kind.FOSSIL) or node.whose is ast.Side.TURN:
            yield "played is of Trainer cards, by my, opp or both"


def _arguments(node: ast.Filter | ast.Measure | ast.Memory | ast.Modifier) -> Iterator[str]:
    wanted = signature(node)
    given = {field for field, info in type(node).model_fields.items() if getattr(node, field) != info.default}
    given -= {"kind", "node"}
    for field in sorted(set(wanted.required) - given):
        yield f"{node.kind} needs {field}"
    for field in sorted(given - set(wanted.fields)):
        yield f"{node.kind} takes no {field}"
    if isinstance(node, ast.Modifier) and node.scope and node.scope not in SCOPES.get(node.kind, ()):
        yield f"{node.kind} has no scope {node.scope}"


def _selector(selector: ast.Selector) -> Iterator[str]:
    if (selector.role is None) == (selector.zone is None) or (selector.zone is None) != (selector.side is None):
        yield "a selector is a role, or a side and a zone"
    if (selector.zone is ast.Zone.TOP) != (selector.top is not None):
        yield "exactly the zone top says how many cards"
    if selector.n < (0 if selector.quantifier in DOWN_TO else 1):
        yield "a selector picks at least one"
    if selector.quantifier in _UNCOUNTED and selector.n != 1:
        yield f"{selector.quantifier} takes no number"
    if selector.by == "opp" and selector.quantifier not in _PICKED:
        yield "only a choice has someone who picks"


def _unknown_names(node: ast.Node, names: frozenset[str] | None) -> Iterator[str]:
    if names is None:
        return
    used: tuple[str, ...] = ()
    if isinstance(node, ast.Filter) and node.kind in _CARD_NAMES:
        used = node.names
    elif isinstance(node, ast.Modifier) and node.kind is ast.ModifierKind.EVOLVES_AS and node.name:
        used = (node.name,)
    for name in used:
        if name not in names:
            yield f'no card is named "{name}"{suggestion(name, names)}'
