"""A row being filled: the numbers that tell the machine what one effect does."""

from __future__ import annotations

from dataclasses import dataclass, field

from synth.codegen.pool import Pool, Unlowered, amount_parts
from synth.dsl.ast import AllOf, Amount, Condition, Measure, MeasureKind, Quantifier, Role, Selector, Zone

PRE, POST = 1, 2
"""When a choice is asked: before coins and damage, or when the effect after the damage is reached."""


@dataclass(eq=False)
class Draft:
    """Columns of one row. A column can be said once: a program that says it twice needs a wider machine."""

    pool: Pool
    kind: str
    """attack, ability or trainer."""
    columns: dict[str, int] = field(default_factory=dict)
    guards: list[Condition] = field(default_factory=list)
    times: Measure | None = None
    """What the statements being lowered are repeated by."""

    @property
    def attack(self) -> bool:
        return self.kind == "attack"

    def set(self, column: str, value: int) -> None:
        if self.columns.get(column, value) != value:
            raise Unlowered(f"{column} twice in one program")
        self.columns[column] = value

    def guard(self) -> int:
        """The number of the condition all statements here stand under; 0 for none."""
        if not self.guards:
            return 0
        condition = self.guards[0] if len(self.guards) == 1 else AllOf(conditions=tuple(self.guards))
        return self.pool.conditions.number(condition)

    def measure(self, measure: Measure | None) -> int:
        """The number of a measure; 0 stands for 1."""
        return self.pool.measures.number(measure) if measure else 0

    def set_tens(self, name: str, amount: Amount) -> None:
        """An amount of damage or HP as `name_k` (in tens) times measure `name_of`."""
        k, measure = amount_parts(amount)
        in_tens = measure is not None and measure.kind in (MeasureKind.DEALT, MeasureKind.HP, MeasureKind.DAMAGE_ON)
        if not in_tens and k % 10:
            raise Unlowered(f"{k} is not a multiple of 10")
        self.set(f"{name}_k", k if in_tens else k // 10)
        self.set(f"{name}_of", self.measure(measure))

    def set_count(self, name: str, amount: Amount) -> None:
        """A number of things as `name_k` times measure `name_of`."""
        k, measure = amount_parts(amount)
        if self.times is not None:
            if measure is not None:
                raise Unlowered("a counted amount inside a repetition")
            measure = self.times
        self.set(f"{name}_k", k)
        self.set(f"{name}_of", self.measure(measure))

    def ask(self, selector: Selector, when: int) -> None:
        """One Pokémon out of several is chosen; `it` refers to it from then on."""
        if selector.role is Role.IT:
            if "ask" not in self.columns:
                raise Unlowered("`it` before a choice")
            return
        if selector.n != 1 or selector.quantifier not in (Quantifier.CHOOSE, Quantifier.ALL):
            raise Unlowered(f"choice of {selector.quantifier} {selector.n}")
        if selector.quantifier is Quantifier.ALL and selector.zone is not Zone.ACTIVE:
            raise Unlowered(f"all of {selector.zone} where one is needed")
        plain = Selector(side=selector.side, zone=selector.zone, filters=selector.filters)
        self.set("ask", self.pool.asks.number(plain))
        self.set("ask_when", when)
        self.set("ask_by", int(selector.by == "opp"))
        self.set("ask_if", self.guard())

    @property
    def later(self) -> int:
        """When a choice of an effect that is not damage is asked."""
        return POST if self.attack else PRE
