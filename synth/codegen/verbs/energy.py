"""attach, strip, shift: units of Energy come, go and move."""

from __future__ import annotations

from synth.codegen.draft import POST, Draft
from synth.codegen.ir import Value, constant, either, maximum, minimum, stage, total, where
from synth.codegen.machine.evaluate import attachable
from synth.codegen.machine.run import Run
from synth.codegen.pool import Unlowered
from synth.codegen.verbs.healing import EVERYTHING
from synth.dsl.ast import Attach, Filter, FilterKind, Quantifier, Role, Shift, Side, Strip
from synth.spec.cards import UNITS, Energy
from synth.spec.chance import Purpose
from synth.spec.layout import ENERGIES, SLOTS

ANY = ENERGIES
"""Stands for every type in a type column."""

ALL_UNITS = 99


def _unit(energies: tuple[Energy, ...]) -> int:
    if len(energies) > 1:
        raise Unlowered("a choice of Energy types")
    return UNITS.index(energies[0]) if energies else ANY


def lower_attach(stmt: Attach, draft: Draft) -> None:
    if stmt.units.how != "chosen" or not stmt.units.energies:
        raise Unlowered(f"attach {stmt.units.how} units")
    name = draft.say("attach")
    draft.count(name, stmt.units.n)
    draft.set(f"{name}_unit", _unit(stmt.units.energies))
    draft.set(f"{name}_discard", int(stmt.source == "discard"))
    if stmt.source == "zone" and (stmt.to.quantifier is Quantifier.CHOOSE or stmt.to.role is Role.IT or stmt.spread == "spread"):
        draft.set("ask_zone", 1)
    if stmt.spread == "spread":
        draft.on(name, stmt.to.model_copy(update={"quantifier": Quantifier.CHOOSE, "n": 1}), POST)
        draft.set("spread", 1)
    elif stmt.spread == "each" or stmt.to.role is Role.SELF:
        if stmt.source == "discard" and stmt.spread == "each":
            raise Unlowered("one unit of the discard pile to each")
        draft.on(name, stmt.to, draft.later)
    else:
        draft.on(name, stmt.to, draft.later)


def lower_strip(stmt: Strip, draft: Draft) -> None:
    units = stmt.units
    if units.how == "random" and not units.energies:
        _lower_sap(stmt, draft)
        return
    if units.how != "chosen" or stmt.pooled:
        raise Unlowered(f"strip {units.how} units")
    name = draft.say("strip")
    if units.n == EVERYTHING:
        draft.set(f"{name}_k", ALL_UNITS)
    elif units.energies:
        draft.count(name, units.n)
    else:
        raise Unlowered("a choice of units to discard")
    draft.set(f"{name}_unit", _unit(units.energies))
    draft.on(name, stmt.source, draft.later)


def _lower_sap(stmt: Strip, draft: Draft) -> None:
    """Random units, one pot for all Pokémon named; from several without a common pot, one by one."""
    source = stmt.source
    if not stmt.pooled and source.side is Side.BOTH:
        for side in (Side.MY, Side.OPP):
            _lower_sap(stmt.model_copy(update={"source": source.model_copy(update={"side": side})}), draft)
        return
    name = draft.say("pot" if stmt.pooled else "sap")
    draft.count(name, stmt.units.n)
    draft.on(name, source, draft.later)


def lower_shift(stmt: Shift, draft: Draft) -> None:
    if stmt.units.n != EVERYTHING or stmt.one_each:
        raise Unlowered("moving a number of units")
    name = draft.say("shift")
    draft.set(f"{name}_unit", _unit(stmt.units.energies))
    if stmt.source.quantifier is Quantifier.CHOOSE and stmt.to.quantifier is Quantifier.CHOOSE:
        raise Unlowered("moving units between two chosen Pokémon")
    source = stmt.source
    if source.quantifier is Quantifier.CHOOSE:
        giver = Filter(kind=FilterKind.ENERGY, energies=stmt.units.energies, n=1)
        source = source.model_copy(update={"filters": (*source.filters, giver)})
    draft.on(f"{name}_from", source, draft.later)
    draft.on(f"{name}_to", stmt.to, draft.later)


def attach(run: Run, placed: Value) -> None:
    """Units come to each target; while spreading (`placed`), one unit to the slot just chosen."""
    board = run.board
    for name in run.said("attach"):
        says, unit = run.says(name), run.row(f"{name}_unit")
        wanted = where(placed, 1, where(run.go & says, run.amount(name), 0))
        recycled = run.row(f"{name}_discard") == 1
        came: list[Value] = []
        flags = run.targets(name)
        flags = [where(recycled, flag, one) for flag, one in zip(flags, attachable(flags, board), strict=True)]
        for k in range(ENERGIES):
            here = says & (unit == k)
            count = where(recycled, minimum(wanted, board[f"discarded_0_{k}"]), wanted)
            anyone = either(flags[:SLOTS])
            board[f"discarded_0_{k}"] = maximum(
                board[f"discarded_0_{k}"] - where(here & recycled & anyone, count, 0), 0
            )
            for slot in range(SLOTS):
                gets = here & flags[slot] & board.occupied(0, slot)
                board.add(f"energy_0_{slot}_{k}", gets, count)
                run.came.add(slot, k, where(gets & ~recycled, count, 0))
            came.append(where(here & anyone, count, 0))
        run.scene.did = where(says, either(count > 0 for count in came), run.scene.did)


