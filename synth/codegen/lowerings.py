"""What codegen has for each verb at each joint. Some of it may be left out, and overlays may take its place."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from types import FunctionType, MappingProxyType

from synth.codegen.lower import COLUMNS
from synth.codegen.machine.operations import OPERATIONS, Operation
from synth.codegen.machine.run import Run
from synth.codegen.machine.triggers import attached, perform
from synth.codegen.overlay.store import Overlay
from synth.codegen.overlay.unit import Joint, Unit
from synth.codegen.pool import Unlowered

Lowering = Callable[..., None]


@dataclass(frozen=True)
class Lowerings:
    """The functions that lower each unit, and overlays in the place of some; an overlay is a function while it runs in its
    sandbox (`overlay/running.py`)."""

    functions: Mapping[Unit, Lowering]
    overlays: tuple[Overlay, ...] = ()

    def units(self) -> tuple[Unit, ...]:
        return tuple(sorted(self.functions.keys() | {overlay.unit for overlay in self.overlays}))

    def without(self, *units: Unit) -> Lowerings:
        kept = {unit: function for unit, function in self.functions.items() if unit not in units}
        return Lowerings(MappingProxyType(kept), tuple(one for one in self.overlays if one.unit not in units))

    def with_overlays(self, *overlays: Overlay) -> Lowerings:
        rest = self.without(*(overlay.unit for overlay in overlays))
        return replace(rest, overlays=(*rest.overlays, *overlays))

    def source(self, unit: Unit) -> str:
        """Its Python, with what it calls of its own module."""
        for overlay in self.overlays:
            if overlay.unit == unit:
                return overlay.source
        return "\n\n".join(inspect.getsource(function) for function in _with_helpers(self.functions[unit]))

    def columns(self, verb: str) -> Lowering:
        """What fills the columns for a statement."""
        return self._find(Unit(Joint.COLUMNS, verb), f"verb {verb}")

    def statement(self, verb: str) -> Lowering:
        """What runs a statement of a text that waits for an event."""
        return self._find(Unit(Joint.TRIGGER, verb), f"trigger {verb}")

    def operation(self, verb: str) -> Callable[[Run], None] | None:
        """What the machine does for a row's columns."""
        return self.functions.get(Unit(Joint.OPERATIONS, verb))

    def check_operations(self, columns: Mapping[str, int]) -> None:
        """Raises Unlowered for a row that wants an operation that is absent."""
        for verb, operation in self._absent.items():
            if operation.wanted(columns):
                raise Unlowered(f"operation {verb}", Unit(Joint.OPERATIONS, verb))

    @cached_property
    def _absent(self) -> dict[str, Operation]:
        return {verb: one for verb, one in OPERATIONS.items() if self.operation(verb) is None}

    def _find(self, unit: Unit, said: str) -> Lowering:
        if unit not in self.functions:
            raise Unlowered(said, unit)
        return self.functions[unit]


def _with_helpers(function: Lowering) -> list[FunctionType]:
    """A function, and those of its module whose names begin with an underscore that it leads to, in the module's order."""
    assert isinstance(function, FunctionType)
    found, ahead = {function}, [function]
    while ahead:
        one = ahead.pop()
        called = [one.__globals__.get(name) for name in _names(one) if name.startswith("_")]
        new = {other for other in called if isinstance(other, FunctionType) and other.__module__ == one.__module__} - found
        found |= new
        ahead += new
    return sorted(found, key=lambda one: (one is not function, one.__code__.co_firstlineno))


def _names(function: FunctionType) -> set[str]:
    codes, names = [function.__code__], set[str]()
    while codes:
        code = codes.pop()
        names |= set(code.co_names)
        codes += [inner for inner in code.co_consts if inspect.iscode(inner)]
    return names


def _built_in() -> Lowerings:
    functions: dict[Unit, Lowering] = {Unit(Joint.COLUMNS, verb): lower for verb, lower in COLUMNS.items()}
    functions |= {Unit(Joint.OPERATIONS, verb): operation.perform for verb, operation in OPERATIONS.items()}
    statements = perform.STATEMENTS | attached.STATEMENTS
    functions |= {Unit(Joint.TRIGGER, verb): run for verb, run in statements.items()}
    return Lowerings(MappingProxyType(functions))


BUILT_IN = _built_in()
