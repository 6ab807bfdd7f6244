"""Operations in text: one line each, with the names of what they are about. For people; nothing reads it back."""

from collections.abc import Iterator
from dataclasses import dataclass

from synth.codegen.machine.cells import STATES
from synth.codegen.machine.words import Ask, Do, KindOf, Quantity, RoleOf, SideOf, Test, ZoneOf
from synth.codegen.programs.code import JUMPS
from synth.codegen.programs.columns import Tables
from synth.codegen.programs.operands import OPERANDS_OF, Kind, Operand

_ABOUT = frozenset({
    Ask.COUNT, Ask.NAMES, *map(Ask, range(Ask.ENERGY, Ask.CONDITIONS + 1)), Ask.EACH, *map(Ask, range(Ask.CAN_REACH, Ask.IT_IS)),
    Ask.CAN_PUT_CARDS, Ask.PAYS_UNITS, Ask.IT_EVOLVES, Ask.IT_GIVES, Ask.IT_MOVES,
})  # fmt: skip
"""Whose first operand is a selector."""


@dataclass(frozen=True)
class Operation:
    """One operation of a program, at its place."""

    at: int
    do: Do
    text: str


class Shown:
    """The programs of a pool, to look at."""

    def __init__(self, tables: Tables) -> None:
        self._columns = {name: [row[0] for row in rows] for name, rows in tables.columns.items() if len(rows[0]) == 1}

    def program(self, first: int) -> list[Operation]:
        """All operations that can be come to from a place, in their order."""
        places, ahead = set(), [first]
        while ahead:
            at = ahead.pop()
            if at in places:
                continue
            places.add(at)
            do = Do(self._columns["op"][at])
            ahead += [value for operand, value in self._operands(at, do) if operand.kind is Kind.LABEL]
            if do is Do.MODAL:
                listed, count = self._columns["op_a"][at], self._columns["op_b"][at]
                ahead += [self._columns["listed"][listed + 2 * k + 1] for k in range(count)]
            if do not in (Do.END, Do.GOTO, Do.FAIL):
                ahead.append(at + 1)
        return [Operation(at, do := Do(self._columns["op"][at]), self._text(at, do)) for at in sorted(places)]

    def modifier(self, number: int) -> str:
        """Something that holds as long as its card is in play."""
        parts = [KindOf.word(self._columns["mod_kind"][number]), f"what «{self.selector(self._columns['mod_what'][number])}»"]
        for name in ("amount", "condition"):
            at = self._columns[f"mod_{name}"][number]
            parts += [f"{name} ({self.calculation(at)})"] if at else []
        if vs := self._columns["mod_vs"][number]:
            parts.append(f"vs «{self.selector(vs)}»")
        return " ".join(parts)

    def calculation(self, at: int) -> str:
        """Its operations in a line; numbers are pushed, what follows takes them."""
        parts = []
        while (ask := Ask(self._columns["ask"][at])) is not Ask.END:
            a, b, c = (self._columns[f"ask_{letter}"][at] for letter in "abc")
            about = [str(a)] if a or ask is Ask.NUMBER else []
            if ask in _ABOUT or ask in JUMPS:
                about = [self.selector(a) if ask in _ABOUT else f"→{a}"]
            rest = [str(value) for value in (b, c)] if b or c else []
            parts.append(" ".join([ask.name.lower(), *about, *rest]))
            at += 1
        return ", ".join(parts)

    def selector(self, number: int) -> str:
        side, zone, role, quantity, n, by, first, count = (
            self._columns[f"sel_{name}"][number] for name in ("side", "zone", "role", "quantity", "n", "by", "first", "count")
        )
        where = RoleOf.word(role) if role else f"{SideOf.word(side)}.{ZoneOf.word(zone) if zone else 'none'}"
        filters = "".join(f"[{self._filter(first + k)}]" for k in range(count))
        some = "" if quantity == Quantity.ALL else f"{Quantity.word(quantity)} {n} of "
        return f"{some}{where}{filters}{' by opponent' if by else ''}"

    def _filter(self, number: int) -> str:
        kind, a, b, negated = (self._columns[f"fil_{name}"][number] for name in ("kind", "a", "b", "not"))
        word = "not " if negated else ""
        if kind == Test.STATE:
            return f"{word}{STATES[a]}{'' if b < 0 else f' {b}'}"
        return " ".join([f"{word}{Test(kind).name.lower()}", *([f"{a} {b}" if b else str(a)] if a or b else [])])

    def _operands(self, at: int, do: Do) -> Iterator[tuple[Operand, int]]:
        for letter, operand in zip("abcdefghi", OPERANDS_OF[do], strict=False):
            yield operand, self._columns[f"op_{letter}"][at]

    def _text(self, at: int, do: Do) -> str:
        operands = (f"{operand.name} {self._operand(operand, value)}" for operand, value in self._operands(at, do))
        return " ".join([do.name.lower(), *operands])

    def _operand(self, operand: Operand, value: int) -> str:
        if operand.kind is Kind.ASK and value > 0:
            return f"({self.calculation(value)})"
        if operand.kind is Kind.SELECTOR:
            return f"«{self.selector(value)}»" if value else "none"
        return f"→{value}" if operand.kind is Kind.LABEL else str(value)