def strip(run: Run) -> None:
    board = run.board
    for name in run.said("strip"):
        says, unit = run.go & run.says(name), run.row(f"{name}_unit")
        count = where(says, run.amount(name), 0)
        for at, flag in enumerate(run.targets(name)):
            side, slot = divmod(at, SLOTS)
            for k in range(ENERGIES):
                held = board.energy(side, slot, k)
                gone = where(flag & ((unit == k) | (unit == ANY)), minimum(held, count), 0)
                board[f"energy_{side}_{slot}_{k}"] = held - gone
                board[f"discarded_{side}_{k}"] = board[f"discarded_{side}_{k}"] + gone
    for verb, take in (("sap", _discard_from_one), ("pot", _discard_from_pot)):
        # A second Pokémon of the same program (one of each player) goes on with the next random words.
        for drawn, name in enumerate(run.said(verb)):
            count = where(run.go & run.says(name), minimum(run.amount(name), run.most(name)), 0)
            flags = {at: flag for at, flag in enumerate(run.targets(name)) if not (flag.is_const and not flag.const)}
            take(run, flags, count, drawn)


def _discard_from_one(run: Run, flags: dict[int, Value], count: Value, drawn: int) -> None:
    """Random units of the one Pokémon that is flagged."""
    board = run.board
    held: list[Value] = [constant(0)] * ENERGIES
    for at, flag in flags.items():
        held = [where(flag, board.energy(*divmod(at, SLOTS), k), units) for k, units in enumerate(held)]
    there = total(held).within(0, 120)
    stage("units drawn")
    targets = _targets(run, there, count, drawn)
    stage("units gone")
    gone = _gone(held, constant(0), targets)
    stage("units discarded")
    for side in range(2):
        here = either(flag for at, flag in flags.items() if at // SLOTS == side)
        for k in range(ENERGIES):
            board.add(f"discarded_{side}_{k}", here, gone[k])
    for at, flag in flags.items():
        for k in range(ENERGIES):
            board.add(f"energy_{at // SLOTS}_{at % SLOTS}_{k}", flag, -gone[k])


def _discard_from_pot(run: Run, flags: dict[int, Value], count: Value, drawn: int) -> None:
    """Random units out of all that several Pokémon have."""
    board = run.board
    before: list[Value] = [constant(0)]
    for at, flag in flags.items():
        before.append((before[-1] + where(flag, board.units(*divmod(at, SLOTS)), 0)).within(0, 120))
    targets = _targets(run, before[-1], count, drawn)
    stage("pot")
    lost: dict[tuple[int, int], Value] = {}
    for (at, flag), earlier in zip(flags.items(), before, strict=False):
        side, slot = divmod(at, SLOTS)
        held = [where(flag, board.energy(side, slot, k), 0) for k in range(ENERGIES)]
        for k, gone in enumerate(_gone(held, earlier, targets)):
            board[f"energy_{side}_{slot}_{k}"] = board.energy(side, slot, k) - gone
            lost[side, k] = lost.get((side, k), constant(0)) + gone
    for (side, k), units in lost.items():
        board[f"discarded_{side}_{k}"] = board[f"discarded_{side}_{k}"] + units


def _targets(run: Run, there: Value, count: Value, drawn: int) -> list[Value]:
    """Which of the units still there goes, one number a unit; beyond them all where none does."""
    return [
        where(count > k, run.chance.below(maximum(there - k, 0), Purpose.PICK_UNIT, drawn + k), 127) for k in range(count.hi)
    ]


def _gone(heaps: list[Value], before: Value, targets: list[Value]) -> list[Value]:
    """How many units of each heap were taken, where so many lie `before` the first heap.

    In running sums a unit that goes is one less in all sums beyond it, and nothing else."""
    sums = [before, *((before + total(heaps[: k + 1])).within(0, 120) for k in range(len(heaps)))]
    for target in targets:
        sums = [units - (target < units) for units in sums]
    return [(held - (beyond - below)).within(0, 60) for held, below, beyond in zip(heaps, sums, sums[1:], strict=False)]


def shift(run: Run) -> None:
    """All units of a type from some Pokémon to one other."""
    board = run.board
    for name in run.said("shift"):
        says, unit = run.go & run.says(name), run.row(f"{name}_unit")
        sources, targets = run.targets(f"{name}_from"), run.targets(f"{name}_to")
        says = says & either(targets)
        for k in range(ENERGIES):
            this = says & ((unit == k) | (unit == ANY))
            leaves = [this & source & ~target for source, target in zip(sources, targets, strict=True)]
            moved = total(where(leaves[slot], board.energy(0, slot, k), 0) for slot in range(SLOTS)).within(0, 60)
            for slot in range(SLOTS):
                board.put(f"energy_0_{slot}_{k}", leaves[slot], 0)
                board.add(f"energy_0_{slot}_{k}", targets[slot], moved)
