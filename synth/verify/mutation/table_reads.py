"""Numbers of tables that the machine never reads with the tables of this pool, or that come to the same as another number.

Until such a number is read for the first time, a machine whose table has another one there is the sound machine. So it is asked
of the sound one: from every place where the column is read, backwards, whether it can be there with this row. A selector's row
comes from an operand, the operand from a place of a program; with that place the operation is known, and with it the way.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import NamedTuple

from synth.codegen.graphs.flow import following
from synth.codegen.graphs.graph import Arg, Branch, Function, Op
from synth.codegen.graphs.specialise import Analysis, Values, joined, result_of
from synth.codegen.machine.words import Do
from synth.codegen.programs.operands import OPERANDS_OF, Kind
from synth.verify.mutation.twice import Twice

_MOST = 1_500
"""So many steps backwards; with more nothing is said."""
_FEW = 40
"""So many numbers are kept apart on the way: a counter would never come to its end."""


class Point(NamedTuple):
    """Before an operation of a function."""

    function: str
    block: int
    at: int


class Need(NamedTuple):
    """Somebody is at a place while a name stands for a number."""

    point: Point
    name: Arg
    number: int


IN_PLAY = "pokemon"
"""The cell of who stands where. Nothing but what has HP is ever put there: no table says so, a test looks at games."""
MARKS = {"mark": 1, "wide": 0}
"""Cells of what lasts: one more than a statement's number, which is so many bits further up. The same test looks at them."""
State = dict[str, Values]
"""What names stand for, where more is known than anywhere in the function."""


