"""Which micro-operations of a pool were run, and where they went on: every one has its own place, so its operands count too.

The function that runs programs is exchanged for one that notes each operation, so that games cost what they always do."""

import numpy as np

from synth.codegen.graphs.graph import SIZES, Block, Function, Op
from synth.verify.engines.batch import Array
from synth.verify.exchange.indirect import alone
from synth.verify.exchange.noting import Noting
from synth.verify.exchange.workbench import Workbench

RUN, NOTED, SEEN = "run_run", "noted", "operations_seen"
_NOTING = """
@{seen} = external global [0 x i8]
define i32 @{noted}(ptr %g, ptr %s, i32 %ctx, i32 %pc) {{
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
  ret i32 0
}}
"""


class OperationCoverage:
    """`seen[pc, 0]`: went on with the next operation; `seen[pc, 1]`: went elsewhere, or waits for an answer."""

    def __init__(self, workbench: Workbench, noting: Noting | None = None) -> None:
        """`noting`: what notes more of the same engine."""
        program = workbench.program
        self.operations = len(workbench.tables["op"])
        self._notes = np.zeros(2 * self.operations, np.uint8)
        cell = next(cell for cell in program.cells if cell.name == "f_pc")
        offset = program.layout.offsets["f_pc"] - program.layout.resting
        text = alone(_noting(program.functions[RUN]), program, workbench.places)
        assert cell.of is not None
        stride, bits = program.layout.strides[cell.of], 8 * SIZES[cell.dtype]
        text += _NOTING.format(seen=SEEN, noted=NOTED, offset=offset, stride=stride, bits=bits)
        more = {SEEN: self._notes}
        if noting:
            text, more = noting.also(text), more | noting.bytes
        workbench.exchange_text(RUN, text, more)

    @property
    def seen(self) -> np.ndarray:
        return self._notes.reshape(-1, 2)

    def taken(self) -> np.ndarray:
        """What was noted since this was last asked, as numbers 2 * place + way; and forgets it."""
        found = np.flatnonzero(self._notes)
        self._notes[:] = 0
        return found


def _noting(function: Function) -> Function:
    """Where all operations come together after they were performed, a call that notes which it was."""
    at = next(k for k, block in enumerate(function.blocks) if any(str(op.args[0]).startswith("said.") for op in block.ops[:1]))
    block = function.blocks[at]
    noted = Block([Op("%noted", "call", ("ctx", "pc"), NOTED), *block.ops], block.end)
    return Function(function.name, function.parameters, [*function.blocks[:at], noted, *function.blocks[at + 1 :]])


def owners(bench: Workbench) -> Array:
    """[operations]: the card that each operation is of; 0 for those that several may share."""
    columns = bench.built.machine.tables.columns
    starts = {0: 0}
    ends = [*(row[0] for row in columns["card_programs"][1:]), len(columns["prog_pc"]) - 1]
    for number in range(1, len(columns["attack_row"])):
        starts |= {columns["row_pc"][row][0]: number for row in columns["attack_row"][number] if row}
        programs = range(columns["card_programs"][number][0], ends[number])
        starts |= {columns["prog_pc"][at][0]: number for at in programs if columns["prog_pc"][at][0] > 0}
    found, now = np.zeros(len(columns["op"]), np.int64), 0
    for at in range(len(found)):
        now = starts.get(at, now)
        found[at] = now
    return found
