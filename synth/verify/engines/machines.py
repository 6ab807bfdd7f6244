"""Machines for a trial, written from a set of lowerings: only their tables, as they are run by Python itself."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from synth.codegen.overlay.lowerings import Lowerings
from synth.codegen.programs.columns import Tables
from synth.codegen.programs.tables import pool_tables
from synth.spec.cards import Card
from synth.spec.layout import Shape
from synth.spec.rules_in_force import rules_in_force


@dataclass(frozen=True)
class Written:
    """What differs between machines."""

    tables: Tables
    shape: Shape


class Machines(Protocol):
    def check(self, cards: Sequence[Card]) -> None:
        """Raises Unlowered for a card that cannot be lowered."""

    def machine(self, cards: Sequence[Card], places: int) -> Written:
        """For games or positions with so many cards a player."""


@dataclass(frozen=True)
class LoweredMachines:
    lowerings: Lowerings

    def check(self, cards: Sequence[Card]) -> None:
        pool_tables(cards, rules_in_force(), self.lowerings.table)

    def machine(self, cards: Sequence[Card], places: int) -> Written:
        rules = rules_in_force()
        tables = pool_tables(cards, rules, self.lowerings.table)
        numbers = tables.numbers
        return Written(tables, Shape(places, 1 + rules.bench + numbers.bench[1], len(numbers.titles), numbers.tools))
