"""A row being filled: the numbers that tell the machine what one effect does."""

from __future__ import annotations

from dataclasses import dataclass, field

from synth.codegen.pool import Pool, Unlowered, amount_parts
from synth.dsl.ast import AllOf, Amount, Condition, Measure, MeasureKind, Quantifier, Role, Selector

PRE, MID, POST = 1, 2, 3
"""When a choice is asked: before coins, between coins and damage, or when the effect after the damage is reached."""

COPIES = 3
"""How often one program can say the same verb."""

_IN_TENS = frozenset({MeasureKind.DEALT, MeasureKind.HP, MeasureKind.MAX_HP, MeasureKind.DAMAGE_ON})
IT = Selector(role=Role.IT)


def instances(verb: str) -> list[str]:
    """Names of the column groups of a verb: heal, heal2, heal3."""
    return [verb if k == 0 else f"{verb}{k + 1}" for k in range(COPIES)]


@dataclass(eq=False)
class Draft:
    """Columns of one row. What a program says more often than there are columns for is not lowered."""

    pool: Pool
    kind: str
    """attack, ability or trainer."""
    columns: dict[str, int] = field(default_factory=dict)
    guards: list[Condition] = field(default_factory=list)
    heeded: bool = True
    """Whether the statement being lowered has taken its guards into account."""
    times: Measure | None = None
    """What the statements being lowered are repeated by."""

    @property
    def attack(self) -> bool:
        return self.kind == "attack"

    def set(self, column: str, value: int) -> None:
        if self.columns.get(column, value) != value:
            raise Unlowered(f"{column} twice in one program")
        self.columns[column] = value

    def say(self, verb: str) -> str:
        """A fresh group of columns for a verb, with its guard."""
        name = next((name for name in instances(verb) if f"{name}_says" not in self.columns), None)
        if name is None:
            raise Unlowered(f"{verb} more than {COPIES} times")
        self.set(f"{name}_says", 1)
        self.set(f"{name}_if", self.guard())
        return name

    def guard(self) -> int:
        """The number of the condition all statements here stand under; 0 for none."""
        self.heeded = True
        if not self.guards:
            return 0
        condition = self.guards[0] if len(self.guards) == 1 else AllOf(conditions=tuple(self.guards))
        return self.pool.conditions.number(condition)

    def measure(self, measure: Measure | None) -> int:
        """The number of a measure; 0 stands for 1."""
        return self.pool.measures.number(measure) if measure else 0

    def tens(self, name: str, amount: Amount) -> None:
        """An amount of damage or HP as `name_k` (in tens) times measure `name_of`."""
        k, measure = amount_parts(amount)
        in_tens = measure is not None and measure.kind in _IN_TENS
        if not in_tens and k % 10:
            raise Unlowered(f"{k} is not a multiple of 10")
        self.set(f"{name}_k", k if in_tens else k // 10)
        self.set(f"{name}_of", self.measure(measure))

    def count(self, name: str, amount: Amount) -> None:
        """A number of things as `name_k` times measure `name_of`."""
        k, measure = amount_parts(amount)
        if self.times is not None:
            if measure is not None:
                raise Unlowered("a counted amount inside a repetition")
            measure = self.times
        self.set(f"{name}_k", k)
        self.set(f"{name}_of", self.measure(measure))

    def on(self, name: str, selector: Selector, when: int) -> None:
        """The Pokémon a statement is about: all that a selector names, or one that is chosen."""
        if selector.quantifier is Quantifier.CHOOSE:
            self.ask(selector, when)
            selector = IT
        elif selector.quantifier is not Quantifier.ALL:
            raise Unlowered(f"{selector.quantifier} {selector.n} Pokémon")
        if selector.role is Role.IT and "ask" not in self.columns:
            raise Unlowered("`it` before a choice")
        self.set(f"{name}_on", self.pool.targets.number(selector))

    def ask(self, selector: Selector, when: int) -> None:
        """One Pokémon out of several is chosen; `it` refers to it from then on."""
        if selector.role is not None or selector.n != 1 or selector.quantifier is not Quantifier.CHOOSE:
            raise Unlowered(f"choice of {selector.quantifier} {selector.n} of {selector.role or selector.zone}")
        plain = Selector(side=selector.side, zone=selector.zone, filters=selector.filters)
        self.set("ask", self.pool.asks.number(plain))
        self.set("ask_when", POST if self.guards and when == PRE else when)
        self.set("ask_by", int(selector.by == "opp"))
        self.set("ask_if", self.guard())

    @property
    def later(self) -> int:
        """When a choice of an effect that is not damage is asked."""
        return POST if self.attack else PRE

    @property
    def aiming(self) -> int:
        """When a target of an attack's damage is asked."""
        return MID if self.guards else PRE
