"""Whether an overlay is written in the language of overlays; what is refused is never started."""

from __future__ import annotations

from synth.codegen.overlay.grammar import Refused, parse
from synth.codegen.overlay.unit import Unit
from synth.codegen.overlay.vocabulary import CONTRACTS

__all__ = ["Refused", "check"]


def check(source: str, unit: Unit) -> None:
    """Raises Refused, which names the line and what is not allowed there."""
    contract = CONTRACTS[unit.joint]
    parse(source, contract.entry, contract.parameters, contract.names)
