"""Codegen as the loop sees it: what is there, what a source has to be, and machines with it."""

from dataclasses import dataclass
from typing import Protocol

from synth.codegen.overlay.checking import check
from synth.codegen.overlay.lowerings import Lowerings
from synth.codegen.overlay.store import Overlay, Provenance
from synth.verify.engines.machines import LoweredMachines, Machines

ON_TRIAL = Provenance(model="", transcript="", prompt="", reference="", scenarios="")


class Compiler(Protocol):
    def present(self) -> Machines:
        """Machines as they are."""

    def check(self, verb: str, source: str) -> None:
        """An InputError for what is no lowering of the verb in the language of overlays."""

    def machines(self, verb: str, source: str) -> Machines:
        """Machines in which the verb is lowered by this source."""


@dataclass(frozen=True)
class Codegen:
    lowerings: Lowerings

    def present(self) -> Machines:
        return LoweredMachines(self.lowerings)

    def check(self, verb: str, source: str) -> None:
        check(source, verb)

    def machines(self, verb: str, source: str) -> Machines:
        return LoweredMachines(self.lowerings.with_overlays(Overlay(verb=verb, source=source, provenance=ON_TRIAL)))
