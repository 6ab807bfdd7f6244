"""Effect programs → rows: each verb's lowering says what goes into which column."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from synth.codegen.draft import PRE, Draft
from synth.codegen.machine.statics import check_static
from synth.codegen.machine.triggers.lowering import lower_trigger
from synth.codegen.machine.triggers.programs import EVENTS
from synth.codegen.pool import Pool, Unlowered
from synth.codegen.verbs import arming, cards, conditions, energy, giving, healing, power, switching, tools
from synth.dsl.ast import (
    Before,
    Choose,
    Event,
    Exists,
    Filter,
    FilterKind,
    Flip,
    Give,
    If,
    Measure,
    MeasureKind,
    Memory,
    MemoryKind,
    Modifier,
    ModifierKind,
    Not,
    Power,
    Program,
    Put,
    Quantifier,
    Repeat,
    Require,
    Role,
    Scope,
    Selector,
    Side,
    Stmt,
    Use,
    Zone,
)
from synth.dsl.printer import print_effect
from synth.spec.cards import UNITS
from synth.spec.numbering import Row

ONCE, ANYTIME, ONCE_EACH = 1, 2, 3
"""Column `activated` of an Ability or a Stadium."""

UNTIL_TAILS = 63
"""Column `flip`: more coins than any text names."""

COUNTED = 62
"""Column `flip`: as many coins as `flip_of` measures."""

CANNOT_PAY = Not(condition=Memory(kind=MemoryKind.CAN_PAY))
COPIED = {Zone.PLAY: 1, Zone.ACTIVE: 2}
"""Column `copy`: whose attacks."""

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
    draft.set("title", draft.pool.numbers.titles.get(attack.name, 0))
    for k, unit in enumerate(UNITS):
        draft.set(f"cost_{k}", attack.cost.count(unit))


def _lower_program(program: Program, draft: Draft) -> None:
    if program.event in (Event.ATTACK, Event.PLAY):
        lower_block(program.body, draft)
    elif program.event is Event.ONCE_EACH and program.may:
        draft.set("activated", ONCE_EACH)
        lower_block(program.body, draft)
    elif program.event is Event.ONCE and program.may:
        draft.set("activated", ONCE)
        lower_block(program.body, draft)
    elif program == SUPPORTER_BAN:
        draft.set("bans_supporters", 1)
    elif program.event is Event.STATIC:
        check_static(program)
        draft.set("static", draft.pool.statics.number(program))
    elif program.event in EVENTS:
        lower_trigger(program, draft)
    else:
        raise Unlowered(f"event {program.event}")
    if program.event in (Event.PLAY, Event.ONCE, Event.ONCE_EACH):
        draft.set("usable", draft.pool.usable.number(program))


SUPPORTER_BAN = Program(
    event=Event.STATIC,
    condition=IN_ACTIVE_SPOT,
    body=(
        Give(
            what=Selector(side=Side.OPP, zone=Zone.PLAYER),
            modifier=Modifier(kind=ModifierKind.LOCK, scope=Scope.SUPPORTER),
        ),
    ),
)


def lower_block(block: tuple[Stmt, ...], draft: Draft) -> None:
    for stmt in block:
        if stmt.verb not in LOWERINGS:
            raise Unlowered(f"verb {stmt.verb}")
        draft.heeded = not draft.guards
        LOWERINGS[stmt.verb](stmt, draft)
        if not draft.heeded:
            raise Unlowered(f"{stmt.verb} under a condition")


def _flip(stmt: Flip, draft: Draft) -> None:
    if stmt.coins == Measure(kind=MeasureKind.UNTIL_TAILS):
        draft.set("flip", UNTIL_TAILS)
    elif stmt.coins.node == "const":
        draft.set("flip", stmt.coins.n)
    elif stmt.coins.node == "measure":
        draft.set("flip", COUNTED)
        draft.set("flip_of", draft.measure(stmt.coins))
        draft.set("flip_k", 1)
    elif stmt.coins.node == "either" and stmt.coins.then.node == "const" and stmt.coins.other.node == "const":
        draft.set("flip", stmt.coins.other.n)
        draft.set("flip_more", stmt.coins.then.n - stmt.coins.other.n)
        draft.set("flip_if", draft.pool.conditions.number(stmt.coins.condition))
        if stmt.coins.then.n < stmt.coins.other.n:
            raise Unlowered("fewer coins by a condition")
    else:
        raise Unlowered("coins by a condition")
    draft.heeded = not draft.guards


def _if(stmt: If, draft: Draft) -> None:
    if stmt.condition == CANNOT_PAY and stmt.then == (Power(verb="fail"),):
        draft.set("copy_pays", 1)
        return
    if draft.attack and not draft.guards and not stmt.other and _recosts(stmt.then):
        _lower_recost(stmt, draft)
        return
    for condition, block in ((stmt.condition, stmt.then), (Not(condition=stmt.condition), stmt.other)):
        draft.guards.append(condition)
        lower_block(block, draft)
        draft.guards.pop()
    draft.heeded = True


def _recosts(block: tuple[Stmt, ...]) -> bool:
    return len(block) == 1 and isinstance(block[0], Give) and block[0].modifier.kind is ModifierKind.COST_IS


def _lower_recost(stmt: If, draft: Draft) -> None:
    """The attack's own text may put another cost in the place of the printed one."""
    give = stmt.then[0]
    assert isinstance(give, Give)
    draft.set("cost_is_if", draft.pool.conditions.number(stmt.condition))
    for k, unit in enumerate(UNITS):
        draft.set(f"cost_is_{k}", give.modifier.energies.count(unit))
    draft.heeded = True


