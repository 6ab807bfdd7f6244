"""Which micro-operations of a pool were run, and where they went on: every one has its own place, so its operands count too.

The function that performs an operation is exchanged for one that notes it, so that games cost what they always do."""

from __future__ import annotations

import numpy as np

from synth.codegen.graphs.graph import SIZES
from synth.verify.exchange.indirect import alone
from synth.verify.exchange.workbench import Workbench

PERFORM, SEEN = "run_perform", "operations_seen"
_NOTING = """
@{seen} = external global [0 x i8]
define i32 @{perform}(ptr %g, ptr %s, i32 %ctx, i32 %pc, i32 %op) {{
  %result = call i32 @performed(ptr %g, ptr %s, i32 %ctx, i32 %pc, i32 %op)
  %base = getelementptr i8, ptr %s, i64 {offset}
  %which = sext i32 %ctx to i64
  %there = mul i64 %which, {stride}
  %at = getelementptr i8, ptr %base, i64 %there
  %narrow = load i{bits}, ptr %at
  %next = zext i{bits} %narrow to i32
  %straight = add i32 %pc, 1
  %turned = icmp ne i32 %next, %straight
  %way = zext i1 %turned to i32
  %twice = shl i32 %pc, 1
  %note = add i32 %twice, %way
  %wide = sext i32 %note to i64
  %to = getelementptr i8, ptr @{seen}, i64 %wide
  store i8 1, ptr %to
  ret i32 %result
}}
"""


class OperationCoverage:
    """`seen[pc, 0]`: went on with the next operation; `seen[pc, 1]`: went elsewhere, or waits for an answer."""

    def __init__(self, workbench: Workbench) -> None:
        program = workbench.program
        self.operations = len(workbench.tables["op"])
        self._notes = np.zeros(2 * self.operations, np.uint8)
        cell = next(cell for cell in program.cells if cell.name == "f_pc")
        offset = program.offsets()["f_pc"] - program.resting
        text = alone(program.functions[PERFORM], program, workbench.places).replace(f"@{PERFORM}(", "@performed(")
        assert cell.of is not None
        stride, bits = program.stride(cell.of), 8 * SIZES[cell.dtype]
        text += _NOTING.format(seen=SEEN, perform=PERFORM, offset=offset, stride=stride, bits=bits)
        workbench.exchange_text(PERFORM, text, {SEEN: self._notes})

    @property
    def seen(self) -> np.ndarray:
        return self._notes.reshape(-1, 2)

    def taken(self) -> np.ndarray:
        """What was noted since this was last asked, as numbers 2 * place + way; and forgets it."""
        found = np.flatnonzero(self._notes)
        self._notes[:] = 0
        return found
