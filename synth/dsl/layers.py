"""Layers of continuous effects: Abilities and types come first, then HP, then Retreat Costs.

An effect that changes one of them may not ask for the same or a later one: no reading of the table would settle what holds.
"""

from collections.abc import Iterable, Iterator, Mapping

from synth.dsl import ast
from synth.dsl.ast import ModifierKind
from synth.dsl.walk import nodes

_RETREAT = frozenset({"retreat", "retreat_at_most"})
_HP = _RETREAT | {"max_hp_at_most", "hp_left_at_most", "hp_left", "hp", "max_hp", "excess"}
_KIND_OF = frozenset({"shares_type", "ability", "ability_not", "no_ability", "types_among"})
_TYPE = frozenset({"type", "not_type"})
"""What takes Abilities or Tools away asks for the printed type."""
_ENERGY = frozenset({ast.Zone.ZONE_NOW, ast.Zone.ZONE_NEXT})
"""What lies there has a type that nothing changes for a while."""
_UNASKED: Mapping[ModifierKind, frozenset[str]] = {
    ModifierKind.NO_ABILITY: _HP | _KIND_OF,
    ModifierKind.TYPES: _HP | _KIND_OF | _TYPE,
    ModifierKind.ALSO: _HP | _KIND_OF | _TYPE,
    ModifierKind.NO_TOOLS: _HP | _KIND_OF,
    ModifierKind.MAX_HP: _HP,
    ModifierKind.RETREAT_COST: _RETREAT,
    ModifierKind.FREE_RETREAT: _RETREAT,
}
"""Filters and measures that what changes this may not use."""


def asks_for_its_layer(give: ast.Give, conditions: Iterable[ast.Condition] = ()) -> bool:
    """Whether what it gives, to whom or when depends on what it changes."""
    asked = {
        str(node.kind)
        for part in (*conditions, give)
        if not (isinstance(part, ast.Exists) and part.what.zone in _ENERGY)
        for node in nodes(part)
        if isinstance(node, ast.Filter | ast.Measure)
    }
    return bool(asked & _UNASKED.get(give.modifier.kind, frozenset()))


def circles(block: ast.Block, conditions: tuple[ast.Condition, ...] = ()) -> Iterator[ast.Give]:
    """What a static program gives in a circle."""
    for statement in block:
        match statement:
            case ast.Give() if asks_for_its_layer(statement, conditions):
                yield statement
            case ast.If():
                inner = (*conditions, statement.condition)
                yield from circles(statement.then, inner)
                yield from circles(statement.other, inner)