def _before(stmt: Before, draft: Draft) -> None:
    for inner in stmt.body:
        if not isinstance(inner, Put) or inner.what.zone is not Zone.TOOLS or inner.what.quantifier is not Quantifier.ALL:
            raise Unlowered(f"before {inner.verb}")
        tools.lower_detach(inner, draft, early=True)


def _repeat(stmt: Repeat, draft: Draft) -> None:
    if stmt.times.node != "measure" or len(stmt.body) != 1:
        raise Unlowered("repeat")
    if stmt.body[0].verb not in ("attach", "strip", "put", "draw"):
        raise Unlowered(f"repeat {stmt.body[0].verb}")
    draft.times = stmt.times
    lower_block(stmt.body, draft)
    draft.times = None
    draft.heeded = True


def _choose(stmt: Choose, draft: Draft) -> None:
    draft.ask(stmt.what, draft.later if stmt.what.zone is Zone.SPOT else PRE)


def _require(stmt: Require, draft: Draft) -> None:
    """Usability has tested it; an attack would have to test it too."""
    if draft.attack:
        raise Unlowered("an attack with a requirement")


def _use(stmt: Use, draft: Draft) -> None:
    of = stmt.of
    if stmt.what == "again" and stmt.base and not draft.guards:
        if any(name.startswith("ignores") for name in draft.columns):
            raise Unlowered("a second hit of an attack that ignores something")
        draft.set("again", stmt.base // 10)
        return
    if draft.guards or stmt.what != "attack" or of is None or of.side != "opp" or of.filters:
        raise Unlowered(f"use {stmt.what}")
    if of.zone not in COPIED or of.quantifier is not Quantifier.ALL:
        raise Unlowered(f"use {stmt.what} of {of.zone}")
    draft.set("copy", COPIED[of.zone])


LOWERINGS: dict[str, Callable[[Any, Draft], None]] = {
    "flip": _flip,
    "if": _if,
    "repeat": _repeat,
    "before": _before,
    "choose": _choose,
    "require": _require,
    "use": _use,
    "more": power.lower_power,
    "base": power.lower_power,
    "fail": power.lower_power,
    "damage": power.lower_damage,
    "heal": healing.lower_heal,
    "set_hp": healing.lower_set_hp,
    "cure": conditions.lower_cure,
    "afflict": conditions.lower_afflict,
    "attach": energy.lower_attach,
    "strip": energy.lower_strip,
    "shift": energy.lower_shift,
    "switch": switching.lower_switch,
    "put": cards.lower_put,
    "draw": cards.lower_draw,
    "show": cards.lower_show,
    "give": giving.lower_give,
    "arm": arming.lower_arm,
}
"""One lowering a verb."""
