"""What all statements are written with: operations, calculations, labels, and the Pokémon that a selector means."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Self

from synth.codegen.machine.words import Do
from synth.codegen.programs.code import Code, Label, Question
from synth.codegen.programs.nouns import Nouns
from synth.codegen.programs.usability import Usability
from synth.dsl import ast
from synth.dsl.ast import MeasureKind, ModifierKind, Quantifier
from synth.dsl.numbering import Lasting

TENS = frozenset(
    {
        *(ModifierKind.TAKES, ModifierKind.TAKES_AT_MOST, ModifierKind.DEALS, ModifierKind.BONUS),
        *(ModifierKind.MAX_HP, ModifierKind.POISON, ModifierKind.BURN),
    }
)
"""Modifiers whose amount is damage or HP."""
LOOSE = frozenset({Quantifier.ANY, Quantifier.UP_TO})

Lowering = Callable[["Writing", ast.Stmt, ast.Block], None]
"""Writes the operations of a statement, which the others of its block follow."""


@dataclass(eq=False)
class Writing:
    """Writes the operations of blocks. What differs between programs: whether statements change the damage to come, which
    conditions were decided before, which targets were chosen before."""

    code: Code
    nouns: Nouns
    lasting: dict[Lasting, int]
    vows: list[tuple[int, int]] = field(default_factory=lambda: [(0, 0)])
    """What attacks arm for themselves: selector and place of the program."""
    attack: bool = False
    """Whether it is an attack itself: its damage is placed all at once."""
    tossed: bool = False
    """Whether an attack has flipped its coins before anything else."""
    reckoning: bool = False
    decided: dict[int, int] = field(default_factory=dict)
    aims: dict[int, int] = field(default_factory=dict)
    failed: Label | None = None
    depth: int = 0
    within: bool = False
    """Whether the targets are found for all Pokémon of a selector: what `it` was before is remembered, and comes back then."""
    late: list[Callable[[], None]] = field(default_factory=list)
    """Programs that are written after the present one: what is armed."""
    lowerings: Mapping[str, Lowering] = field(default_factory=dict)
    """What is written for some verbs in the place of what is written here."""

    def __post_init__(self) -> None:
        self.usability = Usability(self.nouns)

    def ask(self, question: Question) -> int:
        return self.code.ask(question)

    def number(self, node: ast.Amount) -> int:
        return self.ask(self.nouns.amount(node))

    def tens(self, node: ast.Amount) -> int:
        return self.ask(self.nouns.tens(node))

    def worth(self, modifier: ast.Modifier) -> int:
        """Its amount, if it has one: of some kinds in tens."""
        if modifier.amount is None:
            return 0
        return (self.tens if modifier.kind in TENS else self.number)(modifier.amount)

    def coins(self, coins: ast.Amount) -> int:
        until_tails = isinstance(coins, ast.Measure) and coins.kind is MeasureKind.UNTIL_TAILS
        return -1 if until_tails else self.number(coins)

    def block(self, block: ast.Block) -> None:
        end = Label()
        for at, statement in enumerate(block):
            if isinstance(statement, ast.Pay):
                # A cost that cannot be paid in full: the rest of the block is not done.
                self.code.op(Do.UNLESS, self.ask(self.usability.affordable(statement)), end)
            self.statement(statement, block[at + 1 :])
        self.code.put(end)

    def targets(self, selector: ast.Selector, fits: Question | None, act: Callable[[], object], shield: bool = True) -> None:
        """The operations for the Pokémon that a selector means, once it is known which."""
        end, sel = Label(), self.nouns.selector(selector)
        wanted = (self.ask(fits) if fits else 0) if shield else -1
        if selector.quantifier in LOOSE:
            top = self.code.op(Do.TARGET_ANY, sel, wanted, end)
            act()
            self.code.op(Do.GOTO, top)
            self.code.put(end)
            return
        whole = selector.quantifier not in (Quantifier.CHOOSE, Quantifier.RANDOM, Quantifier.BY_COIN)
        outer = self.within
        self.code.op(Do.TARGET, sel, wanted, end, int(whole and outer))
        self.within = outer or whole
        act()
        self.within = outer
        self.code.put(end)
        if whole and not outer:
            self.code.op(Do.RESTORE)

    def find(self, selector: ast.Selector, fits: Question | None = None) -> None:
        """All Pokémon that a selector means, for whatever follows; `it` stays what it was."""
        here = Label()
        self.code.op(Do.TARGET, self.nouns.selector(selector), self.ask(fits) if fits else 0, here, 2)
        self.code.put(here)

    def statement(self, statement: ast.Stmt, after: ast.Block) -> None:
        """Writes a statement, which others of its block follow."""
        raise NotImplementedError

    def apart(self, body: ast.Block) -> int:
        """A program of its own, which begins here."""
        return self.code.program(self.twin().block, body)

    def twin(self, attack: bool = False) -> Self:
        """A writer of another program of the same tables."""
        return type(self)(self.code, self.nouns, self.lasting, self.vows, attack, late=self.late, lowerings=self.lowerings)

    def finish(self) -> None:
        """Writes what was put off."""
        while self.late:
            self.late.pop(0)()
