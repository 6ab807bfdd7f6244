"""Units of Energy that come from the Energy Zone."""

from __future__ import annotations

from dataclasses import dataclass, field

from synth.codegen.ir import Value, constant, total
from synth.spec.cards import UNITS, Energy

UNITS_MOST = 32


@dataclass(eq=False)
class Units:
    """Units that came from the Energy Zone, by slot and type."""

    counts: dict[tuple[int, int], Value] = field(default_factory=dict)

    def add(self, slot: int, unit: int, count: Value) -> None:
        self.counts[slot, unit] = self.counts.get((slot, unit), constant(0)) + count

    def on(self, slot: int, energy: Energy | None) -> Value:
        found = [n for (at, unit), n in self.counts.items() if at == slot and (energy is None or UNITS[unit] == energy)]
        return total(found).within(0, UNITS_MOST)
