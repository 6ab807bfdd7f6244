"""A row being filled: the numbers that tell the machine what one effect does."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from synth.codegen.pool import Answered, Guard, OptionAsk, Pool, Unlowered, amount_parts
from synth.dsl.ast import Amount, FilterKind, Measure, MeasureKind, Memory, MemoryKind, Quantifier, Role, Selector, Stmt
from synth.dsl.walk import nodes

PRE, MID, POST = 1, 2, 3
"""When a choice is asked: before coins, between coins and damage, or when the effect after the damage is reached."""

EARLY = 4
"""When something of an attack comes after its coins and before its damage, which depends on it."""

GATHER = 5
"""When the choice of Pokémon belongs to units whose types are chosen first."""

POWER = frozenset({"base", "more", "hit", "volley", "recoil"})
"""Statements that make up an attack's damage: no question comes between them."""

LAST = frozenset({"draw"})
"""Verbs whose stage comes after a choice of cards."""

LATE = frozenset({"search", "rob"})
"""Verbs that have a second stage there."""

_DAMAGE, _ENERGY = frozenset({"heal", "harm", "set_hp", "move_damage"}), frozenset({"attach", "strip", "sap", "pot", "shift"})
DISTURBED = {
    **{FilterKind.DAMAGED: _DAMAGE, FilterKind.UNDAMAGED: _DAMAGE, FilterKind.ENERGY: _ENERGY},
    **dict.fromkeys((FilterKind.STATUS, FilterKind.ANY_STATUS), frozenset({"afflict", "cure"})),
}
"""What a choice after damage may not be about once such a verb has been said: its candidates are known before verbs happen."""

ONCE, ANYTIME, ONCE_EACH = 1, 2, 3
"""Column `activated` of an Ability or a Stadium."""

COPIES = 3
"""How often one program can say the same verb."""

_IN_TENS = frozenset({MeasureKind.DEALT, MeasureKind.HP, MeasureKind.MAX_HP, MeasureKind.DAMAGE_ON})
IT = Selector(role=Role.IT)


def instances(verb: str) -> list[str]:
    """Names of the column groups of a verb: heal, heal2, heal3."""
    return [verb if k == 0 else f"{verb}{k + 1}" for k in range(COPIES)]


