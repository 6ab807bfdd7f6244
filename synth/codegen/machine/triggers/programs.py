"""Which texts of a pool wait for an event, and where in play they are."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from synth.codegen.ir import FALSE, TRUE, Value, constant, where
from synth.codegen.machine import effective
from synth.codegen.machine.board import Board
from synth.codegen.machine.evaluate import Scene, condition
from synth.codegen.pool import Pool
from synth.dsl.ast import Arm, Event, Program
from synth.dsl.walk import nodes
from synth.spec.cards import Kind
from synth.spec.layout import SLOTS

EVENTS = frozenset(
    {
        *(Event.DAMAGED, Event.WOULD_DAMAGE, Event.WOULD_KO, Event.KO_BY_ATTACK, Event.KO_ANY, Event.MY_ATTACK_KOS),
        *(Event.ATTACHED_ZONE, Event.TURN_START_MY, Event.TURN_END_MY, Event.TURN_END_OPP, Event.TURN_END_EACH),
        *(Event.TURN_END_FIRST, Event.CHECKUP),
    }
)
"""Events whose programs are run by the machine when they happen; column `trigger` is the number of such a program."""

ABILITY, TOOL, STADIUM = "ability", "tool", "stadium"


@dataclass(frozen=True)
class Text:
    """A program that waits for an event, and what it is printed on."""

    number: int
    program: Program
    carrier: str


@lru_cache(maxsize=256)
def texts(pool: Pool, *events: Event, carrier: str | None = None) -> list[Text]:
    """The pool's programs for an event, each once."""
    found: dict[Text, None] = {}
    for row in pool.rows:
        kind = {Kind.TOOL: TOOL, Kind.STADIUM: STADIUM}.get(row.card.kind, ABILITY)
        for program in pool.programs(row) if row.kind != "attack" else ():
            if program.event in events and program.event in EVENTS and carrier in (None, kind):
                found[Text(pool.triggers.number(program), program, kind)] = None
    return list(found)


@lru_cache(maxsize=64)
def armed_in(pool: Pool, *events: Event) -> list[Arm]:
    """The pool's delayed effects that wait for an event."""
    programs = (program for row in pool.rows for program in pool.programs(row))
    found = [node for program in programs for node in nodes(program) if isinstance(node, Arm) and node.event in events]
    return list(dict.fromkeys(found))


@lru_cache(maxsize=16)
def needs_hits(pool: Pool) -> bool:
    """Whether anything asks which Pokémon an attack's damage has reached."""
    return "hit" not in pool.numbers.forgotten or waits_for(pool, Event.DAMAGED) or bool(armed_in(pool, Event.DAMAGED))


def waits_for(pool: Pool, *events: Event) -> bool:
    return bool(texts(pool, *events))


def number_at(board: Board, carrier: str, side: int, slot: int) -> Value:
    """The number of the program that the Ability or the Tool of a Pokémon waits with."""
    table = board.facts.table
    if "trigger" not in table.fields:
        return constant(0)
    if carrier == TOOL:
        return table.at(board[f"tool_{side}_{slot}"], "trigger")
    return where(effective.ability_lost(board, side, slot), 0, board.fact(side, slot, "trigger"))


def row_at(board: Board, carrier: str, side: int, slot: int) -> Value:
    """The row of the text."""
    if carrier == TOOL:
        return board.facts.table.at(board[f"tool_{side}_{slot}"], "row")
    return board.fact(side, slot, "row")


def only(slot: int) -> list[Value]:
    return [TRUE if k == slot else FALSE for k in range(SLOTS)]


@dataclass(eq=False)
class Holder:
    """A Pokémon whose text may answer: its side, and flags of the slots it may be in (at most one is set)."""

    board: Board
    side: int
    slots: list[Value]
    attacker: list[Value]
    """Flags of side 0's slots: whose attack is answered."""

    @property
    def view(self) -> Board:
        return self.board.seen_from(self.side)

    def scene(self) -> Scene:
        """As its controller sees the game."""
        near, far = (self.attacker, [FALSE] * SLOTS)[:: -1 if self.side else 1]
        return Scene(self.view, self.slots, attacker=[*near, *far] if self.attacker else [])

    def has(self, text: Text) -> Value:
        """Whether it has the text, and the condition of its header holds now."""
        number = constant(0)
        for slot, flag in enumerate(self.slots):
            if not (flag.is_const and not flag.const):
                number = where(flag, number_at(self.board, text.carrier, self.side, slot), number)
        held = number == text.number
        header = text.program.condition
        return held if header is None else held & condition(header, self.scene())


def holders(board: Board, attacker: list[Value], *sides: int) -> Iterator[Holder]:
    """Every slot of the sides, one at a time."""
    for side in sides:
        for slot in range(SLOTS):
            yield Holder(board, side, only(slot), attacker)
