"""An effect being run by the machine: its row, what is known so far, and whether its statements apply now."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass, field, replace

from synth.codegen.draft import instances
from synth.codegen.ir import FALSE, TRUE, Value, constant, either, where
from synth.codegen.machine import effective
from synth.codegen.machine.board import Board
from synth.codegen.machine.chance import Chance
from synth.codegen.machine.evaluate import NO_OPTION, Scene, all_hold, fits, measure, pokemon, sides
from synth.codegen.machine.triggers.units import Units
from synth.codegen.tables import PackedTable
from synth.dsl.ast import MeasureKind, Role, Scope, Zone
from synth.spec.layout import SLOTS

HAND_MOST = 10
COINS_COUNTED = 62
UNTIL_TAILS_MOST = 16
EARLY = ("more", "base", "fail", "hit", "recoil", "volley", "flip")
"""Columns that are read before damage."""


@dataclass(eq=False)
class Run:
    """`go`: the row's effects happen in this step, after its damage; `attack`: it is an attack."""

    board: Board
    chance: Chance
    table: PackedTable
    words: list[Value]
    scene: Scene
    attack: Value = FALSE
    go: Value = FALSE
    entered: Value = FALSE
    """The statements before the effect's last question happen in this step."""
    last: Value = FALSE
    """The statements after a choice of cards happen in this step."""
    option: Value = field(default_factory=lambda: constant(NO_OPTION))
    early: bool = False
    """Whether this is the part before damage."""
    late: bool = False
    """Whether this is the part after a choice of cards."""
    shields: list[Value] = field(default_factory=lambda: [FALSE] * SLOTS)
    """The opponent's Pokémon that are not affected by this attack (rulebook 11.21)."""
    second: Value = FALSE
    """The second hit of an attack that is used twice: its coins are others."""
    came: Units = field(default_factory=Units)
    """Units from the Energy Zone that side 0's Pokémon got."""
    titles: list[Value] = field(default_factory=list)
    """Titles of the attack and of the one that it copies."""
    placed: Value = FALSE
    """A unit that is being spread has just found its Pokémon."""
    switched: bool = False
    """Whether the effect's switch has been made."""
    power: Value = field(default_factory=lambda: constant(0))
    """Tens of damage of an attack to the opponent's Active, before anything adds to it or defends."""
    hits: list[Value] = field(default_factory=lambda: [constant(0)] * (2 * SLOTS))
    """Tens of damage of an attack that its text does to each Pokémon in play."""
    recoil: Value = field(default_factory=lambda: constant(0))
    """Tens of damage of an attack to its user."""

    def do(self, verb: str) -> None:
        """What the rows of the pool want of an operation; one that codegen does not have, no row wants."""
        operation = self.board.pool.lowerings.operation(verb)
        if operation is not None:
            operation(self)

    def row(self, column: str) -> Value:
        if column not in self.table.fields:
            return constant(0)
        return self.table.get(self.words, column)

    def used(self, column: str) -> list[int]:
        """Values a column takes anywhere in the pool, 0 aside."""
        rows = (row for row in self.table.rows if row.get("early") or not self.early)
        return sorted({row.get(column, 0) for row in rows} - {0})

    def before_damage(self) -> Run:
        """The same effect while it does what its damage depends on: only rows that say so, only their statements."""
        twin = replace(self)
        twin.early = True
        return twin

    def after_cards(self) -> Run:
        """The same effect once the choice of cards is over: only what is said after it."""
        twin = replace(self)
        twin.late, twin.go, twin.entered = True, self.last, self.last
        return twin

    def said(self, verb: str) -> list[str]:
        """The column groups of a verb that some row of the pool fills."""
        return [name for name in instances(verb) if self.used(f"{name}_late" if self.late else f"{name}_says")]

    def says(self, name: str) -> Value:
        """Whether this row has the statement, here before or after damage, and its condition holds."""
        here = self.row(f"{name}_early") == int(self.early)
        if self.used(f"{name}_late"):
            here = here & (self.row(f"{name}_late") == int(self.late))
        return (self.row(f"{name}_says") == 1) & here & self.when(f"{name}_if")

    def does(self, name: str) -> Value:
        """Whether the statement happens in this step: when its turn has come, or at once if a question comes after it."""
        return where(self.row(f"{name}_before") == 1, self.entered, self.go) & self.says(name)

    def when(self, column: str) -> Value:
        """Whether the condition that a column names holds; 0 names none."""
        number = self.row(column)
        result = number == 0
        for k in self.used(column):
            guards = self.board.pool.guards.things[k - 1]
            result = result | ((number == k) & all_hold(guards, self._scene(column, k), self.option))
        return result

    def _scene(self, column: str, number: int) -> Scene:
        """The scene of an expression; before an attack's damage its source is known to be the Active Pokémon."""
        verb = re.match("[a-z]*", column)
        attacks = verb and verb[0] in EARLY and all(row.get("attack") for row in self.table.rows if row.get(column) == number)
        return replace(self.scene, source=[TRUE, *[FALSE] * (SLOTS - 1)]) if attacks else self.scene

    def amount(self, name: str) -> Value:
        """`name_k` times the measure `name_of`."""
        number, k = self.row(f"{name}_of"), self.row(f"{name}_k")
        factor = constant(1)
        for m in self.used(f"{name}_of"):
            what = self.board.pool.measures.things[m - 1]
            factor = where(number == m, measure(what, self._scene(f"{name}_of", m)), factor)
        if k.is_const and k.const == 0:
            return k
        return k * factor

    def most(self, name: str, side: int | None = None, how: str = "says") -> int:
        """The most that a count of cards or units (of a side) can come to in any row: no more is unrolled.

        `how`: only rows count that have this column of the statement."""
        bounds = [0]
        for row in self.table.rows:
            if not row.get(f"{name}_{how}") or (side is not None and not row[f"{name}_sides"] >> side & 1):
                continue
            number = row.get(f"{name}_of", 0)
            kind = self.board.pool.measures.things[number - 1].kind if number else None
            coins = row.get("flip", 0)
            limit = HAND_MOST if row.get(f"{name}_until") or row.get(f"{name}_own_count") else 1
            if kind is MeasureKind.HEADS:
                limit = coins if coins < COINS_COUNTED else UNTIL_TAILS_MOST
            elif kind is not None:
                limit = HAND_MOST
            bounds.append(limit * max(row.get(f"{name}_k", 1), 1) * row.get(f"{name}_n", 1))
        return min(max(bounds), 16)

    def targets(self, name: str, affected: bool = True, only: Collection[int] | None = None) -> list[Value]:
        """Flags of the slots a statement is about. `affected`: those that effects of this attack cannot reach are left out;
        `only`: other values of the column do not matter here."""
        number = self.row(f"{name}_on")
        flags: list[Value] = [FALSE] * (2 * SLOTS)
        for k in self.used(f"{name}_on") if only is None else sorted(only):
            what = self.board.pool.targets.things[k - 1]
            found = pokemon(what, self.scene)
            if what.role is Role.IT:
                within = self._answers(f"{name}_on", k)
                found = [flag if at in within else FALSE for at, flag in enumerate(found)]
            flags = [flag | ((number == k) & one) for flag, one in zip(flags, found, strict=True)]
        if affected:
            flags[SLOTS:] = [flag & ~shield for flag, shield in zip(flags[SLOTS:], self.shields, strict=True)]
        return flags

    def _answers(self, column: str, number: int) -> set[int]:
        """Slots that the choices of the rows with this value of a column can be answered with."""
        asked = {row["ask"] for row in self.table.rows if row.get(column) == number}
        slots = {Zone.ACTIVE: (0,), Zone.BENCH: tuple(range(1, SLOTS))}
        return {
            side * SLOTS + slot
            for what in (self.board.pool.asks.things[k - 1] for k in asked)
            for side in sides(what.side)
            for slot in slots.get(what.zone or Zone.PLAY, range(SLOTS))
        }

    @property
    def shielded(self) -> Value:
        """The opponent's Active is not affected by this."""
        return self.shields[0]

    def sheltered(self, name: str, side: int, slot: int) -> Value:
        """Whether a Pokémon is protected from the damage of an Ability; few texts do that."""
        scope = Scope.DAMAGE_OF_ATTACKS_AND_ABILITIES
        safe = [effective.prevents(self.board, (scope,), (side, slot), (0, source)) for source in range(SLOTS)]
        ability = self.row(f"{name}_trainer") == 0
        return ability & either(flag & self.source(k) for k, flag in enumerate(safe))

    def passes(self, column: str, side: int, card: int) -> Value:
        """Whether a card passes the search that a column names; few searches are cheaper one by one than by number."""
        number, used = self.row(column), self.used(column)
        if len(used) == 1:
            return fits(self.board, side, card, constant(used[0]))
        return either((number == k) & fits(self.board, side, card, constant(k)) for k in used)

    def on_it(self, side: int, slot: int) -> Value:
        return self.scene.it[side * SLOTS + slot]

    def source(self, slot: int) -> Value:
        return self.scene.source[slot]

    @property
    def chosen(self) -> Value:
        return either(self.scene.it)
