"""Machines for a trial, written from a set of lowerings; they are run by numpy, so no file of a package is made."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from synth.codegen.lowerings import Lowerings
from synth.codegen.machine.step import check_machine
from synth.codegen.overlay.running import running
from synth.codegen.plan import Plan
from synth.codegen.pool import Pool
from synth.codegen.specialise import Machine, generalise, specialise
from synth.spec.cards import Card
from synth.spec.rules import RuleSpec


class Machines(Protocol):
    def check(self, cards: Sequence[Card]) -> None: ...

    def for_games(self, cards: Sequence[Card]) -> Machine: ...

    def for_positions(self, cards: Sequence[Card], places: int) -> Machine: ...


@dataclass(frozen=True)
class LoweredMachines:
    lowerings: Lowerings

    def check(self, cards: Sequence[Card]) -> None:
        """Raises Unlowered for a card that cannot be lowered; writes no machine."""
        with running(self.lowerings) as live:
            check_machine(Plan(Pool(cards, lowerings=live)))

    def for_games(self, cards: Sequence[Card]) -> Machine:
        """As `synth build` writes it: without what these cards cannot do."""
        rules = RuleSpec()
        with running(self.lowerings) as live:
            return specialise(Pool(cards, rules, rules.deck_size, lowerings=live))

    def for_positions(self, cards: Sequence[Card], places: int) -> Machine:
        with running(self.lowerings) as live:
            return generalise(Pool(cards, RuleSpec(), places, lowerings=live))
