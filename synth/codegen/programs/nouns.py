"""Selectors, amounts and conditions → rows and calculations."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from synth.codegen.machine.cells import STATES
from synth.codegen.machine.select import IN_PLAY, OF_CARDS, PILES, SLOTS
from synth.codegen.machine.words import EX_FELL, FELL, Ask, Quantity, RoleOf, SideOf, Test, ZoneOf
from synth.codegen.programs.code import Code, Question, Unlowered
from synth.dsl import ast
from synth.dsl.ast import Filter, FilterKind, MeasureKind, MemoryKind, Role, Selector, Side, Worth, Zone
from synth.dsl.numbering import counted
from synth.spec.cards import UNITS, Card, Energy, Kind, Status
from synth.spec.rules import RuleSpec

TYPES = (*UNITS, Energy.DRAGON)
STATUSES = (Status.POISONED, Status.BURNED, Status.ASLEEP, Status.PARALYZED, Status.CONFUSED)
EVERY_UNIT = (1 << len(UNITS)) - 1
SIDES = {None: SideOf.BOTH, **SideOf.of}
_COMPARE = {"==": Ask.EQ, "!=": Ask.NE, ">=": Ask.GE, "<=": Ask.LE, ">": Ask.GT, "<": Ask.LT}
_STATES = {
    FilterKind.DAMAGED: ("damage", -1, False), FilterKind.OLD: ("fresh", -1, True), FilterKind.UNUSED: ("used", 1, True),
    FilterKind.HEALED_NOW: ("used", 2, False), FilterKind.ATTACKED_NOW: ("fought", 2, False),
    FilterKind.ATTACKED_LAST: ("fought", 4, False), FilterKind.FED_NOW: ("used", 4, False),
    FilterKind.EVOLVED_LAST: ("used", 8, False),
    FilterKind.HAS_DAMAGED_BY_ATTACK: ("struck", 1, False), FilterKind.HURT_LAST_TURN: ("struck", 3, False),
}  # fmt: skip
"""A cell of a spot, which bits of it, and whether none of them may be there."""
_NOT = {
    FilterKind.BENCHED: FilterKind.ACTIVE, FilterKind.UNDAMAGED: FilterKind.DAMAGED, FilterKind.NO_TOOL: FilterKind.TOOL,
    FilterKind.NO_ABILITY: FilterKind.ABILITY, FilterKind.NOT_TYPE: FilterKind.TYPE, FilterKind.NOT_NAME: FilterKind.NAME,
    FilterKind.NOT_EX: FilterKind.EX, FilterKind.NOT_MEGA: FilterKind.MEGA,
}  # fmt: skip
"""Filters that let pass what others do not."""
_PRINTED: Mapping[FilterKind, Callable[[Card, Filter], bool]] = {
    FilterKind.NAME: lambda card, one: card.name in one.names,
    FilterKind.TAG: lambda card, one: one.tag in card.tags,
    FilterKind.EVOLVES_FROM: lambda card, one: card.evolves_from in one.names,
    FilterKind.HAS_ATTACK: lambda card, one: any(attack.name in one.names for attack in card.attacks),
    FilterKind.NOT_ABILITY: lambda card, one: card.ability is None or card.ability.name not in one.names,
    FilterKind.EX: lambda card, one: card.ex,
    FilterKind.MEGA: lambda card, one: card.mega,
    FilterKind.EVOLUTION: lambda card, one: card.stage > 0,
    FilterKind.WEAK_TO: lambda card, one: card.weakness in one.energies,
    FilterKind.STAGE: lambda card, one: card.stage == one.n,
    FilterKind.HP_AT_MOST: lambda card, one: card.hp <= (one.n or 0),
}
"""What no text changes."""
_PRINTED_TOO: Mapping[FilterKind, Callable[[Card, Filter], bool]] = {
    FilterKind.TYPE: lambda card, one: card.type in one.energies,
    FilterKind.KIND: lambda card, one: one.card_kind in _kinds(card),
    FilterKind.KINDS: lambda card, one: _kinds(card)[0] in one.kinds,
    FilterKind.ABILITY: lambda card, one: card.ability is not None,
    FilterKind.ABILITY_NOT: lambda card, one: card.ability is not None and card.ability.name not in one.names,
    FilterKind.RETREAT: lambda card, one: card.kind is Kind.POKEMON and card.retreat >= (one.n or 0),
    FilterKind.RETREAT_AT_MOST: lambda card, one: card.kind is Kind.POKEMON and card.retreat <= (one.n or 0),
    FilterKind.MAX_HP_AT_MOST: lambda card, one: card.hp <= (one.n or 0),
}
"""What is printed on a card, but may be another thing in play."""
_OF_POKEMON = frozenset({
    FilterKind.STAGE, FilterKind.TYPE, FilterKind.NOT_TYPE, FilterKind.NO_ABILITY, FilterKind.HP_AT_MOST,
    FilterKind.MAX_HP_AT_MOST, FilterKind.NOT_ABILITY,
})  # fmt: skip
"""What can only be said of Pokémon: elsewhere, of Pokémon cards."""
_PLAIN = frozenset({
    MeasureKind.HEADS, MeasureKind.TAILS, MeasureKind.RESULT, MeasureKind.DEALT, MeasureKind.EVERYTHING,
})  # fmt: skip
_BY_SIDE = frozenset({MeasureKind.POINTS, MeasureKind.POINTS_NEEDED, MeasureKind.KNOCKOUTS, MeasureKind.TURNS})
_WITHOUT_TYPES = {MeasureKind.TOOLS: Ask.CONDITIONS, MeasureKind.TAKEN: Ask.DAMAGE}
"""What these questions are about when there are no types of Energy to look at."""
_MEMORIES = {
    MemoryKind.DID: (Ask.DID, 0), MemoryKind.CAN_PAY: (Ask.CAN_PAY, 0), MemoryKind.FIRST_ATTACK: (Ask.FIRST_ATTACK, 0),
    MemoryKind.FIRST_DAMAGE: (Ask.FIRST_DAMAGE, 0), MemoryKind.FIRST_TURN: (Ask.FIRST_TURN, 0),
    MemoryKind.SUPPORTER_PLAYED: (Ask.SUPPORTER_PLAYED, 0), MemoryKind.STADIUM_PLAYED: (Ask.SUPPORTER_PLAYED, 1),
    MemoryKind.FELL: (Ask.FALLEN, (FELL << 1) - 1), MemoryKind.WENT_FIRST: (Ask.FIRST_TURN, 1),
    MemoryKind.EX_KNOCKED_OUT: (Ask.FALLEN, EX_FELL),
    MemoryKind.IN_TURN: (Ask.IN_TURN, 0),
}  # fmt: skip


def _kinds(card: Card) -> tuple[object, ...]:
    kind = Kind.ITEM if card.kind is Kind.FOSSIL else card.kind
    return (kind,) if kind is Kind.POKEMON else (kind, "trainer")


def _role(role: Role | None) -> int:
    """A Tool speaks of the Pokémon that has it as others do of themselves."""
    return RoleOf.of[Role.SELF if role is Role.HOST else role] if role else 0


def means_cards(selector: Selector) -> bool:
    """Whether it means cards rather than Pokémon in play; `it` may be either, as it turns out."""
    if selector.role:
        return selector.role in OF_CARDS
    return selector.zone not in IN_PLAY


def type_bits(energies: tuple[Energy, ...]) -> int:
    return sum({1 << TYPES.index(energy) for energy in energies})


def unit_bits(energies: tuple[Energy, ...]) -> int:
    """Units of these types; of any type if none is named."""
    return sum({1 << UNITS.index(energy) for energy in energies}) if energies else EVERY_UNIT


def _worth(one: Filter) -> int:
    return Ask.DAMAGE if one.worth is Worth.DAMAGE_ON else Ask[str(one.worth).upper()]


def status_bits(statuses: tuple[Status, ...]) -> int:
    return sum({1 << STATUSES.index(status) for status in statuses or STATUSES})


def joined(parts: Sequence[Question], ask: Ask) -> Question:
    """All of them, each with those before it."""
    found = parts[0]
    for part in parts[1:]:
        found += (*part, (ask, 0, 0, 0))
    return found


@dataclass(eq=False)
class Nouns:
    """Rows of selectors and filters, from 1."""

    code: Code
    rules: RuleSpec
    titles: Mapping[str, int]
    selectors: list[tuple[int, ...]] = field(default_factory=lambda: [(0,) * 10])
    filters: list[tuple[int, int, int, int, int]] = field(default_factory=lambda: [(0, 0, 0, 0, 0)])
    _known: dict[Selector, int] = field(default_factory=dict)

    def selector(self, selector: Selector) -> int:
        if selector.zone is Zone.ZONE_NOW:
            raise Unlowered("zone_now, but to put it away")
        if selector not in self._known:
            first = len(self.filters)
            self.filters.extend([self._filter(one) for one in selector.filters])
            by = int(selector.by == "opp")
            zone = ZoneOf.of[selector.zone] if selector.zone else 0
            row = (SIDES[selector.side], zone, _role(selector.role), Quantity.of[selector.quantifier], selector.n, by)
            piles = sum(1 << place for place in PILES.get(selector.zone, ())) if selector.zone else 0
            slots = SLOTS.get(selector.zone, 0) if selector.zone else 0
            self.selectors.append((*row, slots, piles, first, len(selector.filters)))
            self._known[selector] = len(self.selectors) - 1
        return self._known[selector]

    # Filters

    def _filter(self, one: Filter) -> tuple[int, int, int, int, int]:
        """Kind and operands for a Pokémon in play, whether the contrary is asked for, and the trait that it is for a card
        elsewhere."""
        said = one.model_copy(update={"kind": _NOT[one.kind]}) if one.kind in _NOT else one
        kind, a, b, negated = self._in_play(said)
        return int(kind), a, b, int(negated != (said is not one)), self.trait(one, of_card=True)

    def _in_play(self, one: Filter) -> tuple[Test, int, int, bool]:
        if one.kind in _TESTS:
            return _TESTS[one.kind](self, one)
        word = one.kind.name.removesuffix("_AT_MOST")
        if word in Test.__members__:
            # Most are called the same there.
            return Test[word], one.n or 0, 0, False
        if one.kind in _STATES:
            cell, wanted, negated = _STATES[one.kind]
            return Test.STATE, STATES.index(cell), wanted, negated
        if one.kind not in _PRINTED:
            raise Unlowered(f"filter {one.kind.value}")
        return Test.TRAIT, self.trait(one, of_card=False), 0, False

    def named(self, one: Filter) -> int:
        return self.code.trait(("name", one.names), lambda card: card.name in one.names)

    def trait(self, one: Filter, of_card: bool) -> int:
        return self.code.trait((one, of_card), lambda card: self.printed(card, one, of_card))

    def printed(self, card: Card, one: Filter, of_card: bool) -> bool:
        """Whether a card passes by its print; outside play more of it has to be a Pokémon card."""
        if one.kind in _OF_POKEMON and of_card and card.kind is not Kind.POKEMON:
            return False
        if card.kind is Kind.FOSSIL:
            card = card.model_copy(update={"hp": self.rules.fossil_hp})
        kind = _NOT.get(one.kind, one.kind)
        holds = _PRINTED.get(kind) or _PRINTED_TOO.get(kind)
        return holds is not None and holds(card, one) == (kind is one.kind)

    # Amounts

    def amount(self, node: ast.Amount) -> Question:
        match node:
            case ast.Const():
                if abs(node.n) > 32000:
                    raise Unlowered(f"the number {node.n}")
                return ((Ask.NUMBER, node.n, 0, 0),)
            case ast.Scaled():
                return (*self.amount(node.of), (Ask.TIMES, node.k, 0, 0))
            case ast.Either():
                parts = (self.condition(node.condition), self.amount(node.then), self.amount(node.other))
                return (*parts[0], *parts[1], *parts[2], (Ask.EITHER, 0, 0, 0))
            case ast.Measure():
                return self._measure(node)

    def tens(self, node: ast.Amount) -> Question:
        return (*self.amount(node), (Ask.TENS, 0, 0, 0))

    def count(self, selector: Selector) -> Question:
        if selector.zone is Zone.TOP:
            assert selector.top is not None
            return (*self.amount(selector.top), (Ask.TOP_COUNT, SIDES[selector.side], 0, 0))
        if selector.zone in (Zone.ZONE_NOW, Zone.ZONE_NEXT):
            types = tuple(unit for one in selector.filters for unit in one.energies)
            shares = any(one.kind is FilterKind.SHARES_ENERGY for one in selector.filters)
            return ((Ask.ZONE_UNITS, SIDES[selector.side], unit_bits(types), 2 * shares or int(selector.zone is Zone.ZONE_NOW)),)
        return ((Ask.COUNT, self.selector(selector), 0, 0),)

    def _measure(self, node: ast.Measure) -> Question:
        kind, of = node.kind, node.of
        if kind in _PLAIN:
            return ((Ask[kind.name], 0, 0, 0),)
        if kind is MeasureKind.POWER:
            # What this attack is to deal, so far.
            return ((Ask.DEALT, 1, 0, 0),)
        if kind in _BY_SIDE:
            return ((Ask[kind.name], SIDES[node.side], 0, 0),)
        if kind is MeasureKind.TIMES_USED:
            return ((Ask.TIMES_USED, self.titles.get(node.name or "", 0), SideOf.MY, 0),)
        if node.deed and node.span:
            return ((Ask.TIMES_USED, self.titles[counted(node.deed, node.span)], SIDES[node.side], 0),)
        if kind is MeasureKind.EXTRA:
            return ((Ask.EXTRA, UNITS.index(node.energy) if node.energy else -1, 0, 0),)
        if kind in (MeasureKind.HALF, MeasureKind.UNTIL):
            assert node.arg is not None
            half = ((Ask.HALF, 0, 0, 0),) if kind is MeasureKind.HALF else ()
            return (*self.amount(node.arg), *half)
        if of is None or kind is MeasureKind.UNTIL_TAILS:
            raise Unlowered(f"measure {kind.value} here")
        if kind is MeasureKind.COUNT:
            return self.count(of)
        if kind in (MeasureKind.NAMES, MeasureKind.TYPES_AMONG):
            return ((Ask.NAMES, self.selector(of), int(kind is MeasureKind.TYPES_AMONG), 0),)
        units = unit_bits((node.energy,) if node.energy else ())
        if kind is MeasureKind.ENERGY and of.zone is Zone.DISCARD:
            return ((Ask.DISCARDED, SIDES[of.side], units, 0),)
        if kind in _WITHOUT_TYPES:
            return ((_WITHOUT_TYPES[kind], self.selector(of), 0, 0),)
        # The machine's questions are named after the others.
        return ((Ask.DAMAGE if kind is MeasureKind.DAMAGE_ON else Ask[kind.name], self.selector(of), units, 0),)

    # Conditions

    def condition(self, node: ast.Condition) -> Question:
        match node:
            case ast.Compare():
                return (*self.amount(node.left), *self.amount(node.right), (_COMPARE[node.op], 0, 0, 0))
            case ast.Exists():
                # A number of cards from the top may be less than none.
                some: Question = ((Ask.NUMBER, 0, 0, 0), (Ask.GT, 0, 0, 0)) if node.what.zone is Zone.TOP else ()
                return (*self.count(node.what), *some)
            case ast.OneOf():
                what = self.amount(node.what)
                return joined([(*what, (Ask.NUMBER, value, 0, 0), (Ask.EQ, 0, 0, 0)) for value in node.values], Ask.ONE)
            case ast.Not():
                return (*self.condition(node.condition), (Ask.NOT, 0, 0, 0))
            case ast.AllOf():
                return joined([self.condition(one) for one in node.conditions], Ask.BOTH)
            case ast.Memory():
                return (self._memory(node),)

    def _memory(self, node: ast.Memory) -> tuple[Ask, int, int, int]:
        title = self.titles.get(node.name or "", 0)
        # A title below 0: used by this very Pokémon.
        if node.kind is MemoryKind.SPENT:
            return Ask.SPENT, title, 0, 0
        titled = {MemoryKind.USED_ATTACK: title, MemoryKind.SELF_USED: -title}
        if node.kind in titled:
            return Ask.USED_ATTACK, titled[node.kind], 0, 0
        if node.kind is MemoryKind.KNOCKED_OUT:
            return Ask.FALLEN, type_bits((node.energy,) if node.energy else TYPES), SideOf.MY, 0
        return (*_MEMORIES[node.kind], SIDES[node.side or Side.MY], 0)


_TESTS: Mapping[FilterKind, Callable[[Nouns, Filter], tuple[Test, int, int, bool]]] = {
    FilterKind.TYPE: lambda nouns, one: (Test.TYPE, type_bits(one.energies), 0, False),
    FilterKind.STATUS: lambda nouns, one: (Test.STATUS, status_bits((one.status,) if one.status else ()), 0, False),
    FilterKind.ANY_STATUS: lambda nouns, one: (Test.STATUS, status_bits(()), 0, False),
    FilterKind.ENERGY: lambda nouns, one: (Test.ENERGY, unit_bits(one.energies), one.n or 0, False),
    FilterKind.NO_ENERGY: lambda nouns, one: (Test.ENERGY, unit_bits(one.energies), 1, True),
    FilterKind.ENERGY_AT_MOST: lambda nouns, one: (Test.ENERGY, EVERY_UNIT, (one.n or 0) + 1, True),
    FilterKind.HP_LEFT: lambda nouns, one: (Test.HP_LEFT, (one.n or 0) - 1, 0, True),
    FilterKind.SHARES_TYPE: lambda nouns, one: (Test.SHARES_TYPE, (None, Side.MY, Side.OPP).index(one.side), 0, False),
    FilterKind.RETREAT_AT_MOST: lambda nouns, one: (Test.RETREAT, (one.n or 0) + 1, 0, True),
    FilterKind.EVOLVED_NOW: lambda nouns, one: (Test.EVOLVED_NOW, nouns.named(one) if one.names else -1, 0, False),
    FilterKind.TOOL_NAMED: lambda nouns, one: (Test.TOOL_NAMED, nouns.named(one), 0, False),
    FilterKind.ABILITY: lambda nouns, one: (Test.ABILITY, nouns.trait(one, of_card=False), 0, False),
    FilterKind.ABILITY_NOT: lambda nouns, one: (Test.ABILITY, nouns.trait(one, of_card=False), 0, False),
    FilterKind.KIND: lambda nouns, one: (Test.ALWAYS, 0, 0, one.card_kind is not Kind.POKEMON),
    FilterKind.KINDS: lambda nouns, one: (Test.ALWAYS, 0, 0, Kind.POKEMON not in one.kinds),
    FilterKind.ABOVE: lambda nouns, one: (Test.BESIDE, _worth(one), 1, False),
    FilterKind.BELOW: lambda nouns, one: (Test.BESIDE, _worth(one), -1, False),
    FilterKind.MOST: lambda nouns, one: (Test.FOREMOST, _worth(one), 1, False),
    FilterKind.LEAST: lambda nouns, one: (Test.FOREMOST, _worth(one), -1, False),
    FilterKind.ON_ZONE: lambda nouns, one: (Test.ON_ZONE, ZoneOf.of[one.zone], 0, False),
    FilterKind.ON: lambda nouns, one: (Test.ON, _role(one.role), 0, False),
}
"""Filters that are asked of a Pokémon in play in their own way."""
