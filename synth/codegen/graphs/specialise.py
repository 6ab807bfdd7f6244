"""A pass over a whole program: what the tables of a pool can never lead to is left out.

Every variable, temporary, parameter, result, and every cell that only the machine sets, gets the set of numbers that it can
be, found from the numbers that stand in the tables. A branch that has one way only is none, a number that can be one only is
a constant, and functions that nobody calls any more are gone. An operation that no card of the pool has costs nothing.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from synth.codegen.graphs.clean import shortened
from synth.codegen.graphs.flow import changed_end, following
from synth.codegen.graphs.graph import COMPARED, RANGES, WORKED, Arg, Block, Branch, End, Function, Jump, Op, Program, Return

Values = frozenset[int] | None
"""The numbers that something can be; None for any."""

Tables = Mapping[str, Sequence[Sequence[int]]]

_MOST = 400
"""So many numbers are kept apart."""
_FEW = 24
"""So many results of sums; more can be anything. A counter soon is."""
_PAIRS = 4096
"""So many pairs are compared; with more a comparison can be both."""
_LOW, _HIGH = RANGES["i32"]
_NOTHING: frozenset[int] = frozenset()
_TRUTH = frozenset((0, 1))

_COUNTING = ("add", "sub", "mul")
_FOLLOWED = frozenset({"and", "or", "xor", "min", "max", "shl", "shr", *_COUNTING})


def specialise(program: Program, tables: Tables, closed: Iterable[str]) -> Program:
    """`closed` are the cells in which nothing stands but zero and what the program stores."""
    found = Analysis(program, tables, frozenset(closed))
    left = {name: shortened(found.left_of(one)) for name, one in program.functions.items() if name in found.blocks}
    return replace(program, functions=left)


class Analysis:
    """Repeated until nothing grows: only blocks that can be reached, with what was known when they were looked at."""

    def __init__(self, program: Program, tables: Tables, closed: frozenset[str]) -> None:
        self.program = program
        self.kept = {cell.name: RANGES[cell.dtype] for cell in program.cells}
        self.numbers = {name: [value for row in rows for value in row] for name, rows in tables.items()}
        self.columns = {name: _values(numbers) for name, numbers in self.numbers.items()}
        self.cells: dict[str, Values] = {name: frozenset((0,)) if name in closed else None for name in self.kept}
        self.names: dict[tuple[str, str], Values] = {}
        self.results: dict[str, Values] = {}
        self.blocks: dict[str, set[int]] = {}
        self.asks: dict[tuple[str, str], set[str]] = defaultdict(set)
        """The functions to look at again when a cell or a result has grown."""
        self.todo: dict[str, None] = {}
        for entry in program.entries:
            for parameter in program.functions[entry].parameters:
                self.names[entry, parameter] = None
            self._reach(entry)
        while self.todo:
            name = next(iter(self.todo))
            del self.todo[name]
            self._function(program.functions[name])

    # What grows

    def _reach(self, name: str) -> None:
        if name not in self.blocks:
            self.blocks[name] = {0}
            self.todo[name] = None

    @staticmethod
    def _grown(known: dict[Any, Values], one: object, values: Values) -> bool:
        """Whether these are news of it."""
        old = known.get(one, _NOTHING)
        known[one] = joined(old, values)
        return known[one] != old

    def _told(self, kind: str, name: str) -> None:
        for function in self.asks[kind, name]:
            self.todo[function] = None

    # One function

    def _function(self, function: Function) -> None:
        name = function.name
        again = True
        while again:
            again = False
            for at in sorted(self.blocks[name]):
                block = function.blocks[at]
                for op in block.ops:
                    again |= self._op(name, op)
                for to in self._ways(name, block.end):
                    if to not in self.blocks[name]:
                        self.blocks[name].add(to)
                        again = True
                if isinstance(block.end, Return):
                    first = name not in self.results
                    if self._grown(self.results, name, self._known(name, block.end.value)) or first:
                        self._told("result", name)

    def _op(self, name: str, op: Op) -> bool:
        args = [self._known(name, arg) for arg in op.args]
        if any(arg is not None and not arg for arg in args):
            return False  # What it needs has no value yet.
        if op.kind == "store":
            self._store(op.note, args[1])
            return False
        if op.kind == "call":
            self._call(op.note, args)
            self.asks["result", op.note].add(name)
            values = self.results.get(op.note, _NOTHING)
        elif op.kind == "load":
            self.asks["cell", op.note].add(name)
            values = self.cells[op.note]
        elif op.kind == "table":
            values = self.column(op.note, args[0])
        else:
            values = result_of(op.kind, args)
        return op.target is not None and self._grown(self.names, (name, op.target), values)

    def _store(self, cell: str, values: Values) -> None:
        low, high = self.kept[cell]
        if values is not None and not all(low <= value <= high for value in values):
            values = None
        if self._grown(self.cells, cell, values):
            self._told("cell", cell)

    def _call(self, name: str, args: list[Values]) -> None:
        self._reach(name)
        for parameter, values in zip(self.program.functions[name].parameters, args, strict=True):
            if self._grown(self.names, (name, parameter), values):
                self.todo[name] = None

    def column(self, name: str, at: Values) -> Values:
        numbers = self.numbers[name]
        if at is None or not all(0 <= k < len(numbers) for k in at):
            return self.columns[name]
        return frozenset(numbers[k] for k in at)

    def _known(self, function: str, arg: Arg) -> Values:
        return frozenset((arg,)) if isinstance(arg, int) else self.names.get((function, arg), _NOTHING)

    def _ways(self, function: str, end: End) -> tuple[int, ...]:
        values = self._known(function, end.condition) if isinstance(end, Branch) else None
        if values is None or not isinstance(end, Branch):
            return following(end)
        return (end.then,) * any(values) + (end.other,) * (0 in values)

    # What is left of it

    def left_of(self, function: Function) -> Function:
        name, reached = function.name, self.blocks[function.name]
        blocks = [self._block(name, block) if at in reached else Block() for at, block in enumerate(function.blocks)]
        return replace(function, blocks=blocks)

    def _block(self, name: str, block: Block) -> Block:
        ops: list[Op] = []
        for op in block.ops:
            if any(self._known(name, arg) == _NOTHING for arg in op.args) or (op.kind == "call" and op.note not in self.results):
                # A call before it never returns: nothing here or after it happens.
                return Block(ops, Return(0))
            constant = self._argument(name, op.target) if op.target is not None else None
            if isinstance(constant, int) and op.kind != "call":
                ops.append(Op(op.target, "copy", (constant,)))
            else:
                ops.append(op.changed(partial(self._argument, name)))
        ways = self._ways(name, block.end)
        if isinstance(block.end, Branch) and len(ways) < 2:
            return Block(ops, Jump(ways[0]) if ways else Return(0))
        return Block(ops, changed_end(block.end, partial(self._argument, name), lambda to: to))

    def _argument(self, name: str, arg: Arg) -> Arg:
        """The constant that it is, if it can be one only."""
        values = self._known(name, arg)
        return next(iter(values)) if values is not None and len(values) == 1 else arg


def joined(old: Values, new: Values) -> Values:
    return None if old is None or new is None else _values(old | new)


def _values(numbers: Iterable[int]) -> Values:
    found = frozenset(numbers)
    return found if len(found) <= _MOST and all(_LOW <= value <= _HIGH for value in found) else None


def result_of(kind: str, args: list[Values]) -> Values:
    """Of an operation on numbers alone."""
    if kind == "copy":
        return args[0]
    if kind in COMPARED:
        a, b = args
        if a is None or b is None or len(a) * len(b) > _PAIRS:
            return _TRUTH
        return frozenset(int(COMPARED[kind](x, y)) for x in a for y in b)
    if kind == "and" and None in args:
        # A bit of anything is one or zero.
        other = args[1] if args[0] is None else args[0]
        return other | {0} if other is not None and other <= _TRUTH else None
    if kind == "mul" and frozenset((0,)) in args:
        return frozenset((0,))
    if kind in _FOLLOWED and None not in args:
        a, b = args
        if a is not None and b is not None and len(a) * len(b) <= _PAIRS:
            if kind in ("shl", "shr") and not all(0 <= y < 32 for y in b):
                return None
            found = _values(WORKED[kind](x, y) for x in a for y in b)
            return None if found is None or (kind in _COUNTING and len(found) > _FEW) else found
    return None
