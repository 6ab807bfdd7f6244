"""Codegen as the loop sees it: what is there, what a source has to be, and machines with it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from synth.codegen.lowerings import Lowerings
from synth.codegen.overlay.language import Refused, check
from synth.codegen.overlay.store import Overlay, Provenance
from synth.codegen.overlay.unit import Unit
from synth.spec.errors import InputError
from synth.verify.machines import LoweredMachines, Machines

ON_TRIAL = Provenance(model="", transcript="", prompt="", reference="", scenarios="")


class Workshop(Protocol):
    def present(self) -> Machines:
        """Machines as they are."""

    def check(self, unit: Unit, source: str) -> None:
        """An InputError for what is not written in the language of overlays; such a source is never run."""

    def machines(self, unit: Unit, source: str) -> Machines:
        """Machines in which the unit is lowered by this source."""


@dataclass(frozen=True)
class Codegen:
    lowerings: Lowerings

    def present(self) -> Machines:
        return LoweredMachines(self.lowerings)

    def check(self, unit: Unit, source: str) -> None:
        try:
            check(source, unit)
        except Refused as error:
            raise InputError(str(error)) from None

    def machines(self, unit: Unit, source: str) -> Machines:
        return LoweredMachines(self.lowerings.with_overlays(Overlay(unit=unit, source=source, provenance=ON_TRIAL)))
