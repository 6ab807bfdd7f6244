"""Faults of the machine that change nothing, where a program can tell: the place is never reached with the tables of this pool,
the numbers that can come there come to the same, a number of a table is never read, or LLVM makes the same machine code of
both."""

from collections.abc import Mapping
from functools import cached_property
from itertools import product
from math import prod

from synth.codegen.graphs.graph import COMPARED, WORKED, Arg, Branch, End, Function, Jump, Op, held
from synth.codegen.graphs.specialise import Analysis, Values
from synth.codegen.machine.cells import inner_cells
from synth.codegen.runtime.compile import compiled
from synth.verify.exchange.indirect import alone
from synth.verify.exchange.workbench import Workbench
from synth.verify.mutation.asking import with_asking
from synth.verify.mutation.fault import Change
from synth.verify.mutation.graph_faults import OtherFunction
from synth.verify.mutation.llvm_faults import OtherLine
from synth.verify.mutation.table_faults import OtherNumber
from synth.verify.mutation.table_reads import TableReads

_PLAIN = frozenset({*WORKED, *COMPARED})
_MOST = 1 << 16
"""So many combinations of numbers are tried."""


class SameMachine:
    """Asks about faults of tables, graphs and of LLVM IR; of others it knows nothing."""

    def __init__(self, workbench: Workbench) -> None:
        self.workbench = workbench
        self._code: dict[str, bytes] = {}

    def same(self, change: Change) -> bool:
        match change:
            case OtherFunction(function):
                return self.alike(change) or self._compiled(function.name) == compiled(self._text(function))
            case OtherNumber(table, at, value):
                return self._reads.same(table, at, value)
            case OtherLine(name):
                if change.block(self.workbench) not in self._analysis.blocks.get(name, set()):
                    return True
                return self._compiled(name) == compiled(change.text(self.workbench))
        return False

    def _compiled(self, name: str) -> bytes:
        if name not in self._code:
            self._code[name] = compiled(self._text(self.workbench.program.functions[name]))
        return self._code[name]

    def _text(self, function: Function) -> str:
        return alone(function, self.workbench.program, self.workbench.places)

    @cached_property
    def _analysis(self) -> Analysis:
        """Of the sound machine: up to the first difference that a fault makes, it holds for the faulty one too."""
        machine = self.workbench.built.machine
        program, tables = with_asking(machine.program, machine.tables.columns)
        return Analysis(program, tables, frozenset(cell.name for cell in inner_cells(machine.shape)))

    @cached_property
    def _reads(self) -> TableReads:
        return TableReads(self._analysis)

    def alike(self, change: OtherFunction) -> bool:
        """Whether the one block that is another one is never reached, or does the same with every number that can come there."""
        changed = change.function
        sound = self.workbench.program.functions[changed.name]
        reached = self._analysis.blocks.get(sound.name, set())
        at = next(at for at, block in enumerate(sound.blocks) if block != changed.blocks[at])
        if at not in reached:
            return True
        old, new = sound.blocks[at], changed.blocks[at]
        if old.end != new.end:
            return isinstance(old.end, Branch) and self._led_alike(sound.name, old.end, new.end)
        if len(old.ops) != len(new.ops):
            gone = next((one for one, other in zip(old.ops, new.ops, strict=False) if one != other), old.ops[-1])
            return gone.kind == "store" and len(self._analysis.cells[gone.note] or (0, 1)) == 1
        one, other = next(pair for pair in zip(old.ops, new.ops, strict=True) if pair[0] != pair[1])
        return self._equal(sound.name, one, other)

    def _led_alike(self, function: str, old: Branch, new: End) -> bool:
        values = self._values(function, old.condition)
        truths = {0, 1} if values is None else {int(value != 0) for value in values}
        return all(_way(old, truth) == _way(new, truth) for truth in truths)

    def _equal(self, function: str, one: Op, other: Op) -> bool:
        """Whether both find the same for all numbers that they can read."""
        if one.target != other.target or not {one.kind, other.kind} <= _PLAIN:
            return False
        names = sorted({arg for arg in (*one.args, *other.args) if isinstance(arg, str)})
        known = [self._values(function, name) for name in names]
        if None in known or prod(len(values or ()) for values in known) > _MOST:
            return False
        for numbers in product(*(values or () for values in known)):
            standing = dict(zip(names, numbers, strict=True))
            found = _worked(one, standing)
            if found is None or found != _worked(other, standing):
                return False
        return True

    def _values(self, function: str, arg: Arg) -> Values:
        return frozenset((arg,)) if isinstance(arg, int) else self._analysis.names.get((function, arg), frozenset())


def _way(end: End, truth: int) -> int:
    match end:
        case Branch():
            return end.then if truth else end.other
        case Jump():
            return end.to
    return -1


def _worked(op: Op, standing: Mapping[str, int]) -> int | None:
    """None where nothing can be said: that is like nothing else."""
    a, b = (standing[arg] if isinstance(arg, str) else arg for arg in op.args)
    if op.kind in COMPARED:
        return int(COMPARED[op.kind](a, b))
    if (op.kind in ("shl", "shr") and not 0 <= b < 32) or (op.kind in ("floordiv", "mod") and b == 0):
        return None
    return held(WORKED[op.kind](a, b))
