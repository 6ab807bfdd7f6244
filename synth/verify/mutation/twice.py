"""A function of the machine with one number of a table and with another: whether anything that it does can tell them apart."""

from collections.abc import Iterator
from itertools import product
from math import prod

from synth.codegen.graphs.flow import following
from synth.codegen.graphs.graph import COMPARED, WORKED, Arg, Branch, Op, Return, held
from synth.codegen.graphs.specialise import Analysis

Pairs = frozenset[tuple[int, int]] | None
"""What something can be in both machines; None: anything, and the same in both."""
APART: Pairs = frozenset({(0, 1), (1, 0), (0, 2)})
"""For what may be anything in either. These pairs stand for all others: whatever is worked out of them is apart again."""
_PLAIN = frozenset({*WORKED, *COMPARED, "copy"})
_MOST, _FEW = 1024, 40
"""So many pairs are worked out, and so many kept apart."""
_DEEP = 4
"""So many functions are looked into, one called by the other."""


class Felt(Exception):
    """They may do something different."""


class Twice:
    """Both do the same until the number is read, so that only names of the function can differ afterwards, and those of functions
    that get one of them, until one is put into a cell, decides a way, or is given back. Whatever reads the number again is part
    of this too."""

    def __init__(self, analysis: Analysis, function: str, column: str, at: int, old: int, new: int, depth: int = 0) -> None:
        self.analysis, self.function, self.column, self.row, self.depth = analysis, function, column, at, depth
        self.read = (old, new)

    def felt(self, block: int, at: int, op: Op) -> bool:
        try:
            start = self._before(block, at, op.args[0])
            start[str(op.target)] = frozenset((self.read,))
            self._follow(block, at + 1, start)
        except Felt:
            return True
        return False

    def _before(self, block: int, at: int, row: Arg) -> dict[str, Pairs]:
        """What is known when it is read: the row, and what was found in the same block since it stood there."""
        if isinstance(row, int):
            return {}
        start: dict[str, Pairs] = {row: frozenset(((self.row, self.row),))}
        ops = self.analysis.program.functions[self.function].blocks[block].ops[:at]
        since = max((number + 1 for number, op in enumerate(ops) if op.target == row), default=0)
        for op in ops[since:]:
            if op.target is not None:
                start[op.target] = self._done(start, op)
        return start

    def _follow(self, block: int, first: int, start: dict[str, Pairs]) -> None:
        blocks = self.analysis.program.functions[self.function].blocks
        states: dict[int, dict[str, Pairs]] = {}
        todo = [(block, first, start)]
        while todo:
            block, first, state = todo.pop()
            state = dict(state)
            for op in blocks[block].ops[first:]:
                value = self._done(state, op)
                if op.target is not None:
                    state[op.target] = value
            if not any(map(_differs, state.values())):
                continue  # From here on both are the same machine again.
            for to in self._ways(state, blocks[block].end):
                before = states.get(to)
                after = state if before is None else self._both(before, state)
                if after != before:
                    states[to] = after
                    todo.append((to, 0, after))

    def _ways(self, state: dict[str, Pairs], end: object) -> tuple[int, ...]:
        if isinstance(end, Return) and _differs(self._known(state, end.value)):
            raise Felt
        if not isinstance(end, Branch):
            return following(end)  # type: ignore[arg-type]
        values = self._known(state, end.condition)
        if values is None:
            return following(end)
        if any(bool(one) != bool(other) for one, other in values):
            raise Felt
        return (end.then,) * any(one for one, _ in values) + (end.other,) * any(not one for one, _ in values)

    def _both(self, one: dict[str, Pairs], other: dict[str, Pairs]) -> dict[str, Pairs]:
        return {name: _joined(self._known(one, name), self._known(other, name)) for name in one.keys() | other.keys()}

    def _known(self, state: dict[str, Pairs], arg: Arg) -> Pairs:
        if isinstance(arg, int):
            return frozenset(((arg, arg),))
        if arg in state:
            return state[arg]
        values = self.analysis.names.get((self.function, arg), frozenset())
        return None if values is None else frozenset((value, value) for value in values)

    def _done(self, state: dict[str, Pairs], op: Op) -> Pairs:
        args = [self._known(state, arg) for arg in op.args]
        apart = any(map(_differs, args))
        if op.kind == "store" and apart:
            raise Felt
        if op.kind == "call" and apart:
            self._inside(op.note, args)
            return self._anywhere(op)
        if any(map(_apart, args)):
            return APART
        if op.kind == "table":
            return self._looked_up(op, args[0])
        if op.kind in ("call", "load") or op.kind not in _PLAIN:
            return APART if apart else self._anywhere(op)
        known = [values for values in args if values is not None]
        if len(known) < len(args) or prod(map(len, known)) > _MOST:
            return APART if apart else self._anywhere(op)
        return _few(frozenset(self._worked(op, known)))

    def _inside(self, function: str, args: list[Pairs]) -> None:
        """Of a function that is called with other numbers. What it gives back is the same: otherwise it is felt there."""
        called = self.analysis.program.functions.get(function)
        if called is None or called.at_once or self.depth >= _DEEP:
            raise Felt
        inner = Twice(self.analysis, function, self.column, self.row, *self.read, self.depth + 1)
        inner._follow(0, 0, dict(zip(called.parameters, args, strict=True)))

    def _worked(self, op: Op, known: list[frozenset[tuple[int, int]]]) -> Iterator[tuple[int, int]]:
        for pairs in product(*known):
            one, other = (_number(op.kind, [pair[side] for pair in pairs]) for side in range(2))
            if one is None or other is None:
                yield from APART or ()
            else:
                yield one, other

    def _looked_up(self, op: Op, at: Pairs) -> Pairs:
        numbers = self.analysis.numbers[op.note]
        if at is None or any(not 0 <= row < len(numbers) for pair in at for row in pair):
            if _differs(at):
                return APART
            return _joined(self._anywhere(op), frozenset((self.read,))) if op.note == self.column else self._anywhere(op)
        return frozenset((self._number(op.note, one, 0), self._number(op.note, other, 1)) for one, other in at)

    def _number(self, column: str, row: int, side: int) -> int:
        return self.read[side] if (column, row) == (self.column, self.row) else self.analysis.numbers[column][row]

    def _anywhere(self, op: Op) -> Pairs:
        return self._known({}, op.target) if op.target is not None else None


def _differs(values: Pairs) -> bool:
    return values is not None and any(one != other for one, other in values)


def _apart(values: Pairs) -> bool:
    return values is not None and APART is not None and values >= APART


def _few(pairs: frozenset[tuple[int, int]]) -> Pairs:
    """A counter would never come to its end."""
    if _apart(pairs):
        return APART
    return pairs if len(pairs) <= _FEW else APART if _differs(pairs) else None


def _joined(one: Pairs, other: Pairs) -> Pairs:
    if one is None or other is None:
        return APART if _differs(one) or _differs(other) else None
    return _few(one | other)


def _number(kind: str, args: list[int]) -> int | None:
    if kind == "copy":
        return args[0]
    a, b = args
    if kind in COMPARED:
        return int(COMPARED[kind](a, b))
    if (kind in ("shl", "shr") and not 0 <= b < 32) or (kind in ("floordiv", "mod") and b == 0):
        return None
    return held(WORKED[kind](a, b))