class TableReads:
    def __init__(self, analysis: Analysis) -> None:
        self.analysis = analysis
        self.functions = analysis.program.functions
        self._readers: dict[str, list[tuple[Point, Op]]] = defaultdict(list)
        self._callers: dict[str, list[tuple[Point, Op]]] = defaultdict(list)
        self._rows: dict[str, dict[int, list[int]]] = {}
        self._flows: dict[tuple[Point, str, int], frozenset[Point]] = {}
        for name, blocks in analysis.blocks.items():
            for block in blocks:
                for at, op in enumerate(self.functions[name].blocks[block].ops):
                    if op.kind in ("table", "call"):
                        (self._readers if op.kind == "table" else self._callers)[op.note].append((Point(name, block, at), op))

    def same(self, column: str, at: int, new: int) -> bool:
        """Whether another number there changes nothing, as far as this can tell."""
        return not any(
            self._felt(point, op, at, new) and self._can_be(Need(point, op.args[0], at)) for point, op in self._readers[column]
        )

    # Backwards: can it be there with this number?

    def _can_be(self, wanted: Need) -> bool:
        seen, todo = {wanted}, [wanted]
        while todo:
            for need in self._before(todo.pop()):
                if need is None or len(seen) > _MOST:
                    return True
                if need not in seen:
                    seen.add(need)
                    todo.append(need)
        return False

    def _before(self, need: Need) -> Iterator[Need | None]:
        """What had to be so before; None for what nothing more is known of."""
        point, name, number = need
        if isinstance(name, int):
            if name == number:
                yield None
            return
        if not _may(self.analysis.names.get((point.function, name), frozenset()), number):
            return
        function = self.functions[point.function]
        if name in function.parameters and point in self._flow(Point(function.name, 0, -1), name, number):
            if function.name in self.analysis.program.entries:
                yield None
            place = function.parameters.index(name)
            yield from (Need(where, op.args[place], number) for where, op in self._callers[function.name])
        for where, op in self._set(function, name):
            if point in self._flow(where, name, number):
                yield from self._came(where, op, number)

    def _set(self, function: Function, name: str) -> Iterator[tuple[Point, Op]]:
        for block in self.analysis.blocks[function.name]:
            for at, op in enumerate(function.blocks[block].ops):
                if op.target == name:
                    yield Point(function.name, block, at), op

    def _came(self, where: Point, op: Op, number: int) -> Iterator[Need | None]:
        """What an operation had to find for this number to come of it."""
        if op.kind == "copy":
            yield Need(where, op.args[0], number)
        elif op.kind == "table":
            yield from (Need(where, op.args[0], row) for row in self._with(op.note, number))
        elif op.kind == "add" and (known := self._few(where.function, op.args)) is not None:
            other, values = known
            yield from (Need(where, other, number - value) for value in values)
        elif op.kind == "mul" and isinstance(op.args[1], int) and op.args[1] > 0:
            if number % op.args[1] == 0:
                yield Need(where, op.args[0], number // op.args[1])
        elif op.kind == "sub" and isinstance(op.args[1], int):
            yield Need(where, op.args[0], number + op.args[1])
        elif op.kind == "shr" and op.args[1] == 1:
            yield from (Need(where, op.args[0], 2 * number + low) for low in range(2))
        elif op.kind != "load" or self._kept(op.note, number):
            yield None

    def _kept(self, cell: str, number: int) -> bool:
        """Whether a cell can have this number."""
        if cell in MARKS:
            return number == 0 or (number - 1) >> MARKS[cell] in self._lasting
        return cell != IN_PLAY or self._stands(number)

    @cached_property
    def _lasting(self) -> frozenset[int]:
        """Statements that some operation leaves behind."""
        numbers = self.analysis.numbers
        return frozenset(
            numbers[f"op_{letter}"][pc] for pc, do in enumerate(numbers["op"])
            for letter, operand in zip("abcdefghi", OPERANDS_OF.get(Do(do), ()), strict=False) if operand.kind is Kind.MARK
        )  # fmt: skip

    def _stands(self, card: int) -> bool:
        """Whether a card can be in play as a Pokémon; an empty place is card 0."""
        points = self.analysis.numbers["hp"]
        return card == 0 or (0 < card < len(points) and points[card] > 0)

    def _few(self, function: str, args: tuple[Arg, ...]) -> tuple[Arg, frozenset[int]] | None:
        """One of two arguments, and what the other one can be."""
        for one, other in (args, args[::-1]):
            values = self._known({}, function, one)
            if values is not None and len(values) <= 64:
                return other, values
        return None

    def _with(self, column: str, number: int) -> list[int]:
        """Rows that have this number."""
        if column not in self._rows:
            rows = defaultdict(list)
            for at, value in enumerate(self.analysis.numbers[column]):
                rows[value].append(at)
            self._rows[column] = rows
        return self._rows[column].get(number, [])

    # Forwards: where one can come to, from where a name got its number, while it has that

    def _flow(self, start: Point, name: str, number: int) -> frozenset[Point]:
        key = (start, name, number)
        if key not in self._flows:
            self._flows[key] = self._flowed(start, name, number)
        return self._flows[key]

    def _flowed(self, start: Point, name: str, number: int) -> frozenset[Point]:
        function = self.functions[start.function]
        found = set[Point]()
        states: dict[int, State] = {}
        todo: list[tuple[int, int, State]] = [(start.block, start.at + 1, {name: frozenset((number,))})]
        while todo:
            block, first, state = todo.pop()
            state = dict(state)
            ops = function.blocks[block].ops
            for at in range(first, len(ops)):
                op = ops[at]
                found.add(Point(function.name, block, at))
                if op.target == name:
                    break  # From here on it has its number from there.
                if op.target is not None:
                    state[op.target] = self._worked(state, function.name, op)
            else:
                for to in self._ways(state, function, block):
                    before = states.get(to)
                    after = state if before is None else _both(before, state)
                    if after != before:
                        states[to] = after
                        todo.append((to, 0, after))
        return frozenset(found)

    def _ways(self, state: State, function: Function, block: int) -> tuple[int, ...]:
        end = function.blocks[block].end
        values = self._known(state, function.name, end.condition) if isinstance(end, Branch) else None
        if values is None or not isinstance(end, Branch):
            return following(end)
        return (end.then,) * any(values) + (end.other,) * (0 in values)

    def _worked(self, state: State, function: str, op: Op) -> Values:
        args = [self._known(state, function, arg) for arg in op.args]
        base = self.analysis.names.get((function, op.target or ""), frozenset())
        if op.kind in ("store", "call", "load"):
            return base
        values = self.analysis.column(op.note, args[0]) if op.kind == "table" else result_of(op.kind, args)
        return base if values is None else values if base is None else values & base

    def _known(self, state: State, function: str, arg: Arg) -> Values:
        if isinstance(arg, int):
            return frozenset((arg,))
        return state[arg] if arg in state else self.analysis.names.get((function, arg), frozenset())

    # Whether another number is felt where it is read

    def _felt(self, point: Point, op: Op, at: int, new: int) -> bool:
        """Within the function: whatever leaves it, or decides a way, has to be the same."""
        old = self.analysis.numbers[op.note][at]
        return Twice(self.analysis, point.function, op.note, at, old, new).felt(point.block, point.at, op)


def _may(values: Values, number: int) -> bool:
    return values is None or number in values


def _both(one: Mapping[str, Values], other: Mapping[str, Values]) -> State:
    """What is known on either way: a name that only one knows more about is known as anywhere."""
    shared: State = {}
    for name in one.keys() & other.keys():
        here, there = one[name], other[name]
        values = here if here == there else joined(here, there)
        if values is not None and len(values) <= _FEW:
            shared[name] = values
    return shared
