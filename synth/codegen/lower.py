"""Effect programs → rows: each verb's lowering says what goes into which column."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from synth.codegen.draft import ANYTIME, ONCE, ONCE_EACH, Draft
from synth.codegen.machine.statics import check_static
from synth.codegen.machine.triggers.lowering import lower_trigger
from synth.codegen.machine.triggers.programs import EVENTS
from synth.codegen.pool import OptionAsk, Pool, Unlowered
from synth.codegen.verbs import (
    arming,
    cards,
    choosing,
    conditions,
    energy,
    evolving,
    giving,
    healing,
    looking,
    power,
    switching,
    tools,
)
from synth.dsl.ast import (
    Before,
    Choose,
    Compare,
    Const,
    Damage,
    EndTurn,
    Event,
    Evolve,
    Exists,
    Filter,
    FilterKind,
    Flip,
    Give,
    Heal,
    If,
    May,
    Measure,
    MeasureKind,
    Memory,
    MemoryKind,
    Modal,
    Modifier,
    ModifierKind,
    MoveDamage,
    Not,
    Pay,
    Power,
    Program,
    Put,
    Quantifier,
    Repeat,
    Require,
    Role,
    Scaled,
    Scope,
    Selector,
    Show,
    Side,
    Stmt,
    Use,
    Zone,
)
from synth.dsl.printer import print_effect
from synth.dsl.walk import nodes
from synth.spec.cards import UNITS, Kind
from synth.spec.numbering import Row

UNTIL_TAILS = 63
"""Column `flip`: more coins than any text names."""

COUNTED = 62
"""Column `flip`: as many coins as `flip_of` measures."""

CANNOT_PAY = Not(condition=Memory(kind=MemoryKind.CAN_PAY))
ANY_POKEMON = Filter(kind=FilterKind.KIND, card_kind=Kind.POKEMON)

HEALED = Compare(left=Measure(kind=MeasureKind.RESULT), op=">", right=Const(n=0))
"""A condition on coins that come after healing."""

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
        lasting = tuple(program for program in programs if program.event is Event.STATIC and program != SUPPORTER_BAN)
        if lasting:
            draft.set("static", draft.pool.statics.number(lasting))
        pool.lowerings.check_operations(draft.columns)
    except Unlowered as error:
        raise Unlowered(f"{row.card.id} {row.card.name}: {error} in {print_effect(programs)}", error.unit) from None
    return draft.columns


def _lower_attack_facts(row: Row, draft: Draft) -> None:
    attack = row.card.attacks[row.index]
    draft.set("attack", 1)
    draft.set("printed", attack.damage // 10)
    draft.set("title", draft.pool.numbers.titles.get(attack.name, 0))
    for k, unit in enumerate(UNITS):
        draft.set(f"cost_{k}", attack.cost.count(unit))


def _lower_program(program: Program, draft: Draft) -> None:
    if program.event is Event.ATTACK:
        _lower_attack(program.body, draft)
    elif program.event is Event.PLAY:
        lower_block(program.body, draft)
        if draft.pool.borrows and looking.keeps_result(program.body):
            draft.set("ask_keeps", 1)
    elif program.event in ENTERS and program.may:
        _lower_entering(program, draft)
    elif program.event is Event.AFTER_COINS and program.may and len(program.body) == 1 and program.body[0].verb == "reflip":
        draft.set("reflips", draft.pool.reflips.number(program))
    elif program.event is Event.ONCE_EACH and program.may:
        draft.set("activated", ONCE_EACH)
        lower_block(program.body, draft)
    elif program.event is Event.ONCE and program.may:
        draft.set("activated", ONCE)
        lower_block(program.body, draft)
    elif program.event is Event.ANYTIME and program.may:
        draft.set("activated", ANYTIME)
        lower_block(program.body, draft)
    elif program == SUPPORTER_BAN:
        draft.set("bans_supporters", 1)
    elif program.event is Event.STATIC:
        check_static(program)
    elif program.event in EVENTS:
        lower_trigger(program, draft)
    else:
        raise Unlowered(f"event {program.event}")
    if program.event in (Event.PLAY, Event.ONCE, Event.ANYTIME, Event.ONCE_EACH, *ENTERS):
        draft.set("usable", draft.pool.usable.number(program))


ENTERS = {Event.ON_BENCH: 1, Event.ON_EVOLVE: 2}
"""Column `enters`: an Ability for coming from the hand."""


def _lower_entering(program: Program, draft: Draft) -> None:
    """Used when its Pokémon comes, if the player likes."""
    draft.set("enters", ENTERS[program.event])
    draft.option(OptionAsk("enter"))
    choosing.under(choosing.YES, program.body, draft, lower_block)


def _lower_attack(body: tuple[Stmt, ...], draft: Draft) -> None:
    # Cards that are shown for the damage are shown before it anyway.
    early = 0 if body and isinstance(body[0], Show) else early_part(body)
    draft.early = early > 0
    lower_block(body[:early], draft)
    draft.early = False
    lower_block(body[early:], draft)
    if "flip" in draft.columns and "option" in draft.columns:
        raise Unlowered("an option of an attack with coins")


def early_part(body: tuple[Stmt, ...]) -> int:
    """How many statements come before damage, because the damage depends on what they do (docs/engine.md, Attack, 3)."""
    last = 0
    for at, stmt in enumerate(body, start=1):
        inside = list(nodes(stmt))
        if any(isinstance(node, Power | Damage) for node in inside) and any(map(_reads_what_was_done, inside)):
            last = at
    return last


def _reads_what_was_done(node: object) -> bool:
    if isinstance(node, Measure):
        return node.kind is MeasureKind.RESULT
    if isinstance(node, Memory):
        return node.kind is MemoryKind.DID
    if isinstance(node, Exists):
        return node.what.role is Role.IT
    return isinstance(node, Selector) and node.role in (Role.FOUND, Role.NEW_ACTIVE)


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
    skipped = 0
    for at, stmt in enumerate(block):
        if skipped or (skipped := looking.lower_shown(block[at:], draft)):
            skipped -= 1
            continue
        if stmt.verb == "choose":
            stmt = _narrowed(stmt, block[at + 1 :])
        lower = draft.pool.lowerings.columns(stmt.verb)
        draft.heeded = not draft.guards
        draft.settled = len(draft.said)
        draft.ahead = block[at + 1 :]
        lower(stmt, draft)
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
        draft.set("flip_more_if", draft.pool.guards.number((stmt.coins.condition,)))
        if stmt.coins.then.n < stmt.coins.other.n:
            raise Unlowered("fewer coins by a condition")
    else:
        raise Unlowered("coins by a condition")
    if draft.guards:
        if draft.attack or len(draft.guards) != 1 or draft.guards[0] != HEALED:
            raise Unlowered("flip under a condition")
        draft.set("flip_if", draft.guard())


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
    draft.set("cost_is_if", draft.pool.guards.number((stmt.condition,)))
    for k, unit in enumerate(UNITS):
        draft.set(f"cost_is_{k}", give.modifier.energies.count(unit))
    draft.heeded = True


def _before(stmt: Before, draft: Draft) -> None:
    for inner in stmt.body:
        if not isinstance(inner, Put) or inner.what.zone is not Zone.TOOLS or inner.what.quantifier is not Quantifier.ALL:
            raise Unlowered(f"before {inner.verb}")
        tools.lower_detach(inner, draft, first=True)


def _repeat(stmt: Repeat, draft: Draft) -> None:
    if len(stmt.body) == 1 and choosing.is_choice_of_cards(stmt.body[0]):
        choosing.lower_rounds(stmt, draft)
        return
    if len(stmt.body) == 1 and isinstance(stmt.body[0], Heal) and stmt.times.node == "measure":
        _lower_repeated_heal(stmt.body[0], stmt.times, draft)
        return
    verbs = tuple(one.verb for one in stmt.body)
    if stmt.times.node != "measure" or (len(verbs) != 1 and verbs != ("show", "put")):
        raise Unlowered("repeat")
    if verbs != ("show", "put") and verbs[0] not in ("attach", "strip", "put", "draw"):
        raise Unlowered(f"repeat {verbs[0]}")
    draft.times = stmt.times
    lower_block(stmt.body, draft)
    draft.times = None
    draft.heeded = True


def _lower_repeated_heal(stmt: Heal, times: Measure, draft: Draft) -> None:
    """So often the same Pokémon: that is so many times as much at once."""
    if stmt.what.quantifier is not Quantifier.ALL or stmt.amount.node != "const" or times.kind is MeasureKind.RESULT:
        raise Unlowered("repeat heal")
    healing.lower_heal(stmt.model_copy(update={"amount": Scaled(k=stmt.amount.n, of=times)}), draft)


def _narrowed(stmt: Choose, after: tuple[Stmt, ...]) -> Choose:
    """Only what the statements after it can do something with is offered: no Pokémon moves damage to itself."""
    if any(isinstance(one, MoveDamage) and (one.source.role, one.to.role) == (Role.IT, Role.SELF) for one in after):
        other = (*stmt.what.filters, Filter(kind=FilterKind.OTHER))
        return stmt.model_copy(update={"what": stmt.what.model_copy(update={"filters": other})})
    return stmt


def _choose(stmt: Choose, draft: Draft) -> None:
    if stmt.what.zone is Zone.HAND:
        choosing.lower_choose_card(stmt, draft)
    else:
        draft.ask(stmt.what, draft.later)


def _may(stmt: May, draft: Draft) -> None:
    choosing.lower_may(stmt, draft, lower_block)


def _modal(stmt: Modal, draft: Draft) -> None:
    choosing.lower_modal(stmt, draft, lower_block)


def _pay(stmt: Pay, draft: Draft) -> None:
    choosing.lower_pay(stmt, draft, lower_block)


def _evolve(stmt: Evolve, draft: Draft) -> None:
    if stmt.card.zone is Zone.HAND:
        choosing.lower_evolve_from_hand(stmt, draft)
    else:
        evolving.lower_evolve(stmt, draft)


def _require(stmt: Require, draft: Draft) -> None:
    """Usability tests it; for an attack the mask does."""
    if draft.attack:
        draft.set("require", draft.pool.guards.number((stmt.condition,)))


def _end_turn(stmt: EndTurn, draft: Draft) -> None:
    draft.set("ends", 1)


def _use(stmt: Use, draft: Draft) -> None:
    of = stmt.of
    if stmt.what == "again" and stmt.base and not draft.guards:
        if any(name.startswith("ignores") for name in draft.columns):
            raise Unlowered("a second hit of an attack that ignores something")
        draft.set("again", stmt.base // 10)
        return
    if stmt.what != "attack" or of is None:
        raise Unlowered(f"use {stmt.what}")
    draft.set("copy", 1)
    if of.quantifier is Quantifier.RANDOM and of.n == 1 and of.zone is Zone.HAND_AND_DECK and of.side is Side.OPP:
        if of.filters != (ANY_POKEMON,) or draft.guards:
            raise Unlowered("use attack of some hidden cards")
        draft.set("copy_hidden", 1)
        return
    if of.quantifier is not Quantifier.ALL or of.side not in (Side.MY, Side.OPP):
        raise Unlowered(f"use {stmt.what} of {of.side} {of.zone}")
    draft.set("copy_on", draft.pool.targets.number(of))
    draft.set("copy_own", int(of.side is Side.MY))
    if draft.guards:
        _lower_copy_coins(draft)


def _lower_copy_coins(draft: Draft) -> None:
    """The copier's coins come before it is known which attack it is: they are no part of that attack's row."""
    coins = draft.columns.pop("flip", 0)
    if not 0 < coins < COUNTED:
        raise Unlowered("use attack under a condition")
    draft.set("copy_flips", coins)
    draft.set("copy_if", draft.guard())


COLUMNS: dict[str, Callable[[Any, Draft], None]] = {
    "flip": _flip,
    "if": _if,
    "repeat": _repeat,
    "before": _before,
    "choose": _choose,
    "may": _may,
    "modal": _modal,
    "pay": _pay,
    "evolve": _evolve,
    "order": choosing.lower_order,
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
    "retype": energy.lower_retype,
    "move_damage": healing.lower_move_damage,
    "end_turn": _end_turn,
    "arm": arming.lower_arm,
}
"""One lowering a verb."""
