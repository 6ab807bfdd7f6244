"""Effect programs → rows: each verb's lowering says what goes into which column."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from synth.codegen.draft import PRE, Draft
from synth.codegen.pool import Pool, Unlowered
from synth.codegen.verbs import cards, conditions, energy, giving, healing, power, switching
from synth.dsl.ast import (
    Choose,
    Event,
    Exists,
    Filter,
    FilterKind,
    Flip,
    If,
    Measure,
    MeasureKind,
    Memory,
    MemoryKind,
    Not,
    Power,
    Program,
    Repeat,
    Role,
    Selector,
    Stmt,
    Use,
)
from synth.dsl.printer import print_effect
from synth.spec.cards import UNITS
from synth.spec.numbering import Row

ONCE, ANYTIME = 1, 2
"""Column `activated` of an Ability."""

UNTIL_TAILS = 63
"""Column `flip`: more coins than any text names."""

CANNOT_PAY = Not(condition=Memory(kind=MemoryKind.CAN_PAY))
IN_ACTIVE_SPOT = Exists(what=Selector(role=Role.SELF, filters=(Filter(kind=FilterKind.ACTIVE),)))


def lower_row(row: Row, pool: Pool) -> dict[str, int]:
    """The columns of one effect; Unlowered names the card and what is missing."""
    programs = pool.programs(row)
    draft = Draft(pool, row.kind)
    try:
        if row.kind == "attack":
            _lower_attack_facts(row, draft)
        for program in programs:
            _lower_program(program, draft)
    except Unlowered as error:
        raise Unlowered(f"{row.card.id} {row.card.name}: {error} in {print_effect(programs)}") from None
    return draft.columns


def _lower_attack_facts(row: Row, draft: Draft) -> None:
    attack = row.card.attacks[row.index]
    draft.set("attack", 1)
    draft.set("printed", attack.damage // 10)
    for k, unit in enumerate(UNITS):
        draft.set(f"cost_{k}", attack.cost.count(unit))


def _lower_program(program: Program, draft: Draft) -> None:
    if program.event in (Event.ATTACK, Event.PLAY):
        lower_block(program.body, draft)
    elif program.event is Event.ONCE and program.may:
        draft.set("activated", ONCE)
        lower_block(program.body, draft)
    elif program.event is Event.STATIC:
        for stmt in program.body:
            if stmt.verb != "give":
                raise Unlowered(f"static {stmt.verb}")
            giving.lower_static(stmt, draft)
        draft.set("active_only", int(_in_active_spot(program)))
    elif program.event is Event.DAMAGED and _in_active_spot(program):
        for stmt in program.body:
            if stmt.verb != "damage":
                raise Unlowered(f"reaction {stmt.verb}")
            power.lower_reaction(stmt, draft)
    else:
        raise Unlowered(f"event {program.event}")
    if program.event in (Event.PLAY, Event.ONCE):
        draft.set("usable", draft.pool.usable.number(program))


def _in_active_spot(program: Program) -> bool:
    """Whether the header asks for the Active Spot; any other header condition is not lowered yet."""
    if program.condition is None:
        return False
    if program.condition != IN_ACTIVE_SPOT:
        raise Unlowered(f"header condition of {program.event}")
    return True


def lower_block(block: tuple[Stmt, ...], draft: Draft) -> None:
    for stmt in block:
        if stmt.verb not in LOWERINGS:
            raise Unlowered(f"verb {stmt.verb}")
        LOWERINGS[stmt.verb](stmt, draft)


def _flip(stmt: Flip, draft: Draft) -> None:
    if stmt.coins == Measure(kind=MeasureKind.UNTIL_TAILS):
        draft.set("flip", UNTIL_TAILS)
    elif stmt.coins.node == "const":
        draft.set("flip", stmt.coins.n)
    else:
        raise Unlowered("a counted number of coins")


def _if(stmt: If, draft: Draft) -> None:
    if stmt.condition == CANNOT_PAY and stmt.then == (Power(verb="fail"),):
        draft.set("copy_pays", 1)
        return
    if stmt.other:
        raise Unlowered("else")
    draft.guards.append(stmt.condition)
    lower_block(stmt.then, draft)
    draft.guards.pop()


def _repeat(stmt: Repeat, draft: Draft) -> None:
    if stmt.times.node != "measure" or len(stmt.body) != 1:
        raise Unlowered("repeat")
    draft.times = stmt.times
    lower_block(stmt.body, draft)
    draft.times = None


def _choose(stmt: Choose, draft: Draft) -> None:
    draft.ask(stmt.what, PRE)


def _use(stmt: Use, draft: Draft) -> None:
    if stmt.what != "attack" or stmt.of is None or stmt.of.side != "opp" or stmt.of.zone != "play" or stmt.of.filters:
        raise Unlowered(f"use {stmt.what}")
    draft.set("copy", 1)


LOWERINGS: dict[str, Callable[[Any, Draft], None]] = {
    "flip": _flip,
    "if": _if,
    "repeat": _repeat,
    "choose": _choose,
    "use": _use,
    "more": power.lower_power,
    "base": power.lower_power,
    "fail": power.lower_power,
    "damage": power.lower_damage,
    "heal": healing.lower_heal,
    "afflict": conditions.lower_afflict,
    "attach": energy.lower_attach,
    "strip": energy.lower_strip,
    "shift": energy.lower_shift,
    "switch": switching.lower_switch,
    "put": cards.lower_put,
    "draw": cards.lower_draw,
    "show": cards.lower_show,
    "give": giving.lower_give,
}
"""One lowering a verb."""
