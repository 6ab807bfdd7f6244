"""Overlays as lowerings: each call runs in the sandbox, each word it asks for here, on the real draft, run or act."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from pydantic import ValidationError

from synth.codegen.draft import Draft
from synth.codegen.lowerings import Lowering, Lowerings
from synth.codegen.overlay.grammar import Refused
from synth.codegen.overlay.language import check
from synth.codegen.overlay.sandbox import Limits, Sandbox
from synth.codegen.overlay.store import Overlay
from synth.codegen.overlay.unit import Joint
from synth.codegen.overlay.vocabulary import CONTRACTS, answer
from synth.codegen.overlay.words.columns import Drafting
from synth.codegen.overlay.words.effect import Running
from synth.codegen.overlay.words.trigger import Answering
from synth.codegen.overlay.words.word import Call, Wrong
from synth.codegen.pool import Unlowered
from synth.dsl.ast import Node

FAULTS = (AssertionError, AttributeError, LookupError, OverflowError, RecursionError, TypeError, ValueError)
"""What our own functions raise when they are given what cannot be: the overlay is to blame."""


@contextmanager
def running(lowerings: Lowerings, limits: Limits | None = None) -> Iterator[Lowerings]:
    """The lowerings with their overlays as functions, for as long as a build takes. Refused for an overlay that is not allowed,
    goes wrong, or leads to a machine that cannot be written."""
    if all(overlay.unit in lowerings.functions for overlay in lowerings.overlays):
        # None, or they run already.
        yield lowerings
        return
    for overlay in lowerings.overlays:
        try:
            check(overlay.source, overlay.unit)
        except Refused as error:
            raise Refused(f"overlay {overlay.unit}, {error}") from None
    with Sandbox(limits) as sandbox:
        conversation = Conversation(sandbox, lowerings.overlays)
        functions = {overlay.unit: conversation.lowering(k) for k, overlay in enumerate(lowerings.overlays)}
        try:
            yield replace(lowerings, functions=MappingProxyType({**lowerings.functions, **functions}))
        except FAULTS as error:
            names = ", ".join(str(overlay.unit) for overlay in lowerings.overlays)
            raise Refused(f"overlay {names}: no machine can be written with it: {type(error).__name__}: {error}") from error


class Conversation:
    """What is said between the build and the process of its overlays."""

    def __init__(self, sandbox: Sandbox, overlays: tuple[Overlay, ...]) -> None:
        self.sandbox, self.overlays, self.depth = sandbox, overlays, 0
        contracts = [CONTRACTS[overlay.unit.joint] for overlay in overlays]
        loaded = [
            {"source": one.source, "entry": contract.entry, "parameters": contract.parameters, "words": sorted(contract.names)}
            for one, contract in zip(overlays, contracts, strict=True)
        ]
        sandbox.send({"overlays": loaded})
        message = sandbox.receive()
        if message != {"done": True}:
            raise Refused(str(message.get("wrong", "the process of the overlays does not start"))[:300])

    def lowering(self, number: int) -> Lowering:
        joint = self.overlays[number].unit.joint
        if joint is Joint.COLUMNS:
            return lambda stmt, draft: self._columns(number, stmt, draft)
        if joint is Joint.OPERATIONS:
            return lambda run: self._run(number, Running(run), [])
        return lambda stmt, act: self._run(number, Answering(act), [stmt])

    def _columns(self, number: int, stmt: Node, draft: Draft) -> None:
        guards, times = list(draft.guards), draft.times
        self._run(number, Drafting(draft), [stmt])
        if draft.guards != guards or draft.times != times:
            raise Refused(f"overlay {self.overlays[number].unit}: a push without its pop, or a repeat without its end")

    def _run(self, number: int, call: Call, args: list[Node]) -> None:
        """One call, from the arguments to the last word."""
        unit = self.overlays[number].unit
        if self.depth >= self.sandbox.limits.depth:
            raise Refused(f"overlay {unit}: it leads to itself without end")
        if self.depth == 0:
            self.sandbox.start_call()
        self.depth += 1
        ending: Unlowered | None = None
        try:
            self.sandbox.send({"call": [number, [call.told(arg) for arg in args]]})
            while "word" in (message := self.sandbox.receive()):
                try:
                    reply: dict[str, object] = {"is": answer(unit.joint, call, message["word"], message.get("args"))}
                except Unlowered as error:
                    ending, reply = error, {"stop": True}
                except Wrong as error:
                    reply = {"wrong": str(error)}
                except FAULTS as error:
                    reply = {"wrong": f"{message['word']}: {_first_line(error)}"[:300]}
                self.sandbox.send(reply)
        except Refused as error:
            raise error if str(error).startswith("overlay") else Refused(f"overlay {unit}: {error}") from None
        finally:
            self.depth -= 1
        if "wrong" in message:
            at = f", line {line}" if isinstance(line := message.get("line"), int) else ""
            raise Refused(f"overlay {unit}{at}: {str(message['wrong'])[:300]}")
        if ending is not None:
            raise ending
        if message != {"done": True}:
            raise Refused(f"overlay {unit}: its process said something that is no message")


def _first_line(error: Exception) -> str:
    if isinstance(error, ValidationError):
        first: Any = error.errors(include_url=False)[0]
        return f"{'.'.join(map(str, first['loc']))}: {first['msg']}"
    return (str(error) or type(error).__name__).splitlines()[0]


