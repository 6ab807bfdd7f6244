"""afflict, cure: Special Conditions."""

from __future__ import annotations

from synth.codegen.draft import Draft
from synth.codegen.ir import Value, constant, either, where
from synth.codegen.machine import effective
from synth.codegen.machine.bits import Bits
from synth.codegen.machine.evaluate import DAZES, has_status
from synth.codegen.machine.run import Run
from synth.codegen.pool import Answered, OptionAsk, Unlowered
from synth.dsl.ast import Afflict, Cure, FilterKind, Role, Selector, Side, Zone
from synth.spec.cards import Status
from synth.spec.chance import Purpose
from synth.spec.layout import SLOTS, Daze

BY_NAME = tuple(sorted(Status))
"""Random conditions are listed in this order."""


def lower_afflict(stmt: Afflict, draft: Draft) -> None:
    if stmt.how == "choose":
        _lower_choice(stmt, draft)
        return
    name = draft.say("afflict")
    draft.on(name, stmt.what, draft.later)
    if stmt.how == "random_new":
        _one_pokemon(stmt.what)
        if list(stmt.statuses) != sorted(stmt.statuses) or stmt.strength is not None:
            raise Unlowered("a random condition in an order of its own")
        draft.set(f"{name}_new", sum(1 << BY_NAME.index(status) for status in stmt.statuses))
        return
    for status in stmt.statuses:
        if status is Status.POISONED:
            draft.set(f"{name}_poison", (stmt.strength or draft.pool.rules.poison) // 10)
        elif status is Status.BURNED:
            draft.set(f"{name}_burn", 1)
        else:
            draft.set(f"{name}_daze", int(DAZES[status]))


def _one_pokemon(what: Selector) -> None:
    """A random condition is drawn once a Pokémon: no more than one is lowered."""
    if what.role is None and (what.zone is not Zone.ACTIVE or what.side not in (Side.MY, Side.OPP)):
        raise Unlowered(f"random conditions of {what.side} {what.zone}")


def _lower_choice(stmt: Afflict, draft: Draft) -> None:
    """One of several conditions, as the player likes."""
    if stmt.what != Selector(side=Side.OPP, zone=Zone.ACTIVE):
        raise Unlowered(f"a choice of conditions for {stmt.what.role or stmt.what.zone}")
    draft.option(OptionAsk("condition", size=len(stmt.statuses)))
    for option, status in enumerate(stmt.statuses):
        draft.guards.append(Answered(option))
        lower_afflict(stmt.model_copy(update={"how": "all", "statuses": (status,)}), draft)
        draft.guards.pop()


def lower_cure(stmt: Cure, draft: Draft) -> None:
    name = draft.say("cure")
    if stmt.how == "random":
        _one_pokemon(stmt.what)
        draft.set(f"{name}_random", 1)
    statuses = stmt.statuses or tuple(Status)
    draft.set(f"{name}_poison", int(Status.POISONED in statuses))
    draft.set(f"{name}_burn", int(Status.BURNED in statuses))
    if stmt.what.role is Role.IT and "heal_says" in draft.columns and draft.columns.get("ask"):
        _widen(statuses, draft)
    draft.set(f"{name}_dazes", sum(1 << int(daze) for status, daze in DAZES.items() if status in statuses))
    draft.on(name, stmt.what, draft.later)


def _widen(statuses: tuple[Status, ...], draft: Draft) -> None:
    """Healing that also cures may choose an undamaged Pokémon for its conditions (rulebook 8.1)."""
    asked = draft.pool.asks.things[draft.columns["ask"] - 1]
    filters = tuple(one for one in asked.filters if one.kind is not FilterKind.DAMAGED)
    draft.columns["ask"] = draft.pool.asks.number(asked.model_copy(update={"filters": filters}))
    draft.set("ask_cures", sum(1 << k for k, status in enumerate(Status) if status in statuses))


def afflict(run: Run) -> None:
    """The newest poison counts (rulebook 12.6); Paralysis of the own turn outlasts its Checkup (12.3)."""
    board = run.board
    for name in run.said("afflict"):
        says = run.does(name)
        flags = run.targets(name)
        poison, burn, daze = (run.row(f"{name}_{column}") for column in ("poison", "burn", "daze"))
        for side in range(2):
            when = says & flags[side * SLOTS] & board.occupied(side, 0)
            if run.used(f"{name}_new") and not (when.is_const and not when.const):
                poison, burn, daze = _random_new(run, name, side, (poison, burn, daze))
            immune = {status: effective.immune(board, side, status) for status in Status}
            safe = either((daze == int(number)) & immune[status] for status, number in DAZES.items())
            board.put(f"poison_{side}", when & (poison > 0) & ~immune[Status.POISONED], poison)
            board.put(f"burn_{side}", when & (burn > 0) & ~immune[Status.BURNED], 1)
            board.put(f"daze_{side}", when & (daze > 0) & ~safe, daze)
            fresh = (daze == Daze.PARALYZED).number_value() if side == 0 else 0
            board.put(f"daze_fresh_{side}", when & (daze > 0) & ~safe, fresh)


def _random_new(run: Run, name: str, side: int, given: tuple[Value, Value, Value]) -> tuple[Value, Value, Value]:
    """Poison, Burn and daze: one of the listed conditions that the Pokémon does not have, if the row says so."""
    listed = run.row(f"{name}_new")
    new = [
        (((listed >> at) & 1) == 1) & ~has_status(run.board, side, status) for at, status in enumerate(BY_NAME)
    ]
    picked = dict(zip(BY_NAME, run.chance.pick(Bits.of(new), Purpose.PICK_OPTION).flags(), strict=True))
    daze: Value = constant(0)
    for status, number in DAZES.items():
        daze = where(picked[status], int(number), daze)
    poison = where(picked[Status.POISONED], run.board.pool.rules.poison // 10, 0)
    found = (poison, picked[Status.BURNED].number_value(), daze)
    poison, burn, daze = (where(listed > 0, one, other) for one, other in zip(found, given, strict=True))
    return poison, burn, daze


def cure(run: Run) -> None:
    board = run.board
    for name in run.said("cure"):
        says = run.does(name)
        flags = run.targets(name)
        for side in range(2):
            when = says & flags[side * SLOTS]
            if when.is_const and not when.const:
                continue
            poison, burn = run.row(f"{name}_poison") == 1, run.row(f"{name}_burn") == 1
            daze = ((run.row(f"{name}_dazes") >> board[f"daze_{side}"]) & 1) == 1
            if run.used(f"{name}_random"):
                had = [poison & (board[f"poison_{side}"] > 0), burn & (board[f"burn_{side}"] > 0), daze]
                had[2] = daze & (board[f"daze_{side}"] > 0)
                # At most one of the other three can be there, so their order does not matter.
                picked = run.chance.pick(Bits.of(had), Purpose.PICK_OPTION).flags()
                random = run.row(f"{name}_random") == 1
                poison, burn, daze = (where(random, a, b) for a, b in zip(picked, (poison, burn, daze), strict=True))
            board.put(f"poison_{side}", when & poison, 0)
            board.put(f"burn_{side}", when & burn, 0)
            recovers = when & daze
            board.put(f"daze_{side}", recovers, int(Daze.NONE))
            board.put(f"daze_fresh_{side}", recovers, 0)
