"""Facts packed into words: a field is a few bits of a table's word, and costs nothing when it never varies."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from synth.codegen.ir import Table, Value, constant, lookup


@dataclass(frozen=True)
class Field:
    word: int
    shift: int
    bits: int
    lo: int
    hi: int


@dataclass(eq=False)
class PackedTable:
    """Rows of named small numbers, packed; fields that are equal in every row are constants and take no space."""

    name: str
    rows: Sequence[Mapping[str, int]]
    groups: Sequence[Sequence[str]] = ()
    """Fields that are read together: they share words where they fit."""

    fields: dict[str, Field] = field(default_factory=dict)
    words: list[list[int]] = field(default_factory=list)

    def __post_init__(self) -> None:
        used = 31
        for group in self.groups:
            used = 31
            for name in group:
                values = [row.get(name, 0) for row in self.rows]
                lo, hi = min(values), max(values)
                if lo == hi:
                    self.fields[name] = Field(-1, 0, 0, lo, hi)
                    continue
                bits = (hi - lo).bit_length()
                if used + bits > 31:
                    self.words.append([0] * len(self.rows))
                    used = 0
                self.fields[name] = Field(len(self.words) - 1, used, bits, lo, hi)
                for at, value in enumerate(values):
                    self.words[-1][at] |= (value - lo) << used
                used += bits

    def column(self, word: int) -> Table:
        return Table(f"{self.name}_{word}", tuple(self.words[word]))

    def read(self, index: Value) -> list[Value]:
        """All words of one row."""
        return [lookup(self.column(word), index) for word in range(len(self.words))]

    def at(self, index: Value, name: str) -> Value:
        """One field of one row."""
        at = self.fields[name] if name in self.fields else Field(-1, 0, 0, 0, 0)
        if at.word < 0:
            return constant(at.lo)
        words: list[Value] = [constant(0)] * len(self.words)
        words[at.word] = lookup(self.column(at.word), index)
        return self.get(words, name)

    def get(self, words: Sequence[Value], name: str) -> Value:
        """A field of a row whose words were read before."""
        at = self.fields[name]
        if at.word < 0:
            return constant(at.lo)
        word = words[at.word]
        if word.is_const:
            return constant((word.const >> at.shift & ((1 << at.bits) - 1)) + at.lo)
        number = ((word >> at.shift) & ((1 << at.bits) - 1)).within(0, at.hi - at.lo)
        return number + at.lo if at.lo else number
