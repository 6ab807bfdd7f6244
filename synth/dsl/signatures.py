"""Which arguments each filter, measure, memory and modifier takes: parser, printer and checker read one table."""

from collections.abc import Mapping
from dataclasses import dataclass

from synth.dsl.ast import Filter, FilterKind, Measure, MeasureKind, Memory, MemoryKind, Modifier, ModifierKind, Scope
from synth.spec.cards import Status


@dataclass(frozen=True)
class Signature:
    """Fields of a node that its kind must set, and those it may set; all others stay at their default."""

    required: tuple[str, ...] = ()
    optional: tuple[str, ...] = ()

    @property
    def fields(self) -> tuple[str, ...]:
        return self.required + self.optional


_NONE = Signature()

FILTERS: Mapping[FilterKind, Signature] = dict.fromkeys(FilterKind, _NONE) | {
    FilterKind.TYPE: Signature(("energies",)),
    FilterKind.NOT_TYPE: Signature(("energies",)),
    FilterKind.NAME: Signature(("names",)),
    FilterKind.NOT_NAME: Signature(("names",)),
    FilterKind.KIND: Signature(("card_kind",)),
    FilterKind.KINDS: Signature(("kinds",)),
    FilterKind.STAGE: Signature(("n",)),
    FilterKind.TAG: Signature(("tag",)),
    FilterKind.STATUS: Signature(("status",)),
    FilterKind.ENERGY: Signature(("n",), ("energies",)),
    FilterKind.EVOLVES_FROM: Signature(("names",)),
    FilterKind.HAS_ATTACK: Signature(("names",)),
    FilterKind.TOOL_NAMED: Signature(("names",)),
    FilterKind.ABILITY_NOT: Signature(("names",)),
    FilterKind.NOT_ABILITY: Signature(("names",)),
    FilterKind.RETREAT: Signature(("n",)),
    FilterKind.HP_AT_MOST: Signature(("n",)),
    FilterKind.MAX_HP_AT_MOST: Signature(("n",)),
    FilterKind.ON_ZONE: Signature(("zone",)),
    FilterKind.ON: Signature(("role",)),
    FilterKind.EVOLVED_NOW: Signature((), ("names",)),
    FilterKind.ENERGY_AT_MOST: Signature(("n",)),
    **dict.fromkeys((FilterKind.ABOVE, FilterKind.BELOW, FilterKind.MOST, FilterKind.LEAST), Signature(("worth",))),
    FilterKind.WEAK_TO: Signature(("energies",)),
    FilterKind.HP_LEFT_AT_MOST: Signature(("n",)),
    FilterKind.HP_LEFT: Signature(("n",)),
    FilterKind.SHARES_TYPE: Signature((), ("side",)),
    FilterKind.RETREAT_AT_MOST: Signature(("n",)),
    FilterKind.NO_ENERGY: Signature((), ("energies",)),
}

AT_LEAST = frozenset({FilterKind.ENERGY, FilterKind.RETREAT, FilterKind.HP_LEFT})
"""Filters written with `>=`; all others that have a value are written with `=`."""

MEASURES: Mapping[MeasureKind, Signature] = dict.fromkeys(MeasureKind, _NONE) | {
    MeasureKind.COUNT: Signature(("of",)),
    MeasureKind.NAMES: Signature(("of",)),
    MeasureKind.TYPES_AMONG: Signature(("of",)),
    MeasureKind.ENERGY: Signature(("of",), ("energy",)),
    MeasureKind.ENERGY_TYPES: Signature(("of",)),
    MeasureKind.EXTRA: Signature((), ("energy",)),
    MeasureKind.HP: Signature(("of",)),
    MeasureKind.MAX_HP: Signature(("of",)),
    MeasureKind.DAMAGE_ON: Signature(("of",)),
    MeasureKind.EXCESS: Signature(("of",)),
    MeasureKind.TAKEN: Signature(("of",)),
    MeasureKind.AGE: Signature(("of",)),
    MeasureKind.RETREAT: Signature(("of",)),
    MeasureKind.CONDITIONS: Signature(("of",)),
    MeasureKind.TOOLS: Signature(("of",)),
    MeasureKind.POINTS: Signature(("side",)),
    MeasureKind.POINTS_NEEDED: Signature(("side",)),
    MeasureKind.KNOCKOUTS: Signature(("side",)),
    MeasureKind.TURNS: Signature(("side",)),
    MeasureKind.TIMES_USED: Signature(("name",)),
    MeasureKind.DONE: Signature(("side", "deed", "span")),
    MeasureKind.UNTIL: Signature(("arg",)),
    MeasureKind.HALF: Signature(("arg",)),
}

MEMORIES: Mapping[MemoryKind, Signature] = dict.fromkeys(MemoryKind, _NONE) | {
    MemoryKind.KNOCKED_OUT: Signature((), ("energy",)),
    MemoryKind.USED_ATTACK: Signature(("name",)),
    MemoryKind.SELF_USED: Signature(("name",)),
    MemoryKind.SPENT: Signature(("name",)),
    MemoryKind.IN_TURN: Signature(("side",)),
}

