"""What an instruction of a listing can do at all: which rows are read again, and which numbers it can find.

A fault that changes only what nobody reads, or no number that can come about, is none.
"""

from collections.abc import Sequence
from functools import cached_property

import numpy as np

from synth.codegen.runtime.instructions import NAMES, WIDTHS, Code
from synth.verify.mutation.numbers import Numbers, all_of, can_be, narrowed, worked_out

HOW, ROW, A, B, FIRST, SIZE, THEN, OTHER = range(8)
"""Columns of an instruction."""
TOLD, STORES, BACK = 1 << 14, 1 << 15, 1 << 16
ROW_SOURCE, GRID, TABLE, NUMBER = range(4)
RESULT = 1
"""The row of what a function returns."""
Line = tuple[int, ...]
_ALONE = frozenset({"first", "popcount", "lowest"})
"""Operations of one number."""
_DEEP = 6
"""So many instructions are looked back through."""


class Effects:
    """Of all instructions of a listing; `pieces`: for each the name `function:number` of the piece it stands in."""

    def __init__(self, code: Code, pieces: Sequence[str]) -> None:
        self.code, self.pieces = code, pieces
        self.lines: list[Line] = [tuple(map(int, line)) for line in code.instructions]
        self._standing: dict[tuple[int, int, int], Numbers] = {}
        self._kept = {cell.row + k: cell.dtype for cell in code.cells for k in range(cell.size)}

    def same(self, place: int, after: Line) -> bool:
        """Whether this instruction in the place of the one that is there does just what that does."""
        before = self.lines[place]
        if before[HOW] & (BACK | STORES) or any(before[k] != after[k] for k in (A, FIRST, SIZE)):
            return False
        unread = not self._alive_after(place) & (1 << before[ROW] | 1 << after[ROW])
        if before[ROW] != after[ROW] and not unread:
            return False
        if before[THEN:] != after[THEN:]:
            return before[HOW] == after[HOW] and before[B] == after[B] and self._led_alike(place, after)
        leads_on = before[THEN] == before[OTHER]
        return (unread and leads_on) or self._finds_the_same(place, before, after, unread)

    def _finds_the_same(self, place: int, before: Line, after: Line, truth: bool) -> bool:
        """For every number that it can read; `truth`: only whether it is 0 matters."""
        widths = [WIDTHS[line[HOW] >> 8 & 15] for line in (before, after)]
        operations = [NAMES[line[HOW] & 255] for line in (before, after)]
        if operations[0] == operations[1] and (before[B] == after[B] or self._reads_one(before)):
            if widths[0] == widths[1]:
                return True
            old = new = self._can_be(place, before)
        else:
            old, new = (
                worked_out(operation, self._left(place, line), self._right(place, line))
                for operation, line in zip(operations, (before, after), strict=True)
            )
        if old is None or new is None:
            return False
        old, new = narrowed(old, widths[0]), narrowed(new, widths[1])
        return bool(((old != 0) == (new != 0)).all() if truth else (old == new).all())

    def _led_alike(self, place: int, after: Line) -> bool:
        """Whether the same way is gone by every number that can come about."""
        before = self.lines[place]
        numbers = self._kept_of(place, before)
        if numbers is None:
            return False
        some = numbers != 0
        return bool((np.where(some, before[THEN], before[OTHER]) == np.where(some, after[THEN], after[OTHER])).all())

    # Which rows are read again

    def _alive_after(self, place: int) -> int:
        """Rows, as bits."""
        last = place
        while not self._ends_piece(last):
            last += 1
        alive = self._joined(self._goals[last])
        for at in range(last, place, -1):
            alive = self._before(at, alive)
        return alive

    def _before(self, place: int, alive: int) -> int:
        """What must be known before an instruction if these rows are read after it."""
        line = self.lines[place]
        return self._read(line) | (alive if line[HOW] & STORES else alive & ~(1 << line[ROW]))

    def _joined(self, goals: Sequence[int]) -> int:
        found = 0
        for goal in goals:
            found |= self._alive[goal]
        return found

    def _ends_piece(self, place: int) -> bool:
        return place + 1 == len(self.lines) or self._starts[place] != self._starts[place + 1]

    @cached_property
    def _alive(self) -> dict[int, int]:
        """For the first place of each piece the rows that are read there or after it, as they are before it."""
        firsts = sorted(set(self._starts))
        lasts = {self._starts[place]: place for place in range(len(self.lines))}
        # Whoever called looks at cells and at what is returned.
        alive = dict.fromkeys(firsts, 0) | {0: 1 << RESULT | sum(1 << row for row in self._kept)}
        sees, keeps = {}, {}
        for first in firsts:
            seen, through = 0, -1
            for place in range(lasts[first], first - 1, -1):
                seen = self._before(place, seen)
                through &= -1 if self.lines[place][HOW] & STORES else ~(1 << self.lines[place][ROW])
            sees[first], keeps[first] = seen, through
        before: dict[int, list[int]] = {first: [] for first in firsts}
        for first in firsts[1:]:
            for goal in self._goals[lasts[first]]:
                before[goal].append(first)
        todo = dict.fromkeys(reversed(firsts))
        for first in firsts[1:]:
            alive[first] = sees[first]
        while todo:
            first = next(iter(todo))
            del todo[first]
            for earlier in before[first]:
                more = alive[earlier] | alive[first] & keeps[earlier]
                if more != alive[earlier]:
                    alive[earlier] = more
                    todo[earlier] = None
        return alive

    def _read(self, line: Line) -> int:
        source, rows = line[HOW] >> 12 & 3, 0
        if source != NUMBER:
            rows |= 1 << line[A]
        if source == GRID:
            rows |= ((1 << line[SIZE]) - 1) << line[FIRST]
        if not line[HOW] & TOLD and not self._reads_one(line):
            rows |= 1 << line[B]
        return rows

    def _reads_one(self, line: Line) -> bool:
        return NAMES[line[HOW] & 255] in _ALONE and not line[HOW] & (STORES | BACK)

    def reached(self, entry: str) -> set[int]:
        """All places that a call of this entry may come to."""
        found, todo = set[int](), [self.code.entries[entry][0]]
        while todo:
            place = todo.pop()
            line = self.lines[place]
            if place not in found:
                found.add(place)
                todo += [] if line[HOW] & BACK else [line[THEN], line[OTHER]]
                todo += [line[A]] if self._called(place) else []
        return found

    def _called(self, place: int) -> str | None:
        """The function that an instruction goes to from another one; the place where it goes on is its number."""
        line = self.lines[place]
        called = self._firsts.get(line[THEN])
        if called is None or self._function(place) == called or line[HOW] & BACK:
            return None
        assert line[HOW] >> 12 & 3 == NUMBER and line[THEN] == line[OTHER], "a call says where it goes on"
        return called

    @cached_property
    def _firsts(self) -> dict[int, str]:
        """Functions by their first places."""
        return {at: self._function(at) for at in set(self._starts) if self.pieces[at].endswith(":0")}

    @cached_property
    def _goals(self) -> list[tuple[int, ...]]:
        """Where an instruction leads; from the end of a function to all who call it, and to the end."""
        back_to: dict[str, set[int]] = {name: {0} for name in self._firsts.values()}
        for place, line in enumerate(self.lines):
            if called := self._called(place):
                back_to[called].add(line[A])
        return [
            tuple(back_to[self._function(place)]) if line[HOW] & BACK else tuple({line[THEN], line[OTHER]})
            for place, line in enumerate(self.lines)
        ]

    @cached_property
    def _starts(self) -> list[int]:
        """For each place the first one of its piece."""
        starts = [0]
        for at in range(1, len(self.pieces)):
            starts.append(starts[-1] if self.pieces[at] == self.pieces[at - 1] else at)
        return starts

    def _function(self, place: int) -> str:
        return self.pieces[place].partition(":")[0]

    # Which numbers can come about

    def _kept_of(self, place: int, line: Line, deep: int = _DEEP) -> Numbers:
        """What an instruction at this place can put into its row."""
        width = WIDTHS[line[HOW] >> 8 & 15]
        found = self._can_be(place, line, deep)
        return all_of(width) if found is None else np.unique(narrowed(found, width))

    def _can_be(self, place: int, line: Line, deep: int = _DEEP) -> Numbers:
        return can_be(NAMES[line[HOW] & 255], self._left(place, line, deep), self._right(place, line, deep))

    def _left(self, place: int, line: Line, deep: int = _DEEP) -> Numbers:
        match line[HOW] >> 12 & 3:
            case 3:
                return np.array([line[A]])
            case 1 | 2:
                return self._somewhere(line[HOW] >> 12 & 3, line[FIRST], line[SIZE])
        return self._in_row(place, line[A], deep)

    def _somewhere(self, source: int, first: int, size: int) -> Numbers:
        """All that stands in a part of the tables, or can stand in some rows."""
        if (source, first, size) not in self._standing:
            found: Numbers = None
            if source == TABLE:
                found = np.unique(self.code.table[first : first + size].astype(np.int64))
            else:
                kept = {None if row in self._wide else self._kept.get(row) for row in range(first, first + size)}
                found = all_of(kept.pop()) if len(kept) == 1 else None
            self._standing[source, first, size] = found
        return self._standing[source, first, size]

    def _right(self, place: int, line: Line, deep: int = _DEEP) -> Numbers:
        if self._reads_one(line):
            return np.zeros(1, np.int64)
        return np.array([line[B]]) if line[HOW] & TOLD else self._in_row(place, line[B], deep)

    def _in_row(self, place: int, row: int, deep: int) -> Numbers:
        """What the same piece has put there, or what its cell can have."""
        while deep and place and self.pieces[place] == self.pieces[place - 1]:
            place, deep = place - 1, deep - 1
            line = self.lines[place]
            if line[HOW] & STORES and line[ROW] <= row < line[ROW] + line[SIZE]:
                break
            if line[ROW] == row and not line[HOW] & STORES:
                return self._kept_of(place, line, deep)
        return None if row in self._wide else all_of(self._kept.get(row))

    @cached_property
    def _wide(self) -> frozenset[int]:
        """Rows of cells into which something is put that is wider than the cell."""
        wide = set[int]()
        for line in self.lines:
            for row in range(line[ROW], line[ROW] + (line[SIZE] if line[HOW] & STORES else 1)):
                dtype = self._kept.get(row)
                if dtype and not line[HOW] & BACK and WIDTHS[line[HOW] >> 8 & 15] not in (dtype, "i32" if dtype == "u32" else ""):
                    wide.add(row)
        return frozenset(wide)


def pieces_of(text: str) -> list[str]:
    """For each instruction of a listing's text the name of its piece."""
    pieces, name = list[str](), ""
    for line in text.partition("\ncode\n")[2].splitlines():
        name = line.partition(" # ")[2] or name
        pieces.append(name)
    return pieces
