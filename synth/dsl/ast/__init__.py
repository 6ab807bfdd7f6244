"""The effect language as data: frozen nodes, closed enums. The text syntax is in syntax.lark; each prints as the other."""

from synth.dsl.ast.modifiers import Modifier, ModifierKind, Scope
from synth.dsl.ast.node import Node
from synth.dsl.ast.nouns import Filter, FilterKind, Place, Quantifier, Role, Side, Worth, Zone
from synth.dsl.ast.program import Effect, Program
from synth.dsl.ast.statements import (
    Afflict,
    Arm,
    Attach,
    Before,
    Block,
    Choose,
    Cure,
    Damage,
    Draw,
    EndTurn,
    Equip,
    Evolve,
    Flip,
    Give,
    Heal,
    If,
    May,
    Modal,
    MoveDamage,
    Order,
    Pay,
    Power,
    Put,
    Reflip,
    Repeat,
    Require,
    Retype,
    Score,
    SetHp,
    Shift,
    Show,
    Stmt,
    Strip,
    Switch,
    Use,
)
from synth.dsl.ast.timing import Duration, Event
from synth.dsl.ast.values import (
    AllOf,
    Amount,
    Compare,
    Condition,
    Const,
    Deed,
    Either,
    Exists,
    Measure,
    MeasureKind,
    Memory,
    MemoryKind,
    Not,
    OneOf,
    Scaled,
    Selector,
    Span,
    Units,
)

__all__ = [
    "Afflict", "AllOf", "Amount", "Arm", "Attach", "Before", "Block", "Choose", "Compare", "Condition", "Const", "Cure",
    "Damage", "Deed", "Draw", "Duration", "Effect", "Either", "EndTurn", "Equip", "Event", "Evolve", "Exists", "Filter",
    "FilterKind", "Flip", "Give", "Heal", "If", "May", "Measure", "MeasureKind", "Memory", "MemoryKind", "Modal", "Modifier",
    "ModifierKind", "MoveDamage", "Node", "Not", "OneOf", "Order", "Pay", "Place", "Power", "Program", "Put", "Quantifier",
    "Reflip", "Repeat", "Require", "Retype", "Role", "Scaled", "Scope", "Score", "Selector", "SetHp", "Shift", "Show",
    "Side", "Span", "Stmt", "Strip", "Switch", "Units", "Use", "Worth", "Zone",
]