@dataclass(eq=False)
class Draft:
    """Columns of one row. What a program says more often than there are columns for is not lowered."""

    pool: Pool
    kind: str
    """attack, ability or trainer."""
    columns: dict[str, int] = field(default_factory=dict)
    guards: list[Guard] = field(default_factory=list)
    early: bool = False
    """Whether the statement being lowered happens before damage, which depends on it."""
    said: list[str] = field(default_factory=list)
    """Column groups filled so far, in the order of the program."""
    settled: int = 0
    """How many of them belong to earlier statements."""
    heeded: bool = True
    """Whether the statement being lowered has taken its guards into account."""
    ahead: tuple[Stmt, ...] = ()
    """The statements of the block after the one being lowered."""
    times: Measure | None = None
    """What the statements being lowered are repeated by."""

    @property
    def attack(self) -> bool:
        return self.kind == "attack"

    def set(self, column: str, value: int) -> None:
        if self.columns.get(column, value) != value:
            raise Unlowered(f"{column} twice in one program")
        self.columns[column] = value

    def say(self, verb: str) -> str:
        """A fresh group of columns for a verb, with its guard."""
        name = next((name for name in instances(verb) if f"{name}_says" not in self.columns), None)
        if name is None:
            raise Unlowered(f"{verb} more than {COPIES} times")
        if "pick" in self.columns and not self.columns.get("pick_holds") and not self.early and verb not in LAST:
            if verb not in LATE:
                raise Unlowered(f"{verb} after a choice of cards")
            self.set(f"{name}_late", 1)
        self.set(f"{name}_says", 1)
        self.set(f"{name}_if", self.guard())
        if self.early:
            self.set("early", 1)
            if verb not in POWER:
                self.set(f"{name}_early", 1)
        self.said.append(name)
        return name

    def guard(self) -> int:
        """The number of the condition all statements here stand under; 0 for none."""
        self.heeded = True
        return self.pool.guards.number(tuple(self.guards)) if self.guards else 0

    def measure(self, measure: Measure | None) -> int:
        """The number of a measure; 0 stands for 1."""
        return self.pool.measures.number(measure) if measure else 0

    def tens(self, name: str, amount: Amount) -> None:
        """An amount of damage or HP as `name_k` (in tens) times measure `name_of`."""
        k, measure = amount_parts(amount)
        in_tens = measure is not None and measure.kind in _IN_TENS
        if not in_tens and k % 10:
            raise Unlowered(f"{k} is not a multiple of 10")
        self.set(f"{name}_k", k if in_tens else k // 10)
        self.set(f"{name}_of", self.measure(measure))

    def count(self, name: str, amount: Amount) -> None:
        """A number of things as `name_k` times measure `name_of`."""
        k, measure = amount_parts(amount)
        if self.times is not None:
            if measure is not None:
                raise Unlowered("a counted amount inside a repetition")
            measure = self.times
        self.set(f"{name}_k", k)
        self.set(f"{name}_of", self.measure(measure))

    def on(self, name: str, selector: Selector, when: int) -> None:
        """The Pokémon a statement is about: all that a selector names, or one that is chosen."""
        if selector.quantifier in (Quantifier.CHOOSE, Quantifier.ANY):
            self.ask(selector, when)
            selector = IT
        elif selector.quantifier is not Quantifier.ALL:
            raise Unlowered(f"{selector.quantifier} {selector.n} Pokémon")
        if selector.role is Role.IT and "ask" not in self.columns:
            raise Unlowered("`it` before a choice")
        self.set(f"{name}_on", self.pool.targets.number(selector))

    def ask(self, selector: Selector, when: int) -> None:
        """Pokémon are chosen, one or two, or one after the other until done; `it` refers to them from then on."""
        several = selector.quantifier is Quantifier.ANY
        if selector.role is not None or selector.n > 2 or (selector.quantifier is not Quantifier.CHOOSE and not several):
            raise Unlowered(f"choice of {selector.quantifier} {selector.n} of {selector.role or selector.zone}")
        if several and not self.early:
            raise Unlowered("any number of Pokémon, after damage")
        plain = Selector(side=selector.side, zone=selector.zone, filters=selector.filters)
        when = EARLY if self.early else POST if self.guards and when == PRE and self.depends else when
        self.set("ask", self.pool.asks.number(plain))
        self.set("ask_when", when)
        self.set("ask_by", int(selector.by == "opp"))
        self.set("ask_if", self.guard())
        self.set("ask_two", int(selector.n == 2))
        self.set("ask_any", int(several))
        self.set("ask_option", self.chosen_option)
        if when == POST:
            before = {_verb(name) for name in self.said[: self.settled]}
            if any(before & DISTURBED.get(one.kind, frozenset()) for one in selector.filters):
                raise Unlowered("a choice among what the statements before it have changed")
            self.question()

    @property
    def depends(self) -> bool:
        """Whether what stands here waits for more than the player's own answer."""
        return any(not isinstance(guard, Answered) for guard in self.guards)

    @property
    def chosen_option(self) -> int:
        """The option under which the statement being lowered stands, from 1; 0 for none."""
        return next((guard.option + 1 for guard in self.guards if isinstance(guard, Answered)), 0)

    def option(self, ask: OptionAsk) -> None:
        """The player chooses one of several numbered answers."""
        self.set("option", self.pool.options.number(ask))
        when = EARLY if self.early else POST if self.attack or self.guards or self.said else PRE
        self.set("option_when", when)
        self.set("option_if", self.guard())
        if when == POST:
            self.question()

    def question(self) -> None:
        """The statements so far happen before the answer is known."""
        for name in self.said[: self.settled]:
            if _verb(name) not in POWER:
                self.columns.setdefault(f"{name}_before", 1)

    @property
    def counted_on(self) -> bool:
        """Whether the next statements ask what the one being lowered has done."""
        asked = (node for stmt in self.ahead for node in nodes(stmt) if isinstance(node, Measure | Memory))
        return any(node.kind in (MeasureKind.RESULT, MemoryKind.DID) for node in asked)

    @property
    def later(self) -> int:
        """When a choice of an effect that is not damage is asked."""
        return POST if self.attack else PRE

    @property
    def aiming(self) -> int:
        """When a target of an attack's damage is asked."""
        return MID if self.guards else PRE


def _verb(group: str) -> str:
    """`heal` of `heal2`."""
    return re.sub(r"\d*$", "", group)
