"""Tables under construction: rows of numbers that the machine reads. Equal calculations and traits are kept once."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from synth.codegen.machine.words import DEPTH, LOOPS, Ask, Do
from synth.dsl.ast import Block
from synth.spec.cards import Card

OPERANDS = 9


class Unlowered(Exception):
    """A program says something that the machine does not play."""


@dataclass(eq=False)
class Label:
    """A place in a program, known once it is put down."""

    at: int = -1


Operand = int | Label
Question = tuple[tuple[Ask, int, int, int], ...]
"""A calculation: operations with operands; jumps are relative to its beginning."""
Trait = Callable[[Card], bool]


@dataclass(eq=False)
class Code:
    """Operations of all programs, calculations, and lists."""

    ops: list[tuple[Do, tuple[Operand, ...]]] = field(default_factory=lambda: [(Do.END, ())])
    asks: list[tuple[Ask, int, int, int]] = field(default_factory=lambda: [(Ask.NUMBER, 0, 0, 0), (Ask.END, 0, 0, 0)])
    listed: list[Operand] = field(default_factory=lambda: [0])
    traits: dict[object, tuple[int, Trait]] = field(default_factory=dict)
    _questions: dict[Question, int] = field(default_factory=dict)

    def op(self, do: Do, *operands: Operand) -> int:
        assert len(operands) <= OPERANDS
        self.ops.append((do, operands))
        return len(self.ops) - 1

    def put(self, label: Label) -> None:
        """The next operation is where the label is."""
        label.at = len(self.ops)

    def either(self, do: Do, tested: Operand, write: Callable[[Block], None], then: Block, other: Block) -> None:
        """One of two blocks, as `do` finds."""
        second, end = Label(), Label()
        self.op(do, tested, second)
        write(then)
        if other:
            self.op(Do.GOTO, end)
        self.put(second)
        write(other)
        self.put(end)

    def program(self, write: Callable[[Block], None], body: Block) -> int:
        """The place of a program of its own, as `write` writes its body."""
        first = len(self.ops)
        write(body)
        self.op(Do.END)
        return first

    def ask(self, question: Question) -> int:
        """The place of a calculation."""
        if question not in self._questions:
            _check_depth(question)
            first = len(self.asks)
            self.asks += (*moved(question, first), (Ask.END, 0, 0, 0))
            self._questions[question] = first
        return self._questions[question]

    def listing(self, numbers: Iterable[Operand]) -> int:
        """The place of a list of numbers."""
        first = len(self.listed)
        self.listed.extend(numbers)
        return first

    def trait(self, key: object, holds: Trait) -> int:
        """The bit that says whether this holds for a card."""
        return self.traits.setdefault(key, (len(self.traits), holds))[0]

    def columns(self) -> dict[str, list[list[int]]]:
        found = {"op": [[int(do)] for do, _ in self.ops], "listed": [[_number(one)] for one in self.listed]}
        for k, letter in enumerate("abcdefghi"):
            found[f"op_{letter}"] = [[_number(ops[k]) if k < len(ops) else 0] for _, ops in self.ops]
        for k, name in enumerate(("ask", "ask_a", "ask_b", "ask_c")):
            found[name] = [[int(row[k])] for row in self.asks]
        return found

    def trait_words(self, cards: Sequence[Card]) -> list[list[int]]:
        """Bits of every card, 32 to a word; the first row is no card."""
        words = max(2, -(-len(self.traits) // 32))  # the machine reads them as a table of rows
        rows = [[0] * words]
        for card in cards:
            row = [0] * words
            for bit, holds in self.traits.values():
                if holds(card):
                    row[bit >> 5] |= 1 << (bit & 31)
            rows.append([word - (1 << 32) if word >> 31 else word for word in row])
        return rows


def moved(question: Question, by: int) -> Question:
    """The same a few places further: its jumps follow."""
    return tuple((ask, a + by if ask in JUMPS else a, b + by if ask is Ask.EACH else b, c) for ask, a, b, c in question)


def _number(operand: Operand) -> int:
    if isinstance(operand, Label):
        assert operand.at >= 0, "a label was never put down"
        return operand.at
    return int(operand)


JUMPS = frozenset({Ask.OR_ELSE, Ask.AND_THEN, Ask.GOTO})
_GROWS = {
    **dict.fromkeys((Ask.TIMES, Ask.HALF, Ask.TENS, Ask.NOT, Ask.GOTO, Ask.NEXT, Ask.EACH, Ask.TOP_COUNT, Ask.PAYS_UNITS), 0),
    **dict.fromkeys((*(Ask(ask) for ask in range(Ask.LT, Ask.ONE + 1)), Ask.OR_ELSE, Ask.AND_THEN), -1), Ask.EITHER: -2,
}  # fmt: skip
"""By how many numbers there are more after it; after all others by one."""


def _check_depth(question: Question) -> None:
    """Numbers at once: a jump keeps its number, so the way without jumps is the deepest."""
    depth = most = loops = inmost = 0
    for ask, *_ in question:
        loops += (ask is Ask.EACH) - (ask is Ask.NEXT)
        depth += _GROWS.get(ask, 1)
        most, inmost = max(most, depth), max(inmost, loops)
    if most > DEPTH or inmost > LOOPS:
        raise Unlowered("an expression with too many parts")