MODIFIERS: Mapping[ModifierKind, Signature] = dict.fromkeys(ModifierKind, _NONE) | {
    ModifierKind.TAKES: Signature(("amount",), ("vs",)),
    ModifierKind.DEALS: Signature(("amount",), ("vs",)),
    ModifierKind.PREVENT: Signature(("scope",), ("vs", "at_most", "at_least")),
    ModifierKind.CANNOT: Signature(("scope",), ("name", "vs", "at_most", "at_least")),
    ModifierKind.BONUS: Signature(("amount",), ("name", "vs")),
    ModifierKind.LOCK: Signature(("scope",)),
    ModifierKind.RETREAT_COST: Signature(("amount",)),
    ModifierKind.COST: Signature(("amount",), ("energies",)),
    ModifierKind.COST_IS: Signature(("energies",)),
    ModifierKind.MAX_HP: Signature(("amount",)),
    ModifierKind.IMMUNE: Signature(("scope",)),
    ModifierKind.IGNORE: Signature(("scope",), ("vs",)),
    ModifierKind.TYPES: Signature(("energies",)),
    ModifierKind.ALSO: Signature(("energies",)),
    ModifierKind.UNIT_VALUE: Signature(("energies", "amount")),
    ModifierKind.POISON: Signature(("amount",)),
    ModifierKind.EVOLVES_AS: Signature(("name",)),
    ModifierKind.AWARD: Signature(("amount",)),
    ModifierKind.TOOL_SLOTS: Signature(("amount",)),
    ModifierKind.TIMES: Signature(("amount", "name")),
    ModifierKind.BENCH_SIZE: Signature(("amount",)),
    ModifierKind.BORROWS: Signature(("vs",)),
    ModifierKind.BURN: Signature(("amount",)),
    ModifierKind.COIN_TO_ATTACK: Signature((), ("amount",)),
    ModifierKind.WEAKNESS: Signature(("energies",)),
    ModifierKind.COINS: Signature(("scope",)),
    ModifierKind.FIRST_COIN: Signature(("scope",)),
    ModifierKind.TAKES_AT_MOST: Signature(("amount",), ("vs",)),
    ModifierKind.ATTACKS_WHILE: Signature(("scope",)),
    ModifierKind.RETREATS_WHILE: Signature(("scope",)),
    ModifierKind.SPENT: Signature(("name",)),
    ModifierKind.SLEEP_COINS: Signature(("amount",)),
}

SCOPES: Mapping[ModifierKind, frozenset[Scope]] = {
    ModifierKind.PREVENT: frozenset(
        {
            *(Scope.DAMAGE, Scope.EFFECTS, Scope.DAMAGE_AND_EFFECTS, Scope.DAMAGE_OF_ATTACKS_AND_ABILITIES),
            *(Scope.SUPPORTER, Scope.ITEM, Scope.TRAINER),
        }
    ),
    ModifierKind.CANNOT: frozenset(
        {
            *(Scope.ATTACK, Scope.THIS_ATTACK, Scope.RANDOM_ATTACK, Scope.CHOSEN_ATTACK, Scope.COST),
            *(Scope.RETREAT, Scope.HEAL, Scope.EVOLVE, Scope.SWITCH),
        }
    ),
    ModifierKind.LOCK: frozenset(
        {
            *(Scope.SUPPORTER, Scope.ITEM, Scope.TOOL, Scope.STADIUM, Scope.TRAINER, Scope.BENCH, Scope.EVOLVE),
            *(Scope.ZONE_ENERGY, Scope.GENERATE),
        }
    ),
    ModifierKind.IGNORE: frozenset({Scope.WEAKNESS, Scope.EFFECTS}),
    ModifierKind.COINS: frozenset({Scope.HEADS, Scope.TAILS}),
    ModifierKind.FIRST_COIN: frozenset({Scope.HEADS, Scope.TAILS}),
    ModifierKind.ATTACKS_WHILE: frozenset({Scope.ANY, Scope.ASLEEP, Scope.PARALYZED}),
    ModifierKind.RETREATS_WHILE: frozenset({Scope.ANY, Scope.ASLEEP, Scope.PARALYZED}),
    ModifierKind.IMMUNE: frozenset({Scope.ANY, *(Scope(status.value) for status in Status)}),
}
"""The words each modifier understands."""


Word = FilterKind | MeasureKind | MemoryKind | ModifierKind


def signature_of(kind: Word) -> Signature:
    match kind:
        case FilterKind():
            return FILTERS[kind]
        case MeasureKind():
            return MEASURES[kind]
        case MemoryKind():
            return MEMORIES[kind]
        case ModifierKind():
            return MODIFIERS[kind]


def signature(node: Filter | Measure | Memory | Modifier) -> Signature:
    return signature_of(node.kind)
